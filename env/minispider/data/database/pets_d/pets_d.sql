CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'Henry', 'Seoul', 48, 3004);
INSERT INTO owner VALUES (2, 'Maria', 'Rome', 61, 2040);
INSERT INTO owner VALUES (3, 'Grace', 'Seoul', 73, 5538);
INSERT INTO owner VALUES (4, 'Frank', 'Lima', 70, 2819);
INSERT INTO owner VALUES (5, 'Nina', 'Rome', 77, 8490);
INSERT INTO owner VALUES (6, 'Julia', 'Seoul', 38, 8229);
INSERT INTO owner VALUES (7, 'Fiona', 'Rome', 47, 3766);
INSERT INTO owner VALUES (8, 'Bella', 'Rome', 56, 6631);

CREATE TABLE pet (
    pet_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    species TEXT NOT NULL,
    color TEXT NOT NULL,
    weight INTEGER NOT NULL,
    age INTEGER NOT NULL,
    owner_id INTEGER NOT NULL,
    FOREIGN KEY (owner_id) REFERENCES owner(owner_id)
);
INSERT INTO pet VALUES (1, 'Jasper', 'Rabbit', 'White', 36, 1, 3);
INSERT INTO pet VALUES (2, 'Oreo', 'Rabbit', 'White', 6, 1, 2);
INSERT INTO pet VALUES (3, 'Toby', 'Rabbit', 'Orange', 48, 4, 2);
INSERT INTO pet VALUES (4, 'Olive', 'Hamster', 'Brown', 33, 6, 2);
INSERT INTO pet VALUES (5, 'Ginger', 'Hamster', 'Orange', 80, 8, 4);
INSERT INTO pet VALUES (6, 'Shadow', 'Bird', 'Orange', 25, 2, 3);
INSERT INTO pet VALUES (7, 'Pepper', 'Rabbit', 'Brown', 37, 14, 3);
INSERT INTO pet VALUES (8, 'Daisy', 'Rabbit', 'Cream', 73, 18, 3);
INSERT INTO pet VALUES (9, 'Nala', 'Rabbit', 'Orange', 88, 9, 5);
INSERT INTO pet VALUES (10, 'Rocky', 'Rabbit', 'Orange', 22, 19, 2);
INSERT INTO pet VALUES (11, 'Luna', 'Rabbit', 'Cream', 83, 17, 7);
INSERT INTO pet VALUES (12, 'Buddy', 'Rabbit', 'Cream', 31, 6, 7);
INSERT INTO pet VALUES (13, 'Lucky', 'Hamster', 'Cream', 71, 4, 6);
INSERT INTO pet VALUES (14, 'Ruby', 'Cat', 'Gray', 63, 16, 5);
INSERT INTO pet VALUES (15, 'Milo', 'Bird', 'Gray', 36, 7, 2);
INSERT INTO pet VALUES (16, 'Sunny', 'Bird', 'Orange', 84, 17, 3);
INSERT INTO pet VALUES (17, 'Biscuit', 'Hamster', 'White', 35, 19, 7);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Grooming', 2022, 470, 16);
INSERT INTO visit VALUES (2, 'Injury', 2015, 104, 7);
INSERT INTO visit VALUES (3, 'Injury', 2013, 295, 3);
INSERT INTO visit VALUES (4, 'Injury', 2024, 207, 5);
INSERT INTO visit VALUES (5, 'Checkup', 2013, 719, 6);
INSERT INTO visit VALUES (6, 'Surgery', 2011, 367, 6);
INSERT INTO visit VALUES (7, 'Injury', 2017, 515, 16);
INSERT INTO visit VALUES (8, 'Injury', 2015, 58, 9);
INSERT INTO visit VALUES (9, 'Allergy', 2021, 379, 11);
INSERT INTO visit VALUES (10, 'Grooming', 2022, 381, 6);
INSERT INTO visit VALUES (11, 'Allergy', 2018, 495, 10);
INSERT INTO visit VALUES (12, 'Allergy', 2013, 281, 14);
INSERT INTO visit VALUES (13, 'Checkup', 2011, 675, 14);
INSERT INTO visit VALUES (14, 'Checkup', 2014, 313, 9);
INSERT INTO visit VALUES (15, 'Injury', 2011, 372, 4);
INSERT INTO visit VALUES (16, 'Injury', 2014, 431, 16);
