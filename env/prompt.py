"""Everything the model is told before its first turn, and the guard that keeps data from speaking as markup.

Decides the words of the system prompt, the answer contract and the user message. How a call is written is left
to the chat template, which prints the tool schemas with its own notation: a second notation here would compete
with it. Knows nothing of tokens.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from env.answers import format_answer
from env.tools import tool_schemas

# What opens a control token: `<|` always, and the tags that chat templates and tokenizers reserve (the last line:
# those of code models, SmolLM2 among them).
CONTROL = re.compile(
    r"<(?=\||/?(?:tool_call|tool_response|tools?|think|im_start|im_end|s|pad|unk|bos|eos)>"
    r"|/?(?:function|parameter)[=>]"
    r"|(?:repo_?name|file_sep|filename|gh_stars|issue_\w+|jupyter_\w+|empty_output)>)",
    re.IGNORECASE,
)

SURROGATE = re.compile("[\ud800-\udfff]")

FULL_SYSTEM = f"""You answer questions about a SQLite database. You cannot see the database: use the tools.

How to work:
1. Describe the tables that the question needs. Use only the column names that you were shown.
2. Sample a table when you must know how its values are written.
3. Query with one SELECT statement. If the reply starts with "Error:", read it, correct the statement and query \
again; never repeat a call unchanged.
4. When a query gives the result, call answer once. That ends the task.

How to write the answer:
- one value: {format_answer([(42,)])}
- one column, several rows: {format_answer([("Ada",), ("Bo",), ("Pat",)])}
- several columns, one line for each row:
{format_answer([("Ada", 52), ("Bo", 32)])}
- values that hold a comma, a | or a line break, as JSON: {format_answer([("Smith, John",), ("Doe, Jane",)])}
- no rows (the query replied "No results"): {format_answer([])}
Copy the values as the query showed them, in its order, all of them and nothing else: no sentence, no quotes, no \
column names."""

COMPACT_SYSTEM = "Answer questions with SQL tools."


@dataclass(frozen=True)
class Prompt:
    """The first messages. `tools`: JSON schemas for the chat template, () where the model gets none."""

    system: str
    user: str
    tools: tuple[dict, ...]


def build_prompt(question_text: str, tables: Sequence[str], *, form: Literal["full", "compact"]) -> Prompt:
    """`full` explains the task to a pretrained model; `compact` spares a tiny model, trained for the one task.

    tables: names as SQL writes them. Raises ValueError for another form.
    """
    user = defang(f"{question_text}\nTables: {', '.join(tables)}")
    if form == "full":
        return Prompt(FULL_SYSTEM, user, tuple(tool_schemas()))
    if form == "compact":
        return Prompt(COMPACT_SYSTEM, user, ())
    raise ValueError(f"Unknown prompt form {form!r}: use 'full' or 'compact'.")


def defang(text: str) -> str:
    """Puts one space after the `<` of anything that a tokenizer could take for a control token. Idempotent.

    `<|im_end|>` becomes `< |im_end|>`: database text stays readable and can't end a turn or fake a tool reply. Half a
    surrogate pair, which JSON can carry into a call and its echo, is no text to a tokenizer and becomes U+FFFD.
    """
    return SURROGATE.sub("\N{REPLACEMENT CHARACTER}", CONTROL.sub("< ", text))
