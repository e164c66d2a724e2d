"""The engine: cached decode equals the uncached forward, draws don't depend on slots, work is counted."""

import pytest
import torch
from torch.utils._python_dispatch import TorchDispatchMode

from grpo import generation, kv_cache, sampling
from grpo.attention import causal
from grpo.batch import pack_group
from grpo.generation import Engine
from grpo.group_pass import group_logprobs
from grpo.kv_cache import Room
from grpo.sampling import rollout_uniforms, sample, stream

STOP = 7


def make_engine(model, slots, *, temperature=1.0, vocabulary=100, stop_ids=(STOP,), tokens=64):
    room = Room.of(slots, group=4, tokens=tokens, prompt_tokens=8)
    return Engine(model, room, stop_ids=stop_ids, vocabulary=vocabulary, temperature=temperature)


def play(model, prompts, members, slots, *, turns=3, **options):
    """Every rollout takes `turns` turns of at most 9 tokens, with replies of different lengths in between."""
    engine = make_engine(model, slots, **options)
    waiting = [(p, m) for p in range(len(prompts)) for m in range(members)]
    live, rows, prefilled = {}, {}, None
    while waiting or live:
        while waiting and engine.free_slots:
            if prefilled != waiting[0][0]:
                if not engine.free_prompts:
                    break
                prefilled = waiting[0][0]
                engine.prefill(prompts[prefilled])
            place = waiting.pop(0)
            handle = engine.start(rollout_uniforms(0, 0, f"q{place[0]}", place[1], 64), 9)
            live[handle], rows[place] = place, {"ids": [], "mask": [], "logprobs": [], "turns": 0}
        for turn in engine.generate():
            place = live[turn.handle]
            row = rows[place]
            row["ids"] += turn.ids
            row["mask"] += [1] * len(turn.ids)
            row["logprobs"] += turn.logprobs
            row["turns"] += 1
            if row["turns"] == turns:
                engine.release(turn.handle)
                del live[turn.handle]
                continue
            reply = [20 + row["turns"], 30 + place[1], 31, 32][: 1 + (place[1] + row["turns"]) % 4]
            row["ids"] += reply
            row["mask"] += [0] * len(reply)
            engine.extend(turn.handle, reply, 9)
    return rows, engine


PROMPTS = [[1, 2, 3, 4, 5], [11, 12], [21, 22, 23, 24, 25, 26, 27, 28]]


@pytest.mark.parametrize("slots", [2, 5, 12])
def test_sampler_logprobs_equal_the_trainers_over_ragged_prompts_and_turns(small_model, slots):
    rows, _ = play(small_model, PROMPTS, 4, slots)
    assert len(rows) == 12
    for (p, _), row in rows.items():
        group = pack_group(PROMPTS[p], [row["ids"]], [row["mask"]])
        expected = group_logprobs(small_model, group, temperature=1.0, vocabulary=100)
        torch.testing.assert_close(torch.tensor(row["logprobs"]), expected.detach(), atol=1e-5, rtol=1e-5)


def test_draws_do_not_depend_on_slots_or_order(small_model):
    """In float64, where no rounding can flip a token, 1, 4 and 64 slots give identical rollouts."""
    small_model.double()
    reference, _ = play(small_model, PROMPTS, 4, 64)
    for slots in (1, 4):
        rows, _ = play(small_model, PROMPTS, 4, slots)
        assert {place: row["ids"] for place, row in rows.items()} == {p: row["ids"] for p, row in reference.items()}


def test_rollouts_of_a_group_differ(small_model):
    rows, _ = play(small_model, PROMPTS[:1], 4, 4)
    assert len({tuple(row["ids"]) for row in rows.values()}) == 4


@pytest.mark.parametrize("slots", [1, 3, 12])
def test_prefill_positions_are_the_prompt_once_and_each_reply_once(small_model, slots):
    """P + Σ over rollouts and replies (1 + reply): the one is the token that ended the turn."""
    rows, engine = play(small_model, PROMPTS, 4, slots)
    replies = sum(
        1 + len(reply)
        for row in rows.values()
        for reply in "".join(map(str, row["mask"])).strip("1").replace("1", " ").split()
    )
    assert engine.prefill_positions == sum(map(len, PROMPTS)) + replies
    assert engine.sampled_tokens == sum(sum(row["mask"]) for row in rows.values())
    assert engine.free_slots == slots


def test_a_turn_ends_at_a_stop_id_or_at_its_limit(small_model):
    rows, engine = play(small_model, PROMPTS, 4, 12, turns=1, stop_ids=range(0, 100, 2))
    for row in rows.values():
        *before, last = row["ids"]
        assert all(token % 2 for token in before)
        assert last % 2 == 0 or len(row["ids"]) == 9


