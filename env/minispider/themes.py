"""The themes of the bundled set.

To add one, append a `Theme` to `THEMES` and run `python -m env.minispider.build`. The columns of a table come
in the order name, categories, numbers, links. A table that others link to needs a name.
"""

from env.minispider import words
from env.minispider.spec import Category, Link, Name, Number, Table, Theme

CONCERTS = Theme("concerts", (
    Table("stadium", "stadiums", 6, 7,
          Name("name", "names", words.PLACES),
          (Category("city", "cities", words.CITIES, "in {}"),),
          (Number("capacity", "capacities", 500, 9000),
           Number("opening_year", "opening years", 1950, 2015, False))),
    Table("singer", "singers", 10, 15,
          Name("name", "names", words.PERSONS),
          (Category("country", "countries", words.COUNTRIES, "from {}"),
           Category("genre", "genres", words.GENRES, "of the genre {}")),
          (Number("age", "ages", 18, 70, False),)),
    Table("concert", "concerts", 12, 18,
          Name("title", "titles", words.TITLES),
          (Category("occasion", "occasions", words.OCCASIONS, "for the occasion {}"),),
          (Number("year", "years", 2000, 2024, False), Number("attendance", "attendances", 100, 9000)),
          (Link("stadium", "held at"), Link("singer", "given by"))),
))

PETS = Theme("pets", (
    Table("owner", "owners", 8, 12,
          Name("name", "names", words.PERSONS),
          (Category("city", "cities", words.CITIES, "in {}"),),
          (Number("age", "ages", 18, 80, False), Number("income", "incomes", 900, 9000))),
    Table("pet", "pets", 13, 18,
          Name("name", "names", words.PET_NAMES),
          (Category("species", "species", words.SPECIES, "of the species {}"),
           Category("color", "colors", words.COLORS, "with color {}")),
          (Number("weight", "weights", 1, 90), Number("age", "ages", 1, 20, False)),
          (Link("owner", "owned by"),)),
    Table("visit", "visits", 12, 18,
          None,
          (Category("reason", "reasons", words.REASONS, "for the reason {}"),),
          (Number("year", "years", 2010, 2024, False), Number("cost", "costs", 20, 900)),
          (Link("pet", "made for"),)),
))

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

THEMES = (CONCERTS, PETS, SHOP)


def vocabulary() -> tuple[str, ...]:
    """Every identifier and text value that any version of any theme can hold, sorted, each once.

    For the script that trains the tiny model's tokenizer: each of these should become one or two tokens.
    """
    found = set()
    for theme in THEMES:
        for table in theme.tables:
            found.update((table.name, *table.columns))
            for column in table.texts:
                found.update(column.words)
    return tuple(sorted(found))
