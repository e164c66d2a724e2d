CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Ivan', 'Cardiology', 31, 8625);
INSERT INTO doctor VALUES (2, 'Frank', 'Radiology', 61, 5476);
INSERT INTO doctor VALUES (3, 'Carol', 'Cardiology', 44, 4074);
INSERT INTO doctor VALUES (4, 'Rosa', 'Neurology', 36, 8436);
INSERT INTO doctor VALUES (5, 'Bella', 'Radiology', 37, 5828);
INSERT INTO doctor VALUES (6, 'Julia', 'Neurology', 45, 4463);
INSERT INTO doctor VALUES (7, 'Paul', 'Pediatrics', 64, 4292);
INSERT INTO doctor VALUES (8, 'Eric', 'Radiology', 30, 1316);
INSERT INTO doctor VALUES (9, 'Henry', 'Pediatrics', 61, 2267);
INSERT INTO doctor VALUES (10, 'Wendy', 'Neurology', 42, 1105);
INSERT INTO doctor VALUES (11, 'David', 'Neurology', 46, 8078);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Velvet', 'White', 28, 2);
INSERT INTO ward VALUES (2, 'Dream', 'Gray', 51, 5);
INSERT INTO ward VALUES (3, 'Whisper', 'Gray', 12, 9);
INSERT INTO ward VALUES (4, 'Mystery', 'Black', 29, 4);
INSERT INTO ward VALUES (5, 'Echo', 'Cream', 31, 9);
INSERT INTO ward VALUES (6, 'Star', 'Cream', 37, 6);
INSERT INTO ward VALUES (7, 'Mirror', 'Cream', 52, 6);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Victor', 'Seoul', 49, 68, 1);
INSERT INTO patient VALUES (2, 'Rosa', 'Oslo', 28, 103, 1);
INSERT INTO patient VALUES (3, 'Maria', 'Seoul', 23, 39, 4);
INSERT INTO patient VALUES (4, 'Grace', 'Rome', 21, 52, 9);
INSERT INTO patient VALUES (5, 'Quinn', 'Seoul', 20, 48, 4);
INSERT INTO patient VALUES (6, 'Irene', 'Seoul', 11, 92, 10);
INSERT INTO patient VALUES (7, 'Bob', 'Oslo', 88, 22, 8);
INSERT INTO patient VALUES (8, 'Alice', 'Seoul', 73, 14, 7);
INSERT INTO patient VALUES (9, 'Helen', 'Seoul', 43, 53, 9);
INSERT INTO patient VALUES (10, 'Emma', 'Quito', 40, 54, 3);
INSERT INTO patient VALUES (11, 'Julia', 'Rome', 59, 15, 2);
INSERT INTO patient VALUES (12, 'Carol', 'Oslo', 66, 112, 3);
INSERT INTO patient VALUES (13, 'Zoe', 'Seoul', 90, 12, 8);
INSERT INTO patient VALUES (14, 'Henry', 'Seoul', 74, 39, 3);

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
INSERT INTO stay VALUES (1, 'Cough', 21, 3849, 4, 1);
INSERT INTO stay VALUES (2, 'Asthma', 1, 6079, 5, 4);
INSERT INTO stay VALUES (3, 'Asthma', 32, 4816, 2, 7);
INSERT INTO stay VALUES (4, 'Fever', 11, 8214, 14, 1);
INSERT INTO stay VALUES (5, 'Fever', 16, 4280, 12, 1);
INSERT INTO stay VALUES (6, 'Fever', 10, 1704, 2, 1);
INSERT INTO stay VALUES (7, 'Asthma', 23, 6584, 9, 1);
INSERT INTO stay VALUES (8, 'Fever', 42, 7602, 10, 6);
INSERT INTO stay VALUES (9, 'Asthma', 39, 223, 12, 3);
INSERT INTO stay VALUES (10, 'Fever', 36, 8200, 14, 3);
INSERT INTO stay VALUES (11, 'Migraine', 39, 3745, 13, 3);
INSERT INTO stay VALUES (12, 'Fever', 36, 6953, 9, 1);
INSERT INTO stay VALUES (13, 'Fever', 51, 5743, 5, 4);
INSERT INTO stay VALUES (14, 'Fever', 11, 8859, 3, 6);
INSERT INTO stay VALUES (15, 'Cough', 41, 7054, 10, 1);
INSERT INTO stay VALUES (16, 'Asthma', 3, 6259, 7, 1);
