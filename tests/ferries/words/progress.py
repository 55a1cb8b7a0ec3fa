"""How a game stands, where the plain words do not say it."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.words import plain
from speicherstadt_app.words.phrases import filled
from speicherstadt_app.words.translation import tr
from tests.ferries.rules.rules import Ferries
from tests.ferries.rules.state import Harbour


def table(place: int) -> str:
    return filled(tr("Ferries.Games", "Quay %1"), place + 1)


def waiting(rules: Ferries, view: Harbour, names: Sequence[str], you: Seat | None) -> str:
    if view.stage == "load" and you not in rules.actors(view):
        (seat,) = rules.actors(view)
        return filled(tr("Ferries.Games", "%1 loads at quay %2"), names[seat], rules.place(view, seat) + 1)
    return plain.waiting(rules, view, names, you)
