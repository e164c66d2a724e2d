CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Tigers', 'Cairo', 8, 1925);
INSERT INTO team VALUES (2, 'Lions', 'Cairo', 56, 1989);
INSERT INTO team VALUES (3, 'Dragons', 'Seoul', 60, 1915);
INSERT INTO team VALUES (4, 'Bears', 'Tokyo', 6, 1932);
INSERT INTO team VALUES (5, 'Eagles', 'Tokyo', 6, 1994);
INSERT INTO team VALUES (6, 'Wolves', 'Bonn', 86, 1984);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Emma', 'India', 48, 4285, 6);
INSERT INTO coach VALUES (2, 'Sam', 'France', 51, 4203, 6);
INSERT INTO coach VALUES (3, 'Tina', 'France', 60, 6741, 1);
INSERT INTO coach VALUES (4, 'Victor', 'France', 62, 2075, 2);
INSERT INTO coach VALUES (5, 'Fiona', 'France', 54, 2625, 2);
INSERT INTO coach VALUES (6, 'Irene', 'France', 62, 4280, 1);
INSERT INTO coach VALUES (7, 'Wendy', 'India', 43, 6252, 2);
INSERT INTO coach VALUES (8, 'Julia', 'India', 35, 7449, 1);
INSERT INTO coach VALUES (9, 'Bella', 'Peru', 60, 4242, 5);

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
INSERT INTO player VALUES (1, 'Alice', 'Norway', 'Goalkeeper', 33, 18, 3);
INSERT INTO player VALUES (2, 'Paul', 'Norway', 'Defender', 28, 17, 2);
INSERT INTO player VALUES (3, 'Karen', 'Norway', 'Defender', 30, 26, 2);
INSERT INTO player VALUES (4, 'Helen', 'Norway', 'Defender', 28, 20, 2);
INSERT INTO player VALUES (5, 'Zoe', 'Spain', 'Midfielder', 32, 36, 5);
INSERT INTO player VALUES (6, 'Eric', 'Kenya', 'Defender', 22, 5, 3);
INSERT INTO player VALUES (7, 'Xavier', 'Spain', 'Striker', 24, 9, 2);
INSERT INTO player VALUES (8, 'Bob', 'Italy', 'Midfielder', 30, 6, 1);
INSERT INTO player VALUES (9, 'Carol', 'Kenya', 'Winger', 38, 11, 6);
INSERT INTO player VALUES (10, 'David', 'Norway', 'Midfielder', 30, 9, 3);
INSERT INTO player VALUES (11, 'Tina', 'Italy', 'Defender', 32, 31, 5);
INSERT INTO player VALUES (12, 'Maria', 'Norway', 'Defender', 26, 25, 2);
INSERT INTO player VALUES (13, 'Henry', 'Kenya', 'Midfielder', 23, 20, 3);
INSERT INTO player VALUES (14, 'Julia', 'Norway', 'Defender', 31, 19, 5);
INSERT INTO player VALUES (15, 'Emma', 'Italy', 'Goalkeeper', 35, 30, 3);
INSERT INTO player VALUES (16, 'Sam', 'Kenya', 'Winger', 17, 9, 5);
INSERT INTO player VALUES (17, 'Irene', 'Norway', 'Midfielder', 25, 13, 5);
INSERT INTO player VALUES (18, 'Leo', 'Kenya', 'Winger', 18, 8, 2);
INSERT INTO player VALUES (19, 'Quinn', 'Norway', 'Striker', 36, 13, 6);
INSERT INTO player VALUES (20, 'Fiona', 'Kenya', 'Defender', 18, 39, 2);
INSERT INTO player VALUES (21, 'Diana', 'Norway', 'Midfielder', 22, 17, 6);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Win', 4037, 11, 6);
INSERT INTO game VALUES (2, 'Draw', 1433, 7, 4);
INSERT INTO game VALUES (3, 'Draw', 4784, 7, 2);
INSERT INTO game VALUES (4, 'Loss', 4795, 12, 2);
INSERT INTO game VALUES (5, 'Draw', 2212, 2, 6);
INSERT INTO game VALUES (6, 'Loss', 4966, 4, 3);
INSERT INTO game VALUES (7, 'Win', 5857, 11, 4);
INSERT INTO game VALUES (8, 'Draw', 7473, 10, 6);
INSERT INTO game VALUES (9, 'Draw', 8361, 6, 6);
INSERT INTO game VALUES (10, 'Win', 2821, 10, 1);
INSERT INTO game VALUES (11, 'Win', 5864, 8, 4);
INSERT INTO game VALUES (12, 'Draw', 2082, 10, 1);
INSERT INTO game VALUES (13, 'Win', 5623, 3, 6);
INSERT INTO game VALUES (14, 'Loss', 2563, 9, 6);
INSERT INTO game VALUES (15, 'Loss', 5983, 8, 6);
INSERT INTO game VALUES (16, 'Draw', 1282, 5, 1);
