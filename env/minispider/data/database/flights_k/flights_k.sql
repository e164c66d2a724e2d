CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Summit', 'France', 243, 14);
INSERT INTO airline VALUES (2, 'Acme', 'Italy', 6, 18);
INSERT INTO airline VALUES (3, 'Vertex', 'Italy', 65, 23);
INSERT INTO airline VALUES (4, 'Global', 'Italy', 18, 26);
INSERT INTO airline VALUES (5, 'Delta', 'France', 200, 40);
INSERT INTO airline VALUES (6, 'Titan', 'Italy', 176, 41);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Beach', 'Paris', 7564, 1981);
INSERT INTO airport VALUES (2, 'Village', 'Oslo', 6987, 1940);
INSERT INTO airport VALUES (3, 'Desert', 'Paris', 4477, 1999);
INSERT INTO airport VALUES (4, 'Canyon', 'Tokyo', 2192, 2004);
INSERT INTO airport VALUES (5, 'Ocean', 'Paris', 7947, 1963);
INSERT INTO airport VALUES (6, 'Mountain', 'Paris', 5041, 1978);
INSERT INTO airport VALUES (7, 'Harbor', 'Tokyo', 5482, 2012);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Jack', 'France', 7, 885);
INSERT INTO passenger VALUES (2, 'Diana', 'France', 15, 368);
INSERT INTO passenger VALUES (3, 'Eric', 'France', 27, 348);
INSERT INTO passenger VALUES (4, 'George', 'Japan', 57, 531);
INSERT INTO passenger VALUES (5, 'Emma', 'France', 9, 96);
INSERT INTO passenger VALUES (6, 'Quinn', 'Peru', 46, 112);
INSERT INTO passenger VALUES (7, 'Irene', 'Norway', 53, 721);
INSERT INTO passenger VALUES (8, 'Rosa', 'Peru', 70, 834);
INSERT INTO passenger VALUES (9, 'Julia', 'India', 46, 266);
INSERT INTO passenger VALUES (10, 'Adam', 'Norway', 48, 518);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Tuesday', 5684, 4, 4);
INSERT INTO flight VALUES (2, 'Tuesday', 8410, 6, 5);
INSERT INTO flight VALUES (3, 'Friday', 8167, 6, 2);
INSERT INTO flight VALUES (4, 'Tuesday', 8252, 5, 4);
INSERT INTO flight VALUES (5, 'Thursday', 4285, 6, 4);
INSERT INTO flight VALUES (6, 'Thursday', 7749, 6, 1);
INSERT INTO flight VALUES (7, 'Friday', 2032, 2, 4);
INSERT INTO flight VALUES (8, 'Sunday', 3218, 4, 6);
INSERT INTO flight VALUES (9, 'Friday', 8363, 6, 4);
INSERT INTO flight VALUES (10, 'Thursday', 1911, 6, 4);
INSERT INTO flight VALUES (11, 'Sunday', 7394, 2, 5);
INSERT INTO flight VALUES (12, 'Friday', 3860, 4, 6);
INSERT INTO flight VALUES (13, 'Friday', 6856, 6, 7);
INSERT INTO flight VALUES (14, 'Thursday', 512, 6, 4);
INSERT INTO flight VALUES (15, 'Thursday', 5091, 1, 4);
INSERT INTO flight VALUES (16, 'Thursday', 8727, 6, 6);
INSERT INTO flight VALUES (17, 'Thursday', 6693, 6, 5);
INSERT INTO flight VALUES (18, 'Sunday', 826, 6, 1);

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
INSERT INTO ticket VALUES (1, 'Economy', 540, 2, 10, 5);
INSERT INTO ticket VALUES (2, 'Premium', 811, 9, 5, 1);
INSERT INTO ticket VALUES (3, 'Economy', 888, 12, 5, 6);
INSERT INTO ticket VALUES (4, 'Premium', 542, 10, 5, 5);
INSERT INTO ticket VALUES (5, 'Business', 897, 4, 4, 4);
INSERT INTO ticket VALUES (6, 'First', 560, 8, 4, 5);
INSERT INTO ticket VALUES (7, 'Business', 231, 12, 10, 5);
INSERT INTO ticket VALUES (8, 'Economy', 467, 1, 7, 4);
INSERT INTO ticket VALUES (9, 'Premium', 459, 2, 10, 5);
INSERT INTO ticket VALUES (10, 'First', 341, 3, 4, 4);
INSERT INTO ticket VALUES (11, 'First', 579, 1, 8, 5);
INSERT INTO ticket VALUES (12, 'Economy', 792, 8, 9, 1);
INSERT INTO ticket VALUES (13, 'First', 226, 7, 3, 3);
INSERT INTO ticket VALUES (14, 'Economy', 513, 10, 10, 6);
INSERT INTO ticket VALUES (15, 'Premium', 458, 4, 5, 6);
INSERT INTO ticket VALUES (16, 'Premium', 485, 9, 10, 1);
INSERT INTO ticket VALUES (17, 'First', 524, 7, 5, 4);
INSERT INTO ticket VALUES (18, 'First', 576, 6, 10, 4);
INSERT INTO ticket VALUES (19, 'Economy', 277, 5, 4, 3);
INSERT INTO ticket VALUES (20, 'Business', 299, 5, 3, 1);
