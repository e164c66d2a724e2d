CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'Fiona', 'Tokyo', 30, 8503);
INSERT INTO owner VALUES (2, 'Uma', 'Delhi', 71, 4401);
INSERT INTO owner VALUES (3, 'Diana', 'Rome', 37, 6669);
INSERT INTO owner VALUES (4, 'Nina', 'Rome', 79, 8755);
INSERT INTO owner VALUES (5, 'Bella', 'Quito', 42, 2754);
INSERT INTO owner VALUES (6, 'Frank', 'Quito', 74, 5143);
INSERT INTO owner VALUES (7, 'Adam', 'Tokyo', 69, 7316);
INSERT INTO owner VALUES (8, 'Emma', 'Rome', 75, 5685);
INSERT INTO owner VALUES (9, 'Eric', 'Rome', 28, 2651);
INSERT INTO owner VALUES (10, 'Carol', 'Quito', 18, 7636);
INSERT INTO owner VALUES (11, 'Sam', 'Delhi', 61, 5591);

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
INSERT INTO pet VALUES (1, 'Ginger', 'Hamster', 'Orange', 32, 3, 3);
INSERT INTO pet VALUES (2, 'Shadow', 'Hamster', 'Brown', 78, 3, 7);
INSERT INTO pet VALUES (3, 'Oreo', 'Bird', 'Gray', 25, 8, 4);
INSERT INTO pet VALUES (4, 'Buddy', 'Rabbit', 'Cream', 65, 2, 7);
INSERT INTO pet VALUES (5, 'Misty', 'Bird', 'Black', 84, 10, 10);
INSERT INTO pet VALUES (6, 'Bandit', 'Rabbit', 'Brown', 19, 16, 2);
INSERT INTO pet VALUES (7, 'Luna', 'Rabbit', 'Black', 48, 4, 4);
INSERT INTO pet VALUES (8, 'Simba', 'Rabbit', 'Cream', 5, 8, 5);
INSERT INTO pet VALUES (9, 'Willow', 'Hamster', 'Black', 72, 3, 4);
INSERT INTO pet VALUES (10, 'Sunny', 'Bird', 'Brown', 37, 3, 10);
INSERT INTO pet VALUES (11, 'Coco', 'Rabbit', 'Brown', 23, 19, 5);
INSERT INTO pet VALUES (12, 'Pepper', 'Dog', 'Black', 81, 15, 9);
INSERT INTO pet VALUES (13, 'Biscuit', 'Bird', 'Gray', 65, 13, 9);
INSERT INTO pet VALUES (14, 'Olive', 'Dog', 'Brown', 34, 16, 7);
INSERT INTO pet VALUES (15, 'Jasper', 'Rabbit', 'Orange', 20, 13, 10);
INSERT INTO pet VALUES (16, 'Lucky', 'Hamster', 'Black', 38, 13, 10);
INSERT INTO pet VALUES (17, 'Daisy', 'Bird', 'Orange', 43, 5, 2);
INSERT INTO pet VALUES (18, 'Hazel', 'Bird', 'Black', 28, 1, 8);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Checkup', 2023, 848, 13);
INSERT INTO visit VALUES (2, 'Vaccine', 2021, 686, 9);
INSERT INTO visit VALUES (3, 'Grooming', 2010, 425, 1);
INSERT INTO visit VALUES (4, 'Checkup', 2015, 70, 7);
INSERT INTO visit VALUES (5, 'Surgery', 2013, 532, 6);
INSERT INTO visit VALUES (6, 'Checkup', 2021, 618, 5);
INSERT INTO visit VALUES (7, 'Checkup', 2022, 687, 18);
INSERT INTO visit VALUES (8, 'Vaccine', 2019, 678, 2);
INSERT INTO visit VALUES (9, 'Vaccine', 2020, 690, 16);
INSERT INTO visit VALUES (10, 'Injury', 2010, 517, 11);
INSERT INTO visit VALUES (11, 'Vaccine', 2011, 103, 5);
INSERT INTO visit VALUES (12, 'Checkup', 2022, 318, 16);
INSERT INTO visit VALUES (13, 'Checkup', 2016, 764, 3);
INSERT INTO visit VALUES (14, 'Grooming', 2014, 172, 6);
