"""One episode: a question, its database, the calls made so far, and what they are worth.

Decides what counts as a repeat and as new, when the episode is over, and that nothing from the database leaves
as a control token. It takes calls that are already parsed; it knows nothing of tokens, turns or budgets.
"""

import re
from collections.abc import Callable

from env.answers import answers_match
from env.database import Database
from env.prompt import Prompt, build_prompt, defang
from env.questions import Question
from env.rewards import Event, Reward, RewardWeights, has_evidence, score
from env.schema import quote_name
from env.sql_trees import canonical
from env.tools import TOOLS, ToolReply, cut_reply, describe, query, sample

FINAL_TOOL = "answer"
REPEAT_NOTE = "(repeat of an earlier call)"


def environment_maker(
    *, prompt_form: str, hints: bool, weights: RewardWeights | None = None
) -> Callable[[Question], "SqlEnvironment"]:
    """A function that starts an episode on a question, over the question's database."""

    def make(question: Question) -> SqlEnvironment:
        database = Database.open(question.database_path)
        return SqlEnvironment(question, database, prompt_form=prompt_form, hints=hints, weights=weights)

    return make


class SqlEnvironment:
    """Satisfies `grpo.environment.Environment`. One object is one episode and is not used again.

    hints: replies to queries say what was probably meant (`sql_hints.py`).
    """

    final_tool = FINAL_TOOL

    def __init__(
        self,
        question: Question,
        database: Database,
        *,
        prompt_form: str = "full",
        weights: RewardWeights | None = None,
        hints: bool = False,
    ):
        self.question = question
        self.weights = weights or RewardWeights()
        self.hints = hints
        self.done = False
        self.correct = False
        self.events: list[Event] = []
        self._database = database
        self._prompt_form = prompt_form

    def prompt(self) -> Prompt:
        tables = [quote_name(name) for name in self.question.all_tables]
        return build_prompt(self.question.text, tables, form=self._prompt_form)

    def call(self, name: str, arguments: dict[str, str]) -> str:
        """Runs one well-formed call and returns the reply for the model.

        Raises ValueError where the caller is at fault: after `done`, or with a call that no tool takes.
        """
        self._require_running("call")
        tool = next((tool for tool in TOOLS if tool.name == name), None)
        if tool is None or set(arguments) != {parameter.name for parameter in tool.parameters}:
            raise ValueError(f"No tool takes {name}({', '.join(arguments)}): parse the turn against env.tools.TOOLS.")
        if name == FINAL_TOOL:
            return self._answer(arguments["value"])
        calls = [event for event in self.events if event.kind == "call"]
        same = [i for i, event in enumerate(calls) if same_call(name, arguments, event)]
        reply = self._run(name, arguments)
        text = cut_reply(defang(reply.text), REPEAT_NOTE if same else "")
        is_repeat = bool(same) and same[-1] >= len(calls) - self.weights.repeat_window
        self.events.append(
            Event(
                "call", name, tuple(arguments.items()), text, reply.ok, reply.rows,
                is_new=reply.ok and not same, is_repeat=is_repeat,
            )
        )  # fmt: skip
        return text

    def malformed(self, kind: str, message: str) -> str:
        """Records a turn that was no call (`kind` as the parser names it) and returns what the model is told."""
        self._require_running("malformed")
        text = cut_reply(defang(f"Error: {message}"))
        self.events.append(Event("malformed", kind, reply=text))
        return text

    def flag(self, name: str) -> None:
        """Records something seen from outside, also after `done`; "calls_after_answer" costs reward."""
        self.events.append(Event("flag", name))

    def gold_as_seen(self) -> list[list]:
        """The gold's rows as the model saw the values, defanged: these are what an answer is compared with."""
        return [[defang(cell) if isinstance(cell, str) else cell for cell in row] for row in self.question.gold_rows]

    def score(self) -> Reward:
        return score(self.events, correct=self.correct, answered=self.done, weights=self.weights)

    def _answer(self, value: str) -> str:
        gold = self.gold_as_seen()
        matches = answers_match(
            defang(value), gold, ordered=self.question.ordered, column_names=self.question.gold_columns
        )
        self.correct = matches and has_evidence(self.events, gold_is_empty=not gold)
        self.done = True
        text = "Answer received."
        self.events.append(Event("call", FINAL_TOOL, (("value", value),), text, ok=True))
        return text

    def _run(self, name: str, arguments: dict[str, str]) -> ToolReply:
        if name == "describe":
            return describe(self._database, arguments["table_name"])
        if name == "sample":
            return sample(self._database, arguments["table_name"])
        return query(self._database, arguments["sql"], hints=self.hints)

    def _require_running(self, method: str) -> None:
        if self.done:
            raise ValueError(f"{method} after the answer: the episode is over, start a new environment.")


def same_call(name: str, arguments: dict[str, str], event: Event) -> bool:
    """Whether a call does what an earlier one did: the same text, or SQL that differs in layout and case alone."""
    if event.name != name:
        return False
    earlier = dict(event.arguments)
    if earlier == arguments:
        return True
    if name == "query":
        return _same_sql(arguments["sql"], earlier["sql"])
    return _table_key(arguments["table_name"]) == _table_key(earlier["table_name"])


def _same_sql(one: str, other: str) -> bool:
    # A parse takes 0.2 to 0.5 ms, so it only confirms what the bare characters suggest.
    if _bare(one) != _bare(other):
        return False
    return canonical(one) == canonical(other)


def _bare(sql: str) -> str:
    return re.sub(r"[\s;]+", "", sql).casefold()


def _table_key(name: str) -> str:
    return name.strip().strip("\"'`[]").casefold()
