CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Apex', 'Norway', 82, 20);
INSERT INTO airline VALUES (2, 'Fusion', 'Chile', 95, 29);
INSERT INTO airline VALUES (3, 'Orbit', 'Norway', 186, 31);
INSERT INTO airline VALUES (4, 'Global', 'Peru', 119, 47);
INSERT INTO airline VALUES (5, 'Zenith', 'India', 110, 14);
INSERT INTO airline VALUES (6, 'Acme', 'Norway', 278, 14);
INSERT INTO airline VALUES (7, 'Summit', 'Peru', 114, 8);
INSERT INTO airline VALUES (8, 'Nova', 'Peru', 106, 45);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Beach', 'Tokyo', 5623, 1958);
INSERT INTO airport VALUES (2, 'Island', 'Cairo', 1438, 1989);
INSERT INTO airport VALUES (3, 'Castle', 'Cairo', 6098, 1992);
INSERT INTO airport VALUES (4, 'River', 'Lima', 1008, 1991);
INSERT INTO airport VALUES (5, 'Ocean', 'Lima', 6040, 2004);
INSERT INTO airport VALUES (6, 'Mountain', 'Tokyo', 5267, 1981);
INSERT INTO airport VALUES (7, 'Bridge', 'Bonn', 3105, 1992);
INSERT INTO airport VALUES (8, 'Valley', 'Lima', 8230, 1984);
INSERT INTO airport VALUES (9, 'Temple', 'Tokyo', 4288, 1972);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Bella', 'France', 78, 498);
INSERT INTO passenger VALUES (2, 'Frank', 'Spain', 35, 172);
INSERT INTO passenger VALUES (3, 'Irene', 'Peru', 78, 802);
INSERT INTO passenger VALUES (4, 'Xavier', 'India', 26, 836);
INSERT INTO passenger VALUES (5, 'Helen', 'Spain', 74, 826);
INSERT INTO passenger VALUES (6, 'Paul', 'France', 29, 625);
INSERT INTO passenger VALUES (7, 'Bob', 'France', 12, 487);
INSERT INTO passenger VALUES (8, 'Nina', 'India', 52, 271);
INSERT INTO passenger VALUES (9, 'David', 'France', 24, 455);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Saturday', 5268, 4, 8);
INSERT INTO flight VALUES (2, 'Wednesday', 4675, 5, 4);
INSERT INTO flight VALUES (3, 'Tuesday', 2939, 1, 4);
INSERT INTO flight VALUES (4, 'Saturday', 8329, 8, 1);
INSERT INTO flight VALUES (5, 'Tuesday', 2415, 1, 3);
INSERT INTO flight VALUES (6, 'Sunday', 5590, 5, 9);
INSERT INTO flight VALUES (7, 'Tuesday', 2058, 8, 6);
INSERT INTO flight VALUES (8, 'Tuesday', 2277, 8, 9);
INSERT INTO flight VALUES (9, 'Wednesday', 5786, 5, 1);
INSERT INTO flight VALUES (10, 'Tuesday', 2171, 4, 3);
INSERT INTO flight VALUES (11, 'Sunday', 4826, 5, 8);
INSERT INTO flight VALUES (12, 'Tuesday', 3163, 7, 9);
INSERT INTO flight VALUES (13, 'Saturday', 6409, 2, 6);
INSERT INTO flight VALUES (14, 'Saturday', 5079, 6, 4);
INSERT INTO flight VALUES (15, 'Tuesday', 8531, 6, 9);
INSERT INTO flight VALUES (16, 'Tuesday', 4427, 1, 5);
INSERT INTO flight VALUES (17, 'Wednesday', 4157, 7, 8);
INSERT INTO flight VALUES (18, 'Wednesday', 872, 2, 5);
INSERT INTO flight VALUES (19, 'Wednesday', 3886, 1, 2);
INSERT INTO flight VALUES (20, 'Friday', 4999, 2, 2);
INSERT INTO flight VALUES (21, 'Saturday', 5422, 8, 4);
INSERT INTO flight VALUES (22, 'Saturday', 3315, 7, 2);

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
INSERT INTO ticket VALUES (1, 'First', 123, 11, 6, 5);
INSERT INTO ticket VALUES (2, 'Economy', 157, 2, 6, 5);
INSERT INTO ticket VALUES (3, 'Premium', 130, 3, 6, 8);
INSERT INTO ticket VALUES (4, 'Premium', 101, 2, 6, 1);
INSERT INTO ticket VALUES (5, 'Premium', 823, 7, 5, 6);
INSERT INTO ticket VALUES (6, 'Economy', 868, 12, 5, 8);
INSERT INTO ticket VALUES (7, 'Premium', 479, 9, 1, 1);
INSERT INTO ticket VALUES (8, 'First', 606, 12, 2, 5);
INSERT INTO ticket VALUES (9, 'Business', 321, 4, 1, 7);
INSERT INTO ticket VALUES (10, 'Premium', 764, 3, 3, 8);
INSERT INTO ticket VALUES (11, 'First', 647, 1, 8, 6);
INSERT INTO ticket VALUES (12, 'First', 701, 9, 5, 7);
INSERT INTO ticket VALUES (13, 'Business', 643, 8, 6, 5);
INSERT INTO ticket VALUES (14, 'First', 753, 1, 8, 6);
INSERT INTO ticket VALUES (15, 'First', 374, 1, 4, 3);
INSERT INTO ticket VALUES (16, 'Business', 807, 4, 6, 8);
INSERT INTO ticket VALUES (17, 'First', 377, 12, 4, 2);
