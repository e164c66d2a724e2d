CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Summit', 'Egypt', 31);
INSERT INTO supplier VALUES (2, 'Titan', 'Spain', 26);
INSERT INTO supplier VALUES (3, 'Global', 'Peru', 43);
INSERT INTO supplier VALUES (4, 'Orbit', 'Spain', 47);
INSERT INTO supplier VALUES (5, 'Pioneer', 'Spain', 49);
INSERT INTO supplier VALUES (6, 'Zenith', 'Peru', 3);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Lamp', 'Tool', 100, 6, 6);
INSERT INTO product VALUES (2, 'Hammer', 'Kitchen', 102, 0, 4);
INSERT INTO product VALUES (3, 'Clock', 'Tool', 81, 15, 1);
INSERT INTO product VALUES (4, 'Atlas', 'Food', 326, 70, 6);
INSERT INTO product VALUES (5, 'Candle', 'Food', 442, 47, 5);
INSERT INTO product VALUES (6, 'Carpet', 'Book', 235, 1, 1);
INSERT INTO product VALUES (7, 'Mug', 'Book', 89, 15, 6);
INSERT INTO product VALUES (8, 'Novel', 'Food', 467, 1, 1);
INSERT INTO product VALUES (9, 'Chair', 'Book', 115, 52, 6);
INSERT INTO product VALUES (10, 'Pillow', 'Furniture', 24, 42, 6);
INSERT INTO product VALUES (11, 'Kettle', 'Kitchen', 279, 25, 2);
INSERT INTO product VALUES (12, 'Kite', 'Kitchen', 450, 83, 4);
INSERT INTO product VALUES (13, 'Coffee', 'Kitchen', 52, 35, 4);
INSERT INTO product VALUES (14, 'Noodle', 'Kitchen', 22, 40, 6);
INSERT INTO product VALUES (15, 'Bucket', 'Food', 360, 77, 5);
INSERT INTO product VALUES (16, 'Honey', 'Book', 220, 94, 4);
INSERT INTO product VALUES (17, 'Cookie', 'Book', 280, 55, 4);
INSERT INTO product VALUES (18, 'Ladder', 'Book', 285, 49, 6);
INSERT INTO product VALUES (19, 'Blanket', 'Tool', 419, 69, 1);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Xavier', 'Paris', 242);
INSERT INTO customer VALUES (2, 'Emma', 'Paris', 562);
INSERT INTO customer VALUES (3, 'David', 'Quito', 321);
INSERT INTO customer VALUES (4, 'Yara', 'Quito', 637);
INSERT INTO customer VALUES (5, 'Zoe', 'Tokyo', 452);
INSERT INTO customer VALUES (6, 'Eric', 'Oslo', 774);
INSERT INTO customer VALUES (7, 'George', 'Paris', 181);
INSERT INTO customer VALUES (8, 'Wendy', 'Bonn', 585);
INSERT INTO customer VALUES (9, 'Ivan', 'Paris', 752);
INSERT INTO customer VALUES (10, 'Oscar', 'Tokyo', 687);
INSERT INTO customer VALUES (11, 'Sam', 'Tokyo', 671);
INSERT INTO customer VALUES (12, 'Adam', 'Oslo', 887);
INSERT INTO customer VALUES (13, 'Jack', 'Paris', 443);

CREATE TABLE purchase (
    purchase_id INTEGER PRIMARY KEY,
    payment TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    month INTEGER NOT NULL,
    customer_id INTEGER NOT NULL,
    product_id INTEGER NOT NULL,
    FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
    FOREIGN KEY (product_id) REFERENCES product(product_id)
);
INSERT INTO purchase VALUES (1, 'Card', 11, 9, 12, 14);
INSERT INTO purchase VALUES (2, 'Card', 27, 6, 2, 2);
INSERT INTO purchase VALUES (3, 'Cash', 9, 9, 7, 17);
INSERT INTO purchase VALUES (4, 'Transfer', 12, 2, 3, 18);
INSERT INTO purchase VALUES (5, 'Card', 1, 8, 6, 19);
INSERT INTO purchase VALUES (6, 'Card', 29, 1, 8, 18);
INSERT INTO purchase VALUES (7, 'Card', 12, 2, 13, 16);
INSERT INTO purchase VALUES (8, 'Voucher', 21, 5, 5, 9);
INSERT INTO purchase VALUES (9, 'Cash', 2, 11, 7, 5);
INSERT INTO purchase VALUES (10, 'Card', 12, 8, 3, 16);
INSERT INTO purchase VALUES (11, 'Voucher', 6, 2, 6, 9);
INSERT INTO purchase VALUES (12, 'Card', 6, 10, 12, 6);
INSERT INTO purchase VALUES (13, 'Voucher', 30, 1, 4, 7);
INSERT INTO purchase VALUES (14, 'Card', 29, 2, 2, 17);
