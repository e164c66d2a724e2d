CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Prime', 'Japan', 39);
INSERT INTO supplier VALUES (2, 'Summit', 'Italy', 41);
INSERT INTO supplier VALUES (3, 'Orbit', 'Peru', 46);
INSERT INTO supplier VALUES (4, 'Vertex', 'Italy', 20);
INSERT INTO supplier VALUES (5, 'Delta', 'Chile', 43);
INSERT INTO supplier VALUES (6, 'Titan', 'Egypt', 26);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Coffee', 'Furniture', 8, 23, 4);
INSERT INTO product VALUES (2, 'Blanket', 'Book', 420, 49, 3);
INSERT INTO product VALUES (3, 'Noodle', 'Furniture', 370, 56, 3);
INSERT INTO product VALUES (4, 'Candle', 'Toy', 56, 95, 3);
INSERT INTO product VALUES (5, 'Robot', 'Book', 203, 77, 4);
INSERT INTO product VALUES (6, 'Carpet', 'Furniture', 249, 25, 6);
INSERT INTO product VALUES (7, 'Pillow', 'Kitchen', 182, 92, 3);
INSERT INTO product VALUES (8, 'Cookie', 'Kitchen', 230, 89, 3);
INSERT INTO product VALUES (9, 'Table', 'Furniture', 292, 87, 1);
INSERT INTO product VALUES (10, 'Atlas', 'Tool', 47, 40, 6);
INSERT INTO product VALUES (11, 'Bucket', 'Book', 94, 78, 1);
INSERT INTO product VALUES (12, 'Kettle', 'Toy', 317, 70, 1);
INSERT INTO product VALUES (13, 'Clock', 'Kitchen', 190, 49, 1);
INSERT INTO product VALUES (14, 'Ladder', 'Tool', 244, 18, 5);
INSERT INTO product VALUES (15, 'Honey', 'Toy', 317, 2, 4);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Ivan', 'Tokyo', 167);
INSERT INTO customer VALUES (2, 'Yara', 'Oslo', 448);
INSERT INTO customer VALUES (3, 'Oscar', 'Delhi', 642);
INSERT INTO customer VALUES (4, 'Grace', 'Rome', 750);
INSERT INTO customer VALUES (5, 'Karen', 'Oslo', 79);
INSERT INTO customer VALUES (6, 'Quinn', 'Rome', 748);
INSERT INTO customer VALUES (7, 'Eric', 'Rome', 582);
INSERT INTO customer VALUES (8, 'Bella', 'Rome', 258);
INSERT INTO customer VALUES (9, 'Carol', 'Tokyo', 606);

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
INSERT INTO purchase VALUES (1, 'Voucher', 3, 6, 8, 6);
INSERT INTO purchase VALUES (2, 'Transfer', 8, 1, 8, 3);
INSERT INTO purchase VALUES (3, 'Card', 13, 3, 9, 4);
INSERT INTO purchase VALUES (4, 'Transfer', 29, 1, 8, 5);
INSERT INTO purchase VALUES (5, 'Voucher', 27, 12, 8, 2);
INSERT INTO purchase VALUES (6, 'Transfer', 14, 1, 9, 9);
INSERT INTO purchase VALUES (7, 'Card', 27, 5, 3, 13);
INSERT INTO purchase VALUES (8, 'Cash', 11, 5, 4, 11);
INSERT INTO purchase VALUES (9, 'Transfer', 20, 3, 6, 4);
INSERT INTO purchase VALUES (10, 'Transfer', 23, 3, 1, 10);
INSERT INTO purchase VALUES (11, 'Card', 29, 7, 3, 13);
INSERT INTO purchase VALUES (12, 'Voucher', 9, 10, 6, 3);
INSERT INTO purchase VALUES (13, 'Card', 1, 10, 8, 9);
INSERT INTO purchase VALUES (14, 'Card', 12, 1, 4, 4);
INSERT INTO purchase VALUES (15, 'Card', 7, 10, 9, 9);
INSERT INTO purchase VALUES (16, 'Voucher', 14, 2, 5, 15);
INSERT INTO purchase VALUES (17, 'Voucher', 2, 10, 9, 2);
INSERT INTO purchase VALUES (18, 'Voucher', 29, 7, 1, 10);
