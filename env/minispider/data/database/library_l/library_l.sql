CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Karen', 'Japan', 1980);
INSERT INTO author VALUES (2, 'Fiona', 'France', 1973);
INSERT INTO author VALUES (3, 'Julia', 'Kenya', 1989);
INSERT INTO author VALUES (4, 'Zoe', 'Peru', 1904);
INSERT INTO author VALUES (5, 'Alice', 'Japan', 1946);
INSERT INTO author VALUES (6, 'Oscar', 'Kenya', 1926);
INSERT INTO author VALUES (7, 'Ivan', 'France', 1965);
INSERT INTO author VALUES (8, 'Paul', 'Kenya', 1916);
INSERT INTO author VALUES (9, 'Irene', 'Kenya', 1938);
INSERT INTO author VALUES (10, 'Uma', 'Japan', 1976);
INSERT INTO author VALUES (11, 'Xavier', 'France', 1968);
INSERT INTO author VALUES (12, 'Carol', 'Peru', 1945);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Phoenix', 'Science', 155, 1952, 1);
INSERT INTO book VALUES (2, 'Flame', 'Poetry', 853, 1994, 12);
INSERT INTO book VALUES (3, 'Voyage', 'Nature', 335, 1994, 7);
INSERT INTO book VALUES (4, 'Sunrise', 'Poetry', 827, 2009, 1);
INSERT INTO book VALUES (5, 'Thunder', 'Science', 819, 1968, 9);
INSERT INTO book VALUES (6, 'Midnight', 'Poetry', 180, 1955, 4);
INSERT INTO book VALUES (7, 'Rainbow', 'History', 578, 1970, 9);
INSERT INTO book VALUES (8, 'Aurora', 'Poetry', 529, 1957, 1);
INSERT INTO book VALUES (9, 'Moon', 'Nature', 432, 1986, 6);
INSERT INTO book VALUES (10, 'Echo', 'Nature', 58, 1984, 5);
INSERT INTO book VALUES (11, 'Star', 'History', 627, 1973, 12);
INSERT INTO book VALUES (12, 'Crystal', 'Nature', 308, 1967, 4);
INSERT INTO book VALUES (13, 'Mirror', 'Poetry', 89, 1969, 3);
INSERT INTO book VALUES (14, 'Mystery', 'History', 755, 2020, 1);
INSERT INTO book VALUES (15, 'Comet', 'Nature', 477, 1993, 9);
INSERT INTO book VALUES (16, 'Horizon', 'Poetry', 432, 1959, 10);
INSERT INTO book VALUES (17, 'Shadowplay', 'Poetry', 344, 2007, 4);
INSERT INTO book VALUES (18, 'Dream', 'Science', 619, 1964, 7);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Grace', 'Delhi', 23);
INSERT INTO member VALUES (2, 'Oscar', 'Delhi', 42);
INSERT INTO member VALUES (3, 'Yara', 'Delhi', 22);
INSERT INTO member VALUES (4, 'Emma', 'Lima', 67);
INSERT INTO member VALUES (5, 'Ivan', 'Delhi', 29);
INSERT INTO member VALUES (6, 'Wendy', 'Delhi', 33);
INSERT INTO member VALUES (7, 'Alice', 'Paris', 63);
INSERT INTO member VALUES (8, 'Quinn', 'Lima', 13);
INSERT INTO member VALUES (9, 'Adam', 'Cairo', 22);

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
INSERT INTO loan VALUES (1, 'Renewed', 15, 1, 8, 10);
INSERT INTO loan VALUES (2, 'Lost', 25, 9, 3, 1);
INSERT INTO loan VALUES (3, 'Lost', 44, 12, 5, 1);
INSERT INTO loan VALUES (4, 'Lost', 51, 10, 5, 4);
INSERT INTO loan VALUES (5, 'Overdue', 8, 11, 8, 1);
INSERT INTO loan VALUES (6, 'Renewed', 10, 11, 1, 18);
INSERT INTO loan VALUES (7, 'Overdue', 18, 7, 1, 2);
INSERT INTO loan VALUES (8, 'Returned', 57, 5, 1, 7);
INSERT INTO loan VALUES (9, 'Returned', 47, 10, 4, 2);
INSERT INTO loan VALUES (10, 'Lost', 32, 2, 7, 15);
INSERT INTO loan VALUES (11, 'Returned', 46, 9, 5, 4);
INSERT INTO loan VALUES (12, 'Lost', 5, 11, 1, 15);
INSERT INTO loan VALUES (13, 'Renewed', 53, 10, 2, 8);
INSERT INTO loan VALUES (14, 'Lost', 24, 3, 2, 5);
INSERT INTO loan VALUES (15, 'Returned', 33, 9, 9, 17);
INSERT INTO loan VALUES (16, 'Lost', 51, 1, 9, 3);
INSERT INTO loan VALUES (17, 'Returned', 3, 11, 8, 17);
INSERT INTO loan VALUES (18, 'Lost', 42, 6, 4, 16);
INSERT INTO loan VALUES (19, 'Lost', 21, 9, 4, 10);
INSERT INTO loan VALUES (20, 'Renewed', 20, 11, 4, 7);
INSERT INTO loan VALUES (21, 'Returned', 45, 8, 5, 9);
INSERT INTO loan VALUES (22, 'Returned', 26, 8, 3, 13);
INSERT INTO loan VALUES (23, 'Lost', 60, 8, 8, 10);
