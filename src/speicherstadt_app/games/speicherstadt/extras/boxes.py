"""Card tables of one's own: what the house asks of them (words/boxes.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from speicherstadt_app.engine.sheets import LARGEST
from speicherstadt_app.games.speicherstadt.extras.box_file import read_box, write_box
from speicherstadt_app.games.speicherstadt.rules.box_changes import changes, counts
from speicherstadt_app.games.speicherstadt.rules.boxes import OPTION, BoxFlaw, fingerprint, options_of
from speicherstadt_app.games.speicherstadt.rules.cards import SEASONS, standard_box
from speicherstadt_app.games.speicherstadt.words import setting_up as words
from speicherstadt_app.words.boxes import Block, Column, Lines, Row, Table, Titles
from speicherstadt_app.words.phrases import listed
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.engine.errors import Unreadable
    from speicherstadt_app.games.speicherstadt.rules.cards import Box

__all__ = ["HELP", "LARGEST", "OPTION"]

HELP: Final = "with the cards of this table (docs/boxes.md)"
FIRE: Final = "speicherstadt/cards/icons/fire"

read = read_box
write = write_box
standard = standard_box
key = fingerprint
title = words.title


def titles() -> Titles:
    return Titles(
        way=tr("Speicherstadt.Boxes", "Card sets …"),
        title=tr("Speicherstadt.Boxes", "Card sets"),
        note=tr("Speicherstadt.Boxes", "Play with the cards of your printed game, or try a variant"),
        about=tr(
            "Speicherstadt.Boxes",
            "A table of 54 cards as CSV. Begin with the standard table: save it, change it in a spreadsheet, add it "
            "here. A game keeps its cards, on other devices, too.",
        ),
        save=tr("Speicherstadt.Boxes", "Save the standard table …"),
        nameless=tr("Speicherstadt.Boxes", "Own card set"),
        full=tr("Speicherstadt.Boxes", "There are %1 card sets already: remove one first."),
    )


def flaw(why: Unreadable) -> str:
    assert isinstance(why, BoxFlaw)
    return words.flaw_text(why)


def value(box: Box) -> object:
    return options_of(box)[OPTION]


def changed(box: Box) -> str:
    return words.changes_text(len(changes(box)))


def note(box: Box) -> str:
    return " · ".join([*([changed(box)] if box.name else []), words.sure_text(box)])


def shown(box: Box) -> Sequence[Block]:
    columns = tuple(
        Column(words.season_title(n), FIRE if n == len(SEASONS) - 1 else f"speicherstadt/seasons/glyph/{season}")
        for n, season in enumerate(SEASONS)
    )
    rows = tuple(_row(kind, numbers) for kind, numbers in counts(box).items())
    other = tuple(map(words.change_text, changes(box)))
    return (
        Table(tr("Speicherstadt.Boxes", "Cards by kind and season"), columns, rows),
        Lines(tr("Speicherstadt.Boxes", "Different from the standard table"), other),
        Lines(tr("Speicherstadt.Boxes", "What stays in the box"), tuple(words.staying_texts(box))),
        Lines(tr("Speicherstadt.Boxes", "Not sure"), tuple(words.unsure_texts(box))),
    )


def _row(kind: str, numbers: Sequence[int]) -> Row:
    called = words.kind_title(kind)
    each = [f"{words.season_title(n)} {number}" for n, number in enumerate(numbers) if number]
    cells = tuple(str(number) if number else "" for number in numbers)
    return Row(called, cells, str(sum(numbers)), f"{called}: {listed(each)}")
