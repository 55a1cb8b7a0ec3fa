"""`speicherstadt venedig-box`, and the box of one's own for other commands. What needs the rules is imported when it
runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from speicherstadt_app.engine.command import GameAction, GameCommand
from speicherstadt_app.engine.errors import Unreadable

if TYPE_CHECKING:
    import argparse

    from speicherstadt_app.games.venedig.rules.box import Box

NAMELESS: Final = "Own box"
SEPARATORS: Final = {"comma": ",", "semicolon": ";", "tab": "\t"}

FILE_OPTIONS: Final = {"box": "with the board, tiles and cards of this file (docs/boxes-venedig.md)"}
"""Options whose value is read from a file."""


def option_from_file(key: str, file: Path) -> dict[str, object]:  # noqa: ARG001
    from speicherstadt_app.games.venedig.rules.boxes import options_of

    return options_of(box_in(file))


def box_in(file: Path) -> Box:
    """The box of a file, called like the file."""
    from speicherstadt_app.engine.names import LONGEST_NAME, why_not_a_name
    from speicherstadt_app.games.venedig.extras.box_file import LARGEST, read_box
    from speicherstadt_app.games.venedig.rules.boxes import BoxFlaw, FileFlaw
    from speicherstadt_app.games.venedig.words.boxes import flaw_text

    called = file.stem[:LONGEST_NAME].strip()
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(file))
    if not file.is_file():
        raise Unreadable(f"there is no file {shown}. Name a box: a file of CSV")
    with file.open("rb") as stream:
        data = stream.read(LARGEST + 1)
    try:
        return read_box(data, NAMELESS if why_not_a_name(called) else called)
    except (BoxFlaw, FileFlaw) as flaw:
        raise Unreadable(f"{shown}: {flaw_text(flaw)} How a box is made: docs/boxes-venedig.md") from None


def _with_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a box as CSV (docs/boxes-venedig.md)")


def _check(args: argparse.Namespace) -> Iterable[str]:
    from speicherstadt_app.games.venedig.words import boxes as words
    from speicherstadt_app.words.phrases import filled
    from speicherstadt_app.words.translation import tr

    box = box_in(args.file)
    told = words.changes_text(len(words.changes(box)))
    return [filled(tr("Venedig.Boxes", "%1 can be played with: %2."), box.name, told)]


def _with_file_or_none(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help="a box; without it the standard one")


def _show(args: argparse.Namespace) -> Iterator[str]:
    from speicherstadt_app.games.venedig.rules.box import standard_box
    from speicherstadt_app.games.venedig.rules.boxes import ROW_KEYS
    from speicherstadt_app.games.venedig.words import boxes as words
    from speicherstadt_app.words.translation import tr

    box = standard_box() if args.file is None else box_in(args.file)
    yield words.title(box)
    yield ""
    yield from (box.tables.board[key] for key in ROW_KEYS)
    yield ""
    yield from words.figures(box)
    if args.file is not None:
        yield ""
        yield tr("Venedig.Boxes", "Different from the standard box:")
        yield from (f"  {line}" for line in words.changes(box))


def _with_split(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--split", choices=SEPARATORS, default="comma", help="between cells (default comma)")


def _standard(args: argparse.Namespace) -> Iterable[str]:
    from speicherstadt_app.games.venedig.extras.box_file import write_box
    from speicherstadt_app.games.venedig.rules.box import standard_box

    return write_box(standard_box(), SEPARATORS[args.split]).splitlines()


COMMANDS: Final = {
    "venedig-box": GameCommand(
        "the same for board, tiles and cards of Die Säulen von Venedig",
        {
            "check": GameAction(
                "say whether a box can be played with, and if not, why",
                _with_file,
                _check,
                ("speicherstadt venedig-box check mine.csv",),
            ),
            "show": GameAction(
                "show what is in a box, and what is other than usual",
                _with_file_or_none,
                _show,
                ("speicherstadt venedig-box show mine.csv", "speicherstadt venedig-box show"),
            ),
            "standard": GameAction(
                "write the standard box, to begin from",
                _with_split,
                _standard,
                ("speicherstadt venedig-box standard > mine.csv",),
            ),
        },
        (
            "speicherstadt venedig-box standard > mine.csv          a file to begin from",
            "speicherstadt venedig-box check mine.csv               can it be played with?",
            "speicherstadt play --game venedig --box mine.csv       play with it",
        ),
    )
}
