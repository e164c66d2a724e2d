"""What the scripts share at a terminal: one-line errors, clean ends, colour or none."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from typing import NoReturn, TextIO


class Parser(argparse.ArgumentParser):
    """argparse whose errors are one line and exit code 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"error: {message} (--help lists the flags)\n")


def guarded(work: Callable[[], None]) -> int:
    """The exit code of `work`: 0; 2 and one line for what the user can mend; 130 for Ctrl-C.

    A reader that went away (`| head`) is no error.
    """
    try:
        work()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python complains when it exits
    except (ValueError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def wants_colour(stream: TextIO, environment: Mapping[str, str]) -> bool:
    """On a terminal, unless NO_COLOR is set (no-color.org: to anything but the empty string)."""
    return stream.isatty() and not environment.get("NO_COLOR")
