CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Pioneer', 'Chile', 11);
INSERT INTO supplier VALUES (2, 'Acme', 'Norway', 3);
INSERT INTO supplier VALUES (3, 'Fusion', 'Japan', 35);
INSERT INTO supplier VALUES (4, 'Zenith', 'Japan', 40);
INSERT INTO supplier VALUES (5, 'Orbit', 'India', 25);
INSERT INTO supplier VALUES (6, 'Delta', 'India', 8);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Clock', 'Tool', 353, 52, 5);
INSERT INTO product VALUES (2, 'Mug', 'Kitchen', 23, 58, 4);
INSERT INTO product VALUES (3, 'Blanket', 'Furniture', 423, 27, 5);
INSERT INTO product VALUES (4, 'Carpet', 'Tool', 441, 5, 2);
INSERT INTO product VALUES (5, 'Honey', 'Kitchen', 281, 3, 4);
INSERT INTO product VALUES (6, 'Candle', 'Furniture', 375, 3, 2);
INSERT INTO product VALUES (7, 'Coffee', 'Kitchen', 371, 31, 1);
INSERT INTO product VALUES (8, 'Diary', 'Food', 330, 25, 4);
INSERT INTO product VALUES (9, 'Kite', 'Toy', 206, 78, 2);
INSERT INTO product VALUES (10, 'Bucket', 'Tool', 179, 38, 5);
INSERT INTO product VALUES (11, 'Robot', 'Tool', 6, 53, 5);
INSERT INTO product VALUES (12, 'Ladder', 'Furniture', 220, 65, 2);
INSERT INTO product VALUES (13, 'Pillow', 'Toy', 407, 77, 2);
INSERT INTO product VALUES (14, 'Lamp', 'Furniture', 11, 57, 5);
INSERT INTO product VALUES (15, 'Atlas', 'Food', 173, 94, 5);
INSERT INTO product VALUES (16, 'Chair', 'Toy', 17, 23, 5);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Quinn', 'Delhi', 511);
INSERT INTO customer VALUES (2, 'Jack', 'Cairo', 176);
INSERT INTO customer VALUES (3, 'Rosa', 'Cairo', 650);
INSERT INTO customer VALUES (4, 'Alice', 'Quito', 569);
INSERT INTO customer VALUES (5, 'George', 'Oslo', 573);
INSERT INTO customer VALUES (6, 'Julia', 'Bonn', 8);
INSERT INTO customer VALUES (7, 'David', 'Bonn', 85);
INSERT INTO customer VALUES (8, 'Diana', 'Quito', 763);
INSERT INTO customer VALUES (9, 'Helen', 'Oslo', 240);
INSERT INTO customer VALUES (10, 'Uma', 'Bonn', 708);
INSERT INTO customer VALUES (11, 'Xavier', 'Quito', 432);
INSERT INTO customer VALUES (12, 'Yara', 'Cairo', 293);
INSERT INTO customer VALUES (13, 'Grace', 'Oslo', 729);

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
INSERT INTO purchase VALUES (1, 'Card', 18, 8, 2, 12);
INSERT INTO purchase VALUES (2, 'Transfer', 16, 10, 12, 16);
INSERT INTO purchase VALUES (3, 'Voucher', 11, 5, 4, 2);
INSERT INTO purchase VALUES (4, 'Card', 28, 7, 2, 4);
INSERT INTO purchase VALUES (5, 'Card', 23, 6, 10, 1);
INSERT INTO purchase VALUES (6, 'Cash', 18, 12, 2, 11);
INSERT INTO purchase VALUES (7, 'Cash', 24, 2, 9, 5);
INSERT INTO purchase VALUES (8, 'Card', 15, 10, 1, 11);
INSERT INTO purchase VALUES (9, 'Transfer', 29, 2, 9, 3);
INSERT INTO purchase VALUES (10, 'Transfer', 19, 5, 10, 5);
INSERT INTO purchase VALUES (11, 'Transfer', 30, 1, 13, 13);
INSERT INTO purchase VALUES (12, 'Voucher', 29, 4, 12, 13);
INSERT INTO purchase VALUES (13, 'Cash', 8, 12, 13, 15);
INSERT INTO purchase VALUES (14, 'Voucher', 14, 5, 5, 6);
INSERT INTO purchase VALUES (15, 'Cash', 1, 8, 13, 8);
INSERT INTO purchase VALUES (16, 'Transfer', 23, 9, 13, 6);
INSERT INTO purchase VALUES (17, 'Transfer', 4, 8, 13, 2);
INSERT INTO purchase VALUES (18, 'Card', 18, 3, 10, 2);
