CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Jack', 'Pediatrics', 35, 7818);
INSERT INTO doctor VALUES (2, 'Oscar', 'Pediatrics', 30, 2340);
INSERT INTO doctor VALUES (3, 'Xavier', 'Cardiology', 68, 7970);
INSERT INTO doctor VALUES (4, 'Wendy', 'Urology', 42, 1766);
INSERT INTO doctor VALUES (5, 'Sam', 'Cardiology', 49, 5427);
INSERT INTO doctor VALUES (6, 'Rosa', 'Urology', 68, 1640);
INSERT INTO doctor VALUES (7, 'Zoe', 'Pediatrics', 45, 5490);
INSERT INTO doctor VALUES (8, 'Helen', 'Pediatrics', 50, 2170);
INSERT INTO doctor VALUES (9, 'Irene', 'Neurology', 42, 1851);
INSERT INTO doctor VALUES (10, 'Alice', 'Pediatrics', 62, 6996);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Thunder', 'Orange', 56, 9);
INSERT INTO ward VALUES (2, 'Echo', 'Orange', 6, 5);
INSERT INTO ward VALUES (3, 'Storm', 'Black', 50, 3);
INSERT INTO ward VALUES (4, 'Light', 'Orange', 23, 8);
INSERT INTO ward VALUES (5, 'Sunrise', 'Orange', 20, 3);
INSERT INTO ward VALUES (6, 'Crystal', 'Orange', 9, 8);
INSERT INTO ward VALUES (7, 'Comet', 'Brown', 38, 9);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Julia', 'Bonn', 74, 87, 10);
INSERT INTO patient VALUES (2, 'Xavier', 'Cairo', 86, 85, 4);
INSERT INTO patient VALUES (3, 'Zoe', 'Cairo', 49, 96, 5);
INSERT INTO patient VALUES (4, 'Diana', 'Cairo', 62, 34, 2);
INSERT INTO patient VALUES (5, 'Sam', 'Lima', 66, 80, 10);
INSERT INTO patient VALUES (6, 'Nina', 'Oslo', 45, 36, 2);
INSERT INTO patient VALUES (7, 'Jack', 'Quito', 35, 47, 2);
INSERT INTO patient VALUES (8, 'Frank', 'Cairo', 12, 22, 9);
INSERT INTO patient VALUES (9, 'Bob', 'Lima', 86, 30, 4);
INSERT INTO patient VALUES (10, 'Ivan', 'Oslo', 34, 56, 4);
INSERT INTO patient VALUES (11, 'Paul', 'Lima', 65, 105, 10);
INSERT INTO patient VALUES (12, 'Uma', 'Oslo', 90, 70, 6);
INSERT INTO patient VALUES (13, 'Victor', 'Cairo', 79, 67, 7);
INSERT INTO patient VALUES (14, 'Yara', 'Lima', 9, 85, 10);
INSERT INTO patient VALUES (15, 'Irene', 'Lima', 51, 113, 2);
INSERT INTO patient VALUES (16, 'Wendy', 'Bonn', 29, 68, 5);

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
INSERT INTO stay VALUES (1, 'Fever', 33, 1089, 12, 1);
INSERT INTO stay VALUES (2, 'Fever', 33, 3548, 3, 3);
INSERT INTO stay VALUES (3, 'Asthma', 3, 1014, 3, 4);
INSERT INTO stay VALUES (4, 'Flu', 12, 3167, 7, 2);
INSERT INTO stay VALUES (5, 'Flu', 9, 8611, 2, 4);
INSERT INTO stay VALUES (6, 'Flu', 30, 7416, 11, 2);
INSERT INTO stay VALUES (7, 'Flu', 17, 3464, 14, 6);
INSERT INTO stay VALUES (8, 'Flu', 6, 3696, 3, 3);
INSERT INTO stay VALUES (9, 'Asthma', 15, 5356, 3, 4);
INSERT INTO stay VALUES (10, 'Fever', 41, 8174, 10, 6);
INSERT INTO stay VALUES (11, 'Fever', 16, 6255, 13, 1);
INSERT INTO stay VALUES (12, 'Fever', 39, 8232, 13, 4);
INSERT INTO stay VALUES (13, 'Cough', 29, 4790, 5, 6);
INSERT INTO stay VALUES (14, 'Flu', 25, 6205, 15, 6);
INSERT INTO stay VALUES (15, 'Cough', 41, 2794, 13, 3);
INSERT INTO stay VALUES (16, 'Flu', 14, 4677, 15, 1);
INSERT INTO stay VALUES (17, 'Asthma', 55, 794, 8, 3);
INSERT INTO stay VALUES (18, 'Flu', 34, 8822, 6, 6);
INSERT INTO stay VALUES (19, 'Flu', 55, 5074, 12, 1);
INSERT INTO stay VALUES (20, 'Asthma', 22, 1659, 1, 7);
INSERT INTO stay VALUES (21, 'Flu', 53, 2307, 15, 1);
INSERT INTO stay VALUES (22, 'Cough', 58, 7468, 11, 1);
INSERT INTO stay VALUES (23, 'Fever', 32, 161, 4, 7);
INSERT INTO stay VALUES (24, 'Cough', 3, 6703, 11, 4);
