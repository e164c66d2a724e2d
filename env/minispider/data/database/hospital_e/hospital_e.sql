CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Adam', 'Pediatrics', 31, 7317);
INSERT INTO doctor VALUES (2, 'Quinn', 'Cardiology', 32, 8231);
INSERT INTO doctor VALUES (3, 'Wendy', 'Neurology', 55, 7139);
INSERT INTO doctor VALUES (4, 'Irene', 'Radiology', 33, 8164);
INSERT INTO doctor VALUES (5, 'Paul', 'Cardiology', 58, 8126);
INSERT INTO doctor VALUES (6, 'Emma', 'Neurology', 43, 6737);
INSERT INTO doctor VALUES (7, 'Frank', 'Neurology', 30, 2088);
INSERT INTO doctor VALUES (8, 'Nina', 'Pediatrics', 35, 7432);
INSERT INTO doctor VALUES (9, 'Grace', 'Pediatrics', 60, 2253);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Shadowplay', 'White', 10, 5);
INSERT INTO ward VALUES (2, 'Crystal', 'Gray', 13, 9);
INSERT INTO ward VALUES (3, 'Storm', 'White', 51, 4);
INSERT INTO ward VALUES (4, 'Star', 'White', 56, 4);
INSERT INTO ward VALUES (5, 'Dream', 'Brown', 49, 9);
INSERT INTO ward VALUES (6, 'Mirror', 'Brown', 45, 7);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Emma', 'Oslo', 1, 77, 3);
INSERT INTO patient VALUES (2, 'Helen', 'Oslo', 69, 23, 4);
INSERT INTO patient VALUES (3, 'Victor', 'Lima', 25, 115, 1);
INSERT INTO patient VALUES (4, 'Eric', 'Tokyo', 3, 49, 1);
INSERT INTO patient VALUES (5, 'Julia', 'Cairo', 76, 114, 3);
INSERT INTO patient VALUES (6, 'Uma', 'Delhi', 5, 42, 7);
INSERT INTO patient VALUES (7, 'Henry', 'Cairo', 14, 33, 2);
INSERT INTO patient VALUES (8, 'Nina', 'Lima', 48, 75, 4);
INSERT INTO patient VALUES (9, 'Adam', 'Tokyo', 68, 84, 8);
INSERT INTO patient VALUES (10, 'Leo', 'Cairo', 71, 36, 7);
INSERT INTO patient VALUES (11, 'Karen', 'Lima', 88, 47, 7);
INSERT INTO patient VALUES (12, 'Fiona', 'Oslo', 21, 90, 2);
INSERT INTO patient VALUES (13, 'Sam', 'Cairo', 86, 100, 7);
INSERT INTO patient VALUES (14, 'Wendy', 'Oslo', 21, 109, 2);
INSERT INTO patient VALUES (15, 'Irene', 'Oslo', 80, 12, 7);
INSERT INTO patient VALUES (16, 'Diana', 'Oslo', 43, 109, 9);
INSERT INTO patient VALUES (17, 'Alice', 'Cairo', 71, 93, 9);
INSERT INTO patient VALUES (18, 'George', 'Oslo', 73, 106, 9);

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
INSERT INTO stay VALUES (1, 'Fever', 4, 1437, 17, 5);
INSERT INTO stay VALUES (2, 'Flu', 49, 2274, 11, 2);
INSERT INTO stay VALUES (3, 'Migraine', 8, 8963, 3, 2);
INSERT INTO stay VALUES (4, 'Asthma', 28, 5991, 18, 4);
INSERT INTO stay VALUES (5, 'Fever', 5, 8842, 3, 1);
INSERT INTO stay VALUES (6, 'Asthma', 19, 1826, 11, 1);
INSERT INTO stay VALUES (7, 'Cough', 59, 2696, 12, 1);
INSERT INTO stay VALUES (8, 'Fever', 57, 1321, 10, 5);
INSERT INTO stay VALUES (9, 'Asthma', 35, 768, 8, 1);
INSERT INTO stay VALUES (10, 'Fever', 35, 7156, 1, 2);
INSERT INTO stay VALUES (11, 'Flu', 49, 4712, 6, 6);
INSERT INTO stay VALUES (12, 'Fever', 46, 7471, 1, 4);
INSERT INTO stay VALUES (13, 'Fever', 6, 2969, 4, 1);
INSERT INTO stay VALUES (14, 'Migraine', 47, 1122, 17, 5);
INSERT INTO stay VALUES (15, 'Asthma', 44, 8620, 1, 1);
INSERT INTO stay VALUES (16, 'Fever', 28, 8341, 9, 1);
INSERT INTO stay VALUES (17, 'Cough', 2, 3973, 18, 1);
INSERT INTO stay VALUES (18, 'Migraine', 38, 2866, 3, 5);
