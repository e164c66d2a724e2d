CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Diana', 'Egypt', 1970);
INSERT INTO author VALUES (2, 'Oscar', 'India', 1968);
INSERT INTO author VALUES (3, 'Tina', 'Egypt', 1910);
INSERT INTO author VALUES (4, 'Emma', 'Chile', 1942);
INSERT INTO author VALUES (5, 'Chris', 'India', 1905);
INSERT INTO author VALUES (6, 'Eric', 'Italy', 1961);
INSERT INTO author VALUES (7, 'Wendy', 'Spain', 1919);
INSERT INTO author VALUES (8, 'Alice', 'Egypt', 1964);
INSERT INTO author VALUES (9, 'Helen', 'Spain', 1965);
INSERT INTO author VALUES (10, 'Yara', 'India', 1913);
INSERT INTO author VALUES (11, 'Ivan', 'Italy', 1977);
INSERT INTO author VALUES (12, 'Victor', 'Spain', 1991);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Storm', 'History', 898, 1995, 10);
INSERT INTO book VALUES (2, 'Legend', 'Science', 386, 2000, 9);
INSERT INTO book VALUES (3, 'Mirror', 'Poetry', 312, 1991, 9);
INSERT INTO book VALUES (4, 'Rainbow', 'History', 572, 1954, 6);
INSERT INTO book VALUES (5, 'Midnight', 'Science', 619, 2010, 8);
INSERT INTO book VALUES (6, 'Whisper', 'Science', 380, 1956, 10);
INSERT INTO book VALUES (7, 'Stone', 'Poetry', 53, 1950, 8);
INSERT INTO book VALUES (8, 'Moon', 'Poetry', 772, 1975, 8);
INSERT INTO book VALUES (9, 'Sunrise', 'Cooking', 193, 1982, 11);
INSERT INTO book VALUES (10, 'Voyage', 'Poetry', 778, 1980, 3);
INSERT INTO book VALUES (11, 'Horizon', 'Nature', 258, 1962, 10);
INSERT INTO book VALUES (12, 'Light', 'Science', 427, 1975, 10);
INSERT INTO book VALUES (13, 'Comet', 'Poetry', 815, 1988, 10);
INSERT INTO book VALUES (14, 'Dream', 'Cooking', 397, 2003, 4);
INSERT INTO book VALUES (15, 'Shadowplay', 'Science', 626, 2009, 8);
INSERT INTO book VALUES (16, 'Echo', 'Poetry', 625, 1957, 12);
INSERT INTO book VALUES (17, 'Phoenix', 'Poetry', 600, 1998, 3);
INSERT INTO book VALUES (18, 'Velvet', 'Poetry', 557, 2022, 9);
INSERT INTO book VALUES (19, 'Crystal', 'Cooking', 291, 1982, 11);
INSERT INTO book VALUES (20, 'Star', 'Nature', 335, 1999, 6);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Rosa', 'Delhi', 31);
INSERT INTO member VALUES (2, 'Victor', 'Rome', 24);
INSERT INTO member VALUES (3, 'Frank', 'Delhi', 78);
INSERT INTO member VALUES (4, 'Leo', 'Oslo', 51);
INSERT INTO member VALUES (5, 'Oscar', 'Tokyo', 75);
INSERT INTO member VALUES (6, 'Emma', 'Delhi', 58);
INSERT INTO member VALUES (7, 'Jack', 'Tokyo', 35);
INSERT INTO member VALUES (8, 'Chris', 'Paris', 53);
INSERT INTO member VALUES (9, 'Adam', 'Oslo', 27);
INSERT INTO member VALUES (10, 'Helen', 'Paris', 25);
INSERT INTO member VALUES (11, 'Ivan', 'Delhi', 12);
INSERT INTO member VALUES (12, 'Uma', 'Tokyo', 59);
INSERT INTO member VALUES (13, 'David', 'Oslo', 78);
INSERT INTO member VALUES (14, 'Irene', 'Tokyo', 61);

CREATE TABLE loan (
    loan_id INTEGER PRIMARY KEY,
    status TEXT NOT NULL,
    duration INTEGER NOT NULL,
    month INTEGER NOT NULL,
    member_id INTEGER NOT NULL,
    book_id INTEGER NOT NULL,
    FOREIGN KEY (member_id) REFERENCES member(member_id),
    FOREIGN KEY (book_id) REFERENCES book(book_id)
);
INSERT INTO loan VALUES (1, 'Overdue', 11, 4, 8, 11);
INSERT INTO loan VALUES (2, 'Returned', 3, 1, 1, 12);
INSERT INTO loan VALUES (3, 'Returned', 46, 6, 5, 5);
INSERT INTO loan VALUES (4, 'Lost', 1, 5, 4, 1);
INSERT INTO loan VALUES (5, 'Returned', 13, 10, 11, 1);
INSERT INTO loan VALUES (6, 'Renewed', 40, 7, 14, 15);
INSERT INTO loan VALUES (7, 'Returned', 46, 5, 10, 9);
INSERT INTO loan VALUES (8, 'Overdue', 36, 3, 12, 3);
INSERT INTO loan VALUES (9, 'Renewed', 23, 8, 10, 12);
INSERT INTO loan VALUES (10, 'Overdue', 37, 12, 3, 11);
INSERT INTO loan VALUES (11, 'Overdue', 21, 6, 10, 2);
INSERT INTO loan VALUES (12, 'Overdue', 27, 9, 13, 8);
INSERT INTO loan VALUES (13, 'Renewed', 34, 6, 3, 1);
INSERT INTO loan VALUES (14, 'Renewed', 36, 2, 14, 14);
INSERT INTO loan VALUES (15, 'Lost', 49, 8, 9, 2);
INSERT INTO loan VALUES (16, 'Renewed', 1, 4, 8, 14);
INSERT INTO loan VALUES (17, 'Renewed', 4, 10, 11, 15);
INSERT INTO loan VALUES (18, 'Renewed', 45, 6, 7, 9);
INSERT INTO loan VALUES (19, 'Renewed', 51, 4, 9, 3);
INSERT INTO loan VALUES (20, 'Overdue', 20, 9, 8, 20);
INSERT INTO loan VALUES (21, 'Returned', 38, 2, 4, 9);
INSERT INTO loan VALUES (22, 'Renewed', 21, 9, 10, 8);
