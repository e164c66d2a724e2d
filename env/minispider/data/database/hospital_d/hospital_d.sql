CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Quinn', 'Radiology', 62, 4935);
INSERT INTO doctor VALUES (2, 'Frank', 'Neurology', 52, 6633);
INSERT INTO doctor VALUES (3, 'Grace', 'Neurology', 51, 2905);
INSERT INTO doctor VALUES (4, 'Uma', 'Urology', 42, 6358);
INSERT INTO doctor VALUES (5, 'Jack', 'Urology', 46, 8964);
INSERT INTO doctor VALUES (6, 'Leo', 'Pediatrics', 46, 1110);
INSERT INTO doctor VALUES (7, 'Nina', 'Pediatrics', 45, 1494);
INSERT INTO doctor VALUES (8, 'Eric', 'Pediatrics', 45, 6065);
INSERT INTO doctor VALUES (9, 'Henry', 'Pediatrics', 35, 6082);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Crystal', 'Brown', 39, 8);
INSERT INTO ward VALUES (2, 'Moon', 'Black', 38, 6);
INSERT INTO ward VALUES (3, 'Aurora', 'Orange', 8, 9);
INSERT INTO ward VALUES (4, 'Whisper', 'Gray', 44, 9);
INSERT INTO ward VALUES (5, 'Flame', 'Black', 15, 9);
INSERT INTO ward VALUES (6, 'Shadowplay', 'Black', 25, 3);
INSERT INTO ward VALUES (7, 'Star', 'Gray', 10, 8);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Uma', 'Delhi', 60, 31, 8);
INSERT INTO patient VALUES (2, 'Nina', 'Delhi', 13, 106, 5);
INSERT INTO patient VALUES (3, 'Fiona', 'Bonn', 87, 47, 6);
INSERT INTO patient VALUES (4, 'Bob', 'Bonn', 39, 117, 8);
INSERT INTO patient VALUES (5, 'Julia', 'Bonn', 79, 16, 9);
INSERT INTO patient VALUES (6, 'Yara', 'Quito', 8, 54, 8);
INSERT INTO patient VALUES (7, 'Irene', 'Quito', 34, 17, 5);
INSERT INTO patient VALUES (8, 'Helen', 'Rome', 69, 84, 6);
INSERT INTO patient VALUES (9, 'Maria', 'Bonn', 38, 37, 6);
INSERT INTO patient VALUES (10, 'Rosa', 'Rome', 45, 29, 5);
INSERT INTO patient VALUES (11, 'Tina', 'Bonn', 63, 105, 6);
INSERT INTO patient VALUES (12, 'Victor', 'Quito', 71, 120, 2);
INSERT INTO patient VALUES (13, 'Paul', 'Oslo', 73, 12, 7);
INSERT INTO patient VALUES (14, 'Chris', 'Quito', 64, 99, 7);
INSERT INTO patient VALUES (15, 'Henry', 'Oslo', 47, 70, 7);
INSERT INTO patient VALUES (16, 'Quinn', 'Bonn', 51, 82, 6);
INSERT INTO patient VALUES (17, 'David', 'Rome', 72, 99, 6);

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
INSERT INTO stay VALUES (1, 'Migraine', 13, 7571, 5, 4);
INSERT INTO stay VALUES (2, 'Migraine', 22, 7069, 3, 6);
INSERT INTO stay VALUES (3, 'Fever', 37, 1725, 11, 7);
INSERT INTO stay VALUES (4, 'Anemia', 27, 8125, 14, 3);
INSERT INTO stay VALUES (5, 'Flu', 51, 8233, 3, 6);
INSERT INTO stay VALUES (6, 'Migraine', 50, 704, 16, 3);
INSERT INTO stay VALUES (7, 'Flu', 18, 8525, 1, 6);
INSERT INTO stay VALUES (8, 'Anemia', 40, 2512, 7, 6);
INSERT INTO stay VALUES (9, 'Flu', 15, 6518, 5, 3);
INSERT INTO stay VALUES (10, 'Migraine', 24, 3559, 16, 6);
INSERT INTO stay VALUES (11, 'Fever', 22, 6645, 1, 5);
INSERT INTO stay VALUES (12, 'Fever', 25, 7374, 14, 4);
INSERT INTO stay VALUES (13, 'Flu', 4, 7236, 4, 4);
INSERT INTO stay VALUES (14, 'Migraine', 4, 6905, 11, 4);
INSERT INTO stay VALUES (15, 'Fever', 26, 1884, 13, 6);
INSERT INTO stay VALUES (16, 'Cough', 55, 6582, 15, 4);
INSERT INTO stay VALUES (17, 'Anemia', 21, 635, 1, 6);
INSERT INTO stay VALUES (18, 'Anemia', 9, 4776, 10, 6);
INSERT INTO stay VALUES (19, 'Flu', 24, 4042, 13, 1);
INSERT INTO stay VALUES (20, 'Flu', 12, 3403, 10, 4);
INSERT INTO stay VALUES (21, 'Flu', 39, 6740, 11, 4);
INSERT INTO stay VALUES (22, 'Anemia', 22, 2066, 12, 5);
INSERT INTO stay VALUES (23, 'Fever', 15, 8552, 9, 3);
INSERT INTO stay VALUES (24, 'Migraine', 19, 1328, 9, 3);
