CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Grace', 'France', 1990);
INSERT INTO author VALUES (2, 'Irene', 'India', 1942);
INSERT INTO author VALUES (3, 'Frank', 'India', 1964);
INSERT INTO author VALUES (4, 'Paul', 'Egypt', 1989);
INSERT INTO author VALUES (5, 'Carol', 'Norway', 1935);
INSERT INTO author VALUES (6, 'Fiona', 'France', 1941);
INSERT INTO author VALUES (7, 'Alice', 'Kenya', 1974);
INSERT INTO author VALUES (8, 'Ivan', 'Egypt', 1977);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Legend', 'History', 335, 2014, 7);
INSERT INTO book VALUES (2, 'Voyage', 'Poetry', 868, 1980, 6);
INSERT INTO book VALUES (3, 'Whisper', 'Travel', 576, 2015, 6);
INSERT INTO book VALUES (4, 'Comet', 'History', 317, 2023, 4);
INSERT INTO book VALUES (5, 'Horizon', 'Science', 621, 2020, 7);
INSERT INTO book VALUES (6, 'Moon', 'Poetry', 164, 2014, 2);
INSERT INTO book VALUES (7, 'Thunder', 'Cooking', 701, 1986, 6);
INSERT INTO book VALUES (8, 'Star', 'History', 641, 2001, 5);
INSERT INTO book VALUES (9, 'Crystal', 'Cooking', 428, 2001, 5);
INSERT INTO book VALUES (10, 'Storm', 'Science', 731, 2018, 5);
INSERT INTO book VALUES (11, 'Shadowplay', 'History', 389, 1957, 5);
INSERT INTO book VALUES (12, 'Stone', 'Poetry', 724, 2019, 6);
INSERT INTO book VALUES (13, 'Dream', 'Poetry', 141, 1991, 6);
INSERT INTO book VALUES (14, 'Mystery', 'History', 685, 1994, 6);
INSERT INTO book VALUES (15, 'Echo', 'Cooking', 261, 1954, 7);
INSERT INTO book VALUES (16, 'Rainbow', 'Cooking', 290, 1953, 5);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Victor', 'Seoul', 54);
INSERT INTO member VALUES (2, 'Chris', 'Paris', 30);
INSERT INTO member VALUES (3, 'Oscar', 'Seoul', 39);
INSERT INTO member VALUES (4, 'Carol', 'Seoul', 49);
INSERT INTO member VALUES (5, 'Alice', 'Delhi', 73);
INSERT INTO member VALUES (6, 'Karen', 'Tokyo', 69);
INSERT INTO member VALUES (7, 'Nina', 'Rome', 10);
INSERT INTO member VALUES (8, 'Bella', 'Seoul', 77);
INSERT INTO member VALUES (9, 'Maria', 'Seoul', 39);
INSERT INTO member VALUES (10, 'David', 'Seoul', 37);
INSERT INTO member VALUES (11, 'Frank', 'Delhi', 41);

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
INSERT INTO loan VALUES (1, 'Returned', 1, 7, 9, 11);
INSERT INTO loan VALUES (2, 'Returned', 14, 11, 3, 6);
INSERT INTO loan VALUES (3, 'Renewed', 33, 1, 7, 9);
INSERT INTO loan VALUES (4, 'Lost', 30, 8, 4, 13);
INSERT INTO loan VALUES (5, 'Lost', 36, 9, 5, 1);
INSERT INTO loan VALUES (6, 'Lost', 31, 7, 3, 10);
INSERT INTO loan VALUES (7, 'Returned', 30, 10, 2, 11);
INSERT INTO loan VALUES (8, 'Returned', 10, 1, 3, 1);
INSERT INTO loan VALUES (9, 'Lost', 11, 12, 10, 15);
INSERT INTO loan VALUES (10, 'Lost', 37, 12, 1, 6);
INSERT INTO loan VALUES (11, 'Lost', 57, 11, 6, 3);
INSERT INTO loan VALUES (12, 'Returned', 17, 11, 4, 2);
INSERT INTO loan VALUES (13, 'Overdue', 47, 3, 3, 12);
INSERT INTO loan VALUES (14, 'Returned', 8, 9, 1, 6);
INSERT INTO loan VALUES (15, 'Returned', 11, 2, 4, 4);
INSERT INTO loan VALUES (16, 'Lost', 19, 4, 7, 16);
INSERT INTO loan VALUES (17, 'Returned', 24, 2, 4, 10);
INSERT INTO loan VALUES (18, 'Lost', 17, 1, 1, 12);
INSERT INTO loan VALUES (19, 'Returned', 5, 6, 11, 10);
INSERT INTO loan VALUES (20, 'Returned', 11, 5, 3, 9);
