"""Counts live tensor memory, op by op: what is the peak, and what was alive then.

Decides nothing about models. It sees every storage that an op makes, real or fake (`FakeTensorMode`), under a
category, and forgets it when the last tensor on it dies. It can't see what a kernel allocates and frees inside one op.
"""

import weakref
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

BLOCK = 512  # bytes; PyTorch's CUDA allocator rounds every request up to this


class AllocationTracker(TorchDispatchMode):
    """Use as a context; `with tracker.making("weights")` names what is made inside, `label` renames what exists.

    live: bytes by category, total their sum. peak: the largest since the start or `restart_peak`, at_peak its parts.
    What was there before the tracker ran is not counted until it is labelled. Outside `making`, a tensor is
    `temporaries` if a backward pass makes it and `activations` otherwise.
    """

    def __init__(self) -> None:
        super().__init__()
        self.live: Counter[str] = Counter()
        self.total = 0  # their sum
        self.restart_peak()
        self._held: dict[int, tuple[int, str]] = {}  # storage → bytes, category
        self._category: str | None = None

    def restart_peak(self) -> None:
        """Forget the peak so far: a stage begins."""
        self.peak, self.at_peak = self.total, Counter(self.live)

    @contextmanager
    def making(self, category: str) -> Iterator[None]:
        outer, self._category = self._category, category
        try:
            yield
        finally:
            self._category = outer

    def label(self, tensors: Iterable[Tensor | None], category: str) -> None:
        """Count these under `category` from here on; also takes in what was made before the tracker ran."""
        for tensor in tensors:
            if tensor is None:
                continue
            key = tensor.untyped_storage()._cdata
            if key in self._held:
                size, before = self._held[key]
                self.live[before] -= size
                self.live[category] += size
                self._held[key] = size, category
            else:
                self._take(tensor, category)

    def _take(self, tensor: Tensor, category: str) -> None:
        storage = tensor.untyped_storage()
        key, size = storage._cdata, -(-storage.nbytes() // BLOCK) * BLOCK
        if key in self._held or size == 0:
            return
        self._held[key] = size, category
        self.live[category] += size
        self.total += size
        weakref.finalize(storage, self._drop, key).atexit = False
        if self.total > self.peak:
            self.peak, self.at_peak = self.total, Counter(self.live)

    def _drop(self, key: int) -> None:
        size, category = self._held.pop(key)
        self.live[category] -= size
        self.total -= size

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        given = {leaf.untyped_storage()._cdata for leaf in tree_leaves((args, kwargs)) if isinstance(leaf, Tensor)}
        out = func(*args, **kwargs)
        in_backward = torch._C._current_graph_task_id() != -1
        category = self._category or ("temporaries" if in_backward else "activations")
        for leaf in tree_leaves(out):
            if isinstance(leaf, Tensor) and leaf.untyped_storage()._cdata not in given:
                self._take(leaf, category)
        return out
