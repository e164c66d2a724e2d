"""Questions with graded golds: where they are read from and which of them are fit for training.

A loader yields `Record`s (what a data set says); `build_questions` runs each gold once through the sandbox and
keeps the questions whose result can grade an answer. What is dropped is counted by reason. Hardness is computed
from the SQL, never read. Knows nothing of prompts, tools or rewards.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from sqlglot import exp

from env.database import Database
from env.gold import UnusableGold, run_gold
from env.hardness import LEVELS, UnreadableSql, hardness, parse
from env.schema import read_schema

EMPTY_SHARE = 0.03  # of the kept questions: more of them would teach to guess `[]`
SPIDER_FILES = {
    "train": ("train_spider.json", "train_others.json"),
    "dev": ("dev.json",),
    "test": ("test.json",),
}
SPIDER_LAYOUT = (
    "the official layout: train_spider.json (train_others.json may be absent), dev.json, test.json and "
    "database/<db_id>/<db_id>.sqlite"
)


class DatasetError(ValueError):
    """A data set is missing, malformed, or leaves nothing to train on."""


@dataclass(frozen=True)
class Record:
    """What a data set states of a question, before anything is run."""

    id: str
    database_id: str
    database_path: Path
    text: str
    gold_sql: str


@dataclass(frozen=True)
class Question:
    """A question with its result. ordered: the order of gold_rows (at most 50) is part of the answer. tables: those
    that the gold reads, by first appearance; all_tables: those of the database. Names in schema spelling."""

    id: str
    database_id: str
    database_path: Path
    text: str
    gold_sql: str
    gold_rows: tuple[tuple, ...]
    gold_columns: tuple[str, ...]
    ordered: bool
    hardness: str
    tables: tuple[str, ...]
    all_tables: tuple[str, ...]


@dataclass(frozen=True)
class LoadedQuestions:
    """dropped: number of questions by reason (fails, too_many_rows, value, order_dependent, empty)."""

    questions: tuple[Question, ...]
    dropped: dict[str, int]


def load_spider(
    folder: str | Path,
    split: Literal["train", "dev", "test"],
    *,
    difficulties: tuple[str, ...] | None = None,
    limit: int | None = None,
) -> LoadedQuestions:
    """Spider in its official folder layout. `difficulties` and `limit` as in `build_questions`.

    Raises DatasetError for another split, a missing folder or file, a malformed record, or an empty result.
    """
    if split not in SPIDER_FILES:
        raise DatasetError(f"Unknown Spider split {split!r}: use 'train', 'dev' or 'test'.")
    records = _spider_records(Path(folder), SPIDER_FILES[split])
    return build_questions(records, difficulties=difficulties, limit=limit)


def build_questions(
    records: Iterable[Record], *, difficulties: Sequence[str] | None = None, limit: int | None = None
) -> LoadedQuestions:
    """Keeps, in their order, the first `limit` records of the wanted hardness whose gold can grade an answer.

    Questions whose result has no rows are kept while they are at most 3 % of the kept ones.
    Raises DatasetError for an unknown difficulty, a limit below 1, or where nothing is left.
    """
    unknown = sorted(set(difficulties or ()) - set(LEVELS))
    if unknown or (difficulties is not None and not difficulties):
        raise DatasetError(f"Unknown difficulties {unknown}: choose among {', '.join(LEVELS)}.")
    if limit is not None and limit < 1:
        raise DatasetError(f"limit must be at least 1, got {limit}.")
    kept: list[Question] = []
    dropped: Counter[str] = Counter()
    seen = empties = 0
    for record in records:
        if limit is not None and len(kept) == limit:
            break
        seen += 1
        try:
            tree = parse(record.gold_sql)
            level = hardness(tree)
            if difficulties is not None and level not in difficulties:
                continue  # before any SQL runs: a filtered load costs a parse a record
            question = _question(record, tree, level)
        except (UnusableGold, UnreadableSql) as error:
            dropped[error.reason] += 1
            continue
        if not question.gold_rows:
            if empties + 1 > EMPTY_SHARE * (len(kept) + 1):
                dropped["empty"] += 1
                continue
            empties += 1
        kept.append(question)
    if not kept:
        raise DatasetError(
            f"No question is left of {seen} records (difficulties: {difficulties or 'all'}; dropped: "
            f"{dict(dropped) or 'none'}): widen the filter or check the data."
        )
    return LoadedQuestions(tuple(kept), dict(dropped))


def _question(record: Record, tree: exp.Expression, level: str) -> Question:
    database = Database.open(record.database_path)
    schema = read_schema(database)
    gold = run_gold(database, schema, record.gold_sql, tree)
    return Question(
        id=record.id,
        database_id=record.database_id,
        database_path=record.database_path,
        text=record.text,
        gold_sql=record.gold_sql,
        gold_rows=gold.rows,
        gold_columns=gold.columns,
        ordered=gold.ordered,
        hardness=level,
        tables=gold.tables,
        all_tables=tuple(table.name for table in schema.tables),
    )


def _spider_records(folder: Path, names: Sequence[str]) -> Iterator[Record]:
    if not folder.is_dir():
        raise DatasetError(f"No Spider folder at {folder}: expected {SPIDER_LAYOUT}.")
    databases = folder / "database"
    if not databases.is_dir():
        raise DatasetError(f"{databases} is missing: expected {SPIDER_LAYOUT}.")
    for name in names:
        path = folder / name
        if name == "train_others.json" and not path.exists():
            continue
        for index, item in enumerate(_read_list(path)):
            try:
                database_id, text, gold_sql = (item[key] for key in ("db_id", "question", "query"))
                database_path = databases / database_id / f"{database_id}.sqlite"
            except (KeyError, TypeError) as error:
                raise DatasetError(
                    f"{path}, record {index}: expected an object with db_id, question and query ({error!r})."
                ) from None
            yield Record(f"{path.stem}-{index}", database_id, database_path, text, gold_sql)


def _read_list(path: Path) -> list:
    try:
        items = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DatasetError(f"{path} is missing: expected {SPIDER_LAYOUT}.") from None
    except ValueError as error:
        raise DatasetError(f"{path} is not valid JSON: {error}.") from None
    if not isinstance(items, list):
        raise DatasetError(f"{path} must hold a list of records.")
    return items
