CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Karen', 'Peru', 1956);
INSERT INTO author VALUES (2, 'Ivan', 'Kenya', 1969);
INSERT INTO author VALUES (3, 'Alice', 'Chile', 1966);
INSERT INTO author VALUES (4, 'Nina', 'Chile', 1910);
INSERT INTO author VALUES (5, 'Quinn', 'Chile', 1979);
INSERT INTO author VALUES (6, 'Irene', 'France', 1940);
INSERT INTO author VALUES (7, 'Sam', 'Peru', 1991);
INSERT INTO author VALUES (8, 'Henry', 'Peru', 1949);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Crystal', 'Cooking', 494, 1997, 8);
INSERT INTO book VALUES (2, 'Comet', 'Science', 800, 1979, 8);
INSERT INTO book VALUES (3, 'Mirror', 'History', 383, 1980, 8);
INSERT INTO book VALUES (4, 'Horizon', 'Science', 150, 2009, 5);
INSERT INTO book VALUES (5, 'Thunder', 'Cooking', 881, 2001, 8);
INSERT INTO book VALUES (6, 'Midnight', 'History', 839, 1951, 4);
INSERT INTO book VALUES (7, 'Sunrise', 'Science', 232, 1981, 6);
INSERT INTO book VALUES (8, 'Star', 'History', 797, 1974, 1);
INSERT INTO book VALUES (9, 'Whisper', 'Cooking', 420, 1954, 4);
INSERT INTO book VALUES (10, 'Flame', 'Science', 571, 1992, 6);
INSERT INTO book VALUES (11, 'Light', 'History', 394, 1964, 5);
INSERT INTO book VALUES (12, 'Echo', 'Cooking', 140, 1993, 8);
INSERT INTO book VALUES (13, 'Mystery', 'Cooking', 161, 1961, 2);
INSERT INTO book VALUES (14, 'Stone', 'Cooking', 151, 1972, 2);
INSERT INTO book VALUES (15, 'Aurora', 'Travel', 95, 1978, 6);
INSERT INTO book VALUES (16, 'Legend', 'Travel', 199, 1962, 5);
INSERT INTO book VALUES (17, 'Voyage', 'History', 263, 1986, 4);
INSERT INTO book VALUES (18, 'Rainbow', 'Science', 578, 1997, 6);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Karen', 'Delhi', 57);
INSERT INTO member VALUES (2, 'Maria', 'Delhi', 35);
INSERT INTO member VALUES (3, 'Emma', 'Rome', 72);
INSERT INTO member VALUES (4, 'Diana', 'Seoul', 19);
INSERT INTO member VALUES (5, 'Helen', 'Tokyo', 19);
INSERT INTO member VALUES (6, 'George', 'Lima', 13);
INSERT INTO member VALUES (7, 'Fiona', 'Delhi', 38);
INSERT INTO member VALUES (8, 'Frank', 'Rome', 57);
INSERT INTO member VALUES (9, 'Carol', 'Rome', 72);
INSERT INTO member VALUES (10, 'Adam', 'Tokyo', 16);
INSERT INTO member VALUES (11, 'Nina', 'Delhi', 62);
INSERT INTO member VALUES (12, 'Jack', 'Rome', 10);
INSERT INTO member VALUES (13, 'Bob', 'Tokyo', 26);

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
INSERT INTO loan VALUES (1, 'Renewed', 26, 10, 13, 6);
INSERT INTO loan VALUES (2, 'Returned', 19, 3, 5, 12);
INSERT INTO loan VALUES (3, 'Renewed', 24, 11, 13, 14);
INSERT INTO loan VALUES (4, 'Renewed', 18, 4, 9, 12);
INSERT INTO loan VALUES (5, 'Overdue', 24, 5, 1, 3);
INSERT INTO loan VALUES (6, 'Overdue', 12, 2, 1, 14);
INSERT INTO loan VALUES (7, 'Returned', 18, 2, 2, 16);
INSERT INTO loan VALUES (8, 'Returned', 19, 9, 10, 18);
INSERT INTO loan VALUES (9, 'Renewed', 49, 6, 6, 6);
INSERT INTO loan VALUES (10, 'Renewed', 12, 4, 9, 13);
INSERT INTO loan VALUES (11, 'Renewed', 50, 7, 4, 18);
INSERT INTO loan VALUES (12, 'Returned', 2, 8, 10, 14);
INSERT INTO loan VALUES (13, 'Overdue', 49, 12, 7, 18);
INSERT INTO loan VALUES (14, 'Lost', 2, 4, 1, 15);
INSERT INTO loan VALUES (15, 'Renewed', 52, 9, 10, 15);
INSERT INTO loan VALUES (16, 'Lost', 29, 2, 1, 7);
INSERT INTO loan VALUES (17, 'Renewed', 20, 1, 7, 2);
