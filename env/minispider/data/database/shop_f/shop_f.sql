CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Prime', 'Chile', 1);
INSERT INTO supplier VALUES (2, 'Orbit', 'Italy', 6);
INSERT INTO supplier VALUES (3, 'Apex', 'Italy', 1);
INSERT INTO supplier VALUES (4, 'Titan', 'Peru', 3);
INSERT INTO supplier VALUES (5, 'Global', 'Kenya', 30);
INSERT INTO supplier VALUES (6, 'Delta', 'Egypt', 11);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Basket', 'Kitchen', 285, 89, 6);
INSERT INTO product VALUES (2, 'Mug', 'Kitchen', 442, 90, 5);
INSERT INTO product VALUES (3, 'Bucket', 'Tool', 105, 1, 1);
INSERT INTO product VALUES (4, 'Kite', 'Food', 76, 87, 6);
INSERT INTO product VALUES (5, 'Drum', 'Furniture', 328, 37, 3);
INSERT INTO product VALUES (6, 'Clock', 'Book', 497, 93, 3);
INSERT INTO product VALUES (7, 'Ladder', 'Kitchen', 229, 24, 2);
INSERT INTO product VALUES (8, 'Kettle', 'Book', 214, 78, 3);
INSERT INTO product VALUES (9, 'Puzzle', 'Furniture', 211, 20, 3);
INSERT INTO product VALUES (10, 'Table', 'Book', 452, 74, 5);
INSERT INTO product VALUES (11, 'Cookie', 'Food', 21, 19, 5);
INSERT INTO product VALUES (12, 'Candle', 'Kitchen', 347, 78, 2);
INSERT INTO product VALUES (13, 'Diary', 'Book', 454, 37, 2);
INSERT INTO product VALUES (14, 'Carpet', 'Tool', 426, 26, 3);
INSERT INTO product VALUES (15, 'Pillow', 'Food', 271, 70, 5);
INSERT INTO product VALUES (16, 'Noodle', 'Tool', 30, 8, 5);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Zoe', 'Rome', 212);
INSERT INTO customer VALUES (2, 'Paul', 'Tokyo', 730);
INSERT INTO customer VALUES (3, 'Quinn', 'Tokyo', 18);
INSERT INTO customer VALUES (4, 'George', 'Tokyo', 389);
INSERT INTO customer VALUES (5, 'Frank', 'Quito', 635);
INSERT INTO customer VALUES (6, 'Yara', 'Tokyo', 10);
INSERT INTO customer VALUES (7, 'Victor', 'Tokyo', 722);
INSERT INTO customer VALUES (8, 'Maria', 'Seoul', 800);
INSERT INTO customer VALUES (9, 'Leo', 'Seoul', 136);
INSERT INTO customer VALUES (10, 'David', 'Seoul', 802);
INSERT INTO customer VALUES (11, 'Sam', 'Quito', 842);

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
INSERT INTO purchase VALUES (1, 'Cash', 9, 9, 6, 1);
INSERT INTO purchase VALUES (2, 'Voucher', 15, 3, 6, 15);
INSERT INTO purchase VALUES (3, 'Voucher', 6, 5, 4, 7);
INSERT INTO purchase VALUES (4, 'Cash', 15, 11, 6, 3);
INSERT INTO purchase VALUES (5, 'Voucher', 19, 8, 8, 9);
INSERT INTO purchase VALUES (6, 'Cash', 22, 7, 8, 9);
INSERT INTO purchase VALUES (7, 'Cash', 30, 7, 3, 10);
INSERT INTO purchase VALUES (8, 'Cash', 16, 10, 8, 13);
INSERT INTO purchase VALUES (9, 'Voucher', 4, 10, 6, 7);
INSERT INTO purchase VALUES (10, 'Transfer', 2, 2, 3, 15);
INSERT INTO purchase VALUES (11, 'Voucher', 8, 10, 6, 14);
INSERT INTO purchase VALUES (12, 'Cash', 12, 8, 8, 10);
INSERT INTO purchase VALUES (13, 'Transfer', 25, 1, 2, 15);
INSERT INTO purchase VALUES (14, 'Voucher', 19, 5, 11, 1);
INSERT INTO purchase VALUES (15, 'Card', 26, 8, 7, 13);
INSERT INTO purchase VALUES (16, 'Cash', 21, 1, 9, 14);
INSERT INTO purchase VALUES (17, 'Transfer', 16, 12, 7, 7);
INSERT INTO purchase VALUES (18, 'Cash', 23, 2, 8, 13);
