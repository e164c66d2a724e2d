"""Every layer of the sandbox is taken away once, and what it stops then happens.

Where another layer stops the same thing too, that one is lifted in both arms: `behind`. README's table of the layers
names the same ones.
"""

import contextlib
import gc
import logging
import os
import re
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from env import database as database_module
from env import sandbox
from env.database import Database, Limits
from tests import sandbox_attacks as attacks
from tests.sandbox_attacks import Setting

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Case:
    layer: str  # as the first column of README's table has it
    gets_through: Callable[[Setting], bool]
    behind: frozenset[str] = frozenset()


WRITES = frozenset({"authorizer", "query_only"})
CASES = [
    Case("mode=ro, immutable", attacks.files_beside_a_wal_database),
    Case("mode=ro, immutable", attacks.rows_deleted, WRITES),
    Case("quoted path", attacks.a_name_read_as_options),
    Case("query_only", attacks.temporary_table_made, frozenset({"authorizer"})),
    Case("temp_store", attacks.sort_written_to_disk),
    Case("cache_size", attacks.caches_fill_the_heap),
    Case("hard_heap_limit", attacks.memory_taken_by_a_sort),
    Case("authorizer", attacks.path_read),
    Case("authorizer", attacks.setting_changed),
    Case("authorizer", attacks.database_copied, frozenset({"query_only", "attached databases"})),
    Case("denied functions", attacks.random_rows),
    Case("value length", attacks.five_megabytes_in_a_value),
    Case("SQL length", attacks.long_sql),
    Case("LIKE pattern", attacks.long_pattern),
    Case("attached databases", attacks.attached, frozenset({"authorizer"})),
    Case("linear functions", attacks.quadratic_time),
    Case("no clock", attacks.today_read),
    Case("text decoding", attacks.unreadable_text),
    Case("opcode budget", attacks.thirty_million_steps),
    Case("wall clock", attacks.past_the_clock),
    Case("row cap", attacks.a_thousand_rows),
    Case("byte budget", attacks.forty_megabytes_of_rows),
    Case("a result is required", attacks.a_statement_without_a_result),
    Case("cursors are closed", attacks.second_sort_refused),
    Case("one connection a file", attacks.a_handle_an_episode),
]


def set_up(folder: Path, lifted: frozenset[str], patch: pytest.MonkeyPatch) -> Setting:
    """A fresh singers.sqlite, and the product without the lifted layers."""
    database_module._shared.cache_clear()  # what other tests left open counts in the heap that a sort may fill
    gc.collect()
    folder.mkdir()
    with contextlib.closing(sqlite3.connect(folder / "singers.sqlite")) as connection:
        connection.executescript(
            "CREATE TABLE singer(Name TEXT); INSERT INTO singer VALUES ('Ada'), ('Bo');"
            "CREATE TABLE odd(t TEXT); INSERT INTO odd VALUES (CAST(x'6162ff63' AS TEXT));"
        )
    patch.setattr(sandbox, "LAYERS", {name: layer for name, layer in sandbox.LAYERS.items() if name not in lifted})
    if "mode=ro, immutable" in lifted:
        patch.setattr(sandbox, "_uri", lambda path: f"file:{path}")
    if "quoted path" in lifted:
        patch.setattr(sandbox, "quote", os.fsdecode)
    if "denied functions" in lifted:
        patch.setattr(sandbox, "DENIED_FUNCTIONS", frozenset())
    if "one connection a file" in lifted:
        patch.setattr(database_module, "_shared", lambda path, *_: Database(path))
    limits = Limits(seconds=10**6)  # no other layer leans on the clock
    if "row cap" in lifted:
        limits = replace(limits, rows=10**9)
    if "byte budget" in lifted:
        limits = replace(limits, result_bytes=10**12)
    if "opcode budget" in lifted:
        limits = replace(limits, opcodes=10**12)
    return Setting(folder, lifted, limits)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.layer}: {case.gets_through.__name__}")
def test_a_layer_is_what_stops_its_case(case, tmp_path, caplog):
    with pytest.MonkeyPatch.context() as patch:
        arm = set_up(tmp_path / "with", case.behind, patch)
        if case.layer == "wall clock":
            arm = replace(arm, limits=replace(arm.limits, seconds=0.02))
        with caplog.at_level(logging.WARNING):
            assert not case.gets_through(arm)
        assert bool(caplog.records) is (case.layer == "wall clock")  # the last resort is logged
    with pytest.MonkeyPatch.context() as patch:
        assert case.gets_through(set_up(tmp_path / "without", case.behind | {case.layer}, patch))


def test_readme_names_the_layers_that_are_tested():
    section = (ROOT / "README.md").read_text().split("## The sandbox\n")[1].split("\n## ")[0]
    named = re.findall(r"^\| ([^|]+?) \|", section, re.MULTILINE)[2:]
    assert [name.replace("`", "") for name in named] == list(dict.fromkeys(case.layer for case in CASES))
    assert set(sandbox.LAYERS) <= {case.layer for case in CASES}
