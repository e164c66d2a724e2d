CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Ivan', 'Pediatrics', 36, 4463);
INSERT INTO doctor VALUES (2, 'Frank', 'Neurology', 37, 4292);
INSERT INTO doctor VALUES (3, 'Carol', 'Radiology', 45, 1316);
INSERT INTO doctor VALUES (4, 'Rosa', 'Neurology', 64, 2267);
INSERT INTO doctor VALUES (5, 'Bella', 'Pediatrics', 30, 1105);
INSERT INTO doctor VALUES (6, 'Julia', 'Radiology', 61, 8078);
INSERT INTO doctor VALUES (7, 'Paul', 'Oncology', 42, 7619);
INSERT INTO doctor VALUES (8, 'Eric', 'Neurology', 46, 3211);
INSERT INTO doctor VALUES (9, 'Henry', 'Neurology', 62, 5443);
INSERT INTO doctor VALUES (10, 'Wendy', 'Neurology', 52, 1631);
INSERT INTO doctor VALUES (11, 'David', 'Radiology', 65, 8905);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Star', 'Gray', 52, 9);
INSERT INTO ward VALUES (2, 'Mirror', 'White', 8, 4);
INSERT INTO ward VALUES (3, 'Dream', 'White', 52, 9);
INSERT INTO ward VALUES (4, 'Stone', 'White', 60, 6);
INSERT INTO ward VALUES (5, 'Mystery', 'Orange', 20, 6);
INSERT INTO ward VALUES (6, 'Thunder', 'Orange', 50, 1);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Rosa', 'Lima', 66, 113, 10);
INSERT INTO patient VALUES (2, 'Maria', 'Delhi', 90, 54, 11);
INSERT INTO patient VALUES (3, 'Grace', 'Delhi', 74, 32, 3);
INSERT INTO patient VALUES (4, 'Quinn', 'Delhi', 59, 117, 3);
INSERT INTO patient VALUES (5, 'Julia', 'Oslo', 30, 97, 7);
INSERT INTO patient VALUES (6, 'Bob', 'Bonn', 43, 31, 1);
INSERT INTO patient VALUES (7, 'Alice', 'Delhi', 39, 11, 2);
INSERT INTO patient VALUES (8, 'Ivan', 'Lima', 83, 19, 4);
INSERT INTO patient VALUES (9, 'Emma', 'Paris', 13, 29, 4);
INSERT INTO patient VALUES (10, 'Adam', 'Oslo', 5, 21, 7);
INSERT INTO patient VALUES (11, 'Victor', 'Bonn', 44, 13, 7);
INSERT INTO patient VALUES (12, 'Carol', 'Lima', 45, 94, 6);
INSERT INTO patient VALUES (13, 'Zoe', 'Bonn', 6, 11, 5);
INSERT INTO patient VALUES (14, 'Henry', 'Lima', 3, 44, 10);
INSERT INTO patient VALUES (15, 'Wendy', 'Paris', 30, 56, 3);
INSERT INTO patient VALUES (16, 'Paul', 'Lima', 36, 106, 9);
INSERT INTO patient VALUES (17, 'George', 'Lima', 17, 82, 11);
INSERT INTO patient VALUES (18, 'Eric', 'Paris', 86, 70, 7);
INSERT INTO patient VALUES (19, 'David', 'Paris', 27, 101, 6);

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
INSERT INTO stay VALUES (1, 'Fever', 23, 2204, 1, 3);
INSERT INTO stay VALUES (2, 'Cough', 20, 3517, 16, 2);
INSERT INTO stay VALUES (3, 'Fever', 29, 517, 16, 6);
INSERT INTO stay VALUES (4, 'Migraine', 39, 4660, 8, 3);
INSERT INTO stay VALUES (5, 'Asthma', 53, 872, 8, 1);
INSERT INTO stay VALUES (6, 'Flu', 35, 8015, 9, 2);
INSERT INTO stay VALUES (7, 'Migraine', 31, 6200, 8, 6);
INSERT INTO stay VALUES (8, 'Cough', 1, 7828, 12, 3);
INSERT INTO stay VALUES (9, 'Flu', 37, 8413, 14, 1);
INSERT INTO stay VALUES (10, 'Asthma', 24, 1733, 8, 4);
INSERT INTO stay VALUES (11, 'Asthma', 30, 3901, 7, 2);
INSERT INTO stay VALUES (12, 'Migraine', 37, 4868, 16, 4);
INSERT INTO stay VALUES (13, 'Migraine', 45, 1567, 6, 2);
INSERT INTO stay VALUES (14, 'Migraine', 3, 6542, 8, 6);
INSERT INTO stay VALUES (15, 'Asthma', 34, 5887, 8, 3);
INSERT INTO stay VALUES (16, 'Migraine', 57, 3735, 16, 2);
INSERT INTO stay VALUES (17, 'Flu', 50, 8966, 4, 2);
INSERT INTO stay VALUES (18, 'Migraine', 27, 8186, 7, 4);
