CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Apex', 'Kenya', 102, 42);
INSERT INTO airline VALUES (2, 'Pioneer', 'Kenya', 285, 2);
INSERT INTO airline VALUES (3, 'Prime', 'France', 103, 45);
INSERT INTO airline VALUES (4, 'Orbit', 'Egypt', 222, 1);
INSERT INTO airline VALUES (5, 'Titan', 'Kenya', 247, 39);
INSERT INTO airline VALUES (6, 'Global', 'Kenya', 288, 28);
INSERT INTO airline VALUES (7, 'Fusion', 'France', 68, 2);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Bridge', 'Bonn', 7874, 2001);
INSERT INTO airport VALUES (2, 'Castle', 'Delhi', 1278, 1998);
INSERT INTO airport VALUES (3, 'Village', 'Oslo', 3981, 1962);
INSERT INTO airport VALUES (4, 'Meadow', 'Rome', 2061, 1956);
INSERT INTO airport VALUES (5, 'Canyon', 'Delhi', 6666, 1940);
INSERT INTO airport VALUES (6, 'Beach', 'Tokyo', 7842, 1989);
INSERT INTO airport VALUES (7, 'Harbor', 'Delhi', 3660, 2015);
INSERT INTO airport VALUES (8, 'Orchard', 'Tokyo', 4774, 1947);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Nina', 'Norway', 10, 310);
INSERT INTO passenger VALUES (2, 'Maria', 'Peru', 56, 707);
INSERT INTO passenger VALUES (3, 'Helen', 'India', 80, 30);
INSERT INTO passenger VALUES (4, 'Eric', 'Chile', 66, 325);
INSERT INTO passenger VALUES (5, 'Paul', 'India', 53, 891);
INSERT INTO passenger VALUES (6, 'Diana', 'Spain', 9, 587);
INSERT INTO passenger VALUES (7, 'Frank', 'India', 29, 425);
INSERT INTO passenger VALUES (8, 'Tina', 'Chile', 80, 672);
INSERT INTO passenger VALUES (9, 'Sam', 'Norway', 29, 820);
INSERT INTO passenger VALUES (10, 'Zoe', 'Peru', 36, 257);
INSERT INTO passenger VALUES (11, 'Fiona', 'Peru', 21, 840);
INSERT INTO passenger VALUES (12, 'Yara', 'Peru', 43, 749);
INSERT INTO passenger VALUES (13, 'Irene', 'Peru', 78, 5);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Friday', 7313, 7, 2);
INSERT INTO flight VALUES (2, 'Friday', 8600, 5, 6);
INSERT INTO flight VALUES (3, 'Monday', 277, 6, 5);
INSERT INTO flight VALUES (4, 'Saturday', 6188, 1, 8);
INSERT INTO flight VALUES (5, 'Tuesday', 4127, 3, 7);
INSERT INTO flight VALUES (6, 'Tuesday', 7511, 5, 2);
INSERT INTO flight VALUES (7, 'Thursday', 5097, 6, 7);
INSERT INTO flight VALUES (8, 'Friday', 6077, 1, 6);
INSERT INTO flight VALUES (9, 'Tuesday', 3885, 5, 1);
INSERT INTO flight VALUES (10, 'Friday', 7722, 4, 8);
INSERT INTO flight VALUES (11, 'Friday', 2065, 6, 8);
INSERT INTO flight VALUES (12, 'Monday', 8911, 5, 1);
INSERT INTO flight VALUES (13, 'Monday', 4609, 5, 1);
INSERT INTO flight VALUES (14, 'Tuesday', 4880, 1, 1);
INSERT INTO flight VALUES (15, 'Saturday', 1609, 3, 5);
INSERT INTO flight VALUES (16, 'Saturday', 7040, 6, 6);
INSERT INTO flight VALUES (17, 'Monday', 2525, 7, 8);
INSERT INTO flight VALUES (18, 'Tuesday', 3437, 6, 6);
INSERT INTO flight VALUES (19, 'Tuesday', 6328, 4, 8);

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
INSERT INTO ticket VALUES (1, 'First', 619, 5, 9, 6);
INSERT INTO ticket VALUES (2, 'Economy', 623, 1, 9, 6);
INSERT INTO ticket VALUES (3, 'Premium', 515, 9, 6, 3);
INSERT INTO ticket VALUES (4, 'First', 339, 1, 10, 4);
INSERT INTO ticket VALUES (5, 'Economy', 161, 8, 6, 5);
INSERT INTO ticket VALUES (6, 'First', 721, 3, 6, 1);
INSERT INTO ticket VALUES (7, 'Premium', 156, 1, 2, 1);
INSERT INTO ticket VALUES (8, 'First', 348, 4, 6, 1);
INSERT INTO ticket VALUES (9, 'Premium', 559, 1, 5, 3);
INSERT INTO ticket VALUES (10, 'First', 429, 10, 9, 1);
INSERT INTO ticket VALUES (11, 'Business', 90, 7, 1, 3);
INSERT INTO ticket VALUES (12, 'Business', 589, 9, 4, 5);
INSERT INTO ticket VALUES (13, 'Economy', 190, 3, 9, 4);
INSERT INTO ticket VALUES (14, 'Business', 215, 12, 6, 1);
