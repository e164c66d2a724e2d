CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Emma', 'Radiology', 54, 7340);
INSERT INTO doctor VALUES (2, 'Jack', 'Radiology', 48, 5316);
INSERT INTO doctor VALUES (3, 'Henry', 'Neurology', 45, 6656);
INSERT INTO doctor VALUES (4, 'Yara', 'Cardiology', 29, 7126);
INSERT INTO doctor VALUES (5, 'David', 'Radiology', 31, 8715);
INSERT INTO doctor VALUES (6, 'Diana', 'Cardiology', 51, 7782);
INSERT INTO doctor VALUES (7, 'Adam', 'Oncology', 33, 5196);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Stone', 'Black', 48, 8);
INSERT INTO ward VALUES (2, 'Voyage', 'White', 50, 4);
INSERT INTO ward VALUES (3, 'Velvet', 'White', 5, 5);
INSERT INTO ward VALUES (4, 'Light', 'Cream', 60, 2);
INSERT INTO ward VALUES (5, 'Thunder', 'Orange', 46, 9);
INSERT INTO ward VALUES (6, 'Sunrise', 'Brown', 14, 4);
INSERT INTO ward VALUES (7, 'Comet', 'Black', 16, 8);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Grace', 'Quito', 52, 107, 5);
INSERT INTO patient VALUES (2, 'Zoe', 'Seoul', 47, 106, 6);
INSERT INTO patient VALUES (3, 'Victor', 'Delhi', 38, 13, 3);
INSERT INTO patient VALUES (4, 'Tina', 'Seoul', 31, 29, 7);
INSERT INTO patient VALUES (5, 'Alice', 'Rome', 41, 30, 4);
INSERT INTO patient VALUES (6, 'Oscar', 'Quito', 19, 52, 5);
INSERT INTO patient VALUES (7, 'Uma', 'Seoul', 74, 110, 5);
INSERT INTO patient VALUES (8, 'Xavier', 'Rome', 44, 70, 5);
INSERT INTO patient VALUES (9, 'Fiona', 'Seoul', 90, 57, 3);
INSERT INTO patient VALUES (10, 'Irene', 'Quito', 46, 86, 6);
INSERT INTO patient VALUES (11, 'Emma', 'Bonn', 46, 93, 1);
INSERT INTO patient VALUES (12, 'Chris', 'Delhi', 76, 104, 5);
INSERT INTO patient VALUES (13, 'Bella', 'Seoul', 81, 21, 6);
INSERT INTO patient VALUES (14, 'Paul', 'Bonn', 38, 20, 1);
INSERT INTO patient VALUES (15, 'Henry', 'Seoul', 18, 15, 6);
INSERT INTO patient VALUES (16, 'Helen', 'Delhi', 65, 34, 5);
INSERT INTO patient VALUES (17, 'Carol', 'Seoul', 46, 116, 5);
INSERT INTO patient VALUES (18, 'Nina', 'Delhi', 47, 39, 7);
INSERT INTO patient VALUES (19, 'Yara', 'Seoul', 46, 86, 5);

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
INSERT INTO stay VALUES (1, 'Anemia', 47, 6024, 7, 6);
INSERT INTO stay VALUES (2, 'Migraine', 59, 2968, 17, 3);
INSERT INTO stay VALUES (3, 'Cough', 21, 5235, 19, 7);
INSERT INTO stay VALUES (4, 'Asthma', 40, 8964, 12, 1);
INSERT INTO stay VALUES (5, 'Migraine', 12, 1458, 6, 5);
INSERT INTO stay VALUES (6, 'Fever', 18, 3114, 15, 1);
INSERT INTO stay VALUES (7, 'Migraine', 60, 1967, 4, 3);
INSERT INTO stay VALUES (8, 'Asthma', 52, 1782, 11, 3);
INSERT INTO stay VALUES (9, 'Fever', 31, 7688, 17, 3);
INSERT INTO stay VALUES (10, 'Migraine', 36, 7593, 2, 3);
INSERT INTO stay VALUES (11, 'Cough', 57, 5472, 8, 5);
INSERT INTO stay VALUES (12, 'Asthma', 11, 6741, 3, 7);
INSERT INTO stay VALUES (13, 'Cough', 8, 1847, 8, 7);
INSERT INTO stay VALUES (14, 'Anemia', 58, 3666, 15, 1);
INSERT INTO stay VALUES (15, 'Anemia', 18, 2363, 15, 3);
INSERT INTO stay VALUES (16, 'Fever', 53, 7409, 8, 7);
INSERT INTO stay VALUES (17, 'Migraine', 46, 8191, 3, 5);
INSERT INTO stay VALUES (18, 'Migraine', 5, 4195, 2, 6);
INSERT INTO stay VALUES (19, 'Fever', 44, 1608, 8, 3);
INSERT INTO stay VALUES (20, 'Asthma', 27, 5988, 13, 3);
INSERT INTO stay VALUES (21, 'Anemia', 7, 4108, 7, 1);
