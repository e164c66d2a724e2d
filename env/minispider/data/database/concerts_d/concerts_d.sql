CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'Orchard', 'Cairo', 8771, 1991);
INSERT INTO stadium VALUES (2, 'Harbor', 'Seoul', 8898, 1984);
INSERT INTO stadium VALUES (3, 'Castle', 'Cairo', 7351, 1971);
INSERT INTO stadium VALUES (4, 'Canyon', 'Seoul', 2542, 1957);
INSERT INTO stadium VALUES (5, 'Village', 'Seoul', 825, 1986);
INSERT INTO stadium VALUES (6, 'Bridge', 'Bonn', 732, 1989);
INSERT INTO stadium VALUES (7, 'Beach', 'Bonn', 3697, 1951);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Rosa', 'Japan', 'Pop', 30);
INSERT INTO singer VALUES (2, 'Maria', 'France', 'Folk', 31);
INSERT INTO singer VALUES (3, 'Bob', 'India', 'Pop', 20);
INSERT INTO singer VALUES (4, 'Xavier', 'Chile', 'Folk', 21);
INSERT INTO singer VALUES (5, 'Ivan', 'Norway', 'Pop', 19);
INSERT INTO singer VALUES (6, 'Sam', 'Norway', 'Rock', 23);
INSERT INTO singer VALUES (7, 'Chris', 'France', 'Pop', 29);
INSERT INTO singer VALUES (8, 'Carol', 'India', 'Blues', 69);
INSERT INTO singer VALUES (9, 'Diana', 'Norway', 'Rock', 36);
INSERT INTO singer VALUES (10, 'David', 'Norway', 'Pop', 31);
INSERT INTO singer VALUES (11, 'Zoe', 'Chile', 'Folk', 31);
INSERT INTO singer VALUES (12, 'Yara', 'India', 'Pop', 51);

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
INSERT INTO concert VALUES (1, 'Whisper', 'Wedding', 2009, 2519, 4, 6);
INSERT INTO concert VALUES (2, 'Crystal', 'Wedding', 2002, 8234, 3, 3);
INSERT INTO concert VALUES (3, 'Legend', 'Award', 2009, 2806, 4, 12);
INSERT INTO concert VALUES (4, 'Phoenix', 'Summer', 2018, 3322, 6, 12);
INSERT INTO concert VALUES (5, 'Mystery', 'Award', 2004, 4137, 4, 5);
INSERT INTO concert VALUES (6, 'Aurora', 'Summer', 2010, 5952, 6, 8);
INSERT INTO concert VALUES (7, 'Dream', 'Award', 2012, 2699, 1, 8);
INSERT INTO concert VALUES (8, 'Rainbow', 'Charity', 2007, 6151, 3, 5);
INSERT INTO concert VALUES (9, 'Midnight', 'Charity', 2015, 5301, 3, 8);
INSERT INTO concert VALUES (10, 'Light', 'Charity', 2004, 3332, 3, 1);
INSERT INTO concert VALUES (11, 'Echo', 'Summer', 2008, 1546, 1, 12);
INSERT INTO concert VALUES (12, 'Velvet', 'Wedding', 2003, 4855, 1, 8);
INSERT INTO concert VALUES (13, 'Stone', 'Charity', 2001, 6917, 1, 9);
INSERT INTO concert VALUES (14, 'Voyage', 'Charity', 2021, 3652, 3, 11);
INSERT INTO concert VALUES (15, 'Sunrise', 'Wedding', 2017, 4202, 1, 2);
INSERT INTO concert VALUES (16, 'Storm', 'Wedding', 2008, 8176, 5, 5);
