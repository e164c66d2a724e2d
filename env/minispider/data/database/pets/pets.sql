CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'Zoe', 'Tokyo', 59, 2831);
INSERT INTO owner VALUES (2, 'Eric', 'Lima', 50, 7374);
INSERT INTO owner VALUES (3, 'Quinn', 'Tokyo', 47, 3039);
INSERT INTO owner VALUES (4, 'Fiona', 'Quito', 61, 2564);
INSERT INTO owner VALUES (5, 'Adam', 'Bonn', 31, 4836);
INSERT INTO owner VALUES (6, 'Wendy', 'Tokyo', 38, 6507);
INSERT INTO owner VALUES (7, 'Irene', 'Rome', 26, 6544);
INSERT INTO owner VALUES (8, 'Frank', 'Rome', 44, 5050);
INSERT INTO owner VALUES (9, 'Helen', 'Rome', 45, 8987);
INSERT INTO owner VALUES (10, 'Carol', 'Tokyo', 70, 1330);

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
INSERT INTO pet VALUES (1, 'Rex', 'Hamster', 'Brown', 69, 2, 8);
INSERT INTO pet VALUES (2, 'Ruby', 'Dog', 'Gray', 15, 12, 6);
INSERT INTO pet VALUES (3, 'Lucky', 'Dog', 'Brown', 68, 12, 6);
INSERT INTO pet VALUES (4, 'Daisy', 'Cat', 'Brown', 17, 9, 8);
INSERT INTO pet VALUES (5, 'Hazel', 'Rabbit', 'Brown', 48, 11, 5);
INSERT INTO pet VALUES (6, 'Toby', 'Hamster', 'Black', 23, 17, 5);
INSERT INTO pet VALUES (7, 'Luna', 'Hamster', 'Orange', 78, 14, 1);
INSERT INTO pet VALUES (8, 'Rocky', 'Hamster', 'Black', 74, 7, 4);
INSERT INTO pet VALUES (9, 'Willow', 'Rabbit', 'Black', 24, 4, 3);
INSERT INTO pet VALUES (10, 'Pepper', 'Cat', 'Gray', 73, 15, 9);
INSERT INTO pet VALUES (11, 'Buddy', 'Dog', 'Brown', 69, 11, 10);
INSERT INTO pet VALUES (12, 'Bandit', 'Dog', 'Black', 1, 14, 3);
INSERT INTO pet VALUES (13, 'Simba', 'Turtle', 'Brown', 10, 18, 7);
INSERT INTO pet VALUES (14, 'Olive', 'Dog', 'Black', 78, 5, 6);
INSERT INTO pet VALUES (15, 'Nala', 'Dog', 'White', 34, 13, 10);
INSERT INTO pet VALUES (16, 'Oreo', 'Rabbit', 'Gray', 73, 4, 1);
INSERT INTO pet VALUES (17, 'Biscuit', 'Hamster', 'Gray', 39, 15, 3);
INSERT INTO pet VALUES (18, 'Sunny', 'Hamster', 'Black', 78, 18, 8);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Grooming', 2013, 379, 11);
INSERT INTO visit VALUES (2, 'Grooming', 2011, 600, 1);
INSERT INTO visit VALUES (3, 'Grooming', 2011, 641, 10);
INSERT INTO visit VALUES (4, 'Injury', 2019, 644, 13);
INSERT INTO visit VALUES (5, 'Injury', 2016, 676, 15);
INSERT INTO visit VALUES (6, 'Surgery', 2013, 730, 16);
INSERT INTO visit VALUES (7, 'Surgery', 2011, 451, 11);
INSERT INTO visit VALUES (8, 'Grooming', 2022, 84, 13);
INSERT INTO visit VALUES (9, 'Checkup', 2022, 399, 15);
INSERT INTO visit VALUES (10, 'Checkup', 2023, 534, 8);
INSERT INTO visit VALUES (11, 'Checkup', 2014, 485, 13);
INSERT INTO visit VALUES (12, 'Allergy', 2022, 642, 1);
INSERT INTO visit VALUES (13, 'Surgery', 2020, 755, 8);
INSERT INTO visit VALUES (14, 'Allergy', 2022, 644, 11);
