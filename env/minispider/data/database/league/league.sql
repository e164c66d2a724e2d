CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Sharks', 'Oslo', 34, 1969);
INSERT INTO team VALUES (2, 'Falcons', 'Paris', 62, 2009);
INSERT INTO team VALUES (3, 'Lions', 'Tokyo', 87, 1945);
INSERT INTO team VALUES (4, 'Rockets', 'Oslo', 7, 1960);
INSERT INTO team VALUES (5, 'Dragons', 'Oslo', 74, 1971);
INSERT INTO team VALUES (6, 'Wolves', 'Oslo', 64, 1988);
INSERT INTO team VALUES (7, 'Tigers', 'Bonn', 11, 1912);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Tina', 'Norway', 59, 4983, 1);
INSERT INTO coach VALUES (2, 'Diana', 'Peru', 49, 3705, 6);
INSERT INTO coach VALUES (3, 'Zoe', 'Norway', 37, 5126, 4);
INSERT INTO coach VALUES (4, 'Maria', 'Norway', 46, 2412, 7);
INSERT INTO coach VALUES (5, 'Yara', 'Kenya', 62, 6110, 4);
INSERT INTO coach VALUES (6, 'Helen', 'Norway', 36, 5420, 4);
INSERT INTO coach VALUES (7, 'Xavier', 'Peru', 39, 6075, 7);
INSERT INTO coach VALUES (8, 'Karen', 'Norway', 61, 8497, 4);
INSERT INTO coach VALUES (9, 'George', 'Norway', 52, 7670, 2);
INSERT INTO coach VALUES (10, 'Jack', 'Kenya', 51, 8955, 7);
INSERT INTO coach VALUES (11, 'Victor', 'Norway', 54, 1635, 7);

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
INSERT INTO player VALUES (1, 'Karen', 'Norway', 'Winger', 23, 21, 5);
INSERT INTO player VALUES (2, 'Henry', 'Norway', 'Defender', 20, 4, 5);
INSERT INTO player VALUES (3, 'Diana', 'Norway', 'Midfielder', 28, 32, 6);
INSERT INTO player VALUES (4, 'Emma', 'Norway', 'Winger', 20, 2, 5);
INSERT INTO player VALUES (5, 'Leo', 'Spain', 'Goalkeeper', 28, 8, 6);
INSERT INTO player VALUES (6, 'Adam', 'Norway', 'Defender', 34, 23, 7);
INSERT INTO player VALUES (7, 'Carol', 'Spain', 'Defender', 38, 22, 5);
INSERT INTO player VALUES (8, 'Julia', 'France', 'Defender', 24, 22, 4);
INSERT INTO player VALUES (9, 'Eric', 'Peru', 'Striker', 21, 11, 6);
INSERT INTO player VALUES (10, 'Quinn', 'Spain', 'Defender', 34, 25, 6);
INSERT INTO player VALUES (11, 'Grace', 'Spain', 'Midfielder', 34, 9, 5);
INSERT INTO player VALUES (12, 'Wendy', 'Spain', 'Striker', 27, 26, 7);
INSERT INTO player VALUES (13, 'Ivan', 'Peru', 'Midfielder', 35, 4, 6);
INSERT INTO player VALUES (14, 'Helen', 'Peru', 'Striker', 37, 38, 7);
INSERT INTO player VALUES (15, 'Bella', 'Peru', 'Goalkeeper', 18, 24, 5);
INSERT INTO player VALUES (16, 'George', 'Peru', 'Striker', 34, 4, 7);
INSERT INTO player VALUES (17, 'Frank', 'France', 'Midfielder', 35, 6, 5);
INSERT INTO player VALUES (18, 'Irene', 'Peru', 'Striker', 18, 29, 1);
INSERT INTO player VALUES (19, 'Rosa', 'Peru', 'Striker', 35, 17, 6);
INSERT INTO player VALUES (20, 'Fiona', 'Spain', 'Midfielder', 31, 39, 5);
INSERT INTO player VALUES (21, 'Maria', 'Spain', 'Defender', 36, 37, 7);
INSERT INTO player VALUES (22, 'Nina', 'Egypt', 'Midfielder', 29, 11, 7);
INSERT INTO player VALUES (23, 'Uma', 'Peru', 'Defender', 18, 35, 6);
INSERT INTO player VALUES (24, 'Zoe', 'Spain', 'Defender', 30, 31, 3);
INSERT INTO player VALUES (25, 'Yara', 'Egypt', 'Striker', 36, 33, 6);
INSERT INTO player VALUES (26, 'Victor', 'Peru', 'Goalkeeper', 30, 35, 4);
INSERT INTO player VALUES (27, 'Paul', 'Norway', 'Winger', 30, 1, 7);
INSERT INTO player VALUES (28, 'David', 'Peru', 'Midfielder', 35, 36, 3);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Win', 4880, 7, 4);
INSERT INTO game VALUES (2, 'Loss', 5395, 10, 2);
INSERT INTO game VALUES (3, 'Win', 3210, 9, 7);
INSERT INTO game VALUES (4, 'Loss', 3328, 11, 2);
INSERT INTO game VALUES (5, 'Draw', 6623, 4, 7);
INSERT INTO game VALUES (6, 'Loss', 7137, 2, 7);
INSERT INTO game VALUES (7, 'Draw', 6213, 5, 4);
INSERT INTO game VALUES (8, 'Draw', 7918, 12, 6);
INSERT INTO game VALUES (9, 'Draw', 989, 6, 6);
INSERT INTO game VALUES (10, 'Loss', 3692, 1, 2);
INSERT INTO game VALUES (11, 'Loss', 2666, 2, 3);
INSERT INTO game VALUES (12, 'Loss', 2105, 6, 5);
INSERT INTO game VALUES (13, 'Loss', 3571, 4, 6);
INSERT INTO game VALUES (14, 'Win', 429, 1, 5);
INSERT INTO game VALUES (15, 'Loss', 8553, 9, 4);
INSERT INTO game VALUES (16, 'Draw', 2457, 3, 7);
INSERT INTO game VALUES (17, 'Draw', 5596, 6, 6);
INSERT INTO game VALUES (18, 'Loss', 1272, 10, 4);
INSERT INTO game VALUES (19, 'Win', 5118, 7, 6);
