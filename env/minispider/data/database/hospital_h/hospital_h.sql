CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Paul', 'Cardiology', 67, 6473);
INSERT INTO doctor VALUES (2, 'Uma', 'Cardiology', 60, 3573);
INSERT INTO doctor VALUES (3, 'Nina', 'Pediatrics', 36, 5143);
INSERT INTO doctor VALUES (4, 'Ivan', 'Urology', 33, 3380);
INSERT INTO doctor VALUES (5, 'Chris', 'Neurology', 65, 6622);
INSERT INTO doctor VALUES (6, 'George', 'Radiology', 29, 4522);
INSERT INTO doctor VALUES (7, 'Bob', 'Neurology', 57, 5932);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Mirror', 'White', 56, 7);
INSERT INTO ward VALUES (2, 'Rainbow', 'White', 15, 4);
INSERT INTO ward VALUES (3, 'Dream', 'Brown', 22, 3);
INSERT INTO ward VALUES (4, 'Mystery', 'White', 29, 4);
INSERT INTO ward VALUES (5, 'Crystal', 'Brown', 37, 8);
INSERT INTO ward VALUES (6, 'Aurora', 'Brown', 9, 7);
INSERT INTO ward VALUES (7, 'Shadowplay', 'White', 15, 6);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Fiona', 'Paris', 43, 117, 1);
INSERT INTO patient VALUES (2, 'Emma', 'Delhi', 76, 19, 2);
INSERT INTO patient VALUES (3, 'Ivan', 'Delhi', 43, 45, 3);
INSERT INTO patient VALUES (4, 'Jack', 'Delhi', 22, 95, 4);
INSERT INTO patient VALUES (5, 'Victor', 'Cairo', 41, 113, 7);
INSERT INTO patient VALUES (6, 'Henry', 'Delhi', 11, 64, 2);
INSERT INTO patient VALUES (7, 'Xavier', 'Cairo', 68, 87, 1);
INSERT INTO patient VALUES (8, 'Chris', 'Bonn', 34, 54, 1);
INSERT INTO patient VALUES (9, 'Uma', 'Delhi', 80, 99, 2);
INSERT INTO patient VALUES (10, 'George', 'Delhi', 39, 69, 5);
INSERT INTO patient VALUES (11, 'Grace', 'Cairo', 20, 118, 4);
INSERT INTO patient VALUES (12, 'Leo', 'Cairo', 9, 36, 7);
INSERT INTO patient VALUES (13, 'Eric', 'Delhi', 19, 12, 4);
INSERT INTO patient VALUES (14, 'Maria', 'Delhi', 89, 55, 1);

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
INSERT INTO stay VALUES (1, 'Cough', 55, 4094, 7, 4);
INSERT INTO stay VALUES (2, 'Flu', 37, 1290, 10, 4);
INSERT INTO stay VALUES (3, 'Fever', 30, 5125, 14, 7);
INSERT INTO stay VALUES (4, 'Anemia', 31, 1019, 7, 5);
INSERT INTO stay VALUES (5, 'Migraine', 19, 6595, 8, 4);
INSERT INTO stay VALUES (6, 'Fever', 4, 8711, 4, 3);
INSERT INTO stay VALUES (7, 'Migraine', 50, 6744, 6, 5);
INSERT INTO stay VALUES (8, 'Cough', 52, 257, 7, 7);
INSERT INTO stay VALUES (9, 'Fever', 24, 598, 8, 2);
INSERT INTO stay VALUES (10, 'Fever', 41, 8897, 7, 3);
INSERT INTO stay VALUES (11, 'Cough', 23, 3381, 9, 1);
INSERT INTO stay VALUES (12, 'Anemia', 57, 1079, 14, 7);
INSERT INTO stay VALUES (13, 'Anemia', 20, 2379, 5, 5);
INSERT INTO stay VALUES (14, 'Migraine', 50, 1056, 11, 7);
INSERT INTO stay VALUES (15, 'Anemia', 26, 8293, 7, 4);
INSERT INTO stay VALUES (16, 'Fever', 31, 8741, 1, 3);
INSERT INTO stay VALUES (17, 'Cough', 14, 537, 5, 2);
INSERT INTO stay VALUES (18, 'Cough', 37, 1013, 5, 3);
