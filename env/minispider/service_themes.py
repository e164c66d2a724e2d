"""Themes that are trained on: a shop, flights, a school, a hospital (`themes.py` lists them all)."""

from env.minispider import words
from env.minispider.spec import Category, Link, Name, Number, Table, Theme

SHOP = Theme("shop", (
    Table("supplier", "suppliers", 6, 7,
          Name("name", "names", words.COMPANIES),
          (Category("country", "countries", words.COUNTRIES, "from {}"),),
          (Number("rating", "ratings", 1, 50, False),)),
    Table("product", "products", 14, 20,
          Name("name", "names", words.PRODUCTS),
          (Category("category", "categories", words.GOODS, "in the category {}"),),
          (Number("price", "prices", 5, 500), Number("stock", "stocks", 0, 99)),
          (Link("supplier", "supplied by"),)),
    Table("customer", "customers", 9, 13,
          Name("name", "names", words.PERSONS),
          (Category("city", "cities", words.CITIES, "in {}"),),
          (Number("points", "points", 0, 900),)),
    Table("purchase", "purchases", 14, 20,
          None,
          (Category("payment", "payments", words.PAYMENTS, "paid by {}"),),
          (Number("quantity", "quantities", 1, 30), Number("month", "months", 1, 12, False)),
          (Link("customer", "made by"), Link("product", "made for"))),
))

FLIGHTS = Theme("flights", (
    Table("airline", "airlines", 6, 8,
          Name("name", "names", words.COMPANIES),
          (Category("country", "countries", words.COUNTRIES, "from {}"),),
          (Number("fleet", "fleets", 5, 300), Number("rating", "ratings", 1, 50, False))),
    Table("airport", "airports", 7, 10,
          Name("name", "names", words.PLACES),
          (Category("city", "cities", words.CITIES, "in {}"),),
          (Number("capacity", "capacities", 500, 9000),
           Number("opening_year", "opening years", 1930, 2015, False))),
    Table("passenger", "passengers", 9, 14,
          Name("name", "names", words.PERSONS),
          (Category("country", "countries", words.COUNTRIES, "from {}"),),
          (Number("age", "ages", 5, 80, False), Number("points", "points", 0, 900))),
    Table("flight", "flights", 16, 24,
          None,
          (Category("weekday", "weekdays", words.WEEKDAYS, "on {}"),),
          (Number("distance", "distances", 200, 9000),),
          (Link("airline", "operated by"), Link("airport", "landing at"))),
    Table("ticket", "tickets", 14, 20,
          None,
          (Category("cabin", "cabins", words.CABINS, "in the cabin {}"),),
          (Number("price", "prices", 40, 900), Number("month", "months", 1, 12, False)),
          (Link("passenger", "bought by"), Link("airline", "issued by"))),
))

SCHOOL = Theme("school", (
    Table("teacher", "teachers", 7, 11,
          Name("name", "names", words.PERSONS),
          (Category("subject", "subjects", words.SUBJECTS, "of the subject {}"),),
          (Number("age", "ages", 25, 65, False), Number("salary", "salaries", 1000, 9000))),
    Table("student", "students", 16, 24,
          Name("name", "names", words.PERSONS),
          (Category("city", "cities", words.CITIES, "from {}"),),
          (Number("age", "ages", 10, 19, False), Number("height", "heights", 120, 200, False)),
          (Link("teacher", "taught by"),)),
    Table("exam", "exams", 18, 28,
          None,
          (Category("subject", "subjects", words.SUBJECTS, "in the subject {}"),),
          (Number("score", "scores", 0, 100, False), Number("year", "years", 2015, 2024, False)),
          (Link("student", "taken by"),)),
))

HOSPITAL = Theme("hospital", (
    Table("doctor", "doctors", 7, 11,
          Name("name", "names", words.PERSONS),
          (Category("specialty", "specialties", words.SPECIALTIES, "of the specialty {}"),),
          (Number("age", "ages", 28, 68, False), Number("salary", "salaries", 1000, 9000))),
    Table("ward", "wards", 6, 7,
          Name("name", "names", words.TITLES),
          (Category("color", "colors", words.COLORS, "with color {}"),),
          (Number("capacity", "capacities", 4, 60), Number("floor", "floors", 1, 9, False))),
    Table("patient", "patients", 14, 22,
          Name("name", "names", words.PERSONS),
          (Category("city", "cities", words.CITIES, "from {}"),),
          (Number("age", "ages", 1, 90, False), Number("weight", "weights", 10, 120)),
          (Link("doctor", "treated by"),)),
    Table("stay", "stays", 16, 24,
          None,
          (Category("illness", "illnesses", words.ILLNESSES, "for the illness {}"),),
          (Number("duration", "durations", 1, 60), Number("cost", "costs", 50, 9000)),
          (Link("patient", "needed by"), Link("ward", "spent in"))),
))

SERVICE_THEMES = (SHOP, FLIGHTS, SCHOOL, HOSPITAL)
