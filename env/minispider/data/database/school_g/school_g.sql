CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Henry', 'Math', 43, 6068);
INSERT INTO teacher VALUES (2, 'Bella', 'Math', 45, 6457);
INSERT INTO teacher VALUES (3, 'Paul', 'Biology', 52, 2058);
INSERT INTO teacher VALUES (4, 'Victor', 'Math', 39, 5782);
INSERT INTO teacher VALUES (5, 'Rosa', 'Physics', 25, 7141);
INSERT INTO teacher VALUES (6, 'Leo', 'Chemistry', 28, 8384);
INSERT INTO teacher VALUES (7, 'Uma', 'Physics', 36, 8609);
INSERT INTO teacher VALUES (8, 'Sam', 'Math', 33, 4503);
INSERT INTO teacher VALUES (9, 'Maria', 'Math', 62, 3462);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Adam', 'Lima', 12, 133, 9);
INSERT INTO student VALUES (2, 'Tina', 'Tokyo', 11, 169, 5);
INSERT INTO student VALUES (3, 'David', 'Quito', 11, 191, 2);
INSERT INTO student VALUES (4, 'Julia', 'Tokyo', 15, 133, 1);
INSERT INTO student VALUES (5, 'Maria', 'Seoul', 12, 139, 8);
INSERT INTO student VALUES (6, 'George', 'Lima', 13, 126, 3);
INSERT INTO student VALUES (7, 'Carol', 'Lima', 18, 152, 9);
INSERT INTO student VALUES (8, 'Chris', 'Quito', 16, 137, 6);
INSERT INTO student VALUES (9, 'Paul', 'Seoul', 12, 177, 8);
INSERT INTO student VALUES (10, 'Quinn', 'Lima', 12, 184, 2);
INSERT INTO student VALUES (11, 'Eric', 'Quito', 16, 148, 5);
INSERT INTO student VALUES (12, 'Grace', 'Seoul', 13, 182, 5);
INSERT INTO student VALUES (13, 'Irene', 'Tokyo', 18, 131, 3);
INSERT INTO student VALUES (14, 'Helen', 'Lima', 16, 184, 6);
INSERT INTO student VALUES (15, 'Leo', 'Lima', 13, 148, 1);
INSERT INTO student VALUES (16, 'Rosa', 'Tokyo', 13, 122, 2);
INSERT INTO student VALUES (17, 'Diana', 'Seoul', 19, 169, 5);
INSERT INTO student VALUES (18, 'Bob', 'Tokyo', 15, 168, 3);
INSERT INTO student VALUES (19, 'Frank', 'Seoul', 17, 154, 1);
INSERT INTO student VALUES (20, 'Karen', 'Tokyo', 17, 172, 3);
INSERT INTO student VALUES (21, 'Uma', 'Quito', 10, 162, 1);
INSERT INTO student VALUES (22, 'Wendy', 'Seoul', 14, 181, 3);
INSERT INTO student VALUES (23, 'Oscar', 'Seoul', 19, 182, 2);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Physics', 53, 2022, 17);
INSERT INTO exam VALUES (2, 'Physics', 57, 2016, 21);
INSERT INTO exam VALUES (3, 'Physics', 68, 2018, 8);
INSERT INTO exam VALUES (4, 'Physics', 83, 2023, 12);
INSERT INTO exam VALUES (5, 'Biology', 93, 2018, 7);
INSERT INTO exam VALUES (6, 'Music', 59, 2023, 15);
INSERT INTO exam VALUES (7, 'Math', 89, 2023, 6);
INSERT INTO exam VALUES (8, 'Art', 26, 2022, 2);
INSERT INTO exam VALUES (9, 'Physics', 59, 2016, 13);
INSERT INTO exam VALUES (10, 'Physics', 13, 2023, 23);
INSERT INTO exam VALUES (11, 'Math', 56, 2017, 19);
INSERT INTO exam VALUES (12, 'Math', 5, 2019, 14);
INSERT INTO exam VALUES (13, 'Physics', 36, 2017, 15);
INSERT INTO exam VALUES (14, 'Music', 28, 2015, 1);
INSERT INTO exam VALUES (15, 'Math', 99, 2016, 10);
INSERT INTO exam VALUES (16, 'Music', 71, 2023, 2);
INSERT INTO exam VALUES (17, 'Art', 74, 2023, 17);
INSERT INTO exam VALUES (18, 'Biology', 22, 2022, 2);
INSERT INTO exam VALUES (19, 'Music', 83, 2016, 13);
INSERT INTO exam VALUES (20, 'Physics', 28, 2024, 14);
INSERT INTO exam VALUES (21, 'Biology', 16, 2017, 6);
INSERT INTO exam VALUES (22, 'Art', 57, 2020, 20);
