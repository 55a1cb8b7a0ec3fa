"""`speicherstadt box`, and the cards of one's own for other commands. What needs the rules is imported when it runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from speicherstadt_app.engine.command import GameAction, GameCommand
from speicherstadt_app.engine.errors import Unreadable

if TYPE_CHECKING:
    import argparse

    from speicherstadt_app.games.speicherstadt.rules.cards import Box

NAMELESS: Final = "Own box"
SEPARATORS: Final = {"comma": ",", "semicolon": ";", "tab": "\t"}
KIND_WIDTH: Final = 20
COUNT_WIDTH: Final = 11

FILE_OPTIONS: Final = {"box": "with the cards of this table (docs/boxes.md)"}
"""Options whose value is read from a file."""


def option_from_file(key: str, file: Path) -> dict[str, object]:  # noqa: ARG001
    from speicherstadt_app.games.speicherstadt.rules.boxes import options_of

    return options_of(box_in(file))


def box_in(file: Path) -> Box:
    """The box of a file, called like the file."""
    from speicherstadt_app.engine.names import LONGEST_NAME, why_not_a_name
    from speicherstadt_app.games.speicherstadt.extras.box_file import LARGEST, read_box
    from speicherstadt_app.games.speicherstadt.rules.boxes import BoxFlaw
    from speicherstadt_app.games.speicherstadt.words.setting_up import flaw_text

    called = file.stem[:LONGEST_NAME].strip()
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(file))
    if not file.is_file():
        raise Unreadable(f"there is no file {shown}. Name a card table: a file of CSV")
    with file.open("rb") as stream:
        data = stream.read(LARGEST + 1)
    try:
        return read_box(data, NAMELESS if why_not_a_name(called) else called)
    except BoxFlaw as flaw:
        raise Unreadable(f"{shown}: {flaw_text(flaw)} How a card table is made: docs/boxes.md") from None


def _with_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a card table as CSV (docs/boxes.md)")


def _check(args: argparse.Namespace) -> Iterable[str]:
    from speicherstadt_app.games.speicherstadt.rules.box_changes import changes
    from speicherstadt_app.games.speicherstadt.words.setting_up import changes_text
    from speicherstadt_app.words.phrases import filled
    from speicherstadt_app.words.translation import tr

    box = box_in(args.file)
    told = changes_text(len(changes(box)))
    return [filled(tr("Speicherstadt.Boxes", "%1 can be played with: %2."), box.name, told)]


def _with_file_or_none(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help="a card table; without it the standard one")


def _show(args: argparse.Namespace) -> Iterator[str]:
    from speicherstadt_app.games.speicherstadt.rules.box_changes import changes, counts
    from speicherstadt_app.games.speicherstadt.rules.cards import SEASONS, standard_box
    from speicherstadt_app.games.speicherstadt.words import setting_up as words
    from speicherstadt_app.words.styled import Styled, fit
    from speicherstadt_app.words.translation import tr

    box = standard_box() if args.file is None else box_in(args.file)
    yield words.title(box)
    yield ""
    heads = (fit(words.season_title(season), COUNT_WIDTH, right=True) for season in range(len(SEASONS)))
    yield Styled(" " * KIND_WIDTH, *heads).plain
    for kind, numbers in counts(box).items():
        cells = (fit(str(number or ""), COUNT_WIDTH, right=True) for number in numbers)
        yield Styled(fit(words.kind_title(kind), KIND_WIDTH), *cells).plain.rstrip()
    yield ""
    yield from words.staying_texts(box)
    if args.file is not None:
        yield ""
        yield tr("Speicherstadt.Boxes", "Different from the standard table:")
        yield from (f"  {words.change_text(change)}" for change in changes(box))
    yield ""
    yield from words.unsure_texts(box) or [words.sure_text(box)]


def _with_split(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--split", choices=SEPARATORS, default="comma", help="between cells (default comma)")


def _standard(args: argparse.Namespace) -> Iterable[str]:
    from speicherstadt_app.games.speicherstadt.extras.box_file import write_box
    from speicherstadt_app.games.speicherstadt.rules.cards import standard_box

    return write_box(standard_box(), SEPARATORS[args.split]).splitlines()


COMMANDS: Final = {
    "box": GameCommand(
        "check a card table of your own, look into it, or write one to begin from",
        {
            "check": GameAction(
                "say whether a card table can be played with, and if not, why",
                _with_file,
                _check,
                ("speicherstadt box check mine.csv",),
            ),
            "show": GameAction(
                "show what is in a card table, and what is other than usual",
                _with_file_or_none,
                _show,
                ("speicherstadt box show mine.csv", "speicherstadt box show"),
            ),
            "standard": GameAction(
                "write the standard table, to begin from",
                _with_split,
                _standard,
                (
                    "speicherstadt box standard > mine.csv",
                    "speicherstadt box standard --split semicolon > mine.csv     for a German or French Excel",
                ),
            ),
        },
        (
            "speicherstadt box standard > mine.csv             a file to begin from",
            "speicherstadt box check mine.csv                  can it be played with?",
            "speicherstadt play --box mine.csv                 play with it",
        ),
    )
}
