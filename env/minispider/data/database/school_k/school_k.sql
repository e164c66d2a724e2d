CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Zoe', 'Physics', 63, 1470);
INSERT INTO teacher VALUES (2, 'Sam', 'Music', 53, 4132);
INSERT INTO teacher VALUES (3, 'Eric', 'Chemistry', 25, 7473);
INSERT INTO teacher VALUES (4, 'Carol', 'Physics', 42, 1033);
INSERT INTO teacher VALUES (5, 'Xavier', 'Math', 38, 7864);
INSERT INTO teacher VALUES (6, 'Leo', 'Math', 47, 2804);
INSERT INTO teacher VALUES (7, 'Diana', 'Biology', 64, 6428);
INSERT INTO teacher VALUES (8, 'Bob', 'Music', 25, 7436);
INSERT INTO teacher VALUES (9, 'Yara', 'Physics', 38, 4974);
INSERT INTO teacher VALUES (10, 'Helen', 'Math', 39, 7469);
INSERT INTO teacher VALUES (11, 'Ivan', 'Chemistry', 43, 3163);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Leo', 'Oslo', 19, 165, 5);
INSERT INTO student VALUES (2, 'Quinn', 'Cairo', 18, 141, 4);
INSERT INTO student VALUES (3, 'Alice', 'Seoul', 11, 184, 10);
INSERT INTO student VALUES (4, 'Jack', 'Oslo', 15, 145, 11);
INSERT INTO student VALUES (5, 'Grace', 'Bonn', 14, 121, 7);
INSERT INTO student VALUES (6, 'Eric', 'Quito', 14, 139, 5);
INSERT INTO student VALUES (7, 'David', 'Seoul', 16, 159, 8);
INSERT INTO student VALUES (8, 'Carol', 'Oslo', 10, 169, 2);
INSERT INTO student VALUES (9, 'Karen', 'Quito', 13, 133, 3);
INSERT INTO student VALUES (10, 'Helen', 'Cairo', 16, 190, 7);
INSERT INTO student VALUES (11, 'Zoe', 'Seoul', 18, 166, 6);
INSERT INTO student VALUES (12, 'Yara', 'Cairo', 12, 133, 4);
INSERT INTO student VALUES (13, 'George', 'Seoul', 16, 133, 5);
INSERT INTO student VALUES (14, 'Adam', 'Seoul', 16, 170, 5);
INSERT INTO student VALUES (15, 'Rosa', 'Seoul', 15, 190, 6);
INSERT INTO student VALUES (16, 'Victor', 'Quito', 13, 162, 2);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Physics', 73, 2017, 15);
INSERT INTO exam VALUES (2, 'Chemistry', 66, 2019, 14);
INSERT INTO exam VALUES (3, 'Math', 92, 2015, 14);
INSERT INTO exam VALUES (4, 'Music', 68, 2020, 11);
INSERT INTO exam VALUES (5, 'Biology', 4, 2023, 4);
INSERT INTO exam VALUES (6, 'Music', 51, 2017, 11);
INSERT INTO exam VALUES (7, 'Biology', 38, 2017, 8);
INSERT INTO exam VALUES (8, 'Physics', 66, 2021, 9);
INSERT INTO exam VALUES (9, 'Biology', 87, 2023, 13);
INSERT INTO exam VALUES (10, 'Music', 66, 2016, 2);
INSERT INTO exam VALUES (11, 'Physics', 30, 2016, 8);
INSERT INTO exam VALUES (12, 'Music', 66, 2016, 15);
INSERT INTO exam VALUES (13, 'Biology', 30, 2017, 9);
INSERT INTO exam VALUES (14, 'Biology', 27, 2022, 4);
INSERT INTO exam VALUES (15, 'Biology', 21, 2023, 2);
INSERT INTO exam VALUES (16, 'Chemistry', 13, 2023, 12);
INSERT INTO exam VALUES (17, 'Biology', 80, 2023, 4);
INSERT INTO exam VALUES (18, 'Physics', 14, 2024, 8);
INSERT INTO exam VALUES (19, 'Biology', 22, 2017, 2);
INSERT INTO exam VALUES (20, 'Physics', 48, 2018, 4);
INSERT INTO exam VALUES (21, 'Music', 19, 2023, 9);
INSERT INTO exam VALUES (22, 'Music', 39, 2020, 1);
