CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'Lake', 'Lima', 2980, 1989);
INSERT INTO stadium VALUES (2, 'Tower', 'Paris', 629, 1979);
INSERT INTO stadium VALUES (3, 'Desert', 'Lima', 5797, 1959);
INSERT INTO stadium VALUES (4, 'Castle', 'Rome', 1420, 1965);
INSERT INTO stadium VALUES (5, 'Ocean', 'Paris', 6175, 1963);
INSERT INTO stadium VALUES (6, 'Forest', 'Oslo', 1754, 1966);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Grace', 'Peru', 'Rock', 48);
INSERT INTO singer VALUES (2, 'Carol', 'Peru', 'Pop', 46);
INSERT INTO singer VALUES (3, 'Sam', 'Italy', 'Rock', 49);
INSERT INTO singer VALUES (4, 'Alice', 'France', 'Pop', 44);
INSERT INTO singer VALUES (5, 'Zoe', 'Italy', 'Pop', 45);
INSERT INTO singer VALUES (6, 'Quinn', 'Egypt', 'Pop', 59);
INSERT INTO singer VALUES (7, 'Julia', 'Egypt', 'Pop', 32);
INSERT INTO singer VALUES (8, 'Leo', 'Egypt', 'Jazz', 24);
INSERT INTO singer VALUES (9, 'David', 'France', 'Soul', 45);
INSERT INTO singer VALUES (10, 'Paul', 'Egypt', 'Folk', 22);
INSERT INTO singer VALUES (11, 'Irene', 'Japan', 'Pop', 69);

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
INSERT INTO concert VALUES (1, 'Shadowplay', 'Charity', 2009, 5606, 2, 5);
INSERT INTO concert VALUES (2, 'Crystal', 'Wedding', 2023, 7526, 4, 5);
INSERT INTO concert VALUES (3, 'Storm', 'Award', 2012, 7190, 5, 11);
INSERT INTO concert VALUES (4, 'Voyage', 'Charity', 2017, 8502, 1, 3);
INSERT INTO concert VALUES (5, 'Midnight', 'Award', 2015, 7569, 2, 5);
INSERT INTO concert VALUES (6, 'Light', 'Wedding', 2014, 6290, 4, 11);
INSERT INTO concert VALUES (7, 'Aurora', 'Winter', 2022, 8914, 1, 10);
INSERT INTO concert VALUES (8, 'Rainbow', 'Award', 2008, 1104, 2, 4);
INSERT INTO concert VALUES (9, 'Mirror', 'Charity', 2003, 6880, 2, 2);
INSERT INTO concert VALUES (10, 'Velvet', 'Wedding', 2014, 8130, 5, 11);
INSERT INTO concert VALUES (11, 'Sunrise', 'Wedding', 2024, 1172, 4, 8);
INSERT INTO concert VALUES (12, 'Thunder', 'Wedding', 2015, 6363, 5, 3);
INSERT INTO concert VALUES (13, 'Whisper', 'Wedding', 2015, 4794, 2, 2);
INSERT INTO concert VALUES (14, 'Mystery', 'Summer', 2005, 4532, 5, 1);
