"""The themes of the bundled set that are trained on, and their words; `unseen_themes.py` holds the others.

To add one, append a `Theme` to the list of its file and run `python -m env.minispider.build`. The columns of a table
come in the order name, categories, numbers, links. A table that others link to needs a name.
"""

from env.minispider.leisure_themes import LEISURE_THEMES
from env.minispider.service_themes import SERVICE_THEMES

TRAINED_THEMES = LEISURE_THEMES + SERVICE_THEMES


def vocabulary() -> tuple[str, ...]:
    """Every identifier and text value that any content of any trained theme can hold, sorted, each once.

    For the script that trains the tiny model's tokenizer: each of these should become one or two tokens. The
    identifiers of the unseen themes are left out: a token that no training text holds would never be learned.
    """
    found = set()
    for theme in TRAINED_THEMES:
        for table in theme.tables:
            found.update((table.name, *table.columns))
            for column in table.texts:
                found.update(column.words)
    return tuple(sorted(found))
