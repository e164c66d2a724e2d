CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'Julia', 'Lima', 29, 7795);
INSERT INTO owner VALUES (2, 'Paul', 'Rome', 53, 8607);
INSERT INTO owner VALUES (3, 'Henry', 'Lima', 23, 7682);
INSERT INTO owner VALUES (4, 'Alice', 'Bonn', 48, 2560);
INSERT INTO owner VALUES (5, 'Victor', 'Oslo', 30, 2731);
INSERT INTO owner VALUES (6, 'Karen', 'Rome', 63, 8971);
INSERT INTO owner VALUES (7, 'David', 'Oslo', 69, 4806);
INSERT INTO owner VALUES (8, 'Carol', 'Oslo', 54, 3874);

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
INSERT INTO pet VALUES (1, 'Rocky', 'Turtle', 'Gray', 36, 19, 2);
INSERT INTO pet VALUES (2, 'Hazel', 'Turtle', 'Brown', 56, 18, 3);
INSERT INTO pet VALUES (3, 'Sunny', 'Bird', 'Gray', 2, 18, 8);
INSERT INTO pet VALUES (4, 'Rex', 'Turtle', 'Gray', 84, 4, 5);
INSERT INTO pet VALUES (5, 'Olive', 'Cat', 'Orange', 54, 7, 6);
INSERT INTO pet VALUES (6, 'Misty', 'Turtle', 'White', 20, 12, 8);
INSERT INTO pet VALUES (7, 'Ruby', 'Turtle', 'White', 54, 11, 2);
INSERT INTO pet VALUES (8, 'Bandit', 'Rabbit', 'White', 60, 13, 5);
INSERT INTO pet VALUES (9, 'Willow', 'Bird', 'Orange', 75, 14, 3);
INSERT INTO pet VALUES (10, 'Pepper', 'Turtle', 'White', 8, 20, 8);
INSERT INTO pet VALUES (11, 'Shadow', 'Cat', 'White', 31, 15, 4);
INSERT INTO pet VALUES (12, 'Buddy', 'Turtle', 'White', 9, 17, 1);
INSERT INTO pet VALUES (13, 'Coco', 'Turtle', 'Cream', 32, 18, 3);
INSERT INTO pet VALUES (14, 'Ginger', 'Bird', 'White', 89, 4, 8);
INSERT INTO pet VALUES (15, 'Lucky', 'Hamster', 'Orange', 74, 19, 5);
INSERT INTO pet VALUES (16, 'Milo', 'Turtle', 'Cream', 34, 11, 4);
INSERT INTO pet VALUES (17, 'Nala', 'Turtle', 'Cream', 79, 14, 5);
INSERT INTO pet VALUES (18, 'Jasper', 'Turtle', 'Brown', 34, 16, 5);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Vaccine', 2024, 114, 17);
INSERT INTO visit VALUES (2, 'Checkup', 2014, 179, 8);
INSERT INTO visit VALUES (3, 'Injury', 2018, 758, 17);
INSERT INTO visit VALUES (4, 'Vaccine', 2012, 189, 11);
INSERT INTO visit VALUES (5, 'Surgery', 2012, 704, 11);
INSERT INTO visit VALUES (6, 'Injury', 2015, 664, 16);
INSERT INTO visit VALUES (7, 'Surgery', 2018, 576, 16);
INSERT INTO visit VALUES (8, 'Grooming', 2022, 581, 3);
INSERT INTO visit VALUES (9, 'Vaccine', 2022, 420, 16);
INSERT INTO visit VALUES (10, 'Vaccine', 2010, 51, 9);
INSERT INTO visit VALUES (11, 'Injury', 2018, 644, 9);
INSERT INTO visit VALUES (12, 'Injury', 2012, 403, 17);
INSERT INTO visit VALUES (13, 'Checkup', 2010, 835, 12);
INSERT INTO visit VALUES (14, 'Grooming', 2010, 770, 14);
