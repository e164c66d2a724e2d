CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Quinn', 'Art', 59, 6129);
INSERT INTO teacher VALUES (2, 'Ivan', 'Art', 63, 5499);
INSERT INTO teacher VALUES (3, 'Jack', 'Art', 36, 5388);
INSERT INTO teacher VALUES (4, 'Adam', 'Math', 38, 8271);
INSERT INTO teacher VALUES (5, 'Xavier', 'Art', 54, 4068);
INSERT INTO teacher VALUES (6, 'Alice', 'Music', 37, 2489);
INSERT INTO teacher VALUES (7, 'Wendy', 'Music', 61, 4267);
INSERT INTO teacher VALUES (8, 'Rosa', 'Math', 35, 7695);
INSERT INTO teacher VALUES (9, 'Leo', 'Music', 59, 8369);
INSERT INTO teacher VALUES (10, 'George', 'Math', 30, 5311);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Quinn', 'Bonn', 18, 164, 6);
INSERT INTO student VALUES (2, 'Karen', 'Rome', 12, 194, 2);
INSERT INTO student VALUES (3, 'Nina', 'Bonn', 19, 154, 5);
INSERT INTO student VALUES (4, 'George', 'Seoul', 19, 121, 10);
INSERT INTO student VALUES (5, 'Wendy', 'Bonn', 12, 192, 7);
INSERT INTO student VALUES (6, 'Eric', 'Paris', 11, 145, 5);
INSERT INTO student VALUES (7, 'Victor', 'Rome', 17, 197, 6);
INSERT INTO student VALUES (8, 'Jack', 'Rome', 16, 147, 6);
INSERT INTO student VALUES (9, 'Adam', 'Rome', 14, 130, 2);
INSERT INTO student VALUES (10, 'Yara', 'Paris', 17, 138, 3);
INSERT INTO student VALUES (11, 'Zoe', 'Rome', 15, 179, 9);
INSERT INTO student VALUES (12, 'Emma', 'Seoul', 10, 135, 8);
INSERT INTO student VALUES (13, 'Bob', 'Rome', 14, 154, 6);
INSERT INTO student VALUES (14, 'Alice', 'Paris', 18, 178, 7);
INSERT INTO student VALUES (15, 'Maria', 'Rome', 10, 188, 10);
INSERT INTO student VALUES (16, 'Ivan', 'Rome', 16, 127, 8);
INSERT INTO student VALUES (17, 'Sam', 'Bonn', 17, 129, 8);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Physics', 66, 2015, 4);
INSERT INTO exam VALUES (2, 'Biology', 79, 2016, 1);
INSERT INTO exam VALUES (3, 'Biology', 26, 2015, 4);
INSERT INTO exam VALUES (4, 'Biology', 89, 2018, 9);
INSERT INTO exam VALUES (5, 'Chemistry', 30, 2015, 13);
INSERT INTO exam VALUES (6, 'Physics', 52, 2021, 9);
INSERT INTO exam VALUES (7, 'Physics', 7, 2015, 16);
INSERT INTO exam VALUES (8, 'Biology', 3, 2016, 1);
INSERT INTO exam VALUES (9, 'Biology', 0, 2020, 11);
INSERT INTO exam VALUES (10, 'Chemistry', 19, 2017, 5);
INSERT INTO exam VALUES (11, 'Physics', 52, 2020, 9);
INSERT INTO exam VALUES (12, 'Physics', 9, 2020, 12);
INSERT INTO exam VALUES (13, 'Physics', 86, 2015, 17);
INSERT INTO exam VALUES (14, 'Chemistry', 63, 2023, 10);
INSERT INTO exam VALUES (15, 'Biology', 95, 2018, 17);
INSERT INTO exam VALUES (16, 'Music', 70, 2022, 17);
INSERT INTO exam VALUES (17, 'Biology', 30, 2018, 1);
INSERT INTO exam VALUES (18, 'Chemistry', 70, 2023, 12);
INSERT INTO exam VALUES (19, 'Biology', 41, 2020, 4);
INSERT INTO exam VALUES (20, 'Music', 30, 2018, 11);
INSERT INTO exam VALUES (21, 'Chemistry', 33, 2022, 13);
INSERT INTO exam VALUES (22, 'Chemistry', 45, 2016, 7);
INSERT INTO exam VALUES (23, 'Music', 14, 2024, 8);
