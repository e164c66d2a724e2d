CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Acme', 'Japan', 34);
INSERT INTO supplier VALUES (2, 'Pioneer', 'Chile', 44);
INSERT INTO supplier VALUES (3, 'Apex', 'Chile', 2);
INSERT INTO supplier VALUES (4, 'Orbit', 'Peru', 32);
INSERT INTO supplier VALUES (5, 'Summit', 'Norway', 50);
INSERT INTO supplier VALUES (6, 'Fusion', 'Japan', 21);
INSERT INTO supplier VALUES (7, 'Global', 'Norway', 39);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Ladder', 'Kitchen', 271, 78, 3);
INSERT INTO product VALUES (2, 'Coffee', 'Book', 307, 87, 6);
INSERT INTO product VALUES (3, 'Kettle', 'Furniture', 257, 76, 3);
INSERT INTO product VALUES (4, 'Clock', 'Book', 244, 0, 2);
INSERT INTO product VALUES (5, 'Hammer', 'Toy', 327, 44, 2);
INSERT INTO product VALUES (6, 'Pillow', 'Furniture', 90, 56, 7);
INSERT INTO product VALUES (7, 'Blanket', 'Food', 234, 96, 2);
INSERT INTO product VALUES (8, 'Diary', 'Toy', 308, 45, 2);
INSERT INTO product VALUES (9, 'Atlas', 'Toy', 56, 69, 3);
INSERT INTO product VALUES (10, 'Novel', 'Food', 302, 35, 1);
INSERT INTO product VALUES (11, 'Candle', 'Kitchen', 54, 37, 6);
INSERT INTO product VALUES (12, 'Drum', 'Book', 472, 10, 6);
INSERT INTO product VALUES (13, 'Puzzle', 'Food', 299, 53, 1);
INSERT INTO product VALUES (14, 'Bucket', 'Food', 110, 48, 3);
INSERT INTO product VALUES (15, 'Kite', 'Book', 156, 18, 3);
INSERT INTO product VALUES (16, 'Cookie', 'Kitchen', 172, 5, 6);
INSERT INTO product VALUES (17, 'Honey', 'Furniture', 471, 97, 5);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Paul', 'Bonn', 848);
INSERT INTO customer VALUES (2, 'Grace', 'Delhi', 627);
INSERT INTO customer VALUES (3, 'Oscar', 'Lima', 452);
INSERT INTO customer VALUES (4, 'Carol', 'Paris', 486);
INSERT INTO customer VALUES (5, 'Fiona', 'Bonn', 723);
INSERT INTO customer VALUES (6, 'David', 'Delhi', 774);
INSERT INTO customer VALUES (7, 'Tina', 'Quito', 700);
INSERT INTO customer VALUES (8, 'Henry', 'Bonn', 378);
INSERT INTO customer VALUES (9, 'Leo', 'Delhi', 565);
INSERT INTO customer VALUES (10, 'Chris', 'Lima', 151);
INSERT INTO customer VALUES (11, 'George', 'Bonn', 212);

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
INSERT INTO purchase VALUES (1, 'Voucher', 9, 11, 4, 5);
INSERT INTO purchase VALUES (2, 'Card', 12, 10, 9, 3);
INSERT INTO purchase VALUES (3, 'Card', 3, 11, 7, 14);
INSERT INTO purchase VALUES (4, 'Transfer', 30, 5, 9, 8);
INSERT INTO purchase VALUES (5, 'Cash', 19, 11, 2, 2);
INSERT INTO purchase VALUES (6, 'Cash', 6, 3, 1, 12);
INSERT INTO purchase VALUES (7, 'Transfer', 29, 2, 11, 14);
INSERT INTO purchase VALUES (8, 'Cash', 5, 11, 11, 4);
INSERT INTO purchase VALUES (9, 'Card', 3, 8, 11, 10);
INSERT INTO purchase VALUES (10, 'Transfer', 7, 6, 6, 14);
INSERT INTO purchase VALUES (11, 'Cash', 30, 8, 10, 4);
INSERT INTO purchase VALUES (12, 'Transfer', 16, 8, 2, 1);
INSERT INTO purchase VALUES (13, 'Transfer', 2, 12, 9, 10);
INSERT INTO purchase VALUES (14, 'Voucher', 23, 6, 10, 9);
