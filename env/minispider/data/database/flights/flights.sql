CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Zenith', 'Italy', 252, 14);
INSERT INTO airline VALUES (2, 'Orbit', 'India', 218, 28);
INSERT INTO airline VALUES (3, 'Prime', 'Japan', 103, 50);
INSERT INTO airline VALUES (4, 'Acme', 'India', 98, 7);
INSERT INTO airline VALUES (5, 'Titan', 'Japan', 248, 22);
INSERT INTO airline VALUES (6, 'Nova', 'Italy', 109, 10);
INSERT INTO airline VALUES (7, 'Global', 'Italy', 275, 5);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Beach', 'Lima', 2450, 1999);
INSERT INTO airport VALUES (2, 'Orchard', 'Bonn', 1955, 2011);
INSERT INTO airport VALUES (3, 'River', 'Bonn', 6174, 1991);
INSERT INTO airport VALUES (4, 'Castle', 'Lima', 4916, 1976);
INSERT INTO airport VALUES (5, 'Mountain', 'Paris', 6405, 1961);
INSERT INTO airport VALUES (6, 'Village', 'Lima', 8028, 1942);
INSERT INTO airport VALUES (7, 'Temple', 'Lima', 1332, 1977);
INSERT INTO airport VALUES (8, 'Market', 'Seoul', 1256, 1999);
INSERT INTO airport VALUES (9, 'Meadow', 'Seoul', 586, 1996);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Eric', 'Norway', 11, 628);
INSERT INTO passenger VALUES (2, 'Emma', 'Japan', 48, 802);
INSERT INTO passenger VALUES (3, 'Paul', 'Japan', 80, 644);
INSERT INTO passenger VALUES (4, 'Karen', 'Norway', 65, 516);
INSERT INTO passenger VALUES (5, 'Alice', 'India', 72, 699);
INSERT INTO passenger VALUES (6, 'George', 'Norway', 55, 43);
INSERT INTO passenger VALUES (7, 'Diana', 'Norway', 21, 589);
INSERT INTO passenger VALUES (8, 'Sam', 'Egypt', 60, 458);
INSERT INTO passenger VALUES (9, 'Henry', 'Kenya', 13, 677);
INSERT INTO passenger VALUES (10, 'Ivan', 'Kenya', 24, 489);
INSERT INTO passenger VALUES (11, 'Maria', 'Norway', 69, 607);
INSERT INTO passenger VALUES (12, 'Carol', 'Kenya', 8, 108);
INSERT INTO passenger VALUES (13, 'Rosa', 'India', 7, 350);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Tuesday', 4206, 7, 7);
INSERT INTO flight VALUES (2, 'Monday', 5940, 1, 7);
INSERT INTO flight VALUES (3, 'Wednesday', 2491, 5, 7);
INSERT INTO flight VALUES (4, 'Monday', 8192, 5, 6);
INSERT INTO flight VALUES (5, 'Friday', 6737, 2, 5);
INSERT INTO flight VALUES (6, 'Sunday', 4944, 7, 2);
INSERT INTO flight VALUES (7, 'Tuesday', 5869, 7, 3);
INSERT INTO flight VALUES (8, 'Tuesday', 2213, 2, 4);
INSERT INTO flight VALUES (9, 'Wednesday', 7838, 1, 5);
INSERT INTO flight VALUES (10, 'Tuesday', 3172, 7, 6);
INSERT INTO flight VALUES (11, 'Tuesday', 2947, 4, 8);
INSERT INTO flight VALUES (12, 'Sunday', 6126, 5, 7);
INSERT INTO flight VALUES (13, 'Monday', 3281, 2, 6);
INSERT INTO flight VALUES (14, 'Friday', 7889, 4, 7);
INSERT INTO flight VALUES (15, 'Friday', 8433, 1, 4);
INSERT INTO flight VALUES (16, 'Wednesday', 6076, 2, 5);
INSERT INTO flight VALUES (17, 'Tuesday', 781, 1, 8);
INSERT INTO flight VALUES (18, 'Monday', 5481, 1, 5);
INSERT INTO flight VALUES (19, 'Sunday', 1703, 1, 7);

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
INSERT INTO ticket VALUES (1, 'First', 275, 11, 7, 4);
INSERT INTO ticket VALUES (2, 'Business', 812, 2, 6, 1);
INSERT INTO ticket VALUES (3, 'Premium', 138, 11, 12, 7);
INSERT INTO ticket VALUES (4, 'Economy', 614, 7, 5, 1);
INSERT INTO ticket VALUES (5, 'Premium', 93, 1, 10, 7);
INSERT INTO ticket VALUES (6, 'First', 283, 2, 10, 4);
INSERT INTO ticket VALUES (7, 'First', 367, 12, 3, 6);
INSERT INTO ticket VALUES (8, 'Premium', 609, 12, 13, 7);
INSERT INTO ticket VALUES (9, 'Premium', 246, 12, 6, 7);
INSERT INTO ticket VALUES (10, 'First', 590, 3, 6, 3);
INSERT INTO ticket VALUES (11, 'Premium', 506, 4, 2, 6);
INSERT INTO ticket VALUES (12, 'Economy', 537, 3, 13, 7);
INSERT INTO ticket VALUES (13, 'First', 432, 2, 4, 4);
INSERT INTO ticket VALUES (14, 'Premium', 55, 6, 3, 3);
INSERT INTO ticket VALUES (15, 'First', 861, 11, 2, 3);
INSERT INTO ticket VALUES (16, 'Economy', 623, 2, 10, 7);
INSERT INTO ticket VALUES (17, 'Economy', 698, 2, 12, 1);
INSERT INTO ticket VALUES (18, 'Economy', 401, 12, 6, 4);
