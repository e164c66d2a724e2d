"""Two halves that are a float32 weight: every bit comes back, and what is drawn changes nothing visible."""

import pytest
import torch

from grpo.sampling import stream
from grpo.split_weights import LARGEST, drawn_remainder, join, split, stochastic_round


def bits(values: torch.Tensor) -> torch.Tensor:
    return values.view(torch.int32)


def assert_round_trip(weight: torch.Tensor) -> None:
    high, low = split(weight)
    assert (high.dtype, low.dtype) == (torch.bfloat16, torch.int16)
    assert torch.equal(bits(join(high, low)), bits(weight))
    assert high.isfinite().all()
    error = (high.double() - weight.double()).abs()
    assert (error <= (weight.bfloat16().double() - weight.double()).abs()).all()  # no bf16 is nearer


def test_every_exponent_with_random_mantissas_comes_back():
    exponents = torch.arange(255).repeat_interleave(200)  # 255 is infinity and NaN
    mantissas = torch.randint(1 << 23, exponents.shape, generator=stream("mantissas"))
    weight = (exponents << 23 | mantissas).to(torch.int32).view(torch.float32)
    weight = weight[weight < LARGEST]
    assert_round_trip(torch.cat([weight, -weight]))


def test_the_edges_come_back():
    one = torch.tensor([1.0])
    edges = [0.0, 1.401298464324817e-45, 1.1754942e-38, 1.17549435e-38, 1.0, 1.00390625, 1.01171875, 255.99998, LARGEST]
    near_one = [float(torch.nextafter(one, one * toward)) for toward in (0, 2)]
    weight = torch.tensor(edges + near_one)
    weight = torch.cat([weight, -weight])
    assert_round_trip(weight)
    assert torch.equal(join(*split(weight)).signbit(), weight.signbit())  # -0.0 stays -0.0


@pytest.mark.slow
def test_each_256th_float_comes_back():
    """2²⁴ bit patterns, with another low byte in each block of 65,536: all finite ones below the limit."""
    for start in range(-(1 << 31), 1 << 31, 1 << 28):
        block = torch.arange(start, start + (1 << 28), 256, dtype=torch.int64)
        weight = (block + (block >> 16) % 256).to(torch.int32).view(torch.float32)
        assert_round_trip(weight[weight.abs() < LARGEST])


def test_a_drawn_remainder_is_uniform_and_invisible():
    high = (torch.randn(1 << 18, generator=stream("weights")) * 0.02).bfloat16()
    high[::3] = 0.0
    high[1::7] = 2.0**-6  # below a power of two the steps are half as wide
    low = drawn_remainder(high, stream(0))
    again, rest = split(join(high, low))
    assert torch.equal(again, high)
    assert torch.equal(rest, low)
    assert not low[high == 0].any()
    drawn = low[high != 0].double()
    assert (drawn.min(), drawn.max()) == (-0x8000, 0x7FFF)
    assert abs(drawn.mean() + 0.5) < 4 * 2**16 / 12**0.5 / len(drawn) ** 0.5
    assert drawn.std() == pytest.approx(2**16 / 12**0.5, rel=0.01)
    assert torch.equal(drawn_remainder(high, stream(0)), low)
    assert not torch.equal(drawn_remainder(high, stream(1)), low)


def test_stochastic_rounding_is_right_on_average_and_leaves_bf16_alone():
    weight = torch.tensor([1.001, -1.001, 0.0123, -3e-5, 2.0**-126 * 1.003])
    rounded = torch.stack([stochastic_round(weight, stream("round", i)) for i in range(4000)]).double()
    below, above = weight.abs().view(torch.int32) & ~0xFFFF, (weight.abs().view(torch.int32) & ~0xFFFF) + 0x10000
    for i in range(len(weight)):
        ends = torch.stack([below[i], above[i]]).view(torch.float32).double() * weight[i].sign()
        assert set(rounded[:, i].tolist()) == set(ends.tolist())
        step = float((ends[1] - ends[0]).abs())
        assert abs(float(rounded[:, i].mean() - weight[i].double())) < 4 * step / 2 / 4000**0.5
    exact = weight.bfloat16()
    assert torch.equal(stochastic_round(exact.float(), stream(3)), exact)
