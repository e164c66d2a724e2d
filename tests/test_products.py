"""float32 products by oneDNN: only where they stay float32, only in updates, and put back."""

import pytest
import torch

import grpo.trainer
import sft.trainer
from grpo.products import check_library, onednn_is_exact, products_by
from tests.training import small_dataset, train

CPU = torch.device("cpu")
exact = pytest.mark.skipif(not onednn_is_exact(), reason="this machine's oneDNN rounds to bfloat16 (AMX)")


def setting() -> str:
    return torch.get_float32_matmul_precision()


def test_the_default_changes_nothing_and_a_failure_puts_back():
    with products_by("default"):
        assert setting() == "highest"
    with pytest.raises(KeyError), products_by("onednn"):
        assert setting() == "medium"
        raise KeyError
    assert setting() == "highest"


@exact
@pytest.mark.parametrize("shape", [(1, 7, 3), (64, 64, 64), (300, 1000, 77), (920, 256, 4096), (4096, 920, 256)])
def test_products_are_float32(shape):
    """Near the float64 product, whatever is transposed; bfloat16 would be off by 2e-3 · √k."""
    m, k, n = shape
    generator = torch.Generator().manual_seed(0)
    a, b = torch.randn(m, k, generator=generator), torch.randn(k, n, generator=generator)
    with products_by("onednn"):
        for made in (a @ b, a.T.contiguous().T @ b, a @ b.T.contiguous().T):
            assert float((made.double() - a.double() @ b.double()).abs().max()) < 1e-5 * k**0.5


def test_where_it_would_round_it_is_refused(monkeypatch):
    product = torch.Tensor.__matmul__

    def rounding(a, b):
        return product(a.bfloat16(), b.bfloat16()).float() if a.dtype == torch.float32 else product(a, b)

    monkeypatch.setattr(torch.Tensor, "__matmul__", rounding)
    monkeypatch.setattr("grpo.products.onednn_is_exact", onednn_is_exact.__wrapped__)  # what is cached is as it was
    with pytest.raises(ValueError, match="--matmul onednn: on this machine it would round products to bfloat16"):
        check_library("onednn", CPU)
    check_library("default", CPU)


def test_on_a_card_it_is_refused():
    with pytest.raises(ValueError, match="--matmul onednn is for a CPU, and this runs on cuda"):
        check_library("onednn", torch.device("cuda"))


def test_a_run_that_can_not_is_refused_before_it_begins(monkeypatch, tmp_path):
    monkeypatch.setattr("grpo.products.onednn_is_exact", lambda: False)
    error = train(tmp_path / "runs", "--matmul", "onednn", "--phase", "1", code=2)
    assert "error: --matmul onednn: on this machine" in error
    assert not list((tmp_path / "runs").rglob("config.json"))


@exact
def test_a_run_uses_it_in_its_updates_alone(monkeypatch, tmp_path):
    found = []
    for module, name in ((sft.trainer, "add_loss_gradient"), (grpo.trainer, "guarded_update"),
                         (grpo.trainer, "sample_groups")):  # fmt: skip
        monkeypatch.setattr(module, name, spying(getattr(module, name), name, found))
    flags = "--matmul onednn --phase all --steps 1 --sft-steps 1 --eval-questions 1 --questions-per-step 1"
    flags += " --group-size 2 --max-turn-tokens 8"
    train(tmp_path / "runs", *flags.split(), "--dataset", str(small_dataset(tmp_path)))
    phase = [("sample_groups", "highest"), ("guarded_update", "medium")]
    assert found == [("add_loss_gradient", "medium"), *phase, *phase]
    assert setting() == "highest"


def spying(function, name, found):
    def spy(*args, **kwargs):
        found.append((name, setting()))
        return function(*args, **kwargs)

    return spy
