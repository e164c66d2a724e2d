"""AdamW on stored halves and 8-bit moments: the same numbers as on float32 masters, or close to them."""

import pytest
import torch
import torch.nn.functional as F

from grpo import adamw
from grpo.eight_bit import BLOCK
from grpo.optimizer import AdamWConfig, build_optimizer, parameter_groups
from grpo.sampling import stream
from grpo.split_weights import join

SHAPES = {"tied.embed_tokens.weight": (70, 64), "layer.weight": (50, 100), "norm.weight": (100,)}


def model_of(weights: dict[str, torch.Tensor]) -> torch.nn.Module:
    """A module with these parameters under these names."""
    root = torch.nn.Module()
    for name, weight in weights.items():
        *path, last = name.split(".")
        owner = root
        for part in path:
            if not hasattr(owner, part):
                owner.add_module(part, torch.nn.Module())
            owner = getattr(owner, part)
        owner.register_parameter(last, torch.nn.Parameter(weight.clone()))
    return root


def random_weights(dtype: torch.dtype) -> dict[str, torch.Tensor]:
    dice = stream("weights")
    return {name: torch.randn(shape, generator=dice).mul_(0.02).to(dtype) for name, shape in SHAPES.items()}


def feed(model: torch.nn.Module, *key: object) -> None:
    """Gradients in the weights' dtype: a drift of each weight's own and three times as much noise."""
    drift, noise = stream("drift"), stream("noise", *key)
    for weight in model.parameters():
        gradient = torch.randn(weight.shape, generator=drift) + 3 * torch.randn(weight.shape, generator=noise)
        weight.grad = gradient.mul_(1e-3).to(torch.bfloat16).to(weight.dtype)


def masters(model: torch.nn.Module, optimizer: adamw.ChunkedAdamW) -> dict[str, torch.Tensor]:
    return {
        name: join(weight.detach().flatten(), optimizer.state[name]["remainder"]).view(weight.shape)
        for name, weight in model.named_parameters()
    }


def test_split_weights_with_32_bit_moments_are_torchs_foreach_adamw_bit_for_bit(monkeypatch):
    """Chunks of 1,024 elements, so that each matrix takes several and ends amid one."""
    monkeypatch.setattr(adamw, "CHUNK", 1024)
    config = AdamWConfig(1e-4, weight_decay=0.1, weights="split")
    ours = model_of(random_weights(torch.bfloat16))
    optimizer = build_optimizer(ours, config)
    start = masters(ours, optimizer)
    theirs = model_of(start)
    groups = parameter_groups(theirs, config)
    reference = torch.optim.AdamW(groups, lr=1e-4, betas=(0.9, 0.95), eps=1e-8, foreach=True)
    for step in range(100):
        for groups in (optimizer.param_groups, reference.param_groups):
            for group in groups:
                group["lr"] = 1e-4 * (1 + step % 3)
        feed(ours, step)
        for mine, other in zip(ours.parameters(), theirs.parameters(), strict=True):
            other.grad = mine.grad.float()
        optimizer.step()
        reference.step()
    for name, master in masters(ours, optimizer).items():
        assert torch.equal(master, theirs.get_parameter(name)), name
        assert not torch.equal(master, start[name])


SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    ("weights", "steps"),
    [("split", 100), *(pytest.param(kind, 1000, marks=SLOW) for kind in ("float32", "split", "stochastic"))],
)
def test_8_bit_moments_follow_float32_adamw(weights, steps):
    """Of the total change: cosine at least 0.999 (1,000 steps: 0.99998) and length within 1 %; float32 is the measure.

    Split weights are compared by master. Stochastic ones only by projection: their steps are as wide as the change.
    """
    start = random_weights(torch.bfloat16)
    measure = model_of({name: weight.float() for name, weight in start.items()})
    reference = torch.optim.AdamW(measure.parameters(), lr=1e-5, betas=(0.9, 0.95), weight_decay=0.0)
    dtype = torch.float32 if weights == "float32" else torch.bfloat16
    ours = model_of({name: weight.to(dtype) for name, weight in start.items()})
    optimizer = build_optimizer(ours, AdamWConfig(1e-5, weights=weights, moments="8bit", embedding_moments="8bit"))

    def exact(model):
        if weights == "split" and model is ours:
            return masters(model, optimizer)
        return {name: weight.detach().float().clone() for name, weight in model.named_parameters()}

    first, expected_first = exact(ours), exact(measure)
    for step in range(steps):
        feed(ours, step)
        for mine, other in zip(ours.parameters(), measure.parameters(), strict=True):
            other.grad = mine.grad.float()
        optimizer.step()
        reference.step()
    for name in ("tied.embed_tokens.weight", "layer.weight"):
        change = exact(ours)[name] - first[name]
        expected = exact(measure)[name] - expected_first[name]
        assert float((change * expected).sum() / expected.square().sum()) == pytest.approx(1.0, abs=0.01)
        if weights != "stochastic":
            assert float(F.cosine_similarity(change.flatten(), expected.flatten(), dim=0)) >= 0.999


