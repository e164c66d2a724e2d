CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'Zoe', 'Lima', 50, 4235);
INSERT INTO owner VALUES (2, 'Eric', 'Lima', 57, 4462);
INSERT INTO owner VALUES (3, 'Quinn', 'Lima', 37, 7660);
INSERT INTO owner VALUES (4, 'Fiona', 'Lima', 59, 2831);
INSERT INTO owner VALUES (5, 'Adam', 'Tokyo', 50, 7374);
INSERT INTO owner VALUES (6, 'Wendy', 'Tokyo', 47, 3039);
INSERT INTO owner VALUES (7, 'Irene', 'Tokyo', 61, 2564);
INSERT INTO owner VALUES (8, 'Frank', 'Bonn', 31, 4836);
INSERT INTO owner VALUES (9, 'Helen', 'Quito', 38, 6507);
INSERT INTO owner VALUES (10, 'Carol', 'Tokyo', 26, 6544);

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
INSERT INTO pet VALUES (1, 'Milo', 'Dog', 'White', 32, 1, 10);
INSERT INTO pet VALUES (2, 'Jasper', 'Hamster', 'Brown', 87, 3, 10);
INSERT INTO pet VALUES (3, 'Rex', 'Cat', 'Brown', 83, 20, 5);
INSERT INTO pet VALUES (4, 'Ruby', 'Rabbit', 'White', 41, 9, 4);
INSERT INTO pet VALUES (5, 'Lucky', 'Rabbit', 'Orange', 20, 19, 5);
INSERT INTO pet VALUES (6, 'Daisy', 'Hamster', 'Orange', 69, 10, 9);
INSERT INTO pet VALUES (7, 'Willow', 'Dog', 'Brown', 69, 20, 7);
INSERT INTO pet VALUES (8, 'Toby', 'Rabbit', 'Orange', 15, 2, 7);
INSERT INTO pet VALUES (9, 'Luna', 'Dog', 'Orange', 68, 12, 9);
INSERT INTO pet VALUES (10, 'Biscuit', 'Rabbit', 'Orange', 17, 12, 5);
INSERT INTO pet VALUES (11, 'Nala', 'Cat', 'Black', 48, 9, 4);
INSERT INTO pet VALUES (12, 'Buddy', 'Dog', 'White', 23, 11, 1);
INSERT INTO pet VALUES (13, 'Sunny', 'Rabbit', 'Black', 78, 17, 3);
INSERT INTO pet VALUES (14, 'Simba', 'Cat', 'Orange', 74, 14, 3);
INSERT INTO pet VALUES (15, 'Hazel', 'Rabbit', 'Brown', 24, 7, 9);
INSERT INTO pet VALUES (16, 'Pepper', 'Dog', 'Orange', 73, 4, 10);
INSERT INTO pet VALUES (17, 'Misty', 'Cat', 'Black', 69, 15, 2);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Grooming', 2019, 88, 15);
INSERT INTO visit VALUES (2, 'Vaccine', 2015, 845, 9);
INSERT INTO visit VALUES (3, 'Allergy', 2017, 828, 1);
INSERT INTO visit VALUES (4, 'Allergy', 2015, 866, 11);
INSERT INTO visit VALUES (5, 'Allergy', 2022, 309, 2);
INSERT INTO visit VALUES (6, 'Grooming', 2018, 829, 15);
INSERT INTO visit VALUES (7, 'Checkup', 2018, 694, 8);
INSERT INTO visit VALUES (8, 'Vaccine', 2010, 825, 15);
INSERT INTO visit VALUES (9, 'Checkup', 2015, 379, 4);
INSERT INTO visit VALUES (10, 'Allergy', 2018, 600, 1);
INSERT INTO visit VALUES (11, 'Allergy', 2014, 641, 13);
INSERT INTO visit VALUES (12, 'Vaccine', 2013, 644, 2);
INSERT INTO visit VALUES (13, 'Grooming', 2011, 676, 4);
INSERT INTO visit VALUES (14, 'Checkup', 2011, 730, 4);
INSERT INTO visit VALUES (15, 'Checkup', 2019, 451, 3);
INSERT INTO visit VALUES (16, 'Allergy', 2016, 84, 4);
INSERT INTO visit VALUES (17, 'Vaccine', 2013, 399, 3);
