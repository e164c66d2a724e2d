CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'Mountain', 'Seoul', 4564, 1989);
INSERT INTO stadium VALUES (2, 'Market', 'Rome', 2580, 1954);
INSERT INTO stadium VALUES (3, 'Island', 'Rome', 8841, 1997);
INSERT INTO stadium VALUES (4, 'Canyon', 'Rome', 2734, 1988);
INSERT INTO stadium VALUES (5, 'Bridge', 'Rome', 5039, 1964);
INSERT INTO stadium VALUES (6, 'Tower', 'Rome', 3429, 1968);
INSERT INTO stadium VALUES (7, 'Valley', 'Rome', 4606, 1983);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Maria', 'Chile', 'Jazz', 67);
INSERT INTO singer VALUES (2, 'Quinn', 'Chile', 'Pop', 29);
INSERT INTO singer VALUES (3, 'Nina', 'Egypt', 'Soul', 59);
INSERT INTO singer VALUES (4, 'Sam', 'Egypt', 'Pop', 22);
INSERT INTO singer VALUES (5, 'Bob', 'Chile', 'Pop', 64);
INSERT INTO singer VALUES (6, 'Rosa', 'Kenya', 'Jazz', 57);
INSERT INTO singer VALUES (7, 'Carol', 'Chile', 'Blues', 30);
INSERT INTO singer VALUES (8, 'Leo', 'Chile', 'Pop', 70);
INSERT INTO singer VALUES (9, 'Eric', 'Kenya', 'Pop', 31);
INSERT INTO singer VALUES (10, 'Diana', 'Chile', 'Jazz', 33);
INSERT INTO singer VALUES (11, 'Henry', 'Egypt', 'Jazz', 57);
INSERT INTO singer VALUES (12, 'Tina', 'Peru', 'Pop', 29);
INSERT INTO singer VALUES (13, 'Bella', 'Egypt', 'Soul', 67);
INSERT INTO singer VALUES (14, 'Karen', 'Egypt', 'Jazz', 61);

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
INSERT INTO concert VALUES (1, 'Stone', 'Wedding', 2018, 1351, 3, 5);
INSERT INTO concert VALUES (2, 'Light', 'Charity', 2019, 452, 6, 9);
INSERT INTO concert VALUES (3, 'Crystal', 'Festival', 2005, 8289, 5, 3);
INSERT INTO concert VALUES (4, 'Shadowplay', 'Festival', 2022, 1048, 1, 2);
INSERT INTO concert VALUES (5, 'Rainbow', 'Festival', 2019, 8129, 1, 13);
INSERT INTO concert VALUES (6, 'Whisper', 'Charity', 2023, 8783, 5, 7);
INSERT INTO concert VALUES (7, 'Star', 'Festival', 2015, 4351, 5, 7);
INSERT INTO concert VALUES (8, 'Midnight', 'Winter', 2023, 317, 2, 7);
INSERT INTO concert VALUES (9, 'Legend', 'Festival', 2012, 8488, 1, 4);
INSERT INTO concert VALUES (10, 'Dream', 'Winter', 2002, 2900, 2, 13);
INSERT INTO concert VALUES (11, 'Mirror', 'Charity', 2023, 8933, 7, 5);
INSERT INTO concert VALUES (12, 'Moon', 'Festival', 2024, 4610, 5, 10);
INSERT INTO concert VALUES (13, 'Aurora', 'Wedding', 2000, 7697, 3, 13);
INSERT INTO concert VALUES (14, 'Voyage', 'Festival', 2024, 946, 3, 11);
INSERT INTO concert VALUES (15, 'Comet', 'Winter', 2021, 285, 1, 13);
