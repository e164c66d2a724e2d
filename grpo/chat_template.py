"""The chat template of an exported checkpoint: whoever serves it sends the ids that training saw.

Decides that the template is a second writer of what `chat.py` renders, held to it by tests: the same ids for every
turn that the tokenizer would spell as the model did, the same text for any other, and `{% generation %}` around what
the loss sees. The words stand in `chat.py` alone: they, and what depends on the tokenizer and on the way of training,
are set in front of `chat_template.jinja`.

Messages: `system`, `user`, `tool` (one reply; those in a row share a turn) and `assistant` with `content` as it was
written, or taken apart into `reasoning_content`, `content` and `tool_calls`.
"""

import json
from pathlib import Path

from grpo.chat import TOOLS_AFTER, TOOLS_BEFORE, Chat

TEMPLATE = Path(__file__).with_name("chat_template.jinja")


def chat_template(chat: Chat) -> str:
    """The Jinja source for this renderer. Where a call of it leaves `enable_thinking` out, it does as `chat` does."""
    values = {
        "thinking_trained": chat.thinking,
        "no_thought": chat.no_thought,
        "tools_before": TOOLS_BEFORE,
        "tools_after": TOOLS_AFTER,
    }
    # JSON's spelling of a text or a truth value is Jinja's.
    settings = "".join(f"{{%- set {name} = {json.dumps(value)} -%}}\n" for name, value in values.items())
    return settings + TEMPLATE.read_text(encoding="utf-8")
