CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Falcons', 'Seoul', 37, 1937);
INSERT INTO team VALUES (2, 'Dragons', 'Cairo', 87, 1927);
INSERT INTO team VALUES (3, 'Tigers', 'Cairo', 48, 1995);
INSERT INTO team VALUES (4, 'Lions', 'Oslo', 49, 1951);
INSERT INTO team VALUES (5, 'Hawks', 'Oslo', 98, 1994);
INSERT INTO team VALUES (6, 'Wolves', 'Oslo', 83, 1949);
INSERT INTO team VALUES (7, 'Bears', 'Delhi', 55, 1905);
INSERT INTO team VALUES (8, 'Sharks', 'Seoul', 72, 1939);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Leo', 'Chile', 54, 7459, 6);
INSERT INTO coach VALUES (2, 'Julia', 'Chile', 65, 4166, 7);
INSERT INTO coach VALUES (3, 'Carol', 'Egypt', 52, 4179, 4);
INSERT INTO coach VALUES (4, 'George', 'Italy', 48, 3087, 8);
INSERT INTO coach VALUES (5, 'Adam', 'Chile', 48, 1164, 3);
INSERT INTO coach VALUES (6, 'Emma', 'Italy', 69, 3167, 4);
INSERT INTO coach VALUES (7, 'Wendy', 'Italy', 54, 7870, 3);
INSERT INTO coach VALUES (8, 'Diana', 'Egypt', 49, 8183, 3);
INSERT INTO coach VALUES (9, 'Eric', 'India', 67, 4561, 4);
INSERT INTO coach VALUES (10, 'Karen', 'India', 56, 8840, 6);

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
INSERT INTO player VALUES (1, 'George', 'Chile', 'Winger', 20, 12, 3);
INSERT INTO player VALUES (2, 'Paul', 'Peru', 'Midfielder', 21, 34, 8);
INSERT INTO player VALUES (3, 'Nina', 'Chile', 'Winger', 35, 38, 3);
INSERT INTO player VALUES (4, 'Victor', 'Chile', 'Goalkeeper', 27, 3, 2);
INSERT INTO player VALUES (5, 'Carol', 'Chile', 'Goalkeeper', 31, 0, 8);
INSERT INTO player VALUES (6, 'Bob', 'Peru', 'Winger', 30, 38, 1);
INSERT INTO player VALUES (7, 'Irene', 'Norway', 'Defender', 23, 5, 8);
INSERT INTO player VALUES (8, 'Leo', 'Chile', 'Winger', 25, 16, 1);
INSERT INTO player VALUES (9, 'Jack', 'Peru', 'Defender', 33, 14, 3);
INSERT INTO player VALUES (10, 'Fiona', 'India', 'Winger', 20, 21, 3);
INSERT INTO player VALUES (11, 'Adam', 'Norway', 'Winger', 18, 19, 6);
INSERT INTO player VALUES (12, 'Chris', 'Norway', 'Striker', 33, 33, 5);
INSERT INTO player VALUES (13, 'David', 'India', 'Defender', 20, 36, 4);
INSERT INTO player VALUES (14, 'Xavier', 'Norway', 'Midfielder', 36, 12, 1);
INSERT INTO player VALUES (15, 'Frank', 'Peru', 'Striker', 32, 0, 6);
INSERT INTO player VALUES (16, 'Emma', 'Peru', 'Midfielder', 38, 22, 8);
INSERT INTO player VALUES (17, 'Karen', 'Peru', 'Defender', 24, 0, 3);
INSERT INTO player VALUES (18, 'Quinn', 'Chile', 'Midfielder', 21, 25, 3);
INSERT INTO player VALUES (19, 'Diana', 'Chile', 'Striker', 34, 34, 3);
INSERT INTO player VALUES (20, 'Rosa', 'India', 'Goalkeeper', 37, 28, 4);
INSERT INTO player VALUES (21, 'Uma', 'Peru', 'Striker', 34, 3, 8);
INSERT INTO player VALUES (22, 'Grace', 'India', 'Midfielder', 22, 26, 8);
INSERT INTO player VALUES (23, 'Wendy', 'Peru', 'Winger', 36, 32, 3);
INSERT INTO player VALUES (24, 'Zoe', 'Chile', 'Goalkeeper', 38, 17, 6);
INSERT INTO player VALUES (25, 'Helen', 'Peru', 'Goalkeeper', 36, 37, 4);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Win', 8554, 1, 1);
INSERT INTO game VALUES (2, 'Win', 977, 1, 7);
INSERT INTO game VALUES (3, 'Win', 7776, 1, 1);
INSERT INTO game VALUES (4, 'Loss', 4054, 1, 7);
INSERT INTO game VALUES (5, 'Loss', 5737, 8, 2);
INSERT INTO game VALUES (6, 'Loss', 2490, 11, 3);
INSERT INTO game VALUES (7, 'Loss', 4305, 2, 7);
INSERT INTO game VALUES (8, 'Win', 7380, 12, 1);
INSERT INTO game VALUES (9, 'Loss', 1504, 6, 6);
INSERT INTO game VALUES (10, 'Draw', 4596, 12, 4);
INSERT INTO game VALUES (11, 'Win', 3090, 9, 1);
INSERT INTO game VALUES (12, 'Loss', 6136, 9, 6);
INSERT INTO game VALUES (13, 'Loss', 1652, 2, 7);
INSERT INTO game VALUES (14, 'Draw', 4980, 5, 4);
INSERT INTO game VALUES (15, 'Win', 1308, 12, 6);
INSERT INTO game VALUES (16, 'Draw', 703, 7, 7);
INSERT INTO game VALUES (17, 'Win', 7243, 10, 1);
