"""Themes that are never trained on: `test.json` asks whether the model reads a schema that it has not seen.

Their tables are new; their values, and the columns of the museum, are words that trained themes use, so that what
was learned there can transfer. The hotel also spells columns as no trained theme does (`FullName`): the question
says "full name", and only the database tells how that is written.
"""

from env.minispider import words
from env.minispider.spec import Category, Link, Name, Number, Table, Theme

MUSEUM = Theme("museum", (
    Table("museum", "museums", 6, 8,
          Name("name", "names", words.PLACES),
          (Category("city", "cities", words.CITIES, "in {}"),),
          (Number("price", "prices", 5, 60), Number("opening_year", "opening years", 1850, 2015, False))),
    Table("artist", "artists", 8, 12,
          Name("name", "names", words.PERSONS),
          (Category("country", "countries", words.COUNTRIES, "from {}"),),
          (Number("birth_year", "birth years", 1850, 1995, False), Number("income", "incomes", 900, 9000))),
    Table("painting", "paintings", 14, 20,
          Name("title", "titles", words.TITLES),
          (Category("color", "colors", words.COLORS, "with color {}"),),
          (Number("year", "years", 1900, 2020, False), Number("cost", "costs", 100, 9000)),
          (Link("museum", "shown at"), Link("artist", "painted by"))),
    Table("tour", "tours", 12, 18,
          None,
          (Category("weekday", "weekdays", words.WEEKDAYS, "on {}"),),
          (Number("attendance", "attendances", 3, 90), Number("month", "months", 1, 12, False)),
          (Link("museum", "given at"),)),
))

HOTEL = Theme("hotel", (
    Table("hotel", "hotels", 6, 8,
          Name("name", "names", words.PLACES),
          (Category("city", "cities", words.CITIES, "in {}"),),
          (Number("RoomCount", "room counts", 20, 400), Number("OpeningYear", "opening years", 1950, 2020, False))),
    Table("guest", "guests", 12, 18,
          Name("FullName", "full names", words.PERSONS),
          (Category("HomeTown", "home towns", words.CITIES, "from {}"),),
          (Number("age", "ages", 18, 80, False), Number("points", "points", 0, 900))),
    Table("booking", "bookings", 16, 24,
          None,
          (Category("payment", "payments", words.PAYMENTS, "paid by {}"),),
          (Number("NightPrice", "night prices", 40, 900), Number("duration", "durations", 1, 30)),
          (Link("hotel", "made at"), Link("guest", "made by"))),
))

UNSEEN_THEMES = (MUSEUM, HOTEL)
