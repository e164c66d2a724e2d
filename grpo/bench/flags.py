"""The command line of `scripts/benchmark.py`: its parts and their flags."""

from typing import get_args

from grpo.console import Parser
from grpo.products import Library

LIBRARIES = get_args(Library)

SIZES = (
    ("steps", 4, "measured steps; step i plays question i mod 4 [4]"),
    ("warmup", 0, "steps before them [0]"),
    ("prompts", 1, "questions a step [1]"),
    ("generations", 4, "rollouts a question [4]"),
    ("slots", None, "rollouts at once [all of a step]"),
    ("threads", 1, "CPU threads; with 1, seconds are CPU seconds [1]"),
)


def benchmark_parser(description: str) -> Parser:
    """One subcommand a part; `arguments.part` is its name."""
    parser = Parser(description=description)
    parts = parser.add_subparsers(dest="part", required=True)
    env = parts.add_parser("env", help="steps a second of the SQL world, and how the verifier's time grows")
    env.add_argument("--dataset", default="minispider", help="minispider, or a folder in Spider's layout [minispider]")
    env.add_argument("--split", choices=("train", "dev", "test"), default="dev", help="[dev]")
    env.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a mix of steps is measured for [3]")
    rollout = parts.add_parser("rollout", help="scripted rollouts of a random model, and decoding's share of the limit")
    step = parts.add_parser("step", help="the same and the update: a whole GRPO step")
    for scripted in (rollout, step):
        scripted.add_argument("--model", default="S", help="shape: S or M, Qwen3's vocabulary on a small body [S]")
        for name, default, meaning in SIZES:
            scripted.add_argument(f"--{name}", type=int, default=default, help=meaning)
    rollout.add_argument("--flips", action="store_true", help="also the share of rollouts that 4 or 64 slots change")
    step.add_argument("--kl-coef", type=float, default=0.04, help="β; 0 has no reference [0.04]")
    step.add_argument("--matmul", choices=LIBRARIES, default="default", help="of the update [default]")
    update = parts.add_parser("update", help="reference, loss and gradient of a scripted group, beside a padded step")
    update.add_argument("--model", choices=("S", "M"), default="S", help="as above [S]")
    update.add_argument("--threads", type=int, default=1, help="CPU threads [1]")
    update.add_argument("--micro-batch", type=int, default=4, help="completions in one pass [4]")
    update.add_argument("--repeats", type=int, default=3, help="steps, of which the median counts [3]")
    update.add_argument("--alone", action="store_true", help="without the padded step")
    update.add_argument("--matmul", choices=LIBRARIES, default="default", help="[default]")
    versus = parts.add_parser("compare", help="another system's step and ours in turn, on the same scripts")
    versus.add_argument("--peer", required=True, help="its command, such as: 'venv/bin/python trl_peer.py --model S'")
    versus.add_argument("--pairs", type=int, default=3, help="runs of each [3]")
    versus.add_argument("--matmul", choices=LIBRARIES, help="of our update [the peer's]")
    rounding = parts.add_parser("rounding", help="what small updates come to, by how weights and moments are kept")
    rounding.add_argument("--lr", type=float, default=1e-6, help="learning rate, without a schedule [1e-6]")
    rounding.add_argument("--updates", type=int, default=150, help="optimizer steps of each of nine runs [150]")
    return parser
