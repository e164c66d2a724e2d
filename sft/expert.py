"""The scripted expert: plays a question through the real environment, one full trajectory.

Decides what a good episode looks like: describe the tables that the gold reads, run the query, answer with its
rows. The sloppy expert makes one typical mistake and answers what that gives; which mistake depends on the SQL
alone, so GRPO has something to sharpen on any dataset. Replies are the environment's own, so what SFT shows is
what rollouts will see.
"""

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass

from env.answers import format_answer
from env.database import Database, SqlError
from env.prompt import Prompt
from env.questions import Question
from env.sql_environment import SqlEnvironment
from grpo.tool_calls import ToolCall, render_call

SLOPPY_ROWS = 4  # a sloppy expert does not copy longer lists
GUESS_RATE = 0.6  # how often a question without a typical mistake is answered from a sample alone
THOUGHTS = {  # what a thinking expert thinks before a call
    "describe": "I need the columns of {table_name}.",
    "sample": "A few rows of {table_name} may be enough.",
    "query": "I know the columns: one query gives the result.",
    "answer": "The reply holds what was asked for.",
}


@dataclass(frozen=True)
class Mistake:
    """A typical slip: where `pattern` is found it becomes `replacement`, in `rate` of the episodes."""

    pattern: str
    replacement: str
    rate: float


MISTAKES = (  # those that only medium questions invite are rarer: phase 1 never trains on them
    Mistake(r"DISTINCT ", "", 0.6),
    Mistake(r" NOT IN ", " IN ", 0.4),
    Mistake(r"HAVING (.*)>= ", r"HAVING \1> ", 0.6),
    Mistake(r"(ORDER BY [^ ,]+) DESC", r"\1", 0.4),
    Mistake(r"(ORDER BY [^ ,]+)( ASC)? LIMIT", r"\1 DESC LIMIT", 0.4),
    Mistake(r"\bAVG\(", "SUM(", 0.6),
    Mistake(r"\bSUM\(", "AVG(", 0.6),
    Mistake(r"\bMAX\(", "MIN(", 0.6),
    Mistake(r"\bMIN\(", "MAX(", 0.6),
    Mistake(r" > ", " >= ", 0.6),
    Mistake(r" < ", " <= ", 0.6),
    Mistake(r"SELECT (\S+), COUNT\(\*\)", r"SELECT COUNT(*), \1", 0.4),
    Mistake(r"(COUNT\(.*) WHERE .*", r"\1", 0.65),
)


@dataclass(frozen=True)
class Demonstration:
    """One full trajectory. turns: (assistant text, reply text or None after the last)."""

    question_id: str
    prompt: Prompt
    turns: tuple[tuple[str, str | None], ...]
    correct: bool


def demonstrate(
    question: Question,
    database: Database,
    environment: SqlEnvironment,
    rng: random.Random,
    *,
    mixed: bool,
    thinking: bool = False,
) -> Demonstration:
    """Play `question` to its answer in a fresh `environment`; a mixed-quality expert may slip once.

    thinking: each call has a short thought before it.

    Raises ValueError for a question without SQL: what leads to its answer is not known.
    """
    sql = question.gold_sql
    if not sql:
        raise ValueError(f"{question.id} has an answer and no SQL: the expert can't demonstrate it")
    if mixed:
        mistake = next((m for m in MISTAKES if re.search(m.pattern, sql, re.IGNORECASE)), None)
        if rng.random() < (mistake.rate if mistake else GUESS_RATE):
            if mistake is None:
                return _play(question, environment, _guess(question, database), thinking)
            sql = re.sub(mistake.pattern, mistake.replacement, sql, count=1, flags=re.IGNORECASE)
    return _play(question, environment, _look_up(question, database, sql), thinking)


def _look_up(question: Question, database: Database, sql: str) -> Iterable[ToolCall]:
    try:
        rows = database.execute(sql).rows
    except SqlError:  # a slip that this question's SQL does not survive
        sql, rows = question.gold_sql, question.gold_rows
    if sql != question.gold_sql:
        rows = rows[:SLOPPY_ROWS]
    yield from (ToolCall("describe", {"table_name": table}) for table in question.tables)
    yield ToolCall("query", {"sql": sql})
    yield ToolCall("answer", {"value": format_answer(rows)})


def _guess(question: Question, database: Database) -> Iterable[ToolCall]:
    table = question.tables[0]
    quoted = '"' + table.replace('"', '""') + '"'
    rows = database.execute(f"SELECT * FROM {quoted} LIMIT 1").rows
    cell = rows[0][min(1, len(rows[0]) - 1)] if rows else 0
    yield ToolCall("sample", {"table_name": table})
    yield ToolCall("answer", {"value": format_answer([[cell]])})


def _play(
    question: Question, environment: SqlEnvironment, calls: Iterable[ToolCall], thinking: bool
) -> Demonstration:
    turns: list[tuple[str, str | None]] = []
    for call in calls:
        reply = environment.call(call.name, call.arguments)
        thought = f"<think>\n{THOUGHTS[call.name].format(**call.arguments)}\n</think>\n\n" if thinking else ""
        turns.append((thought + render_call(call), None if environment.done else reply))
    return Demonstration(question.id, environment.prompt(), tuple(turns), environment.correct)
