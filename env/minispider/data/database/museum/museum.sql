CREATE TABLE museum (
    museum_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    price INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO museum VALUES (1, 'Island', 'Tokyo', 26, 1858);
INSERT INTO museum VALUES (2, 'River', 'Seoul', 20, 1948);
INSERT INTO museum VALUES (3, 'Harbor', 'Quito', 60, 1915);
INSERT INTO museum VALUES (4, 'Canyon', 'Seoul', 58, 1917);
INSERT INTO museum VALUES (5, 'Bridge', 'Lima', 45, 1944);
INSERT INTO museum VALUES (6, 'Desert', 'Quito', 52, 2008);
INSERT INTO museum VALUES (7, 'Temple', 'Cairo', 44, 2011);
INSERT INTO museum VALUES (8, 'Valley', 'Seoul', 28, 2013);

CREATE TABLE artist (
    artist_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    birth_year INTEGER NOT NULL,
    income INTEGER NOT NULL
);
INSERT INTO artist VALUES (1, 'David', 'Norway', 1950, 1050);
INSERT INTO artist VALUES (2, 'Diana', 'Norway', 1864, 1735);
INSERT INTO artist VALUES (3, 'Bella', 'Italy', 1865, 3205);
INSERT INTO artist VALUES (4, 'Yara', 'Norway', 1939, 1800);
INSERT INTO artist VALUES (5, 'Emma', 'Chile', 1924, 3634);
INSERT INTO artist VALUES (6, 'Ivan', 'Japan', 1941, 4590);
INSERT INTO artist VALUES (7, 'Fiona', 'Egypt', 1935, 6230);
INSERT INTO artist VALUES (8, 'Zoe', 'Chile', 1870, 6028);
INSERT INTO artist VALUES (9, 'George', 'Italy', 1965, 5573);
INSERT INTO artist VALUES (10, 'Adam', 'Japan', 1862, 3755);
INSERT INTO artist VALUES (11, 'Jack', 'Chile', 1968, 6692);

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
INSERT INTO painting VALUES (1, 'Storm', 'Gray', 1936, 4939, 7, 10);
INSERT INTO painting VALUES (2, 'Legend', 'Black', 1930, 6294, 8, 5);
INSERT INTO painting VALUES (3, 'Comet', 'Black', 2013, 5081, 8, 7);
INSERT INTO painting VALUES (4, 'Echo', 'Black', 2020, 4484, 8, 1);
INSERT INTO painting VALUES (5, 'Rainbow', 'Gray', 1966, 8965, 5, 5);
INSERT INTO painting VALUES (6, 'Shadowplay', 'Black', 1966, 1060, 1, 5);
INSERT INTO painting VALUES (7, 'Velvet', 'Cream', 1980, 4407, 5, 1);
INSERT INTO painting VALUES (8, 'Thunder', 'Black', 2010, 8588, 1, 8);
INSERT INTO painting VALUES (9, 'Whisper', 'Cream', 1940, 4326, 3, 10);
INSERT INTO painting VALUES (10, 'Midnight', 'Cream', 2015, 8274, 7, 9);
INSERT INTO painting VALUES (11, 'Moon', 'Gray', 1911, 5256, 8, 9);
INSERT INTO painting VALUES (12, 'Horizon', 'Orange', 2016, 8909, 4, 2);
INSERT INTO painting VALUES (13, 'Voyage', 'Gray', 1955, 3418, 1, 2);
INSERT INTO painting VALUES (14, 'Dream', 'Orange', 2008, 4353, 7, 4);
INSERT INTO painting VALUES (15, 'Mystery', 'Black', 1991, 7976, 7, 10);
INSERT INTO painting VALUES (16, 'Phoenix', 'Gray', 1903, 2903, 6, 8);
INSERT INTO painting VALUES (17, 'Crystal', 'Black', 1951, 1668, 7, 4);
INSERT INTO painting VALUES (18, 'Aurora', 'Gray', 1937, 8674, 4, 5);
INSERT INTO painting VALUES (19, 'Flame', 'Brown', 1926, 5445, 5, 6);
INSERT INTO painting VALUES (20, 'Sunrise', 'Orange', 2008, 1563, 3, 5);

CREATE TABLE tour (
    tour_id INTEGER PRIMARY KEY,
    weekday TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    museum_id INTEGER NOT NULL,
    FOREIGN KEY (museum_id) REFERENCES museum(museum_id)
);
INSERT INTO tour VALUES (1, 'Sunday', 65, 8, 3);
INSERT INTO tour VALUES (2, 'Friday', 61, 1, 5);
INSERT INTO tour VALUES (3, 'Sunday', 36, 7, 8);
INSERT INTO tour VALUES (4, 'Monday', 81, 7, 7);
INSERT INTO tour VALUES (5, 'Saturday', 75, 3, 5);
INSERT INTO tour VALUES (6, 'Saturday', 77, 12, 8);
INSERT INTO tour VALUES (7, 'Saturday', 36, 8, 7);
INSERT INTO tour VALUES (8, 'Monday', 33, 12, 4);
INSERT INTO tour VALUES (9, 'Friday', 40, 3, 1);
INSERT INTO tour VALUES (10, 'Saturday', 4, 9, 7);
INSERT INTO tour VALUES (11, 'Saturday', 41, 10, 5);
INSERT INTO tour VALUES (12, 'Saturday', 13, 9, 8);
INSERT INTO tour VALUES (13, 'Monday', 3, 8, 5);
