CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Delta', 'Japan', 21);
INSERT INTO supplier VALUES (2, 'Fusion', 'Norway', 9);
INSERT INTO supplier VALUES (3, 'Global', 'Norway', 1);
INSERT INTO supplier VALUES (4, 'Zenith', 'Peru', 13);
INSERT INTO supplier VALUES (5, 'Atlantic', 'Spain', 5);
INSERT INTO supplier VALUES (6, 'Prime', 'Japan', 34);
INSERT INTO supplier VALUES (7, 'Apex', 'Norway', 23);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Bucket', 'Furniture', 277, 28, 7);
INSERT INTO product VALUES (2, 'Chair', 'Furniture', 19, 81, 3);
INSERT INTO product VALUES (3, 'Blanket', 'Furniture', 43, 39, 3);
INSERT INTO product VALUES (4, 'Hammer', 'Furniture', 226, 23, 6);
INSERT INTO product VALUES (5, 'Mug', 'Food', 482, 61, 7);
INSERT INTO product VALUES (6, 'Honey', 'Kitchen', 325, 79, 6);
INSERT INTO product VALUES (7, 'Basket', 'Furniture', 34, 26, 3);
INSERT INTO product VALUES (8, 'Novel', 'Book', 288, 62, 3);
INSERT INTO product VALUES (9, 'Candle', 'Food', 48, 72, 7);
INSERT INTO product VALUES (10, 'Mixer', 'Book', 123, 7, 2);
INSERT INTO product VALUES (11, 'Pillow', 'Furniture', 434, 72, 7);
INSERT INTO product VALUES (12, 'Puzzle', 'Food', 252, 24, 3);
INSERT INTO product VALUES (13, 'Carpet', 'Food', 66, 54, 3);
INSERT INTO product VALUES (14, 'Lamp', 'Furniture', 280, 11, 6);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Yara', 'Delhi', 328);
INSERT INTO customer VALUES (2, 'Victor', 'Delhi', 142);
INSERT INTO customer VALUES (3, 'Zoe', 'Lima', 765);
INSERT INTO customer VALUES (4, 'Paul', 'Quito', 862);
INSERT INTO customer VALUES (5, 'Eric', 'Lima', 580);
INSERT INTO customer VALUES (6, 'Rosa', 'Paris', 435);
INSERT INTO customer VALUES (7, 'Bella', 'Delhi', 615);
INSERT INTO customer VALUES (8, 'David', 'Cairo', 167);
INSERT INTO customer VALUES (9, 'Quinn', 'Paris', 310);
INSERT INTO customer VALUES (10, 'Helen', 'Lima', 419);
INSERT INTO customer VALUES (11, 'Frank', 'Quito', 83);

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
INSERT INTO purchase VALUES (1, 'Card', 1, 2, 6, 3);
INSERT INTO purchase VALUES (2, 'Voucher', 26, 6, 9, 3);
INSERT INTO purchase VALUES (3, 'Transfer', 6, 6, 5, 3);
INSERT INTO purchase VALUES (4, 'Voucher', 14, 6, 10, 4);
INSERT INTO purchase VALUES (5, 'Voucher', 21, 4, 8, 12);
INSERT INTO purchase VALUES (6, 'Cash', 26, 3, 1, 14);
INSERT INTO purchase VALUES (7, 'Transfer', 21, 2, 5, 10);
INSERT INTO purchase VALUES (8, 'Transfer', 12, 1, 6, 3);
INSERT INTO purchase VALUES (9, 'Transfer', 28, 5, 8, 9);
INSERT INTO purchase VALUES (10, 'Cash', 4, 5, 10, 12);
INSERT INTO purchase VALUES (11, 'Transfer', 25, 11, 5, 8);
INSERT INTO purchase VALUES (12, 'Card', 7, 8, 11, 1);
INSERT INTO purchase VALUES (13, 'Transfer', 30, 7, 11, 1);
INSERT INTO purchase VALUES (14, 'Voucher', 27, 4, 11, 1);
