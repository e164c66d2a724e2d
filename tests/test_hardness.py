"""Hardness against the official labels of Spider, and the rules one by one."""

import json

import pytest

from env.hardness import LEVELS, UnreadableSql, hardness


@pytest.mark.parametrize("name", ["train_spider", "dev"])
def test_agreement_with_the_official_labels(shared, name):
    """They agree on every record of the sample; the goal is 99.5 %."""
    records = json.loads((shared / "spider" / f"{name}.json").read_text())
    differ = [(one["query"], one["hardness"]) for one in records if hardness(one["query"]) != one["hardness"]]
    assert len(differ) <= 0.005 * len(records), differ


@pytest.mark.parametrize(
    "sql, level",
    [
        ("SELECT count(*) FROM a", "easy"),
        ("SELECT x FROM a WHERE y > 1", "easy"),
        ("SELECT x FROM a WHERE y LIKE 'b%'", "medium"),  # WHERE and LIKE: two of component 1
        ("SELECT x, y FROM a", "medium"),
        ("SELECT x FROM a WHERE y > 1 OR z < 2", "medium"),
        ("SELECT x FROM a JOIN b ON a.i = b.i", "easy"),
        ("SELECT x FROM a, b", "easy"),
        ("SELECT x FROM a GROUP BY x ORDER BY count(*) DESC LIMIT 1", "hard"),
        ("SELECT x FROM a WHERE i IN (SELECT i FROM b)", "hard"),
        ("SELECT x FROM a UNION SELECT x FROM b", "hard"),
        ("SELECT x FROM a UNION SELECT x FROM b ORDER BY x LIMIT 1", "hard"),  # the ORDER BY belongs to the second
        ("SELECT x, y FROM a WHERE i IN (SELECT i FROM b)", "extra"),
        ("SELECT max(x), min(y) FROM a WHERE z = 1", "medium"),
        ("SELECT x FROM a WHERE y IS NOT NULL", "easy"),
        ("SELECT count(*) FROM a GROUP BY x HAVING count(*) > 1", "easy"),
        ("SELECT count(*) FROM a GROUP BY x HAVING count(*) > 1 AND count(*) < 5", "medium"),  # the AND counts
        ("SELECT x, avg(y) FROM a JOIN b ON a.i = b.i WHERE z = 1 AND w NOT IN (2) GROUP BY x, v", "extra"),
    ],
)
def test_rules(sql, level):
    assert hardness(sql) == level


@pytest.mark.parametrize("sql", ["", "SELECT FROM WHERE", "DELETE FROM a", "SELECT (("])
def test_what_is_no_query_is_refused(sql):
    with pytest.raises(UnreadableSql):
        hardness(sql)


def test_levels_run_from_easy_to_extra():
    assert LEVELS == ("easy", "medium", "hard", "extra")
