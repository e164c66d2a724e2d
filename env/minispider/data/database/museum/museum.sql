CREATE TABLE museum (
    museum_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    price INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO museum VALUES (1, 'Island', 'Cairo', 46, 1943);
INSERT INTO museum VALUES (2, 'River', 'Cairo', 26, 1858);
INSERT INTO museum VALUES (3, 'Harbor', 'Cairo', 20, 1948);
INSERT INTO museum VALUES (4, 'Canyon', 'Tokyo', 60, 1915);
INSERT INTO museum VALUES (5, 'Bridge', 'Tokyo', 58, 1917);
INSERT INTO museum VALUES (6, 'Desert', 'Cairo', 45, 1944);
INSERT INTO museum VALUES (7, 'Temple', 'Lima', 52, 2008);
INSERT INTO museum VALUES (8, 'Valley', 'Lima', 44, 2011);

CREATE TABLE artist (
    artist_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO artist VALUES (1, 'David', 'Norway', 1972, 4699);
INSERT INTO artist VALUES (2, 'Diana', 'Italy', 1950, 1050);
INSERT INTO artist VALUES (3, 'Bella', 'Italy', 1864, 1735);
INSERT INTO artist VALUES (4, 'Yara', 'Chile', 1865, 3205);
INSERT INTO artist VALUES (5, 'Emma', 'Norway', 1939, 1800);
INSERT INTO artist VALUES (6, 'Ivan', 'Norway', 1924, 3634);
INSERT INTO artist VALUES (7, 'Fiona', 'Chile', 1941, 4590);
INSERT INTO artist VALUES (8, 'Zoe', 'Chile', 1935, 6230);
INSERT INTO artist VALUES (9, 'George', 'Chile', 1870, 6028);
INSERT INTO artist VALUES (10, 'Adam', 'Norway', 1965, 5573);
INSERT INTO artist VALUES (11, 'Jack', 'Norway', 1862, 3755);

CREATE TABLE painting (
    painting_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    color TEXT NOT NULL,
    year INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    museum_id INTEGER NOT NULL,
    artist_id INTEGER NOT NULL,
    FOREIGN KEY (museum_id) REFERENCES museum(museum_id),
    FOREIGN KEY (artist_id) REFERENCES artist(artist_id)
);
INSERT INTO painting VALUES (1, 'Storm', 'Cream', 2003, 492, 4, 2);
INSERT INTO painting VALUES (2, 'Legend', 'White', 1998, 6746, 7, 3);
INSERT INTO painting VALUES (3, 'Comet', 'Gray', 1992, 4895, 2, 1);
INSERT INTO painting VALUES (4, 'Echo', 'Cream', 1935, 3442, 2, 7);
INSERT INTO painting VALUES (5, 'Rainbow', 'White', 1913, 4939, 4, 5);
INSERT INTO painting VALUES (6, 'Shadowplay', 'Cream', 1949, 6294, 4, 9);
INSERT INTO painting VALUES (7, 'Velvet', 'Gray', 1936, 5081, 4, 9);
INSERT INTO painting VALUES (8, 'Thunder', 'White', 1930, 4484, 4, 6);
INSERT INTO painting VALUES (9, 'Whisper', 'White', 2013, 8965, 4, 2);
INSERT INTO painting VALUES (10, 'Midnight', 'White', 2020, 1060, 8, 2);
INSERT INTO painting VALUES (11, 'Moon', 'Black', 1966, 4407, 4, 3);
INSERT INTO painting VALUES (12, 'Horizon', 'White', 1966, 8588, 1, 7);
INSERT INTO painting VALUES (13, 'Voyage', 'Black', 1980, 4326, 8, 1);
INSERT INTO painting VALUES (14, 'Dream', 'Cream', 2010, 8274, 1, 7);
INSERT INTO painting VALUES (15, 'Mystery', 'Gray', 1940, 5256, 8, 7);
INSERT INTO painting VALUES (16, 'Phoenix', 'Cream', 2015, 8909, 8, 7);
INSERT INTO painting VALUES (17, 'Crystal', 'Cream', 1911, 3418, 7, 7);
INSERT INTO painting VALUES (18, 'Aurora', 'Gray', 2016, 4353, 4, 10);
INSERT INTO painting VALUES (19, 'Flame', 'Cream', 1955, 7976, 2, 7);

CREATE TABLE tour (
    tour_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    museum_id INTEGER NOT NULL,
    FOREIGN KEY (museum_id) REFERENCES museum(museum_id)
);
INSERT INTO tour VALUES (1, 'Wednesday', 54, 11, 7);
INSERT INTO tour VALUES (2, 'Thursday', 19, 1, 8);
INSERT INTO tour VALUES (3, 'Friday', 49, 8, 6);
INSERT INTO tour VALUES (4, 'Friday', 50, 8, 4);
INSERT INTO tour VALUES (5, 'Friday', 17, 5, 6);
INSERT INTO tour VALUES (6, 'Saturday', 12, 10, 4);
INSERT INTO tour VALUES (7, 'Thursday', 53, 10, 6);
INSERT INTO tour VALUES (8, 'Wednesday', 15, 10, 6);
INSERT INTO tour VALUES (9, 'Saturday', 60, 5, 7);
INSERT INTO tour VALUES (10, 'Friday', 56, 4, 4);
INSERT INTO tour VALUES (11, 'Saturday', 69, 12, 6);
INSERT INTO tour VALUES (12, 'Saturday', 8, 12, 7);
