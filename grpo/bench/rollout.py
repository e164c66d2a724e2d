"""Rollouts of scripted episodes on a random model: seconds, positions, and how near decoding is to the limit.

Prefill, decode, softmax and the draw over 151,936 entries are computed, then the drawn token is replaced by the
script's. The script travels in the uniforms: a rollout's u for its i-th token is the middle of that token's share
of [0, 1), so the forced draw is read off u and the engine needs to know nothing of scripts. No text is made: parsing
and tools take 0.04 s of a step in the peer, and `scripts/benchmark.py env` measures ours.
"""

import os
import resource
from collections import deque
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median

import torch
from torch import Tensor

from grpo.bench.episodes import END_OF_TURN, SHAPES, VOCABULARY, Script, groups_of_step, random_model, sequence_hash
from grpo.bench.flips import flip_share
from grpo.bench.limits import DecodeWork, Machine, clock, decode_work
from grpo.generation import Engine, Turn
from grpo.kv_cache import Room
from grpo.model import Decoder, ModelConfig
from grpo.sampling import sample


@dataclass
class Played:
    """Clock seconds of one step's rollouts, by part; least: those that decoding takes at the machine's limit."""

    prompts: float = 0.0
    replies: float = 0.0
    decode: float = 0.0
    seconds: float = 0.0
    least: float = 0.0
    sampled_tokens: int = 0
    prefill_positions: int = 0


@dataclass(frozen=True)
class Scripted:
    """What is played: `steps` measured steps after `warmup` others, each of `prompts` questions × `generations`.

    Step i plays the questions from i on, so a step has the same tokens, and the same hash, in any system.
    """

    model: str
    steps: int
    warmup: int
    prompts: int
    generations: int
    slots: int | None = None

    def __post_init__(self) -> None:
        for name in ("steps", "prompts", "generations"):
            if getattr(self, name) < 1:
                raise ValueError(f"--{name} must be at least 1, not {getattr(self, name)}")
        if self.model not in SHAPES:
            raise ValueError(f"--model {self.model}: unknown; {' and '.join(SHAPES)} exist")

    def groups(self, step: int) -> list[list[Script]]:
        return groups_of_step(step, self.prompts, self.generations)

    @property
    def rows(self) -> int:
        return self.slots or self.prompts * self.generations

    @property
    def measured(self) -> range:
        return range(self.warmup, self.warmup + self.steps)


def rollout_benchmark(scripted: Scripted, *, flips: bool = False) -> dict[str, object]:
    """Medians over the measured steps, and their hashes, for JSON. flips: also `flip_share`, which takes long."""
    model, machine = random_model(scripted.model), Machine.measure()
    for step in range(scripted.warmup):
        play_scripts(model, scripted.groups(step), scripted.rows, machine)
    steps = [play_scripts(model, scripted.groups(step), scripted.rows, machine) for step in scripted.measured]
    runs = [run for run, _ in steps]

    def of(name: str) -> float:
        return round(median(getattr(run, name) for run in runs), 4)

    return {
        **setting(scripted),
        "copy_gb_per_s": round(machine.bandwidth / 1e9, 1),
        "gemm_gflops": round(machine.flops / 1e9, 1),
        "seconds": of("seconds"),
        "prompt_seconds": of("prompts"),
        "reply_seconds": of("replies"),
        "decode_seconds": of("decode"),
        "decode_limit_seconds": of("least"),
        "limit_fraction": round(median(run.least / run.decode for run in runs), 3),
        "tokens_per_second": round(median(run.sampled_tokens / run.seconds for run in runs), 1),
        "prefill_positions": median(run.prefill_positions for run in runs),
        "prefill_positions_ideal": median(
            sum(ideal_positions(group) for group in scripted.groups(step)) for step in scripted.measured
        ),
        "peak_rss": peak_rss(),
        **({"flip_share": flip_share(model)} if flips else {}),
        **hashes(scripted, [sequence_hash(sequences) for _, sequences in steps]),
    }


def setting(scripted: Scripted) -> dict[str, object]:
    """What a reader needs to judge the seconds."""
    threads = torch.get_num_threads()
    load = round(os.getloadavg()[0], 1)
    return {"args": asdict(scripted), "threads": threads, "clock": "cpu" if threads == 1 else "wall", "load": load}


