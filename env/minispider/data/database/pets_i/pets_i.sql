CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'Rosa', 'Quito', 35, 6457);
INSERT INTO owner VALUES (2, 'Sam', 'Seoul', 73, 3745);
INSERT INTO owner VALUES (3, 'Leo', 'Quito', 34, 5873);
INSERT INTO owner VALUES (4, 'Victor', 'Quito', 29, 1951);
INSERT INTO owner VALUES (5, 'Chris', 'Seoul', 73, 2560);
INSERT INTO owner VALUES (6, 'Maria', 'Bonn', 30, 7027);
INSERT INTO owner VALUES (7, 'Ivan', 'Oslo', 18, 7702);
INSERT INTO owner VALUES (8, 'Carol', 'Oslo', 64, 6542);
INSERT INTO owner VALUES (9, 'Bella', 'Oslo', 79, 6440);

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
INSERT INTO pet VALUES (1, 'Rex', 'Hamster', 'Black', 43, 18, 1);
INSERT INTO pet VALUES (2, 'Jasper', 'Hamster', 'Cream', 12, 3, 8);
INSERT INTO pet VALUES (3, 'Ginger', 'Hamster', 'Gray', 41, 17, 4);
INSERT INTO pet VALUES (4, 'Simba', 'Turtle', 'Black', 9, 13, 4);
INSERT INTO pet VALUES (5, 'Ruby', 'Turtle', 'Gray', 3, 3, 2);
INSERT INTO pet VALUES (6, 'Hazel', 'Cat', 'Orange', 42, 12, 7);
INSERT INTO pet VALUES (7, 'Lucky', 'Cat', 'Black', 88, 14, 1);
INSERT INTO pet VALUES (8, 'Misty', 'Bird', 'Cream', 16, 6, 2);
INSERT INTO pet VALUES (9, 'Willow', 'Cat', 'Gray', 33, 16, 2);
INSERT INTO pet VALUES (10, 'Milo', 'Bird', 'Cream', 56, 12, 3);
INSERT INTO pet VALUES (11, 'Oreo', 'Turtle', 'Black', 3, 14, 4);
INSERT INTO pet VALUES (12, 'Daisy', 'Cat', 'Cream', 83, 1, 7);
INSERT INTO pet VALUES (13, 'Biscuit', 'Cat', 'Gray', 84, 5, 5);
INSERT INTO pet VALUES (14, 'Pepper', 'Cat', 'Gray', 41, 14, 2);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Vaccine', 2014, 380, 8);
INSERT INTO visit VALUES (2, 'Injury', 2010, 239, 9);
INSERT INTO visit VALUES (3, 'Surgery', 2019, 282, 6);
INSERT INTO visit VALUES (4, 'Surgery', 2024, 380, 5);
INSERT INTO visit VALUES (5, 'Injury', 2016, 288, 13);
INSERT INTO visit VALUES (6, 'Surgery', 2017, 343, 8);
INSERT INTO visit VALUES (7, 'Checkup', 2014, 507, 13);
INSERT INTO visit VALUES (8, 'Checkup', 2011, 837, 4);
INSERT INTO visit VALUES (9, 'Injury', 2018, 44, 13);
INSERT INTO visit VALUES (10, 'Vaccine', 2018, 770, 8);
INSERT INTO visit VALUES (11, 'Surgery', 2024, 547, 12);
INSERT INTO visit VALUES (12, 'Surgery', 2024, 620, 5);
INSERT INTO visit VALUES (13, 'Surgery', 2019, 615, 5);
INSERT INTO visit VALUES (14, 'Allergy', 2012, 275, 12);
INSERT INTO visit VALUES (15, 'Allergy', 2015, 738, 5);
INSERT INTO visit VALUES (16, 'Injury', 2022, 632, 11);
INSERT INTO visit VALUES (17, 'Surgery', 2012, 649, 13);
INSERT INTO visit VALUES (18, 'Vaccine', 2021, 527, 12);
