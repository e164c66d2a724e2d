CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'Harbor', 'Paris', 1209, 1981);
INSERT INTO stadium VALUES (2, 'Forest', 'Bonn', 4311, 2013);
INSERT INTO stadium VALUES (3, 'Island', 'Delhi', 1779, 1979);
INSERT INTO stadium VALUES (4, 'Bridge', 'Lima', 3557, 1963);
INSERT INTO stadium VALUES (5, 'Canyon', 'Delhi', 3588, 1967);
INSERT INTO stadium VALUES (6, 'Temple', 'Lima', 6807, 1973);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Xavier', 'Kenya', 'Rock', 46);
INSERT INTO singer VALUES (2, 'George', 'Kenya', 'Rock', 55);
INSERT INTO singer VALUES (3, 'Adam', 'Kenya', 'Blues', 32);
INSERT INTO singer VALUES (4, 'Uma', 'Peru', 'Blues', 55);
INSERT INTO singer VALUES (5, 'Emma', 'Kenya', 'Folk', 52);
INSERT INTO singer VALUES (6, 'Julia', 'Kenya', 'Jazz', 57);
INSERT INTO singer VALUES (7, 'Wendy', 'Peru', 'Folk', 41);
INSERT INTO singer VALUES (8, 'Quinn', 'Kenya', 'Blues', 18);
INSERT INTO singer VALUES (9, 'Frank', 'Peru', 'Jazz', 52);
INSERT INTO singer VALUES (10, 'Chris', 'Spain', 'Soul', 50);
INSERT INTO singer VALUES (11, 'Nina', 'Kenya', 'Blues', 58);
INSERT INTO singer VALUES (12, 'Helen', 'Norway', 'Jazz', 69);
INSERT INTO singer VALUES (13, 'Bob', 'Japan', 'Blues', 22);

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
INSERT INTO concert VALUES (1, 'Aurora', 'Winter', 2015, 1473, 2, 6);
INSERT INTO concert VALUES (2, 'Storm', 'Winter', 2005, 2655, 3, 9);
INSERT INTO concert VALUES (3, 'Midnight', 'Charity', 2005, 824, 1, 9);
INSERT INTO concert VALUES (4, 'Moon', 'Winter', 2000, 1418, 3, 13);
INSERT INTO concert VALUES (5, 'Velvet', 'Award', 2014, 1959, 3, 10);
INSERT INTO concert VALUES (6, 'Horizon', 'Winter', 2017, 6193, 1, 1);
INSERT INTO concert VALUES (7, 'Light', 'Winter', 2002, 881, 3, 8);
INSERT INTO concert VALUES (8, 'Sunrise', 'Summer', 2004, 8343, 6, 6);
INSERT INTO concert VALUES (9, 'Shadowplay', 'Winter', 2008, 3746, 3, 8);
INSERT INTO concert VALUES (10, 'Legend', 'Winter', 2006, 522, 1, 2);
INSERT INTO concert VALUES (11, 'Comet', 'Charity', 2000, 6888, 2, 8);
INSERT INTO concert VALUES (12, 'Star', 'Winter', 2011, 412, 3, 7);
