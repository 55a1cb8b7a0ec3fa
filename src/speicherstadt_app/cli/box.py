"""`speicherstadt box`: check a box of one's own, look into it, or write one to begin from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.cli.games import GAME, boxes_here, game_with_boxes, read_box
from speicherstadt_app.cli.parsing import Action

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from speicherstadt_app.cli.parsing import CommandParser
    from speicherstadt_app.words.boxes import Block, Table

SEPARATORS: Final = {"comma": ",", "semicolon": ";", "tab": "\t"}
FIRST_WIDTH: Final = 20
WIDEST: Final = 11


def configure(parser: CommandParser) -> None:
    _with_game(parser)
    parser.add_actions(
        {
            "check": Action("say whether a box can be played with, and if not, why", _with_file, _check),
            "show": Action("show what is in a box, and what is other than usual", _with_file_or_none, _show),
            "standard": Action("write the standard box, to begin from", _with_split, _standard),
        }
    )
    parser.examples(
        "speicherstadt box standard > mine.csv                    a file to begin from",
        "speicherstadt box check mine.csv                         can it be played with?",
        "speicherstadt play --box mine.csv                        play with it",
        "speicherstadt box --game venedig standard > mine.csv     the same for another game",
    )


def run(args: argparse.Namespace) -> int:
    code = args.run(args)
    assert isinstance(code, int)
    return code


def _with_game(parser: CommandParser) -> None:
    known = ", ".join(boxes_here())
    usual = game_with_boxes(parser.words)
    parser.add_argument(GAME, metavar="GAME", default=usual, help=f"which game: {known} (default: the first of them)")


def _with_file(parser: CommandParser) -> None:
    _with_game(parser)
    parser.add_argument("file", metavar="FILE", type=Path, help="a box as CSV (docs/boxes.md)")
    parser.examples("speicherstadt box check mine.csv")


def _check(args: argparse.Namespace) -> int:
    from speicherstadt_app.words.phrases import filled
    from speicherstadt_app.words.translation import tr

    boxes = boxes_here()[args.game]
    box = read_box(boxes, args.file)
    print(filled(tr("Boxes", "%1 can be played with: %2."), boxes.title(box), boxes.changed(box)))
    return 0


def _with_file_or_none(parser: CommandParser) -> None:
    _with_game(parser)
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help="a box; without it the standard one")
    parser.examples("speicherstadt box show mine.csv", "speicherstadt box show")


def _show(args: argparse.Namespace) -> int:
    boxes = boxes_here()[args.game]
    box: Any = boxes.standard() if args.file is None else read_box(boxes, args.file)
    print(boxes.title(box))
    print(boxes.note(box))
    for block in boxes.shown(box):
        for line in _lines(block):
            print(line)
    return 0


def _lines(block: Block) -> Iterator[str]:
    from speicherstadt_app.words.boxes import Lines, Plan

    match block:
        case Lines(_, ()):
            return
        case Lines(heading, texts):
            yield from ("", f"{heading}:", *(f"  {text}" for text in texts))
        case Plan(heading, rows, spoken):
            yield from ("", f"{heading}:", *(f"  {row}" for row in rows), f"  {spoken}")
        case _:
            yield from _table(block)


def _table(table: Table) -> Iterator[str]:
    from speicherstadt_app.words.styled import Styled, cells, fit

    wide = max([FIRST_WIDTH, *(cells(row.title) + 1 for row in table.rows)])
    column = max(cells(each.title) for each in table.columns) + 2
    yield from ("", f"{table.heading}:")
    heads = (fit(each.title, min(column, WIDEST), right=True) for each in table.columns)
    yield Styled(" " * wide, *heads).plain.rstrip()
    for row in table.rows:
        numbers = (fit(cell, min(column, WIDEST), right=True) for cell in row.cells)
        yield Styled(fit(row.title, wide), *numbers).plain.rstrip()


def _with_split(parser: CommandParser) -> None:
    _with_game(parser)
    parser.add_argument("--split", choices=SEPARATORS, default="comma", help="between cells (default comma)")
    parser.examples(
        "speicherstadt box standard > mine.csv",
        "speicherstadt box standard --split semicolon > mine.csv     for a German or French Excel",
    )


def _standard(args: argparse.Namespace) -> int:
    boxes = boxes_here()[args.game]
    print(boxes.write(boxes.standard(), SEPARATORS[args.split]), end="")
    return 0
