CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Sharks', 'Paris', 98, 2000);
INSERT INTO team VALUES (2, 'Falcons', 'Paris', 95, 1974);
INSERT INTO team VALUES (3, 'Lions', 'Bonn', 31, 2009);
INSERT INTO team VALUES (4, 'Rockets', 'Oslo', 34, 1964);
INSERT INTO team VALUES (5, 'Dragons', 'Paris', 62, 1911);
INSERT INTO team VALUES (6, 'Wolves', 'Paris', 87, 1969);
INSERT INTO team VALUES (7, 'Tigers', 'Bonn', 7, 2009);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Eric', 'India', 43, 1579, 7);
INSERT INTO coach VALUES (2, 'Grace', 'India', 58, 7496, 3);
INSERT INTO coach VALUES (3, 'Tina', 'Egypt', 58, 4375, 4);
INSERT INTO coach VALUES (4, 'Diana', 'India', 59, 3206, 7);
INSERT INTO coach VALUES (5, 'Zoe', 'Norway', 49, 3173, 1);
INSERT INTO coach VALUES (6, 'Ivan', 'Spain', 37, 3514, 6);
INSERT INTO coach VALUES (7, 'George', 'Spain', 46, 4983, 4);
INSERT INTO coach VALUES (8, 'Victor', 'Norway', 62, 3705, 7);
INSERT INTO coach VALUES (9, 'Maria', 'India', 36, 5126, 4);

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
INSERT INTO player VALUES (1, 'Jack', 'Peru', 'Midfielder', 31, 8, 6);
INSERT INTO player VALUES (2, 'Wendy', 'Norway', 'Goalkeeper', 20, 34, 6);
INSERT INTO player VALUES (3, 'Diana', 'Peru', 'Winger', 25, 35, 6);
INSERT INTO player VALUES (4, 'Karen', 'Egypt', 'Midfielder', 30, 21, 6);
INSERT INTO player VALUES (5, 'Grace', 'Egypt', 'Defender', 36, 36, 5);
INSERT INTO player VALUES (6, 'Victor', 'Kenya', 'Winger', 33, 3, 5);
INSERT INTO player VALUES (7, 'Yara', 'Peru', 'Winger', 26, 34, 6);
INSERT INTO player VALUES (8, 'Sam', 'Peru', 'Goalkeeper', 30, 37, 5);
INSERT INTO player VALUES (9, 'Adam', 'Norway', 'Defender', 30, 2, 5);
INSERT INTO player VALUES (10, 'Bella', 'Peru', 'Goalkeeper', 28, 36, 1);
INSERT INTO player VALUES (11, 'Uma', 'Kenya', 'Defender', 31, 29, 5);
INSERT INTO player VALUES (12, 'Zoe', 'Norway', 'Winger', 32, 38, 1);
INSERT INTO player VALUES (13, 'Xavier', 'Peru', 'Midfielder', 17, 25, 5);
INSERT INTO player VALUES (14, 'Frank', 'Norway', 'Midfielder', 28, 2, 4);
INSERT INTO player VALUES (15, 'David', 'Norway', 'Midfielder', 21, 27, 7);
INSERT INTO player VALUES (16, 'Oscar', 'Norway', 'Winger', 36, 39, 4);
INSERT INTO player VALUES (17, 'Carol', 'Norway', 'Goalkeeper', 23, 27, 5);
INSERT INTO player VALUES (18, 'Ivan', 'Norway', 'Winger', 21, 27, 5);
INSERT INTO player VALUES (19, 'Tina', 'Peru', 'Winger', 23, 36, 4);
INSERT INTO player VALUES (20, 'George', 'Egypt', 'Midfielder', 20, 21, 6);
INSERT INTO player VALUES (21, 'Fiona', 'Norway', 'Goalkeeper', 28, 4, 7);
INSERT INTO player VALUES (22, 'Leo', 'Norway', 'Defender', 20, 32, 5);
INSERT INTO player VALUES (23, 'Eric', 'Norway', 'Defender', 28, 2, 4);
INSERT INTO player VALUES (24, 'Maria', 'Egypt', 'Defender', 34, 8, 5);
INSERT INTO player VALUES (25, 'Bob', 'Egypt', 'Midfielder', 38, 23, 5);
INSERT INTO player VALUES (26, 'Irene', 'Egypt', 'Midfielder', 24, 22, 5);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Win', 205, 8, 7);
INSERT INTO game VALUES (2, 'Draw', 2236, 10, 1);
INSERT INTO game VALUES (3, 'Win', 3944, 1, 1);
INSERT INTO game VALUES (4, 'Draw', 2406, 4, 5);
INSERT INTO game VALUES (5, 'Loss', 3906, 3, 4);
INSERT INTO game VALUES (6, 'Win', 2158, 2, 4);
INSERT INTO game VALUES (7, 'Win', 3174, 12, 7);
INSERT INTO game VALUES (8, 'Win', 6740, 4, 2);
INSERT INTO game VALUES (9, 'Draw', 5245, 1, 5);
INSERT INTO game VALUES (10, 'Win', 1313, 9, 2);
INSERT INTO game VALUES (11, 'Win', 6826, 3, 2);
INSERT INTO game VALUES (12, 'Loss', 3435, 10, 4);
INSERT INTO game VALUES (13, 'Loss', 3589, 6, 7);
INSERT INTO game VALUES (14, 'Loss', 8614, 2, 4);
INSERT INTO game VALUES (15, 'Loss', 7346, 5, 1);
INSERT INTO game VALUES (16, 'Win', 4880, 7, 7);
INSERT INTO game VALUES (17, 'Draw', 5395, 10, 2);
INSERT INTO game VALUES (18, 'Draw', 3210, 9, 7);
INSERT INTO game VALUES (19, 'Win', 3328, 11, 2);
INSERT INTO game VALUES (20, 'Loss', 6623, 4, 7);
INSERT INTO game VALUES (21, 'Win', 7137, 2, 5);
INSERT INTO game VALUES (22, 'Loss', 6213, 5, 7);
