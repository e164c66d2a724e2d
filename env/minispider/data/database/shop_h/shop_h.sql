CREATE TABLE supplier (
    supplier_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    rating INTEGER NOT NULL
);
INSERT INTO supplier VALUES (1, 'Summit', 'Italy', 18);
INSERT INTO supplier VALUES (2, 'Global', 'India', 28);
INSERT INTO supplier VALUES (3, 'Prime', 'Norway', 6);
INSERT INTO supplier VALUES (4, 'Vertex', 'Chile', 32);
INSERT INTO supplier VALUES (5, 'Pioneer', 'Chile', 43);
INSERT INTO supplier VALUES (6, 'Atlantic', 'Italy', 20);
INSERT INTO supplier VALUES (7, 'Acme', 'Italy', 41);

CREATE TABLE product (
    product_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    supplier_id INTEGER NOT NULL,
    FOREIGN KEY (supplier_id) REFERENCES supplier(supplier_id)
);
INSERT INTO product VALUES (1, 'Lamp', 'Book', 13, 22, 6);
INSERT INTO product VALUES (2, 'Noodle', 'Furniture', 496, 67, 2);
INSERT INTO product VALUES (3, 'Clock', 'Tool', 342, 7, 1);
INSERT INTO product VALUES (4, 'Puzzle', 'Book', 104, 92, 6);
INSERT INTO product VALUES (5, 'Mixer', 'Kitchen', 461, 51, 6);
INSERT INTO product VALUES (6, 'Ladder', 'Toy', 156, 74, 6);
INSERT INTO product VALUES (7, 'Coffee', 'Tool', 316, 69, 4);
INSERT INTO product VALUES (8, 'Robot', 'Tool', 178, 99, 2);
INSERT INTO product VALUES (9, 'Basket', 'Book', 266, 73, 4);
INSERT INTO product VALUES (10, 'Bucket', 'Kitchen', 198, 32, 1);
INSERT INTO product VALUES (11, 'Kettle', 'Book', 160, 2, 4);
INSERT INTO product VALUES (12, 'Honey', 'Book', 47, 23, 6);
INSERT INTO product VALUES (13, 'Pillow', 'Toy', 343, 21, 4);
INSERT INTO product VALUES (14, 'Candle', 'Toy', 252, 88, 2);
INSERT INTO product VALUES (15, 'Hammer', 'Book', 60, 12, 2);
INSERT INTO product VALUES (16, 'Atlas', 'Tool', 492, 59, 6);

CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    points INTEGER NOT NULL
);
INSERT INTO customer VALUES (1, 'Adam', 'Oslo', 215);
INSERT INTO customer VALUES (2, 'Nina', 'Oslo', 797);
INSERT INTO customer VALUES (3, 'Zoe', 'Rome', 752);
INSERT INTO customer VALUES (4, 'Victor', 'Rome', 557);
INSERT INTO customer VALUES (5, 'Ivan', 'Paris', 718);
INSERT INTO customer VALUES (6, 'Sam', 'Delhi', 898);
INSERT INTO customer VALUES (7, 'Maria', 'Oslo', 505);
INSERT INTO customer VALUES (8, 'Rosa', 'Rome', 731);
INSERT INTO customer VALUES (9, 'David', 'Cairo', 540);
INSERT INTO customer VALUES (10, 'George', 'Delhi', 193);
INSERT INTO customer VALUES (11, 'Leo', 'Delhi', 415);

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
INSERT INTO purchase VALUES (1, 'Cash', 22, 1, 5, 8);
INSERT INTO purchase VALUES (2, 'Transfer', 25, 6, 4, 9);
INSERT INTO purchase VALUES (3, 'Transfer', 7, 6, 4, 8);
INSERT INTO purchase VALUES (4, 'Cash', 30, 4, 10, 2);
INSERT INTO purchase VALUES (5, 'Transfer', 30, 8, 10, 9);
INSERT INTO purchase VALUES (6, 'Transfer', 17, 7, 11, 1);
INSERT INTO purchase VALUES (7, 'Cash', 3, 11, 3, 4);
INSERT INTO purchase VALUES (8, 'Transfer', 13, 1, 2, 2);
INSERT INTO purchase VALUES (9, 'Cash', 12, 10, 5, 2);
INSERT INTO purchase VALUES (10, 'Voucher', 4, 9, 5, 12);
INSERT INTO purchase VALUES (11, 'Cash', 2, 10, 8, 8);
INSERT INTO purchase VALUES (12, 'Transfer', 5, 6, 3, 8);
INSERT INTO purchase VALUES (13, 'Transfer', 13, 8, 8, 1);
INSERT INTO purchase VALUES (14, 'Transfer', 30, 12, 4, 3);
