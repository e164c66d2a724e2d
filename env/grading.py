"""From records to questions: gets each result once and keeps the questions whose result can grade an answer.

What is dropped is listed with its reason. Hardness is computed from the SQL; only where there is none is the stated
one taken. It doesn't know where records come from (`questions.py`), nor prompts, tools or rewards.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from env.database import Database
from env.gold import UnusableGold, stated_gold
from env.gold_cache import GoldCache, gold_cache
from env.hardness import LEVELS, UnreadableSql
from env.records import DatasetError, Record
from env.schema import read_schema

EMPTY_SHARE = 0.03  # of the kept questions: more of them would teach to guess `[]`


@dataclass(frozen=True)
class Question:
    """A question with its result. ordered: the order of gold_rows (at most 50) is part of the answer. tables: those
    that the gold reads, by first appearance; all_tables: those of the database. Names in schema spelling.

    gold_sql "" (an answer is stated instead): gold_columns and tables are () and ordered is False. Such a question
    can be played and rewarded; the expert can't demonstrate it.
    """

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
class Dropped:
    """A record that can't grade answers. reason: fails, too_many_rows, value, order_dependent or empty."""

    id: str
    database_id: str
    gold_sql: str
    reason: str
    detail: str


@dataclass(frozen=True)
class LoadedQuestions:
    """What filters and `limit` leave out is in neither list."""

    questions: tuple[Question, ...]
    dropped_records: tuple[Dropped, ...]

    @property
    def dropped(self) -> dict[str, int]:
        """Number of dropped records by reason."""
        return dict(Counter(record.reason for record in self.dropped_records))


def build_questions(
    records: Iterable[Record],
    *,
    difficulties: Sequence[str] | None = None,
    max_tables: int | None = None,
    limit: int | None = None,
) -> LoadedQuestions:
    """Keeps, in their order, the first `limit` records that pass the filters and whose gold can grade an answer.

    Questions whose result has no rows are kept while they are at most 3 % of the kept ones. Golds that were run
    before come from the user's cache (`gold_cache.py`).
    difficulties: None for all. max_tables: of those that the gold reads; a question without SQL counts as reading
    all of its database.

    Raises DatasetError for an unknown difficulty, a number below 1, or where nothing is left.
    """
    unknown = sorted(set(difficulties or ()) - set(LEVELS))
    if unknown or (difficulties is not None and not difficulties):
        raise DatasetError(f"Unknown difficulties {unknown}: choose among {', '.join(LEVELS)}.")
    for name, number in (("limit", limit), ("max_tables", max_tables)):
        if number is not None and number < 1:
            raise DatasetError(f"{name} must be at least 1, got {number}.")
    kept: list[Question] = []
    dropped: list[Dropped] = []
    levels = dict.fromkeys(LEVELS, 0)
    seen = empties = 0
    with gold_cache() as golds:
        for record in records:
            if limit is not None and len(kept) == limit:
                break
            seen += 1
            try:
                question = _question(record, golds, levels, difficulties, max_tables)
                if question is None:
                    continue
                if not question.gold_rows:
                    if empties + 1 > EMPTY_SHARE * (len(kept) + 1):
                        raise UnusableGold("empty", f"no rows, as in {EMPTY_SHARE:.0%} of those kept so far")
                    empties += 1
                kept.append(question)
            except (UnusableGold, UnreadableSql) as error:
                dropped.append(Dropped(record.id, record.database_id, record.gold_sql, error.reason, error.detail))
    loaded = LoadedQuestions(tuple(kept), tuple(dropped))
    if not kept:
        counts = ", ".join(f"{level} {count}" for level, count in levels.items())
        wanted = "all" if difficulties is None else ", ".join(difficulties)
        raise DatasetError(
            f"No question is left of {seen} records ({counts}; wanted: {wanted}, max_tables {max_tables}; "
            f"dropped: {loaded.dropped or 'none'}): widen the filter or check the data."
        )
    return loaded


def write_dropped(path: str | Path, loaded: LoadedQuestions) -> None:
    """JSONL, one object a dropped record: id, database, sql ("" for a stated answer), reason, detail (a sentence).

    No file where nothing was dropped.
    """
    if not loaded.dropped_records:
        return
    with Path(path).open("w", encoding="utf-8") as file:
        for record in loaded.dropped_records:
            line = {
                "id": record.id,
                "database": record.database_id,
                "sql": record.gold_sql,
                "reason": record.reason,
                "detail": record.detail,
            }
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def _question(
    record: Record,
    golds: GoldCache,
    levels: dict[str, int],
    difficulties: Sequence[str] | None,
    max_tables: int | None,
) -> Question | None:
    """None where a filter leaves it out, before its SQL runs: a filtered load costs a parse a record at most. Counts
    the record's level in `levels`. Raises UnusableGold or UnreadableSql."""
    database = Database.open(record.database_path)
    schema = read_schema(database)
    all_tables = tuple(table.name for table in schema.tables)
    stated = record.stated_rows is not None
    level, read = record.stated_hardness, all_tables
    if not stated:
        level, read = golds.reading(database, schema, record.gold_sql)
    levels[level] += 1
    if difficulties is not None and level not in difficulties:
        return None
    if max_tables is not None and len(read) > max_tables:
        return None
    gold = stated_gold(record.stated_rows) if stated else golds.gold(database, schema, record.gold_sql)
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
        all_tables=all_tables,
    )
