CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Orbit', 'Kenya', 39, 12);
INSERT INTO airline VALUES (2, 'Atlantic', 'Peru', 64, 24);
INSERT INTO airline VALUES (3, 'Titan', 'Kenya', 257, 36);
INSERT INTO airline VALUES (4, 'Delta', 'Chile', 212, 21);
INSERT INTO airline VALUES (5, 'Pioneer', 'Chile', 238, 12);
INSERT INTO airline VALUES (6, 'Nova', 'Peru', 79, 1);
INSERT INTO airline VALUES (7, 'Zenith', 'Chile', 246, 36);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Desert', 'Rome', 7308, 1987);
INSERT INTO airport VALUES (2, 'Temple', 'Cairo', 4036, 1947);
INSERT INTO airport VALUES (3, 'Canyon', 'Tokyo', 3064, 1956);
INSERT INTO airport VALUES (4, 'Ocean', 'Bonn', 1385, 1958);
INSERT INTO airport VALUES (5, 'Mountain', 'Rome', 832, 1966);
INSERT INTO airport VALUES (6, 'Harbor', 'Tokyo', 853, 1999);
INSERT INTO airport VALUES (7, 'Village', 'Rome', 7506, 1961);
INSERT INTO airport VALUES (8, 'Bridge', 'Tokyo', 1278, 2004);
INSERT INTO airport VALUES (9, 'Market', 'Bonn', 3679, 2003);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Grace', 'Egypt', 32, 822);
INSERT INTO passenger VALUES (2, 'Alice', 'Norway', 65, 679);
INSERT INTO passenger VALUES (3, 'Helen', 'Kenya', 21, 624);
INSERT INTO passenger VALUES (4, 'Irene', 'Egypt', 80, 158);
INSERT INTO passenger VALUES (5, 'Julia', 'Italy', 68, 26);
INSERT INTO passenger VALUES (6, 'Tina', 'Norway', 14, 475);
INSERT INTO passenger VALUES (7, 'Nina', 'India', 31, 792);
INSERT INTO passenger VALUES (8, 'Victor', 'Norway', 22, 638);
INSERT INTO passenger VALUES (9, 'Frank', 'Italy', 18, 800);
INSERT INTO passenger VALUES (10, 'Carol', 'Kenya', 68, 166);
INSERT INTO passenger VALUES (11, 'Bob', 'Kenya', 14, 684);
INSERT INTO passenger VALUES (12, 'Ivan', 'Kenya', 33, 524);
INSERT INTO passenger VALUES (13, 'Sam', 'Kenya', 36, 658);
INSERT INTO passenger VALUES (14, 'Henry', 'India', 70, 553);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Wednesday', 4517, 4, 1);
INSERT INTO flight VALUES (2, 'Wednesday', 1940, 2, 1);
INSERT INTO flight VALUES (3, 'Monday', 1417, 5, 4);
INSERT INTO flight VALUES (4, 'Monday', 5478, 4, 3);
INSERT INTO flight VALUES (5, 'Thursday', 5974, 1, 3);
INSERT INTO flight VALUES (6, 'Wednesday', 752, 4, 3);
INSERT INTO flight VALUES (7, 'Monday', 8676, 2, 9);
INSERT INTO flight VALUES (8, 'Friday', 3407, 2, 4);
INSERT INTO flight VALUES (9, 'Friday', 3798, 3, 3);
INSERT INTO flight VALUES (10, 'Thursday', 6778, 5, 8);
INSERT INTO flight VALUES (11, 'Wednesday', 5395, 5, 1);
INSERT INTO flight VALUES (12, 'Tuesday', 5255, 4, 3);
INSERT INTO flight VALUES (13, 'Friday', 8171, 3, 3);
INSERT INTO flight VALUES (14, 'Monday', 7313, 2, 4);
INSERT INTO flight VALUES (15, 'Thursday', 4935, 2, 8);
INSERT INTO flight VALUES (16, 'Thursday', 656, 6, 4);

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
INSERT INTO ticket VALUES (1, 'Economy', 215, 1, 6, 6);
INSERT INTO ticket VALUES (2, 'First', 171, 8, 12, 3);
INSERT INTO ticket VALUES (3, 'Premium', 301, 1, 7, 1);
INSERT INTO ticket VALUES (4, 'Business', 780, 12, 3, 2);
INSERT INTO ticket VALUES (5, 'Business', 88, 4, 1, 4);
INSERT INTO ticket VALUES (6, 'First', 447, 5, 13, 2);
INSERT INTO ticket VALUES (7, 'Premium', 635, 9, 6, 1);
INSERT INTO ticket VALUES (8, 'Economy', 426, 4, 13, 5);
INSERT INTO ticket VALUES (9, 'Economy', 791, 10, 4, 2);
INSERT INTO ticket VALUES (10, 'Business', 442, 3, 1, 1);
INSERT INTO ticket VALUES (11, 'Economy', 773, 1, 9, 3);
INSERT INTO ticket VALUES (12, 'First', 96, 2, 14, 2);
INSERT INTO ticket VALUES (13, 'Economy', 575, 10, 10, 5);
INSERT INTO ticket VALUES (14, 'Business', 747, 4, 3, 2);
INSERT INTO ticket VALUES (15, 'Premium', 159, 4, 13, 4);
