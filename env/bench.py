"""How fast the SQL world is: its steps a second, and how the verifier's time grows.

Times are CPU seconds of this process, so a busy machine doesn't change them. A step is one call (describe, query or
answer); making the environment, its prompt and its score are counted in.
"""

import itertools
import sqlite3
import time
from collections.abc import Callable, Sequence

from env.answers import answers_match, format_answer
from env.database import Database
from env.grading import Question
from env.sql_environment import SqlEnvironment


def environment_benchmark(
    questions: Sequence[Question], seconds: float, answer_characters: int = 200_000, gold_rows: int = 5_000
) -> dict[str, float]:
    """Episodes of describe, query, answer over the questions, again and again for so many CPU seconds.

    steps_per_second: with hints off; steps_per_second_hints: on, with a query that fails added to each episode.
    raw_query_microseconds: the same gold queries in plain sqlite3, rows fetched.
    answer_growth, gold_growth: the verifier's t(2n)/t(n), n characters of answer or n gold rows.
    """
    return {
        "steps_per_second": round(_steps_per_second(questions, seconds, hints=False)),
        "steps_per_second_hints": round(_steps_per_second(questions, seconds, hints=True)),
        "raw_query_microseconds": round(1e6 * _raw_seconds(questions), 1),
        "answer_growth": round(_growth(_judge_long_answer, answer_characters), 2),
        "gold_growth": round(_growth(_judge_long_gold, gold_rows), 2),
    }


def _steps_per_second(questions: Sequence[Question], seconds: float, *, hints: bool) -> float:
    steps, started = 0, time.process_time()
    for question in itertools.cycle(questions):
        environment = SqlEnvironment(question, Database.open(question.database_path), hints=hints)
        environment.prompt()
        environment.call("describe", {"table_name": question.tables[0]})
        if hints:
            environment.call("query", {"sql": f"SELECT Nme FROM {question.tables[0]}"})
            steps += 1
        environment.call("query", {"sql": question.gold_sql})
        environment.call("answer", {"value": format_answer(question.gold_rows)})
        environment.score()
        steps += 3
        if not environment.correct:
            raise ValueError(f"{question.id}: the gold's own rows were judged wrong: mend the verifier first.")
        spent = time.process_time() - started
        if spent >= seconds:
            return steps / spent
    raise ValueError("environment_benchmark needs at least one question.")


def _raw_seconds(questions: Sequence[Question]) -> float:
    """A gold query's mean time without any sandbox."""
    spent = 0.0
    by_path = sorted(questions, key=lambda question: question.database_path)
    for path, group in itertools.groupby(by_path, key=lambda question: question.database_path):
        connection = sqlite3.connect(path)
        connection.execute("SELECT count(*) FROM sqlite_master").fetchall()  # reads the schema
        golds = [question.gold_sql for question in group]
        started = time.process_time()
        for sql in golds:
            connection.execute(sql).fetchall()
        spent += time.process_time() - started
        connection.close()
    return spent / len(questions)


def _growth(judge: Callable[[int], Callable[[], bool]], size: int) -> float:
    once, twice = judge(size), judge(2 * size)
    pairs = [(_timed(once), _timed(twice)) for _ in range(7)]  # the least of each: noise only ever adds
    return min(two for _, two in pairs) / min(one for one, _ in pairs)


def _timed(work: Callable[[], bool]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


def _judge_long_answer(characters: int) -> Callable[[], bool]:
    """One wrong cell at the end of a list of as many names with commas in them: it is read to its end, in each way."""
    count = characters // len("Last 1234, First 1234, ")
    golds = [(f"Last {i}, First {i}",) for i in range(count)]
    answer = ", ".join(f"Last {i}, First {i}" for i in range(1, count)) + ", Last 0, First x"
    return lambda: answers_match(answer, golds, ordered=False)


def _judge_long_gold(rows: int) -> Callable[[], bool]:
    """A right answer in another order, with texts, integers and rounded floats."""
    golds = [(f"name {i}", i % 97, i / 7) for i in range(rows)]
    answer = format_answer(golds[::-1])
    return lambda: answers_match(answer, golds, ordered=False)
