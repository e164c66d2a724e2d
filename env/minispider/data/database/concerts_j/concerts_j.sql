CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'Garden', 'Oslo', 6965, 2004);
INSERT INTO stadium VALUES (2, 'Canyon', 'Oslo', 6578, 1984);
INSERT INTO stadium VALUES (3, 'Island', 'Oslo', 5863, 1979);
INSERT INTO stadium VALUES (4, 'Mountain', 'Bonn', 2291, 1994);
INSERT INTO stadium VALUES (5, 'Lake', 'Rome', 2831, 1977);
INSERT INTO stadium VALUES (6, 'Castle', 'Rome', 8897, 1955);
INSERT INTO stadium VALUES (7, 'Temple', 'Bonn', 4107, 1956);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Tina', 'Japan', 'Jazz', 60);
INSERT INTO singer VALUES (2, 'Rosa', 'Peru', 'Rock', 68);
INSERT INTO singer VALUES (3, 'Fiona', 'Norway', 'Jazz', 25);
INSERT INTO singer VALUES (4, 'Diana', 'Norway', 'Pop', 54);
INSERT INTO singer VALUES (5, 'Alice', 'India', 'Jazz', 45);
INSERT INTO singer VALUES (6, 'Ivan', 'India', 'Soul', 62);
INSERT INTO singer VALUES (7, 'Victor', 'Norway', 'Pop', 67);
INSERT INTO singer VALUES (8, 'Bella', 'Norway', 'Soul', 40);
INSERT INTO singer VALUES (9, 'Grace', 'Egypt', 'Jazz', 54);
INSERT INTO singer VALUES (10, 'Wendy', 'Japan', 'Pop', 40);
INSERT INTO singer VALUES (11, 'Xavier', 'Norway', 'Soul', 58);
INSERT INTO singer VALUES (12, 'Henry', 'Peru', 'Rock', 42);
INSERT INTO singer VALUES (13, 'Maria', 'Egypt', 'Rock', 38);
INSERT INTO singer VALUES (14, 'George', 'Norway', 'Rock', 32);

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
INSERT INTO concert VALUES (1, 'Shadowplay', 'Winter', 2019, 2411, 5, 6);
INSERT INTO concert VALUES (2, 'Crystal', 'Summer', 2015, 2728, 5, 1);
INSERT INTO concert VALUES (3, 'Sunrise', 'Charity', 2009, 1340, 6, 13);
INSERT INTO concert VALUES (4, 'Mystery', 'Summer', 2019, 1698, 3, 13);
INSERT INTO concert VALUES (5, 'Midnight', 'Charity', 2018, 6553, 6, 11);
INSERT INTO concert VALUES (6, 'Aurora', 'Charity', 2023, 2398, 5, 5);
INSERT INTO concert VALUES (7, 'Light', 'Festival', 2017, 3106, 2, 1);
INSERT INTO concert VALUES (8, 'Storm', 'Winter', 2006, 6372, 2, 4);
INSERT INTO concert VALUES (9, 'Stone', 'Charity', 2008, 521, 5, 1);
INSERT INTO concert VALUES (10, 'Echo', 'Summer', 2001, 4143, 5, 13);
INSERT INTO concert VALUES (11, 'Mirror', 'Winter', 2004, 3004, 3, 4);
INSERT INTO concert VALUES (12, 'Horizon', 'Summer', 2022, 3716, 4, 8);
INSERT INTO concert VALUES (13, 'Flame', 'Charity', 2015, 8208, 4, 6);
INSERT INTO concert VALUES (14, 'Moon', 'Wedding', 2008, 2775, 2, 4);
INSERT INTO concert VALUES (15, 'Dream', 'Wedding', 2015, 4889, 2, 3);
