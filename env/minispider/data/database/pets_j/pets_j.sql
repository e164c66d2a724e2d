CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'George', 'Delhi', 70, 2433);
INSERT INTO owner VALUES (2, 'Carol', 'Rome', 62, 1059);
INSERT INTO owner VALUES (3, 'Paul', 'Rome', 30, 4721);
INSERT INTO owner VALUES (4, 'Jack', 'Rome', 46, 2513);
INSERT INTO owner VALUES (5, 'Diana', 'Tokyo', 43, 8889);
INSERT INTO owner VALUES (6, 'Xavier', 'Lima', 40, 4694);
INSERT INTO owner VALUES (7, 'Bella', 'Rome', 22, 1899);
INSERT INTO owner VALUES (8, 'Zoe', 'Tokyo', 31, 1237);
INSERT INTO owner VALUES (9, 'Tina', 'Lima', 61, 7471);
INSERT INTO owner VALUES (10, 'Karen', 'Rome', 50, 5496);
INSERT INTO owner VALUES (11, 'Eric', 'Delhi', 74, 8779);

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
INSERT INTO pet VALUES (1, 'Willow', 'Hamster', 'White', 65, 11, 11);
INSERT INTO pet VALUES (2, 'Milo', 'Dog', 'Black', 43, 16, 2);
INSERT INTO pet VALUES (3, 'Rocky', 'Bird', 'Brown', 48, 11, 1);
INSERT INTO pet VALUES (4, 'Jasper', 'Bird', 'Black', 82, 11, 5);
INSERT INTO pet VALUES (5, 'Coco', 'Rabbit', 'Cream', 30, 12, 5);
INSERT INTO pet VALUES (6, 'Daisy', 'Dog', 'Black', 15, 12, 4);
INSERT INTO pet VALUES (7, 'Simba', 'Cat', 'Brown', 68, 3, 5);
INSERT INTO pet VALUES (8, 'Ginger', 'Cat', 'Brown', 40, 16, 5);
INSERT INTO pet VALUES (9, 'Sunny', 'Bird', 'Gray', 81, 2, 11);
INSERT INTO pet VALUES (10, 'Lucky', 'Bird', 'Gray', 33, 10, 4);
INSERT INTO pet VALUES (11, 'Shadow', 'Bird', 'Cream', 59, 16, 9);
INSERT INTO pet VALUES (12, 'Hazel', 'Hamster', 'Cream', 67, 10, 2);
INSERT INTO pet VALUES (13, 'Pepper', 'Hamster', 'Cream', 22, 2, 7);
INSERT INTO pet VALUES (14, 'Buddy', 'Rabbit', 'White', 72, 3, 2);
INSERT INTO pet VALUES (15, 'Toby', 'Cat', 'Gray', 64, 18, 1);
INSERT INTO pet VALUES (16, 'Olive', 'Dog', 'Brown', 42, 16, 2);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Surgery', 2019, 474, 10);
INSERT INTO visit VALUES (2, 'Allergy', 2021, 765, 2);
INSERT INTO visit VALUES (3, 'Surgery', 2023, 862, 10);
INSERT INTO visit VALUES (4, 'Injury', 2011, 183, 12);
INSERT INTO visit VALUES (5, 'Allergy', 2011, 399, 16);
INSERT INTO visit VALUES (6, 'Vaccine', 2010, 233, 8);
INSERT INTO visit VALUES (7, 'Vaccine', 2015, 138, 1);
INSERT INTO visit VALUES (8, 'Checkup', 2016, 84, 12);
INSERT INTO visit VALUES (9, 'Injury', 2010, 546, 3);
INSERT INTO visit VALUES (10, 'Surgery', 2012, 366, 9);
INSERT INTO visit VALUES (11, 'Vaccine', 2021, 522, 4);
INSERT INTO visit VALUES (12, 'Injury', 2010, 154, 9);
INSERT INTO visit VALUES (13, 'Injury', 2024, 794, 4);
INSERT INTO visit VALUES (14, 'Allergy', 2020, 275, 11);
INSERT INTO visit VALUES (15, 'Vaccine', 2013, 352, 9);