@pytest.mark.parametrize("weights", ["split", "stochastic"])
def test_small_updates_are_lost_to_nearest_rounding_and_not_here(weights):
    """30 updates at lr 1e-6, all gradients of one sign: the mean weight falls by 3e-5, or stays."""
    start = random_weights(torch.bfloat16)

    def fall(optimizer_of) -> tuple[float, float]:
        model = model_of(start)
        optimizer = optimizer_of(model)
        for _ in range(30):
            for weight in model.parameters():
                weight.grad = torch.full_like(weight, 1e-3)
            optimizer.step()
        change = torch.cat([(start[n] - w.detach()).double().flatten() for n, w in model.named_parameters()])
        return float(change.mean()), float((change != 0).double().mean())

    lost, moved = fall(lambda model: torch.optim.AdamW(model.parameters(), lr=1e-6, weight_decay=0.0, foreach=True))
    assert lost < 0.05 * 3e-5
    assert moved < 0.05
    kept, _ = fall(lambda model: build_optimizer(model, AdamWConfig(1e-6, weights=weights)))
    assert kept == pytest.approx(3e-5, rel=0.1)


def test_norms_and_small_tensors_keep_32_bit_moments_and_the_embedding_follows_its_field():
    weights = {name: torch.zeros(shape, dtype=torch.bfloat16) for name, shape in SHAPES.items()}
    weights |= {"small.weight": torch.zeros(63, 65), "even.weight": torch.zeros(64, 64), "long.bias": torch.zeros(5000)}
    model = model_of({name: weight.bfloat16() for name, weight in weights.items()})

    def eight_bit(embedding: str) -> set[str]:
        config = AdamWConfig(1.0, weights="split", moments="8bit", embedding_moments=embedding)
        optimizer = build_optimizer(model, config)
        return {name for name, state in optimizer.state.items() if state["moment1"].dtype == torch.uint8}

    assert eight_bit("32bit") == {"layer.weight", "even.weight"}
    assert eight_bit("8bit") == {"layer.weight", "even.weight", "tied.embed_tokens.weight"}


def test_chunks_do_not_show(monkeypatch):
    """Blocks of 8-bit moments end where chunks do, so any chunk size gives the same bits."""
    assert adamw.CHUNK % BLOCK == 0

    def after_five_steps() -> list[torch.Tensor]:
        model = model_of(random_weights(torch.bfloat16))
        optimizer = build_optimizer(model, AdamWConfig(1e-4, weights="split", moments="8bit"))
        for step in range(5):
            feed(model, step)
            optimizer.step()
        return list(masters(model, optimizer).values())

    whole = after_five_steps()
    monkeypatch.setattr(adamw, "CHUNK", 4 * BLOCK)
    assert all(torch.equal(ours, theirs) for ours, theirs in zip(after_five_steps(), whole, strict=True))


def test_each_update_rounds_by_dice_of_its_own():
    """The same weights, gradients and moments, one update later: another tenth of them moves; a rerun is the same."""

    def moved(steps_before: int) -> torch.Tensor:
        model = model_of({"layer.weight": torch.ones(64, 64, dtype=torch.bfloat16)})
        optimizer = build_optimizer(model, AdamWConfig(4e-4, beta1=0.0, beta2=0.0, weights="stochastic"))
        for _ in range(steps_before + 1):
            model.layer.weight.data.fill_(1.0)
            model.layer.weight.grad = torch.ones_like(model.layer.weight)
            optimizer.step()
        return model.layer.weight.detach() != 1

    first, second = moved(0), moved(1)
    assert 0.05 < first.float().mean() < 0.15
    assert not torch.equal(first, second)
    assert torch.equal(second, moved(1))


def test_bytes_of_a_weight():
    """4 with its remainder, and 2 moments of one byte and a scale for 256 of them; a gradient of 2 comes on top."""
    model = model_of({"layer.weight": torch.zeros(256, 256, dtype=torch.bfloat16)})
    optimizer = build_optimizer(model, AdamWConfig(1.0, weights="split", moments="8bit"))
    tensors = [value for value in optimizer.state["layer.weight"].values() if isinstance(value, torch.Tensor)]
    held = sum(t.nbytes for t in [*tensors, *model.parameters()])
    assert held == 256 * 256 * (4 + 2 + 2 * 4 / 256)


def test_a_remainder_left_behind_is_taken_up_and_missing_ones_are_drawn():
    model = model_of(random_weights(torch.bfloat16))
    left = {"layer.weight": torch.arange(5000, dtype=torch.int16)}
    optimizer = build_optimizer(model, AdamWConfig(1e-3, weights="split"), seed=3, remainder=left)
    assert torch.equal(optimizer.state["layer.weight"]["remainder"], left["layer.weight"])
    assert optimizer.state["norm.weight"]["remainder"].any()


def test_a_state_of_other_settings_is_refused():
    stored = build_optimizer(model_of(random_weights(torch.bfloat16)), AdamWConfig(1.0, weights="split")).state_dict()
    for other in (
        AdamWConfig(1.0, weights="stochastic"),
        AdamWConfig(1.0, weights="split", moments="8bit"),
        AdamWConfig(1.0, weights="split", moments="8bit", embedding_moments="8bit"),
    ):
        optimizer = build_optimizer(model_of(random_weights(torch.bfloat16)), other)
        with pytest.raises(ValueError, match="other --weights, --moments or --embedding-moments"):
            optimizer.load_state_dict(stored)
