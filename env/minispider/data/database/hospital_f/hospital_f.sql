CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Bella', 'Oncology', 43, 2688);
INSERT INTO doctor VALUES (2, 'Julia', 'Cardiology', 50, 5614);
INSERT INTO doctor VALUES (3, 'Frank', 'Oncology', 58, 8096);
INSERT INTO doctor VALUES (4, 'Diana', 'Urology', 43, 2519);
INSERT INTO doctor VALUES (5, 'Adam', 'Pediatrics', 42, 2981);
INSERT INTO doctor VALUES (6, 'Paul', 'Pediatrics', 56, 7918);
INSERT INTO doctor VALUES (7, 'Karen', 'Oncology', 34, 8780);
INSERT INTO doctor VALUES (8, 'Eric', 'Pediatrics', 44, 1076);
INSERT INTO doctor VALUES (9, 'Maria', 'Cardiology', 42, 4811);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Star', 'Orange', 26, 6);
INSERT INTO ward VALUES (2, 'Flame', 'Black', 47, 2);
INSERT INTO ward VALUES (3, 'Aurora', 'Brown', 54, 8);
INSERT INTO ward VALUES (4, 'Thunder', 'Gray', 55, 7);
INSERT INTO ward VALUES (5, 'Whisper', 'Gray', 16, 9);
INSERT INTO ward VALUES (6, 'Stone', 'Black', 23, 2);
INSERT INTO ward VALUES (7, 'Mirror', 'Black', 50, 7);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Henry', 'Seoul', 75, 99, 9);
INSERT INTO patient VALUES (2, 'Oscar', 'Seoul', 83, 20, 1);
INSERT INTO patient VALUES (3, 'Sam', 'Seoul', 3, 120, 6);
INSERT INTO patient VALUES (4, 'Jack', 'Paris', 3, 107, 7);
INSERT INTO patient VALUES (5, 'Zoe', 'Paris', 86, 64, 4);
INSERT INTO patient VALUES (6, 'Eric', 'Tokyo', 43, 97, 2);
INSERT INTO patient VALUES (7, 'Yara', 'Seoul', 87, 71, 8);
INSERT INTO patient VALUES (8, 'Tina', 'Seoul', 1, 119, 7);
INSERT INTO patient VALUES (9, 'Irene', 'Oslo', 86, 26, 8);
INSERT INTO patient VALUES (10, 'Karen', 'Tokyo', 52, 59, 4);
INSERT INTO patient VALUES (11, 'Rosa', 'Lima', 34, 43, 4);
INSERT INTO patient VALUES (12, 'David', 'Paris', 11, 57, 3);
INSERT INTO patient VALUES (13, 'Diana', 'Lima', 80, 33, 3);
INSERT INTO patient VALUES (14, 'Carol', 'Seoul', 52, 24, 4);
INSERT INTO patient VALUES (15, 'Victor', 'Tokyo', 38, 105, 4);
INSERT INTO patient VALUES (16, 'Ivan', 'Lima', 75, 72, 8);
INSERT INTO patient VALUES (17, 'Frank', 'Tokyo', 24, 112, 1);
INSERT INTO patient VALUES (18, 'Xavier', 'Tokyo', 72, 89, 4);
INSERT INTO patient VALUES (19, 'George', 'Paris', 61, 86, 8);
INSERT INTO patient VALUES (20, 'Paul', 'Paris', 29, 74, 6);
INSERT INTO patient VALUES (21, 'Adam', 'Paris', 49, 59, 2);
INSERT INTO patient VALUES (22, 'Wendy', 'Paris', 20, 14, 4);

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
INSERT INTO stay VALUES (1, 'Migraine', 38, 2286, 14, 5);
INSERT INTO stay VALUES (2, 'Migraine', 28, 6397, 2, 6);
INSERT INTO stay VALUES (3, 'Cough', 34, 8830, 15, 1);
INSERT INTO stay VALUES (4, 'Asthma', 12, 7374, 18, 7);
INSERT INTO stay VALUES (5, 'Cough', 40, 5500, 14, 5);
INSERT INTO stay VALUES (6, 'Asthma', 24, 6847, 22, 1);
INSERT INTO stay VALUES (7, 'Fever', 54, 6034, 1, 4);
INSERT INTO stay VALUES (8, 'Migraine', 24, 5679, 1, 7);
INSERT INTO stay VALUES (9, 'Cough', 17, 6039, 1, 4);
INSERT INTO stay VALUES (10, 'Cough', 5, 8999, 12, 7);
INSERT INTO stay VALUES (11, 'Cough', 8, 8303, 3, 2);
INSERT INTO stay VALUES (12, 'Flu', 33, 4380, 18, 7);
INSERT INTO stay VALUES (13, 'Asthma', 44, 4755, 20, 6);
INSERT INTO stay VALUES (14, 'Migraine', 10, 6162, 2, 7);
INSERT INTO stay VALUES (15, 'Asthma', 12, 3912, 11, 7);
INSERT INTO stay VALUES (16, 'Cough', 49, 3891, 20, 7);
INSERT INTO stay VALUES (17, 'Cough', 31, 8910, 2, 4);
INSERT INTO stay VALUES (18, 'Flu', 2, 1360, 11, 5);
INSERT INTO stay VALUES (19, 'Fever', 40, 3776, 1, 5);
