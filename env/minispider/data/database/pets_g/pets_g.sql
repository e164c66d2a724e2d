CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'Paul', 'Bonn', 65, 6925);
INSERT INTO owner VALUES (2, 'Adam', 'Delhi', 34, 7122);
INSERT INTO owner VALUES (3, 'Alice', 'Lima', 77, 8759);
INSERT INTO owner VALUES (4, 'Henry', 'Bonn', 69, 6740);
INSERT INTO owner VALUES (5, 'Julia', 'Lima', 51, 2268);
INSERT INTO owner VALUES (6, 'Leo', 'Bonn', 29, 4661);
INSERT INTO owner VALUES (7, 'David', 'Rome', 45, 1365);
INSERT INTO owner VALUES (8, 'Zoe', 'Rome', 78, 4577);

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
INSERT INTO pet VALUES (1, 'Oreo', 'Turtle', 'Black', 73, 20, 5);
INSERT INTO pet VALUES (2, 'Rex', 'Turtle', 'White', 58, 9, 3);
INSERT INTO pet VALUES (3, 'Pepper', 'Rabbit', 'Cream', 19, 12, 2);
INSERT INTO pet VALUES (4, 'Daisy', 'Bird', 'Brown', 67, 2, 6);
INSERT INTO pet VALUES (5, 'Ginger', 'Hamster', 'White', 43, 7, 7);
INSERT INTO pet VALUES (6, 'Misty', 'Turtle', 'Black', 57, 11, 4);
INSERT INTO pet VALUES (7, 'Rocky', 'Dog', 'Black', 78, 7, 8);
INSERT INTO pet VALUES (8, 'Buddy', 'Bird', 'Brown', 45, 16, 3);
INSERT INTO pet VALUES (9, 'Willow', 'Bird', 'Brown', 59, 19, 6);
INSERT INTO pet VALUES (10, 'Lucky', 'Hamster', 'Brown', 80, 3, 7);
INSERT INTO pet VALUES (11, 'Toby', 'Turtle', 'Black', 49, 5, 5);
INSERT INTO pet VALUES (12, 'Ruby', 'Rabbit', 'Black', 63, 12, 5);
INSERT INTO pet VALUES (13, 'Milo', 'Hamster', 'Black', 15, 13, 3);
INSERT INTO pet VALUES (14, 'Olive', 'Rabbit', 'Black', 10, 10, 2);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Injury', 2019, 763, 14);
INSERT INTO visit VALUES (2, 'Grooming', 2020, 24, 3);
INSERT INTO visit VALUES (3, 'Checkup', 2024, 472, 5);
INSERT INTO visit VALUES (4, 'Grooming', 2014, 851, 13);
INSERT INTO visit VALUES (5, 'Grooming', 2022, 803, 10);
INSERT INTO visit VALUES (6, 'Injury', 2011, 464, 7);
INSERT INTO visit VALUES (7, 'Injury', 2020, 205, 6);
INSERT INTO visit VALUES (8, 'Vaccine', 2017, 70, 3);
INSERT INTO visit VALUES (9, 'Surgery', 2011, 616, 9);
INSERT INTO visit VALUES (10, 'Checkup', 2011, 385, 2);
INSERT INTO visit VALUES (11, 'Injury', 2014, 310, 14);
INSERT INTO visit VALUES (12, 'Grooming', 2015, 152, 2);
INSERT INTO visit VALUES (13, 'Vaccine', 2021, 234, 8);
INSERT INTO visit VALUES (14, 'Checkup', 2010, 473, 5);
