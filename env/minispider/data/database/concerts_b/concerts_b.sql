CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    opening_year INTEGER NOT NULL
);
INSERT INTO stadium VALUES (1, 'Forest', 'Oslo', 3226, 1956);
INSERT INTO stadium VALUES (2, 'Castle', 'Tokyo', 2620, 1989);
INSERT INTO stadium VALUES (3, 'Bridge', 'Bonn', 3119, 1967);
INSERT INTO stadium VALUES (4, 'River', 'Oslo', 4739, 1967);
INSERT INTO stadium VALUES (5, 'Temple', 'Oslo', 7275, 2002);
INSERT INTO stadium VALUES (6, 'Orchard', 'Bonn', 4291, 1967);
INSERT INTO stadium VALUES (7, 'Canyon', 'Quito', 5759, 1979);

CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    genre TEXT NOT NULL,
    age INTEGER NOT NULL
);
INSERT INTO singer VALUES (1, 'Adam', 'Egypt', 'Folk', 43);
INSERT INTO singer VALUES (2, 'Frank', 'India', 'Pop', 22);
INSERT INTO singer VALUES (3, 'Wendy', 'Egypt', 'Folk', 38);
INSERT INTO singer VALUES (4, 'Victor', 'Egypt', 'Folk', 47);
INSERT INTO singer VALUES (5, 'Zoe', 'India', 'Rock', 65);
INSERT INTO singer VALUES (6, 'Sam', 'Peru', 'Folk', 52);
INSERT INTO singer VALUES (7, 'David', 'Chile', 'Jazz', 21);
INSERT INTO singer VALUES (8, 'Karen', 'Peru', 'Folk', 42);
INSERT INTO singer VALUES (9, 'Paul', 'France', 'Rock', 18);
INSERT INTO singer VALUES (10, 'Rosa', 'India', 'Jazz', 70);
INSERT INTO singer VALUES (11, 'Grace', 'France', 'Folk', 36);
INSERT INTO singer VALUES (12, 'Jack', 'India', 'Soul', 55);
INSERT INTO singer VALUES (13, 'Eric', 'France', 'Folk', 54);
INSERT INTO singer VALUES (14, 'Henry', 'Peru', 'Rock', 67);

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
INSERT INTO concert VALUES (1, 'Mirror', 'Summer', 2010, 4305, 4, 14);
INSERT INTO concert VALUES (2, 'Star', 'Award', 2024, 623, 1, 3);
INSERT INTO concert VALUES (3, 'Midnight', 'Charity', 2019, 7854, 7, 1);
INSERT INTO concert VALUES (4, 'Thunder', 'Summer', 2006, 7020, 6, 14);
INSERT INTO concert VALUES (5, 'Stone', 'Charity', 2023, 4263, 3, 5);
INSERT INTO concert VALUES (6, 'Comet', 'Wedding', 2017, 4058, 3, 13);
INSERT INTO concert VALUES (7, 'Light', 'Award', 2000, 5542, 2, 13);
INSERT INTO concert VALUES (8, 'Phoenix', 'Summer', 2018, 5961, 4, 14);
INSERT INTO concert VALUES (9, 'Rainbow', 'Summer', 2006, 1828, 2, 8);
INSERT INTO concert VALUES (10, 'Aurora', 'Award', 2022, 4120, 6, 6);
INSERT INTO concert VALUES (11, 'Dream', 'Wedding', 2014, 2951, 6, 14);
INSERT INTO concert VALUES (12, 'Mystery', 'Wedding', 2020, 7984, 1, 5);
