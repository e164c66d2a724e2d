CREATE TABLE airline (
    airline_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    fleet INTEGER NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO airline VALUES (1, 'Delta', 'Peru', 75, 19);
INSERT INTO airline VALUES (2, 'Atlantic', 'Peru', 115, 4);
INSERT INTO airline VALUES (3, 'Fusion', 'Norway', 257, 44);
INSERT INTO airline VALUES (4, 'Apex', 'Peru', 43, 7);
INSERT INTO airline VALUES (5, 'Summit', 'Kenya', 82, 27);
INSERT INTO airline VALUES (6, 'Zenith', 'Italy', 241, 35);

CREATE TABLE airport (
    airport_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO airport VALUES (1, 'Garden', 'Bonn', 3548, 2005);
INSERT INTO airport VALUES (2, 'Lake', 'Oslo', 1700, 1941);
INSERT INTO airport VALUES (3, 'Beach', 'Oslo', 6021, 1969);
INSERT INTO airport VALUES (4, 'Mountain', 'Oslo', 2215, 1979);
INSERT INTO airport VALUES (5, 'Ocean', 'Lima', 4698, 1941);
INSERT INTO airport VALUES (6, 'Tower', 'Lima', 6722, 1958);
INSERT INTO airport VALUES (7, 'Harbor', 'Lima', 3050, 1995);
INSERT INTO airport VALUES (8, 'Canyon', 'Oslo', 4238, 1983);
INSERT INTO airport VALUES (9, 'Castle', 'Quito', 3663, 1958);

CREATE TABLE passenger (
    passenger_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO passenger VALUES (1, 'Henry', 'India', 73, 149);
INSERT INTO passenger VALUES (2, 'Uma', 'Italy', 22, 705);
INSERT INTO passenger VALUES (3, 'Jack', 'India', 51, 380);
INSERT INTO passenger VALUES (4, 'Karen', 'Norway', 75, 751);
INSERT INTO passenger VALUES (5, 'Ivan', 'Kenya', 51, 438);
INSERT INTO passenger VALUES (6, 'Frank', 'Egypt', 62, 446);
INSERT INTO passenger VALUES (7, 'Paul', 'India', 44, 529);
INSERT INTO passenger VALUES (8, 'Emma', 'Kenya', 66, 731);
INSERT INTO passenger VALUES (9, 'Bob', 'Egypt', 16, 489);
INSERT INTO passenger VALUES (10, 'Oscar', 'Kenya', 67, 469);
INSERT INTO passenger VALUES (11, 'Zoe', 'India', 70, 657);
INSERT INTO passenger VALUES (12, 'David', 'Egypt', 24, 528);

CREATE TABLE flight (
    flight_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    distance INTEGER NOT NULL,
    airline_id INTEGER NOT NULL,
    airport_id INTEGER NOT NULL,
    FOREIGN KEY (airline_id) REFERENCES airline(airline_id),
    FOREIGN KEY (airport_id) REFERENCES airport(airport_id)
);
INSERT INTO flight VALUES (1, 'Saturday', 4522, 5, 1);
INSERT INTO flight VALUES (2, 'Thursday', 8969, 5, 1);
INSERT INTO flight VALUES (3, 'Monday', 5922, 1, 5);
INSERT INTO flight VALUES (4, 'Monday', 2443, 1, 6);
INSERT INTO flight VALUES (5, 'Thursday', 1858, 1, 4);
INSERT INTO flight VALUES (6, 'Friday', 6329, 3, 5);
INSERT INTO flight VALUES (7, 'Saturday', 2634, 3, 1);
INSERT INTO flight VALUES (8, 'Wednesday', 7977, 1, 4);
INSERT INTO flight VALUES (9, 'Wednesday', 4661, 3, 5);
INSERT INTO flight VALUES (10, 'Saturday', 8044, 6, 4);
INSERT INTO flight VALUES (11, 'Saturday', 2825, 5, 3);
INSERT INTO flight VALUES (12, 'Wednesday', 3146, 3, 5);
INSERT INTO flight VALUES (13, 'Monday', 2822, 1, 1);
INSERT INTO flight VALUES (14, 'Friday', 7077, 6, 3);
INSERT INTO flight VALUES (15, 'Monday', 7116, 1, 3);
INSERT INTO flight VALUES (16, 'Thursday', 8704, 3, 6);
INSERT INTO flight VALUES (17, 'Friday', 531, 3, 5);

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
INSERT INTO ticket VALUES (1, 'Economy', 329, 10, 8, 6);
INSERT INTO ticket VALUES (2, 'Premium', 50, 1, 4, 5);
INSERT INTO ticket VALUES (3, 'Economy', 198, 7, 8, 6);
INSERT INTO ticket VALUES (4, 'Business', 137, 6, 6, 2);
INSERT INTO ticket VALUES (5, 'Economy', 855, 4, 10, 4);
INSERT INTO ticket VALUES (6, 'Premium', 175, 3, 2, 5);
INSERT INTO ticket VALUES (7, 'Business', 859, 10, 4, 5);
INSERT INTO ticket VALUES (8, 'Business', 291, 5, 3, 1);
INSERT INTO ticket VALUES (9, 'Economy', 483, 7, 1, 2);
INSERT INTO ticket VALUES (10, 'Business', 716, 2, 3, 5);
INSERT INTO ticket VALUES (11, 'Economy', 149, 9, 6, 5);
INSERT INTO ticket VALUES (12, 'First', 508, 1, 11, 4);
INSERT INTO ticket VALUES (13, 'Business', 511, 6, 6, 6);
INSERT INTO ticket VALUES (14, 'Premium', 108, 1, 11, 5);
INSERT INTO ticket VALUES (15, 'First', 803, 4, 3, 4);
INSERT INTO ticket VALUES (16, 'Premium', 269, 5, 2, 5);
INSERT INTO ticket VALUES (17, 'Economy', 170, 7, 5, 6);
INSERT INTO ticket VALUES (18, 'Economy', 712, 6, 2, 5);
INSERT INTO ticket VALUES (19, 'Business', 383, 3, 3, 6);
INSERT INTO ticket VALUES (20, 'Premium', 271, 4, 3, 5);
