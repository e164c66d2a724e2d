"""What a data set says of a question, before anything is run: the contract between its sources and `questions.py`."""

from dataclasses import dataclass
from pathlib import Path


class DatasetError(ValueError):
    """A data set is missing, malformed, or leaves nothing to train on."""


@dataclass(frozen=True)
class Record:
    """One question as its source states it. Either gold_sql is a query, or it is "" and stated_rows is the answer.

    stated_rows: R rows of C cells each (str, int, float or None). stated_hardness: of a question without SQL, where
    nothing can compute it.
    """

    id: str
    database_id: str
    database_path: Path
    text: str
    gold_sql: str
    stated_rows: tuple[tuple, ...] | None = None
    stated_hardness: str = "easy"
