CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Pioneer', 'Kenya', 101, 22);
INSERT INTO airline VALUES (2, 'Summit', 'Kenya', 299, 25);
INSERT INTO airline VALUES (3, 'Vertex', 'Italy', 25, 8);
INSERT INTO airline VALUES (4, 'Nova', 'Kenya', 286, 19);
INSERT INTO airline VALUES (5, 'Fusion', 'Norway', 87, 26);
INSERT INTO airline VALUES (6, 'Prime', 'Kenya', 134, 8);
INSERT INTO airline VALUES (7, 'Apex', 'Norway', 155, 28);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Beach', 'Quito', 5890, 1958);
INSERT INTO airport VALUES (2, 'Valley', 'Quito', 6255, 1967);
INSERT INTO airport VALUES (3, 'Canyon', 'Delhi', 2676, 2007);
INSERT INTO airport VALUES (4, 'Village', 'Lima', 659, 1975);
INSERT INTO airport VALUES (5, 'Desert', 'Oslo', 5898, 1976);
INSERT INTO airport VALUES (6, 'Ocean', 'Oslo', 8136, 1997);
INSERT INTO airport VALUES (7, 'Market', 'Delhi', 4923, 1972);
INSERT INTO airport VALUES (8, 'Mountain', 'Quito', 6127, 1990);
INSERT INTO airport VALUES (9, 'Castle', 'Quito', 2425, 1962);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Fiona', 'India', 45, 134);
INSERT INTO passenger VALUES (2, 'Diana', 'India', 31, 304);
INSERT INTO passenger VALUES (3, 'Xavier', 'Italy', 78, 205);
INSERT INTO passenger VALUES (4, 'Rosa', 'Italy', 32, 731);
INSERT INTO passenger VALUES (5, 'Bella', 'Egypt', 77, 275);
INSERT INTO passenger VALUES (6, 'Ivan', 'Italy', 67, 203);
INSERT INTO passenger VALUES (7, 'Emma', 'India', 77, 891);
INSERT INTO passenger VALUES (8, 'Eric', 'Egypt', 33, 515);
INSERT INTO passenger VALUES (9, 'Chris', 'Italy', 20, 110);
INSERT INTO passenger VALUES (10, 'Grace', 'Japan', 80, 483);
INSERT INTO passenger VALUES (11, 'Henry', 'India', 45, 458);
INSERT INTO passenger VALUES (12, 'Julia', 'India', 51, 687);
INSERT INTO passenger VALUES (13, 'Nina', 'Egypt', 76, 823);
INSERT INTO passenger VALUES (14, 'Sam', 'India', 5, 158);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Monday', 1383, 6, 4);
INSERT INTO flight VALUES (2, 'Tuesday', 5363, 2, 6);
INSERT INTO flight VALUES (3, 'Friday', 5124, 4, 3);
INSERT INTO flight VALUES (4, 'Sunday', 8505, 5, 9);
INSERT INTO flight VALUES (5, 'Sunday', 352, 5, 2);
INSERT INTO flight VALUES (6, 'Thursday', 6421, 5, 3);
INSERT INTO flight VALUES (7, 'Sunday', 7327, 2, 6);
INSERT INTO flight VALUES (8, 'Thursday', 4130, 4, 2);
INSERT INTO flight VALUES (9, 'Tuesday', 2164, 7, 9);
INSERT INTO flight VALUES (10, 'Tuesday', 2405, 4, 5);
INSERT INTO flight VALUES (11, 'Sunday', 1158, 4, 5);
INSERT INTO flight VALUES (12, 'Tuesday', 9000, 4, 5);
INSERT INTO flight VALUES (13, 'Friday', 4422, 7, 6);
INSERT INTO flight VALUES (14, 'Tuesday', 1932, 5, 3);
INSERT INTO flight VALUES (15, 'Thursday', 2929, 6, 4);
INSERT INTO flight VALUES (16, 'Sunday', 8826, 4, 3);
INSERT INTO flight VALUES (17, 'Sunday', 3908, 5, 9);
INSERT INTO flight VALUES (18, 'Tuesday', 8426, 2, 3);
INSERT INTO flight VALUES (19, 'Thursday', 3489, 2, 2);
INSERT INTO flight VALUES (20, 'Thursday', 7635, 2, 6);
INSERT INTO flight VALUES (21, 'Friday', 3585, 5, 5);

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
INSERT INTO ticket VALUES (1, 'Economy', 448, 5, 13, 4);
INSERT INTO ticket VALUES (2, 'Premium', 412, 1, 5, 1);
INSERT INTO ticket VALUES (3, 'Economy', 130, 12, 13, 1);
INSERT INTO ticket VALUES (4, 'Premium', 565, 1, 4, 7);
INSERT INTO ticket VALUES (5, 'Business', 740, 2, 5, 2);
INSERT INTO ticket VALUES (6, 'Economy', 280, 5, 13, 5);
INSERT INTO ticket VALUES (7, 'Economy', 66, 2, 4, 1);
INSERT INTO ticket VALUES (8, 'Business', 419, 4, 2, 1);
INSERT INTO ticket VALUES (9, 'Premium', 618, 6, 12, 5);
INSERT INTO ticket VALUES (10, 'Premium', 194, 9, 5, 2);
INSERT INTO ticket VALUES (11, 'Premium', 724, 3, 10, 4);
INSERT INTO ticket VALUES (12, 'Premium', 724, 3, 13, 4);
INSERT INTO ticket VALUES (13, 'Premium', 592, 8, 6, 3);
INSERT INTO ticket VALUES (14, 'Economy', 422, 7, 12, 4);
INSERT INTO ticket VALUES (15, 'Economy', 845, 11, 11, 1);
INSERT INTO ticket VALUES (16, 'Economy', 412, 7, 13, 4);
INSERT INTO ticket VALUES (17, 'Premium', 563, 7, 13, 4);
