CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Ivan', 'Peru', 1933);
INSERT INTO author VALUES (2, 'Zoe', 'Japan', 1948);
INSERT INTO author VALUES (3, 'Tina', 'Japan', 1924);
INSERT INTO author VALUES (4, 'Victor', 'Japan', 1933);
INSERT INTO author VALUES (5, 'Rosa', 'Japan', 1926);
INSERT INTO author VALUES (6, 'Irene', 'Peru', 1989);
INSERT INTO author VALUES (7, 'Oscar', 'Peru', 1966);
INSERT INTO author VALUES (8, 'Frank', 'Norway', 1967);
INSERT INTO author VALUES (9, 'George', 'India', 1944);
INSERT INTO author VALUES (10, 'Paul', 'Italy', 1908);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Mirror', 'Science', 829, 1977, 8);
INSERT INTO book VALUES (2, 'Dream', 'Science', 670, 1972, 10);
INSERT INTO book VALUES (3, 'Star', 'History', 340, 1989, 8);
INSERT INTO book VALUES (4, 'Thunder', 'Travel', 880, 1954, 5);
INSERT INTO book VALUES (5, 'Phoenix', 'History', 265, 1997, 9);
INSERT INTO book VALUES (6, 'Shadowplay', 'Travel', 682, 1996, 8);
INSERT INTO book VALUES (7, 'Midnight', 'Nature', 767, 2012, 3);
INSERT INTO book VALUES (8, 'Legend', 'History', 500, 1963, 9);
INSERT INTO book VALUES (9, 'Light', 'Travel', 239, 1964, 9);
INSERT INTO book VALUES (10, 'Whisper', 'History', 895, 1965, 7);
INSERT INTO book VALUES (11, 'Mystery', 'Travel', 617, 1992, 2);
INSERT INTO book VALUES (12, 'Voyage', 'Poetry', 508, 2009, 7);
INSERT INTO book VALUES (13, 'Rainbow', 'Travel', 804, 2011, 9);
INSERT INTO book VALUES (14, 'Velvet', 'History', 234, 1966, 10);
INSERT INTO book VALUES (15, 'Horizon', 'History', 485, 2017, 3);
INSERT INTO book VALUES (16, 'Echo', 'Travel', 705, 2018, 8);
INSERT INTO book VALUES (17, 'Moon', 'Poetry', 335, 2023, 6);
INSERT INTO book VALUES (18, 'Storm', 'Science', 878, 1977, 9);
INSERT INTO book VALUES (19, 'Flame', 'Science', 153, 1966, 3);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Fiona', 'Quito', 54);
INSERT INTO member VALUES (2, 'Adam', 'Cairo', 63);
INSERT INTO member VALUES (3, 'Bob', 'Lima', 57);
INSERT INTO member VALUES (4, 'David', 'Lima', 56);
INSERT INTO member VALUES (5, 'Karen', 'Cairo', 73);
INSERT INTO member VALUES (6, 'Zoe', 'Rome', 43);
INSERT INTO member VALUES (7, 'Rosa', 'Cairo', 55);
INSERT INTO member VALUES (8, 'Sam', 'Delhi', 10);
INSERT INTO member VALUES (9, 'Diana', 'Cairo', 47);
INSERT INTO member VALUES (10, 'Chris', 'Lima', 61);
INSERT INTO member VALUES (11, 'Yara', 'Lima', 53);
INSERT INTO member VALUES (12, 'Nina', 'Lima', 76);
INSERT INTO member VALUES (13, 'Leo', 'Cairo', 55);
INSERT INTO member VALUES (14, 'Emma', 'Lima', 68);

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
INSERT INTO loan VALUES (1, 'Overdue', 48, 11, 6, 5);
INSERT INTO loan VALUES (2, 'Returned', 18, 9, 8, 4);
INSERT INTO loan VALUES (3, 'Renewed', 2, 5, 14, 2);
INSERT INTO loan VALUES (4, 'Returned', 12, 4, 14, 15);
INSERT INTO loan VALUES (5, 'Lost', 37, 6, 3, 15);
INSERT INTO loan VALUES (6, 'Returned', 2, 2, 8, 11);
INSERT INTO loan VALUES (7, 'Returned', 3, 11, 3, 17);
INSERT INTO loan VALUES (8, 'Lost', 19, 5, 11, 6);
INSERT INTO loan VALUES (9, 'Overdue', 41, 9, 13, 2);
INSERT INTO loan VALUES (10, 'Overdue', 1, 3, 7, 4);
INSERT INTO loan VALUES (11, 'Lost', 24, 2, 4, 15);
INSERT INTO loan VALUES (12, 'Returned', 53, 8, 1, 11);
INSERT INTO loan VALUES (13, 'Returned', 51, 4, 14, 3);
INSERT INTO loan VALUES (14, 'Returned', 43, 4, 13, 11);
INSERT INTO loan VALUES (15, 'Renewed', 7, 9, 2, 5);
INSERT INTO loan VALUES (16, 'Returned', 8, 1, 3, 16);
INSERT INTO loan VALUES (17, 'Renewed', 20, 3, 8, 12);
INSERT INTO loan VALUES (18, 'Overdue', 53, 5, 13, 7);
INSERT INTO loan VALUES (19, 'Lost', 21, 6, 5, 7);
