"""Spider in the layout of its official release: one folder of JSON files and databases."""

import json
from collections.abc import Iterator
from pathlib import Path

from env.records import DatasetError, Record

SPIDER_FILES = {
    "train": ("train_spider.json", "train_others.json"),
    "dev": ("dev.json",),
    "test": ("test.json",),
}
SPIDER_LAYOUT = (
    "the official layout: train_spider.json (train_others.json may be absent), dev.json, test.json and "
    "database/<db_id>/<db_id>.sqlite; tables.json is not read"
)


def spider_records(folder: Path, split: str) -> Iterator[Record]:
    """The records of "train", "dev" or "test" in file order; ids are `<file>-<index>`.

    The release keeps the databases of its test questions in `test_database/`; where there is none, they are looked
    for in `database/`. Raises DatasetError for another split, or what is missing or malformed, by name.
    """
    if split not in SPIDER_FILES:
        raise DatasetError(f"Unknown Spider split {split!r}: use 'train', 'dev' or 'test'.")
    if not folder.is_dir():
        raise DatasetError(f"No Spider folder at {folder}: expected {SPIDER_LAYOUT}.")
    databases = folder / "database"
    if split == "test" and (folder / "test_database").is_dir():
        databases = folder / "test_database"
    if not databases.is_dir():
        raise DatasetError(f"{databases} is missing: expected {SPIDER_LAYOUT}.")
    for name in SPIDER_FILES[split]:
        path = folder / name
        if name == "train_others.json" and not path.exists():
            continue
        for index, item in enumerate(_read_list(path)):
            yield spider_record(item, f"{path.stem}-{index}", databases, f"{path}, record {index}")


def spider_record(item, id: str, databases: Path, place: str) -> Record:
    """The fields that every copy of Spider has; whatever else `item` holds is not read. `place` is for the error."""
    fields = [item.get(key) for key in ("db_id", "question", "query")] if isinstance(item, dict) else [None]
    if not all(isinstance(field, str) and field.strip() for field in fields):
        raise DatasetError(f"{place}: expected an object with db_id, question and query, three texts.")
    database_id, text, gold_sql = fields
    return Record(id, database_id, databases / database_id / f"{database_id}.sqlite", text, gold_sql)


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
