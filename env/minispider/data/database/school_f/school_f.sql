CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Paul', 'Math', 28, 1499);
INSERT INTO teacher VALUES (2, 'Yara', 'Music', 28, 1716);
INSERT INTO teacher VALUES (3, 'Henry', 'Math', 65, 5890);
INSERT INTO teacher VALUES (4, 'Quinn', 'Chemistry', 53, 6834);
INSERT INTO teacher VALUES (5, 'Maria', 'Chemistry', 42, 1645);
INSERT INTO teacher VALUES (6, 'Sam', 'Physics', 39, 2237);
INSERT INTO teacher VALUES (7, 'Irene', 'Chemistry', 64, 3572);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Emma', 'Lima', 12, 120, 7);
INSERT INTO student VALUES (2, 'Alice', 'Lima', 17, 197, 7);
INSERT INTO student VALUES (3, 'Xavier', 'Oslo', 14, 150, 6);
INSERT INTO student VALUES (4, 'Diana', 'Oslo', 18, 176, 3);
INSERT INTO student VALUES (5, 'Frank', 'Oslo', 13, 147, 2);
INSERT INTO student VALUES (6, 'Fiona', 'Lima', 19, 196, 6);
INSERT INTO student VALUES (7, 'Tina', 'Rome', 12, 195, 2);
INSERT INTO student VALUES (8, 'Quinn', 'Rome', 15, 147, 3);
INSERT INTO student VALUES (9, 'Grace', 'Rome', 17, 129, 6);
INSERT INTO student VALUES (10, 'Maria', 'Quito', 13, 150, 5);
INSERT INTO student VALUES (11, 'Irene', 'Oslo', 15, 157, 5);
INSERT INTO student VALUES (12, 'Adam', 'Lima', 12, 179, 2);
INSERT INTO student VALUES (13, 'George', 'Paris', 13, 123, 2);
INSERT INTO student VALUES (14, 'Chris', 'Lima', 19, 144, 7);
INSERT INTO student VALUES (15, 'Eric', 'Lima', 13, 150, 4);
INSERT INTO student VALUES (16, 'Rosa', 'Lima', 15, 128, 7);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Physics', 40, 2016, 3);
INSERT INTO exam VALUES (2, 'Chemistry', 50, 2022, 12);
INSERT INTO exam VALUES (3, 'Art', 6, 2023, 4);
INSERT INTO exam VALUES (4, 'Music', 79, 2016, 10);
INSERT INTO exam VALUES (5, 'Biology', 6, 2017, 6);
INSERT INTO exam VALUES (6, 'Music', 24, 2022, 6);
INSERT INTO exam VALUES (7, 'Chemistry', 36, 2023, 12);
INSERT INTO exam VALUES (8, 'Music', 39, 2023, 13);
INSERT INTO exam VALUES (9, 'Music', 49, 2022, 16);
INSERT INTO exam VALUES (10, 'Art', 12, 2024, 16);
INSERT INTO exam VALUES (11, 'Chemistry', 7, 2024, 11);
INSERT INTO exam VALUES (12, 'Biology', 1, 2020, 3);
INSERT INTO exam VALUES (13, 'Physics', 8, 2016, 7);
INSERT INTO exam VALUES (14, 'Chemistry', 90, 2015, 14);
INSERT INTO exam VALUES (15, 'Biology', 40, 2019, 11);
INSERT INTO exam VALUES (16, 'Biology', 16, 2019, 3);
INSERT INTO exam VALUES (17, 'Biology', 84, 2022, 6);
INSERT INTO exam VALUES (18, 'Music', 67, 2021, 11);
INSERT INTO exam VALUES (19, 'Chemistry', 42, 2015, 12);
INSERT INTO exam VALUES (20, 'Physics', 96, 2019, 3);
INSERT INTO exam VALUES (21, 'Art', 17, 2016, 10);
