CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Fusion', 'India', 144, 43);
INSERT INTO airline VALUES (2, 'Global', 'Egypt', 275, 49);
INSERT INTO airline VALUES (3, 'Prime', 'India', 261, 40);
INSERT INTO airline VALUES (4, 'Pioneer', 'India', 249, 10);
INSERT INTO airline VALUES (5, 'Zenith', 'Italy', 273, 7);
INSERT INTO airline VALUES (6, 'Atlantic', 'Italy', 207, 14);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Temple', 'Tokyo', 1348, 1975);
INSERT INTO airport VALUES (2, 'Bridge', 'Tokyo', 4629, 1964);
INSERT INTO airport VALUES (3, 'Valley', 'Quito', 5885, 2000);
INSERT INTO airport VALUES (4, 'Forest', 'Quito', 7424, 1953);
INSERT INTO airport VALUES (5, 'Mountain', 'Tokyo', 5531, 1955);
INSERT INTO airport VALUES (6, 'Island', 'Quito', 7513, 1997);
INSERT INTO airport VALUES (7, 'Market', 'Quito', 2940, 1997);
INSERT INTO airport VALUES (8, 'Beach', 'Bonn', 6835, 1945);
INSERT INTO airport VALUES (9, 'Ocean', 'Paris', 4837, 1946);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Henry', 'Spain', 75, 282);
INSERT INTO passenger VALUES (2, 'Victor', 'Spain', 13, 16);
INSERT INTO passenger VALUES (3, 'Diana', 'Italy', 55, 169);
INSERT INTO passenger VALUES (4, 'Paul', 'Norway', 67, 243);
INSERT INTO passenger VALUES (5, 'Oscar', 'Spain', 42, 452);
INSERT INTO passenger VALUES (6, 'Grace', 'Peru', 8, 501);
INSERT INTO passenger VALUES (7, 'Adam', 'Spain', 72, 272);
INSERT INTO passenger VALUES (8, 'Xavier', 'Italy', 34, 759);
INSERT INTO passenger VALUES (9, 'Helen', 'Spain', 33, 396);
INSERT INTO passenger VALUES (10, 'Carol', 'Spain', 30, 179);
INSERT INTO passenger VALUES (11, 'Uma', 'Kenya', 73, 897);
INSERT INTO passenger VALUES (12, 'Bella', 'Norway', 24, 837);
INSERT INTO passenger VALUES (13, 'Karen', 'Norway', 56, 599);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Wednesday', 8043, 4, 3);
INSERT INTO flight VALUES (2, 'Wednesday', 5594, 1, 3);
INSERT INTO flight VALUES (3, 'Tuesday', 4157, 2, 7);
INSERT INTO flight VALUES (4, 'Saturday', 5586, 3, 3);
INSERT INTO flight VALUES (5, 'Thursday', 3834, 2, 7);
INSERT INTO flight VALUES (6, 'Wednesday', 2646, 1, 8);
INSERT INTO flight VALUES (7, 'Thursday', 6929, 1, 3);
INSERT INTO flight VALUES (8, 'Tuesday', 369, 1, 8);
INSERT INTO flight VALUES (9, 'Wednesday', 7394, 5, 3);
INSERT INTO flight VALUES (10, 'Thursday', 4752, 4, 3);
INSERT INTO flight VALUES (11, 'Thursday', 2072, 4, 8);
INSERT INTO flight VALUES (12, 'Saturday', 3085, 1, 5);
INSERT INTO flight VALUES (13, 'Saturday', 6270, 1, 8);
INSERT INTO flight VALUES (14, 'Sunday', 7027, 2, 6);
INSERT INTO flight VALUES (15, 'Thursday', 8516, 2, 5);
INSERT INTO flight VALUES (16, 'Thursday', 1494, 5, 7);
INSERT INTO flight VALUES (17, 'Thursday', 4042, 1, 7);

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
INSERT INTO ticket VALUES (1, 'Premium', 408, 3, 9, 1);
INSERT INTO ticket VALUES (2, 'Business', 530, 2, 5, 5);
INSERT INTO ticket VALUES (3, 'First', 885, 2, 1, 1);
INSERT INTO ticket VALUES (4, 'Premium', 753, 7, 8, 6);
INSERT INTO ticket VALUES (5, 'Business', 283, 12, 4, 6);
INSERT INTO ticket VALUES (6, 'Premium', 785, 7, 6, 3);
INSERT INTO ticket VALUES (7, 'Premium', 752, 1, 9, 2);
INSERT INTO ticket VALUES (8, 'Premium', 547, 8, 7, 5);
INSERT INTO ticket VALUES (9, 'Business', 302, 3, 4, 1);
INSERT INTO ticket VALUES (10, 'First', 818, 6, 7, 3);
INSERT INTO ticket VALUES (11, 'Premium', 488, 3, 3, 1);
INSERT INTO ticket VALUES (12, 'Premium', 481, 10, 8, 1);
INSERT INTO ticket VALUES (13, 'First', 632, 8, 1, 3);
INSERT INTO ticket VALUES (14, 'Economy', 141, 4, 10, 1);
INSERT INTO ticket VALUES (15, 'Premium', 368, 5, 12, 2);
INSERT INTO ticket VALUES (16, 'Premium', 837, 1, 10, 6);
INSERT INTO ticket VALUES (17, 'First', 318, 7, 5, 6);
INSERT INTO ticket VALUES (18, 'Economy', 781, 7, 9, 2);
