"""The multi-turn loop: model turn → parse → tools → reply → model turn, for many episodes at once.

Decides when a turn's calls run, what the model hears and why an episode ends. The engine is any object with
prefill / start / extend / release / generate (tests drive it with scripted turns); the environment is any
`Environment`. More rollouts than slots wait their turn.

The budget `max_completion_tokens` counts everything after the prompt, tool text included, because that is what
memory is. Its last token is kept back for the `<|im_end|>` that a cut turn is closed with.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, get_args

from torch import Tensor

from env.rewards import Reward
from grpo.chat import Chat, Conversation
from grpo.environment import Environment, MakeEnvironment, Task
from grpo.generation import Engine, Turn
from grpo.kv_cache import Room, room_within
from grpo.model import Decoder
from grpo.repetition import is_degenerate
from grpo.sampling import rollout_uniforms
from grpo.tool_calls import ParsedTurn, cut_in_thought, parse_turn

StopReason = Literal["answered", "turn_limit", "token_budget", "no_room", "degenerate"]
STOP_REASONS: tuple[StopReason, ...] = get_args(StopReason)


@dataclass(frozen=True)
class Limits:
    """max_turns: assistant turns an episode. max_completion_tokens: all tokens after the prompt.
    max_turn_tokens: sampled tokens a turn, None = whatever the budget leaves. repetition_stop: a turn that runs into a
    loop (`repetition.py`) ends, and its episode with it."""

    max_turns: int
    max_completion_tokens: int
    max_turn_tokens: int | None = None
    repetition_stop: bool = False


@dataclass(frozen=True)
class Episodes:
    """The rollouts of one question. uniforms[g] (max_completion_tokens,) float64 are the draws of member g."""

    prompt_ids: list[int]
    environments: Sequence[Environment]
    uniforms: Sequence[Tensor]


def sampled_episodes(
    task: Task,
    key: str,
    members: Sequence[int],
    chat: Chat,
    make_environment: MakeEnvironment,
    limits: Limits,
    *,
    seed: int,
    step: int,
) -> Episodes:
    """Fresh episodes of a task, whose draws are a function of (seed, step, key, member)."""
    environments = [make_environment(task) for _ in members]
    draws = [rollout_uniforms(seed, step, key, member, limits.max_completion_tokens) for member in members]
    return Episodes(chat.prompt_ids(environments[0].prompt()), environments, draws)


@dataclass(frozen=True)
class Rollout:
    """A finished episode. Token lists after the prompt are aligned: ids, loss_mask (1 = sampled), logprobs."""

    prompt_ids: list[int]
    completion_ids: list[int]
    loss_mask: list[int]
    sampled_logprobs: list[float]
    reward: Reward
    correct: bool
    stop_reason: StopReason
    turns: int
    parse_errors: tuple[str, ...]
    calls: tuple[str, ...] = ()  # the tools that ran, in order
    noncanonical_turns: int = 0  # whose ids are not what the tokenizer makes of their text
    cut_thoughts: int = 0  # turns that ended, by a limit or in a loop, before their think block did


class TurnSource(Protocol):
    """What this loop needs of `grpo.generation.Engine`."""

    @property
    def free_slots(self) -> int: ...
    @property
    def free_prompts(self) -> int: ...
    def prefill(self, prompt_ids: Sequence[int]) -> None: ...
    def start(self, uniforms: Tensor, max_new: int) -> int: ...
    def extend(self, handle: int, ids: Sequence[int], max_new: int) -> None: ...
    def release(self, handle: int) -> None: ...
    def generate(self) -> list[Turn]: ...


def play(
    model: Decoder,
    groups: Sequence[Episodes],
    chat: Chat,
    limits: Limits,
    *,
    slots: int,
    temperature: float,
    kv_budget_gib: float | None = None,
    on_finish: Callable[[Rollout], None] = lambda rollout: None,
) -> list[list[Rollout]]:
    """`run_rollouts` on an engine of at most `slots` rows, or what the budget holds. Temperature 0 is greedy."""
    sizes = dict(slots=slots, kv_budget_gib=kv_budget_gib)
    engine = engine_for(model, groups, chat, limits, temperature=temperature, **sizes)
    return run_rollouts(groups, engine, chat, limits, on_finish)


def engine_for(
    model: Decoder,
    groups: Sequence[Episodes],
    chat: Chat,
    limits: Limits,
    *,
    slots: int,
    temperature: float,
    kv_budget_gib: float | None = None,
) -> Engine:
    """An engine that these episodes fit, with just the room they need. kv_budget_gib decides the slots where given."""
    sizes = dict(
        group=max(len(group.environments) for group in groups),
        tokens=limits.max_completion_tokens,
        prompt_tokens=max(len(group.prompt_ids) for group in groups),
    )
    if kv_budget_gib is not None:
        slots = room_within(kv_budget_gib * 2**30, model.config, model.embed_tokens.weight.dtype, **sizes).rows
    return Engine(
        model,
        Room.of(min(slots, sum(len(group.environments) for group in groups)), **sizes),
        stop_ids=chat.tokenizer.stop_ids,
        vocabulary=len(chat.tokenizer),
        temperature=temperature,
        degenerate=is_degenerate if limits.repetition_stop else None,
    )


def run_rollouts(
    groups: Sequence[Episodes],
    engine: TurnSource,
    chat: Chat,
    limits: Limits,
    on_finish: Callable[[Rollout], None] = lambda rollout: None,
) -> list[list[Rollout]]:
    """Play every episode to its end; returns the rollouts in the order of `groups` and their environments."""
    waiting = deque((g, m) for g, group in enumerate(groups) for m in range(len(group.environments)))
    finished: dict[tuple[int, int], Rollout] = {}
    live: dict[int, tuple[tuple[int, int], _Episode]] = {}
    prefilled = -1
    while waiting or live:
        while waiting and engine.free_slots:
            g, m = waiting[0]
            group = groups[g]
            if g != prefilled:
                if not engine.free_prompts:
                    break
                prefilled = g
                engine.prefill(group.prompt_ids)
            place = waiting.popleft()
            episode = _Episode(group.environments[m], chat, limits, Conversation(group.prompt_ids))
            live[engine.start(group.uniforms[m], episode.next_turn_tokens())] = place, episode
        for turn in engine.generate():
            place, episode = live[turn.handle]
            reply = episode.take(turn)
            if reply is not None:
                engine.extend(turn.handle, reply, episode.next_turn_tokens())
                continue
            engine.release(turn.handle)
            del live[turn.handle]
            finished[place] = episode.finish()
            on_finish(finished[place])
    return [[finished[g, m] for m in range(len(group.environments))] for g, group in enumerate(groups)]


@dataclass
class _Episode:
    """State of one live rollout."""

    environment: Environment
    chat: Chat
    limits: Limits
    conversation: Conversation
    turns: int = 0
    stop_reason: StopReason | None = None
    parse_errors: list[str] = field(default_factory=list)
    calls: list[str] = field(default_factory=list)
    noncanonical_turns: int = 0
    cut_thoughts: int = 0

    @property
    def room(self) -> int:
        return self.limits.max_completion_tokens - len(self.conversation.completion_ids)

    def next_turn_tokens(self) -> int:
        cap = self.limits.max_turn_tokens
        return self.room - 1 if cap is None else min(cap, self.room - 1)

    def take(self, turn: Turn) -> list[int] | None:
        """Take in one turn; the forced ids that follow it, or None when the episode is over."""
        self.turns += 1
        self.noncanonical_turns += not self.chat.is_canonical(turn.ids)
        self.conversation.append_sampled(turn.ids, turn.logprobs)
        end = self.chat.tokenizer.end_of_turn_id
        closing = [] if turn.ids[-1] == end else [end]
        self.conversation.append_forced(closing)
        text = self.chat.turn_text(turn.ids)
        cut = turn.finish_reason != "stop"
        parsed = parse_turn(text, finish_reason="length" if cut else "stop", thinking=self.chat.thinking)
        self.cut_thoughts += cut and cut_in_thought(text)
        for flag in parsed.flags:
            self.environment.flag(flag)
        replies = self._act(parsed)
        if self.environment.done:
            self.stop_reason = "answered"
        elif turn.finish_reason == "degenerate":
            self.stop_reason = "degenerate"
        elif self.turns == self.limits.max_turns:
            self.stop_reason = "turn_limit"
        elif (reply := self.chat.reply_ids(replies, room=self.room - 2) if replies else None) is None:
            self.stop_reason = "token_budget" if turn.finish_reason == "length" else "no_room"
        else:
            self.conversation.append_forced(reply)
            return closing + reply
        return None

    def _act(self, parsed: ParsedTurn) -> list[str]:
        """Run the calls whose replies the model will see; a call it can't see is not run and pays nothing.

        So before `answer` nothing else of its turn runs, nor does anything in the last turn, nor a call for
        whose shortest reply there is no room. Two tokens stay free for the next turn: one to sample, one to
        close it with.
        """
        if parsed.error is not None:
            self.parse_errors.append(parsed.error)
            return [self.environment.malformed(parsed.error, parsed.message)]
        replies: list[str] = []
        final = [call for call in parsed.calls if call.name == self.environment.final_tool]
        for call in final or parsed.calls:
            unseen = self.turns == self.limits.max_turns or (
                self.chat.smallest_reply(len(replies) + 1) > self.room - 2
            )
            if unseen and not final:
                break
            replies.append(self.environment.call(call.name, call.arguments))
            self.calls.append(call.name)
        return replies

    def finish(self) -> Rollout:
        talk = self.conversation
        return Rollout(
            prompt_ids=talk.prompt_ids,
            completion_ids=talk.completion_ids,
            loss_mask=talk.loss_mask,
            sampled_logprobs=talk.sampled_logprobs,
            reward=self.environment.score(),
            correct=self.environment.correct,
            stop_reason=self.stop_reason,
            turns=self.turns,
            parse_errors=tuple(self.parse_errors),
            calls=tuple(self.calls),
            noncanonical_turns=self.noncanonical_turns,
            cut_thoughts=self.cut_thoughts,
        )
