CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    specialty TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL
);
INSERT INTO doctor VALUES (1, 'Maria', 'Pediatrics', 62, 2693);
INSERT INTO doctor VALUES (2, 'Bella', 'Radiology', 47, 1373);
INSERT INTO doctor VALUES (3, 'Alice', 'Radiology', 57, 7993);
INSERT INTO doctor VALUES (4, 'Leo', 'Radiology', 61, 3098);
INSERT INTO doctor VALUES (5, 'Henry', 'Cardiology', 40, 4798);
INSERT INTO doctor VALUES (6, 'George', 'Pediatrics', 57, 2616);
INSERT INTO doctor VALUES (7, 'Wendy', 'Neurology', 65, 4365);
INSERT INTO doctor VALUES (8, 'Frank', 'Pediatrics', 43, 4160);
INSERT INTO doctor VALUES (9, 'Xavier', 'Urology', 35, 8278);

CREATE TABLE ward (
    ward_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    floor INTEGER NOT NULL
);
INSERT INTO ward VALUES (1, 'Sunrise', 'White', 32, 3);
INSERT INTO ward VALUES (2, 'Mirror', 'Cream', 53, 3);
INSERT INTO ward VALUES (3, 'Stone', 'White', 38, 2);
INSERT INTO ward VALUES (4, 'Horizon', 'Brown', 35, 1);
INSERT INTO ward VALUES (5, 'Rainbow', 'Orange', 46, 1);
INSERT INTO ward VALUES (6, 'Comet', 'Orange', 58, 8);
INSERT INTO ward VALUES (7, 'Whisper', 'Orange', 15, 4);

CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    doctor_id INTEGER NOT NULL,
    FOREIGN KEY (doctor_id) REFERENCES doctor(doctor_id)
);
INSERT INTO patient VALUES (1, 'Xavier', 'Seoul', 50, 116, 8);
INSERT INTO patient VALUES (2, 'Leo', 'Cairo', 32, 15, 7);
INSERT INTO patient VALUES (3, 'Victor', 'Oslo', 59, 92, 8);
INSERT INTO patient VALUES (4, 'Maria', 'Delhi', 79, 20, 3);
INSERT INTO patient VALUES (5, 'George', 'Delhi', 80, 41, 8);
INSERT INTO patient VALUES (6, 'Quinn', 'Seoul', 63, 61, 9);
INSERT INTO patient VALUES (7, 'Helen', 'Lima', 88, 78, 3);
INSERT INTO patient VALUES (8, 'David', 'Delhi', 37, 89, 1);
INSERT INTO patient VALUES (9, 'Uma', 'Oslo', 68, 98, 9);
INSERT INTO patient VALUES (10, 'Tina', 'Delhi', 31, 115, 4);
INSERT INTO patient VALUES (11, 'Carol', 'Lima', 14, 100, 1);
INSERT INTO patient VALUES (12, 'Eric', 'Delhi', 15, 107, 7);
INSERT INTO patient VALUES (13, 'Karen', 'Seoul', 44, 44, 4);
INSERT INTO patient VALUES (14, 'Diana', 'Delhi', 89, 21, 9);

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
INSERT INTO stay VALUES (1, 'Anemia', 45, 6123, 3, 1);
INSERT INTO stay VALUES (2, 'Migraine', 4, 8362, 7, 2);
INSERT INTO stay VALUES (3, 'Asthma', 33, 6193, 8, 1);
INSERT INTO stay VALUES (4, 'Cough', 40, 2857, 7, 6);
INSERT INTO stay VALUES (5, 'Asthma', 54, 3223, 5, 4);
INSERT INTO stay VALUES (6, 'Asthma', 41, 1384, 12, 1);
INSERT INTO stay VALUES (7, 'Migraine', 50, 6961, 7, 5);
INSERT INTO stay VALUES (8, 'Migraine', 18, 5863, 14, 7);
INSERT INTO stay VALUES (9, 'Asthma', 22, 6011, 7, 6);
INSERT INTO stay VALUES (10, 'Cough', 44, 5043, 6, 7);
INSERT INTO stay VALUES (11, 'Anemia', 8, 8402, 5, 1);
INSERT INTO stay VALUES (12, 'Cough', 9, 5613, 8, 7);
INSERT INTO stay VALUES (13, 'Migraine', 30, 876, 12, 7);
INSERT INTO stay VALUES (14, 'Cough', 8, 4996, 3, 1);
INSERT INTO stay VALUES (15, 'Asthma', 2, 50, 11, 5);
INSERT INTO stay VALUES (16, 'Asthma', 6, 8297, 14, 2);
INSERT INTO stay VALUES (17, 'Anemia', 28, 258, 3, 5);
INSERT INTO stay VALUES (18, 'Asthma', 59, 5920, 5, 2);
INSERT INTO stay VALUES (19, 'Cough', 24, 4870, 1, 5);
INSERT INTO stay VALUES (20, 'Asthma', 21, 7757, 7, 1);
INSERT INTO stay VALUES (21, 'Cough', 38, 2929, 14, 2);
INSERT INTO stay VALUES (22, 'Anemia', 10, 4348, 13, 1);
INSERT INTO stay VALUES (23, 'Asthma', 1, 3416, 7, 6);
INSERT INTO stay VALUES (24, 'Asthma', 46, 5076, 8, 7);
