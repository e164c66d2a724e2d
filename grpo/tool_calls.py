"""Reads the tool calls of one assistant turn.

Decides: a turn is either clean (`error is None`, its calls may run) or refused as a whole with one named
error. Nothing refused is repaired in silence: the three spellings that are accepted although they are not
canonical each leave a flag. Knows the tools' names and arguments, not what they do.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from env.tools import TOOLS, Tool

OPEN, CLOSE = "<tool_call>", "</tool_call>"
THINK, END_THINK = "<think>", "</think>"
CONTROL = re.compile(r"<\|(im_start|im_end|endoftext)\|>")
JSON_SPACE = " \t\r\n"

# What the model is told, by error kind; a `truncated` turn has two, by where it was cut. Short, and free of literal
# tags: they would come back as control tokens.
MESSAGES = {
    "truncated": "your turn was cut off by the length limit; write a shorter tool call",
    "truncated_thought": "your turn was cut off by the length limit while you thought; think less, then make one call",
    "empty": "your turn was empty; make one tool call",
    "special_token": "your turn held a chat control token; write only the tool call",
    "think_unclosed": "the think block was never closed; close it, then make one tool call",
    "tool_call_in_think": "the tool call was inside the think block; write it after the block",
    "think_after_call": "a think block after a tool call; think first, then call",
    "tool_response_in_turn": "you wrote a tool response yourself; make the call and wait for the reply",
    "missing_open_tag": "the opening tool_call tag is missing",
    "code_fence": "the tool call was inside a code fence; write it without the fence",
    "bare_json": "the JSON was not inside tool_call tags",
    "xml_style": "write the call as JSON with name and arguments, not as XML parameters",
    "no_tool_call": "no tool call found; call a tool, for example answer, to go on",
    "bad_json": "the tool call was not valid JSON",
    "duplicate_key": "the tool call's JSON repeats a key",
    "bad_unicode": "the tool call holds an invalid Unicode character",
    "not_object": "the tool call must be one JSON object",
    "missing_name": "the tool call has no name",
    "unknown_tool": "unknown tool; the tools are {tools}",
    "missing_arguments": "the tool call has no arguments",
    "bad_arguments": "arguments must be a JSON object",
    "unknown_argument": "unknown argument; {tool} takes {parameters}",
    "missing_argument": "missing argument; {tool} takes {parameters}",
    "bad_type": "arguments of {tool} must be text",
}


@dataclass(frozen=True)
class ToolCall:
    """One call: the tool's name and its arguments, every value text."""

    name: str
    arguments: dict[str, str]


@dataclass(frozen=True)
class ParsedTurn:
    """`calls` in order; empty whenever `error` names why the turn was refused. `message` is for the model."""

    calls: tuple[ToolCall, ...]
    error: str | None = None
    flags: tuple[str, ...] = ()
    message: str = ""


class _Refused(Exception):
    """Leaves the parse with an error kind; never leaves this file."""

    def __init__(self, kind: str, **words: str):
        super().__init__(kind)
        self.kind, self.message = kind, MESSAGES[kind].format(**words)


def render_call(call: ToolCall) -> str:
    """The canonical text of a call, the one spelling the chat template produces (decision: JSON text, `", "` and
    `": "`, non-ASCII kept)."""
    arguments = json.dumps(call.arguments, ensure_ascii=False)
    return f'{OPEN}\n{{"name": "{call.name}", "arguments": {arguments}}}\n{CLOSE}'


def parse_turn(
    text: str,
    *,
    finish_reason: Literal["stop", "length"],
    thinking: bool,
    tools: Sequence[Tool] = TOOLS,
) -> ParsedTurn:
    """Parse the text of one assistant turn (without its `<|im_end|>`).

    finish_reason: "length" when the turn was cut by a token limit: such a turn is always refused.
    thinking: whether a leading think block is expected (else it is flagged `unexpected_think`).
    """
    try:
        if finish_reason == "length":
            words = MESSAGES["truncated_thought" if cut_in_thought(text) else "truncated"]
            return ParsedTurn((), "truncated", (), words)
        if not text.strip():
            raise _Refused("empty")
        if CONTROL.search(text):
            raise _Refused("special_token")
        flags: list[str] = []
        body = _after_think(text, thinking, flags)
        calls = _read_calls(body, flags, tools)
    except _Refused as refusal:
        return ParsedTurn((), refusal.kind, (), refusal.message)
    for index, call in enumerate(calls[:-1]):
        if call.name == "answer":
            flags.append("calls_after_answer")
            calls = calls[: index + 1]
            break
    return ParsedTurn(tuple(calls), None, tuple(dict.fromkeys(flags)))


def cut_in_thought(text: str) -> bool:
    """Of a turn that was cut: whether that was within its leading think block."""
    return text.lstrip().startswith(THINK) and END_THINK not in text


def _after_think(text: str, thinking: bool, flags: list[str]) -> str:
    """The turn without its leading think block."""
    stripped = text.lstrip()
    if stripped.startswith(THINK):
        if not thinking:
            flags.append("unexpected_think")
        thought, closed, rest = stripped[len(THINK) :].partition(END_THINK)
        if not closed:
            raise _Refused("think_unclosed")
        if OPEN in thought and OPEN not in rest:
            raise _Refused("tool_call_in_think")
        return rest
    before_call = text.partition(OPEN)[0]
    if END_THINK in before_call:
        flags.append("orphan_think_close")
        return text.partition(END_THINK)[2]
    return text


