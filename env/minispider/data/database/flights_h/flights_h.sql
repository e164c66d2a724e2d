CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Delta', 'Peru', 204, 14);
INSERT INTO airline VALUES (2, 'Summit', 'Egypt', 182, 35);
INSERT INTO airline VALUES (3, 'Pioneer', 'Egypt', 169, 20);
INSERT INTO airline VALUES (4, 'Titan', 'Peru', 147, 7);
INSERT INTO airline VALUES (5, 'Orbit', 'Egypt', 6, 36);
INSERT INTO airline VALUES (6, 'Global', 'Kenya', 244, 13);
INSERT INTO airline VALUES (7, 'Fusion', 'Egypt', 46, 36);
INSERT INTO airline VALUES (8, 'Vertex', 'Peru', 138, 19);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Canyon', 'Oslo', 3762, 1974);
INSERT INTO airport VALUES (2, 'Orchard', 'Rome', 7029, 2003);
INSERT INTO airport VALUES (3, 'Village', 'Oslo', 5360, 1999);
INSERT INTO airport VALUES (4, 'Meadow', 'Rome', 5156, 1956);
INSERT INTO airport VALUES (5, 'Castle', 'Tokyo', 857, 1958);
INSERT INTO airport VALUES (6, 'Mountain', 'Lima', 8026, 1949);
INSERT INTO airport VALUES (7, 'Beach', 'Lima', 8269, 1981);
INSERT INTO airport VALUES (8, 'Bridge', 'Rome', 5197, 1974);
INSERT INTO airport VALUES (9, 'Harbor', 'Oslo', 5660, 1970);
INSERT INTO airport VALUES (10, 'Lake', 'Oslo', 1635, 1964);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Irene', 'Italy', 43, 498);
INSERT INTO passenger VALUES (2, 'Tina', 'India', 55, 622);
INSERT INTO passenger VALUES (3, 'Alice', 'India', 40, 503);
INSERT INTO passenger VALUES (4, 'Adam', 'Japan', 73, 13);
INSERT INTO passenger VALUES (5, 'Nina', 'Italy', 22, 519);
INSERT INTO passenger VALUES (6, 'Quinn', 'India', 75, 101);
INSERT INTO passenger VALUES (7, 'Victor', 'Italy', 48, 745);
INSERT INTO passenger VALUES (8, 'Emma', 'India', 13, 460);
INSERT INTO passenger VALUES (9, 'Karen', 'India', 67, 475);
INSERT INTO passenger VALUES (10, 'Oscar', 'Japan', 52, 839);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Sunday', 7232, 3, 1);
INSERT INTO flight VALUES (2, 'Monday', 4370, 6, 10);
INSERT INTO flight VALUES (3, 'Saturday', 6738, 2, 9);
INSERT INTO flight VALUES (4, 'Friday', 1467, 7, 1);
INSERT INTO flight VALUES (5, 'Monday', 3381, 7, 6);
INSERT INTO flight VALUES (6, 'Friday', 8699, 8, 6);
INSERT INTO flight VALUES (7, 'Monday', 4093, 5, 3);
INSERT INTO flight VALUES (8, 'Saturday', 8603, 4, 1);
INSERT INTO flight VALUES (9, 'Sunday', 7110, 3, 9);
INSERT INTO flight VALUES (10, 'Friday', 8810, 8, 3);
INSERT INTO flight VALUES (11, 'Saturday', 2588, 4, 9);
INSERT INTO flight VALUES (12, 'Saturday', 1112, 3, 3);
INSERT INTO flight VALUES (13, 'Friday', 1686, 3, 2);
INSERT INTO flight VALUES (14, 'Friday', 1602, 6, 8);
INSERT INTO flight VALUES (15, 'Sunday', 7288, 4, 7);
INSERT INTO flight VALUES (16, 'Thursday', 3049, 3, 5);
INSERT INTO flight VALUES (17, 'Saturday', 206, 7, 6);
INSERT INTO flight VALUES (18, 'Monday', 6307, 7, 3);
INSERT INTO flight VALUES (19, 'Sunday', 4442, 5, 9);
INSERT INTO flight VALUES (20, 'Friday', 2854, 3, 10);
INSERT INTO flight VALUES (21, 'Monday', 252, 3, 3);

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
INSERT INTO ticket VALUES (1, 'First', 160, 3, 6, 2);
INSERT INTO ticket VALUES (2, 'Business', 398, 5, 4, 8);
INSERT INTO ticket VALUES (3, 'Economy', 673, 10, 1, 8);
INSERT INTO ticket VALUES (4, 'First', 703, 4, 6, 8);
INSERT INTO ticket VALUES (5, 'Business', 115, 4, 9, 8);
INSERT INTO ticket VALUES (6, 'Business', 333, 9, 10, 5);
INSERT INTO ticket VALUES (7, 'First', 628, 4, 9, 1);
INSERT INTO ticket VALUES (8, 'Business', 328, 10, 8, 2);
INSERT INTO ticket VALUES (9, 'Business', 544, 11, 6, 5);
INSERT INTO ticket VALUES (10, 'First', 525, 4, 5, 3);
INSERT INTO ticket VALUES (11, 'Premium', 618, 7, 8, 5);
INSERT INTO ticket VALUES (12, 'First', 644, 11, 6, 1);
INSERT INTO ticket VALUES (13, 'Business', 851, 12, 10, 8);
INSERT INTO ticket VALUES (14, 'Business', 823, 3, 5, 2);
INSERT INTO ticket VALUES (15, 'Business', 276, 4, 10, 5);
