"""Makes every file of `data/`: `python -m env.minispider.build` (the same bytes on every run).

Three splits. train: the trained themes. dev: the same databases, and it leaks nothing: a held-out query is in no
train question. Of every kind most queries stay in train, so the held-out ones are new combinations of known parts: a
column, a condition and a literal that train questions show in other company. test: the themes never trained on.
"""

import argparse
import json
import random
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from env.minispider import DATA
from env.minispider.contents import World, make_world
from env.minispider.easy_condition_kinds import EASY_CONDITION_KINDS
from env.minispider.easy_table_kinds import EASY_TABLE_KINDS
from env.minispider.join_kinds import JOIN_KINDS, names_of_children
from env.minispider.kinds import Kind
from env.minispider.layout import schema_record, sql_script
from env.minispider.medium_kinds import MEDIUM_KINDS
from env.minispider.order_kinds import ORDER_KINDS
from env.minispider.themes import TRAINED_THEMES
from env.minispider.unseen_themes import UNSEEN_THEMES

EASY = EASY_TABLE_KINDS + EASY_CONDITION_KINDS
MEDIUM = ORDER_KINDS + MEDIUM_KINDS + JOIN_KINDS

LEVELS = {"easy": EASY, "medium": MEDIUM}

TRAIN_PER_THEME = {"easy": 130, "medium": 86}
DEV_PER_THEME = {"easy": 25, "medium": 16}
TEST_PER_THEME = {"easy": 50, "medium": 32}
DEV_SHARE_OF_KIND = 3  # at most one in so many questions of a kind is held out: some kinds have only a few
MOST_ROWS = 4  # a longer answer is too much to copy for a tiny model


@dataclass(frozen=True)
class Item:
    """A question of one database before its wording is chosen."""

    wordings: tuple[str, ...]
    query: str


Pool = list[list[Item]]  # one list a kind


def normalised(query: str) -> str:
    """The text by which two queries count as the same."""
    return " ".join(query.lower().split())


def pool(world: World, kinds: Sequence[Kind]) -> Pool:
    """All questions of a database with a fit answer, each query once."""
    connection = sqlite3.connect(":memory:")
    connection.executescript(sql_script(world))
    seen: set[str] = set()
    groups = []
    for kind in kinds:
        fewest = 0 if kind is names_of_children else 1  # a few empty answers: a parent without children
        group = []
        for wordings, query in kind(world):
            if normalised(query) in seen:
                continue
            seen.add(normalised(query))
            rows = connection.execute(query).fetchall()
            if fewest <= len(rows) <= MOST_ROWS and not any(value is None for row in rows for value in row):
                group.append(Item(wordings, query))
        groups.append(group)
    connection.close()
    return groups


def shuffled(groups: Pool, rng: random.Random) -> Pool:
    return [rng.sample(group, len(group)) for group in groups]


def interleaved(groups: Sequence[Sequence]) -> list:
    """The first of every group, then the second of every group, and so on."""
    longest = max(map(len, groups), default=0)
    return [group[turn] for turn in range(longest) for group in groups if turn < len(group)]


def take_turns(groups: Pool, count: int) -> list[Item]:
    """Take one item of each kind in turn until there are `count`: large kinds do not crowd out small ones."""
    items = interleaved(groups)
    if len(items) < count:
        raise ValueError(f"{count} questions are wanted, only {len(items)} can be made: add rows or kinds")
    return items[:count]


def record(world: World, item: Item) -> dict[str, str]:
    """The official record, in one of the item's wordings."""
    dice = random.Random(f"{world.theme.name}/{item.query}")
    return {"db_id": world.db_id, "question": dice.sample(item.wordings, len(item.wordings))[0], "query": item.query}


def split_theme(world: World) -> tuple[list[dict], list[dict]]:
    """The train and the dev records of a trained theme."""
    rng = random.Random(f"{world.theme.name}/split")
    pools = {level: pool(world, kinds) for level, kinds in LEVELS.items()}

    dev = []
    for level in LEVELS:
        groups = shuffled(pools[level], rng)
        candidates = [group[: len(group) // DEV_SHARE_OF_KIND] for group in groups]
        dev += take_turns(candidates, DEV_PER_THEME[level])
    held_out = {normalised(item.query) for item in dev}
    rng.shuffle(dev)

    train = []
    for level in LEVELS:
        groups = shuffled(pools[level], rng)
        kept = [[item for item in group if normalised(item.query) not in held_out] for group in groups]
        train += take_turns(kept, TRAIN_PER_THEME[level])
    rng.shuffle(train)
    return [record(world, item) for item in train], [record(world, item) for item in dev]


def unseen_records(world: World) -> list[dict]:
    """The records of a theme that is never trained on."""
    rng = random.Random(f"{world.theme.name}/test")
    chosen = []
    for level, kinds in LEVELS.items():
        chosen += take_turns(shuffled(pool(world, kinds), rng), TEST_PER_THEME[level])
    rng.shuffle(chosen)
    return [record(world, item) for item in chosen]


def write_records(path: Path, records: Iterable[dict]) -> None:
    """A JSON list with one record a line, so that a diff shows records."""
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in records)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8", newline="\n")


def write_database(folder: Path, world: World) -> None:
    """The SQL script of a database, in its place below `folder`."""
    script = folder / "database" / world.db_id / f"{world.db_id}.sql"
    script.parent.mkdir(parents=True, exist_ok=True)
    script.write_text(sql_script(world), encoding="utf-8", newline="\n")


def build(folder: Path) -> None:
    """Write all data files into `folder`. A database no longer made stays there: delete it by hand.

    The databases take turns in the question files, so that the first records of a file stand for all of it.
    """
    trained = [make_world(theme) for theme in TRAINED_THEMES]
    unseen = [make_world(theme) for theme in UNSEEN_THEMES]
    train, dev = zip(*map(split_theme, trained), strict=True)

    for world in trained + unseen:
        write_database(folder, world)
    write_records(folder / "train_spider.json", interleaved(train))
    write_records(folder / "dev.json", interleaved(dev))
    write_records(folder / "test.json", interleaved([unseen_records(world) for world in unseen]))
    write_records(folder / "tables.json", map(schema_record, trained + unseen))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Regenerate the bundled databases and questions.")
    parser.add_argument("--out", type=Path, default=DATA, help="folder to write to (default: %(default)s)")
    build(parser.parse_args().out)
