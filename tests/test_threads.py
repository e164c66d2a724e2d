"""Threads: a number is taken as it is, auto takes the fastest measured."""

import pytest
import torch

from grpo import threads
from grpo.presets import TINY_SHAPE
from grpo.threads import candidates, resolve_threads, step_seconds


def test_a_number_is_taken_and_nonsense_refused():
    assert resolve_threads("3", TINY_SHAPE) == 3
    for nonsense in ("0", "-1", "two", ""):
        with pytest.raises(ValueError, match="a number of at least 1, or auto"):
            resolve_threads(nonsense, TINY_SHAPE)


def test_auto_takes_the_fastest(monkeypatch):
    monkeypatch.setattr(threads, "candidates", lambda: [1, 2, 4])
    monkeypatch.setattr(threads, "step_seconds", lambda shape, count: {1: 0.3, 2: 0.1, 4: 0.2}[count])
    assert resolve_threads("auto", TINY_SHAPE) == 2


def test_candidates_are_powers_of_two_up_to_the_cores(monkeypatch):
    for cores, expected in ((1, [1]), (2, [1, 2]), (6, [1, 2, 4]), (8, [1, 2, 4, 8])):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert candidates() == expected


def test_a_timing_is_taken_at_the_asked_thread_count():
    before = torch.get_num_threads()
    try:
        assert 0 < step_seconds(TINY_SHAPE, 1) < 10
        assert torch.get_num_threads() == 1
    finally:
        torch.set_num_threads(before)
