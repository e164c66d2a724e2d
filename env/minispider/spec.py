"""How a theme is written down: tables of names, categories, numbers and links, with the English for each.

One `Theme` describes a schema and its vocabulary, no rows. `contents.py` fills it and the question kinds read
the English from it, so a new theme is one more `Theme` in the list of its file and nothing else.
"""

import re
from dataclasses import dataclass


def english(identifier: str) -> str:
    """`opening_year` -> `opening year`, `FullName` -> `full name`."""
    return re.sub("(?<=[a-z])(?=[A-Z])", " ", identifier).replace("_", " ").lower()


@dataclass(frozen=True)
class Name:
    """The text column that tells the rows of a table apart: every value is used at most once a table."""

    column: str
    plural: str
    words: tuple[str, ...]

    @property
    def label(self) -> str:
        return english(self.column)


@dataclass(frozen=True)
class Category:
    """A text column with few, repeated values. `phrase` says that a row has one: singers `from {}`."""

    column: str
    plural: str
    words: tuple[str, ...]
    phrase: str

    @property
    def label(self) -> str:
        return english(self.column)


@dataclass(frozen=True)
class Number:
    """An integer column, drawn uniformly from `low` to `high`; years, ages and ratings are not `summable`."""

    column: str
    plural: str
    low: int
    high: int
    summable: bool = True

    @property
    def label(self) -> str:
        return english(self.column)


@dataclass(frozen=True)
class Link:
    """A foreign key to the primary key of `parent`; `phrase` joins the two: pets `owned by` the owner Bob."""

    parent: str
    phrase: str

    @property
    def column(self) -> str:
        return f"{self.parent}_id"


@dataclass(frozen=True)
class Table:
    """A table; its columns are the primary key, the name, then categories, numbers and links, in this order.

    `name` is the table's name and its English singular. The number of rows is drawn from `fewest` to `most`.
    """

    name: str
    plural: str
    fewest: int
    most: int
    named: Name | None = None
    categories: tuple[Category, ...] = ()
    numbers: tuple[Number, ...] = ()
    links: tuple[Link, ...] = ()

    @property
    def noun(self) -> str:
        return english(self.name)

    @property
    def key(self) -> str:
        return f"{self.name}_id"

    @property
    def described(self) -> tuple[Name | Category | Number, ...]:
        """The columns that say something about a row: all but the keys."""
        return ((self.named,) if self.named else ()) + self.categories + self.numbers

    @property
    def texts(self) -> tuple[Name | Category, ...]:
        """The text columns."""
        return ((self.named,) if self.named else ()) + self.categories

    @property
    def columns(self) -> tuple[str, ...]:
        """All column names in the order of the database."""
        described = (column.column for column in self.described)
        return (self.key, *described, *(link.column for link in self.links))


@dataclass(frozen=True)
class Theme:
    """A schema. A table stands after those that it links to: rows are made and inserted in this order."""

    name: str
    tables: tuple[Table, ...]

    def table(self, name: str) -> Table:
        return next(table for table in self.tables if table.name == name)
