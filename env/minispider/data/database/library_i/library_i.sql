CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Irene', 'India', 1945);
INSERT INTO author VALUES (2, 'Tina', 'Kenya', 1914);
INSERT INTO author VALUES (3, 'Alice', 'Egypt', 1926);
INSERT INTO author VALUES (4, 'Maria', 'Kenya', 1995);
INSERT INTO author VALUES (5, 'Eric', 'Kenya', 1989);
INSERT INTO author VALUES (6, 'Oscar', 'Kenya', 1923);
INSERT INTO author VALUES (7, 'Sam', 'Norway', 1924);
INSERT INTO author VALUES (8, 'Carol', 'Kenya', 1906);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Legend', 'Science', 808, 1950, 4);
INSERT INTO book VALUES (2, 'Aurora', 'History', 130, 1975, 6);
INSERT INTO book VALUES (3, 'Shadowplay', 'Travel', 90, 1981, 5);
INSERT INTO book VALUES (4, 'Voyage', 'Science', 784, 1989, 2);
INSERT INTO book VALUES (5, 'Flame', 'Science', 315, 1973, 5);
INSERT INTO book VALUES (6, 'Velvet', 'Nature', 124, 1968, 1);
INSERT INTO book VALUES (7, 'Echo', 'Cooking', 168, 2022, 5);
INSERT INTO book VALUES (8, 'Midnight', 'Nature', 429, 2007, 4);
INSERT INTO book VALUES (9, 'Horizon', 'Travel', 566, 2011, 2);
INSERT INTO book VALUES (10, 'Comet', 'Nature', 265, 1952, 6);
INSERT INTO book VALUES (11, 'Mystery', 'Travel', 433, 2001, 5);
INSERT INTO book VALUES (12, 'Star', 'Science', 546, 1956, 1);
INSERT INTO book VALUES (13, 'Crystal', 'Travel', 531, 1959, 5);
INSERT INTO book VALUES (14, 'Phoenix', 'History', 513, 1995, 1);
INSERT INTO book VALUES (15, 'Moon', 'Travel', 481, 1963, 1);
INSERT INTO book VALUES (16, 'Light', 'Travel', 44, 1954, 4);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Emma', 'Quito', 40);
INSERT INTO member VALUES (2, 'Paul', 'Bonn', 34);
INSERT INTO member VALUES (3, 'Alice', 'Bonn', 13);
INSERT INTO member VALUES (4, 'Victor', 'Cairo', 18);
INSERT INTO member VALUES (5, 'Yara', 'Bonn', 43);
INSERT INTO member VALUES (6, 'Grace', 'Paris', 41);
INSERT INTO member VALUES (7, 'Karen', 'Cairo', 26);
INSERT INTO member VALUES (8, 'Carol', 'Cairo', 60);
INSERT INTO member VALUES (9, 'Wendy', 'Bonn', 56);
INSERT INTO member VALUES (10, 'Quinn', 'Bonn', 60);
INSERT INTO member VALUES (11, 'Maria', 'Paris', 23);
INSERT INTO member VALUES (12, 'Rosa', 'Quito', 66);

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
INSERT INTO loan VALUES (1, 'Overdue', 26, 1, 2, 1);
INSERT INTO loan VALUES (2, 'Overdue', 23, 10, 2, 3);
INSERT INTO loan VALUES (3, 'Returned', 16, 7, 11, 15);
INSERT INTO loan VALUES (4, 'Lost', 3, 4, 8, 7);
INSERT INTO loan VALUES (5, 'Renewed', 2, 6, 11, 4);
INSERT INTO loan VALUES (6, 'Overdue', 9, 7, 6, 14);
INSERT INTO loan VALUES (7, 'Renewed', 55, 12, 8, 10);
INSERT INTO loan VALUES (8, 'Overdue', 39, 8, 8, 5);
INSERT INTO loan VALUES (9, 'Returned', 24, 3, 12, 14);
INSERT INTO loan VALUES (10, 'Overdue', 42, 6, 2, 9);
INSERT INTO loan VALUES (11, 'Overdue', 27, 5, 8, 4);
INSERT INTO loan VALUES (12, 'Lost', 43, 8, 11, 16);
INSERT INTO loan VALUES (13, 'Renewed', 49, 12, 1, 2);
INSERT INTO loan VALUES (14, 'Returned', 12, 8, 10, 11);
INSERT INTO loan VALUES (15, 'Lost', 40, 7, 7, 12);
INSERT INTO loan VALUES (16, 'Returned', 43, 5, 8, 15);
INSERT INTO loan VALUES (17, 'Returned', 8, 10, 10, 11);
INSERT INTO loan VALUES (18, 'Renewed', 15, 11, 12, 11);
