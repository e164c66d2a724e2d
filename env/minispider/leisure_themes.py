"""Themes that are trained on: concerts, pets, a sports league, a library (`themes.py` lists them all)."""

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

LEAGUE = Theme("league", (
    Table("team", "teams", 6, 8,
          Name("name", "names", words.TEAMS),
          (Category("city", "cities", words.CITIES, "from {}"),),
          (Number("points", "points", 0, 99), Number("founding_year", "founding years", 1900, 2010, False))),
    Table("coach", "coaches", 7, 11,
          Name("name", "names", words.PERSONS),
          (Category("country", "countries", words.COUNTRIES, "from {}"),),
          (Number("age", "ages", 35, 70, False), Number("salary", "salaries", 1000, 9000)),
          (Link("team", "hired by"),)),
    Table("player", "players", 18, 28,
          Name("name", "names", words.PERSONS),
          (Category("country", "countries", words.COUNTRIES, "from {}"),
           Category("position", "positions", words.POSITIONS, "in the position {}")),
          (Number("age", "ages", 17, 38, False), Number("score", "scores", 0, 40)),
          (Link("team", "playing for"),)),
    Table("game", "games", 14, 22,
          None,
          (Category("result", "results", words.RESULTS, "with the result {}"),),
          (Number("attendance", "attendances", 100, 9000), Number("month", "months", 1, 12, False)),
          (Link("team", "hosted by"),)),
))

LIBRARY = Theme("library", (
    Table("author", "authors", 8, 12,
          Name("name", "names", words.PERSONS),
          (Category("country", "countries", words.COUNTRIES, "from {}"),),
          (Number("birth_year", "birth years", 1900, 1995, False),)),
    Table("book", "books", 14, 20,
          Name("title", "titles", words.TITLES),
          (Category("topic", "topics", words.TOPICS, "on the topic {}"),),
          (Number("length", "lengths", 40, 900), Number("year", "years", 1950, 2024, False)),
          (Link("author", "written by"),)),
    Table("member", "members", 9, 14,
          Name("name", "names", words.PERSONS),
          (Category("city", "cities", words.CITIES, "in {}"),),
          (Number("age", "ages", 10, 80, False),)),
    Table("loan", "loans", 16, 24,
          None,
          (Category("status", "statuses", words.STATUSES, "with the status {}"),),
          (Number("duration", "durations", 1, 60), Number("month", "months", 1, 12, False)),
          (Link("member", "taken by"), Link("book", "made for"))),
))

LEISURE_THEMES = (CONCERTS, PETS, LEAGUE, LIBRARY)
