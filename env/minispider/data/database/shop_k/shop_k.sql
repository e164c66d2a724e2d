CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Orbit', 'Norway', 5);
INSERT INTO supplier VALUES (2, 'Pioneer', 'Norway', 32);
INSERT INTO supplier VALUES (3, 'Delta', 'Spain', 17);
INSERT INTO supplier VALUES (4, 'Prime', 'Japan', 37);
INSERT INTO supplier VALUES (5, 'Acme', 'Japan', 48);
INSERT INTO supplier VALUES (6, 'Atlantic', 'Spain', 45);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Mixer', 'Tool', 227, 94, 1);
INSERT INTO product VALUES (2, 'Novel', 'Toy', 293, 98, 2);
INSERT INTO product VALUES (3, 'Ladder', 'Furniture', 158, 47, 3);
INSERT INTO product VALUES (4, 'Candle', 'Furniture', 54, 51, 4);
INSERT INTO product VALUES (5, 'Bucket', 'Toy', 124, 22, 4);
INSERT INTO product VALUES (6, 'Table', 'Toy', 288, 52, 2);
INSERT INTO product VALUES (7, 'Hammer', 'Toy', 343, 29, 6);
INSERT INTO product VALUES (8, 'Honey', 'Book', 446, 85, 4);
INSERT INTO product VALUES (9, 'Chair', 'Toy', 353, 61, 2);
INSERT INTO product VALUES (10, 'Carpet', 'Tool', 387, 56, 6);
INSERT INTO product VALUES (11, 'Lamp', 'Furniture', 193, 44, 1);
INSERT INTO product VALUES (12, 'Blanket', 'Book', 124, 64, 6);
INSERT INTO product VALUES (13, 'Kettle', 'Book', 78, 54, 2);
INSERT INTO product VALUES (14, 'Puzzle', 'Book', 481, 38, 3);
INSERT INTO product VALUES (15, 'Basket', 'Book', 320, 39, 6);
INSERT INTO product VALUES (16, 'Mug', 'Food', 38, 60, 6);
INSERT INTO product VALUES (17, 'Robot', 'Book', 37, 35, 6);
INSERT INTO product VALUES (18, 'Coffee', 'Tool', 475, 48, 4);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Zoe', 'Paris', 140);
INSERT INTO customer VALUES (2, 'Frank', 'Tokyo', 357);
INSERT INTO customer VALUES (3, 'Oscar', 'Rome', 386);
INSERT INTO customer VALUES (4, 'Diana', 'Paris', 633);
INSERT INTO customer VALUES (5, 'Carol', 'Oslo', 680);
INSERT INTO customer VALUES (6, 'Fiona', 'Paris', 438);
INSERT INTO customer VALUES (7, 'Grace', 'Rome', 478);
INSERT INTO customer VALUES (8, 'Eric', 'Oslo', 176);
INSERT INTO customer VALUES (9, 'Bella', 'Paris', 880);

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
INSERT INTO purchase VALUES (1, 'Transfer', 27, 3, 8, 17);
INSERT INTO purchase VALUES (2, 'Voucher', 4, 8, 6, 17);
INSERT INTO purchase VALUES (3, 'Card', 12, 11, 8, 16);
INSERT INTO purchase VALUES (4, 'Voucher', 26, 11, 2, 11);
INSERT INTO purchase VALUES (5, 'Cash', 12, 9, 8, 4);
INSERT INTO purchase VALUES (6, 'Transfer', 27, 7, 8, 15);
INSERT INTO purchase VALUES (7, 'Transfer', 27, 11, 3, 4);
INSERT INTO purchase VALUES (8, 'Transfer', 20, 5, 7, 13);
INSERT INTO purchase VALUES (9, 'Voucher', 27, 6, 1, 4);
INSERT INTO purchase VALUES (10, 'Transfer', 15, 12, 4, 13);
INSERT INTO purchase VALUES (11, 'Card', 4, 5, 4, 16);
INSERT INTO purchase VALUES (12, 'Transfer', 3, 4, 2, 5);
INSERT INTO purchase VALUES (13, 'Transfer', 8, 1, 9, 17);
INSERT INTO purchase VALUES (14, 'Transfer', 30, 6, 1, 17);
INSERT INTO purchase VALUES (15, 'Card', 23, 11, 6, 5);
