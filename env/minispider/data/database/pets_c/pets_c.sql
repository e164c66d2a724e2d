CREATE TABLE owner (
    owner_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    age INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO owner VALUES (1, 'Adam', 'Paris', 65, 3948);
INSERT INTO owner VALUES (2, 'Fiona', 'Rome', 30, 5320);
INSERT INTO owner VALUES (3, 'Grace', 'Lima', 63, 2827);
INSERT INTO owner VALUES (4, 'Henry', 'Lima', 60, 3147);
INSERT INTO owner VALUES (5, 'Helen', 'Paris', 22, 5752);
INSERT INTO owner VALUES (6, 'Maria', 'Delhi', 79, 2057);
INSERT INTO owner VALUES (7, 'Julia', 'Oslo', 49, 5965);
INSERT INTO owner VALUES (8, 'Tina', 'Paris', 42, 3601);
INSERT INTO owner VALUES (9, 'Victor', 'Rome', 72, 5824);
INSERT INTO owner VALUES (10, 'Bob', 'Paris', 41, 6411);
INSERT INTO owner VALUES (11, 'Wendy', 'Rome', 42, 3478);
INSERT INTO owner VALUES (12, 'Quinn', 'Rome', 39, 2425);

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
INSERT INTO pet VALUES (1, 'Rocky', 'Turtle', 'Cream', 14, 7, 8);
INSERT INTO pet VALUES (2, 'Hazel', 'Dog', 'Cream', 56, 18, 7);
INSERT INTO pet VALUES (3, 'Bandit', 'Rabbit', 'White', 64, 9, 11);
INSERT INTO pet VALUES (4, 'Milo', 'Dog', 'White', 80, 14, 12);
INSERT INTO pet VALUES (5, 'Luna', 'Rabbit', 'Orange', 80, 9, 11);
INSERT INTO pet VALUES (6, 'Pepper', 'Rabbit', 'Brown', 33, 6, 3);
INSERT INTO pet VALUES (7, 'Simba', 'Rabbit', 'Orange', 48, 7, 5);
INSERT INTO pet VALUES (8, 'Coco', 'Bird', 'Orange', 18, 15, 8);
INSERT INTO pet VALUES (9, 'Lucky', 'Rabbit', 'White', 71, 17, 9);
INSERT INTO pet VALUES (10, 'Misty', 'Hamster', 'Orange', 55, 18, 8);
INSERT INTO pet VALUES (11, 'Ruby', 'Dog', 'White', 70, 11, 4);
INSERT INTO pet VALUES (12, 'Nala', 'Turtle', 'Orange', 6, 6, 12);
INSERT INTO pet VALUES (13, 'Toby', 'Dog', 'Black', 43, 10, 8);
INSERT INTO pet VALUES (14, 'Buddy', 'Dog', 'White', 82, 20, 4);
INSERT INTO pet VALUES (15, 'Oreo', 'Bird', 'Black', 9, 12, 1);
INSERT INTO pet VALUES (16, 'Olive', 'Rabbit', 'Cream', 33, 18, 3);

CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY,
    reason TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    pet_id INTEGER NOT NULL,
    FOREIGN KEY (pet_id) REFERENCES pet(pet_id)
);
INSERT INTO visit VALUES (1, 'Grooming', 2012, 333, 6);
INSERT INTO visit VALUES (2, 'Grooming', 2023, 218, 1);
INSERT INTO visit VALUES (3, 'Injury', 2010, 750, 16);
INSERT INTO visit VALUES (4, 'Grooming', 2022, 235, 6);
INSERT INTO visit VALUES (5, 'Vaccine', 2012, 682, 4);
INSERT INTO visit VALUES (6, 'Grooming', 2019, 102, 5);
INSERT INTO visit VALUES (7, 'Grooming', 2014, 132, 11);
INSERT INTO visit VALUES (8, 'Grooming', 2016, 463, 13);
INSERT INTO visit VALUES (9, 'Allergy', 2018, 792, 11);
INSERT INTO visit VALUES (10, 'Allergy', 2015, 811, 2);
INSERT INTO visit VALUES (11, 'Grooming', 2011, 679, 10);
INSERT INTO visit VALUES (12, 'Injury', 2019, 724, 15);
INSERT INTO visit VALUES (13, 'Vaccine', 2024, 344, 8);
INSERT INTO visit VALUES (14, 'Allergy', 2014, 828, 3);
INSERT INTO visit VALUES (15, 'Injury', 2015, 216, 10);
INSERT INTO visit VALUES (16, 'Grooming', 2012, 453, 11);
