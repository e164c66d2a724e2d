"""Loops are seen, and nothing that a right answer may hold is taken for one."""

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from env import minispider
from env.answers import format_answer
from env.database import Database
from env.questions import load_spider
from env.schema import quote_name, read_schema
from env.sql_environment import SqlEnvironment
from grpo.generation import LOOK_EVERY
from grpo.repetition import NGRAM, REPEATED_TOKENS, ROUNDS, is_degenerate, most_places, periodic_tail
from grpo.tokenizer import Tokenizer
from grpo.tool_calls import ToolCall, render_call
from sft.expert import demonstrate


def first_seen(ids: list[int]) -> int | None:
    """After how many tokens the engine would end the turn; None where it would not."""
    return next((end for end in range(LOOK_EVERY, len(ids) + 1, LOOK_EVERY) if is_degenerate(ids[:end])), None)


@pytest.mark.parametrize("period", range(1, 65))
def test_a_loop_of_any_period_is_seen_after_56_rounds_or_448_tokens(period):
    dice = random.Random(period)
    thought, loop = dice.choices(range(1000), k=40), dice.sample(range(1000), period)
    enough = min(ROUNDS * period, REPEATED_TOKENS)
    looping = thought + (loop * ROUNDS)[:enough]
    assert is_degenerate(looping)
    assert not is_degenerate(looping[:-1])


@given(st.lists(st.integers(0, 2), max_size=60), st.integers(1, 8))
def test_the_periodic_tail_by_its_definition(ids, period):
    """The longest end of the sequence, of more than one period, that is a repetition of its first `period` tokens."""
    ends = [ids[i:] for i in range(len(ids))]
    periodic = [len(end) for end in ends if len(end) > period and end[period:] == end[:-period]]
    assert periodic_tail(ids, period) == max(periodic, default=0)


@given(st.lists(st.integers(0, 1), max_size=40), st.integers(1, 5))
def test_places_by_their_definition(ids, n):
    """As `str.count` counts: from the left, none overlapping."""
    text = "".join(map(str, ids))
    runs = {text[i : i + n] for i in range(len(text) - n + 1)}
    assert most_places(ids, n) == max((text.count(run) for run in runs), default=0)


def test_a_loop_with_a_counter_is_seen(tokenizers):
    step = "Step {}: I have to look at the tables once more before I write the query, because I am not sure whether \
the column that holds the name of the singer is in this table or in the other one, so I should describe it again.\n"
    ids = tokenizers.encode("<think>\n" + "".join(step.format(i) for i in range(1, 40)))
    assert first_seen(ids) <= 15 * len(tokenizers.encode(step.format(10)))


@pytest.mark.parametrize("loop", ["<think>assistant\n", "<think>assistant", " the", "\n", "0, ", "wait, no. But "])
def test_the_loops_of_the_first_runs_are_seen_in_time(tokenizers, loop):
    ids = tokenizers.encode("<think>\nI need the columns of singer.\n") + tokenizers.encode(loop) * 300
    assert is_degenerate(ids[:500])


