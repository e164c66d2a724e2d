CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Paul', 'Radiology', 57, 6481);
INSERT INTO doctor VALUES (2, 'Rosa', 'Pediatrics', 68, 7260);
INSERT INTO doctor VALUES (3, 'Nina', 'Oncology', 60, 6743);
INSERT INTO doctor VALUES (4, 'Maria', 'Cardiology', 60, 3212);
INSERT INTO doctor VALUES (5, 'Frank', 'Radiology', 43, 3532);
INSERT INTO doctor VALUES (6, 'Victor', 'Pediatrics', 51, 1591);
INSERT INTO doctor VALUES (7, 'Uma', 'Oncology', 33, 4287);
INSERT INTO doctor VALUES (8, 'Henry', 'Radiology', 46, 1367);
INSERT INTO doctor VALUES (9, 'Tina', 'Cardiology', 57, 5676);
INSERT INTO doctor VALUES (10, 'Ivan', 'Cardiology', 43, 2410);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Phoenix', 'Gray', 36, 9);
INSERT INTO ward VALUES (2, 'Mystery', 'Black', 46, 6);
INSERT INTO ward VALUES (3, 'Voyage', 'Orange', 56, 6);
INSERT INTO ward VALUES (4, 'Legend', 'Orange', 55, 5);
INSERT INTO ward VALUES (5, 'Stone', 'Brown', 42, 3);
INSERT INTO ward VALUES (6, 'Midnight', 'Black', 8, 7);
INSERT INTO ward VALUES (7, 'Moon', 'Gray', 56, 7);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Frank', 'Cairo', 28, 31, 7);
INSERT INTO patient VALUES (2, 'Emma', 'Cairo', 6, 10, 10);
INSERT INTO patient VALUES (3, 'Carol', 'Quito', 20, 65, 2);
INSERT INTO patient VALUES (4, 'Rosa', 'Tokyo', 25, 16, 4);
INSERT INTO patient VALUES (5, 'Uma', 'Cairo', 73, 44, 4);
INSERT INTO patient VALUES (6, 'David', 'Tokyo', 29, 120, 10);
INSERT INTO patient VALUES (7, 'Yara', 'Quito', 15, 102, 4);
INSERT INTO patient VALUES (8, 'Karen', 'Tokyo', 69, 111, 8);
INSERT INTO patient VALUES (9, 'Chris', 'Seoul', 74, 108, 8);
INSERT INTO patient VALUES (10, 'Sam', 'Paris', 27, 53, 5);
INSERT INTO patient VALUES (11, 'Ivan', 'Seoul', 3, 81, 6);
INSERT INTO patient VALUES (12, 'Tina', 'Quito', 3, 87, 2);
INSERT INTO patient VALUES (13, 'Julia', 'Seoul', 27, 100, 4);
INSERT INTO patient VALUES (14, 'Helen', 'Paris', 12, 29, 1);
INSERT INTO patient VALUES (15, 'Bob', 'Cairo', 47, 108, 6);
INSERT INTO patient VALUES (16, 'George', 'Seoul', 52, 24, 7);

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
INSERT INTO stay VALUES (1, 'Anemia', 46, 5659, 16, 2);
INSERT INTO stay VALUES (2, 'Flu', 5, 2140, 16, 1);
INSERT INTO stay VALUES (3, 'Flu', 25, 3703, 11, 7);
INSERT INTO stay VALUES (4, 'Asthma', 30, 3509, 14, 4);
INSERT INTO stay VALUES (5, 'Cough', 21, 5160, 9, 4);
INSERT INTO stay VALUES (6, 'Flu', 10, 6228, 10, 3);
INSERT INTO stay VALUES (7, 'Cough', 28, 3248, 1, 1);
INSERT INTO stay VALUES (8, 'Asthma', 17, 1374, 16, 6);
INSERT INTO stay VALUES (9, 'Flu', 43, 7106, 10, 1);
INSERT INTO stay VALUES (10, 'Migraine', 39, 5741, 16, 4);
INSERT INTO stay VALUES (11, 'Asthma', 60, 2277, 3, 7);
INSERT INTO stay VALUES (12, 'Flu', 27, 3583, 3, 7);
INSERT INTO stay VALUES (13, 'Anemia', 8, 6846, 9, 3);
INSERT INTO stay VALUES (14, 'Asthma', 60, 8379, 16, 3);
INSERT INTO stay VALUES (15, 'Cough', 31, 980, 16, 4);
INSERT INTO stay VALUES (16, 'Cough', 10, 5454, 3, 3);
INSERT INTO stay VALUES (17, 'Asthma', 3, 3526, 5, 1);
INSERT INTO stay VALUES (18, 'Flu', 26, 7819, 9, 7);
INSERT INTO stay VALUES (19, 'Flu', 29, 1484, 5, 4);
INSERT INTO stay VALUES (20, 'Cough', 21, 6810, 5, 6);
INSERT INTO stay VALUES (21, 'Cough', 47, 6707, 1, 4);
