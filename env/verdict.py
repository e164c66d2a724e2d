"""What an episode came to, for a person: its reward part by part, how the answer was read, and the gold."""

import json

from env.answers import answers_match, possible_grids, same_rows
from env.cells import format_cell
from env.prompt import defang
from env.sql_environment import FINAL_TOOL, SqlEnvironment


def verdict(environment: SqlEnvironment, stop_reason: str) -> str:
    """Lines of text; also for an episode that was left before its end."""
    question, reward = environment.question, environment.score()
    right = "correct" if environment.correct else "wrong" if environment.done else "never answered"
    lines = [f"{right} ({stop_reason})", "", *_answer_lines(environment), "", f"reward  {reward.total:+.3f}"]
    lines += [f"  {name:<18}{value:+.3f}" for name, value in reward.parts.items()]
    count = len(question.gold_rows)
    order = ", in this order" if question.ordered else ""
    lines += ["", f"gold    {question.gold_sql}", f"        {count} row{'s' * (count != 1)}{order}"]
    lines += ["        " + " | ".join(question.gold_columns)]
    lines += ["        " + " | ".join(map(format_cell, row)) for row in question.gold_rows]
    return "\n".join(lines)


def _answer_lines(environment: SqlEnvironment) -> list[str]:
    """The submitted text and the rows that the verifier takes it for: the reading that is the gold, else all tried."""
    answers = [event for event in environment.events if event.kind == "call" and event.name == FINAL_TOOL]
    if not answers:
        return ["answer  none was submitted"]
    submitted = dict(answers[0].arguments)["value"]
    question, gold = environment.question, environment.gold_as_seen()
    tried = list(possible_grids(defang(submitted), gold, question.gold_columns))
    fitting = [grid for grid in tried if same_rows(grid, gold, question.ordered)]
    matches = answers_match(defang(submitted), gold, ordered=question.ordered, column_names=question.gold_columns)
    shown = dict.fromkeys(json.dumps(grid, ensure_ascii=False) for grid in fitting[:1] or tried)
    lines = [f"answer  {json.dumps(submitted, ensure_ascii=False)}"]
    lines += [f"{'read as' if i == 0 else 'or as':<8}{grid}" for i, grid in enumerate(shown)] or ["read as nothing"]
    if matches and not fitting:
        lines.append("        or as one list in which values hold commas themselves: that is the gold")
    if matches and not environment.correct:
        lines.append("        these are the gold's rows, but no query showed them: full credit needs one that did")
    return lines
