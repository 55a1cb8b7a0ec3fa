"""speicherstadt box"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from speicherstadt_app.cli.boxfile import box_in
from speicherstadt_app.cli.parsing import Action, CommandParser
from speicherstadt_app.cli.screen import console
from speicherstadt_app.cli.words import listed, plural
from speicherstadt_app.games.speicherstadt.extras.box_file import write_box
from speicherstadt_app.games.speicherstadt.rules.box_changes import Change, changes, counts
from speicherstadt_app.games.speicherstadt.rules.boxes import without
from speicherstadt_app.games.speicherstadt.rules.cards import SEASONS, Card, church_of, standard_box
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS

STANDARD: Final = "The standard table"
UNSURE: Final = ("likely", "reconstructed")
SEPARATORS: Final = {"comma": ",", "semicolon": ";", "tab": "\t"}


def _with_file(parser: CommandParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a card table as CSV (docs/boxes.md)")


def _check_arguments(parser: CommandParser) -> None:
    _with_file(parser)
    parser.examples("speicherstadt box check mine.csv")


def _check(args: argparse.Namespace) -> int:
    box = box_in(args.file)
    others = changes(box)
    print(f"{box.name} can be played with: {plural(len(others), 'difference')} from the standard table.")
    return 0


def _show_arguments(parser: CommandParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help="a card table; without it the standard one")
    parser.examples("speicherstadt box show mine.csv", "speicherstadt box show")


def _show(args: argparse.Namespace) -> int:
    screen = console()
    box = standard_box() if args.file is None else box_in(args.file)
    screen.print(box.name or STANDARD, style="bold", markup=False)
    table = Table(box=SIMPLE_HEAD)
    table.add_column("cards", no_wrap=True)
    for season in SEASONS:
        table.add_column(season, justify="right")
    for kind, numbers in counts(box).items():
        table.add_row(kind, *(str(number) if number else "" for number in numbers))
    screen.print(table)
    for players in sorted(box.removed):
        staying = [described(card) for card in box.cards if players in without(box, card)]
        screen.print(f"{players} players go without: {listed(staying) or 'none'}", soft_wrap=True, highlight=False)
    if args.file is not None:
        screen.print("\nOther than in the standard table:", style="bold")
        for change in changes(box):
            screen.print(f"  {told(change)}", soft_wrap=True, highlight=False)
    unsure = [card for card in box.cards if card.sure in UNSURE]
    screen.print(f"\n{plural(len(unsure), 'card')} not sure:", style="bold")
    for word in UNSURE:
        if cards := [described(card) for card in unsure if card.sure == word]:
            screen.print(f"  {word}: {listed(cards)}", soft_wrap=True, highlight=False)
    return 0


def described(card: Card) -> str:
    """'contract 5 (tea and rubber)', 'firefighter 3'"""
    number = card.value or card.points
    words = [f"{church_of(card.id)} church" if card.kind == "church" else card.kind, str(number or "")]
    goods = listed([GOODS[good] for good in card.goods])
    return " ".join(filter(None, [*words, f"({goods})" if goods else ""]))


def told(change: Change) -> str:
    season = SEASONS[change.own.season]
    if change.staying:
        return f"{season}: others go without {described(change.own)}"
    return f"{season}: {described(change.own)} in place of {described(change.usual)}"


def _standard_arguments(parser: CommandParser) -> None:
    parser.add_argument("--split", choices=SEPARATORS, default="comma", help="between cells (default comma)")
    parser.examples(
        "speicherstadt box standard > mine.csv",
        "speicherstadt box standard --split semicolon > mine.csv     for a German or French Excel",
    )


def _standard(args: argparse.Namespace) -> int:
    print(write_box(standard_box(), SEPARATORS[args.split]), end="")
    return 0


ACTIONS: Final = {
    "check": Action("say whether a card table can be played with, and if not, why", _check_arguments, _check),
    "show": Action("show what is in a card table, and what is other than usual", _show_arguments, _show),
    "standard": Action("write the standard table, to begin from", _standard_arguments, _standard),
}


def configure(parser: CommandParser) -> None:
    parser.add_actions(ACTIONS)
    parser.examples(
        "speicherstadt box standard > mine.csv             a file to begin from",
        "speicherstadt box check mine.csv                  can it be played with?",
        "speicherstadt play --box mine.csv                 play with it",
    )


def run(args: argparse.Namespace) -> int:
    code = args.run(args)
    assert isinstance(code, int)
    return code
