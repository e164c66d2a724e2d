CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Yara', 'Pediatrics', 54, 6222);
INSERT INTO doctor VALUES (2, 'Ivan', 'Neurology', 43, 7122);
INSERT INTO doctor VALUES (3, 'Leo', 'Pediatrics', 68, 1231);
INSERT INTO doctor VALUES (4, 'Wendy', 'Urology', 61, 3909);
INSERT INTO doctor VALUES (5, 'David', 'Urology', 66, 1660);
INSERT INTO doctor VALUES (6, 'Chris', 'Neurology', 40, 7927);
INSERT INTO doctor VALUES (7, 'George', 'Oncology', 55, 5492);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Legend', 'Orange', 6, 1);
INSERT INTO ward VALUES (2, 'Aurora', 'White', 18, 7);
INSERT INTO ward VALUES (3, 'Star', 'Orange', 44, 8);
INSERT INTO ward VALUES (4, 'Rainbow', 'Black', 37, 1);
INSERT INTO ward VALUES (5, 'Horizon', 'Orange', 22, 7);
INSERT INTO ward VALUES (6, 'Moon', 'Cream', 60, 6);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Leo', 'Tokyo', 74, 29, 1);
INSERT INTO patient VALUES (2, 'Nina', 'Quito', 1, 69, 6);
INSERT INTO patient VALUES (3, 'Carol', 'Cairo', 32, 97, 1);
INSERT INTO patient VALUES (4, 'Emma', 'Seoul', 70, 100, 5);
INSERT INTO patient VALUES (5, 'Ivan', 'Cairo', 90, 120, 3);
INSERT INTO patient VALUES (6, 'Wendy', 'Bonn', 39, 22, 1);
INSERT INTO patient VALUES (7, 'Helen', 'Cairo', 48, 58, 1);
INSERT INTO patient VALUES (8, 'Henry', 'Bonn', 29, 79, 2);
INSERT INTO patient VALUES (9, 'Irene', 'Cairo', 64, 105, 4);
INSERT INTO patient VALUES (10, 'Victor', 'Tokyo', 53, 87, 4);
INSERT INTO patient VALUES (11, 'Tina', 'Quito', 3, 44, 3);
INSERT INTO patient VALUES (12, 'Frank', 'Tokyo', 76, 72, 4);
INSERT INTO patient VALUES (13, 'Karen', 'Quito', 26, 112, 4);
INSERT INTO patient VALUES (14, 'George', 'Bonn', 47, 56, 1);
INSERT INTO patient VALUES (15, 'Chris', 'Cairo', 33, 103, 5);
INSERT INTO patient VALUES (16, 'Zoe', 'Cairo', 57, 17, 5);
INSERT INTO patient VALUES (17, 'Paul', 'Tokyo', 17, 25, 5);
INSERT INTO patient VALUES (18, 'Uma', 'Cairo', 24, 38, 3);
INSERT INTO patient VALUES (19, 'Jack', 'Tokyo', 18, 85, 6);

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
INSERT INTO stay VALUES (1, 'Migraine', 60, 6098, 2, 6);
INSERT INTO stay VALUES (2, 'Asthma', 54, 8880, 8, 1);
INSERT INTO stay VALUES (3, 'Asthma', 47, 2139, 11, 5);
INSERT INTO stay VALUES (4, 'Migraine', 39, 5795, 18, 6);
INSERT INTO stay VALUES (5, 'Asthma', 31, 230, 2, 1);
INSERT INTO stay VALUES (6, 'Asthma', 17, 4642, 11, 4);
INSERT INTO stay VALUES (7, 'Anemia', 50, 2085, 17, 4);
INSERT INTO stay VALUES (8, 'Migraine', 26, 6589, 8, 6);
INSERT INTO stay VALUES (9, 'Migraine', 33, 1531, 2, 6);
INSERT INTO stay VALUES (10, 'Anemia', 28, 7556, 19, 1);
INSERT INTO stay VALUES (11, 'Asthma', 57, 944, 8, 3);
INSERT INTO stay VALUES (12, 'Asthma', 53, 2930, 10, 1);
INSERT INTO stay VALUES (13, 'Asthma', 47, 6413, 5, 1);
INSERT INTO stay VALUES (14, 'Cough', 28, 2027, 14, 3);
INSERT INTO stay VALUES (15, 'Fever', 60, 3109, 1, 1);
INSERT INTO stay VALUES (16, 'Asthma', 58, 7763, 9, 3);
INSERT INTO stay VALUES (17, 'Asthma', 49, 8301, 4, 3);
INSERT INTO stay VALUES (18, 'Migraine', 12, 286, 5, 6);
