CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Lions', 'Rome', 42, 1913);
INSERT INTO team VALUES (2, 'Falcons', 'Rome', 81, 1991);
INSERT INTO team VALUES (3, 'Rockets', 'Oslo', 55, 1931);
INSERT INTO team VALUES (4, 'Sharks', 'Cairo', 13, 1907);
INSERT INTO team VALUES (5, 'Tigers', 'Rome', 11, 1915);
INSERT INTO team VALUES (6, 'Hawks', 'Bonn', 92, 1936);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Leo', 'Peru', 68, 7768, 4);
INSERT INTO coach VALUES (2, 'Tina', 'Spain', 50, 6347, 3);
INSERT INTO coach VALUES (3, 'Nina', 'Norway', 51, 7241, 6);
INSERT INTO coach VALUES (4, 'Grace', 'Norway', 41, 4782, 6);
INSERT INTO coach VALUES (5, 'Victor', 'Norway', 60, 7973, 3);
INSERT INTO coach VALUES (6, 'Alice', 'Norway', 54, 8288, 4);
INSERT INTO coach VALUES (7, 'Maria', 'Peru', 64, 3364, 6);
INSERT INTO coach VALUES (8, 'Henry', 'Norway', 69, 6028, 3);
INSERT INTO coach VALUES (9, 'Quinn', 'Norway', 60, 5471, 6);
INSERT INTO coach VALUES (10, 'Emma', 'Norway', 66, 5489, 6);
INSERT INTO coach VALUES (11, 'Helen', 'Peru', 63, 2484, 3);

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
INSERT INTO player VALUES (1, 'Diana', 'France', 'Winger', 38, 15, 4);
INSERT INTO player VALUES (2, 'Chris', 'India', 'Defender', 20, 14, 4);
INSERT INTO player VALUES (3, 'David', 'Norway', 'Goalkeeper', 32, 3, 3);
INSERT INTO player VALUES (4, 'Bella', 'Italy', 'Defender', 30, 36, 2);
INSERT INTO player VALUES (5, 'Nina', 'Norway', 'Winger', 32, 21, 2);
INSERT INTO player VALUES (6, 'Emma', 'Chile', 'Midfielder', 28, 37, 1);
INSERT INTO player VALUES (7, 'Eric', 'Chile', 'Defender', 29, 16, 1);
INSERT INTO player VALUES (8, 'Ivan', 'France', 'Defender', 17, 33, 6);
INSERT INTO player VALUES (9, 'Helen', 'Chile', 'Winger', 25, 29, 2);
INSERT INTO player VALUES (10, 'Rosa', 'Chile', 'Winger', 38, 21, 6);
INSERT INTO player VALUES (11, 'Frank', 'Norway', 'Defender', 33, 25, 2);
INSERT INTO player VALUES (12, 'Uma', 'Norway', 'Defender', 32, 6, 4);
INSERT INTO player VALUES (13, 'Carol', 'India', 'Goalkeeper', 18, 9, 2);
INSERT INTO player VALUES (14, 'Xavier', 'Norway', 'Winger', 20, 1, 4);
INSERT INTO player VALUES (15, 'Bob', 'Chile', 'Winger', 24, 11, 3);
INSERT INTO player VALUES (16, 'Henry', 'Norway', 'Winger', 24, 37, 6);
INSERT INTO player VALUES (17, 'Yara', 'Chile', 'Defender', 33, 19, 3);
INSERT INTO player VALUES (18, 'Victor', 'India', 'Defender', 18, 31, 2);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Draw', 589, 11, 6);
INSERT INTO game VALUES (2, 'Win', 6788, 9, 4);
INSERT INTO game VALUES (3, 'Loss', 3615, 4, 4);
INSERT INTO game VALUES (4, 'Draw', 289, 5, 6);
INSERT INTO game VALUES (5, 'Loss', 7702, 12, 6);
INSERT INTO game VALUES (6, 'Win', 7515, 12, 6);
INSERT INTO game VALUES (7, 'Win', 2096, 7, 6);
INSERT INTO game VALUES (8, 'Draw', 8396, 4, 1);
INSERT INTO game VALUES (9, 'Draw', 4697, 5, 4);
INSERT INTO game VALUES (10, 'Win', 3803, 7, 4);
INSERT INTO game VALUES (11, 'Win', 6053, 4, 3);
INSERT INTO game VALUES (12, 'Win', 5277, 7, 4);
INSERT INTO game VALUES (13, 'Loss', 7930, 11, 4);
INSERT INTO game VALUES (14, 'Win', 4437, 7, 4);
INSERT INTO game VALUES (15, 'Draw', 1751, 2, 5);
INSERT INTO game VALUES (16, 'Draw', 4480, 7, 4);
INSERT INTO game VALUES (17, 'Draw', 4382, 5, 1);
