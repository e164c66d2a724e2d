CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Ivan', 'Chile', 1984);
INSERT INTO author VALUES (2, 'Rosa', 'Peru', 1929);
INSERT INTO author VALUES (3, 'Wendy', 'Chile', 1950);
INSERT INTO author VALUES (4, 'Bob', 'Spain', 1994);
INSERT INTO author VALUES (5, 'Carol', 'Spain', 1973);
INSERT INTO author VALUES (6, 'Quinn', 'Peru', 1913);
INSERT INTO author VALUES (7, 'Diana', 'Spain', 1960);
INSERT INTO author VALUES (8, 'Frank', 'Peru', 1957);
INSERT INTO author VALUES (9, 'Zoe', 'Peru', 1979);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Midnight', 'Nature', 156, 2013, 8);
INSERT INTO book VALUES (2, 'Stone', 'Cooking', 82, 1960, 9);
INSERT INTO book VALUES (3, 'Velvet', 'Cooking', 768, 1963, 3);
INSERT INTO book VALUES (4, 'Storm', 'Poetry', 756, 1989, 4);
INSERT INTO book VALUES (5, 'Legend', 'Science', 850, 2006, 4);
INSERT INTO book VALUES (6, 'Horizon', 'Nature', 626, 2024, 9);
INSERT INTO book VALUES (7, 'Sunrise', 'Cooking', 255, 1988, 6);
INSERT INTO book VALUES (8, 'Light', 'Cooking', 367, 2001, 4);
INSERT INTO book VALUES (9, 'Moon', 'Cooking', 279, 2006, 4);
INSERT INTO book VALUES (10, 'Mirror', 'Nature', 152, 1992, 8);
INSERT INTO book VALUES (11, 'Rainbow', 'Poetry', 805, 1961, 5);
INSERT INTO book VALUES (12, 'Flame', 'Nature', 718, 1950, 6);
INSERT INTO book VALUES (13, 'Phoenix', 'History', 334, 1953, 8);
INSERT INTO book VALUES (14, 'Thunder', 'Nature', 56, 2003, 9);
INSERT INTO book VALUES (15, 'Star', 'Science', 765, 2011, 4);
INSERT INTO book VALUES (16, 'Voyage', 'Nature', 873, 1993, 4);
INSERT INTO book VALUES (17, 'Dream', 'History', 606, 1974, 9);
INSERT INTO book VALUES (18, 'Aurora', 'Poetry', 79, 1992, 9);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Eric', 'Paris', 60);
INSERT INTO member VALUES (2, 'Leo', 'Paris', 14);
INSERT INTO member VALUES (3, 'Henry', 'Oslo', 75);
INSERT INTO member VALUES (4, 'Jack', 'Lima', 76);
INSERT INTO member VALUES (5, 'Maria', 'Bonn', 30);
INSERT INTO member VALUES (6, 'Ivan', 'Oslo', 16);
INSERT INTO member VALUES (7, 'Alice', 'Bonn', 56);
INSERT INTO member VALUES (8, 'Yara', 'Bonn', 44);
INSERT INTO member VALUES (9, 'Victor', 'Bonn', 65);
INSERT INTO member VALUES (10, 'Rosa', 'Oslo', 76);
INSERT INTO member VALUES (11, 'Helen', 'Lima', 58);

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
INSERT INTO loan VALUES (1, 'Overdue', 57, 7, 8, 18);
INSERT INTO loan VALUES (2, 'Overdue', 23, 5, 8, 17);
INSERT INTO loan VALUES (3, 'Lost', 31, 10, 4, 9);
INSERT INTO loan VALUES (4, 'Overdue', 1, 6, 3, 8);
INSERT INTO loan VALUES (5, 'Lost', 17, 9, 9, 16);
INSERT INTO loan VALUES (6, 'Lost', 5, 6, 3, 4);
INSERT INTO loan VALUES (7, 'Overdue', 32, 3, 8, 4);
INSERT INTO loan VALUES (8, 'Returned', 4, 12, 1, 4);
INSERT INTO loan VALUES (9, 'Returned', 28, 2, 8, 6);
INSERT INTO loan VALUES (10, 'Overdue', 58, 4, 3, 15);
INSERT INTO loan VALUES (11, 'Lost', 32, 11, 6, 4);
INSERT INTO loan VALUES (12, 'Overdue', 58, 10, 2, 13);
INSERT INTO loan VALUES (13, 'Renewed', 28, 10, 2, 11);
INSERT INTO loan VALUES (14, 'Overdue', 48, 2, 1, 7);
INSERT INTO loan VALUES (15, 'Renewed', 27, 4, 11, 7);
INSERT INTO loan VALUES (16, 'Lost', 3, 2, 1, 4);
INSERT INTO loan VALUES (17, 'Overdue', 44, 12, 2, 18);
INSERT INTO loan VALUES (18, 'Returned', 23, 8, 8, 17);
INSERT INTO loan VALUES (19, 'Overdue', 41, 10, 3, 4);
INSERT INTO loan VALUES (20, 'Returned', 52, 10, 2, 17);
INSERT INTO loan VALUES (21, 'Overdue', 57, 4, 6, 4);
