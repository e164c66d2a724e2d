CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Paul', 'Music', 26, 4421);
INSERT INTO teacher VALUES (2, 'George', 'Art', 46, 2163);
INSERT INTO teacher VALUES (3, 'Leo', 'Art', 29, 6587);
INSERT INTO teacher VALUES (4, 'Yara', 'Biology', 31, 7390);
INSERT INTO teacher VALUES (5, 'Diana', 'Art', 51, 6750);
INSERT INTO teacher VALUES (6, 'Henry', 'Art', 36, 5779);
INSERT INTO teacher VALUES (7, 'Carol', 'Math', 32, 7966);
INSERT INTO teacher VALUES (8, 'Uma', 'Art', 55, 6360);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Uma', 'Seoul', 14, 169, 6);
INSERT INTO student VALUES (2, 'Wendy', 'Rome', 11, 122, 4);
INSERT INTO student VALUES (3, 'Grace', 'Seoul', 16, 132, 1);
INSERT INTO student VALUES (4, 'Sam', 'Lima', 14, 176, 5);
INSERT INTO student VALUES (5, 'Quinn', 'Tokyo', 15, 190, 8);
INSERT INTO student VALUES (6, 'Zoe', 'Rome', 19, 184, 1);
INSERT INTO student VALUES (7, 'Leo', 'Rome', 16, 135, 4);
INSERT INTO student VALUES (8, 'Tina', 'Lima', 17, 143, 6);
INSERT INTO student VALUES (9, 'George', 'Tokyo', 11, 191, 3);
INSERT INTO student VALUES (10, 'Bob', 'Rome', 17, 172, 3);
INSERT INTO student VALUES (11, 'Bella', 'Tokyo', 14, 165, 6);
INSERT INTO student VALUES (12, 'Rosa', 'Rome', 11, 165, 1);
INSERT INTO student VALUES (13, 'Oscar', 'Tokyo', 18, 174, 1);
INSERT INTO student VALUES (14, 'Emma', 'Lima', 18, 152, 5);
INSERT INTO student VALUES (15, 'Frank', 'Lima', 15, 193, 6);
INSERT INTO student VALUES (16, 'Chris', 'Rome', 13, 121, 6);
INSERT INTO student VALUES (17, 'Ivan', 'Quito', 14, 181, 3);
INSERT INTO student VALUES (18, 'Nina', 'Seoul', 11, 134, 8);
INSERT INTO student VALUES (19, 'Irene', 'Lima', 17, 126, 6);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Biology', 89, 2018, 1);
INSERT INTO exam VALUES (2, 'Math', 16, 2021, 13);
INSERT INTO exam VALUES (3, 'Biology', 25, 2019, 4);
INSERT INTO exam VALUES (4, 'Biology', 2, 2020, 18);
INSERT INTO exam VALUES (5, 'Math', 95, 2021, 12);
INSERT INTO exam VALUES (6, 'Art', 60, 2016, 4);
INSERT INTO exam VALUES (7, 'Biology', 54, 2023, 17);
INSERT INTO exam VALUES (8, 'Biology', 50, 2020, 15);
INSERT INTO exam VALUES (9, 'Art', 11, 2024, 3);
INSERT INTO exam VALUES (10, 'Math', 63, 2024, 1);
INSERT INTO exam VALUES (11, 'Chemistry', 4, 2015, 19);
INSERT INTO exam VALUES (12, 'Art', 82, 2021, 18);
INSERT INTO exam VALUES (13, 'Art', 2, 2015, 3);
INSERT INTO exam VALUES (14, 'Chemistry', 92, 2023, 14);
INSERT INTO exam VALUES (15, 'Physics', 87, 2016, 6);
INSERT INTO exam VALUES (16, 'Chemistry', 71, 2017, 5);
INSERT INTO exam VALUES (17, 'Biology', 78, 2015, 17);
INSERT INTO exam VALUES (18, 'Art', 20, 2021, 13);
INSERT INTO exam VALUES (19, 'Chemistry', 24, 2019, 19);
INSERT INTO exam VALUES (20, 'Chemistry', 86, 2021, 9);
