CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Atlantic', 'Spain', 41);
INSERT INTO supplier VALUES (2, 'Nova', 'Egypt', 50);
INSERT INTO supplier VALUES (3, 'Acme', 'France', 37);
INSERT INTO supplier VALUES (4, 'Titan', 'India', 8);
INSERT INTO supplier VALUES (5, 'Delta', 'India', 28);
INSERT INTO supplier VALUES (6, 'Apex', 'Spain', 29);
INSERT INTO supplier VALUES (7, 'Fusion', 'India', 37);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Carpet', 'Furniture', 22, 0, 2);
INSERT INTO product VALUES (2, 'Drum', 'Tool', 68, 90, 6);
INSERT INTO product VALUES (3, 'Robot', 'Book', 229, 4, 7);
INSERT INTO product VALUES (4, 'Pillow', 'Book', 490, 64, 3);
INSERT INTO product VALUES (5, 'Diary', 'Book', 387, 83, 6);
INSERT INTO product VALUES (6, 'Kettle', 'Furniture', 18, 82, 7);
INSERT INTO product VALUES (7, 'Table', 'Furniture', 9, 11, 3);
INSERT INTO product VALUES (8, 'Mixer', 'Book', 221, 14, 6);
INSERT INTO product VALUES (9, 'Blanket', 'Book', 350, 4, 3);
INSERT INTO product VALUES (10, 'Bucket', 'Tool', 196, 35, 6);
INSERT INTO product VALUES (11, 'Kite', 'Furniture', 311, 64, 6);
INSERT INTO product VALUES (12, 'Cookie', 'Food', 451, 22, 4);
INSERT INTO product VALUES (13, 'Atlas', 'Kitchen', 114, 27, 6);
INSERT INTO product VALUES (14, 'Lamp', 'Food', 495, 83, 6);
INSERT INTO product VALUES (15, 'Coffee', 'Tool', 136, 80, 3);
INSERT INTO product VALUES (16, 'Noodle', 'Furniture', 423, 38, 2);
INSERT INTO product VALUES (17, 'Ladder', 'Book', 226, 16, 2);
INSERT INTO product VALUES (18, 'Puzzle', 'Kitchen', 204, 73, 6);
INSERT INTO product VALUES (19, 'Mug', 'Furniture', 458, 2, 3);
INSERT INTO product VALUES (20, 'Chair', 'Furniture', 301, 3, 2);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Alice', 'Quito', 62);
INSERT INTO customer VALUES (2, 'Karen', 'Quito', 614);
INSERT INTO customer VALUES (3, 'Diana', 'Paris', 796);
INSERT INTO customer VALUES (4, 'Quinn', 'Delhi', 182);
INSERT INTO customer VALUES (5, 'Fiona', 'Delhi', 431);
INSERT INTO customer VALUES (6, 'Jack', 'Lima', 280);
INSERT INTO customer VALUES (7, 'Rosa', 'Quito', 686);
INSERT INTO customer VALUES (8, 'Wendy', 'Paris', 25);
INSERT INTO customer VALUES (9, 'Oscar', 'Cairo', 46);

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
INSERT INTO purchase VALUES (1, 'Voucher', 4, 7, 3, 8);
INSERT INTO purchase VALUES (2, 'Voucher', 24, 10, 1, 16);
INSERT INTO purchase VALUES (3, 'Card', 2, 7, 7, 7);
INSERT INTO purchase VALUES (4, 'Transfer', 4, 6, 7, 19);
INSERT INTO purchase VALUES (5, 'Card', 10, 9, 8, 20);
INSERT INTO purchase VALUES (6, 'Cash', 10, 3, 3, 18);
INSERT INTO purchase VALUES (7, 'Voucher', 7, 4, 1, 18);
INSERT INTO purchase VALUES (8, 'Voucher', 27, 11, 1, 8);
INSERT INTO purchase VALUES (9, 'Card', 22, 10, 3, 20);
INSERT INTO purchase VALUES (10, 'Transfer', 13, 8, 6, 17);
INSERT INTO purchase VALUES (11, 'Card', 21, 7, 6, 18);
INSERT INTO purchase VALUES (12, 'Card', 16, 2, 1, 15);
INSERT INTO purchase VALUES (13, 'Card', 10, 6, 1, 10);
INSERT INTO purchase VALUES (14, 'Card', 28, 2, 7, 7);
INSERT INTO purchase VALUES (15, 'Transfer', 18, 6, 4, 6);
INSERT INTO purchase VALUES (16, 'Cash', 19, 9, 8, 17);
INSERT INTO purchase VALUES (17, 'Voucher', 12, 2, 5, 19);
INSERT INTO purchase VALUES (18, 'Voucher', 22, 1, 2, 18);
INSERT INTO purchase VALUES (19, 'Voucher', 5, 11, 3, 7);
INSERT INTO purchase VALUES (20, 'Voucher', 12, 4, 6, 13);
