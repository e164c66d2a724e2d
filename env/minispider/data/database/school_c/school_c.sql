CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Eric', 'Math', 56, 5892);
INSERT INTO teacher VALUES (2, 'Frank', 'Math', 30, 5972);
INSERT INTO teacher VALUES (3, 'Emma', 'Art', 59, 5736);
INSERT INTO teacher VALUES (4, 'Diana', 'Chemistry', 45, 1314);
INSERT INTO teacher VALUES (5, 'Zoe', 'Art', 45, 5249);
INSERT INTO teacher VALUES (6, 'Grace', 'Math', 34, 1189);
INSERT INTO teacher VALUES (7, 'Nina', 'Chemistry', 26, 2039);
INSERT INTO teacher VALUES (8, 'Bella', 'Chemistry', 30, 5850);
INSERT INTO teacher VALUES (9, 'George', 'Chemistry', 60, 7107);
INSERT INTO teacher VALUES (10, 'Victor', 'Chemistry', 55, 3885);
INSERT INTO teacher VALUES (11, 'Irene', 'Math', 42, 3111);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Fiona', 'Bonn', 15, 148, 10);
INSERT INTO student VALUES (2, 'Carol', 'Paris', 12, 196, 4);
INSERT INTO student VALUES (3, 'Helen', 'Bonn', 12, 147, 7);
INSERT INTO student VALUES (4, 'Jack', 'Bonn', 14, 152, 5);
INSERT INTO student VALUES (5, 'Victor', 'Paris', 17, 183, 7);
INSERT INTO student VALUES (6, 'David', 'Seoul', 17, 144, 7);
INSERT INTO student VALUES (7, 'George', 'Seoul', 10, 145, 4);
INSERT INTO student VALUES (8, 'Maria', 'Paris', 17, 191, 5);
INSERT INTO student VALUES (9, 'Alice', 'Seoul', 19, 137, 1);
INSERT INTO student VALUES (10, 'Tina', 'Bonn', 19, 195, 7);
INSERT INTO student VALUES (11, 'Zoe', 'Tokyo', 15, 189, 4);
INSERT INTO student VALUES (12, 'Rosa', 'Bonn', 11, 159, 2);
INSERT INTO student VALUES (13, 'Karen', 'Seoul', 14, 144, 10);
INSERT INTO student VALUES (14, 'Oscar', 'Seoul', 10, 123, 5);
INSERT INTO student VALUES (15, 'Wendy', 'Tokyo', 17, 134, 7);
INSERT INTO student VALUES (16, 'Grace', 'Tokyo', 11, 136, 5);
INSERT INTO student VALUES (17, 'Xavier', 'Paris', 10, 136, 3);
INSERT INTO student VALUES (18, 'Adam', 'Paris', 13, 130, 6);
INSERT INTO student VALUES (19, 'Eric', 'Tokyo', 18, 191, 2);
INSERT INTO student VALUES (20, 'Leo', 'Delhi', 17, 128, 10);
INSERT INTO student VALUES (21, 'Irene', 'Paris', 14, 180, 5);
INSERT INTO student VALUES (22, 'Uma', 'Delhi', 16, 151, 10);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Chemistry', 42, 2019, 22);
INSERT INTO exam VALUES (2, 'Art', 56, 2017, 1);
INSERT INTO exam VALUES (3, 'Chemistry', 27, 2015, 10);
INSERT INTO exam VALUES (4, 'Biology', 87, 2017, 22);
INSERT INTO exam VALUES (5, 'Physics', 84, 2022, 9);
INSERT INTO exam VALUES (6, 'Art', 69, 2018, 13);
INSERT INTO exam VALUES (7, 'Biology', 24, 2020, 3);
INSERT INTO exam VALUES (8, 'Physics', 94, 2023, 9);
INSERT INTO exam VALUES (9, 'Math', 71, 2024, 1);
INSERT INTO exam VALUES (10, 'Math', 98, 2016, 3);
INSERT INTO exam VALUES (11, 'Math', 13, 2015, 13);
INSERT INTO exam VALUES (12, 'Art', 33, 2022, 20);
INSERT INTO exam VALUES (13, 'Physics', 22, 2021, 15);
INSERT INTO exam VALUES (14, 'Biology', 8, 2015, 6);
INSERT INTO exam VALUES (15, 'Physics', 23, 2024, 21);
INSERT INTO exam VALUES (16, 'Biology', 67, 2017, 12);
INSERT INTO exam VALUES (17, 'Chemistry', 31, 2023, 10);
INSERT INTO exam VALUES (18, 'Chemistry', 33, 2023, 4);
INSERT INTO exam VALUES (19, 'Art', 80, 2021, 18);
INSERT INTO exam VALUES (20, 'Math', 10, 2022, 1);
INSERT INTO exam VALUES (21, 'Art', 33, 2024, 10);
INSERT INTO exam VALUES (22, 'Math', 49, 2016, 10);
INSERT INTO exam VALUES (23, 'Biology', 17, 2019, 12);
INSERT INTO exam VALUES (24, 'Chemistry', 57, 2024, 9);
INSERT INTO exam VALUES (25, 'Chemistry', 95, 2019, 1);
INSERT INTO exam VALUES (26, 'Biology', 57, 2015, 16);
