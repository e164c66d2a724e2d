"""Measure one part on this machine. Prints one JSON line: `python scripts/benchmark.py env`."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("THP_MEM_ALLOC_ENABLE", "1")  # huge pages; torch reads it once; peers inherit it

import torch  # noqa: E402

from env.bench import environment_benchmark  # noqa: E402
from env.questions import Source, load_questions  # noqa: E402
from grpo.bench.compare import compare  # noqa: E402
from grpo.bench.flags import benchmark_parser  # noqa: E402
from grpo.bench.rollout import Scripted, rollout_benchmark  # noqa: E402
from grpo.bench.rounding import rounding_benchmark  # noqa: E402
from grpo.bench.step import step_benchmark  # noqa: E402
from grpo.bench.update import update_benchmark  # noqa: E402
from grpo.checkpoint import hf_names  # noqa: E402
from grpo.console import guarded  # noqa: E402
from grpo.families import hf_config  # noqa: E402
from grpo.model import Decoder  # noqa: E402
from grpo.products import products_by  # noqa: E402

TINY = Path(__file__).resolve().parents[1] / "grpo" / "tiny"


def main(argv: list[str]) -> int:
    arguments = benchmark_parser(__doc__).parse_args(argv)
    return guarded(lambda: print(json.dumps({"part": arguments.part, **PARTS[arguments.part](arguments)})))


def rounding(arguments: argparse.Namespace) -> dict:
    torch.set_num_threads(1)
    questions = load_questions(Source(), "train").questions
    return rounding_benchmark(TINY, questions, arguments.lr, arguments.updates)


def update(arguments: argparse.Namespace) -> dict:
    torch.set_num_threads(arguments.threads)
    peer = None if arguments.alone else transformers_logits
    with products_by(arguments.matmul):
        return update_benchmark(arguments.model, peer, repeats=arguments.repeats, micro_batch=arguments.micro_batch)


def environment(arguments: argparse.Namespace) -> dict:
    questions = load_questions(Source(arguments.dataset), arguments.split).questions
    return environment_benchmark([q for q in questions if q.gold_sql and q.tables], arguments.seconds)


def scripted_of(arguments: argparse.Namespace) -> Scripted:
    torch.set_num_threads(arguments.threads)
    return Scripted(**{name: getattr(arguments, name) for name in Scripted.__dataclass_fields__})


PARTS = {
    "env": environment,
    "rounding": rounding,
    "rollout": lambda arguments: rollout_benchmark(scripted_of(arguments), flips=arguments.flips),
    "update": update,
    "step": lambda arguments: step_benchmark(scripted_of(arguments), arguments.kl_coef, arguments.matmul),
    "compare": lambda given: compare(given.peer, [sys.executable, __file__, "step"], given.pairs, given.matmul),
}


def transformers_logits(policy: Decoder) -> Callable[[torch.Tensor], torch.Tensor]:
    """transformers' model with the same weights."""
    from transformers import AutoConfig, AutoModelForCausalLM

    model = AutoModelForCausalLM.from_config(AutoConfig.for_model(**hf_config(policy.config)))
    model.load_state_dict(hf_names(policy), strict=False)
    return lambda ids: model(input_ids=ids, use_cache=False).logits


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
