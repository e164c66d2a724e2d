CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'Island', 'Oslo', 3919, 1974);
INSERT INTO stadium VALUES (2, 'Forest', 'Delhi', 5135, 1969);
INSERT INTO stadium VALUES (3, 'Beach', 'Tokyo', 503, 2009);
INSERT INTO stadium VALUES (4, 'Meadow', 'Tokyo', 5564, 1958);
INSERT INTO stadium VALUES (5, 'Tower', 'Tokyo', 669, 1959);
INSERT INTO stadium VALUES (6, 'Garden', 'Lima', 1930, 2000);
INSERT INTO stadium VALUES (7, 'Mountain', 'Oslo', 5857, 2000);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Karen', 'France', 'Rock', 24);
INSERT INTO singer VALUES (2, 'Frank', 'Kenya', 'Jazz', 22);
INSERT INTO singer VALUES (3, 'David', 'France', 'Jazz', 24);
INSERT INTO singer VALUES (4, 'Nina', 'Kenya', 'Folk', 66);
INSERT INTO singer VALUES (5, 'Eric', 'Spain', 'Pop', 23);
INSERT INTO singer VALUES (6, 'Helen', 'France', 'Pop', 29);
INSERT INTO singer VALUES (7, 'Diana', 'Egypt', 'Jazz', 48);
INSERT INTO singer VALUES (8, 'Rosa', 'France', 'Jazz', 43);
INSERT INTO singer VALUES (9, 'Xavier', 'Kenya', 'Pop', 58);
INSERT INTO singer VALUES (10, 'Uma', 'Spain', 'Blues', 24);

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
INSERT INTO concert VALUES (1, 'Flame', 'Winter', 2000, 3533, 1, 1);
INSERT INTO concert VALUES (2, 'Mystery', 'Festival', 2017, 6045, 1, 10);
INSERT INTO concert VALUES (3, 'Phoenix', 'Festival', 2023, 2853, 6, 3);
INSERT INTO concert VALUES (4, 'Legend', 'Winter', 2006, 3733, 1, 3);
INSERT INTO concert VALUES (5, 'Shadowplay', 'Festival', 2006, 8114, 1, 2);
INSERT INTO concert VALUES (6, 'Comet', 'Festival', 2008, 7862, 6, 7);
INSERT INTO concert VALUES (7, 'Mirror', 'Winter', 2023, 3501, 3, 1);
INSERT INTO concert VALUES (8, 'Light', 'Wedding', 2000, 7949, 6, 1);
INSERT INTO concert VALUES (9, 'Thunder', 'Award', 2018, 6686, 7, 10);
INSERT INTO concert VALUES (10, 'Whisper', 'Festival', 2023, 6593, 1, 2);
INSERT INTO concert VALUES (11, 'Star', 'Winter', 2002, 4854, 5, 9);
INSERT INTO concert VALUES (12, 'Sunrise', 'Charity', 2006, 7958, 1, 8);
INSERT INTO concert VALUES (13, 'Midnight', 'Charity', 2011, 6401, 7, 8);
INSERT INTO concert VALUES (14, 'Storm', 'Award', 2020, 6895, 5, 1);
INSERT INTO concert VALUES (15, 'Crystal', 'Charity', 2019, 6004, 6, 10);
INSERT INTO concert VALUES (16, 'Aurora', 'Winter', 2013, 6848, 5, 6);
INSERT INTO concert VALUES (17, 'Echo', 'Festival', 2020, 6687, 5, 1);
INSERT INTO concert VALUES (18, 'Velvet', 'Wedding', 2008, 3372, 5, 3);
