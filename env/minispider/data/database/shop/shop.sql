CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Atlantic', 'Japan', 25);
INSERT INTO supplier VALUES (2, 'Prime', 'Egypt', 10);
INSERT INTO supplier VALUES (3, 'Apex', 'Spain', 19);
INSERT INTO supplier VALUES (4, 'Acme', 'Spain', 6);
INSERT INTO supplier VALUES (5, 'Nova', 'Egypt', 31);
INSERT INTO supplier VALUES (6, 'Delta', 'Egypt', 45);
INSERT INTO supplier VALUES (7, 'Titan', 'Spain', 8);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Lamp', 'Book', 207, 33, 6);
INSERT INTO product VALUES (2, 'Mixer', 'Book', 66, 82, 3);
INSERT INTO product VALUES (3, 'Basket', 'Furniture', 57, 29, 1);
INSERT INTO product VALUES (4, 'Drum', 'Furniture', 316, 94, 4);
INSERT INTO product VALUES (5, 'Novel', 'Book', 177, 5, 3);
INSERT INTO product VALUES (6, 'Kettle', 'Book', 300, 21, 4);
INSERT INTO product VALUES (7, 'Candle', 'Toy', 203, 31, 6);
INSERT INTO product VALUES (8, 'Bucket', 'Book', 236, 83, 4);
INSERT INTO product VALUES (9, 'Hammer', 'Kitchen', 218, 39, 5);
INSERT INTO product VALUES (10, 'Cookie', 'Furniture', 166, 59, 7);
INSERT INTO product VALUES (11, 'Clock', 'Toy', 263, 91, 3);
INSERT INTO product VALUES (12, 'Mug', 'Book', 176, 13, 4);
INSERT INTO product VALUES (13, 'Diary', 'Furniture', 37, 82, 1);
INSERT INTO product VALUES (14, 'Table', 'Book', 241, 80, 5);
INSERT INTO product VALUES (15, 'Coffee', 'Book', 19, 22, 1);
INSERT INTO product VALUES (16, 'Pillow', 'Furniture', 255, 3, 6);
INSERT INTO product VALUES (17, 'Honey', 'Toy', 143, 25, 4);
INSERT INTO product VALUES (18, 'Noodle', 'Toy', 273, 86, 5);
INSERT INTO product VALUES (19, 'Ladder', 'Toy', 210, 6, 7);
INSERT INTO product VALUES (20, 'Chair', 'Book', 311, 36, 5);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Helen', 'Bonn', 521);
INSERT INTO customer VALUES (2, 'Leo', 'Paris', 341);
INSERT INTO customer VALUES (3, 'Eric', 'Bonn', 197);
INSERT INTO customer VALUES (4, 'Paul', 'Cairo', 285);
INSERT INTO customer VALUES (5, 'Yara', 'Bonn', 344);
INSERT INTO customer VALUES (6, 'Irene', 'Paris', 857);
INSERT INTO customer VALUES (7, 'Fiona', 'Cairo', 502);
INSERT INTO customer VALUES (8, 'Julia', 'Bonn', 559);
INSERT INTO customer VALUES (9, 'Karen', 'Bonn', 768);
INSERT INTO customer VALUES (10, 'Emma', 'Bonn', 413);
INSERT INTO customer VALUES (11, 'Bob', 'Delhi', 296);

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
INSERT INTO purchase VALUES (1, 'Transfer', 1, 7, 1, 13);
INSERT INTO purchase VALUES (2, 'Voucher', 15, 5, 3, 13);
INSERT INTO purchase VALUES (3, 'Transfer', 3, 6, 3, 20);
INSERT INTO purchase VALUES (4, 'Voucher', 2, 6, 3, 6);
INSERT INTO purchase VALUES (5, 'Transfer', 6, 4, 11, 17);
INSERT INTO purchase VALUES (6, 'Voucher', 7, 11, 3, 10);
INSERT INTO purchase VALUES (7, 'Transfer', 6, 3, 4, 3);
INSERT INTO purchase VALUES (8, 'Cash', 11, 10, 10, 2);
INSERT INTO purchase VALUES (9, 'Card', 30, 5, 1, 12);
INSERT INTO purchase VALUES (10, 'Transfer', 21, 10, 10, 7);
INSERT INTO purchase VALUES (11, 'Card', 25, 4, 4, 7);
INSERT INTO purchase VALUES (12, 'Voucher', 29, 2, 9, 10);
INSERT INTO purchase VALUES (13, 'Cash', 1, 12, 9, 4);
INSERT INTO purchase VALUES (14, 'Voucher', 17, 1, 2, 6);
INSERT INTO purchase VALUES (15, 'Card', 29, 1, 5, 18);
INSERT INTO purchase VALUES (16, 'Voucher', 27, 2, 2, 3);
INSERT INTO purchase VALUES (17, 'Card', 8, 3, 8, 18);
INSERT INTO purchase VALUES (18, 'Transfer', 11, 10, 2, 12);
