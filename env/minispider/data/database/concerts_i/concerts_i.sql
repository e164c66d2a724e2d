CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'River', 'Lima', 8254, 2005);
INSERT INTO stadium VALUES (2, 'Harbor', 'Cairo', 2426, 1961);
INSERT INTO stadium VALUES (3, 'Bridge', 'Lima', 2348, 2013);
INSERT INTO stadium VALUES (4, 'Island', 'Lima', 4029, 2004);
INSERT INTO stadium VALUES (5, 'Castle', 'Lima', 548, 1959);
INSERT INTO stadium VALUES (6, 'Village', 'Tokyo', 8313, 1968);
INSERT INTO stadium VALUES (7, 'Meadow', 'Tokyo', 1183, 2007);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Karen', 'France', 'Jazz', 26);
INSERT INTO singer VALUES (2, 'Julia', 'Chile', 'Jazz', 43);
INSERT INTO singer VALUES (3, 'Yara', 'France', 'Folk', 66);
INSERT INTO singer VALUES (4, 'Alice', 'France', 'Rock', 31);
INSERT INTO singer VALUES (5, 'Oscar', 'Italy', 'Blues', 57);
INSERT INTO singer VALUES (6, 'George', 'Peru', 'Rock', 53);
INSERT INTO singer VALUES (7, 'Nina', 'Chile', 'Jazz', 67);
INSERT INTO singer VALUES (8, 'Xavier', 'Italy', 'Jazz', 20);
INSERT INTO singer VALUES (9, 'Fiona', 'France', 'Jazz', 44);
INSERT INTO singer VALUES (10, 'Jack', 'Italy', 'Rock', 43);
INSERT INTO singer VALUES (11, 'Eric', 'Kenya', 'Blues', 53);
INSERT INTO singer VALUES (12, 'Emma', 'Kenya', 'Rock', 18);
INSERT INTO singer VALUES (13, 'Wendy', 'Kenya', 'Pop', 55);
INSERT INTO singer VALUES (14, 'Grace', 'Chile', 'Jazz', 56);
INSERT INTO singer VALUES (15, 'Adam', 'Italy', 'Folk', 27);

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
INSERT INTO concert VALUES (1, 'Light', 'Summer', 2000, 134, 1, 15);
INSERT INTO concert VALUES (2, 'Echo', 'Wedding', 2008, 7362, 7, 15);
INSERT INTO concert VALUES (3, 'Moon', 'Wedding', 2001, 1405, 3, 13);
INSERT INTO concert VALUES (4, 'Phoenix', 'Festival', 2001, 4706, 4, 12);
INSERT INTO concert VALUES (5, 'Whisper', 'Wedding', 2016, 3777, 5, 13);
INSERT INTO concert VALUES (6, 'Rainbow', 'Festival', 2022, 4261, 5, 3);
INSERT INTO concert VALUES (7, 'Storm', 'Festival', 2016, 5004, 5, 9);
INSERT INTO concert VALUES (8, 'Aurora', 'Summer', 2005, 1546, 5, 5);
INSERT INTO concert VALUES (9, 'Comet', 'Wedding', 2007, 958, 5, 8);
INSERT INTO concert VALUES (10, 'Thunder', 'Wedding', 2009, 5005, 3, 6);
INSERT INTO concert VALUES (11, 'Dream', 'Festival', 2002, 7632, 4, 10);
INSERT INTO concert VALUES (12, 'Mystery', 'Summer', 2014, 5229, 7, 8);
INSERT INTO concert VALUES (13, 'Star', 'Charity', 2003, 7115, 4, 12);
INSERT INTO concert VALUES (14, 'Sunrise', 'Summer', 2015, 3473, 1, 3);
INSERT INTO concert VALUES (15, 'Mirror', 'Charity', 2007, 1848, 2, 2);
