"""An own SQLite file with an own JSONL of questions, each with its gold SQL or with its answer.

    {"question": "Who is the oldest singer?", "sql": "SELECT name FROM singer ORDER BY age DESC LIMIT 1"}
    {"question": "How many singers are there?", "answer": 12}
    {"question": "Which towns have a pool?", "answer": ["Ede", "Delft"], "split": "dev", "hardness": "medium"}

Decides how such an answer is read and which questions are held out. It runs nothing.
"""

import hashlib
import json
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from env.hardness import LEVELS
from env.records import DatasetError, Record

FIELDS = ("question", "sql", "answer", "split", "hardness")
SPLITS = ("train", "dev")
HELDOUT_SHARE = 0.2
SEVERAL = ",|\n"  # what separates values where people write a list as text


@dataclass(frozen=True)
class _Line:
    number: int  # 1-based
    text: str
    sql: str
    rows: tuple[tuple, ...] | None
    split: str | None
    hardness: str


def own_records(database: Path, questions: Path, split: str) -> Iterator[Record]:
    """The lines of `split` ("train" or "dev") in file order; ids are `<file>-<line number>`. See `load_own`.

    Raises DatasetError with the line number for what a line gets wrong, and for a file that is missing, no UTF-8,
    holds fewer than two different questions, marks only some lines with a split, or has none of the split asked for.
    """
    if split not in SPLITS:
        raise DatasetError(f"Unknown split {split!r} of an own database: use 'train' or 'dev'.")
    lines = _read_lines(questions)
    split_of = _splits(lines, questions)
    if split not in split_of.values():
        raise DatasetError(f"{questions}: no line has split {split!r}; mark some, or none for a share by chance.")
    for line in lines:
        if split_of[line.number] == split:
            id = f"{questions.stem}-{line.number}"
            yield Record(id, database.stem, database, line.text, line.sql, line.rows, line.hardness)


def _splits(lines: Sequence[_Line], path: Path) -> dict[int, str]:
    """The split of each line number: the line's own; where no line has one, by the hash of the question.

    The fifth of the different questions with the smallest hashes (rounded, at least one) is held out: the same ones
    on every machine and in any order of the file, and a question that is asked twice stays on one side.
    """
    marked = [line for line in lines if line.split]
    if marked and len(marked) < len(lines):
        bare = next(line.number for line in lines if not line.split)
        raise DatasetError(f'{path}, line {bare}: no "split", but other lines have one; mark all lines or none.')
    if marked:
        return {line.number: line.split for line in lines}
    texts = sorted({line.text for line in lines}, key=lambda text: hashlib.sha256(text.encode()).digest())
    heldout = set(texts[: max(1, round(HELDOUT_SHARE * len(texts)))])
    return {line.number: "dev" if line.text in heldout else "train" for line in lines}


def _read_lines(path: Path) -> list[_Line]:
    try:
        texts = path.read_text(encoding="utf-8-sig").split("\n")
    except OSError as error:
        raise DatasetError(f"{path} can't be read ({error.strerror}): give a JSONL file of questions.") from None
    except UnicodeDecodeError as error:
        raise DatasetError(f"{path} is not UTF-8 (byte {error.start}): it must be a JSONL text file.") from None
    lines = []
    for number, text in enumerate(texts, start=1):
        if text.strip():
            try:
                lines.append(_line(number, text))
            except ValueError as error:
                raise DatasetError(f"{path}, line {number}: {error}.") from None
    if len({line.text for line in lines}) < 2:
        raise DatasetError(
            f"{path} holds {len(lines)} questions: it needs two different ones or more, to train on and to hold out."
        )
    return lines


def _line(number: int, text: str) -> _Line:
    """Raises ValueError that says what is wrong with the line."""
    try:
        item = json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise ValueError(f"no valid JSON ({error})") from None
    if not isinstance(item, dict):
        raise ValueError('expected an object such as {"question": "…", "sql": "…"}')
    if re.search(r"[\ud800-\udfff]", json.dumps(item, ensure_ascii=False)):
        raise ValueError("half a surrogate pair such as \\ud83d: write the whole character")
    unknown = sorted(set(item) - set(FIELDS))
    if unknown:
        raise ValueError(f"unknown field {', '.join(unknown)}; known are {', '.join(FIELDS)}")
    _require_text(item, "question")
    if ("sql" in item) == ("answer" in item):
        raise ValueError('give either "sql" or "answer"')
    split = item.get("split")
    if "split" in item and split not in SPLITS:
        raise ValueError(f'"split" must be "train" or "dev", got {json.dumps(split)}')
    if "sql" in item:
        _require_text(item, "sql")
        if "hardness" in item:
            raise ValueError('"hardness" is for lines with an "answer"; that of SQL is computed')
        return _Line(number, item["question"], item["sql"], None, split, "easy")
    hardness = item.get("hardness", "easy")
    if hardness not in LEVELS:
        raise ValueError(f'"hardness" must be one of {", ".join(LEVELS)}, got {json.dumps(hardness)}')
    return _Line(number, item["question"], "", _rows(item["answer"]), split, hardness)


def _rows(answer) -> tuple[tuple, ...]:
    """The rows (R, C) that a JSON answer states: a scalar is one cell, a list a column, a list of lists rows."""
    if not isinstance(answer, list):
        if isinstance(answer, str) and (answer.lstrip().startswith("[") or any(mark in answer for mark in SEVERAL)):
            quoted = json.dumps(answer, ensure_ascii=False)
            raise ValueError(f"the text {quoted} may be one value or several: write [{quoted}] or a list")
        return ((_cell(answer),),)
    if any(isinstance(row, list) for row in answer):
        if not all(isinstance(row, list) and row and len(row) == len(answer[0]) for row in answer):
            raise ValueError('"answer" must be one value, a list of values, or a list of rows of one width')
        return tuple(tuple(map(_cell, row)) for row in answer)
    return tuple((_cell(cell),) for cell in answer)


def _cell(value) -> str | int | float | None:
    if isinstance(value, bool):
        raise ValueError("SQLite knows no true and false: write 1 and 0, or the text that is stored")
    if isinstance(value, dict | list):
        raise ValueError('a value in "answer" must be a text, a number or null')
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError('a number in "answer" is too large')
    return value


def _require_text(item: dict, field: str) -> None:
    if not isinstance(item.get(field), str) or not item[field].strip():
        raise ValueError(f'"{field}" must be a text that is not empty')


def _refuse_constant(name: str):
    raise ValueError(f"{name} is no JSON number")
