CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Karen', 'Art', 30, 7428);
INSERT INTO teacher VALUES (2, 'Uma', 'Biology', 63, 5264);
INSERT INTO teacher VALUES (3, 'George', 'Music', 33, 4960);
INSERT INTO teacher VALUES (4, 'Wendy', 'Art', 60, 8471);
INSERT INTO teacher VALUES (5, 'Bob', 'Music', 48, 7980);
INSERT INTO teacher VALUES (6, 'Alice', 'Math', 48, 6443);
INSERT INTO teacher VALUES (7, 'Victor', 'Physics', 26, 5923);
INSERT INTO teacher VALUES (8, 'Carol', 'Music', 31, 3052);
INSERT INTO teacher VALUES (9, 'Bella', 'Physics', 49, 6003);
INSERT INTO teacher VALUES (10, 'Chris', 'Physics', 63, 2599);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Fiona', 'Quito', 10, 128, 1);
INSERT INTO student VALUES (2, 'Uma', 'Bonn', 13, 199, 6);
INSERT INTO student VALUES (3, 'Grace', 'Rome', 10, 126, 4);
INSERT INTO student VALUES (4, 'George', 'Bonn', 13, 197, 5);
INSERT INTO student VALUES (5, 'Frank', 'Paris', 15, 148, 7);
INSERT INTO student VALUES (6, 'Oscar', 'Paris', 19, 169, 7);
INSERT INTO student VALUES (7, 'Nina', 'Rome', 18, 156, 7);
INSERT INTO student VALUES (8, 'Eric', 'Cairo', 17, 125, 7);
INSERT INTO student VALUES (9, 'Tina', 'Paris', 13, 200, 5);
INSERT INTO student VALUES (10, 'Zoe', 'Cairo', 11, 190, 8);
INSERT INTO student VALUES (11, 'Chris', 'Rome', 11, 132, 9);
INSERT INTO student VALUES (12, 'Quinn', 'Bonn', 17, 131, 2);
INSERT INTO student VALUES (13, 'Sam', 'Paris', 19, 184, 7);
INSERT INTO student VALUES (14, 'Carol', 'Quito', 10, 168, 6);
INSERT INTO student VALUES (15, 'Leo', 'Cairo', 11, 195, 7);
INSERT INTO student VALUES (16, 'Bob', 'Paris', 13, 173, 7);
INSERT INTO student VALUES (17, 'Adam', 'Cairo', 12, 172, 9);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Math', 26, 2023, 2);
INSERT INTO exam VALUES (2, 'Math', 40, 2024, 16);
INSERT INTO exam VALUES (3, 'Math', 24, 2018, 11);
INSERT INTO exam VALUES (4, 'Physics', 72, 2021, 9);
INSERT INTO exam VALUES (5, 'Music', 64, 2023, 2);
INSERT INTO exam VALUES (6, 'Biology', 25, 2024, 15);
INSERT INTO exam VALUES (7, 'Math', 23, 2020, 9);
INSERT INTO exam VALUES (8, 'Math', 84, 2024, 5);
INSERT INTO exam VALUES (9, 'Physics', 81, 2021, 11);
INSERT INTO exam VALUES (10, 'Math', 66, 2015, 5);
INSERT INTO exam VALUES (11, 'Music', 65, 2023, 8);
INSERT INTO exam VALUES (12, 'Physics', 2, 2015, 2);
INSERT INTO exam VALUES (13, 'Math', 37, 2021, 14);
INSERT INTO exam VALUES (14, 'Art', 1, 2015, 13);
INSERT INTO exam VALUES (15, 'Math', 31, 2016, 12);
INSERT INTO exam VALUES (16, 'Math', 21, 2022, 15);
INSERT INTO exam VALUES (17, 'Music', 48, 2021, 14);
INSERT INTO exam VALUES (18, 'Math', 97, 2018, 13);
INSERT INTO exam VALUES (19, 'Math', 15, 2022, 7);
INSERT INTO exam VALUES (20, 'Biology', 70, 2024, 16);
INSERT INTO exam VALUES (21, 'Art', 43, 2017, 11);
INSERT INTO exam VALUES (22, 'Art', 81, 2021, 16);
INSERT INTO exam VALUES (23, 'Physics', 88, 2023, 12);
INSERT INTO exam VALUES (24, 'Art', 58, 2022, 5);
INSERT INTO exam VALUES (25, 'Music', 25, 2023, 16);
