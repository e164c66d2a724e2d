CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Fiona', 'Chemistry', 49, 7692);
INSERT INTO teacher VALUES (2, 'George', 'Art', 50, 8626);
INSERT INTO teacher VALUES (3, 'Jack', 'Art', 44, 8978);
INSERT INTO teacher VALUES (4, 'Alice', 'Art', 34, 6929);
INSERT INTO teacher VALUES (5, 'Adam', 'Math', 28, 3464);
INSERT INTO teacher VALUES (6, 'Leo', 'Chemistry', 64, 5944);
INSERT INTO teacher VALUES (7, 'Oscar', 'Art', 62, 2231);
INSERT INTO teacher VALUES (8, 'Grace', 'Math', 61, 7416);
INSERT INTO teacher VALUES (9, 'Tina', 'Physics', 59, 5422);
INSERT INTO teacher VALUES (10, 'Maria', 'Chemistry', 55, 7494);
INSERT INTO teacher VALUES (11, 'Wendy', 'Chemistry', 40, 2986);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Sam', 'Paris', 14, 195, 1);
INSERT INTO student VALUES (2, 'Leo', 'Paris', 13, 148, 1);
INSERT INTO student VALUES (3, 'Chris', 'Delhi', 15, 173, 1);
INSERT INTO student VALUES (4, 'George', 'Lima', 16, 123, 9);
INSERT INTO student VALUES (5, 'Grace', 'Delhi', 12, 180, 3);
INSERT INTO student VALUES (6, 'Uma', 'Delhi', 14, 187, 7);
INSERT INTO student VALUES (7, 'Frank', 'Delhi', 13, 125, 2);
INSERT INTO student VALUES (8, 'David', 'Paris', 10, 165, 10);
INSERT INTO student VALUES (9, 'Adam', 'Rome', 15, 179, 9);
INSERT INTO student VALUES (10, 'Paul', 'Lima', 10, 175, 2);
INSERT INTO student VALUES (11, 'Wendy', 'Paris', 13, 144, 1);
INSERT INTO student VALUES (12, 'Xavier', 'Paris', 16, 122, 10);
INSERT INTO student VALUES (13, 'Tina', 'Rome', 16, 162, 9);
INSERT INTO student VALUES (14, 'Bob', 'Delhi', 11, 140, 7);
INSERT INTO student VALUES (15, 'Helen', 'Rome', 10, 151, 1);
INSERT INTO student VALUES (16, 'Henry', 'Delhi', 12, 187, 11);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Music', 36, 2018, 3);
INSERT INTO exam VALUES (2, 'Art', 36, 2019, 10);
INSERT INTO exam VALUES (3, 'Music', 41, 2018, 12);
INSERT INTO exam VALUES (4, 'Biology', 1, 2019, 7);
INSERT INTO exam VALUES (5, 'Art', 96, 2020, 14);
INSERT INTO exam VALUES (6, 'Music', 45, 2016, 12);
INSERT INTO exam VALUES (7, 'Art', 98, 2024, 13);
INSERT INTO exam VALUES (8, 'Art', 24, 2024, 13);
INSERT INTO exam VALUES (9, 'Music', 68, 2020, 8);
INSERT INTO exam VALUES (10, 'Biology', 4, 2019, 1);
INSERT INTO exam VALUES (11, 'Biology', 46, 2016, 7);
INSERT INTO exam VALUES (12, 'Math', 87, 2023, 7);
INSERT INTO exam VALUES (13, 'Chemistry', 36, 2020, 15);
INSERT INTO exam VALUES (14, 'Art', 33, 2018, 10);
INSERT INTO exam VALUES (15, 'Biology', 9, 2019, 9);
INSERT INTO exam VALUES (16, 'Biology', 61, 2019, 7);
INSERT INTO exam VALUES (17, 'Biology', 80, 2017, 12);
INSERT INTO exam VALUES (18, 'Biology', 86, 2019, 10);
INSERT INTO exam VALUES (19, 'Music', 13, 2019, 13);
INSERT INTO exam VALUES (20, 'Math', 64, 2023, 14);
INSERT INTO exam VALUES (21, 'Chemistry', 45, 2016, 12);
INSERT INTO exam VALUES (22, 'Chemistry', 2, 2023, 1);
INSERT INTO exam VALUES (23, 'Math', 71, 2022, 16);
