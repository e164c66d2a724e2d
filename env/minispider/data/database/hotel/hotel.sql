CREATE TABLE hotel (
    hotel_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    RoomCount INTEGER NOT NULL,
    OpeningYear INTEGER NOT NULL
);
INSERT INTO hotel VALUES (1, 'Temple', 'Paris', 272, 2011);
INSERT INTO hotel VALUES (2, 'Beach', 'Paris', 139, 1953);
INSERT INTO hotel VALUES (3, 'Bridge', 'Delhi', 367, 1960);
INSERT INTO hotel VALUES (4, 'Village', 'Oslo', 71, 2003);
INSERT INTO hotel VALUES (5, 'Island', 'Cairo', 31, 1968);
INSERT INTO hotel VALUES (6, 'Mountain', 'Delhi', 293, 1961);
INSERT INTO hotel VALUES (7, 'Ocean', 'Oslo', 297, 1981);

CREATE TABLE guest (
    guest_id INTEGER PRIMARY KEY,
    FullName TEXT NOT NULL,
    HomeTown TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO guest VALUES (1, 'David', 'Paris', 44, 20);
INSERT INTO guest VALUES (2, 'George', 'Quito', 21, 845);
INSERT INTO guest VALUES (3, 'Quinn', 'Paris', 70, 41);
INSERT INTO guest VALUES (4, 'Karen', 'Rome', 47, 494);
INSERT INTO guest VALUES (5, 'Tina', 'Lima', 57, 133);
INSERT INTO guest VALUES (6, 'Frank', 'Bonn', 65, 809);
INSERT INTO guest VALUES (7, 'Grace', 'Lima', 23, 626);
INSERT INTO guest VALUES (8, 'Xavier', 'Quito', 39, 599);
INSERT INTO guest VALUES (9, 'Paul', 'Bonn', 72, 413);
INSERT INTO guest VALUES (10, 'Jack', 'Rome', 39, 465);
INSERT INTO guest VALUES (11, 'Chris', 'Paris', 39, 29);
INSERT INTO guest VALUES (12, 'Diana', 'Lima', 72, 831);
INSERT INTO guest VALUES (13, 'Zoe', 'Quito', 61, 729);
INSERT INTO guest VALUES (14, 'Julia', 'Quito', 34, 546);
INSERT INTO guest VALUES (15, 'Sam', 'Rome', 52, 413);
INSERT INTO guest VALUES (16, 'Fiona', 'Quito', 74, 116);

CREATE TABLE booking (
    booking_id INTEGER PRIMARY KEY,
    payment TEXT NOT NULL,
    NightPrice INTEGER NOT NULL,
    duration INTEGER NOT NULL,
    hotel_id INTEGER NOT NULL,
    guest_id INTEGER NOT NULL,
    FOREIGN KEY (hotel_id) REFERENCES hotel(hotel_id),
    FOREIGN KEY (guest_id) REFERENCES guest(guest_id)
);
INSERT INTO booking VALUES (1, 'Card', 657, 22, 5, 4);
INSERT INTO booking VALUES (2, 'Voucher', 528, 9, 1, 4);
INSERT INTO booking VALUES (3, 'Voucher', 876, 26, 4, 7);
INSERT INTO booking VALUES (4, 'Voucher', 621, 14, 1, 10);
INSERT INTO booking VALUES (5, 'Transfer', 118, 4, 7, 14);
INSERT INTO booking VALUES (6, 'Cash', 396, 10, 7, 2);
INSERT INTO booking VALUES (7, 'Voucher', 372, 19, 5, 8);
INSERT INTO booking VALUES (8, 'Cash', 893, 5, 2, 16);
INSERT INTO booking VALUES (9, 'Cash', 541, 21, 6, 13);
INSERT INTO booking VALUES (10, 'Transfer', 385, 28, 1, 8);
INSERT INTO booking VALUES (11, 'Cash', 448, 17, 2, 8);
INSERT INTO booking VALUES (12, 'Transfer', 466, 6, 4, 14);
INSERT INTO booking VALUES (13, 'Transfer', 866, 11, 2, 8);
INSERT INTO booking VALUES (14, 'Voucher', 595, 26, 7, 16);
INSERT INTO booking VALUES (15, 'Voucher', 670, 28, 4, 12);
INSERT INTO booking VALUES (16, 'Card', 319, 15, 1, 4);
INSERT INTO booking VALUES (17, 'Voucher', 193, 21, 7, 4);
INSERT INTO booking VALUES (18, 'Transfer', 97, 19, 7, 10);
INSERT INTO booking VALUES (19, 'Card', 308, 3, 4, 11);
INSERT INTO booking VALUES (20, 'Voucher', 344, 1, 4, 10);
INSERT INTO booking VALUES (21, 'Cash', 713, 2, 4, 13);
