CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Frank', 'France', 1947);
INSERT INTO author VALUES (2, 'Adam', 'France', 1940);
INSERT INTO author VALUES (3, 'Grace', 'Egypt', 1969);
INSERT INTO author VALUES (4, 'Nina', 'France', 1940);
INSERT INTO author VALUES (5, 'Zoe', 'Italy', 1981);
INSERT INTO author VALUES (6, 'Jack', 'Italy', 1948);
INSERT INTO author VALUES (7, 'Victor', 'Egypt', 1965);
INSERT INTO author VALUES (8, 'Paul', 'Kenya', 1987);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Velvet', 'Nature', 308, 2020, 4);
INSERT INTO book VALUES (2, 'Moon', 'History', 456, 2006, 6);
INSERT INTO book VALUES (3, 'Thunder', 'Poetry', 107, 1992, 7);
INSERT INTO book VALUES (4, 'Echo', 'Science', 617, 1960, 7);
INSERT INTO book VALUES (5, 'Midnight', 'Cooking', 620, 2020, 7);
INSERT INTO book VALUES (6, 'Flame', 'Nature', 844, 1976, 2);
INSERT INTO book VALUES (7, 'Phoenix', 'Nature', 609, 1962, 8);
INSERT INTO book VALUES (8, 'Crystal', 'Poetry', 309, 1964, 4);
INSERT INTO book VALUES (9, 'Comet', 'History', 424, 1976, 4);
INSERT INTO book VALUES (10, 'Legend', 'Science', 271, 1998, 7);
INSERT INTO book VALUES (11, 'Dream', 'Science', 424, 1982, 4);
INSERT INTO book VALUES (12, 'Storm', 'Nature', 168, 1985, 5);
INSERT INTO book VALUES (13, 'Light', 'Nature', 468, 1989, 1);
INSERT INTO book VALUES (14, 'Stone', 'Science', 159, 2002, 2);
INSERT INTO book VALUES (15, 'Aurora', 'Cooking', 722, 2006, 8);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Grace', 'Bonn', 43);
INSERT INTO member VALUES (2, 'Bob', 'Lima', 14);
INSERT INTO member VALUES (3, 'Diana', 'Tokyo', 73);
INSERT INTO member VALUES (4, 'Jack', 'Quito', 56);
INSERT INTO member VALUES (5, 'David', 'Quito', 15);
INSERT INTO member VALUES (6, 'Irene', 'Quito', 33);
INSERT INTO member VALUES (7, 'Sam', 'Cairo', 24);
INSERT INTO member VALUES (8, 'Quinn', 'Lima', 33);
INSERT INTO member VALUES (9, 'Emma', 'Quito', 46);
INSERT INTO member VALUES (10, 'Nina', 'Lima', 40);

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
INSERT INTO loan VALUES (1, 'Overdue', 2, 6, 8, 4);
INSERT INTO loan VALUES (2, 'Returned', 60, 5, 7, 10);
INSERT INTO loan VALUES (3, 'Lost', 57, 6, 4, 7);
INSERT INTO loan VALUES (4, 'Lost', 54, 3, 10, 14);
INSERT INTO loan VALUES (5, 'Returned', 60, 5, 9, 14);
INSERT INTO loan VALUES (6, 'Overdue', 33, 6, 1, 12);
INSERT INTO loan VALUES (7, 'Overdue', 24, 8, 4, 5);
INSERT INTO loan VALUES (8, 'Returned', 57, 4, 4, 12);
INSERT INTO loan VALUES (9, 'Overdue', 34, 12, 7, 2);
INSERT INTO loan VALUES (10, 'Returned', 34, 3, 1, 9);
INSERT INTO loan VALUES (11, 'Lost', 36, 9, 5, 4);
INSERT INTO loan VALUES (12, 'Lost', 54, 12, 2, 2);
INSERT INTO loan VALUES (13, 'Overdue', 21, 2, 5, 10);
INSERT INTO loan VALUES (14, 'Returned', 30, 7, 5, 4);
INSERT INTO loan VALUES (15, 'Lost', 36, 11, 4, 10);
INSERT INTO loan VALUES (16, 'Renewed', 40, 3, 10, 9);
