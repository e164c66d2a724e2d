CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Xavier', 'Music', 39, 3719);
INSERT INTO teacher VALUES (2, 'Paul', 'Math', 56, 4045);
INSERT INTO teacher VALUES (3, 'Ivan', 'Biology', 41, 3897);
INSERT INTO teacher VALUES (4, 'Bella', 'Music', 30, 4293);
INSERT INTO teacher VALUES (5, 'David', 'Music', 26, 7197);
INSERT INTO teacher VALUES (6, 'Oscar', 'Physics', 57, 1299);
INSERT INTO teacher VALUES (7, 'Fiona', 'Music', 56, 4677);
INSERT INTO teacher VALUES (8, 'Jack', 'Biology', 55, 2769);
INSERT INTO teacher VALUES (9, 'Irene', 'Biology', 36, 4845);
INSERT INTO teacher VALUES (10, 'Grace', 'Physics', 26, 7310);
INSERT INTO teacher VALUES (11, 'Yara', 'Math', 44, 1184);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Eric', 'Bonn', 18, 171, 3);
INSERT INTO student VALUES (2, 'Maria', 'Paris', 13, 185, 3);
INSERT INTO student VALUES (3, 'Emma', 'Cairo', 11, 192, 9);
INSERT INTO student VALUES (4, 'Henry', 'Paris', 17, 177, 3);
INSERT INTO student VALUES (5, 'Uma', 'Cairo', 18, 121, 11);
INSERT INTO student VALUES (6, 'Sam', 'Seoul', 10, 151, 6);
INSERT INTO student VALUES (7, 'Ivan', 'Cairo', 10, 141, 2);
INSERT INTO student VALUES (8, 'Leo', 'Paris', 18, 196, 8);
INSERT INTO student VALUES (9, 'Bob', 'Bonn', 13, 170, 5);
INSERT INTO student VALUES (10, 'Xavier', 'Seoul', 14, 162, 2);
INSERT INTO student VALUES (11, 'Karen', 'Bonn', 14, 192, 9);
INSERT INTO student VALUES (12, 'Julia', 'Bonn', 11, 122, 5);
INSERT INTO student VALUES (13, 'Frank', 'Paris', 14, 140, 3);
INSERT INTO student VALUES (14, 'Rosa', 'Lima', 16, 163, 7);
INSERT INTO student VALUES (15, 'Chris', 'Paris', 13, 124, 3);
INSERT INTO student VALUES (16, 'Victor', 'Paris', 17, 169, 3);
INSERT INTO student VALUES (17, 'George', 'Seoul', 19, 162, 6);
INSERT INTO student VALUES (18, 'Diana', 'Cairo', 15, 170, 8);
INSERT INTO student VALUES (19, 'Irene', 'Paris', 17, 124, 2);
INSERT INTO student VALUES (20, 'Carol', 'Bonn', 12, 198, 3);
INSERT INTO student VALUES (21, 'Nina', 'Paris', 11, 179, 5);
INSERT INTO student VALUES (22, 'Bella', 'Bonn', 11, 176, 4);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Biology', 76, 2020, 18);
INSERT INTO exam VALUES (2, 'Biology', 87, 2024, 9);
INSERT INTO exam VALUES (3, 'Math', 10, 2017, 6);
INSERT INTO exam VALUES (4, 'Physics', 12, 2020, 20);
INSERT INTO exam VALUES (5, 'Biology', 64, 2020, 1);
INSERT INTO exam VALUES (6, 'Math', 19, 2015, 10);
INSERT INTO exam VALUES (7, 'Math', 44, 2021, 17);
INSERT INTO exam VALUES (8, 'Biology', 27, 2021, 19);
INSERT INTO exam VALUES (9, 'Art', 34, 2019, 9);
INSERT INTO exam VALUES (10, 'Physics', 42, 2018, 7);
INSERT INTO exam VALUES (11, 'Math', 48, 2024, 20);
INSERT INTO exam VALUES (12, 'Biology', 16, 2015, 2);
INSERT INTO exam VALUES (13, 'Art', 70, 2017, 5);
INSERT INTO exam VALUES (14, 'Physics', 41, 2015, 1);
INSERT INTO exam VALUES (15, 'Math', 44, 2016, 18);
INSERT INTO exam VALUES (16, 'Biology', 81, 2021, 12);
INSERT INTO exam VALUES (17, 'Art', 76, 2018, 10);
INSERT INTO exam VALUES (18, 'Biology', 22, 2021, 3);
INSERT INTO exam VALUES (19, 'Math', 100, 2022, 2);
INSERT INTO exam VALUES (20, 'Physics', 1, 2024, 20);
INSERT INTO exam VALUES (21, 'Math', 97, 2016, 14);
INSERT INTO exam VALUES (22, 'Physics', 9, 2022, 14);
INSERT INTO exam VALUES (23, 'Art', 97, 2022, 9);
INSERT INTO exam VALUES (24, 'Biology', 84, 2024, 9);
INSERT INTO exam VALUES (25, 'Art', 35, 2019, 13);
INSERT INTO exam VALUES (26, 'Physics', 38, 2024, 20);
INSERT INTO exam VALUES (27, 'Art', 4, 2019, 9);
