CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Dragons', 'Quito', 84, 1986);
INSERT INTO team VALUES (2, 'Wolves', 'Quito', 85, 1997);
INSERT INTO team VALUES (3, 'Hawks', 'Oslo', 35, 1901);
INSERT INTO team VALUES (4, 'Tigers', 'Delhi', 43, 1987);
INSERT INTO team VALUES (5, 'Rockets', 'Quito', 84, 1963);
INSERT INTO team VALUES (6, 'Bears', 'Seoul', 97, 1930);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Fiona', 'Japan', 47, 3221, 5);
INSERT INTO coach VALUES (2, 'Xavier', 'Italy', 57, 6729, 4);
INSERT INTO coach VALUES (3, 'Oscar', 'Italy', 67, 1103, 4);
INSERT INTO coach VALUES (4, 'Karen', 'Egypt', 52, 5469, 2);
INSERT INTO coach VALUES (5, 'Bella', 'Italy', 50, 7264, 6);
INSERT INTO coach VALUES (6, 'Ivan', 'Egypt', 46, 5815, 4);
INSERT INTO coach VALUES (7, 'Julia', 'Japan', 68, 5152, 2);

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
INSERT INTO player VALUES (1, 'Grace', 'Spain', 'Striker', 38, 33, 1);
INSERT INTO player VALUES (2, 'Yara', 'Peru', 'Midfielder', 34, 19, 6);
INSERT INTO player VALUES (3, 'Oscar', 'Spain', 'Goalkeeper', 28, 29, 4);
INSERT INTO player VALUES (4, 'Helen', 'Italy', 'Goalkeeper', 25, 38, 3);
INSERT INTO player VALUES (5, 'George', 'Peru', 'Striker', 38, 24, 6);
INSERT INTO player VALUES (6, 'Quinn', 'Kenya', 'Striker', 26, 12, 5);
INSERT INTO player VALUES (7, 'David', 'Italy', 'Midfielder', 27, 34, 1);
INSERT INTO player VALUES (8, 'Karen', 'Spain', 'Goalkeeper', 30, 8, 3);
INSERT INTO player VALUES (9, 'Frank', 'Chile', 'Striker', 34, 13, 4);
INSERT INTO player VALUES (10, 'Victor', 'Peru', 'Midfielder', 18, 16, 6);
INSERT INTO player VALUES (11, 'Emma', 'Kenya', 'Goalkeeper', 32, 8, 4);
INSERT INTO player VALUES (12, 'Carol', 'Spain', 'Midfielder', 38, 20, 6);
INSERT INTO player VALUES (13, 'Alice', 'Chile', 'Midfielder', 30, 39, 4);
INSERT INTO player VALUES (14, 'Tina', 'Kenya', 'Winger', 29, 24, 6);
INSERT INTO player VALUES (15, 'Henry', 'Kenya', 'Midfielder', 17, 22, 5);
INSERT INTO player VALUES (16, 'Zoe', 'Spain', 'Goalkeeper', 33, 23, 6);
INSERT INTO player VALUES (17, 'Bob', 'Italy', 'Midfielder', 20, 37, 4);
INSERT INTO player VALUES (18, 'Ivan', 'Chile', 'Goalkeeper', 30, 30, 1);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Draw', 8241, 3, 1);
INSERT INTO game VALUES (2, 'Win', 2882, 2, 3);
INSERT INTO game VALUES (3, 'Loss', 2711, 6, 4);
INSERT INTO game VALUES (4, 'Draw', 7883, 3, 3);
INSERT INTO game VALUES (5, 'Loss', 8128, 10, 5);
INSERT INTO game VALUES (6, 'Draw', 6526, 3, 6);
INSERT INTO game VALUES (7, 'Draw', 376, 1, 1);
INSERT INTO game VALUES (8, 'Draw', 4078, 1, 3);
INSERT INTO game VALUES (9, 'Draw', 6220, 8, 5);
INSERT INTO game VALUES (10, 'Win', 8648, 2, 3);
INSERT INTO game VALUES (11, 'Loss', 5970, 9, 3);
INSERT INTO game VALUES (12, 'Draw', 793, 10, 6);
INSERT INTO game VALUES (13, 'Loss', 5622, 9, 1);
INSERT INTO game VALUES (14, 'Draw', 6601, 4, 5);
INSERT INTO game VALUES (15, 'Win', 1334, 12, 6);
INSERT INTO game VALUES (16, 'Win', 7213, 4, 4);
INSERT INTO game VALUES (17, 'Draw', 6346, 10, 3);
