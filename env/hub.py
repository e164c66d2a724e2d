"""Spider's questions from the Hugging Face hub, read with `datasets`; the databases come from a folder."""

from collections.abc import Iterator
from pathlib import Path

from env.records import DatasetError, Record
from env.spider_folder import spider_record

HUB_SPIDER = "xlangai/spider"
HUB_SPLITS = {"train": "train", "dev": "validation"}  # ours: the hub's
COLUMNS = ("db_id", "question", "query")
DATABASES = (
    "the hub does not carry Spider's databases: get the official release at https://yale-lily.github.io/spider "
    "and name its folder, or any that holds <db_id>/<db_id>.sqlite or database/<db_id>/<db_id>.sqlite"
)


def hub_records(name: str, split: str, databases: Path) -> Iterator[Record]:
    """The records of "train" or "dev" (the hub's `validation`) in the hub's order; ids are `<split>-<index>`.

    name: a data set on the hub, or a local folder that `datasets.load_dataset` can read. databases: the folder of
    the SQLite files. Raises DatasetError for another split, a missing column, folder or database, or where
    `datasets` is not installed or can't read `name` (no network, no such data set).
    """
    if split not in HUB_SPLITS:
        raise DatasetError(f"Unknown hub split {split!r}: use 'train' or 'dev' (the hub's 'validation').")
    if not databases.is_dir():
        raise DatasetError(f"No folder of databases at {databases}: {DATABASES}.")
    if (databases / "database").is_dir():
        databases = databases / "database"
    rows = _load(name, HUB_SPLITS[split])
    missing = [column for column in COLUMNS if column not in rows.column_names]
    if missing:
        raise DatasetError(f"{name} has no column {', '.join(missing)}: it needs {', '.join(COLUMNS)}.")
    for index, item in enumerate(rows.select_columns(list(COLUMNS))):
        record = spider_record(item, f"{split}-{index}", databases, f"{name}, {HUB_SPLITS[split]} row {index}")
        if not record.database_path.is_file():
            raise DatasetError(f"No database file at {record.database_path}: {DATABASES}.")
        yield record


def _load(name: str, split: str):
    try:
        import datasets  # takes a second and is needed here alone
    except ImportError:
        raise DatasetError(
            f"Reading {name} needs the package datasets: pip install datasets, or give a folder in Spider's layout."
        ) from None
    try:
        return datasets.load_dataset(name, split=split)
    except Exception as error:  # its own, huggingface_hub's, the HTTP client's and Arrow's: there is no common one
        told = str(error).strip().split("\n")[0] or type(error).__name__
        raise DatasetError(
            f"{name} ({split}) can't be loaded ({told}): check the name and the network; without one, give a "
            "folder in Spider's official layout instead."
        ) from None
