CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'George', 'Chemistry', 28, 6005);
INSERT INTO teacher VALUES (2, 'Chris', 'Art', 59, 4331);
INSERT INTO teacher VALUES (3, 'Bob', 'Art', 30, 8250);
INSERT INTO teacher VALUES (4, 'Fiona', 'Chemistry', 52, 4644);
INSERT INTO teacher VALUES (5, 'Zoe', 'Math', 44, 3559);
INSERT INTO teacher VALUES (6, 'Nina', 'Math', 25, 2086);
INSERT INTO teacher VALUES (7, 'Leo', 'Chemistry', 61, 1642);
INSERT INTO teacher VALUES (8, 'Emma', 'Math', 63, 5363);
INSERT INTO teacher VALUES (9, 'Irene', 'Physics', 39, 8319);
INSERT INTO teacher VALUES (10, 'Victor', 'Math', 27, 2860);
INSERT INTO teacher VALUES (11, 'Eric', 'Math', 37, 2826);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Nina', 'Rome', 19, 134, 10);
INSERT INTO student VALUES (2, 'Henry', 'Paris', 11, 146, 8);
INSERT INTO student VALUES (3, 'Diana', 'Lima', 17, 147, 5);
INSERT INTO student VALUES (4, 'Karen', 'Paris', 12, 200, 2);
INSERT INTO student VALUES (5, 'Irene', 'Rome', 12, 120, 4);
INSERT INTO student VALUES (6, 'Chris', 'Lima', 13, 159, 9);
INSERT INTO student VALUES (7, 'Leo', 'Lima', 14, 176, 8);
INSERT INTO student VALUES (8, 'Victor', 'Paris', 18, 161, 4);
INSERT INTO student VALUES (9, 'Yara', 'Rome', 13, 193, 10);
INSERT INTO student VALUES (10, 'Paul', 'Rome', 15, 174, 8);
INSERT INTO student VALUES (11, 'Frank', 'Seoul', 18, 123, 1);
INSERT INTO student VALUES (12, 'Julia', 'Lima', 18, 166, 6);
INSERT INTO student VALUES (13, 'Helen', 'Bonn', 14, 167, 11);
INSERT INTO student VALUES (14, 'Tina', 'Rome', 14, 165, 2);
INSERT INTO student VALUES (15, 'Jack', 'Paris', 19, 196, 11);
INSERT INTO student VALUES (16, 'George', 'Bonn', 11, 198, 7);
INSERT INTO student VALUES (17, 'Bella', 'Bonn', 14, 177, 11);
INSERT INTO student VALUES (18, 'Quinn', 'Lima', 14, 136, 8);
INSERT INTO student VALUES (19, 'Rosa', 'Seoul', 18, 186, 8);
INSERT INTO student VALUES (20, 'Grace', 'Lima', 13, 181, 9);
INSERT INTO student VALUES (21, 'Zoe', 'Seoul', 13, 191, 6);
INSERT INTO student VALUES (22, 'Fiona', 'Bonn', 19, 173, 1);
INSERT INTO student VALUES (23, 'Eric', 'Seoul', 14, 166, 5);
INSERT INTO student VALUES (24, 'Oscar', 'Seoul', 10, 159, 6);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Biology', 42, 2021, 5);
INSERT INTO exam VALUES (2, 'Art', 39, 2017, 3);
INSERT INTO exam VALUES (3, 'Biology', 68, 2020, 5);
INSERT INTO exam VALUES (4, 'Art', 42, 2024, 7);
INSERT INTO exam VALUES (5, 'Biology', 32, 2023, 15);
INSERT INTO exam VALUES (6, 'Math', 54, 2023, 17);
INSERT INTO exam VALUES (7, 'Math', 86, 2020, 12);
INSERT INTO exam VALUES (8, 'Art', 89, 2023, 23);
INSERT INTO exam VALUES (9, 'Math', 13, 2023, 23);
INSERT INTO exam VALUES (10, 'Math', 56, 2018, 18);
INSERT INTO exam VALUES (11, 'Chemistry', 27, 2017, 1);
INSERT INTO exam VALUES (12, 'Biology', 1, 2015, 12);
INSERT INTO exam VALUES (13, 'Math', 85, 2024, 4);
INSERT INTO exam VALUES (14, 'Biology', 98, 2024, 1);
INSERT INTO exam VALUES (15, 'Art', 59, 2015, 11);
INSERT INTO exam VALUES (16, 'Math', 18, 2020, 4);
INSERT INTO exam VALUES (17, 'Art', 91, 2021, 13);
INSERT INTO exam VALUES (18, 'Physics', 28, 2017, 20);
INSERT INTO exam VALUES (19, 'Physics', 22, 2016, 13);
INSERT INTO exam VALUES (20, 'Math', 43, 2021, 11);
INSERT INTO exam VALUES (21, 'Biology', 42, 2017, 1);
INSERT INTO exam VALUES (22, 'Biology', 65, 2019, 2);
INSERT INTO exam VALUES (23, 'Chemistry', 78, 2020, 11);
INSERT INTO exam VALUES (24, 'Math', 11, 2021, 22);
