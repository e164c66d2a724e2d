CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Julia', 'Japan', 1927);
INSERT INTO author VALUES (2, 'Emma', 'Japan', 1933);
INSERT INTO author VALUES (3, 'Paul', 'Spain', 1994);
INSERT INTO author VALUES (4, 'Oscar', 'Norway', 1919);
INSERT INTO author VALUES (5, 'Sam', 'Egypt', 1911);
INSERT INTO author VALUES (6, 'Nina', 'Norway', 1913);
INSERT INTO author VALUES (7, 'Grace', 'Japan', 1975);
INSERT INTO author VALUES (8, 'George', 'Japan', 1926);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Dream', 'Science', 220, 2010, 3);
INSERT INTO book VALUES (2, 'Mirror', 'Poetry', 69, 1964, 7);
INSERT INTO book VALUES (3, 'Phoenix', 'Nature', 760, 2023, 8);
INSERT INTO book VALUES (4, 'Whisper', 'Science', 69, 1988, 5);
INSERT INTO book VALUES (5, 'Mystery', 'Nature', 822, 1995, 1);
INSERT INTO book VALUES (6, 'Aurora', 'Travel', 773, 2017, 3);
INSERT INTO book VALUES (7, 'Light', 'Travel', 398, 1965, 7);
INSERT INTO book VALUES (8, 'Storm', 'Science', 427, 1998, 5);
INSERT INTO book VALUES (9, 'Stone', 'Poetry', 612, 1970, 4);
INSERT INTO book VALUES (10, 'Rainbow', 'Science', 67, 2011, 5);
INSERT INTO book VALUES (11, 'Crystal', 'Nature', 742, 1989, 2);
INSERT INTO book VALUES (12, 'Legend', 'Poetry', 245, 2023, 3);
INSERT INTO book VALUES (13, 'Horizon', 'Poetry', 103, 1981, 1);
INSERT INTO book VALUES (14, 'Comet', 'Poetry', 544, 1951, 7);
INSERT INTO book VALUES (15, 'Velvet', 'Travel', 501, 2024, 3);
INSERT INTO book VALUES (16, 'Shadowplay', 'Nature', 770, 1965, 7);
INSERT INTO book VALUES (17, 'Sunrise', 'Poetry', 68, 1972, 3);
INSERT INTO book VALUES (18, 'Voyage', 'Science', 164, 1983, 5);
INSERT INTO book VALUES (19, 'Moon', 'Science', 407, 2006, 3);
INSERT INTO book VALUES (20, 'Echo', 'Travel', 229, 2005, 7);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Nina', 'Tokyo', 40);
INSERT INTO member VALUES (2, 'Rosa', 'Bonn', 37);
INSERT INTO member VALUES (3, 'George', 'Bonn', 38);
INSERT INTO member VALUES (4, 'Alice', 'Bonn', 16);
INSERT INTO member VALUES (5, 'Uma', 'Bonn', 46);
INSERT INTO member VALUES (6, 'Bella', 'Bonn', 49);
INSERT INTO member VALUES (7, 'Oscar', 'Seoul', 17);
INSERT INTO member VALUES (8, 'Xavier', 'Bonn', 46);
INSERT INTO member VALUES (9, 'Carol', 'Bonn', 78);

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
INSERT INTO loan VALUES (1, 'Lost', 58, 1, 3, 14);
INSERT INTO loan VALUES (2, 'Overdue', 13, 12, 4, 9);
INSERT INTO loan VALUES (3, 'Returned', 31, 6, 7, 4);
INSERT INTO loan VALUES (4, 'Lost', 44, 6, 4, 19);
INSERT INTO loan VALUES (5, 'Returned', 1, 5, 2, 11);
INSERT INTO loan VALUES (6, 'Renewed', 3, 4, 2, 16);
INSERT INTO loan VALUES (7, 'Returned', 47, 1, 3, 12);
INSERT INTO loan VALUES (8, 'Lost', 22, 11, 9, 14);
INSERT INTO loan VALUES (9, 'Returned', 14, 5, 6, 12);
INSERT INTO loan VALUES (10, 'Lost', 41, 10, 2, 14);
INSERT INTO loan VALUES (11, 'Renewed', 36, 1, 4, 12);
INSERT INTO loan VALUES (12, 'Lost', 46, 3, 4, 2);
INSERT INTO loan VALUES (13, 'Renewed', 49, 2, 1, 19);
INSERT INTO loan VALUES (14, 'Lost', 56, 9, 4, 9);
INSERT INTO loan VALUES (15, 'Returned', 49, 3, 9, 11);
INSERT INTO loan VALUES (16, 'Renewed', 44, 2, 5, 14);
INSERT INTO loan VALUES (17, 'Returned', 49, 7, 3, 6);
INSERT INTO loan VALUES (18, 'Returned', 19, 4, 7, 12);
INSERT INTO loan VALUES (19, 'Lost', 9, 2, 4, 1);
INSERT INTO loan VALUES (20, 'Overdue', 39, 10, 9, 15);
INSERT INTO loan VALUES (21, 'Renewed', 12, 1, 9, 14);
INSERT INTO loan VALUES (22, 'Renewed', 32, 5, 3, 16);
INSERT INTO loan VALUES (23, 'Lost', 22, 5, 5, 11);
