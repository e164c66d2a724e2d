CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'River', 'Quito', 3498, 1997);
INSERT INTO stadium VALUES (2, 'Island', 'Tokyo', 8640, 1976);
INSERT INTO stadium VALUES (3, 'Castle', 'Quito', 8653, 1967);
INSERT INTO stadium VALUES (4, 'Orchard', 'Quito', 5659, 2001);
INSERT INTO stadium VALUES (5, 'Village', 'Cairo', 7738, 2000);
INSERT INTO stadium VALUES (6, 'Canyon', 'Tokyo', 3381, 1954);
INSERT INTO stadium VALUES (7, 'Beach', 'Cairo', 6059, 1981);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Diana', 'Kenya', 'Jazz', 37);
INSERT INTO singer VALUES (2, 'Zoe', 'France', 'Jazz', 33);
INSERT INTO singer VALUES (3, 'Frank', 'Japan', 'Jazz', 62);
INSERT INTO singer VALUES (4, 'David', 'Norway', 'Blues', 60);
INSERT INTO singer VALUES (5, 'Henry', 'France', 'Soul', 19);
INSERT INTO singer VALUES (6, 'Adam', 'Norway', 'Folk', 39);
INSERT INTO singer VALUES (7, 'Helen', 'India', 'Folk', 38);
INSERT INTO singer VALUES (8, 'Rosa', 'France', 'Blues', 50);
INSERT INTO singer VALUES (9, 'Bob', 'France', 'Blues', 52);
INSERT INTO singer VALUES (10, 'Tina', 'France', 'Folk', 53);
INSERT INTO singer VALUES (11, 'Fiona', 'India', 'Folk', 35);
INSERT INTO singer VALUES (12, 'Oscar', 'Kenya', 'Jazz', 22);

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
INSERT INTO concert VALUES (1, 'Velvet', 'Award', 2003, 1662, 4, 5);
INSERT INTO concert VALUES (2, 'Flame', 'Summer', 2021, 5640, 4, 9);
INSERT INTO concert VALUES (3, 'Moon', 'Winter', 2012, 6434, 1, 5);
INSERT INTO concert VALUES (4, 'Phoenix', 'Festival', 2024, 6737, 2, 5);
INSERT INTO concert VALUES (5, 'Storm', 'Summer', 2008, 622, 2, 9);
INSERT INTO concert VALUES (6, 'Star', 'Festival', 2005, 2094, 5, 5);
INSERT INTO concert VALUES (7, 'Comet', 'Winter', 2011, 1573, 1, 2);
INSERT INTO concert VALUES (8, 'Midnight', 'Wedding', 2020, 1304, 4, 2);
INSERT INTO concert VALUES (9, 'Whisper', 'Winter', 2019, 1416, 4, 6);
INSERT INTO concert VALUES (10, 'Mystery', 'Festival', 2014, 2109, 5, 8);
INSERT INTO concert VALUES (11, 'Legend', 'Festival', 2008, 4689, 6, 2);
INSERT INTO concert VALUES (12, 'Voyage', 'Festival', 2006, 2778, 4, 7);
INSERT INTO concert VALUES (13, 'Light', 'Summer', 2015, 3347, 6, 7);
INSERT INTO concert VALUES (14, 'Aurora', 'Festival', 2002, 8521, 2, 5);
INSERT INTO concert VALUES (15, 'Mirror', 'Award', 2007, 4874, 4, 2);
INSERT INTO concert VALUES (16, 'Dream', 'Festival', 2012, 1663, 6, 11);
INSERT INTO concert VALUES (17, 'Sunrise', 'Summer', 2007, 6774, 2, 1);