def test_greedy_takes_the_most_likely_token(small_model):
    engine = make_engine(small_model, 1, temperature=0.0)
    engine.prefill(PROMPTS[0])
    engine.start(torch.zeros(64, dtype=torch.float64), 5)
    (turn,) = engine.generate()
    ids = []
    for token in turn.ids:
        seen = torch.tensor(PROMPTS[0] + ids)
        hidden = small_model(seen, torch.arange(len(seen)), lambda layer, *qkv: causal(*qkv))[-1]
        assert token == int((small_model.head_weight[:100] @ hidden).argmax())
        ids.append(token)


def test_ids_beyond_the_vocabulary_are_never_sampled(small_model):
    with torch.no_grad():
        small_model.embed_tokens.weight[100:] *= 50  # by far the largest logits
    rows, _ = play(small_model, PROMPTS, 4, 12)
    assert max(token for row in rows.values() for token in row["ids"]) < 100


def test_a_prompt_that_does_not_fit_is_refused(small_model):
    with pytest.raises(ValueError, match="9 tokens does not fit the room of 8"):
        make_engine(small_model, 1).prefill([1] * 9)


def test_sampler_draws_the_softmax(chi_square=59.7):
    """20,000 draws from 31 tokens at T = 0.7: χ² with 30 degrees of freedom is above 59.7 once in a thousand."""
    logits = torch.randn(1, 31, generator=torch.Generator().manual_seed(3))
    uniforms = torch.rand(20_000, generator=stream("chi"), dtype=torch.float64)
    tokens, logprobs = sample(logits.expand(20_000, -1), uniforms, 0.7)
    expected = 20_000 * torch.softmax(logits[0].double() / 0.7, 0)
    observed = torch.bincount(tokens, minlength=31)
    assert float(((observed - expected) ** 2 / expected).sum()) < chi_square
    torch.testing.assert_close(logprobs, torch.log_softmax(logits[0] / 0.7, 0)[tokens])


def test_rows_drawn_in_parts_are_the_rows_drawn_at_once(small_model, monkeypatch):
    """How many rows stand in float64, or have their logits made, at once changes no bit of a draw."""
    generator = torch.Generator().manual_seed(5)
    logits, uniforms = torch.randn(7, 50, generator=generator), torch.rand(7, generator=generator, dtype=torch.float64)
    whole = sample(logits, uniforms, 0.9)
    monkeypatch.setattr(sampling, "PROBABILITIES", 120)  # 2 rows
    assert all(torch.equal(a, b) for a, b in zip(sample(logits, uniforms, 0.9), whole, strict=True))
    small_model.double()
    reference, _ = play(small_model, PROMPTS, 4, 12)
    monkeypatch.setattr(generation, "LOGITS", 500)  # 5 rows
    monkeypatch.setattr(kv_cache, "SCORES", 1)  # a row's reply at a time
    rows, _ = play(small_model, PROMPTS, 4, 12)
    assert {place: row["ids"] for place, row in rows.items()} == {p: row["ids"] for p, row in reference.items()}


class Questions(TorchDispatchMode):
    """Counts the times that the host waits for a value of the device."""

    asked = 0

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.asked += func.overloadpacket.__name__ in ("_local_scalar_dense", "is_nonzero", "item", "nonzero")
        return func(*args, **(kwargs or {}))


@pytest.mark.parametrize("rows", [2, 12])
def test_a_token_costs_one_question_to_the_device_however_many_rows(small_model, rows):
    """Did any turn end? What else is asked is asked once a turn."""

    def asked(tokens):
        engine = make_engine(small_model, rows, stop_ids=())
        engine.prefill(PROMPTS[0])
        for member in range(rows):
            engine.start(rollout_uniforms(0, 0, "q", member, 64), tokens)
        with Questions() as questions:
            assert len(engine.generate()) == rows
        return questions.asked

    assert asked(40) - asked(10) == 30