def _read_calls(body: str, flags: list[str], tools: Sequence[Tool]) -> list[ToolCall]:
    """Walk the body from tag to tag. JSON is decoded where it stands, so tags inside its strings are text."""
    calls: list[ToolCall] = []
    position = 0
    while (start := body.find(OPEN, position)) >= 0:
        _check_between(body[position:start], flags, after_call=bool(calls))
        value, end = _decode(body, _skip_space(body, start + len(OPEN)), flags)
        end = _skip_space(body, end)
        if body.startswith(CLOSE, end):
            position = end + len(CLOSE)
        elif end == len(body):
            flags.append("missing_close")
            position = end
        else:
            raise _Refused("bad_json")
        calls.append(_check_call(value, flags, tools))
    if not calls:
        raise _Refused(_why_no_call(body))
    _check_between(body[position:], flags, after_call=True)
    return calls


def _skip_space(text: str, position: int) -> int:
    while position < len(text) and text[position] in JSON_SPACE:
        position += 1
    return position


def _check_between(text: str, flags: list[str], *, after_call: bool) -> None:
    """Text outside the calls: harmless before the first, flagged after, refused where it fakes a reply."""
    if "<tool_response>" in text or "</tool_response>" in text:
        raise _Refused("tool_response_in_turn")
    if after_call and THINK in text:
        raise _Refused("think_after_call")
    if after_call and text.strip():
        flags.append("extra_text")


def _why_no_call(body: str) -> str:
    text = body.strip()
    if "<tool_response>" in text or "</tool_response>" in text:
        return "tool_response_in_turn"
    if CLOSE in text:
        return "missing_open_tag"
    if "<function=" in text:
        return "xml_style"
    if re.match(r"```\w*\s*\{", text):
        return "code_fence"
    if text.startswith("{"):
        return "bare_json"
    return "no_tool_call"


def _decode(text: str, start: int, flags: list[str]) -> tuple[object, int]:
    """JSON value at `start` and where it ends. Duplicate keys, NaN and lone surrogates are refused."""
    if text.startswith("```", start):
        raise _Refused("code_fence")

    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        if len({key for key, _ in pairs}) < len(pairs):
            raise _Refused("duplicate_key")
        return dict(pairs)

    def no_constant(name: str) -> object:
        raise _Refused("bad_json")

    for strict in (True, False):
        decoder = json.JSONDecoder(object_pairs_hook=unique, parse_constant=no_constant, strict=strict)
        try:
            value, end = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):  # ValueError: also an integer of too many digits
            continue
        if not strict:
            flags.append("control_char")
        try:
            json.dumps(value, ensure_ascii=False).encode("utf-8")
        except UnicodeEncodeError:
            raise _Refused("bad_unicode") from None
        return value, end
    raise _Refused("bad_json")


def _check_call(value: object, flags: list[str], tools: Sequence[Tool]) -> ToolCall:
    if not isinstance(value, dict):
        raise _Refused("not_object")
    name = value.get("name")
    if not isinstance(name, str):
        raise _Refused("missing_name")
    tool = next((tool for tool in tools if tool.name == name), None)
    if tool is None:
        raise _Refused("unknown_tool", tools=", ".join(tool.name for tool in tools))
    if "arguments" not in value:
        raise _Refused("missing_arguments")
    if value.keys() - {"name", "arguments"}:
        flags.append("extra_keys")
    return ToolCall(name, _check_arguments(value["arguments"], tool, flags, tools))


def _check_arguments(
    arguments: object, tool: Tool, flags: list[str], tools: Sequence[Tool]
) -> dict[str, str]:
    if isinstance(arguments, str):
        try:
            arguments, end = _decode(arguments.strip(JSON_SPACE), 0, [])
        except _Refused:
            raise _Refused("bad_arguments") from None
        flags.append("arguments_string")
    if not isinstance(arguments, dict):
        raise _Refused("bad_arguments")
    known = {parameter.name for parameter in tool.parameters}
    foreign = {parameter.name for other in tools for parameter in other.parameters} - known
    words = {"tool": tool.name, "parameters": ", ".join(sorted(known))}
    # The union of all tools' arguments with nulls is what Arrow makes of tool calls: no meaning is lost without them.
    nulls = {key for key, value in arguments.items() if value is None and key in foreign}
    if nulls:
        flags.append("null_args")
    if arguments.keys() - known - nulls:
        raise _Refused("unknown_argument", **words)
    checked: dict[str, str] = {}
    for key in sorted(known):
        value = arguments.get(key)
        if value is None:
            raise _Refused("missing_argument", **words)
        if not isinstance(value, str):
            if tool.name != "answer" or isinstance(value, (bool, dict)):
                raise _Refused("bad_type", **words)
            value = json.dumps(value, ensure_ascii=False)
            flags.append("coerced")
        checked[key] = value
    return checked
