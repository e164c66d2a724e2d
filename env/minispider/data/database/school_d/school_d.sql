CREATE TABLE teacher (
    teacher_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO teacher VALUES (1, 'Fiona', 'Math', 49, 4136);
INSERT INTO teacher VALUES (2, 'Maria', 'Art', 50, 8389);
INSERT INTO teacher VALUES (3, 'Nina', 'Art', 43, 5670);
INSERT INTO teacher VALUES (4, 'Rosa', 'Art', 26, 2805);
INSERT INTO teacher VALUES (5, 'George', 'Chemistry', 62, 5507);
INSERT INTO teacher VALUES (6, 'Eric', 'Chemistry', 42, 7968);
INSERT INTO teacher VALUES (7, 'Sam', 'Math', 64, 3176);
INSERT INTO teacher VALUES (8, 'Adam', 'Physics', 29, 4066);
INSERT INTO teacher VALUES (9, 'Carol', 'Math', 50, 8010);

CREATE TABLE student (
    student_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    height INTEGER NOT NULL,
    teacher_id INTEGER NOT NULL,
    FOREIGN KEY (teacher_id) REFERENCES teacher(teacher_id)
);
INSERT INTO student VALUES (1, 'Bella', 'Delhi', 17, 166, 8);
INSERT INTO student VALUES (2, 'Karen', 'Rome', 19, 128, 7);
INSERT INTO student VALUES (3, 'Ivan', 'Quito', 18, 150, 8);
INSERT INTO student VALUES (4, 'Uma', 'Delhi', 11, 183, 8);
INSERT INTO student VALUES (5, 'Helen', 'Rome', 17, 187, 4);
INSERT INTO student VALUES (6, 'Nina', 'Quito', 19, 149, 2);
INSERT INTO student VALUES (7, 'Grace', 'Cairo', 13, 190, 8);
INSERT INTO student VALUES (8, 'Paul', 'Cairo', 15, 174, 8);
INSERT INTO student VALUES (9, 'Irene', 'Quito', 15, 163, 7);
INSERT INTO student VALUES (10, 'Zoe', 'Cairo', 19, 151, 3);
INSERT INTO student VALUES (11, 'Diana', 'Delhi', 17, 193, 2);
INSERT INTO student VALUES (12, 'Oscar', 'Cairo', 13, 168, 8);
INSERT INTO student VALUES (13, 'Maria', 'Seoul', 10, 157, 7);
INSERT INTO student VALUES (14, 'Carol', 'Quito', 18, 132, 6);
INSERT INTO student VALUES (15, 'Tina', 'Quito', 12, 180, 7);
INSERT INTO student VALUES (16, 'David', 'Delhi', 14, 164, 2);
INSERT INTO student VALUES (17, 'Quinn', 'Cairo', 11, 133, 6);
INSERT INTO student VALUES (18, 'Wendy', 'Cairo', 17, 125, 9);
INSERT INTO student VALUES (19, 'Fiona', 'Rome', 10, 147, 2);
INSERT INTO student VALUES (20, 'Julia', 'Seoul', 13, 197, 2);
INSERT INTO student VALUES (21, 'Rosa', 'Seoul', 11, 199, 8);
INSERT INTO student VALUES (22, 'Victor', 'Quito', 16, 182, 3);
INSERT INTO student VALUES (23, 'Frank', 'Rome', 14, 132, 8);

CREATE TABLE exam (
    exam_id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    score INTEGER NOT NULL,
    year INTEGER NOT NULL,
    student_id INTEGER NOT NULL,
    FOREIGN KEY (student_id) REFERENCES student(student_id)
);
INSERT INTO exam VALUES (1, 'Art', 45, 2017, 12);
INSERT INTO exam VALUES (2, 'Music', 73, 2015, 13);
INSERT INTO exam VALUES (3, 'Music', 75, 2022, 5);
INSERT INTO exam VALUES (4, 'Art', 3, 2016, 18);
INSERT INTO exam VALUES (5, 'Math', 64, 2016, 10);
INSERT INTO exam VALUES (6, 'Music', 59, 2021, 9);
INSERT INTO exam VALUES (7, 'Music', 67, 2018, 18);
INSERT INTO exam VALUES (8, 'Math', 72, 2021, 20);
INSERT INTO exam VALUES (9, 'Math', 10, 2020, 13);
INSERT INTO exam VALUES (10, 'Physics', 72, 2022, 16);
INSERT INTO exam VALUES (11, 'Music', 95, 2015, 13);
INSERT INTO exam VALUES (12, 'Music', 69, 2022, 17);
INSERT INTO exam VALUES (13, 'Music', 1, 2017, 7);
INSERT INTO exam VALUES (14, 'Art', 90, 2022, 18);
INSERT INTO exam VALUES (15, 'Chemistry', 74, 2017, 20);
INSERT INTO exam VALUES (16, 'Math', 56, 2018, 5);
INSERT INTO exam VALUES (17, 'Art', 65, 2022, 22);
INSERT INTO exam VALUES (18, 'Chemistry', 75, 2015, 5);
INSERT INTO exam VALUES (19, 'Math', 95, 2017, 17);
INSERT INTO exam VALUES (20, 'Math', 69, 2022, 17);
INSERT INTO exam VALUES (21, 'Art', 33, 2018, 7);
INSERT INTO exam VALUES (22, 'Art', 31, 2018, 1);
INSERT INTO exam VALUES (23, 'Chemistry', 6, 2021, 22);
INSERT INTO exam VALUES (24, 'Art', 10, 2021, 3);
INSERT INTO exam VALUES (25, 'Math', 68, 2022, 18);
INSERT INTO exam VALUES (26, 'Music', 72, 2019, 20);
INSERT INTO exam VALUES (27, 'Art', 89, 2017, 17);
INSERT INTO exam VALUES (28, 'Art', 84, 2023, 12);
