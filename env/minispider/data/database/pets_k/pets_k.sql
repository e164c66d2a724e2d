CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'Xavier', 'Seoul', 21, 4642);
INSERT INTO owner VALUES (2, 'Maria', 'Seoul', 22, 7691);
INSERT INTO owner VALUES (3, 'Tina', 'Tokyo', 18, 7632);
INSERT INTO owner VALUES (4, 'Uma', 'Tokyo', 28, 4368);
INSERT INTO owner VALUES (5, 'Victor', 'Delhi', 58, 7578);
INSERT INTO owner VALUES (6, 'Diana', 'Tokyo', 80, 8363);
INSERT INTO owner VALUES (7, 'Alice', 'Tokyo', 26, 8045);
INSERT INTO owner VALUES (8, 'Chris', 'Rome', 53, 3292);
INSERT INTO owner VALUES (9, 'Julia', 'Tokyo', 56, 5221);

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
INSERT INTO pet VALUES (1, 'Rex', 'Dog', 'White', 28, 9, 3);
INSERT INTO pet VALUES (2, 'Bandit', 'Dog', 'Black', 58, 9, 4);
INSERT INTO pet VALUES (3, 'Nala', 'Hamster', 'White', 51, 8, 8);
INSERT INTO pet VALUES (4, 'Ruby', 'Cat', 'White', 46, 18, 2);
INSERT INTO pet VALUES (5, 'Daisy', 'Hamster', 'Orange', 72, 17, 7);
INSERT INTO pet VALUES (6, 'Buddy', 'Cat', 'Gray', 77, 11, 2);
INSERT INTO pet VALUES (7, 'Coco', 'Rabbit', 'White', 72, 8, 9);
INSERT INTO pet VALUES (8, 'Olive', 'Hamster', 'Black', 16, 16, 9);
INSERT INTO pet VALUES (9, 'Biscuit', 'Rabbit', 'Black', 24, 15, 2);
INSERT INTO pet VALUES (10, 'Hazel', 'Hamster', 'Black', 70, 18, 4);
INSERT INTO pet VALUES (11, 'Pepper', 'Rabbit', 'Brown', 80, 15, 4);
INSERT INTO pet VALUES (12, 'Toby', 'Hamster', 'Black', 2, 20, 5);
INSERT INTO pet VALUES (13, 'Sunny', 'Hamster', 'Black', 2, 5, 9);
INSERT INTO pet VALUES (14, 'Simba', 'Dog', 'Orange', 76, 13, 1);
INSERT INTO pet VALUES (15, 'Milo', 'Hamster', 'Gray', 20, 12, 7);
INSERT INTO pet VALUES (16, 'Willow', 'Dog', 'Brown', 41, 2, 7);
INSERT INTO pet VALUES (17, 'Jasper', 'Rabbit', 'Orange', 78, 17, 9);
INSERT INTO pet VALUES (18, 'Luna', 'Turtle', 'Brown', 14, 15, 1);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Allergy', 2013, 117, 2);
INSERT INTO visit VALUES (2, 'Allergy', 2024, 141, 6);
INSERT INTO visit VALUES (3, 'Vaccine', 2011, 694, 4);
INSERT INTO visit VALUES (4, 'Surgery', 2013, 737, 4);
INSERT INTO visit VALUES (5, 'Checkup', 2016, 479, 2);
INSERT INTO visit VALUES (6, 'Vaccine', 2024, 183, 11);
INSERT INTO visit VALUES (7, 'Allergy', 2021, 88, 12);
INSERT INTO visit VALUES (8, 'Allergy', 2018, 50, 8);
INSERT INTO visit VALUES (9, 'Allergy', 2013, 802, 2);
INSERT INTO visit VALUES (10, 'Checkup', 2017, 32, 9);
INSERT INTO visit VALUES (11, 'Allergy', 2012, 612, 10);
INSERT INTO visit VALUES (12, 'Allergy', 2018, 431, 17);
