CREATE TABLE hotel (
    hotel_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    RoomCount INTEGER NOT NULL,
    OpeningYear INTEGER NOT NULL
);
INSERT INTO hotel VALUES (1, 'Temple', 'Oslo', 266, 1952);
INSERT INTO hotel VALUES (2, 'Beach', 'Paris', 362, 2018);
INSERT INTO hotel VALUES (3, 'Bridge', 'Oslo', 51, 2019);
INSERT INTO hotel VALUES (4, 'Village', 'Delhi', 272, 2011);
INSERT INTO hotel VALUES (5, 'Island', 'Delhi', 139, 1953);
INSERT INTO hotel VALUES (6, 'Mountain', 'Oslo', 367, 1960);
INSERT INTO hotel VALUES (7, 'Ocean', 'Cairo', 71, 2003);

CREATE TABLE guest (
    guest_id INTEGER PRIMARY KEY,
    FullName TEXT NOT NULL,
    HomeTown TEXT NOT NULL,
    age INTEGER NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO guest VALUES (1, 'Frank', 'Rome', 27, 76);
INSERT INTO guest VALUES (2, 'Paul', 'Cairo', 59, 249);
INSERT INTO guest VALUES (3, 'David', 'Quito', 60, 642);
INSERT INTO guest VALUES (4, 'George', 'Delhi', 63, 827);
INSERT INTO guest VALUES (5, 'Quinn', 'Quito', 37, 314);
INSERT INTO guest VALUES (6, 'Rosa', 'Cairo', 53, 112);
INSERT INTO guest VALUES (7, 'Julia', 'Quito', 78, 499);
INSERT INTO guest VALUES (8, 'Wendy', 'Cairo', 27, 570);
INSERT INTO guest VALUES (9, 'Victor', 'Delhi', 60, 669);
INSERT INTO guest VALUES (10, 'Eric', 'Rome', 24, 420);
INSERT INTO guest VALUES (11, 'Fiona', 'Delhi', 48, 49);
INSERT INTO guest VALUES (12, 'Jack', 'Rome', 20, 845);
INSERT INTO guest VALUES (13, 'Diana', 'Quito', 18, 466);

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
INSERT INTO booking VALUES (1, 'Cash', 284, 1, 4, 13);
INSERT INTO booking VALUES (2, 'Cash', 798, 29, 5, 8);
INSERT INTO booking VALUES (3, 'Transfer', 893, 8, 6, 4);
INSERT INTO booking VALUES (4, 'Cash', 855, 27, 1, 10);
INSERT INTO booking VALUES (5, 'Transfer', 573, 29, 7, 3);
INSERT INTO booking VALUES (6, 'Voucher', 55, 18, 2, 4);
INSERT INTO booking VALUES (7, 'Transfer', 754, 11, 6, 8);
INSERT INTO booking VALUES (8, 'Transfer', 714, 7, 6, 4);
INSERT INTO booking VALUES (9, 'Cash', 600, 23, 1, 12);
INSERT INTO booking VALUES (10, 'Voucher', 805, 9, 5, 5);
INSERT INTO booking VALUES (11, 'Card', 522, 3, 7, 2);
INSERT INTO booking VALUES (12, 'Voucher', 524, 17, 6, 12);
INSERT INTO booking VALUES (13, 'Voucher', 525, 10, 7, 13);
INSERT INTO booking VALUES (14, 'Card', 173, 30, 2, 6);
INSERT INTO booking VALUES (15, 'Transfer', 747, 22, 6, 7);
INSERT INTO booking VALUES (16, 'Card', 653, 21, 6, 6);
INSERT INTO booking VALUES (17, 'Cash', 55, 16, 1, 9);
