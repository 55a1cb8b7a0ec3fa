"""Arguments of the command line: parsers whose complaints and help look like the rest of the program."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple, NoReturn

from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.words.called import typeable

LONGEST_NUMBER = 18


class Action(NamedTuple):
    """One of the things that a command can do: in a line, its arguments, and how it is done."""

    line: str
    configure: Callable[[CommandParser], None]
    run: Callable[[argparse.Namespace], int]


class CommandParser(argparse.ArgumentParser):
    """Refuses like everything else here, and prints descriptions and examples as they are written."""

    def __init__(self, *, prog: str, description: str = "", add_help: bool = True) -> None:
        super().__init__(
            prog=typeable(prog),
            description=description,
            add_help=add_help,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self._known_actions: Mapping[str, Action] = {}
        self.words: Sequence[str] = ()
        """What stands behind the command: arguments may depend on the game that is named there."""
        self.folder: Path | None = None

    def format_help(self) -> str:
        return typeable(super().format_help())

    def error(self, message: str) -> NoReturn:
        raise Refusal(message, f"How it is called: {self.prog} --help", code=2)

    def add_actions(self, actions: Mapping[str, Action]) -> None:
        """Make this a command of several actions, each with arguments of its own."""
        self._known_actions = actions
        self.add_argument("action", metavar="ACTION", help="one of those below; --help after it says more")
        lines = [f"  {name:<10} {action.line}" for name, action in actions.items()]
        self.description = "\n".join([self.description or "", "", "actions:", *lines])

    def parse_intermixed_args(  # type: ignore[override]
        self, args: Sequence[str], namespace: argparse.Namespace | None = None
    ) -> argparse.Namespace:
        if not self._known_actions:
            return super().parse_intermixed_args(args, namespace)
        ahead = 0
        while ahead < len(args) and args[ahead].startswith("--") and args[ahead] != "--help":
            # A command of several actions has options with a value only.
            ahead += 1 if "=" in args[ahead] else 2
        before = super().parse_intermixed_args(args[: ahead + 1], namespace)
        name = before.action
        if name not in self._known_actions:
            raise self._no_such_action(name)
        action = self._known_actions[name]
        parser = CommandParser(prog=f"{self.prog} {name}", description=f"{action.line.capitalize()}.")
        parser.words, parser.folder = self.words, self.folder
        action.configure(parser)
        found = parser.parse_intermixed_args(args[ahead + 1 :], before)
        found.run = action.run
        return found

    def _no_such_action(self, name: str) -> Refusal:
        from difflib import get_close_matches

        from speicherstadt_app.engine.errors import quote

        near = get_close_matches(name, self._known_actions, n=1, cutoff=0.5)
        hint = f"Did you mean '{self.prog} {near[0]}'?" if near else f"All actions: {self.prog} --help"
        return Refusal(f"there is no action {quote(name)}", hint, code=2)

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


def day(text: str) -> date:
    """A reader of days."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        from speicherstadt_app.engine.errors import quote

        raise argparse.ArgumentTypeError(f"{quote(text)} is no day such as 2026-11-18") from None
