CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Vertex', 'Norway', 80, 36);
INSERT INTO airline VALUES (2, 'Titan', 'Kenya', 91, 24);
INSERT INTO airline VALUES (3, 'Atlantic', 'Kenya', 99, 44);
INSERT INTO airline VALUES (4, 'Orbit', 'Norway', 209, 9);
INSERT INTO airline VALUES (5, 'Zenith', 'Norway', 187, 32);
INSERT INTO airline VALUES (6, 'Nova', 'Kenya', 50, 8);
INSERT INTO airline VALUES (7, 'Acme', 'Egypt', 243, 30);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Garden', 'Bonn', 8666, 1976);
INSERT INTO airport VALUES (2, 'Meadow', 'Paris', 573, 1941);
INSERT INTO airport VALUES (3, 'Lake', 'Paris', 1772, 1967);
INSERT INTO airport VALUES (4, 'Desert', 'Seoul', 3418, 1954);
INSERT INTO airport VALUES (5, 'Ocean', 'Seoul', 8305, 1977);
INSERT INTO airport VALUES (6, 'Tower', 'Bonn', 7887, 2009);
INSERT INTO airport VALUES (7, 'Mountain', 'Oslo', 6832, 1993);
INSERT INTO airport VALUES (8, 'Valley', 'Oslo', 5499, 1963);
INSERT INTO airport VALUES (9, 'Market', 'Oslo', 1850, 1958);
INSERT INTO airport VALUES (10, 'Orchard', 'Oslo', 1373, 2007);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Nina', 'Italy', 70, 200);
INSERT INTO passenger VALUES (2, 'Irene', 'Spain', 29, 132);
INSERT INTO passenger VALUES (3, 'Julia', 'Chile', 14, 714);
INSERT INTO passenger VALUES (4, 'Uma', 'Peru', 67, 831);
INSERT INTO passenger VALUES (5, 'Chris', 'Spain', 79, 586);
INSERT INTO passenger VALUES (6, 'George', 'Chile', 46, 665);
INSERT INTO passenger VALUES (7, 'Karen', 'Spain', 70, 50);
INSERT INTO passenger VALUES (8, 'Zoe', 'Spain', 53, 516);
INSERT INTO passenger VALUES (9, 'Sam', 'Spain', 19, 616);
INSERT INTO passenger VALUES (10, 'Carol', 'Peru', 65, 104);
INSERT INTO passenger VALUES (11, 'Adam', 'India', 56, 469);
INSERT INTO passenger VALUES (12, 'Diana', 'India', 52, 235);
INSERT INTO passenger VALUES (13, 'Quinn', 'Spain', 14, 854);
INSERT INTO passenger VALUES (14, 'Emma', 'Chile', 58, 295);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Monday', 6043, 7, 5);
INSERT INTO flight VALUES (2, 'Wednesday', 6821, 3, 2);
INSERT INTO flight VALUES (3, 'Wednesday', 8934, 7, 5);
INSERT INTO flight VALUES (4, 'Wednesday', 8642, 3, 3);
INSERT INTO flight VALUES (5, 'Tuesday', 2931, 7, 5);
INSERT INTO flight VALUES (6, 'Wednesday', 4987, 1, 3);
INSERT INTO flight VALUES (7, 'Wednesday', 3789, 3, 5);
INSERT INTO flight VALUES (8, 'Wednesday', 3215, 1, 10);
INSERT INTO flight VALUES (9, 'Wednesday', 5848, 3, 2);
INSERT INTO flight VALUES (10, 'Friday', 6590, 1, 5);
INSERT INTO flight VALUES (11, 'Wednesday', 4867, 1, 5);
INSERT INTO flight VALUES (12, 'Monday', 5501, 5, 5);
INSERT INTO flight VALUES (13, 'Tuesday', 8337, 2, 6);
INSERT INTO flight VALUES (14, 'Tuesday', 8134, 3, 5);
INSERT INTO flight VALUES (15, 'Monday', 7822, 2, 10);
INSERT INTO flight VALUES (16, 'Tuesday', 379, 5, 2);
INSERT INTO flight VALUES (17, 'Wednesday', 1620, 5, 9);
INSERT INTO flight VALUES (18, 'Tuesday', 3770, 5, 2);
INSERT INTO flight VALUES (19, 'Wednesday', 6165, 6, 2);
INSERT INTO flight VALUES (20, 'Friday', 7054, 5, 9);
INSERT INTO flight VALUES (21, 'Saturday', 1732, 7, 4);
INSERT INTO flight VALUES (22, 'Monday', 1840, 6, 2);

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
INSERT INTO ticket VALUES (1, 'First', 258, 12, 3, 5);
INSERT INTO ticket VALUES (2, 'Business', 126, 12, 8, 2);
INSERT INTO ticket VALUES (3, 'Economy', 397, 1, 8, 5);
INSERT INTO ticket VALUES (4, 'First', 606, 11, 7, 5);
INSERT INTO ticket VALUES (5, 'First', 716, 11, 9, 7);
INSERT INTO ticket VALUES (6, 'Premium', 699, 7, 3, 6);
INSERT INTO ticket VALUES (7, 'First', 678, 6, 12, 5);
INSERT INTO ticket VALUES (8, 'Business', 180, 8, 2, 6);
INSERT INTO ticket VALUES (9, 'Economy', 189, 8, 6, 6);
INSERT INTO ticket VALUES (10, 'Business', 164, 8, 11, 2);
INSERT INTO ticket VALUES (11, 'First', 415, 9, 3, 6);
INSERT INTO ticket VALUES (12, 'Premium', 307, 6, 10, 2);
INSERT INTO ticket VALUES (13, 'Economy', 177, 2, 1, 3);
INSERT INTO ticket VALUES (14, 'Business', 217, 8, 5, 2);
INSERT INTO ticket VALUES (15, 'Economy', 317, 1, 7, 7);
INSERT INTO ticket VALUES (16, 'Economy', 55, 10, 2, 3);
