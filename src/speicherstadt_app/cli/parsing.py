"""Arguments of the command line: parsers whose complaints and help look like the rest of the program."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn

from speicherstadt_app.cli.refusal import Refusal

LONGEST_NUMBER = 18


class CommandParser(argparse.ArgumentParser):
    """Refuses like everything else here, and prints descriptions and examples as they are written."""

    def __init__(self, *, prog: str, description: str = "", add_help: bool = True) -> None:
        super().__init__(
            prog=prog,
            description=description,
            add_help=add_help,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    def error(self, message: str) -> NoReturn:
        raise Refusal(message, f"How it is called: {self.prog} --help", code=2)

    def examples(self, *lines: str) -> None:
        """What stands at the end of the help."""
        self.epilog = "\n".join(["examples:", *(f"  {line}".rstrip() for line in lines)])


def whole(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers between two bounds."""

    def read(text: str) -> int:
        plain = text.removeprefix("-")
        if not (plain.isascii() and plain.isdigit()):
            from speicherstadt_app.engine.errors import quote

            raise argparse.ArgumentTypeError(f"{quote(text)} is no whole number")
        if len(plain) > LONGEST_NUMBER or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"it must lie between {low} and {high}")
        return int(text)

    return read
