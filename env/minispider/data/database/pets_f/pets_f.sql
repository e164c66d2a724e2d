CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'Xavier', 'Quito', 22, 8707);
INSERT INTO owner VALUES (2, 'Henry', 'Quito', 39, 6003);
INSERT INTO owner VALUES (3, 'Bob', 'Rome', 59, 3710);
INSERT INTO owner VALUES (4, 'Uma', 'Quito', 38, 2556);
INSERT INTO owner VALUES (5, 'Quinn', 'Quito', 36, 6609);
INSERT INTO owner VALUES (6, 'Julia', 'Rome', 43, 5744);
INSERT INTO owner VALUES (7, 'Maria', 'Oslo', 56, 5444);
INSERT INTO owner VALUES (8, 'Helen', 'Quito', 19, 6003);
INSERT INTO owner VALUES (9, 'Paul', 'Quito', 71, 3857);

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
INSERT INTO pet VALUES (1, 'Rex', 'Turtle', 'Black', 70, 3, 2);
INSERT INTO pet VALUES (2, 'Misty', 'Turtle', 'Orange', 54, 8, 1);
INSERT INTO pet VALUES (3, 'Oreo', 'Dog', 'Cream', 87, 4, 6);
INSERT INTO pet VALUES (4, 'Willow', 'Dog', 'Gray', 26, 2, 6);
INSERT INTO pet VALUES (5, 'Rocky', 'Hamster', 'Cream', 50, 1, 8);
INSERT INTO pet VALUES (6, 'Ginger', 'Dog', 'Orange', 43, 18, 1);
INSERT INTO pet VALUES (7, 'Ruby', 'Turtle', 'Black', 29, 9, 8);
INSERT INTO pet VALUES (8, 'Pepper', 'Turtle', 'Gray', 18, 20, 2);
INSERT INTO pet VALUES (9, 'Biscuit', 'Turtle', 'Gray', 81, 11, 2);
INSERT INTO pet VALUES (10, 'Daisy', 'Rabbit', 'Gray', 30, 2, 2);
INSERT INTO pet VALUES (11, 'Bandit', 'Rabbit', 'Gray', 40, 20, 5);
INSERT INTO pet VALUES (12, 'Lucky', 'Rabbit', 'Orange', 78, 7, 3);
INSERT INTO pet VALUES (13, 'Coco', 'Rabbit', 'Black', 6, 10, 5);
INSERT INTO pet VALUES (14, 'Hazel', 'Hamster', 'White', 37, 8, 8);
INSERT INTO pet VALUES (15, 'Sunny', 'Cat', 'Gray', 52, 19, 1);
INSERT INTO pet VALUES (16, 'Shadow', 'Hamster', 'Black', 67, 13, 7);
INSERT INTO pet VALUES (17, 'Toby', 'Turtle', 'Black', 78, 9, 8);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Vaccine', 2022, 480, 3);
INSERT INTO visit VALUES (2, 'Surgery', 2014, 176, 6);
INSERT INTO visit VALUES (3, 'Surgery', 2024, 240, 9);
INSERT INTO visit VALUES (4, 'Grooming', 2010, 780, 14);
INSERT INTO visit VALUES (5, 'Vaccine', 2012, 129, 8);
INSERT INTO visit VALUES (6, 'Grooming', 2016, 36, 16);
INSERT INTO visit VALUES (7, 'Allergy', 2019, 109, 11);
INSERT INTO visit VALUES (8, 'Grooming', 2010, 49, 15);
INSERT INTO visit VALUES (9, 'Grooming', 2013, 875, 1);
INSERT INTO visit VALUES (10, 'Vaccine', 2022, 258, 8);
INSERT INTO visit VALUES (11, 'Allergy', 2013, 439, 15);
INSERT INTO visit VALUES (12, 'Surgery', 2020, 740, 7);
INSERT INTO visit VALUES (13, 'Grooming', 2014, 77, 2);
INSERT INTO visit VALUES (14, 'Allergy', 2014, 525, 5);
INSERT INTO visit VALUES (15, 'Grooming', 2010, 748, 1);
INSERT INTO visit VALUES (16, 'Surgery', 2014, 858, 13);
INSERT INTO visit VALUES (17, 'Grooming', 2011, 132, 16);
INSERT INTO visit VALUES (18, 'Surgery', 2020, 279, 14);
