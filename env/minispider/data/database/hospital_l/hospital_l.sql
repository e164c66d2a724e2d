CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Paul', 'Radiology', 60, 4417);
INSERT INTO doctor VALUES (2, 'Henry', 'Oncology', 56, 2218);
INSERT INTO doctor VALUES (3, 'Alice', 'Urology', 30, 4422);
INSERT INTO doctor VALUES (4, 'Karen', 'Urology', 33, 6762);
INSERT INTO doctor VALUES (5, 'Bella', 'Oncology', 30, 2328);
INSERT INTO doctor VALUES (6, 'Nina', 'Neurology', 39, 8338);
INSERT INTO doctor VALUES (7, 'Grace', 'Neurology', 38, 3488);
INSERT INTO doctor VALUES (8, 'Maria', 'Neurology', 61, 7683);
INSERT INTO doctor VALUES (9, 'Chris', 'Neurology', 29, 1718);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Sunrise', 'White', 45, 5);
INSERT INTO ward VALUES (2, 'Midnight', 'Brown', 51, 7);
INSERT INTO ward VALUES (3, 'Aurora', 'Orange', 10, 4);
INSERT INTO ward VALUES (4, 'Stone', 'Brown', 40, 7);
INSERT INTO ward VALUES (5, 'Horizon', 'Orange', 50, 8);
INSERT INTO ward VALUES (6, 'Light', 'Brown', 30, 3);
INSERT INTO ward VALUES (7, 'Moon', 'Brown', 16, 3);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Fiona', 'Bonn', 23, 42, 8);
INSERT INTO patient VALUES (2, 'Yara', 'Bonn', 22, 104, 3);
INSERT INTO patient VALUES (3, 'Paul', 'Lima', 35, 62, 7);
INSERT INTO patient VALUES (4, 'Eric', 'Lima', 45, 115, 1);
INSERT INTO patient VALUES (5, 'Adam', 'Bonn', 90, 77, 7);
INSERT INTO patient VALUES (6, 'Rosa', 'Lima', 43, 13, 3);
INSERT INTO patient VALUES (7, 'Wendy', 'Lima', 65, 42, 3);
INSERT INTO patient VALUES (8, 'Leo', 'Lima', 28, 108, 7);
INSERT INTO patient VALUES (9, 'Ivan', 'Rome', 10, 102, 3);
INSERT INTO patient VALUES (10, 'Oscar', 'Bonn', 23, 88, 6);
INSERT INTO patient VALUES (11, 'Uma', 'Bonn', 68, 98, 6);
INSERT INTO patient VALUES (12, 'Maria', 'Oslo', 6, 33, 7);
INSERT INTO patient VALUES (13, 'Bella', 'Rome', 72, 74, 9);
INSERT INTO patient VALUES (14, 'Irene', 'Bonn', 46, 117, 7);

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
INSERT INTO stay VALUES (1, 'Migraine', 13, 8009, 4, 1);
INSERT INTO stay VALUES (2, 'Asthma', 35, 5682, 11, 6);
INSERT INTO stay VALUES (3, 'Anemia', 3, 7713, 1, 7);
INSERT INTO stay VALUES (4, 'Asthma', 40, 6108, 1, 5);
INSERT INTO stay VALUES (5, 'Anemia', 29, 3530, 9, 1);
INSERT INTO stay VALUES (6, 'Fever', 2, 3223, 14, 7);
INSERT INTO stay VALUES (7, 'Fever', 39, 1320, 7, 6);
INSERT INTO stay VALUES (8, 'Migraine', 43, 4438, 7, 7);
INSERT INTO stay VALUES (9, 'Anemia', 2, 5084, 6, 6);
INSERT INTO stay VALUES (10, 'Fever', 40, 5632, 9, 5);
INSERT INTO stay VALUES (11, 'Fever', 57, 6383, 12, 1);
INSERT INTO stay VALUES (12, 'Flu', 13, 6781, 7, 3);
INSERT INTO stay VALUES (13, 'Migraine', 17, 6495, 7, 7);
INSERT INTO stay VALUES (14, 'Flu', 37, 3053, 5, 6);
INSERT INTO stay VALUES (15, 'Flu', 24, 291, 8, 1);
INSERT INTO stay VALUES (16, 'Asthma', 44, 163, 1, 3);
INSERT INTO stay VALUES (17, 'Fever', 33, 312, 2, 4);
INSERT INTO stay VALUES (18, 'Fever', 31, 3030, 5, 5);
INSERT INTO stay VALUES (19, 'Fever', 19, 7093, 11, 7);
INSERT INTO stay VALUES (20, 'Flu', 55, 3920, 8, 6);
