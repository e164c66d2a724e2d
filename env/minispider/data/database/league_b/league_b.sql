CREATE TABLE team (
    team_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL,
    founding_year INTEGER NOT NULL
);
INSERT INTO team VALUES (1, 'Sharks', 'Rome', 78, 1965);
INSERT INTO team VALUES (2, 'Lions', 'Lima', 44, 1920);
INSERT INTO team VALUES (3, 'Wolves', 'Rome', 51, 1969);
INSERT INTO team VALUES (4, 'Falcons', 'Paris', 5, 1962);
INSERT INTO team VALUES (5, 'Bears', 'Rome', 40, 2005);
INSERT INTO team VALUES (6, 'Hawks', 'Bonn', 86, 1995);
INSERT INTO team VALUES (7, 'Eagles', 'Paris', 42, 1963);
INSERT INTO team VALUES (8, 'Rockets', 'Rome', 55, 1959);

CREATE TABLE coach (
    coach_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    age INTEGER NOT NULL,
    salary INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO coach VALUES (1, 'Ivan', 'Chile', 40, 4233, 2);
INSERT INTO coach VALUES (2, 'Bob', 'Chile', 40, 4987, 2);
INSERT INTO coach VALUES (3, 'David', 'India', 37, 3637, 7);
INSERT INTO coach VALUES (4, 'Yara', 'Spain', 64, 8681, 5);
INSERT INTO coach VALUES (5, 'Fiona', 'Kenya', 54, 7667, 2);
INSERT INTO coach VALUES (6, 'Paul', 'Kenya', 46, 1507, 2);
INSERT INTO coach VALUES (7, 'Carol', 'Kenya', 62, 8064, 7);
INSERT INTO coach VALUES (8, 'Henry', 'Chile', 51, 6972, 3);
INSERT INTO coach VALUES (9, 'Irene', 'Spain', 58, 8001, 1);
INSERT INTO coach VALUES (10, 'Victor', 'France', 60, 3363, 8);

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
INSERT INTO player VALUES (1, 'Tina', 'Spain', 'Winger', 38, 39, 6);
INSERT INTO player VALUES (2, 'Karen', 'India', 'Defender', 17, 13, 7);
INSERT INTO player VALUES (3, 'Helen', 'Chile', 'Winger', 31, 40, 6);
INSERT INTO player VALUES (4, 'Wendy', 'Japan', 'Striker', 27, 24, 8);
INSERT INTO player VALUES (5, 'Maria', 'Japan', 'Winger', 31, 3, 8);
INSERT INTO player VALUES (6, 'Oscar', 'Chile', 'Winger', 27, 16, 5);
INSERT INTO player VALUES (7, 'Julia', 'Spain', 'Defender', 27, 30, 2);
INSERT INTO player VALUES (8, 'David', 'India', 'Winger', 25, 32, 1);
INSERT INTO player VALUES (9, 'Fiona', 'Spain', 'Midfielder', 36, 5, 5);
INSERT INTO player VALUES (10, 'George', 'Spain', 'Midfielder', 35, 40, 8);
INSERT INTO player VALUES (11, 'Yara', 'India', 'Defender', 23, 33, 2);
INSERT INTO player VALUES (12, 'Bob', 'Spain', 'Defender', 29, 11, 5);
INSERT INTO player VALUES (13, 'Emma', 'Spain', 'Winger', 35, 14, 4);
INSERT INTO player VALUES (14, 'Sam', 'Kenya', 'Defender', 25, 8, 4);
INSERT INTO player VALUES (15, 'Eric', 'Kenya', 'Winger', 36, 23, 7);
INSERT INTO player VALUES (16, 'Alice', 'Kenya', 'Midfielder', 17, 18, 1);
INSERT INTO player VALUES (17, 'Irene', 'India', 'Midfielder', 27, 18, 8);
INSERT INTO player VALUES (18, 'Rosa', 'Kenya', 'Midfielder', 22, 24, 7);
INSERT INTO player VALUES (19, 'Adam', 'India', 'Midfielder', 17, 37, 1);
INSERT INTO player VALUES (20, 'Zoe', 'India', 'Striker', 21, 34, 7);

CREATE TABLE game (
    game_id INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    attendance INTEGER NOT NULL,
    month INTEGER NOT NULL,
    team_id INTEGER NOT NULL,
    FOREIGN KEY (team_id) REFERENCES team(team_id)
);
INSERT INTO game VALUES (1, 'Loss', 4655, 3, 2);
INSERT INTO game VALUES (2, 'Loss', 4836, 10, 2);
INSERT INTO game VALUES (3, 'Draw', 969, 4, 1);
INSERT INTO game VALUES (4, 'Loss', 5180, 5, 2);
INSERT INTO game VALUES (5, 'Draw', 5503, 2, 1);
INSERT INTO game VALUES (6, 'Loss', 6563, 6, 8);
INSERT INTO game VALUES (7, 'Loss', 4922, 5, 5);
INSERT INTO game VALUES (8, 'Draw', 391, 5, 8);
INSERT INTO game VALUES (9, 'Loss', 2394, 9, 6);
INSERT INTO game VALUES (10, 'Draw', 3905, 10, 7);
INSERT INTO game VALUES (11, 'Loss', 823, 2, 2);
INSERT INTO game VALUES (12, 'Draw', 472, 10, 4);
INSERT INTO game VALUES (13, 'Draw', 6020, 11, 2);
INSERT INTO game VALUES (14, 'Draw', 5120, 4, 7);