def answers() -> dict[str, str]:
    """Long and legitimate. A gold has at most 50 rows; an IN list may be longer."""
    dice = random.Random(0)
    names = [name for name in "Ada Bo Pat Zoë Kim Lou Max Joe Ann Eve".split()]
    people = [f"{dice.choice(names)} {dice.choice(names)}son" for _ in range(300)]
    columns = {
        "numbers": [(dice.randint(0, 10**6),) for _ in range(300)],
        "counting": [(i,) for i in range(1, 301)],
        "years": [(1900 + i % 120,) for i in range(300)],
        "names": [(person,) for person in people],
        "one value": [("600",)] * 50,
        "one number": [(0,)] * 50,
        "one price": [(0.99, 1)] * 50,
        "one letter": [("F",)] * 50,
        "two values": [(dice.choice(["Nominated", "Awarded"]),) for _ in range(50)],
        "in turn": [(["M", "F"][i % 2],) for i in range(50)],
        "days": [(f"2010-01-{i % 28 + 1:02d} 00:00:00",) for i in range(50)],
        "hours": [(f"2010-01-01 {i % 24:02d}:00:00",) for i in range(50)],
        "constant column": [(i, person, "United States", 2006) for i, person in enumerate(people[:50])],
        "long constant column": [(person, "Isle of Man", "in 1996") for person in people[:50]],
        "wide rows": [tuple(dice.randint(0, 9) for _ in range(10)) for _ in range(50)],
        "pairs": [("2011", dice.choice(["Nominated", "Awarded"])) for _ in range(50)],
    }
    found = {name: render_call(ToolCall("answer", {"value": format_answer(rows)})) for name, rows in columns.items()}
    for name, values in (("numbers", range(1, 500)), ("names", [f"'{person}'" for person in people])):
        sql = f"SELECT COUNT(*) FROM t WHERE a IN ({', '.join(map(str, values))})"
        found[f"IN {name}"] = render_call(ToolCall("query", {"sql": sql}))
    cases = " ".join(f"WHEN {i} THEN 'grade {i}'" for i in range(100))
    found["CASE"] = render_call(ToolCall("query", {"sql": f"SELECT CASE a {cases} END FROM t"}))
    found["UNION"] = render_call(
        ToolCall("query", {"sql": " UNION ".join(f"SELECT name FROM singer_{i} WHERE age > 30" for i in range(30))})
    )
    return found


@pytest.mark.parametrize("name", answers())
def test_long_answers_and_queries_are_no_loops(tokenizers, name):
    assert first_seen(tokenizers.encode(answers()[name] + "<|im_end|>")) is None


@cache
def taught(folder: str, step: int) -> list[str]:
    """The different turns of the expert, clean and mixed, silent and thinking."""
    found = set()
    for split in ("train", "dev"):
        for i, question in enumerate(load_spider(folder, split).questions[::step]):
            database = Database.open(question.database_path)
            world = SqlEnvironment(question, database, prompt_form="compact")
            shown = demonstrate(question, database, world, random.Random(i), mixed=bool(i % 2), thinking=i % 4 > 1)
            found |= {text for text, _ in shown.turns}
    return sorted(found)


def false_positives(turns: list[str], tokenizer: Tokenizer) -> int:
    return sum(first_seen(tokenizer.encode(text + "<|im_end|>")) is not None for text in turns)


def test_no_turn_that_sft_teaches_is_a_loop(tokenizers):
    turns = taught(minispider.folder(), 25)
    assert len(turns) > 150
    assert false_positives(turns, tokenizers) == 0


@pytest.mark.slow
def test_no_turn_that_sft_teaches_on_all_data_is_a_loop(tokenizers, shared):
    for folder in (minispider.folder(), shared / "spider"):
        turns = taught(folder, 1)
        assert len(turns) > 2000
        assert false_positives(turns, tokenizers) == 0


@pytest.mark.slow
def test_no_table_of_spider_is_a_loop(qwen3_tokenizer, shared):
    """50 rows of every table as an answer: each column, and each neighbour with it."""
    seen = 0
    for path in sorted((shared / "spider" / "database").glob("*/*.sqlite")):
        database = Database.open(path)
        for table in read_schema(database).tables:
            rows = database.execute(f"SELECT * FROM {quote_name(table.name)} LIMIT 50").rows
            for column in range(len(rows[0]) if rows else 0):
                for width in (1, 2, 3):
                    answer = format_answer([row[column : column + width] for row in rows])
                    assert first_seen(qwen3_tokenizer.encode(answer)) is None, (path, table.name, column, width)
                    seen += 1
    assert seen > 2000


def test_a_turn_of_too_few_tokens_is_not_searched_in_vain():
    """14 places of 32 tokens need 448: the shortest turn that has them is found."""
    run = list(range(NGRAM))
    turn = [token for i in range(REPEATED_TOKENS // NGRAM) for token in [*run, 1000 + i]][:-1]
    assert is_degenerate(turn)
    assert not is_degenerate(turn[:-1])