@pytest.mark.parametrize("size", [5, 512, 513, 1024, 2139])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_blocks_draw_what_one_cumulative_sum_in_float64_draws(size, dtype):
    """The inverse CDF over whole rows is the oracle: the same token but where u is within rounding of a boundary."""
    generator = torch.Generator().manual_seed(size)
    logits = (3 * torch.randn(4, size, generator=generator)).to(dtype).repeat(500, 1)
    uniforms = torch.rand(2000, generator=generator, dtype=torch.float64)
    cdf = torch.softmax(logits.double() / 0.7, -1).cumsum(-1)
    expected = torch.searchsorted(cdf, uniforms[:, None] * cdf[:, -1:], right=True)[:, 0]
    tokens, logprobs = sample(logits, uniforms, 0.7)
    differ = tokens != expected
    edge = (uniforms[:, None] - cdf / cdf[:, -1:]).abs().amin(-1)
    assert edge[differ].lt(1e-6).all() and int(differ.sum()) <= (4 if dtype == torch.float32 else 0)
    exact = torch.log_softmax(logits.double() / 0.7, -1).gather(1, tokens[:, None])[:, 0]
    torch.testing.assert_close(logprobs.double(), exact, atol=1e-6, rtol=1e-6)


def test_sampler_never_draws_what_has_no_probability():
    logits = torch.tensor([[-torch.inf, 0.0, -torch.inf, 0.0, -torch.inf]])
    uniforms = torch.tensor([0.0, 0.25, 0.5, 0.75, 1 - 2**-53], dtype=torch.float64)
    tokens, _ = sample(logits.expand(5, -1), uniforms, 1.0)
    assert tokens.tolist() == [1, 1, 3, 3, 3]


def test_the_largest_uniform_draws_a_token_whatever_the_rounding_of_the_cdf():
    """Sums of equal shares end below 1 for many sizes; u close to 1 must still fall on the last token."""
    largest = torch.tensor([1 - 2**-53], dtype=torch.float64)
    for size in range(2, 300):
        tokens, _ = sample(torch.zeros(1, size), largest, 1.0)
        assert int(tokens) == size - 1


def test_prompts_wait_for_one_another_and_move_when_one_is_done(small_model):
    """Two places for prompts: the third waits for the first's rollouts, then stands where the first stood."""
    engine = make_engine(small_model, 4)
    assert engine.room.prompts == engine.free_prompts == 2
    engine.prefill(PROMPTS[0])
    first = engine.start(rollout_uniforms(0, 0, "a", 0, 64), 9)
    engine.prefill(PROMPTS[2])
    second = engine.start(rollout_uniforms(0, 0, "b", 0, 64), 40)
    assert not engine.free_prompts and engine.free_slots == 2
    with pytest.raises(RuntimeError, match="all 2 prompts are being played"):
        engine.prefill(PROMPTS[1])
    (turn,) = engine.generate()
    assert turn.handle == first
    engine.release(first)
    assert engine.prompt_lengths == [len(PROMPTS[2])] and engine.prompt_of == [0]
    engine.prefill(PROMPTS[1])
    engine.start(rollout_uniforms(0, 0, "c", 0, 64), 5)
    turns = {}
    while len(turns) < 2:
        for turn in engine.generate():
            turns[turn.handle] = turn.ids
            engine.release(turn.handle)
    alone = make_engine(small_model, 1)
    alone.prefill(PROMPTS[2])
    alone.start(rollout_uniforms(0, 0, "b", 0, 64), 40)
    assert alone.generate()[0].ids == turns[second]


def test_a_prompt_nobody_plays_makes_room_for_the_next(small_model):
    engine = make_engine(small_model, 1)
    for prompt in PROMPTS:
        engine.prefill(prompt)
        assert engine.prompt_lengths == [len(prompt)]


def test_a_row_moved_before_its_first_token_is_itself(small_model):
    """Releasing the first of two fresh rollouts moves the second into its place, hidden state and all."""

    def second(release_first):
        engine = make_engine(small_model, 2)
        engine.prefill(PROMPTS[0])
        first = engine.start(rollout_uniforms(0, 0, "a", 0, 64), 9)
        engine.prefill(PROMPTS[1])
        kept = engine.start(rollout_uniforms(0, 0, "b", 0, 64), 9)
        if release_first:
            engine.release(first)
        while True:
            for turn in engine.generate():
                if turn.handle == kept:
                    return turn.ids
                engine.release(turn.handle)

    assert second(release_first=True) == second(release_first=False)


def test_uniforms_are_a_function_of_seed_step_question_and_member():
    first = rollout_uniforms(0, 1, "q", 2, 50)
    assert torch.equal(first, rollout_uniforms(0, 1, "q", 2, 50))
    assert torch.equal(first[:20], rollout_uniforms(0, 1, "q", 2, 20))
    others = [rollout_uniforms(*key, 50) for key in ((1, 1, "q", 2), (0, 2, "q", 2), (0, 1, "r", 2), (0, 1, "q", 3))]
    assert not any(torch.equal(first, other) for other in others)
