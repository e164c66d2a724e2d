"""Training questions asked anew: the same query on newly drawn rows, so that its answer is another one.

A small model that sees a query with the same answer again and again memorises it; one that sees every answer once
has to copy it from the tool's reply. Only training queries are asked, so nothing held out leaks.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from env.database import Database
from env.minispider.build import MOST_ROWS
from env.minispider.contents import make_world
from env.minispider.layout import sql_script
from env.minispider.spec import Theme
from env.minispider.themes import TRAINED_THEMES
from env.questions import Question


def fresh_questions(questions: Sequence[Question], contents: int, folder: Path) -> Iterator[Question]:
    """Each training query of a theme on `contents` new databases of it, where it has 1 to 4 rows without NULL.

    The databases are written to `folder` and must stay while the questions are played. Wordings take turns.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for theme in TRAINED_THEMES:
        wordings: dict[str, list[Question]] = {}
        for question in questions:
            if question.database_id == theme.name:
                wordings.setdefault(question.gold_sql, []).append(question)
        for number in range(contents):
            path = _new_database(theme, f"_fresh_{number}", folder)
            database = Database.open(path)
            for query, asked in wordings.items():
                question = asked[number % len(asked)]
                rows = database.execute(query).rows
                if 0 < len(rows) <= MOST_ROWS and not any(value is None for row in rows for value in row):
                    yield replace(
                        question,
                        id=f"{question.id}/fresh-{number}",
                        database_id=path.stem,
                        database_path=path,
                        gold_rows=rows,
                    )


def _new_database(theme: Theme, suffix: str, folder: Path) -> Path:
    world = make_world(theme, suffix)
    path = folder / f"{world.db_id}.sqlite"
    connection = sqlite3.connect(":memory:")
    connection.executescript(sql_script(world))
    path.write_bytes(connection.serialize())
    connection.close()
    return path
