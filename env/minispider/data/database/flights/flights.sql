CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Zenith', 'Italy', 123, 34);
INSERT INTO airline VALUES (2, 'Orbit', 'India', 252, 14);
INSERT INTO airline VALUES (3, 'Prime', 'India', 218, 28);
INSERT INTO airline VALUES (4, 'Acme', 'Chile', 103, 50);
INSERT INTO airline VALUES (5, 'Titan', 'Kenya', 98, 7);
INSERT INTO airline VALUES (6, 'Nova', 'Chile', 248, 22);
INSERT INTO airline VALUES (7, 'Global', 'Kenya', 109, 10);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Market', 'Tokyo', 8193, 1930);
INSERT INTO airport VALUES (2, 'Temple', 'Cairo', 2002, 1994);
INSERT INTO airport VALUES (3, 'Meadow', 'Lima', 3707, 1998);
INSERT INTO airport VALUES (4, 'Orchard', 'Seoul', 8951, 2001);
INSERT INTO airport VALUES (5, 'River', 'Cairo', 3774, 1960);
INSERT INTO airport VALUES (6, 'Valley', 'Cairo', 8548, 1931);
INSERT INTO airport VALUES (7, 'Harbor', 'Tokyo', 753, 1945);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Wendy', 'India', 77, 413);
INSERT INTO passenger VALUES (2, 'Ivan', 'India', 68, 525);
INSERT INTO passenger VALUES (3, 'Rosa', 'Kenya', 73, 699);
INSERT INTO passenger VALUES (4, 'Xavier', 'India', 44, 44);
INSERT INTO passenger VALUES (5, 'Diana', 'Kenya', 27, 794);
INSERT INTO passenger VALUES (6, 'Bob', 'India', 23, 264);
INSERT INTO passenger VALUES (7, 'Tina', 'Chile', 43, 802);
INSERT INTO passenger VALUES (8, 'Eric', 'Chile', 69, 359);
INSERT INTO passenger VALUES (9, 'Alice', 'India', 29, 197);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Monday', 896, 2, 7);
INSERT INTO flight VALUES (2, 'Wednesday', 7532, 7, 1);
INSERT INTO flight VALUES (3, 'Tuesday', 8039, 2, 7);
INSERT INTO flight VALUES (4, 'Friday', 1935, 2, 5);
INSERT INTO flight VALUES (5, 'Friday', 5814, 3, 1);
INSERT INTO flight VALUES (6, 'Monday', 3997, 6, 5);
INSERT INTO flight VALUES (7, 'Tuesday', 8694, 7, 1);
INSERT INTO flight VALUES (8, 'Wednesday', 6264, 2, 5);
INSERT INTO flight VALUES (9, 'Friday', 3605, 2, 6);
INSERT INTO flight VALUES (10, 'Tuesday', 274, 7, 2);
INSERT INTO flight VALUES (11, 'Friday', 8180, 6, 4);
INSERT INTO flight VALUES (12, 'Wednesday', 6930, 7, 5);
INSERT INTO flight VALUES (13, 'Wednesday', 2023, 3, 2);
INSERT INTO flight VALUES (14, 'Wednesday', 7484, 3, 7);
INSERT INTO flight VALUES (15, 'Wednesday', 8587, 3, 7);
INSERT INTO flight VALUES (16, 'Friday', 5313, 7, 2);
INSERT INTO flight VALUES (17, 'Tuesday', 1271, 6, 1);

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
INSERT INTO ticket VALUES (1, 'First', 88, 4, 2, 5);
INSERT INTO ticket VALUES (2, 'First', 847, 6, 2, 5);
INSERT INTO ticket VALUES (3, 'First', 175, 12, 2, 5);
INSERT INTO ticket VALUES (4, 'Business', 897, 7, 1, 6);
INSERT INTO ticket VALUES (5, 'Premium', 394, 11, 3, 7);
INSERT INTO ticket VALUES (6, 'Economy', 828, 1, 2, 5);
INSERT INTO ticket VALUES (7, 'First', 884, 11, 4, 6);
INSERT INTO ticket VALUES (8, 'First', 692, 7, 8, 4);
INSERT INTO ticket VALUES (9, 'First', 509, 1, 1, 4);
INSERT INTO ticket VALUES (10, 'First', 390, 4, 8, 6);
INSERT INTO ticket VALUES (11, 'Economy', 703, 10, 5, 2);
INSERT INTO ticket VALUES (12, 'Premium', 632, 6, 5, 1);
INSERT INTO ticket VALUES (13, 'Business', 825, 10, 5, 5);
INSERT INTO ticket VALUES (14, 'Economy', 637, 8, 8, 2);
INSERT INTO ticket VALUES (15, 'Business', 900, 4, 1, 7);
INSERT INTO ticket VALUES (16, 'Premium', 796, 10, 6, 6);
INSERT INTO ticket VALUES (17, 'Business', 590, 5, 7, 1);
INSERT INTO ticket VALUES (18, 'Business', 486, 4, 2, 7);
INSERT INTO ticket VALUES (19, 'Economy', 106, 3, 8, 7);
INSERT INTO ticket VALUES (20, 'Premium', 748, 8, 2, 1);
