CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Lions', 'Cairo', 50, 2000);
INSERT INTO team VALUES (2, 'Hawks', 'Cairo', 8, 1910);
INSERT INTO team VALUES (3, 'Dragons', 'Delhi', 19, 1966);
INSERT INTO team VALUES (4, 'Eagles', 'Bonn', 1, 1999);
INSERT INTO team VALUES (5, 'Wolves', 'Paris', 5, 1912);
INSERT INTO team VALUES (6, 'Sharks', 'Bonn', 35, 1932);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Bob', 'Spain', 56, 3124, 4);
INSERT INTO coach VALUES (2, 'Alice', 'Egypt', 50, 3064, 6);
INSERT INTO coach VALUES (3, 'Yara', 'Peru', 53, 8552, 6);
INSERT INTO coach VALUES (4, 'Zoe', 'Spain', 49, 3194, 6);
INSERT INTO coach VALUES (5, 'Uma', 'Spain', 36, 4489, 2);
INSERT INTO coach VALUES (6, 'Quinn', 'Chile', 70, 3526, 4);
INSERT INTO coach VALUES (7, 'Ivan', 'Egypt', 38, 4050, 3);

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
INSERT INTO player VALUES (1, 'Bella', 'Chile', 'Midfielder', 36, 28, 6);
INSERT INTO player VALUES (2, 'Irene', 'Spain', 'Defender', 33, 23, 3);
INSERT INTO player VALUES (3, 'Victor', 'Spain', 'Winger', 34, 0, 3);
INSERT INTO player VALUES (4, 'Tina', 'India', 'Goalkeeper', 38, 27, 3);
INSERT INTO player VALUES (5, 'Leo', 'Italy', 'Striker', 29, 4, 3);
INSERT INTO player VALUES (6, 'Sam', 'Chile', 'Winger', 36, 1, 3);
INSERT INTO player VALUES (7, 'Zoe', 'Italy', 'Goalkeeper', 26, 21, 3);
INSERT INTO player VALUES (8, 'Uma', 'Chile', 'Striker', 31, 11, 6);
INSERT INTO player VALUES (9, 'Jack', 'India', 'Winger', 36, 26, 3);
INSERT INTO player VALUES (10, 'Paul', 'Spain', 'Goalkeeper', 21, 39, 4);
INSERT INTO player VALUES (11, 'Grace', 'Chile', 'Defender', 32, 38, 6);
INSERT INTO player VALUES (12, 'Julia', 'Chile', 'Winger', 22, 23, 6);
INSERT INTO player VALUES (13, 'Yara', 'India', 'Defender', 20, 0, 3);
INSERT INTO player VALUES (14, 'Nina', 'Spain', 'Goalkeeper', 23, 9, 6);
INSERT INTO player VALUES (15, 'Wendy', 'India', 'Goalkeeper', 20, 11, 2);
INSERT INTO player VALUES (16, 'Fiona', 'India', 'Winger', 38, 26, 6);
INSERT INTO player VALUES (17, 'Eric', 'Italy', 'Striker', 22, 3, 3);
INSERT INTO player VALUES (18, 'Frank', 'Spain', 'Goalkeeper', 19, 36, 4);
INSERT INTO player VALUES (19, 'Chris', 'Italy', 'Winger', 21, 33, 4);
INSERT INTO player VALUES (20, 'Rosa', 'Spain', 'Winger', 33, 5, 3);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Draw', 6775, 4, 5);
INSERT INTO game VALUES (2, 'Loss', 7064, 1, 5);
INSERT INTO game VALUES (3, 'Draw', 6285, 5, 2);
INSERT INTO game VALUES (4, 'Draw', 4054, 4, 4);
INSERT INTO game VALUES (5, 'Win', 4237, 12, 6);
INSERT INTO game VALUES (6, 'Win', 5848, 6, 5);
INSERT INTO game VALUES (7, 'Draw', 3773, 11, 5);
INSERT INTO game VALUES (8, 'Draw', 8426, 1, 5);
INSERT INTO game VALUES (9, 'Draw', 1240, 5, 2);
INSERT INTO game VALUES (10, 'Loss', 2880, 5, 2);
INSERT INTO game VALUES (11, 'Loss', 3154, 8, 2);
INSERT INTO game VALUES (12, 'Loss', 8602, 9, 2);
INSERT INTO game VALUES (13, 'Win', 5198, 2, 4);
INSERT INTO game VALUES (14, 'Loss', 938, 7, 1);
INSERT INTO game VALUES (15, 'Loss', 2004, 1, 5);
INSERT INTO game VALUES (16, 'Draw', 3379, 7, 5);
