CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Titan', 'Spain', 27);
INSERT INTO supplier VALUES (2, 'Pioneer', 'Peru', 8);
INSERT INTO supplier VALUES (3, 'Prime', 'France', 44);
INSERT INTO supplier VALUES (4, 'Global', 'Peru', 3);
INSERT INTO supplier VALUES (5, 'Delta', 'India', 10);
INSERT INTO supplier VALUES (6, 'Summit', 'Spain', 19);
INSERT INTO supplier VALUES (7, 'Nova', 'Spain', 32);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Novel', 'Book', 406, 94, 7);
INSERT INTO product VALUES (2, 'Puzzle', 'Furniture', 161, 71, 6);
INSERT INTO product VALUES (3, 'Robot', 'Book', 491, 91, 2);
INSERT INTO product VALUES (4, 'Coffee', 'Furniture', 60, 44, 6);
INSERT INTO product VALUES (5, 'Lamp', 'Food', 356, 27, 6);
INSERT INTO product VALUES (6, 'Candle', 'Toy', 427, 21, 7);
INSERT INTO product VALUES (7, 'Blanket', 'Food', 46, 54, 2);
INSERT INTO product VALUES (8, 'Diary', 'Food', 296, 60, 7);
INSERT INTO product VALUES (9, 'Kettle', 'Toy', 29, 73, 2);
INSERT INTO product VALUES (10, 'Atlas', 'Toy', 224, 93, 6);
INSERT INTO product VALUES (11, 'Mug', 'Furniture', 491, 95, 6);
INSERT INTO product VALUES (12, 'Drum', 'Toy', 167, 27, 1);
INSERT INTO product VALUES (13, 'Noodle', 'Food', 219, 55, 6);
INSERT INTO product VALUES (14, 'Cookie', 'Toy', 322, 48, 6);
INSERT INTO product VALUES (15, 'Hammer', 'Food', 38, 61, 7);
INSERT INTO product VALUES (16, 'Ladder', 'Book', 374, 61, 7);
INSERT INTO product VALUES (17, 'Bucket', 'Kitchen', 334, 71, 5);
INSERT INTO product VALUES (18, 'Kite', 'Food', 312, 81, 3);
INSERT INTO product VALUES (19, 'Carpet', 'Food', 152, 91, 6);
INSERT INTO product VALUES (20, 'Honey', 'Food', 438, 83, 1);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Henry', 'Quito', 238);
INSERT INTO customer VALUES (2, 'Bella', 'Paris', 370);
INSERT INTO customer VALUES (3, 'Zoe', 'Paris', 219);
INSERT INTO customer VALUES (4, 'Eric', 'Rome', 686);
INSERT INTO customer VALUES (5, 'Xavier', 'Lima', 838);
INSERT INTO customer VALUES (6, 'Rosa', 'Paris', 900);
INSERT INTO customer VALUES (7, 'Uma', 'Bonn', 731);
INSERT INTO customer VALUES (8, 'Carol', 'Lima', 168);
INSERT INTO customer VALUES (9, 'Grace', 'Lima', 301);

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
INSERT INTO purchase VALUES (1, 'Card', 25, 10, 6, 20);
INSERT INTO purchase VALUES (2, 'Cash', 2, 12, 3, 19);
INSERT INTO purchase VALUES (3, 'Transfer', 23, 6, 9, 19);
INSERT INTO purchase VALUES (4, 'Transfer', 15, 3, 4, 1);
INSERT INTO purchase VALUES (5, 'Voucher', 1, 1, 1, 11);
INSERT INTO purchase VALUES (6, 'Card', 28, 3, 5, 5);
INSERT INTO purchase VALUES (7, 'Card', 25, 3, 5, 18);
INSERT INTO purchase VALUES (8, 'Cash', 27, 1, 7, 19);
INSERT INTO purchase VALUES (9, 'Voucher', 21, 4, 8, 18);
INSERT INTO purchase VALUES (10, 'Transfer', 19, 5, 3, 4);
INSERT INTO purchase VALUES (11, 'Voucher', 19, 10, 1, 2);
INSERT INTO purchase VALUES (12, 'Card', 22, 3, 9, 8);
INSERT INTO purchase VALUES (13, 'Card', 13, 11, 9, 9);
INSERT INTO purchase VALUES (14, 'Transfer', 22, 3, 8, 20);
INSERT INTO purchase VALUES (15, 'Card', 9, 9, 5, 19);
