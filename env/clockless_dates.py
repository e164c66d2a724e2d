"""SQL's date functions without the clock: what a query returns must not depend on the day it is run.

A time that is `'now'`, or left out, is refused. Everything else is what SQLite's own functions return: they are asked
on a second connection, which is opened at the first call.
"""

import functools
import sqlite3
from collections.abc import Callable

TIMES_AT = {  # which arguments are times; the others are formats and modifiers
    "date": (0,),
    "time": (0,),
    "datetime": (0,),
    "julianday": (0,),
    "unixepoch": (0,),
    "strftime": (1,),
    "timediff": (0, 1),
}
CLOCK = frozenset({"now", "subsec", "subsecond"})  # a lone modifier means now, with its fraction
CALL_OPCODES = 20  # a call takes about 1.5 µs, as long as so many opcodes


def use_clockless_dates(
    connection: sqlite3.Connection, max_length: int, charge: Callable[[int], None], refuse: Callable[[str], None]
) -> None:
    """Registers them. max_length: of a result, in bytes. charge: takes opcodes from the budget of the statement that
    runs. refuse: is told why, before the statement ends with an error."""

    @functools.cache
    def original() -> sqlite3.Connection:
        second = sqlite3.connect(":memory:", check_same_thread=False)
        second.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, max_length)
        return second

    def clockless(name: str, *arguments):
        charge(CALL_OPCODES)
        for at in TIMES_AT[name]:
            if at >= len(arguments) or _asks_for_now(arguments[at]):
                refuse("the current time is not allowed, because it differs on every run: write the date")
                raise ValueError
        try:
            return original().execute(f"SELECT {name}({', '.join('?' * len(arguments))})", arguments).fetchone()[0]
        except sqlite3.DataError:
            raise OverflowError from None  # sqlite3 turns it into "string or blob too big"

    for name in TIMES_AT:
        if connection.execute("SELECT 1 FROM pragma_function_list WHERE name = ?", (name,)).fetchone():
            connection.create_function(name, -1, functools.partial(clockless, name), deterministic=True)


def _asks_for_now(time) -> bool:
    text = time.decode("utf-8", "replace") if isinstance(time, bytes) else time
    return isinstance(text, str) and text.partition("\0")[0].casefold() in CLOCK
