CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'George', 'Rome', 34, 7861);
INSERT INTO owner VALUES (2, 'Victor', 'Cairo', 33, 5964);
INSERT INTO owner VALUES (3, 'Grace', 'Bonn', 54, 1082);
INSERT INTO owner VALUES (4, 'Sam', 'Delhi', 20, 4344);
INSERT INTO owner VALUES (5, 'Paul', 'Bonn', 59, 1582);
INSERT INTO owner VALUES (6, 'Frank', 'Rome', 57, 2256);
INSERT INTO owner VALUES (7, 'Ivan', 'Delhi', 70, 7237);
INSERT INTO owner VALUES (8, 'Carol', 'Delhi', 76, 1784);

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
INSERT INTO pet VALUES (1, 'Simba', 'Hamster', 'Cream', 33, 5, 5);
INSERT INTO pet VALUES (2, 'Olive', 'Turtle', 'Gray', 30, 7, 4);
INSERT INTO pet VALUES (3, 'Jasper', 'Hamster', 'Gray', 12, 1, 6);
INSERT INTO pet VALUES (4, 'Daisy', 'Hamster', 'White', 26, 10, 6);
INSERT INTO pet VALUES (5, 'Sunny', 'Rabbit', 'Cream', 35, 10, 2);
INSERT INTO pet VALUES (6, 'Misty', 'Turtle', 'Black', 53, 6, 6);
INSERT INTO pet VALUES (7, 'Buddy', 'Rabbit', 'Gray', 33, 19, 2);
INSERT INTO pet VALUES (8, 'Bandit', 'Rabbit', 'Cream', 89, 20, 6);
INSERT INTO pet VALUES (9, 'Toby', 'Rabbit', 'White', 36, 7, 4);
INSERT INTO pet VALUES (10, 'Biscuit', 'Bird', 'Black', 50, 1, 7);
INSERT INTO pet VALUES (11, 'Rocky', 'Bird', 'Cream', 38, 9, 6);
INSERT INTO pet VALUES (12, 'Nala', 'Hamster', 'Cream', 69, 16, 1);
INSERT INTO pet VALUES (13, 'Coco', 'Rabbit', 'Cream', 74, 13, 7);
INSERT INTO pet VALUES (14, 'Willow', 'Hamster', 'Gray', 45, 3, 6);
INSERT INTO pet VALUES (15, 'Ginger', 'Turtle', 'Black', 89, 1, 6);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Allergy', 2011, 863, 15);
INSERT INTO visit VALUES (2, 'Allergy', 2010, 615, 6);
INSERT INTO visit VALUES (3, 'Grooming', 2014, 529, 10);
INSERT INTO visit VALUES (4, 'Allergy', 2011, 655, 11);
INSERT INTO visit VALUES (5, 'Surgery', 2015, 128, 3);
INSERT INTO visit VALUES (6, 'Injury', 2014, 897, 4);
INSERT INTO visit VALUES (7, 'Checkup', 2017, 260, 8);
INSERT INTO visit VALUES (8, 'Checkup', 2022, 648, 10);
INSERT INTO visit VALUES (9, 'Surgery', 2014, 109, 6);
INSERT INTO visit VALUES (10, 'Injury', 2015, 259, 7);
INSERT INTO visit VALUES (11, 'Checkup', 2014, 863, 13);
INSERT INTO visit VALUES (12, 'Surgery', 2023, 252, 13);
INSERT INTO visit VALUES (13, 'Allergy', 2020, 379, 13);
