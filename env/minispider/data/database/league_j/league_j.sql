CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Sharks', 'Cairo', 87, 1949);
INSERT INTO team VALUES (2, 'Lions', 'Quito', 26, 1915);
INSERT INTO team VALUES (3, 'Dragons', 'Cairo', 51, 1906);
INSERT INTO team VALUES (4, 'Eagles', 'Paris', 30, 1914);
INSERT INTO team VALUES (5, 'Rockets', 'Rome', 9, 2010);
INSERT INTO team VALUES (6, 'Tigers', 'Quito', 3, 1953);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'David', 'Chile', 60, 6699, 1);
INSERT INTO coach VALUES (2, 'Irene', 'Italy', 49, 5159, 3);
INSERT INTO coach VALUES (3, 'Chris', 'Spain', 35, 8992, 1);
INSERT INTO coach VALUES (4, 'Tina', 'Spain', 35, 5944, 5);
INSERT INTO coach VALUES (5, 'Nina', 'Italy', 70, 4170, 3);
INSERT INTO coach VALUES (6, 'Quinn', 'Kenya', 39, 5783, 1);
INSERT INTO coach VALUES (7, 'Alice', 'Peru', 65, 5883, 2);

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
INSERT INTO player VALUES (1, 'Maria', 'Chile', 'Goalkeeper', 19, 37, 2);
INSERT INTO player VALUES (2, 'Diana', 'Japan', 'Striker', 31, 5, 2);
INSERT INTO player VALUES (3, 'Bella', 'Norway', 'Defender', 28, 0, 5);
INSERT INTO player VALUES (4, 'Oscar', 'Norway', 'Defender', 33, 13, 3);
INSERT INTO player VALUES (5, 'Frank', 'Chile', 'Winger', 22, 33, 5);
INSERT INTO player VALUES (6, 'Alice', 'Peru', 'Goalkeeper', 24, 35, 2);
INSERT INTO player VALUES (7, 'Yara', 'Norway', 'Striker', 25, 5, 5);
INSERT INTO player VALUES (8, 'Henry', 'India', 'Midfielder', 32, 38, 2);
INSERT INTO player VALUES (9, 'Quinn', 'Norway', 'Striker', 26, 22, 5);
INSERT INTO player VALUES (10, 'Chris', 'Japan', 'Goalkeeper', 22, 1, 5);
INSERT INTO player VALUES (11, 'Leo', 'Chile', 'Striker', 36, 23, 2);
INSERT INTO player VALUES (12, 'Bob', 'India', 'Striker', 21, 28, 2);
INSERT INTO player VALUES (13, 'Jack', 'Norway', 'Striker', 29, 19, 5);
INSERT INTO player VALUES (14, 'Fiona', 'Norway', 'Goalkeeper', 34, 16, 5);
INSERT INTO player VALUES (15, 'David', 'Norway', 'Midfielder', 23, 3, 3);
INSERT INTO player VALUES (16, 'George', 'India', 'Defender', 21, 28, 3);
INSERT INTO player VALUES (17, 'Irene', 'Peru', 'Striker', 30, 40, 6);
INSERT INTO player VALUES (18, 'Julia', 'Japan', 'Winger', 21, 30, 5);
INSERT INTO player VALUES (19, 'Helen', 'Chile', 'Winger', 28, 24, 1);
INSERT INTO player VALUES (20, 'Eric', 'India', 'Striker', 34, 26, 6);
INSERT INTO player VALUES (21, 'Wendy', 'Japan', 'Winger', 17, 0, 6);
INSERT INTO player VALUES (22, 'Ivan', 'Norway', 'Striker', 36, 4, 5);
INSERT INTO player VALUES (23, 'Grace', 'Norway', 'Striker', 34, 14, 5);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Loss', 6183, 12, 1);
INSERT INTO game VALUES (2, 'Draw', 2497, 2, 5);
INSERT INTO game VALUES (3, 'Loss', 3145, 9, 5);
INSERT INTO game VALUES (4, 'Win', 2103, 9, 1);
INSERT INTO game VALUES (5, 'Loss', 5872, 2, 3);
INSERT INTO game VALUES (6, 'Loss', 7382, 9, 3);
INSERT INTO game VALUES (7, 'Loss', 3502, 11, 2);
INSERT INTO game VALUES (8, 'Win', 6598, 5, 2);
INSERT INTO game VALUES (9, 'Win', 8692, 1, 3);
INSERT INTO game VALUES (10, 'Win', 8105, 10, 1);
INSERT INTO game VALUES (11, 'Win', 4148, 11, 1);
INSERT INTO game VALUES (12, 'Win', 3959, 10, 3);
INSERT INTO game VALUES (13, 'Draw', 2405, 1, 6);
INSERT INTO game VALUES (14, 'Draw', 3658, 11, 1);
INSERT INTO game VALUES (15, 'Win', 7451, 10, 3);
INSERT INTO game VALUES (16, 'Win', 631, 5, 1);
INSERT INTO game VALUES (17, 'Win', 2929, 6, 6);
INSERT INTO game VALUES (18, 'Loss', 4955, 10, 5);
INSERT INTO game VALUES (19, 'Draw', 230, 1, 6);
INSERT INTO game VALUES (20, 'Loss', 5229, 2, 5);
