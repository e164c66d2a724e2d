CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Rockets', 'Delhi', 93, 1941);
INSERT INTO team VALUES (2, 'Eagles', 'Tokyo', 38, 1967);
INSERT INTO team VALUES (3, 'Falcons', 'Delhi', 49, 1976);
INSERT INTO team VALUES (4, 'Sharks', 'Oslo', 49, 1946);
INSERT INTO team VALUES (5, 'Hawks', 'Seoul', 46, 1972);
INSERT INTO team VALUES (6, 'Dragons', 'Tokyo', 80, 1948);
INSERT INTO team VALUES (7, 'Tigers', 'Seoul', 23, 1954);
INSERT INTO team VALUES (8, 'Lions', 'Seoul', 54, 1974);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Wendy', 'Chile', 48, 8722, 2);
INSERT INTO coach VALUES (2, 'Tina', 'Norway', 50, 2002, 4);
INSERT INTO coach VALUES (3, 'David', 'India', 65, 7714, 4);
INSERT INTO coach VALUES (4, 'Fiona', 'Norway', 66, 8631, 4);
INSERT INTO coach VALUES (5, 'Henry', 'Chile', 61, 1952, 2);
INSERT INTO coach VALUES (6, 'George', 'Chile', 60, 2816, 3);
INSERT INTO coach VALUES (7, 'Bob', 'Chile', 38, 8671, 5);

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
INSERT INTO player VALUES (1, 'Irene', 'Spain', 'Winger', 18, 38, 7);
INSERT INTO player VALUES (2, 'Bob', 'Italy', 'Defender', 21, 9, 6);
INSERT INTO player VALUES (3, 'Fiona', 'India', 'Winger', 26, 38, 3);
INSERT INTO player VALUES (4, 'David', 'Italy', 'Defender', 22, 26, 5);
INSERT INTO player VALUES (5, 'Oscar', 'Norway', 'Winger', 21, 23, 3);
INSERT INTO player VALUES (6, 'Yara', 'Norway', 'Goalkeeper', 38, 18, 7);
INSERT INTO player VALUES (7, 'Alice', 'Norway', 'Midfielder', 23, 4, 7);
INSERT INTO player VALUES (8, 'Frank', 'Italy', 'Striker', 19, 13, 3);
INSERT INTO player VALUES (9, 'Jack', 'Norway', 'Goalkeeper', 33, 33, 2);
INSERT INTO player VALUES (10, 'George', 'India', 'Defender', 28, 21, 7);
INSERT INTO player VALUES (11, 'Bella', 'Norway', 'Goalkeeper', 32, 8, 3);
INSERT INTO player VALUES (12, 'Nina', 'Spain', 'Goalkeeper', 20, 38, 8);
INSERT INTO player VALUES (13, 'Diana', 'Italy', 'Midfielder', 33, 4, 7);
INSERT INTO player VALUES (14, 'Wendy', 'Spain', 'Striker', 33, 13, 4);
INSERT INTO player VALUES (15, 'Paul', 'Spain', 'Goalkeeper', 38, 39, 8);
INSERT INTO player VALUES (16, 'Karen', 'Italy', 'Striker', 30, 31, 4);
INSERT INTO player VALUES (17, 'Helen', 'Egypt', 'Winger', 28, 19, 2);
INSERT INTO player VALUES (18, 'Tina', 'Egypt', 'Defender', 34, 27, 3);
INSERT INTO player VALUES (19, 'Maria', 'Egypt', 'Defender', 25, 1, 4);
INSERT INTO player VALUES (20, 'Henry', 'Italy', 'Goalkeeper', 20, 4, 2);
INSERT INTO player VALUES (21, 'Sam', 'Spain', 'Midfielder', 24, 26, 4);
INSERT INTO player VALUES (22, 'Ivan', 'India', 'Striker', 17, 21, 5);
INSERT INTO player VALUES (23, 'Victor', 'Norway', 'Striker', 20, 39, 4);
INSERT INTO player VALUES (24, 'Chris', 'Italy', 'Goalkeeper', 35, 37, 5);
INSERT INTO player VALUES (25, 'Carol', 'Spain', 'Midfielder', 31, 3, 8);
INSERT INTO player VALUES (26, 'Zoe', 'Italy', 'Defender', 22, 26, 2);
INSERT INTO player VALUES (27, 'Adam', 'Spain', 'Winger', 29, 13, 2);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Draw', 4374, 1, 4);
INSERT INTO game VALUES (2, 'Draw', 7949, 7, 8);
INSERT INTO game VALUES (3, 'Draw', 4948, 9, 8);
INSERT INTO game VALUES (4, 'Win', 3901, 2, 4);
INSERT INTO game VALUES (5, 'Draw', 5952, 9, 8);
INSERT INTO game VALUES (6, 'Loss', 202, 11, 8);
INSERT INTO game VALUES (7, 'Draw', 3537, 2, 7);
INSERT INTO game VALUES (8, 'Draw', 8258, 6, 6);
INSERT INTO game VALUES (9, 'Loss', 2455, 6, 3);
INSERT INTO game VALUES (10, 'Draw', 3702, 7, 4);
INSERT INTO game VALUES (11, 'Win', 3093, 2, 4);
INSERT INTO game VALUES (12, 'Loss', 657, 3, 5);
INSERT INTO game VALUES (13, 'Win', 6516, 7, 7);
INSERT INTO game VALUES (14, 'Draw', 3590, 1, 8);
INSERT INTO game VALUES (15, 'Draw', 2820, 7, 8);
INSERT INTO game VALUES (16, 'Loss', 5357, 12, 7);
INSERT INTO game VALUES (17, 'Draw', 4552, 1, 2);
INSERT INTO game VALUES (18, 'Loss', 4195, 11, 5);
INSERT INTO game VALUES (19, 'Draw', 5918, 9, 2);
INSERT INTO game VALUES (20, 'Draw', 6391, 4, 8);
INSERT INTO game VALUES (21, 'Draw', 305, 1, 8);
INSERT INTO game VALUES (22, 'Loss', 3821, 9, 8);
