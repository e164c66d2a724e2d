CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'Rosa', 'Quito', 18, 1060);
INSERT INTO owner VALUES (2, 'Nina', 'Lima', 20, 5421);
INSERT INTO owner VALUES (3, 'Oscar', 'Lima', 42, 8090);
INSERT INTO owner VALUES (4, 'Helen', 'Quito', 42, 1423);
INSERT INTO owner VALUES (5, 'Julia', 'Lima', 67, 4512);
INSERT INTO owner VALUES (6, 'Bella', 'Bonn', 19, 3402);
INSERT INTO owner VALUES (7, 'Carol', 'Lima', 31, 5578);
INSERT INTO owner VALUES (8, 'Zoe', 'Lima', 19, 5216);
INSERT INTO owner VALUES (9, 'Yara', 'Quito', 64, 5183);
INSERT INTO owner VALUES (10, 'Xavier', 'Delhi', 66, 1823);
INSERT INTO owner VALUES (11, 'Paul', 'Bonn', 50, 5938);
INSERT INTO owner VALUES (12, 'Irene', 'Bonn', 75, 4670);

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
INSERT INTO pet VALUES (1, 'Sunny', 'Rabbit', 'Cream', 26, 20, 11);
INSERT INTO pet VALUES (2, 'Pepper', 'Cat', 'Orange', 80, 5, 11);
INSERT INTO pet VALUES (3, 'Milo', 'Bird', 'Brown', 16, 17, 11);
INSERT INTO pet VALUES (4, 'Lucky', 'Hamster', 'Black', 42, 19, 12);
INSERT INTO pet VALUES (5, 'Rocky', 'Rabbit', 'Orange', 59, 9, 12);
INSERT INTO pet VALUES (6, 'Toby', 'Turtle', 'Brown', 36, 17, 4);
INSERT INTO pet VALUES (7, 'Luna', 'Turtle', 'Brown', 41, 20, 12);
INSERT INTO pet VALUES (8, 'Misty', 'Bird', 'Orange', 34, 5, 11);
INSERT INTO pet VALUES (9, 'Ginger', 'Rabbit', 'Cream', 35, 4, 10);
INSERT INTO pet VALUES (10, 'Hazel', 'Turtle', 'Orange', 19, 20, 8);
INSERT INTO pet VALUES (11, 'Rex', 'Cat', 'Black', 45, 19, 8);
INSERT INTO pet VALUES (12, 'Buddy', 'Rabbit', 'Brown', 79, 20, 3);
INSERT INTO pet VALUES (13, 'Coco', 'Cat', 'White', 72, 5, 11);
INSERT INTO pet VALUES (14, 'Simba', 'Bird', 'Orange', 84, 4, 12);
INSERT INTO pet VALUES (15, 'Nala', 'Bird', 'Black', 5, 6, 4);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Vaccine', 2010, 416, 10);
INSERT INTO visit VALUES (2, 'Allergy', 2015, 804, 5);
INSERT INTO visit VALUES (3, 'Grooming', 2016, 870, 10);
INSERT INTO visit VALUES (4, 'Injury', 2011, 172, 5);
INSERT INTO visit VALUES (5, 'Grooming', 2018, 800, 6);
INSERT INTO visit VALUES (6, 'Surgery', 2016, 729, 7);
INSERT INTO visit VALUES (7, 'Injury', 2013, 333, 9);
INSERT INTO visit VALUES (8, 'Injury', 2015, 731, 4);
INSERT INTO visit VALUES (9, 'Surgery', 2018, 491, 2);
INSERT INTO visit VALUES (10, 'Vaccine', 2024, 877, 3);
INSERT INTO visit VALUES (11, 'Allergy', 2018, 791, 10);
INSERT INTO visit VALUES (12, 'Injury', 2014, 371, 12);
INSERT INTO visit VALUES (13, 'Vaccine', 2014, 849, 9);
INSERT INTO visit VALUES (14, 'Injury', 2021, 189, 10);
INSERT INTO visit VALUES (15, 'Vaccine', 2017, 259, 12);
INSERT INTO visit VALUES (16, 'Allergy', 2019, 39, 10);
INSERT INTO visit VALUES (17, 'Injury', 2019, 786, 12);