def peak_rss() -> int:
    """Bytes; the process's own peak so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def hashes(scripted: Scripted, found: Sequence[str]) -> dict[str, object]:
    every = [{"step": step, "hash": value} for step, value in zip(scripted.measured, found, strict=True)]
    return {"sequence_hash": found[0], "sequence_hashes": every}


def ideal_positions(group: Sequence[Script]) -> int:
    """P + Σ over rollouts and replies (1 + reply): the prompt once, and each reply with the token before it."""
    return len(group[0].prompt) + sum(1 + len(reply) for script in group for reply in script.replies)


def play_scripts(
    model: Decoder, groups: Sequence[Sequence[Script]], slots: int, machine: Machine
) -> tuple[Played, list[list[Script]]]:
    """Play every script through an engine; returns the meter and what the engine's rows really hold, as scripts."""
    meter, started = Played(), clock()
    engine = scripted_engine(model, groups, slots)
    waiting = deque((group, script) for group in groups for script in group)
    live: dict[int, _Row] = {}
    rows: dict[int, _Row] = {}
    prompt: list[int] | None = None
    while waiting or live:
        mark = clock()
        while waiting and engine.free_slots:
            group, script = waiting[0]
            if group[0].prompt is not prompt:
                if not engine.free_prompts:
                    break
                prompt = group[0].prompt
                engine.prefill(prompt)
            waiting.popleft()
            handle = engine.start(uniforms_of(script.sampled), len(script.turns[0]))
            live[handle] = rows[handle] = _Row(script, len(prompt), [], [])
        prefilled = clock()
        engine.prefill_replies()
        replied = clock()
        sampled, decoded = engine.sampled_tokens, engine.decode_steps
        turns = engine.generate()
        meter.prompts, meter.replies = meter.prompts + prefilled - mark, meter.replies + replied - prefilled
        meter.decode += clock() - replied
        heads, bodies = (engine.sampled_tokens - sampled) // len(live), engine.decode_steps - decoded
        meter.least += _work(model.config, list(live.values()), heads, bodies).seconds(machine)
        for row in live.values():
            row.length += bodies
        for turn in turns:
            row = live[turn.handle]
            _take(row, turn)
            if len(row.turns) == len(row.script.turns):
                engine.release(turn.handle)
                del live[turn.handle]
                continue
            reply = row.script.replies[len(row.replies)]
            row.replies.append(reply)
            row.length += 1 + len(reply)
            engine.extend(turn.handle, reply, len(row.script.turns[len(row.turns)]))
    meter.seconds = clock() - started
    meter.sampled_tokens, meter.prefill_positions = engine.sampled_tokens, engine.prefill_positions
    played = iter(rows.values())
    return meter, [[_as_script(next(played)) for _ in group] for group in groups]


@dataclass
class _Row:
    """A live rollout: how many of its tokens the cache holds, and what it has said and heard."""

    script: Script
    length: int
    turns: list[list[int]]
    replies: list[list[int]]


def _take(row: _Row, turn: Turn) -> None:
    if turn.ids != row.script.turns[len(row.turns)]:
        raise RuntimeError("the engine's turn is not the scripted one")
    row.turns.append(turn.ids)


def _as_script(row: _Row) -> Script:
    return Script(row.script.prompt, row.turns, row.replies, row.script.reward)


def _work(shape: ModelConfig, live: Sequence[_Row], heads: int, bodies: int) -> DecodeWork:
    """Rows grow by one token a pass: on average they hold half of the passes more than at the start."""
    own = sum(row.length + bodies / 2 - len(row.script.prompt) for row in live)
    prompts = {id(row.script.prompt): len(row.script.prompt) for row in live}
    seen = sum(row.length + bodies / 2 for row in live)
    return decode_work(
        shape, heads=heads, bodies=bodies, rows=len(live), kept=own + sum(prompts.values()), seen=seen
    )


def scripted_engine(model: Decoder, groups: Sequence[Sequence[Script]], slots: int) -> Engine:
    room = Room.of(
        slots,
        group=len(groups[0]),
        tokens=max(len(script.completion) for group in groups for script in group),
        prompt_tokens=max(len(group[0].prompt) for group in groups),
    )
    return Engine(
        model,
        room,
        stop_ids=[END_OF_TURN],
        vocabulary=VOCABULARY,
        temperature=1.0,
        draw=forced_draw,
    )


def uniforms_of(tokens: Sequence[int]) -> Tensor:
    """(n,) float64, from which `forced_draw` reads the tokens back."""
    return (torch.tensor(tokens, dtype=torch.float64) + 0.5) / VOCABULARY


def forced_draw(logits: Tensor, uniforms: Tensor, temperature: float) -> tuple[Tensor, Tensor]:
    """The real draw, paid for, and the script's tokens in its place."""
    _, logprobs = sample(logits, uniforms, temperature)
    return (uniforms * VOCABULARY).long(), logprobs
