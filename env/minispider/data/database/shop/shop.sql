CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Atlantic', 'Norway', 19);
INSERT INTO supplier VALUES (2, 'Prime', 'Spain', 6);
INSERT INTO supplier VALUES (3, 'Apex', 'Norway', 31);
INSERT INTO supplier VALUES (4, 'Acme', 'Spain', 45);
INSERT INTO supplier VALUES (5, 'Nova', 'Japan', 8);
INSERT INTO supplier VALUES (6, 'Delta', 'Egypt', 2);
INSERT INTO supplier VALUES (7, 'Titan', 'Spain', 30);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Drum', 'Kitchen', 380, 57, 6);
INSERT INTO product VALUES (2, 'Coffee', 'Kitchen', 73, 53, 6);
INSERT INTO product VALUES (3, 'Cookie', 'Furniture', 162, 40, 6);
INSERT INTO product VALUES (4, 'Novel', 'Food', 259, 64, 1);
INSERT INTO product VALUES (5, 'Kettle', 'Kitchen', 135, 42, 5);
INSERT INTO product VALUES (6, 'Candle', 'Tool', 269, 8, 3);
INSERT INTO product VALUES (7, 'Bucket', 'Tool', 36, 59, 3);
INSERT INTO product VALUES (8, 'Hammer', 'Kitchen', 142, 3, 4);
INSERT INTO product VALUES (9, 'Mixer', 'Toy', 207, 62, 1);
INSERT INTO product VALUES (10, 'Clock', 'Furniture', 66, 34, 6);
INSERT INTO product VALUES (11, 'Diary', 'Food', 57, 67, 6);
INSERT INTO product VALUES (12, 'Basket', 'Kitchen', 316, 51, 1);
INSERT INTO product VALUES (13, 'Pillow', 'Furniture', 177, 76, 6);
INSERT INTO product VALUES (14, 'Kite', 'Kitchen', 300, 33, 3);
INSERT INTO product VALUES (15, 'Lamp', 'Kitchen', 203, 82, 1);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Maria', 'Quito', 259);
INSERT INTO customer VALUES (2, 'Victor', 'Oslo', 851);
INSERT INTO customer VALUES (3, 'Oscar', 'Quito', 652);
INSERT INTO customer VALUES (4, 'Xavier', 'Oslo', 615);
INSERT INTO customer VALUES (5, 'Bella', 'Quito', 710);
INSERT INTO customer VALUES (6, 'Irene', 'Oslo', 699);
INSERT INTO customer VALUES (7, 'Frank', 'Oslo', 332);
INSERT INTO customer VALUES (8, 'Leo', 'Bonn', 212);
INSERT INTO customer VALUES (9, 'Quinn', 'Bonn', 105);
INSERT INTO customer VALUES (10, 'Carol', 'Delhi', 417);
INSERT INTO customer VALUES (11, 'Yara', 'Delhi', 123);

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
INSERT INTO purchase VALUES (1, 'Cash', 10, 3, 1, 8);
INSERT INTO purchase VALUES (2, 'Cash', 4, 3, 1, 3);
INSERT INTO purchase VALUES (3, 'Cash', 14, 7, 11, 8);
INSERT INTO purchase VALUES (4, 'Transfer', 28, 9, 2, 3);
INSERT INTO purchase VALUES (5, 'Cash', 2, 10, 9, 12);
INSERT INTO purchase VALUES (6, 'Cash', 3, 3, 5, 12);
INSERT INTO purchase VALUES (7, 'Card', 22, 9, 2, 10);
INSERT INTO purchase VALUES (8, 'Card', 27, 10, 3, 2);
INSERT INTO purchase VALUES (9, 'Voucher', 24, 1, 11, 6);
INSERT INTO purchase VALUES (10, 'Cash', 11, 8, 3, 7);
INSERT INTO purchase VALUES (11, 'Voucher', 14, 2, 2, 13);
INSERT INTO purchase VALUES (12, 'Cash', 20, 1, 2, 6);
INSERT INTO purchase VALUES (13, 'Cash', 19, 3, 11, 9);
INSERT INTO purchase VALUES (14, 'Cash', 14, 4, 2, 8);
INSERT INTO purchase VALUES (15, 'Cash', 18, 3, 8, 5);
INSERT INTO purchase VALUES (16, 'Card', 15, 6, 1, 9);
INSERT INTO purchase VALUES (17, 'Cash', 3, 11, 2, 8);
INSERT INTO purchase VALUES (18, 'Cash', 29, 1, 2, 13);
INSERT INTO purchase VALUES (19, 'Cash', 15, 9, 2, 8);
