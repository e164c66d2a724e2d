"""Make the tiny preset's tokenizer: `python scripts/make_tokenizer.py grpo/tiny`.

A byte-level BPE with Qwen3's special tokens by name, trained on the expert's episodes over the bundled databases.
Fixed phrases of a call and of SQL are whole tokens and numbers come in two digits: episodes get short, copying easy.
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, pre_tokenizers, trainers  # noqa: E402
from transformers import PreTrainedTokenizerFast  # noqa: E402

from env.minispider.themes import vocabulary  # noqa: E402
from env.questions import Source, load_questions  # noqa: E402
from env.sql_environment import environment_maker  # noqa: E402
from grpo.cli import configure  # noqa: E402
from grpo.console import Parser, guarded  # noqa: E402
from sft.phase import play  # noqa: E402

VOCABULARY = 3000  # more than there is to merge
CONTROL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
TAGS = [f"<{slash}{tag}>" for tag in ("tool_call", "tool_response", "think") for slash in ("", "/")]
PARAMETERS = {"describe": "table_name", "sample": "table_name", "query": "sql", "answer": "value"}
CALLS = [f'\n{{"name": "{tool}", "arguments": {{"{parameter}": "' for tool, parameter in PARAMETERS.items()]
REST = ["\n\n", "No results", '"}}\n', "'\"}}\n", "user\n", "assistant\n", "system\n", "\nTables: "]
PHRASES = CALLS + REST + (
    "SELECT /SELECT DISTINCT /SELECT COUNT(*)/SELECT COUNT(DISTINCT / FROM / WHERE / GROUP BY / ORDER BY / DESC"
    "/ LIMIT 1/ HAVING / >= / <= / AND / OR / JOIN / AS T1/ AS T2/ ON /T1./T2./COUNT(*)/DISTINCT /AVG(/MAX(/MIN(/SUM("
    "/ NOT IN (SELECT / = '/ > / < /: INTEGER/: TEXT/: INTEGER, /: TEXT, / -> / | "
).split("/")


def episodes() -> list[str]:
    """The texts of clean expert episodes on the training questions."""
    config = configure({"preset": "tiny", "demonstrations": "clean"})
    make_environment = environment_maker(prompt_form=config.prompt_form, hints=config.hints)
    shown = play(load_questions(Source(), "train").questions, config, make_environment)
    turns = (turn for one in shown for turn in ((one.prompt.system, one.prompt.user), *one.turns))
    return [text for turn in turns for text in turn if text]


def train() -> Tokenizer:
    tokenizer = Tokenizer(models.BPE())
    pieces = Regex(r"\d{1,2}(?:, )?|[A-Za-z_]+(?:, )?|[^A-Za-z\d_]+")
    to_bytes = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Split(pieces, "isolated"), to_bytes])
    tokenizer.decoder = decoders.ByteLevel()
    first = dict(special_tokens=CONTROL + TAGS, initial_alphabet=pre_tokenizers.ByteLevel.alphabet())
    trainer = trainers.BpeTrainer(vocab_size=VOCABULARY, **first, show_progress=False)
    # Phrases are cut out first: no merge is spent on them.
    phrases = re.compile("|".join(map(re.escape, sorted(TAGS + PHRASES, key=len, reverse=True))))
    texts = [part for text in episodes() for part in phrases.split(text)]
    words = [*vocabulary(), *(f"{number:02d}" for number in range(100)), *map(str, range(10))]
    whole = [text for word in words for text in (word, f"{word}, ")]
    tokenizer.train_from_iterator(texts + whole * 5, trainer)
    tokenizer.add_tokens([AddedToken(phrase, normalized=False) for phrase in PHRASES])
    if split := [text for text in whole if len(tokenizer.encode(text).ids) > 1]:  # lists are copied token by token
        raise ValueError(f"{len(split)} words and numbers are not whole tokens, such as {split[:5]}; raise VOCABULARY")
    return tokenizer


def make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)  # fails where a file stands; transformers would only log it
    options = dict(clean_up_tokenization_spaces=False, eos_token="<|im_end|>", pad_token="<|endoftext|>")
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=train(), **options)
    tokenizer.save_pretrained(folder)
    print(f"{len(tokenizer)} tokens in {folder}")


def main(argv: list[str]) -> int:
    parser = Parser(description=__doc__)
    parser.add_argument("folder", type=Path, help="folder that the tokenizer's files go into, such as grpo/tiny")
    return guarded(lambda: make(parser.parse_args(argv).folder))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
