"""Four sources of questions, one `Question`: what training, evaluation and the expert read.

    bundled set      load_spider(minispider.folder(), split)
    official folder  load_spider(folder, split)
    hub              load_hub(split, databases)
    own database     load_own(database, questions, split)
    any of them      load_questions(source, split)

A source yields `Record`s; `grading.py` makes questions of those that can grade an answer. This file is the door to
both: nothing outside `env` needs another import for questions.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from env import minispider
from env.database import Database
from env.grading import Dropped, LoadedQuestions, Question, build_questions, write_dropped
from env.hub import HUB_SPIDER, hub_records
from env.own_database import own_records
from env.records import DatasetError, Record
from env.spider_folder import spider_records

__all__ = [
    "DatasetError",
    "Dropped",
    "LoadedQuestions",
    "Question",
    "Record",
    "Source",
    "build_questions",
    "load_hub",
    "load_own",
    "load_questions",
    "load_spider",
    "pick",
    "write_dropped",
]


@dataclass(frozen=True)
class Source:
    """Where questions come from, as a person names it.

    dataset: `minispider` (bundled), `hub` (with `databases`), or a folder in Spider's layout. db and questions: an own
    SQLite file and its JSONL file; they go before `dataset`.
    """

    dataset: str = "minispider"
    databases: str | None = None
    db: str | None = None
    questions: str | None = None

    @property
    def bundled(self) -> bool:
        return self.db is None and self.dataset == "minispider"


def load_questions(
    source: Source,
    split: Literal["train", "dev", "test"],
    *,
    difficulties: Sequence[str] | None = None,
    limit: int | None = None,
) -> LoadedQuestions:
    """The questions of a source. Raises DatasetError as the loader of that source does."""
    if source.db is not None:
        return load_own(source.db, source.questions, split, difficulties=difficulties, limit=limit)
    if source.dataset == "hub":
        return load_hub(split, source.databases, difficulties=difficulties, limit=limit)
    folder = minispider.folder() if source.bundled else source.dataset
    return load_spider(folder, split, difficulties=difficulties, limit=limit)


def load_spider(
    folder: str | Path,
    split: Literal["train", "dev", "test"],
    *,
    difficulties: Sequence[str] | None = None,
    max_tables: int | None = None,
    limit: int | None = None,
) -> LoadedQuestions:
    """Spider in its official folder layout, or the bundled set. Filters and `limit` as in `build_questions`.

    Raises DatasetError for another split, a missing folder or file, a malformed record, or an empty result.
    """
    records = spider_records(Path(folder), split)
    return build_questions(records, difficulties=difficulties, max_tables=max_tables, limit=limit)


def load_hub(
    split: Literal["train", "dev"],
    databases: str | Path,
    *,
    name: str = HUB_SPIDER,
    difficulties: Sequence[str] | None = None,
    max_tables: int | None = None,
    limit: int | None = None,
) -> LoadedQuestions:
    """Spider's questions through `datasets.load_dataset(name)`; "dev" is the hub's `validation`.

    databases: a folder that holds `<db_id>/<db_id>.sqlite` or `database/<db_id>/<db_id>.sqlite`, such as that of
    Spider's official release: the hub does not carry them. Filters and `limit` as in `build_questions`.

    Raises DatasetError as `hub_records` does (no network, `datasets` not installed, …), or for an empty result.
    """
    records = hub_records(name, split, Path(databases))
    return build_questions(records, difficulties=difficulties, max_tables=max_tables, limit=limit)


def load_own(
    database: str | Path,
    questions: str | Path,
    split: Literal["train", "dev"],
    *,
    difficulties: Sequence[str] | None = None,
    max_tables: int | None = None,
    limit: int | None = None,
) -> LoadedQuestions:
    """One SQLite file and a JSONL file of questions about it, in UTF-8, one object a line:

        question   the text
        sql        the gold query; or
        answer     the result itself: a scalar (one cell), a list (one column) or a list of lists (rows), of texts,
                   numbers and null, at most 50 rows. Rows are a bag. A text with a comma, a `|` or a line break
                   goes into a list (["Smith, John"]), because as it stands it may mean several values.
        split      "train" or "dev", on every line or on none. On none: 20 % of the different questions, at least
                   one, are dev: those with the smallest SHA-256.
        hardness   only beside `answer`, where nothing can compute it: easy (the default), medium, hard or extra

    A question with an answer and no SQL serves GRPO and evaluation; SFT leaves it out. Filters and `limit` as in
    `build_questions`. Raises DatasetError as `own_records` does, with the line number, or for an empty result, and
    DatabaseFileError where the database is missing or no SQLite file.
    """
    Database.open(database)  # before the questions: the commoner mistake is two paths in the wrong order
    records = own_records(Path(database), Path(questions), split)
    return build_questions(records, difficulties=difficulties, max_tables=max_tables, limit=limit)


def pick(questions: Sequence[Question], wanted: str, dice: random.Random) -> Question:
    """By its number from 0, by its id, or `random`. Raises DatasetError when there is no such question."""
    if wanted == "random":
        return dice.choice(questions)
    found = [question for question in questions if question.id == wanted]
    if not found and wanted.isdecimal():
        found = list(questions[int(wanted) : int(wanted) + 1])
    if not found:
        raise DatasetError(
            f"No question {wanted!r} among {len(questions)}: give a number from 0 to {len(questions) - 1}, "
            f"an id such as {questions[0].id}, or random."
        )
    return found[0]
