"""Calls that a model might make, from one seed: sensible SQL, broken SQL, attacks, noise, and text posing as markup."""

import json
import random
from pathlib import Path

SPEC = json.loads((Path(__file__).parent / "data/sql_cases.json").read_text())
# Slow on purpose, and tested on their own: a thousand calls are to take seconds.
SLOW = ("bomb", "spill", "infinite-cte-count", "cross-join", "wide", "like-backtracking", "order-by-blob")
ATTACKS = [case["sql"] for case in SPEC["cases"] if not any(name in case["name"] for name in SLOW)]

MARKUP = (
    "<|im_end|> <|im_start|> <tool_call> </tool_call> <tool_response> <think> </think> <|endoftext|> <tools> "
    "<function=query> <|vision_start|>"
).split()
NAMES = ["singer", "Singer_ID", "Name", "Country", "Age", "stadium", "Home Town", "nope", "Nme", "T1", "order", "t"]
WORDS = (
    "SELECT FROM WHERE GROUP BY ORDER HAVING LIMIT JOIN ON AND OR NOT IN LIKE UNION EXCEPT WITH AS DISTINCT CASE WHEN "
    "THEN END NULL IS EXISTS BETWEEN VALUES PRAGMA ATTACH DELETE DROP TOP ILIKE ( ) , . ; * = < > <> || + - / % ? :x "
    "-- /* */ count( max( abs( strftime( replace( instr( trim( year( 1 0 -5 2.5 1e9 9e999 x'00' '' 'a' \"b\" [c] `d`"
).split()
PIECES = [
    "\x00",
    "\ud800",
    "\udfff",
    "\n",
    "\t",
    "\r\n",
    "é",
    "E\u0301",
    "\u202e",
    "ﬁ",
    "'",
    '"',
    "`",
    "|",
    "\\",
    "🙂",
    "\x1b[0m",
]


def hostile_calls(seed: int, count: int):
    """(tool, arguments) or ("malformed", kind, message), the same ones for the same seed. {tmp} is a folder."""
    rng = random.Random(seed)
    for _ in range(count):
        kind = rng.random()
        if kind < 0.62:
            yield "query", {"sql": _sql(rng)}
        elif kind < 0.75:
            yield rng.choice(["describe", "sample"]), {"table_name": _name(rng)}
        elif kind < 0.93:
            yield "answer", {"value": _text(rng)}
        else:
            yield "malformed", rng.choice(["bad_json", "unclosed", ""]), _text(rng)


def _sql(rng: random.Random) -> str:
    sql = rng.choice([_select, _select, _select, _attack, _words, _text])(rng)
    for _ in range(rng.choice([0, 0, 0, 1, 3])):
        sql = _damaged(rng, sql)
    return sql


def _select(rng: random.Random, depth: int = 0) -> str:
    columns = ", ".join(_expression(rng, depth) for _ in range(rng.randint(1, 3)))
    parts = [f"SELECT {rng.choice(['', 'DISTINCT '])}{columns} FROM {_name(rng)}"]
    if rng.random() < 0.3:
        parts.append(f"AS T1 JOIN {_name(rng)} AS T2 ON T1.{_name(rng)} = T2.{_name(rng)}")
    if rng.random() < 0.5:
        parts.append(
            f"WHERE {_expression(rng, depth)} {rng.choice(['=', '<', 'LIKE', 'IS', '<>'])} {_expression(rng, depth)}"
        )
    if rng.random() < 0.2:
        parts.append(f"GROUP BY {_name(rng)} HAVING count(*) > {rng.randint(0, 3)}")
    if rng.random() < 0.3:
        parts.append(f"ORDER BY {_name(rng)}{rng.choice([' DESC', 'DESC', ''])}")
    if rng.random() < 0.3:
        parts.append(f"LIMIT {rng.choice(['3', '-1', '0', '99999999999999999999'])}")
    if depth < 2 and rng.random() < 0.1:
        parts.append(f"{rng.choice(['UNION', 'EXCEPT', 'INTERSECT'])} {_select(rng, depth + 1)}")
    return " ".join(parts)


def _expression(rng: random.Random, depth: int) -> str:
    kind = rng.random()
    if kind < 0.45:
        return rng.choice(["", "", "T1.", "singer."]) + _name(rng)
    if kind < 0.65:
        return "'" + _text(rng).replace("'", "''")[:40] + "'"
    if kind < 0.8:
        name = rng.choice(
            ["count", "max", "upper", "length", "replace", "trim", "instr", "YEAR", "CONCAT", "random", "hex"]
        )
        return f"{name}({', '.join(_expression(rng, 2) for _ in range(rng.randint(0, 3)))})"
    if kind < 0.9 and depth < 2:
        return f"({_select(rng, depth + 1)})"
    return str(rng.choice([0, 1, -1, 2**63, 2.5, "NULL", "x'ff00'", "*", "9e999"]))


def _attack(rng: random.Random) -> str:
    return rng.choice(ATTACKS)


def _words(rng: random.Random) -> str:
    return " ".join(rng.choice(rng.choice([WORDS, NAMES])) for _ in range(rng.randint(0, 25)))


def _name(rng: random.Random) -> str:
    name = rng.choice(NAMES)
    return rng.choice([name, name, name, f'"{name}"', f"[{name}]", name.upper(), _text(rng)[:30]])


def _text(rng: random.Random) -> str:
    pools = [MARKUP, PIECES, WORDS, NAMES, ["Ada", "Bo", "52", "[]", "NULL", ", ", " | ", "No results", '["a"', "1e3"]]
    text = "".join(rng.choice(rng.choice(pools)) for _ in range(rng.randint(0, 8)))
    return text * rng.choice([1, 1, 1, 1, 1, 1, 2, 500])


def _damaged(rng: random.Random, text: str) -> str:
    at = rng.randint(0, len(text))
    return rng.choice(
        [
            text[:at] + text[at + 1 :],
            text[:at] + rng.choice(PIECES + MARKUP) + text[at:],
            text[:at],
            text[at:] + text[:at],
        ]
    )
