CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Diana', 'Kenya', 1908);
INSERT INTO author VALUES (2, 'Nina', 'France', 1970);
INSERT INTO author VALUES (3, 'Grace', 'Kenya', 1947);
INSERT INTO author VALUES (4, 'Emma', 'France', 1926);
INSERT INTO author VALUES (5, 'Wendy', 'Norway', 1992);
INSERT INTO author VALUES (6, 'Leo', 'Japan', 1985);
INSERT INTO author VALUES (7, 'Bella', 'Japan', 1947);
INSERT INTO author VALUES (8, 'Quinn', 'France', 1950);
INSERT INTO author VALUES (9, 'Ivan', 'Japan', 1943);
INSERT INTO author VALUES (10, 'Helen', 'Japan', 1960);
INSERT INTO author VALUES (11, 'Zoe', 'India', 1990);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Stone', 'Cooking', 332, 1979, 5);
INSERT INTO book VALUES (2, 'Thunder', 'Travel', 140, 1955, 6);
INSERT INTO book VALUES (3, 'Velvet', 'Science', 256, 2010, 5);
INSERT INTO book VALUES (4, 'Midnight', 'History', 341, 1978, 7);
INSERT INTO book VALUES (5, 'Shadowplay', 'Nature', 305, 1997, 2);
INSERT INTO book VALUES (6, 'Whisper', 'Travel', 640, 1975, 1);
INSERT INTO book VALUES (7, 'Star', 'Nature', 331, 2009, 8);
INSERT INTO book VALUES (8, 'Sunrise', 'Science', 362, 2008, 6);
INSERT INTO book VALUES (9, 'Echo', 'Nature', 646, 2017, 7);
INSERT INTO book VALUES (10, 'Storm', 'Cooking', 818, 2007, 10);
INSERT INTO book VALUES (11, 'Moon', 'Science', 101, 1953, 11);
INSERT INTO book VALUES (12, 'Rainbow', 'Travel', 603, 1987, 10);
INSERT INTO book VALUES (13, 'Flame', 'Cooking', 473, 1991, 11);
INSERT INTO book VALUES (14, 'Dream', 'Cooking', 630, 1968, 1);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Frank', 'Cairo', 33);
INSERT INTO member VALUES (2, 'Alice', 'Cairo', 39);
INSERT INTO member VALUES (3, 'Bob', 'Quito', 80);
INSERT INTO member VALUES (4, 'Julia', 'Paris', 24);
INSERT INTO member VALUES (5, 'Wendy', 'Quito', 60);
INSERT INTO member VALUES (6, 'Diana', 'Cairo', 77);
INSERT INTO member VALUES (7, 'Irene', 'Cairo', 69);
INSERT INTO member VALUES (8, 'David', 'Cairo', 72);
INSERT INTO member VALUES (9, 'Grace', 'Paris', 31);
INSERT INTO member VALUES (10, 'Uma', 'Quito', 14);
INSERT INTO member VALUES (11, 'Oscar', 'Quito', 56);
INSERT INTO member VALUES (12, 'Henry', 'Cairo', 45);
INSERT INTO member VALUES (13, 'Maria', 'Quito', 61);
INSERT INTO member VALUES (14, 'Leo', 'Cairo', 40);

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
INSERT INTO loan VALUES (1, 'Lost', 31, 10, 9, 8);
INSERT INTO loan VALUES (2, 'Lost', 9, 11, 7, 3);
INSERT INTO loan VALUES (3, 'Lost', 52, 11, 4, 13);
INSERT INTO loan VALUES (4, 'Returned', 44, 12, 9, 14);
INSERT INTO loan VALUES (5, 'Renewed', 11, 11, 4, 5);
INSERT INTO loan VALUES (6, 'Lost', 58, 3, 4, 2);
INSERT INTO loan VALUES (7, 'Lost', 27, 10, 6, 3);
INSERT INTO loan VALUES (8, 'Returned', 51, 10, 9, 4);
INSERT INTO loan VALUES (9, 'Returned', 21, 7, 11, 7);
INSERT INTO loan VALUES (10, 'Overdue', 51, 2, 4, 2);
INSERT INTO loan VALUES (11, 'Lost', 3, 5, 8, 14);
INSERT INTO loan VALUES (12, 'Returned', 34, 8, 5, 8);
INSERT INTO loan VALUES (13, 'Returned', 32, 8, 2, 8);
INSERT INTO loan VALUES (14, 'Lost', 39, 1, 11, 13);
INSERT INTO loan VALUES (15, 'Lost', 14, 12, 3, 8);
INSERT INTO loan VALUES (16, 'Lost', 12, 7, 2, 11);
INSERT INTO loan VALUES (17, 'Lost', 15, 11, 4, 3);
INSERT INTO loan VALUES (18, 'Lost', 59, 6, 2, 2);
INSERT INTO loan VALUES (19, 'Renewed', 52, 10, 11, 12);
INSERT INTO loan VALUES (20, 'Lost', 37, 2, 11, 7);
INSERT INTO loan VALUES (21, 'Overdue', 43, 7, 6, 10);
