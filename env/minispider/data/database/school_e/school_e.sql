CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Sam', 'Chemistry', 29, 3984);
INSERT INTO teacher VALUES (2, 'Bob', 'Chemistry', 45, 6792);
INSERT INTO teacher VALUES (3, 'Nina', 'Physics', 30, 1687);
INSERT INTO teacher VALUES (4, 'Yara', 'Chemistry', 35, 1944);
INSERT INTO teacher VALUES (5, 'Frank', 'Physics', 52, 6645);
INSERT INTO teacher VALUES (6, 'Oscar', 'Math', 51, 6531);
INSERT INTO teacher VALUES (7, 'Tina', 'Physics', 47, 5176);
INSERT INTO teacher VALUES (8, 'Adam', 'Music', 50, 7354);
INSERT INTO teacher VALUES (9, 'George', 'Physics', 62, 7586);
INSERT INTO teacher VALUES (10, 'Diana', 'Math', 52, 3949);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Chris', 'Tokyo', 15, 161, 2);
INSERT INTO student VALUES (2, 'Paul', 'Rome', 18, 165, 2);
INSERT INTO student VALUES (3, 'George', 'Rome', 14, 198, 6);
INSERT INTO student VALUES (4, 'Adam', 'Bonn', 13, 192, 1);
INSERT INTO student VALUES (5, 'Helen', 'Bonn', 11, 200, 3);
INSERT INTO student VALUES (6, 'Emma', 'Paris', 16, 170, 7);
INSERT INTO student VALUES (7, 'David', 'Bonn', 11, 136, 5);
INSERT INTO student VALUES (8, 'Sam', 'Bonn', 19, 193, 3);
INSERT INTO student VALUES (9, 'Quinn', 'Cairo', 13, 139, 10);
INSERT INTO student VALUES (10, 'Bella', 'Paris', 11, 164, 7);
INSERT INTO student VALUES (11, 'Rosa', 'Bonn', 12, 155, 6);
INSERT INTO student VALUES (12, 'Alice', 'Paris', 12, 139, 2);
INSERT INTO student VALUES (13, 'Henry', 'Cairo', 14, 145, 6);
INSERT INTO student VALUES (14, 'Maria', 'Rome', 13, 194, 5);
INSERT INTO student VALUES (15, 'Wendy', 'Cairo', 16, 197, 9);
INSERT INTO student VALUES (16, 'Uma', 'Bonn', 10, 189, 7);
INSERT INTO student VALUES (17, 'Fiona', 'Bonn', 14, 156, 3);
INSERT INTO student VALUES (18, 'Victor', 'Bonn', 10, 138, 5);
INSERT INTO student VALUES (19, 'Irene', 'Paris', 17, 143, 4);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Physics', 43, 2015, 14);
INSERT INTO exam VALUES (2, 'Biology', 77, 2019, 11);
INSERT INTO exam VALUES (3, 'Physics', 54, 2019, 15);
INSERT INTO exam VALUES (4, 'Math', 54, 2023, 17);
INSERT INTO exam VALUES (5, 'Physics', 98, 2019, 11);
INSERT INTO exam VALUES (6, 'Art', 95, 2023, 4);
INSERT INTO exam VALUES (7, 'Math', 30, 2019, 13);
INSERT INTO exam VALUES (8, 'Music', 92, 2023, 15);
INSERT INTO exam VALUES (9, 'Math', 14, 2015, 13);
INSERT INTO exam VALUES (10, 'Music', 56, 2016, 19);
INSERT INTO exam VALUES (11, 'Math', 29, 2022, 16);
INSERT INTO exam VALUES (12, 'Physics', 77, 2022, 10);
INSERT INTO exam VALUES (13, 'Math', 73, 2018, 8);
INSERT INTO exam VALUES (14, 'Math', 11, 2020, 14);
INSERT INTO exam VALUES (15, 'Physics', 76, 2016, 10);
INSERT INTO exam VALUES (16, 'Physics', 75, 2022, 3);
INSERT INTO exam VALUES (17, 'Physics', 77, 2023, 16);
INSERT INTO exam VALUES (18, 'Math', 45, 2020, 17);
INSERT INTO exam VALUES (19, 'Physics', 20, 2018, 8);
