CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Acme', 'Egypt', 33, 23);
INSERT INTO airline VALUES (2, 'Prime', 'Kenya', 109, 3);
INSERT INTO airline VALUES (3, 'Vertex', 'Egypt', 27, 8);
INSERT INTO airline VALUES (4, 'Delta', 'Peru', 258, 40);
INSERT INTO airline VALUES (5, 'Fusion', 'Egypt', 271, 45);
INSERT INTO airline VALUES (6, 'Pioneer', 'Kenya', 27, 38);
INSERT INTO airline VALUES (7, 'Orbit', 'Egypt', 266, 13);
INSERT INTO airline VALUES (8, 'Apex', 'Egypt', 120, 35);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Tower', 'Tokyo', 3096, 1960);
INSERT INTO airport VALUES (2, 'Forest', 'Rome', 5444, 1932);
INSERT INTO airport VALUES (3, 'Valley', 'Seoul', 5698, 1930);
INSERT INTO airport VALUES (4, 'Lake', 'Seoul', 3675, 1999);
INSERT INTO airport VALUES (5, 'Island', 'Oslo', 4167, 1961);
INSERT INTO airport VALUES (6, 'Desert', 'Rome', 7907, 1930);
INSERT INTO airport VALUES (7, 'Harbor', 'Cairo', 6607, 1947);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Paul', 'Egypt', 27, 391);
INSERT INTO passenger VALUES (2, 'Xavier', 'Japan', 74, 265);
INSERT INTO passenger VALUES (3, 'Grace', 'India', 63, 646);
INSERT INTO passenger VALUES (4, 'Zoe', 'India', 61, 26);
INSERT INTO passenger VALUES (5, 'Ivan', 'Egypt', 41, 885);
INSERT INTO passenger VALUES (6, 'Diana', 'Norway', 68, 334);
INSERT INTO passenger VALUES (7, 'Eric', 'India', 21, 461);
INSERT INTO passenger VALUES (8, 'Irene', 'Spain', 12, 80);
INSERT INTO passenger VALUES (9, 'Leo', 'Norway', 27, 29);
INSERT INTO passenger VALUES (10, 'Bob', 'Norway', 59, 650);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Tuesday', 1114, 7, 1);
INSERT INTO flight VALUES (2, 'Monday', 3133, 2, 2);
INSERT INTO flight VALUES (3, 'Friday', 8169, 7, 1);
INSERT INTO flight VALUES (4, 'Tuesday', 3699, 8, 4);
INSERT INTO flight VALUES (5, 'Tuesday', 2717, 7, 5);
INSERT INTO flight VALUES (6, 'Friday', 3648, 6, 4);
INSERT INTO flight VALUES (7, 'Wednesday', 4438, 4, 6);
INSERT INTO flight VALUES (8, 'Sunday', 8142, 6, 2);
INSERT INTO flight VALUES (9, 'Wednesday', 6642, 4, 4);
INSERT INTO flight VALUES (10, 'Tuesday', 4985, 5, 1);
INSERT INTO flight VALUES (11, 'Friday', 3863, 7, 6);
INSERT INTO flight VALUES (12, 'Monday', 4616, 8, 7);
INSERT INTO flight VALUES (13, 'Monday', 434, 4, 7);
INSERT INTO flight VALUES (14, 'Tuesday', 3003, 3, 2);
INSERT INTO flight VALUES (15, 'Tuesday', 6455, 4, 5);
INSERT INTO flight VALUES (16, 'Tuesday', 1422, 3, 1);
INSERT INTO flight VALUES (17, 'Sunday', 3378, 6, 7);
INSERT INTO flight VALUES (18, 'Friday', 8838, 5, 6);
INSERT INTO flight VALUES (19, 'Tuesday', 1095, 2, 4);
INSERT INTO flight VALUES (20, 'Wednesday', 5885, 8, 6);

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
INSERT INTO ticket VALUES (1, 'First', 134, 2, 9, 3);
INSERT INTO ticket VALUES (2, 'Business', 373, 3, 6, 7);
INSERT INTO ticket VALUES (3, 'First', 317, 12, 10, 5);
INSERT INTO ticket VALUES (4, 'Business', 279, 6, 10, 1);
INSERT INTO ticket VALUES (5, 'Business', 201, 7, 8, 4);
INSERT INTO ticket VALUES (6, 'Business', 537, 4, 9, 5);
INSERT INTO ticket VALUES (7, 'Business', 339, 12, 10, 4);
INSERT INTO ticket VALUES (8, 'Economy', 340, 3, 5, 1);
INSERT INTO ticket VALUES (9, 'Business', 360, 5, 9, 5);
INSERT INTO ticket VALUES (10, 'Business', 480, 4, 6, 7);
INSERT INTO ticket VALUES (11, 'Economy', 67, 12, 6, 7);
INSERT INTO ticket VALUES (12, 'Premium', 612, 11, 10, 1);
INSERT INTO ticket VALUES (13, 'Business', 143, 6, 9, 3);
INSERT INTO ticket VALUES (14, 'Premium', 157, 1, 1, 7);
INSERT INTO ticket VALUES (15, 'Business', 817, 5, 2, 7);
INSERT INTO ticket VALUES (16, 'Economy', 131, 9, 9, 7);
