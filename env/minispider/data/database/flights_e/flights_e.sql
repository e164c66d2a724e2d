CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Fusion', 'Spain', 133, 17);
INSERT INTO airline VALUES (2, 'Pioneer', 'Japan', 212, 32);
INSERT INTO airline VALUES (3, 'Titan', 'Japan', 136, 22);
INSERT INTO airline VALUES (4, 'Nova', 'Kenya', 147, 2);
INSERT INTO airline VALUES (5, 'Summit', 'Spain', 99, 45);
INSERT INTO airline VALUES (6, 'Orbit', 'Japan', 279, 20);
INSERT INTO airline VALUES (7, 'Delta', 'Italy', 165, 5);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Desert', 'Quito', 8881, 1998);
INSERT INTO airport VALUES (2, 'Bridge', 'Cairo', 963, 1960);
INSERT INTO airport VALUES (3, 'Valley', 'Delhi', 5810, 1990);
INSERT INTO airport VALUES (4, 'Temple', 'Quito', 942, 1930);
INSERT INTO airport VALUES (5, 'Tower', 'Quito', 673, 2005);
INSERT INTO airport VALUES (6, 'Garden', 'Paris', 4457, 2000);
INSERT INTO airport VALUES (7, 'Meadow', 'Quito', 1229, 2009);
INSERT INTO airport VALUES (8, 'Beach', 'Rome', 7816, 1933);
INSERT INTO airport VALUES (9, 'River', 'Delhi', 8110, 1985);
INSERT INTO airport VALUES (10, 'Canyon', 'Cairo', 7335, 2015);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Ivan', 'Egypt', 15, 415);
INSERT INTO passenger VALUES (2, 'George', 'Peru', 30, 876);
INSERT INTO passenger VALUES (3, 'Emma', 'Chile', 40, 256);
INSERT INTO passenger VALUES (4, 'Karen', 'Norway', 40, 339);
INSERT INTO passenger VALUES (5, 'Wendy', 'Egypt', 38, 620);
INSERT INTO passenger VALUES (6, 'Bob', 'Italy', 20, 177);
INSERT INTO passenger VALUES (7, 'Bella', 'Norway', 62, 872);
INSERT INTO passenger VALUES (8, 'Frank', 'Egypt', 63, 532);
INSERT INTO passenger VALUES (9, 'Rosa', 'Egypt', 36, 551);
INSERT INTO passenger VALUES (10, 'Leo', 'Italy', 49, 238);
INSERT INTO passenger VALUES (11, 'Yara', 'Chile', 76, 100);
INSERT INTO passenger VALUES (12, 'Nina', 'Chile', 60, 532);
INSERT INTO passenger VALUES (13, 'Alice', 'Peru', 73, 346);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Wednesday', 7365, 4, 4);
INSERT INTO flight VALUES (2, 'Sunday', 3543, 3, 5);
INSERT INTO flight VALUES (3, 'Thursday', 225, 2, 3);
INSERT INTO flight VALUES (4, 'Friday', 6920, 7, 3);
INSERT INTO flight VALUES (5, 'Wednesday', 8837, 7, 7);
INSERT INTO flight VALUES (6, 'Thursday', 2745, 1, 1);
INSERT INTO flight VALUES (7, 'Tuesday', 3686, 3, 7);
INSERT INTO flight VALUES (8, 'Wednesday', 4168, 2, 4);
INSERT INTO flight VALUES (9, 'Wednesday', 5774, 4, 7);
INSERT INTO flight VALUES (10, 'Tuesday', 8311, 4, 3);
INSERT INTO flight VALUES (11, 'Wednesday', 7804, 3, 1);
INSERT INTO flight VALUES (12, 'Tuesday', 6468, 4, 3);
INSERT INTO flight VALUES (13, 'Wednesday', 1221, 3, 7);
INSERT INTO flight VALUES (14, 'Wednesday', 5371, 3, 7);
INSERT INTO flight VALUES (15, 'Wednesday', 5552, 4, 9);
INSERT INTO flight VALUES (16, 'Tuesday', 3256, 3, 6);
INSERT INTO flight VALUES (17, 'Wednesday', 6544, 1, 2);
INSERT INTO flight VALUES (18, 'Wednesday', 3742, 4, 9);
INSERT INTO flight VALUES (19, 'Wednesday', 465, 2, 4);
INSERT INTO flight VALUES (20, 'Sunday', 6083, 3, 4);
INSERT INTO flight VALUES (21, 'Tuesday', 8511, 7, 4);
INSERT INTO flight VALUES (22, 'Tuesday', 5548, 2, 4);
INSERT INTO flight VALUES (23, 'Wednesday', 1402, 4, 2);

CREATE TABLE ticket (
    ticket_id INTEGER PRIMARY KEY,
    cabin TEXT NOT NULL,
    price INTEGER NOT NULL,
    month INTEGER NOT NULL,
    passenger_id INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    FOREIGN KEY (passenger_id) REFERENCES passenger(passenger_id),
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id)
);
INSERT INTO ticket VALUES (1, 'Economy', 681, 12, 8, 1);
INSERT INTO ticket VALUES (2, 'Economy', 81, 5, 3, 7);
INSERT INTO ticket VALUES (3, 'Economy', 329, 12, 8, 5);
INSERT INTO ticket VALUES (4, 'Economy', 676, 6, 2, 5);
INSERT INTO ticket VALUES (5, 'Premium', 514, 10, 7, 4);
INSERT INTO ticket VALUES (6, 'Premium', 143, 10, 2, 4);
INSERT INTO ticket VALUES (7, 'Premium', 595, 3, 6, 3);
INSERT INTO ticket VALUES (8, 'Business', 357, 5, 4, 7);
INSERT INTO ticket VALUES (9, 'Business', 106, 4, 11, 4);
INSERT INTO ticket VALUES (10, 'Business', 470, 12, 2, 5);
INSERT INTO ticket VALUES (11, 'Economy', 296, 11, 11, 3);
INSERT INTO ticket VALUES (12, 'Economy', 750, 11, 1, 7);
INSERT INTO ticket VALUES (13, 'Business', 238, 12, 11, 5);
INSERT INTO ticket VALUES (14, 'Premium', 324, 8, 10, 1);
INSERT INTO ticket VALUES (15, 'Economy', 198, 2, 7, 5);
INSERT INTO ticket VALUES (16, 'Business', 523, 3, 8, 3);
INSERT INTO ticket VALUES (17, 'Premium', 882, 10, 11, 7);
INSERT INTO ticket VALUES (18, 'Business', 833, 12, 1, 5);
