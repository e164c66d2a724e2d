CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'Forest', 'Cairo', 2610, 1982);
INSERT INTO stadium VALUES (2, 'Village', 'Oslo', 8784, 1952);
INSERT INTO stadium VALUES (3, 'Bridge', 'Cairo', 2432, 2009);
INSERT INTO stadium VALUES (4, 'Garden', 'Paris', 6409, 2006);
INSERT INTO stadium VALUES (5, 'Desert', 'Oslo', 690, 1951);
INSERT INTO stadium VALUES (6, 'Temple', 'Seoul', 805, 2013);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Karen', 'Egypt', 'Soul', 64);
INSERT INTO singer VALUES (2, 'Zoe', 'Egypt', 'Folk', 30);
INSERT INTO singer VALUES (3, 'Eric', 'Egypt', 'Jazz', 41);
INSERT INTO singer VALUES (4, 'Chris', 'Egypt', 'Jazz', 38);
INSERT INTO singer VALUES (5, 'Yara', 'France', 'Folk', 26);
INSERT INTO singer VALUES (6, 'Fiona', 'Chile', 'Blues', 53);
INSERT INTO singer VALUES (7, 'Sam', 'Peru', 'Jazz', 64);
INSERT INTO singer VALUES (8, 'Bob', 'India', 'Jazz', 25);
INSERT INTO singer VALUES (9, 'Wendy', 'Egypt', 'Blues', 42);
INSERT INTO singer VALUES (10, 'Henry', 'Peru', 'Blues', 52);
INSERT INTO singer VALUES (11, 'Maria', 'Egypt', 'Blues', 35);
INSERT INTO singer VALUES (12, 'George', 'France', 'Jazz', 70);
INSERT INTO singer VALUES (13, 'Frank', 'Egypt', 'Soul', 68);
INSERT INTO singer VALUES (14, 'Oscar', 'Chile', 'Jazz', 38);

CREATE TABLE concert (
    concert_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    occasion TEXT NOT NULL,
    year INTEGER NOT NULL,
    attendance INTEGER NOT NULL,
    stadium_id INTEGER NOT NULL,
    singer_id INTEGER NOT NULL,
    FOREIGN KEY (stadium_id) REFERENCES stadium(stadium_id),
    FOREIGN KEY (singer_id) REFERENCES singer(singer_id)
);
INSERT INTO concert VALUES (1, 'Thunder', 'Festival', 2024, 5348, 3, 10);
INSERT INTO concert VALUES (2, 'Phoenix', 'Festival', 2024, 1999, 1, 8);
INSERT INTO concert VALUES (3, 'Whisper', 'Summer', 2000, 4087, 5, 5);
INSERT INTO concert VALUES (4, 'Rainbow', 'Summer', 2017, 3267, 1, 1);
INSERT INTO concert VALUES (5, 'Mystery', 'Summer', 2014, 5608, 6, 12);
INSERT INTO concert VALUES (6, 'Midnight', 'Festival', 2008, 2008, 3, 12);
INSERT INTO concert VALUES (7, 'Light', 'Wedding', 2016, 5813, 3, 9);
INSERT INTO concert VALUES (8, 'Aurora', 'Festival', 2023, 7536, 6, 10);
INSERT INTO concert VALUES (9, 'Sunrise', 'Festival', 2006, 6751, 3, 9);
INSERT INTO concert VALUES (10, 'Mirror', 'Award', 2017, 8718, 5, 1);
INSERT INTO concert VALUES (11, 'Shadowplay', 'Wedding', 2015, 1908, 3, 10);
INSERT INTO concert VALUES (12, 'Voyage', 'Award', 2009, 4776, 5, 1);
