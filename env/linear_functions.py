"""SQL's `replace`, `instr` and the two-argument `trim`s, in time linear in their arguments.

SQLite's own take the product of the two lengths: `ltrim` of a megabyte by a megabyte runs for half an hour inside
one opcode, where neither a budget nor a clock can stop it. These return what the built-in ones return, except that
bytes which are no UTF-8 are refused, and that a number of more than 15 digits may differ in the fifteenth.
"""

import sqlite3
from itertools import takewhile


def use_linear_functions(connection: sqlite3.Connection, max_length: int) -> None:
    """Registers them; max_length: of a result, checked before it is built, as SQLite checks it only afterwards."""

    def replace(value, old, new):
        if value is None or old is None:
            return None
        text, old = _text(value), _text(old)
        if not old:
            return value
        if new is None:
            return None
        new = _text(new)
        if len(text) + text.count(old) * (len(new) - len(old)) > max_length:
            raise OverflowError  # sqlite3 turns it into "string or blob too big"
        return text.replace(old, new)

    functions = {"replace": (3, replace), "instr": (2, _instr), "trim": (2, _trim), "ltrim": (2, _ltrim)}
    functions["rtrim"] = (2, _rtrim)
    for name, (arguments, function) in functions.items():
        connection.create_function(name, arguments, function, deterministic=True)


def _instr(haystack, needle) -> int | None:
    if haystack is None or needle is None:
        return None
    if isinstance(haystack, bytes) and isinstance(needle, bytes):
        return haystack.find(needle) + 1
    return _text(haystack).find(_text(needle)) + 1


def _trim(value, characters) -> str | None:
    return _trimmed(value, characters, left=True, right=True)


def _ltrim(value, characters) -> str | None:
    return _trimmed(value, characters, left=True)


def _rtrim(value, characters) -> str | None:
    return _trimmed(value, characters, right=True)


def _trimmed(value, characters, *, left: bool = False, right: bool = False) -> str | None:
    if value is None or characters is None:
        return None
    text, among = _text(value), frozenset(_text(characters)).__contains__
    if left:
        text = text[sum(1 for _ in takewhile(among, text)) :]
    if right:
        text = text[: len(text) - sum(1 for _ in takewhile(among, reversed(text)))]
    return text


def _text(value: str | bytes | int | float) -> str:
    """The text that SQLite makes of a value; a float has 15 digits and always a point."""
    if isinstance(value, str):
        return value
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    if isinstance(value, int):
        return str(value)
    text = f"{value + 0.0:.15g}".replace("inf", "Inf")  # + 0.0: no -0.0
    mantissa, exponent, power = text.partition("e")
    return text if "." in mantissa or "Inf" in text else f"{mantissa}.0{exponent}{power}"
