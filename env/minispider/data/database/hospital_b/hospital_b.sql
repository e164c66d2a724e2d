CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Fiona', 'Neurology', 37, 1218);
INSERT INTO doctor VALUES (2, 'Helen', 'Neurology', 65, 4379);
INSERT INTO doctor VALUES (3, 'George', 'Neurology', 64, 7139);
INSERT INTO doctor VALUES (4, 'Leo', 'Radiology', 39, 4426);
INSERT INTO doctor VALUES (5, 'Henry', 'Neurology', 38, 1312);
INSERT INTO doctor VALUES (6, 'Julia', 'Pediatrics', 43, 1730);
INSERT INTO doctor VALUES (7, 'Diana', 'Neurology', 57, 8831);
INSERT INTO doctor VALUES (8, 'Frank', 'Pediatrics', 46, 4662);
INSERT INTO doctor VALUES (9, 'Nina', 'Radiology', 51, 5783);
INSERT INTO doctor VALUES (10, 'Chris', 'Urology', 38, 2268);
INSERT INTO doctor VALUES (11, 'Xavier', 'Urology', 46, 3191);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Moon', 'Black', 15, 4);
INSERT INTO ward VALUES (2, 'Crystal', 'Brown', 44, 4);
INSERT INTO ward VALUES (3, 'Thunder', 'Black', 49, 9);
INSERT INTO ward VALUES (4, 'Horizon', 'Cream', 27, 7);
INSERT INTO ward VALUES (5, 'Voyage', 'White', 32, 1);
INSERT INTO ward VALUES (6, 'Mystery', 'Gray', 45, 7);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Adam', 'Bonn', 89, 46, 9);
INSERT INTO patient VALUES (2, 'Zoe', 'Bonn', 60, 77, 9);
INSERT INTO patient VALUES (3, 'Victor', 'Rome', 4, 109, 3);
INSERT INTO patient VALUES (4, 'Leo', 'Quito', 85, 22, 7);
INSERT INTO patient VALUES (5, 'Karen', 'Seoul', 25, 18, 2);
INSERT INTO patient VALUES (6, 'Diana', 'Rome', 84, 120, 7);
INSERT INTO patient VALUES (7, 'Sam', 'Rome', 60, 21, 4);
INSERT INTO patient VALUES (8, 'George', 'Bonn', 55, 34, 7);
INSERT INTO patient VALUES (9, 'Chris', 'Seoul', 56, 101, 4);
INSERT INTO patient VALUES (10, 'Nina', 'Bonn', 44, 103, 5);
INSERT INTO patient VALUES (11, 'Jack', 'Paris', 74, 105, 10);
INSERT INTO patient VALUES (12, 'Maria', 'Paris', 52, 111, 7);
INSERT INTO patient VALUES (13, 'Frank', 'Quito', 34, 79, 9);
INSERT INTO patient VALUES (14, 'Julia', 'Quito', 41, 41, 11);
INSERT INTO patient VALUES (15, 'Rosa', 'Bonn', 56, 21, 7);
INSERT INTO patient VALUES (16, 'Quinn', 'Bonn', 17, 74, 11);
INSERT INTO patient VALUES (17, 'Fiona', 'Rome', 46, 88, 10);

CREATE TABLE stay (
    stay_id INTEGER PRIMARY KEY,
    illness TEXT NOT NULL,
    duration INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    patient_id INTEGER NOT NULL,
    ward_id INTEGER NOT NULL,
    FOREIGN KEY (patient_id) REFERENCES patient(patient_id),
    FOREIGN KEY (ward_id) REFERENCES ward(ward_id)
);
INSERT INTO stay VALUES (1, 'Fever', 1, 1115, 10, 3);
INSERT INTO stay VALUES (2, 'Anemia', 18, 4977, 5, 5);
INSERT INTO stay VALUES (3, 'Asthma', 15, 913, 7, 1);
INSERT INTO stay VALUES (4, 'Asthma', 29, 3208, 5, 5);
INSERT INTO stay VALUES (5, 'Asthma', 58, 2914, 15, 4);
INSERT INTO stay VALUES (6, 'Anemia', 10, 2756, 5, 3);
INSERT INTO stay VALUES (7, 'Migraine', 47, 2134, 15, 1);
INSERT INTO stay VALUES (8, 'Cough', 60, 276, 15, 5);
INSERT INTO stay VALUES (9, 'Asthma', 45, 8492, 1, 4);
INSERT INTO stay VALUES (10, 'Fever', 54, 1463, 15, 2);
INSERT INTO stay VALUES (11, 'Cough', 20, 4771, 1, 4);
INSERT INTO stay VALUES (12, 'Cough', 28, 98, 13, 5);
INSERT INTO stay VALUES (13, 'Migraine', 42, 3339, 15, 1);
INSERT INTO stay VALUES (14, 'Fever', 40, 1154, 16, 5);
INSERT INTO stay VALUES (15, 'Fever', 24, 8544, 14, 3);
INSERT INTO stay VALUES (16, 'Asthma', 4, 415, 16, 3);
INSERT INTO stay VALUES (17, 'Anemia', 58, 3668, 5, 5);
INSERT INTO stay VALUES (18, 'Migraine', 59, 1053, 16, 4);
INSERT INTO stay VALUES (19, 'Anemia', 3, 1955, 1, 3);
INSERT INTO stay VALUES (20, 'Cough', 35, 2145, 5, 3);
INSERT INTO stay VALUES (21, 'Fever', 19, 3251, 10, 4);
INSERT INTO stay VALUES (22, 'Migraine', 35, 2888, 10, 5);
INSERT INTO stay VALUES (23, 'Asthma', 57, 1207, 13, 4);
