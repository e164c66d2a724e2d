"""Golds that were run before, on disk: a gold depends on the database's bytes, its SQL and the code that judges it.

    <cache>/golds/<hash of that code>/<hash of the database file>.json
        {SQL: {"hardness": …, "tables": […], "gold": {"rows": …} or {"reason": …} or absent: not run}}

Each of the three in the key changes it, so nothing is ever stale and nothing has to be deleted. A file opens with
the hash of the rest: one that is cut or damaged reads as empty. Losing the cache costs time, never a load. A gold
that fails is not kept: what failed may have been the moment (time, memory).
"""

import functools
import hashlib
import json
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import sqlglot
from sqlglot import exp

from env.cache import cache_folder
from env.database import Database
from env.gold import Gold, UnusableGold, run_gold, tables_read
from env.hardness import hardness, parse
from env.schema import Schema

log = logging.getLogger(__name__)

# What an entry rests on. Hashed rather than numbered by hand: a number is forgotten, and then tests pass on old golds.
GOLD_CODE = (
    "answer_readings.py", "answers.py", "cells.py", "clockless_dates.py", "database.py", "gold.py", "hardness.py",
    "linear_functions.py", "row_matching.py", "sandbox.py", "schema.py",
)  # fmt: skip


@dataclass
class _Shelf:
    """The golds of one database; `entries` are as JSON has them."""

    path: Path | None
    entries: dict[str, dict]
    changed: bool = False


class GoldCache:
    """Golds by database and SQL; `folder` None keeps them in memory alone. Use `gold_cache`, which saves them."""

    def __init__(self, folder: Path | None):
        self._folder = folder
        self._shelves: dict[Path, _Shelf] = {}
        self._parse = functools.lru_cache(maxsize=1)(parse)  # one question's hardness and gold need the same tree

    def reading(self, database: Database, schema: Schema, sql: str) -> tuple[str, tuple[str, ...]]:
        """What the SQL alone says: its hardness, and the tables it reads. Raises UnreadableSql."""
        shelf = self._shelf(database.path)
        if sql not in shelf.entries:
            tree = self._parse(sql)
            shelf.entries[sql] = {"hardness": hardness(tree), "tables": tables_read(tree, schema)}
            shelf.changed = True
        return shelf.entries[sql]["hardness"], tuple(shelf.entries[sql]["tables"])

    def gold(self, database: Database, schema: Schema, sql: str) -> Gold:
        """As `run_gold`, which runs where the result isn't known yet. Raises UnreadableSql, and UnusableGold from the
        cache too."""
        self.reading(database, schema, sql)
        shelf = self._shelf(database.path)
        entry = shelf.entries[sql]
        gold = entry.get("gold") or _run(database, schema, sql, self._parse(sql))
        if "gold" not in entry and gold.get("reason") != "fails":
            entry["gold"] = gold
            shelf.changed = True
        if "reason" in gold:
            raise UnusableGold(gold["reason"], gold["detail"])
        return Gold(tuple(map(tuple, gold["rows"])), tuple(gold["columns"]), gold["ordered"], tuple(gold["tables"]))

    def save(self) -> None:
        """Writes what is new, each file whole or not at all. Where nothing can be written it says so and goes on."""
        for shelf in self._shelves.values():
            if not shelf.changed or shelf.path is None:
                continue
            try:
                _write(shelf.path, shelf.entries)
            except OSError as error:
                log.warning("golds are not cached: %s", error)
                return
            shelf.changed = False

    def _shelf(self, database: Path) -> _Shelf:
        if database not in self._shelves:
            if self._folder is None:
                self._shelves[database] = _Shelf(None, {})
            else:
                with database.open("rb") as file:
                    digest = hashlib.file_digest(file, "sha256").hexdigest()
                path = self._folder / f"{digest[:32]}.json"
                self._shelves[database] = _Shelf(path, _read(path))
        return self._shelves[database]


@contextmanager
def gold_cache() -> Iterator[GoldCache]:
    """A GoldCache in the user's cache folder, saved at the end, also of a load that was stopped half-way."""
    try:
        folder = cache_folder() / "golds" / gold_version()
    except ValueError as error:
        log.warning("golds are not cached: %s", error)
        folder = None
    cache = GoldCache(folder)
    try:
        yield cache
    finally:
        cache.save()


def gold_version(code: Path = Path(__file__).parent) -> str:
    """Twelve hex digits over the gold code in the folder `code` and the versions of SQLite and sqlglot."""
    digest = hashlib.sha256(f"{sqlite3.sqlite_version} {sqlglot.__version__}\n".encode())
    for name in GOLD_CODE:
        content = (code / name).read_bytes()
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:12]


def _run(database: Database, schema: Schema, sql: str, tree: exp.Expression) -> dict:
    """Through JSON at once, so that a cold load and a warm one read the same."""
    try:
        found = asdict(run_gold(database, schema, sql, tree))
    except UnusableGold as error:
        found = {"reason": error.reason, "detail": error.detail}
    return json.loads(json.dumps(found))


def _read(path: Path) -> dict[str, dict]:
    try:
        digest, _, payload = path.read_bytes().partition(b"\n")
    except OSError:
        return {}
    if digest.decode("ascii", "replace") != hashlib.sha256(payload).hexdigest():
        return {}  # damaged: run again
    return json.loads(payload)


def _write(path: Path, entries: dict[str, dict]) -> None:
    payload = json.dumps(entries).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    scratch = path.with_suffix(f".{os.getpid()}.tmp")
    try:
        scratch.write_bytes(hashlib.sha256(payload).hexdigest().encode() + b"\n" + payload)
        os.replace(scratch, path)  # no other process ever reads half a file
    finally:
        scratch.unlink(missing_ok=True)
