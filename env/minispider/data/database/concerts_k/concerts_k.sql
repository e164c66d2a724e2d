CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'Beach', 'Quito', 3506, 2005);
INSERT INTO stadium VALUES (2, 'Ocean', 'Quito', 7720, 1976);
INSERT INTO stadium VALUES (3, 'Market', 'Rome', 5331, 1952);
INSERT INTO stadium VALUES (4, 'Harbor', 'Delhi', 4896, 1976);
INSERT INTO stadium VALUES (5, 'Bridge', 'Bonn', 6017, 1959);
INSERT INTO stadium VALUES (6, 'Meadow', 'Tokyo', 8665, 1978);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Leo', 'Norway', 'Soul', 32);
INSERT INTO singer VALUES (2, 'Carol', 'Peru', 'Soul', 26);
INSERT INTO singer VALUES (3, 'Henry', 'Chile', 'Pop', 28);
INSERT INTO singer VALUES (4, 'Adam', 'France', 'Folk', 55);
INSERT INTO singer VALUES (5, 'David', 'Norway', 'Pop', 28);
INSERT INTO singer VALUES (6, 'Sam', 'Norway', 'Soul', 24);
INSERT INTO singer VALUES (7, 'Oscar', 'France', 'Jazz', 39);
INSERT INTO singer VALUES (8, 'Irene', 'Italy', 'Soul', 19);
INSERT INTO singer VALUES (9, 'Bob', 'Norway', 'Blues', 33);
INSERT INTO singer VALUES (10, 'Helen', 'Italy', 'Soul', 60);
INSERT INTO singer VALUES (11, 'Xavier', 'Italy', 'Jazz', 45);
INSERT INTO singer VALUES (12, 'George', 'Peru', 'Soul', 34);
INSERT INTO singer VALUES (13, 'Diana', 'Norway', 'Jazz', 43);
INSERT INTO singer VALUES (14, 'Zoe', 'Italy', 'Pop', 59);

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
INSERT INTO concert VALUES (1, 'Star', 'Winter', 2016, 7991, 5, 2);
INSERT INTO concert VALUES (2, 'Mirror', 'Summer', 2001, 6388, 1, 7);
INSERT INTO concert VALUES (3, 'Echo', 'Award', 2001, 3158, 4, 2);
INSERT INTO concert VALUES (4, 'Sunrise', 'Winter', 2004, 5904, 6, 11);
INSERT INTO concert VALUES (5, 'Aurora', 'Award', 2023, 7246, 5, 4);
INSERT INTO concert VALUES (6, 'Whisper', 'Charity', 2019, 2498, 4, 6);
INSERT INTO concert VALUES (7, 'Horizon', 'Festival', 2010, 4262, 1, 5);
INSERT INTO concert VALUES (8, 'Shadowplay', 'Festival', 2013, 2221, 1, 13);
INSERT INTO concert VALUES (9, 'Light', 'Award', 2022, 2121, 2, 12);
INSERT INTO concert VALUES (10, 'Stone', 'Winter', 2018, 5822, 4, 9);
INSERT INTO concert VALUES (11, 'Velvet', 'Charity', 2006, 1859, 6, 2);
INSERT INTO concert VALUES (12, 'Rainbow', 'Award', 2021, 5708, 5, 9);
INSERT INTO concert VALUES (13, 'Dream', 'Summer', 2000, 1991, 6, 11);
INSERT INTO concert VALUES (14, 'Flame', 'Winter', 2003, 2846, 1, 9);
INSERT INTO concert VALUES (15, 'Voyage', 'Charity', 2008, 1984, 6, 2);
INSERT INTO concert VALUES (16, 'Moon', 'Award', 2000, 8160, 5, 7);
INSERT INTO concert VALUES (17, 'Midnight', 'Summer', 2021, 6031, 1, 2);
