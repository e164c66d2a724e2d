CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Hawks', 'Seoul', 12, 1985);
INSERT INTO team VALUES (2, 'Sharks', 'Seoul', 34, 1954);
INSERT INTO team VALUES (3, 'Wolves', 'Tokyo', 33, 1905);
INSERT INTO team VALUES (4, 'Lions', 'Bonn', 13, 1988);
INSERT INTO team VALUES (5, 'Dragons', 'Bonn', 14, 1987);
INSERT INTO team VALUES (6, 'Falcons', 'Cairo', 36, 1985);
INSERT INTO team VALUES (7, 'Bears', 'Oslo', 63, 2001);
INSERT INTO team VALUES (8, 'Rockets', 'Tokyo', 76, 1995);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Ivan', 'France', 60, 6080, 3);
INSERT INTO coach VALUES (2, 'Diana', 'Japan', 55, 2789, 3);
INSERT INTO coach VALUES (3, 'Chris', 'Japan', 68, 8342, 3);
INSERT INTO coach VALUES (4, 'Emma', 'Egypt', 41, 5805, 8);
INSERT INTO coach VALUES (5, 'Bella', 'Italy', 39, 4862, 4);
INSERT INTO coach VALUES (6, 'Victor', 'Egypt', 58, 3485, 7);
INSERT INTO coach VALUES (7, 'Irene', 'Egypt', 53, 3566, 7);
INSERT INTO coach VALUES (8, 'Carol', 'Norway', 64, 1278, 5);

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
INSERT INTO player VALUES (1, 'Ivan', 'Japan', 'Goalkeeper', 22, 18, 5);
INSERT INTO player VALUES (2, 'Yara', 'Chile', 'Goalkeeper', 26, 18, 8);
INSERT INTO player VALUES (3, 'Uma', 'Italy', 'Winger', 18, 20, 8);
INSERT INTO player VALUES (4, 'Paul', 'Japan', 'Goalkeeper', 31, 24, 4);
INSERT INTO player VALUES (5, 'Maria', 'Norway', 'Goalkeeper', 29, 37, 1);
INSERT INTO player VALUES (6, 'Bob', 'Italy', 'Goalkeeper', 23, 27, 4);
INSERT INTO player VALUES (7, 'Fiona', 'Norway', 'Winger', 28, 38, 8);
INSERT INTO player VALUES (8, 'David', 'Japan', 'Winger', 19, 25, 5);
INSERT INTO player VALUES (9, 'Frank', 'Norway', 'Defender', 18, 32, 7);
INSERT INTO player VALUES (10, 'Karen', 'Norway', 'Winger', 22, 6, 3);
INSERT INTO player VALUES (11, 'Victor', 'Italy', 'Goalkeeper', 36, 12, 7);
INSERT INTO player VALUES (12, 'Zoe', 'Norway', 'Winger', 30, 27, 1);
INSERT INTO player VALUES (13, 'George', 'Chile', 'Striker', 32, 3, 6);
INSERT INTO player VALUES (14, 'Irene', 'Norway', 'Winger', 27, 8, 5);
INSERT INTO player VALUES (15, 'Grace', 'Japan', 'Winger', 18, 13, 7);
INSERT INTO player VALUES (16, 'Quinn', 'Japan', 'Striker', 18, 31, 8);
INSERT INTO player VALUES (17, 'Emma', 'Italy', 'Winger', 37, 37, 7);
INSERT INTO player VALUES (18, 'Julia', 'Chile', 'Winger', 33, 16, 6);
INSERT INTO player VALUES (19, 'Rosa', 'Italy', 'Midfielder', 27, 21, 8);
INSERT INTO player VALUES (20, 'Wendy', 'Chile', 'Striker', 35, 30, 1);
INSERT INTO player VALUES (21, 'Henry', 'Norway', 'Goalkeeper', 25, 15, 3);
INSERT INTO player VALUES (22, 'Xavier', 'Japan', 'Winger', 28, 22, 1);
INSERT INTO player VALUES (23, 'Oscar', 'Chile', 'Striker', 33, 28, 1);
INSERT INTO player VALUES (24, 'Diana', 'Japan', 'Striker', 30, 0, 1);
INSERT INTO player VALUES (25, 'Leo', 'Japan', 'Striker', 29, 37, 3);
INSERT INTO player VALUES (26, 'Sam', 'Spain', 'Midfielder', 21, 35, 6);
INSERT INTO player VALUES (27, 'Alice', 'Norway', 'Winger', 17, 7, 3);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Win', 7715, 2, 4);
INSERT INTO game VALUES (2, 'Win', 6534, 9, 8);
INSERT INTO game VALUES (3, 'Win', 1319, 9, 4);
INSERT INTO game VALUES (4, 'Draw', 132, 1, 4);
INSERT INTO game VALUES (5, 'Loss', 2157, 1, 4);
INSERT INTO game VALUES (6, 'Win', 8035, 5, 8);
INSERT INTO game VALUES (7, 'Loss', 1817, 8, 4);
INSERT INTO game VALUES (8, 'Draw', 2994, 7, 7);
INSERT INTO game VALUES (9, 'Draw', 7702, 7, 1);
INSERT INTO game VALUES (10, 'Loss', 3207, 11, 3);
INSERT INTO game VALUES (11, 'Win', 2353, 12, 7);
INSERT INTO game VALUES (12, 'Draw', 3687, 10, 8);
INSERT INTO game VALUES (13, 'Loss', 7342, 10, 1);
INSERT INTO game VALUES (14, 'Draw', 2495, 8, 6);
INSERT INTO game VALUES (15, 'Win', 4391, 7, 4);
INSERT INTO game VALUES (16, 'Win', 8303, 7, 4);
INSERT INTO game VALUES (17, 'Draw', 3330, 3, 1);
INSERT INTO game VALUES (18, 'Win', 6809, 1, 4);
INSERT INTO game VALUES (19, 'Draw', 1509, 6, 8);
INSERT INTO game VALUES (20, 'Win', 8386, 11, 1);
INSERT INTO game VALUES (21, 'Win', 6661, 2, 4);
