CREATE TABLE baker (baker_id INTEGER PRIMARY KEY, name TEXT NOT NULL, town TEXT NOT NULL);
CREATE TABLE bread (
    bread_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    flour TEXT NOT NULL,
    price REAL NOT NULL,
    baker_id INTEGER NOT NULL REFERENCES baker (baker_id)
);
INSERT INTO baker VALUES (1, 'Ada', 'Ede'), (2, 'Bo', 'Delft'), (3, 'Pat', 'Ede');
INSERT INTO bread VALUES
    (1, 'Boule', 'wheat', 3.5, 1), (2, 'Batard', 'rye', 3.9, 1), (3, 'Focaccia', 'wheat', 4.2, 2),
    (4, 'Pumpernickel', 'rye', 4.8, 3), (5, 'Brioche', 'wheat', 5.1, 2), (6, 'Knot', 'spelt', 1.6, 3);
