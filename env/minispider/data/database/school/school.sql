CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Quinn', 'Art', 38, 8271);
INSERT INTO teacher VALUES (2, 'Ivan', 'Art', 54, 4068);
INSERT INTO teacher VALUES (3, 'Jack', 'Physics', 37, 2489);
INSERT INTO teacher VALUES (4, 'Adam', 'Music', 61, 4267);
INSERT INTO teacher VALUES (5, 'Xavier', 'Math', 35, 7695);
INSERT INTO teacher VALUES (6, 'Alice', 'Physics', 59, 8369);
INSERT INTO teacher VALUES (7, 'Wendy', 'Art', 30, 5311);
INSERT INTO teacher VALUES (8, 'Rosa', 'Chemistry', 65, 8409);
INSERT INTO teacher VALUES (9, 'Leo', 'Physics', 60, 1795);
INSERT INTO teacher VALUES (10, 'George', 'Physics', 59, 3142);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Nina', 'Delhi', 17, 147, 6);
INSERT INTO student VALUES (2, 'Helen', 'Oslo', 16, 130, 1);
INSERT INTO student VALUES (3, 'George', 'Cairo', 14, 138, 1);
INSERT INTO student VALUES (4, 'Wendy', 'Seoul', 17, 179, 9);
INSERT INTO student VALUES (5, 'Sam', 'Seoul', 15, 135, 8);
INSERT INTO student VALUES (6, 'Adam', 'Quito', 10, 154, 6);
INSERT INTO student VALUES (7, 'Yara', 'Cairo', 14, 178, 7);
INSERT INTO student VALUES (8, 'Zoe', 'Quito', 18, 188, 10);
INSERT INTO student VALUES (9, 'Emma', 'Delhi', 10, 127, 8);
INSERT INTO student VALUES (10, 'Bob', 'Quito', 16, 129, 8);
INSERT INTO student VALUES (11, 'Alice', 'Delhi', 17, 121, 4);
INSERT INTO student VALUES (12, 'Maria', 'Quito', 15, 143, 3);
INSERT INTO student VALUES (13, 'Karen', 'Seoul', 19, 167, 8);
INSERT INTO student VALUES (14, 'Victor', 'Cairo', 14, 161, 10);
INSERT INTO student VALUES (15, 'Fiona', 'Oslo', 10, 163, 10);
INSERT INTO student VALUES (16, 'Grace', 'Cairo', 19, 158, 4);
INSERT INTO student VALUES (17, 'Henry', 'Delhi', 13, 183, 4);
INSERT INTO student VALUES (18, 'David', 'Seoul', 19, 194, 1);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Physics', 9, 2015, 1);
INSERT INTO exam VALUES (2, 'Physics', 86, 2021, 4);
INSERT INTO exam VALUES (3, 'Art', 63, 2015, 9);
INSERT INTO exam VALUES (4, 'Art', 95, 2016, 14);
INSERT INTO exam VALUES (5, 'Art', 70, 2020, 10);
INSERT INTO exam VALUES (6, 'Art', 30, 2017, 17);
INSERT INTO exam VALUES (7, 'Math', 70, 2020, 1);
INSERT INTO exam VALUES (8, 'Chemistry', 41, 2020, 11);
INSERT INTO exam VALUES (9, 'Music', 30, 2015, 5);
INSERT INTO exam VALUES (10, 'Chemistry', 33, 2023, 10);
INSERT INTO exam VALUES (11, 'Art', 45, 2018, 13);
INSERT INTO exam VALUES (12, 'Chemistry', 14, 2022, 18);
INSERT INTO exam VALUES (13, 'Art', 2, 2018, 10);
INSERT INTO exam VALUES (14, 'Physics', 82, 2023, 17);
INSERT INTO exam VALUES (15, 'Art', 92, 2020, 17);
INSERT INTO exam VALUES (16, 'Art', 86, 2018, 1);
INSERT INTO exam VALUES (17, 'Chemistry', 12, 2022, 13);
INSERT INTO exam VALUES (18, 'Chemistry', 1, 2016, 4);
INSERT INTO exam VALUES (19, 'Chemistry', 30, 2024, 11);
