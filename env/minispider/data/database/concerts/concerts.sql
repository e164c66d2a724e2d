CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'Mountain', 'Seoul', 4564, 1989);
INSERT INTO stadium VALUES (2, 'Market', 'Cairo', 2580, 1954);
INSERT INTO stadium VALUES (3, 'Island', 'Tokyo', 8841, 1997);
INSERT INTO stadium VALUES (4, 'Canyon', 'Cairo', 2734, 1988);
INSERT INTO stadium VALUES (5, 'Bridge', 'Paris', 5039, 1964);
INSERT INTO stadium VALUES (6, 'Tower', 'Cairo', 3429, 1968);
INSERT INTO stadium VALUES (7, 'Valley', 'Seoul', 4606, 1983);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Maria', 'Spain', 'Blues', 30);
INSERT INTO singer VALUES (2, 'Quinn', 'Kenya', 'Blues', 70);
INSERT INTO singer VALUES (3, 'Nina', 'Spain', 'Soul', 31);
INSERT INTO singer VALUES (4, 'Sam', 'Kenya', 'Folk', 33);
INSERT INTO singer VALUES (5, 'Bob', 'Egypt', 'Blues', 57);
INSERT INTO singer VALUES (6, 'Rosa', 'Kenya', 'Folk', 29);
INSERT INTO singer VALUES (7, 'Carol', 'Peru', 'Jazz', 67);
INSERT INTO singer VALUES (8, 'Leo', 'Peru', 'Soul', 61);
INSERT INTO singer VALUES (9, 'Eric', 'Egypt', 'Pop', 46);
INSERT INTO singer VALUES (10, 'Diana', 'Kenya', 'Soul', 26);
INSERT INTO singer VALUES (11, 'Henry', 'Kenya', 'Folk', 65);
INSERT INTO singer VALUES (12, 'Tina', 'Kenya', 'Soul', 28);
INSERT INTO singer VALUES (13, 'Bella', 'Spain', 'Pop', 55);
INSERT INTO singer VALUES (14, 'Karen', 'Egypt', 'Folk', 37);

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
INSERT INTO concert VALUES (1, 'Rainbow', 'Summer', 2023, 8129, 2, 5);
INSERT INTO concert VALUES (2, 'Star', 'Charity', 2012, 8783, 5, 6);
INSERT INTO concert VALUES (3, 'Midnight', 'Winter', 2002, 4351, 5, 11);
INSERT INTO concert VALUES (4, 'Phoenix', 'Charity', 2023, 317, 3, 10);
INSERT INTO concert VALUES (5, 'Light', 'Summer', 2024, 8488, 2, 6);
INSERT INTO concert VALUES (6, 'Whisper', 'Festival', 2000, 2900, 3, 4);
INSERT INTO concert VALUES (7, 'Storm', 'Charity', 2024, 8933, 7, 8);
INSERT INTO concert VALUES (8, 'Stone', 'Winter', 2021, 4610, 5, 10);
INSERT INTO concert VALUES (9, 'Crystal', 'Wedding', 2002, 7697, 4, 8);
INSERT INTO concert VALUES (10, 'Comet', 'Charity', 2022, 946, 4, 3);
INSERT INTO concert VALUES (11, 'Echo', 'Summer', 2023, 285, 2, 1);
INSERT INTO concert VALUES (12, 'Flame', 'Winter', 2000, 7338, 7, 13);
INSERT INTO concert VALUES (13, 'Thunder', 'Wedding', 2015, 8404, 5, 4);
INSERT INTO concert VALUES (14, 'Velvet', 'Charity', 2001, 4091, 5, 2);
INSERT INTO concert VALUES (15, 'Horizon', 'Charity', 2021, 5752, 6, 5);
