CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Rockets', 'Quito', 38, 1930);
INSERT INTO team VALUES (2, 'Eagles', 'Rome', 94, 1983);
INSERT INTO team VALUES (3, 'Wolves', 'Quito', 68, 1951);
INSERT INTO team VALUES (4, 'Lions', 'Paris', 38, 1988);
INSERT INTO team VALUES (5, 'Dragons', 'Seoul', 49, 1928);
INSERT INTO team VALUES (6, 'Hawks', 'Quito', 89, 1967);
INSERT INTO team VALUES (7, 'Tigers', 'Paris', 39, 2001);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Carol', 'Egypt', 50, 7375, 4);
INSERT INTO coach VALUES (2, 'Grace', 'India', 47, 7140, 6);
INSERT INTO coach VALUES (3, 'Quinn', 'Japan', 42, 8856, 3);
INSERT INTO coach VALUES (4, 'Fiona', 'India', 69, 5229, 4);
INSERT INTO coach VALUES (5, 'Oscar', 'Kenya', 43, 5268, 1);
INSERT INTO coach VALUES (6, 'Nina', 'Egypt', 51, 2516, 3);
INSERT INTO coach VALUES (7, 'Victor', 'Italy', 44, 7639, 5);

CREATE TABLE player (
    player_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    position TEXT NOT NULL,
    age INTEGER NOT NULL,
    score INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO player VALUES (1, 'Emma', 'Japan', 'Striker', 18, 23, 5);
INSERT INTO player VALUES (2, 'Frank', 'India', 'Midfielder', 22, 3, 4);
INSERT INTO player VALUES (3, 'Xavier', 'Chile', 'Winger', 34, 28, 1);
INSERT INTO player VALUES (4, 'Bella', 'Chile', 'Striker', 21, 23, 3);
INSERT INTO player VALUES (5, 'Victor', 'Japan', 'Defender', 37, 17, 4);
INSERT INTO player VALUES (6, 'Maria', 'Chile', 'Winger', 20, 38, 7);
INSERT INTO player VALUES (7, 'Alice', 'India', 'Defender', 29, 28, 7);
INSERT INTO player VALUES (8, 'Jack', 'Chile', 'Striker', 30, 34, 7);
INSERT INTO player VALUES (9, 'Paul', 'Chile', 'Midfielder', 36, 36, 1);
INSERT INTO player VALUES (10, 'Zoe', 'Norway', 'Winger', 24, 17, 4);
INSERT INTO player VALUES (11, 'Eric', 'Chile', 'Winger', 22, 29, 1);
INSERT INTO player VALUES (12, 'David', 'Peru', 'Winger', 28, 38, 1);
INSERT INTO player VALUES (13, 'Irene', 'Peru', 'Midfielder', 23, 32, 6);
INSERT INTO player VALUES (14, 'Sam', 'Peru', 'Winger', 22, 35, 4);
INSERT INTO player VALUES (15, 'Wendy', 'Norway', 'Winger', 25, 36, 4);
INSERT INTO player VALUES (16, 'Yara', 'Japan', 'Defender', 27, 17, 4);
INSERT INTO player VALUES (17, 'Henry', 'Chile', 'Midfielder', 30, 23, 5);
INSERT INTO player VALUES (18, 'Diana', 'Norway', 'Midfielder', 20, 15, 3);
INSERT INTO player VALUES (19, 'Rosa', 'Japan', 'Winger', 33, 8, 7);
INSERT INTO player VALUES (20, 'Nina', 'Peru', 'Midfielder', 28, 1, 1);
INSERT INTO player VALUES (21, 'Leo', 'Japan', 'Striker', 38, 29, 7);
INSERT INTO player VALUES (22, 'Bob', 'Chile', 'Midfielder', 17, 24, 4);
INSERT INTO player VALUES (23, 'George', 'Japan', 'Midfielder', 18, 35, 7);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Win', 1294, 7, 3);
INSERT INTO game VALUES (2, 'Draw', 5496, 6, 7);
INSERT INTO game VALUES (3, 'Draw', 8924, 10, 6);
INSERT INTO game VALUES (4, 'Win', 7559, 5, 3);
INSERT INTO game VALUES (5, 'Win', 8638, 4, 1);
INSERT INTO game VALUES (6, 'Draw', 3581, 1, 3);
INSERT INTO game VALUES (7, 'Loss', 199, 1, 7);
INSERT INTO game VALUES (8, 'Draw', 2749, 7, 2);
INSERT INTO game VALUES (9, 'Draw', 954, 4, 3);
INSERT INTO game VALUES (10, 'Loss', 5996, 2, 1);
INSERT INTO game VALUES (11, 'Loss', 5936, 4, 2);
INSERT INTO game VALUES (12, 'Draw', 2441, 11, 3);
INSERT INTO game VALUES (13, 'Win', 770, 10, 2);
INSERT INTO game VALUES (14, 'Draw', 6935, 10, 2);
INSERT INTO game VALUES (15, 'Win', 976, 4, 3);
INSERT INTO game VALUES (16, 'Loss', 4283, 11, 6);
INSERT INTO game VALUES (17, 'Draw', 4440, 7, 3);
INSERT INTO game VALUES (18, 'Loss', 6980, 5, 1);
INSERT INTO game VALUES (19, 'Draw', 1730, 12, 1);
INSERT INTO game VALUES (20, 'Draw', 3488, 4, 7);
INSERT INTO game VALUES (21, 'Loss', 653, 6, 3);
