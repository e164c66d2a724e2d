CREATE TABLE author (
    author_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL
);
INSERT INTO author VALUES (1, 'Maria', 'Peru', 1932);
INSERT INTO author VALUES (2, 'Bob', 'Italy', 1929);
INSERT INTO author VALUES (3, 'Jack', 'India', 1928);
INSERT INTO author VALUES (4, 'Adam', 'India', 1994);
INSERT INTO author VALUES (5, 'Quinn', 'Peru', 1903);
INSERT INTO author VALUES (6, 'Karen', 'Italy', 1969);
INSERT INTO author VALUES (7, 'Diana', 'France', 1951);
INSERT INTO author VALUES (8, 'Alice', 'Japan', 1946);
INSERT INTO author VALUES (9, 'Paul', 'Peru', 1973);
INSERT INTO author VALUES (10, 'Xavier', 'France', 1968);
INSERT INTO author VALUES (11, 'Carol', 'Japan', 1918);
INSERT INTO author VALUES (12, 'Grace', 'Italy', 1917);

CREATE TABLE book (
    book_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    topic TEXT NOT NULL,
    length INTEGER NOT NULL,
    year INTEGER NOT NULL,
    author_id INTEGER NOT NULL,
    FOREIGN KEY (author_id) REFERENCES author(author_id)
);
INSERT INTO book VALUES (1, 'Midnight', 'History', 231, 2003, 9);
INSERT INTO book VALUES (2, 'Rainbow', 'Cooking', 338, 1951, 4);
INSERT INTO book VALUES (3, 'Crystal', 'History', 709, 1990, 5);
INSERT INTO book VALUES (4, 'Moon', 'History', 719, 1961, 3);
INSERT INTO book VALUES (5, 'Storm', 'History', 386, 2011, 8);
INSERT INTO book VALUES (6, 'Stone', 'History', 117, 2023, 3);
INSERT INTO book VALUES (7, 'Velvet', 'Cooking', 665, 1981, 2);
INSERT INTO book VALUES (8, 'Star', 'Science', 116, 1958, 3);
INSERT INTO book VALUES (9, 'Echo', 'Cooking', 494, 1963, 6);
INSERT INTO book VALUES (10, 'Horizon', 'Cooking', 342, 2015, 2);
INSERT INTO book VALUES (11, 'Legend', 'Nature', 732, 1962, 6);
INSERT INTO book VALUES (12, 'Light', 'Cooking', 719, 1975, 5);
INSERT INTO book VALUES (13, 'Whisper', 'Cooking', 367, 1968, 8);
INSERT INTO book VALUES (14, 'Mirror', 'Travel', 176, 1985, 5);
INSERT INTO book VALUES (15, 'Phoenix', 'History', 168, 1964, 9);

CREATE TABLE member (
    member_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO member VALUES (1, 'Adam', 'Bonn', 66);
INSERT INTO member VALUES (2, 'Bella', 'Oslo', 39);
INSERT INTO member VALUES (3, 'Eric', 'Seoul', 54);
INSERT INTO member VALUES (4, 'Emma', 'Bonn', 58);
INSERT INTO member VALUES (5, 'Wendy', 'Seoul', 27);
INSERT INTO member VALUES (6, 'Bob', 'Bonn', 53);
INSERT INTO member VALUES (7, 'Uma', 'Delhi', 45);
INSERT INTO member VALUES (8, 'Paul', 'Bonn', 58);
INSERT INTO member VALUES (9, 'Sam', 'Rome', 76);
INSERT INTO member VALUES (10, 'Diana', 'Oslo', 62);
INSERT INTO member VALUES (11, 'Leo', 'Seoul', 34);
INSERT INTO member VALUES (12, 'Jack', 'Seoul', 13);
INSERT INTO member VALUES (13, 'Karen', 'Seoul', 79);
INSERT INTO member VALUES (14, 'Carol', 'Oslo', 65);

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
INSERT INTO loan VALUES (1, 'Renewed', 37, 10, 14, 11);
INSERT INTO loan VALUES (2, 'Overdue', 31, 7, 12, 14);
INSERT INTO loan VALUES (3, 'Renewed', 48, 6, 13, 9);
INSERT INTO loan VALUES (4, 'Overdue', 32, 7, 7, 1);
INSERT INTO loan VALUES (5, 'Lost', 60, 9, 5, 9);
INSERT INTO loan VALUES (6, 'Renewed', 27, 7, 4, 5);
INSERT INTO loan VALUES (7, 'Overdue', 18, 5, 6, 1);
INSERT INTO loan VALUES (8, 'Overdue', 8, 6, 12, 1);
INSERT INTO loan VALUES (9, 'Renewed', 11, 8, 12, 11);
INSERT INTO loan VALUES (10, 'Lost', 56, 1, 7, 9);
INSERT INTO loan VALUES (11, 'Renewed', 6, 6, 1, 1);
INSERT INTO loan VALUES (12, 'Returned', 37, 1, 12, 9);
INSERT INTO loan VALUES (13, 'Overdue', 37, 12, 7, 15);
INSERT INTO loan VALUES (14, 'Overdue', 3, 11, 9, 9);
INSERT INTO loan VALUES (15, 'Overdue', 48, 1, 8, 9);
INSERT INTO loan VALUES (16, 'Lost', 6, 11, 2, 1);
INSERT INTO loan VALUES (17, 'Lost', 46, 8, 13, 6);
