"""Ctrl-C and --hours end a run between two steps, never inside one."""

import os
import signal

import pytest

from grpo import stopping as module
from grpo.stopping import Stopping


@pytest.fixture
def clock(monkeypatch):
    """Seconds that pass when the test says so."""
    now = [1000.0]
    monkeypatch.setattr(module.time, "monotonic", lambda: now[0])

    def wait(seconds: float) -> None:
        now[0] += seconds

    return wait


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_is_answered_after_the_step(number):
    before = signal.getsignal(number)
    with Stopping() as stopping:
        assert not stopping.after_step()
        os.kill(os.getpid(), number)
        assert stopping.signalled
        assert stopping.after_step()
        assert number.name in stopping.reason
    assert signal.getsignal(number) == before


def test_a_second_ctrl_c_ends_at_once():
    with Stopping():
        os.kill(os.getpid(), signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)


def test_hours_leave_room_for_a_step_and_the_reserve(clock):
    stopping = Stopping(hours=100 / 3600)  # 100 s
    stopping.begin()
    clock(20)
    assert not stopping.after_step(reserve=10)  # 80 s left: a step of 20 s and 10 s fit
    assert stopping.steps_left == 4
    clock(30)
    assert not stopping.after_step(reserve=10)  # 50 s left: 30 + 10 fit
    clock(15)
    assert stopping.after_step(reserve=10)  # 35 s left: a step as slow as the slowest and 10 s do not
    assert not stopping.signalled
    assert "hours" in stopping.reason


def test_without_hours_only_signals_stop(clock):
    stopping = Stopping()
    stopping.begin()
    clock(1e9)
    assert not stopping.after_step(reserve=1e9)
    assert stopping.steps_left is None


def test_a_new_phase_times_its_own_steps(clock):
    stopping = Stopping(hours=1000 / 3600)
    stopping.begin()
    clock(300)
    stopping.after_step()
    clock(100)
    stopping.begin()  # the evaluation in between is no step
    assert stopping.steps_left is None
    clock(10)
    stopping.after_step()
    assert stopping.steps_left == 59
