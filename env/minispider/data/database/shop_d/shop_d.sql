CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Apex', 'Spain', 14);
INSERT INTO supplier VALUES (2, 'Delta', 'Kenya', 23);
INSERT INTO supplier VALUES (3, 'Fusion', 'Chile', 27);
INSERT INTO supplier VALUES (4, 'Atlantic', 'Spain', 18);
INSERT INTO supplier VALUES (5, 'Summit', 'Chile', 17);
INSERT INTO supplier VALUES (6, 'Titan', 'Chile', 26);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Basket', 'Food', 93, 70, 4);
INSERT INTO product VALUES (2, 'Mug', 'Food', 238, 58, 6);
INSERT INTO product VALUES (3, 'Kite', 'Book', 27, 35, 6);
INSERT INTO product VALUES (4, 'Bucket', 'Tool', 359, 56, 3);
INSERT INTO product VALUES (5, 'Kettle', 'Tool', 88, 44, 4);
INSERT INTO product VALUES (6, 'Coffee', 'Furniture', 390, 9, 2);
INSERT INTO product VALUES (7, 'Pillow', 'Kitchen', 20, 20, 1);
INSERT INTO product VALUES (8, 'Blanket', 'Book', 421, 5, 3);
INSERT INTO product VALUES (9, 'Honey', 'Tool', 284, 5, 4);
INSERT INTO product VALUES (10, 'Mixer', 'Tool', 258, 29, 3);
INSERT INTO product VALUES (11, 'Carpet', 'Food', 246, 75, 2);
INSERT INTO product VALUES (12, 'Chair', 'Kitchen', 354, 36, 4);
INSERT INTO product VALUES (13, 'Atlas', 'Tool', 452, 14, 6);
INSERT INTO product VALUES (14, 'Puzzle', 'Kitchen', 70, 33, 6);
INSERT INTO product VALUES (15, 'Noodle', 'Kitchen', 21, 93, 4);
INSERT INTO product VALUES (16, 'Clock', 'Furniture', 76, 94, 4);
INSERT INTO product VALUES (17, 'Novel', 'Tool', 381, 50, 2);
INSERT INTO product VALUES (18, 'Table', 'Food', 468, 14, 6);
INSERT INTO product VALUES (19, 'Drum', 'Tool', 470, 99, 3);
INSERT INTO product VALUES (20, 'Cookie', 'Tool', 81, 59, 2);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Carol', 'Rome', 877);
INSERT INTO customer VALUES (2, 'Nina', 'Rome', 297);
INSERT INTO customer VALUES (3, 'Alice', 'Tokyo', 815);
INSERT INTO customer VALUES (4, 'Ivan', 'Rome', 78);
INSERT INTO customer VALUES (5, 'Sam', 'Oslo', 120);
INSERT INTO customer VALUES (6, 'Karen', 'Oslo', 520);
INSERT INTO customer VALUES (7, 'Wendy', 'Delhi', 561);
INSERT INTO customer VALUES (8, 'Jack', 'Tokyo', 207);
INSERT INTO customer VALUES (9, 'George', 'Rome', 42);
INSERT INTO customer VALUES (10, 'Zoe', 'Lima', 46);
INSERT INTO customer VALUES (11, 'Paul', 'Delhi', 0);
INSERT INTO customer VALUES (12, 'Henry', 'Tokyo', 766);

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
INSERT INTO purchase VALUES (1, 'Voucher', 15, 8, 6, 4);
INSERT INTO purchase VALUES (2, 'Voucher', 25, 5, 6, 8);
INSERT INTO purchase VALUES (3, 'Cash', 4, 9, 7, 19);
INSERT INTO purchase VALUES (4, 'Card', 13, 5, 1, 18);
INSERT INTO purchase VALUES (5, 'Voucher', 22, 10, 12, 2);
INSERT INTO purchase VALUES (6, 'Transfer', 17, 12, 12, 4);
INSERT INTO purchase VALUES (7, 'Card', 11, 2, 11, 8);
INSERT INTO purchase VALUES (8, 'Transfer', 16, 6, 1, 4);
INSERT INTO purchase VALUES (9, 'Transfer', 5, 9, 1, 12);
INSERT INTO purchase VALUES (10, 'Voucher', 21, 7, 1, 20);
INSERT INTO purchase VALUES (11, 'Cash', 1, 9, 1, 5);
INSERT INTO purchase VALUES (12, 'Voucher', 4, 6, 1, 20);
INSERT INTO purchase VALUES (13, 'Cash', 13, 1, 2, 2);
INSERT INTO purchase VALUES (14, 'Voucher', 17, 12, 9, 9);
INSERT INTO purchase VALUES (15, 'Voucher', 10, 3, 1, 2);
INSERT INTO purchase VALUES (16, 'Card', 19, 12, 2, 16);
INSERT INTO purchase VALUES (17, 'Transfer', 14, 11, 9, 8);
INSERT INTO purchase VALUES (18, 'Voucher', 27, 1, 2, 3);
INSERT INTO purchase VALUES (19, 'Voucher', 8, 12, 1, 3);
