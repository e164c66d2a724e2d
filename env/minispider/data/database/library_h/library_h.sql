CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Irene', 'Egypt', 1947);
INSERT INTO author VALUES (2, 'Helen', 'Japan', 1900);
INSERT INTO author VALUES (3, 'Frank', 'Egypt', 1931);
INSERT INTO author VALUES (4, 'Tina', 'Egypt', 1920);
INSERT INTO author VALUES (5, 'Paul', 'Egypt', 1968);
INSERT INTO author VALUES (6, 'Rosa', 'Italy', 1965);
INSERT INTO author VALUES (7, 'Diana', 'Japan', 1932);
INSERT INTO author VALUES (8, 'Quinn', 'Kenya', 1963);
INSERT INTO author VALUES (9, 'Bob', 'Kenya', 1963);
INSERT INTO author VALUES (10, 'Nina', 'Italy', 1963);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Shadowplay', 'Cooking', 714, 1954, 7);
INSERT INTO book VALUES (2, 'Horizon', 'Poetry', 458, 1963, 2);
INSERT INTO book VALUES (3, 'Legend', 'History', 794, 1962, 1);
INSERT INTO book VALUES (4, 'Star', 'Cooking', 672, 2021, 3);
INSERT INTO book VALUES (5, 'Light', 'Cooking', 86, 1983, 1);
INSERT INTO book VALUES (6, 'Dream', 'Cooking', 664, 2010, 10);
INSERT INTO book VALUES (7, 'Phoenix', 'Cooking', 657, 1983, 2);
INSERT INTO book VALUES (8, 'Aurora', 'Travel', 781, 2023, 5);
INSERT INTO book VALUES (9, 'Whisper', 'Cooking', 308, 1976, 1);
INSERT INTO book VALUES (10, 'Echo', 'Travel', 239, 2000, 3);
INSERT INTO book VALUES (11, 'Sunrise', 'Science', 277, 1988, 2);
INSERT INTO book VALUES (12, 'Mystery', 'Cooking', 866, 1972, 1);
INSERT INTO book VALUES (13, 'Mirror', 'Poetry', 344, 1978, 7);
INSERT INTO book VALUES (14, 'Midnight', 'Science', 295, 2007, 5);
INSERT INTO book VALUES (15, 'Stone', 'Cooking', 714, 2000, 9);
INSERT INTO book VALUES (16, 'Storm', 'Cooking', 483, 1993, 9);
INSERT INTO book VALUES (17, 'Thunder', 'History', 434, 2010, 9);
INSERT INTO book VALUES (18, 'Moon', 'Science', 639, 1951, 9);
INSERT INTO book VALUES (19, 'Voyage', 'Cooking', 402, 1985, 7);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Quinn', 'Oslo', 18);
INSERT INTO member VALUES (2, 'Irene', 'Paris', 33);
INSERT INTO member VALUES (3, 'Zoe', 'Paris', 14);
INSERT INTO member VALUES (4, 'Julia', 'Paris', 71);
INSERT INTO member VALUES (5, 'Maria', 'Paris', 55);
INSERT INTO member VALUES (6, 'Yara', 'Oslo', 75);
INSERT INTO member VALUES (7, 'Emma', 'Bonn', 48);
INSERT INTO member VALUES (8, 'Sam', 'Oslo', 60);
INSERT INTO member VALUES (9, 'Chris', 'Tokyo', 32);
INSERT INTO member VALUES (10, 'Fiona', 'Bonn', 20);
INSERT INTO member VALUES (11, 'Paul', 'Tokyo', 49);
INSERT INTO member VALUES (12, 'Jack', 'Tokyo', 62);

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
INSERT INTO loan VALUES (1, 'Renewed', 19, 5, 6, 3);
INSERT INTO loan VALUES (2, 'Lost', 40, 6, 3, 11);
INSERT INTO loan VALUES (3, 'Lost', 56, 5, 8, 10);
INSERT INTO loan VALUES (4, 'Lost', 60, 4, 5, 9);
INSERT INTO loan VALUES (5, 'Overdue', 21, 8, 7, 15);
INSERT INTO loan VALUES (6, 'Overdue', 31, 7, 4, 3);
INSERT INTO loan VALUES (7, 'Overdue', 53, 5, 6, 12);
INSERT INTO loan VALUES (8, 'Lost', 34, 2, 6, 19);
INSERT INTO loan VALUES (9, 'Renewed', 49, 7, 10, 10);
INSERT INTO loan VALUES (10, 'Lost', 57, 10, 6, 9);
INSERT INTO loan VALUES (11, 'Renewed', 39, 6, 8, 19);
INSERT INTO loan VALUES (12, 'Returned', 33, 12, 5, 3);
INSERT INTO loan VALUES (13, 'Overdue', 15, 2, 8, 19);
INSERT INTO loan VALUES (14, 'Returned', 29, 12, 6, 1);
INSERT INTO loan VALUES (15, 'Renewed', 13, 9, 1, 15);
INSERT INTO loan VALUES (16, 'Overdue', 51, 2, 3, 18);
INSERT INTO loan VALUES (17, 'Lost', 17, 4, 1, 6);
INSERT INTO loan VALUES (18, 'Lost', 25, 4, 3, 13);
