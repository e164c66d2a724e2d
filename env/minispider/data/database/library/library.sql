CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Julia', 'Norway', 1976);
INSERT INTO author VALUES (2, 'Emma', 'Norway', 1984);
INSERT INTO author VALUES (3, 'Paul', 'Norway', 1910);
INSERT INTO author VALUES (4, 'Oscar', 'Egypt', 1927);
INSERT INTO author VALUES (5, 'Sam', 'Japan', 1933);
INSERT INTO author VALUES (6, 'Nina', 'Spain', 1994);
INSERT INTO author VALUES (7, 'Grace', 'Egypt', 1919);
INSERT INTO author VALUES (8, 'George', 'Spain', 1911);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Crystal', 'Poetry', 321, 2005, 2);
INSERT INTO book VALUES (2, 'Thunder', 'Travel', 143, 2006, 7);
INSERT INTO book VALUES (3, 'Dream', 'Poetry', 216, 1967, 5);
INSERT INTO book VALUES (4, 'Mirror', 'Poetry', 373, 2000, 4);
INSERT INTO book VALUES (5, 'Whisper', 'Poetry', 246, 1991, 7);
INSERT INTO book VALUES (6, 'Aurora', 'Travel', 187, 2022, 2);
INSERT INTO book VALUES (7, 'Mystery', 'Poetry', 649, 1961, 8);
INSERT INTO book VALUES (8, 'Light', 'Nature', 866, 1962, 2);
INSERT INTO book VALUES (9, 'Storm', 'Poetry', 894, 1952, 7);
INSERT INTO book VALUES (10, 'Rainbow', 'Travel', 645, 1972, 7);
INSERT INTO book VALUES (11, 'Midnight', 'Science', 712, 1953, 7);
INSERT INTO book VALUES (12, 'Sunrise', 'Travel', 612, 1953, 3);
INSERT INTO book VALUES (13, 'Velvet', 'Poetry', 499, 1994, 8);
INSERT INTO book VALUES (14, 'Voyage', 'Science', 614, 1998, 2);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Leo', 'Delhi', 55);
INSERT INTO member VALUES (2, 'Quinn', 'Paris', 16);
INSERT INTO member VALUES (3, 'Chris', 'Bonn', 45);
INSERT INTO member VALUES (4, 'Bella', 'Bonn', 39);
INSERT INTO member VALUES (5, 'Xavier', 'Delhi', 52);
INSERT INTO member VALUES (6, 'Carol', 'Delhi', 10);
INSERT INTO member VALUES (7, 'Emma', 'Tokyo', 27);
INSERT INTO member VALUES (8, 'Maria', 'Paris', 44);
INSERT INTO member VALUES (9, 'Uma', 'Bonn', 25);

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
INSERT INTO loan VALUES (1, 'Lost', 15, 1, 8, 11);
INSERT INTO loan VALUES (2, 'Lost', 4, 1, 4, 4);
INSERT INTO loan VALUES (3, 'Overdue', 42, 4, 1, 13);
INSERT INTO loan VALUES (4, 'Returned', 53, 12, 9, 11);
INSERT INTO loan VALUES (5, 'Returned', 19, 6, 4, 12);
INSERT INTO loan VALUES (6, 'Lost', 60, 10, 2, 7);
INSERT INTO loan VALUES (7, 'Lost', 20, 4, 6, 9);
INSERT INTO loan VALUES (8, 'Overdue', 54, 8, 1, 5);
INSERT INTO loan VALUES (9, 'Returned', 38, 10, 9, 7);
INSERT INTO loan VALUES (10, 'Returned', 48, 2, 2, 13);
INSERT INTO loan VALUES (11, 'Renewed', 4, 12, 5, 8);
INSERT INTO loan VALUES (12, 'Lost', 19, 1, 6, 4);
INSERT INTO loan VALUES (13, 'Renewed', 40, 1, 8, 4);
INSERT INTO loan VALUES (14, 'Lost', 49, 12, 6, 5);
INSERT INTO loan VALUES (15, 'Overdue', 35, 1, 3, 14);
INSERT INTO loan VALUES (16, 'Lost', 32, 4, 6, 13);
INSERT INTO loan VALUES (17, 'Overdue', 12, 10, 4, 4);
INSERT INTO loan VALUES (18, 'Renewed', 27, 11, 9, 8);
INSERT INTO loan VALUES (19, 'Lost', 10, 12, 1, 8);
