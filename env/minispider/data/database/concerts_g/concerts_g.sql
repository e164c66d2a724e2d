CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'Lake', 'Seoul', 1140, 1993);
INSERT INTO stadium VALUES (2, 'Village', 'Seoul', 8705, 2000);
INSERT INTO stadium VALUES (3, 'Mountain', 'Tokyo', 8053, 1962);
INSERT INTO stadium VALUES (4, 'Market', 'Delhi', 5201, 1966);
INSERT INTO stadium VALUES (5, 'Desert', 'Lima', 3143, 1990);
INSERT INTO stadium VALUES (6, 'Castle', 'Seoul', 5797, 1961);
INSERT INTO stadium VALUES (7, 'Bridge', 'Seoul', 2192, 2010);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'George', 'Peru', 'Pop', 35);
INSERT INTO singer VALUES (2, 'Carol', 'Japan', 'Folk', 29);
INSERT INTO singer VALUES (3, 'Henry', 'Chile', 'Blues', 51);
INSERT INTO singer VALUES (4, 'Helen', 'Chile', 'Jazz', 34);
INSERT INTO singer VALUES (5, 'Wendy', 'India', 'Folk', 41);
INSERT INTO singer VALUES (6, 'Diana', 'Chile', 'Rock', 58);
INSERT INTO singer VALUES (7, 'Karen', 'India', 'Jazz', 61);
INSERT INTO singer VALUES (8, 'Tina', 'Peru', 'Blues', 61);
INSERT INTO singer VALUES (9, 'Ivan', 'India', 'Jazz', 42);
INSERT INTO singer VALUES (10, 'Uma', 'India', 'Pop', 31);
INSERT INTO singer VALUES (11, 'Oscar', 'Kenya', 'Folk', 38);
INSERT INTO singer VALUES (12, 'Leo', 'India', 'Pop', 51);
INSERT INTO singer VALUES (13, 'Julia', 'Kenya', 'Pop', 34);
INSERT INTO singer VALUES (14, 'Yara', 'Chile', 'Folk', 34);
INSERT INTO singer VALUES (15, 'Victor', 'Chile', 'Pop', 60);

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
INSERT INTO concert VALUES (1, 'Mystery', 'Festival', 2018, 305, 6, 1);
INSERT INTO concert VALUES (2, 'Voyage', 'Festival', 2016, 5703, 3, 8);
INSERT INTO concert VALUES (3, 'Horizon', 'Festival', 2001, 700, 6, 1);
INSERT INTO concert VALUES (4, 'Sunrise', 'Charity', 2005, 3154, 1, 14);
INSERT INTO concert VALUES (5, 'Phoenix', 'Festival', 2004, 4807, 6, 3);
INSERT INTO concert VALUES (6, 'Echo', 'Summer', 2021, 3648, 1, 8);
INSERT INTO concert VALUES (7, 'Aurora', 'Award', 2012, 6829, 2, 8);
INSERT INTO concert VALUES (8, 'Shadowplay', 'Festival', 2024, 1598, 6, 8);
INSERT INTO concert VALUES (9, 'Thunder', 'Festival', 2005, 3425, 6, 11);
INSERT INTO concert VALUES (10, 'Velvet', 'Award', 2000, 5673, 1, 5);
INSERT INTO concert VALUES (11, 'Comet', 'Festival', 2016, 1354, 1, 1);
INSERT INTO concert VALUES (12, 'Light', 'Summer', 2018, 5503, 7, 2);
INSERT INTO concert VALUES (13, 'Crystal', 'Summer', 2013, 6596, 6, 12);
