CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Hawks', 'Seoul', 23, 1945);
INSERT INTO team VALUES (2, 'Wolves', 'Delhi', 65, 1936);
INSERT INTO team VALUES (3, 'Tigers', 'Oslo', 36, 2008);
INSERT INTO team VALUES (4, 'Bears', 'Oslo', 39, 1934);
INSERT INTO team VALUES (5, 'Eagles', 'Rome', 29, 1989);
INSERT INTO team VALUES (6, 'Rockets', 'Rome', 94, 1908);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Sam', 'Italy', 57, 1892, 2);
INSERT INTO coach VALUES (2, 'Chris', 'Spain', 59, 7036, 3);
INSERT INTO coach VALUES (3, 'Eric', 'Norway', 45, 4546, 1);
INSERT INTO coach VALUES (4, 'Bob', 'Italy', 65, 4209, 6);
INSERT INTO coach VALUES (5, 'Adam', 'Spain', 58, 4854, 4);
INSERT INTO coach VALUES (6, 'Emma', 'Kenya', 41, 4989, 6);
INSERT INTO coach VALUES (7, 'David', 'Norway', 44, 8196, 2);
INSERT INTO coach VALUES (8, 'Irene', 'Kenya', 49, 1750, 3);
INSERT INTO coach VALUES (9, 'Leo', 'Italy', 59, 2727, 6);

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
INSERT INTO player VALUES (1, 'Maria', 'Italy', 'Winger', 37, 24, 2);
INSERT INTO player VALUES (2, 'Helen', 'India', 'Goalkeeper', 29, 7, 5);
INSERT INTO player VALUES (3, 'Henry', 'Italy', 'Defender', 36, 35, 2);
INSERT INTO player VALUES (4, 'Bella', 'Spain', 'Midfielder', 37, 40, 2);
INSERT INTO player VALUES (5, 'Adam', 'Kenya', 'Midfielder', 24, 5, 6);
INSERT INTO player VALUES (6, 'Uma', 'Italy', 'Midfielder', 25, 29, 6);
INSERT INTO player VALUES (7, 'Diana', 'Italy', 'Goalkeeper', 17, 25, 6);
INSERT INTO player VALUES (8, 'Emma', 'Kenya', 'Goalkeeper', 35, 37, 4);
INSERT INTO player VALUES (9, 'Rosa', 'Kenya', 'Striker', 22, 30, 6);
INSERT INTO player VALUES (10, 'Victor', 'Spain', 'Defender', 37, 11, 5);
INSERT INTO player VALUES (11, 'Jack', 'India', 'Winger', 29, 21, 4);
INSERT INTO player VALUES (12, 'Fiona', 'Spain', 'Midfielder', 36, 6, 4);
INSERT INTO player VALUES (13, 'Sam', 'Italy', 'Defender', 28, 34, 5);
INSERT INTO player VALUES (14, 'Alice', 'Italy', 'Defender', 37, 1, 5);
INSERT INTO player VALUES (15, 'David', 'Italy', 'Winger', 28, 24, 2);
INSERT INTO player VALUES (16, 'Quinn', 'Spain', 'Goalkeeper', 25, 13, 2);
INSERT INTO player VALUES (17, 'Paul', 'Italy', 'Midfielder', 26, 1, 2);
INSERT INTO player VALUES (18, 'Leo', 'Spain', 'Defender', 21, 12, 2);
INSERT INTO player VALUES (19, 'Oscar', 'Italy', 'Winger', 26, 4, 6);
INSERT INTO player VALUES (20, 'Nina', 'India', 'Goalkeeper', 32, 13, 5);
INSERT INTO player VALUES (21, 'Chris', 'India', 'Defender', 18, 20, 2);
INSERT INTO player VALUES (22, 'Grace', 'Italy', 'Midfielder', 20, 11, 2);
INSERT INTO player VALUES (23, 'Irene', 'Italy', 'Goalkeeper', 17, 13, 4);
INSERT INTO player VALUES (24, 'Zoe', 'Italy', 'Goalkeeper', 29, 21, 4);
INSERT INTO player VALUES (25, 'Karen', 'France', 'Goalkeeper', 18, 20, 3);
INSERT INTO player VALUES (26, 'Carol', 'Kenya', 'Striker', 23, 5, 5);
INSERT INTO player VALUES (27, 'Eric', 'Spain', 'Midfielder', 32, 30, 6);
INSERT INTO player VALUES (28, 'Yara', 'Italy', 'Midfielder', 22, 7, 4);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Loss', 4205, 1, 5);
INSERT INTO game VALUES (2, 'Win', 2873, 3, 5);
INSERT INTO game VALUES (3, 'Win', 6956, 1, 5);
INSERT INTO game VALUES (4, 'Loss', 8021, 8, 2);
INSERT INTO game VALUES (5, 'Loss', 7256, 10, 4);
INSERT INTO game VALUES (6, 'Draw', 8361, 12, 1);
INSERT INTO game VALUES (7, 'Draw', 3882, 9, 4);
INSERT INTO game VALUES (8, 'Loss', 6738, 10, 5);
INSERT INTO game VALUES (9, 'Loss', 3416, 8, 4);
INSERT INTO game VALUES (10, 'Draw', 1459, 2, 6);
INSERT INTO game VALUES (11, 'Loss', 2536, 12, 6);
INSERT INTO game VALUES (12, 'Win', 7406, 8, 5);
INSERT INTO game VALUES (13, 'Loss', 3966, 12, 4);
INSERT INTO game VALUES (14, 'Win', 8898, 8, 6);
INSERT INTO game VALUES (15, 'Loss', 6260, 9, 1);
INSERT INTO game VALUES (16, 'Draw', 4430, 7, 1);
INSERT INTO game VALUES (17, 'Loss', 1111, 3, 4);
INSERT INTO game VALUES (18, 'Draw', 148, 9, 6);
INSERT INTO game VALUES (19, 'Loss', 1008, 2, 1);
INSERT INTO game VALUES (20, 'Loss', 2053, 2, 4);
INSERT INTO game VALUES (21, 'Draw', 1957, 12, 6);
INSERT INTO game VALUES (22, 'Draw', 7427, 11, 6);
