"""Do the turns of an SFT model parse? A few held-out questions, played greedily by the engine that training uses.

The loss on demonstrations says how likely the expert's tokens are after the expert's tokens; whether the model keeps to
the format on its own turns, and ends them, shows in an episode only.
"""

from collections.abc import Sequence

from grpo.chat import Chat
from grpo.config import GrpoConfig
from grpo.environment import MakeEnvironment, Task
from grpo.evaluation import Evaluation, greedy_rollouts, summarise
from grpo.model import Decoder
from grpo.voice import Voice

TOO_MANY = 0.1  # share of turns that don't parse from which GRPO would spend its steps on the format


def format_check(
    model: Decoder,
    questions: Sequence[Task],
    chat: Chat,
    make_environment: MakeEnvironment,
    config: GrpoConfig,
    say: Voice,
) -> Evaluation:
    """Plays one greedy episode a question, within phase 1's limits, and says what came of it."""
    with say.bar(len(questions), "sft: format check", "question") as bar:
        sizes = dict(slots=config.slots, kv_budget_gib=config.kv_budget_gib, on_rollout=bar.rollout)
        played = greedy_rollouts(model, questions, chat, make_environment, config.limits, **sizes)
    checked = summarise(questions, played)
    say(
        f"sft: {checked.n} held-out questions played: {100 * (1 - checked.malformed_share):.1f} % of turns parse, "
        f"{checked.correct} answers right"
    )
    if checked.malformed_share > TOO_MANY:
        say.warn("sft: many turns don't parse, and GRPO can't reward those: a longer SFT (--sft-horizon) helps")
    return checked
