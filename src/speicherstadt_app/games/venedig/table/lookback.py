"""What replay and review show of this game besides table and log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.words import progress
from speicherstadt_app.ui.lookback.parts import Band, Decided, Plain
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.engine.rules import Action, Event, Seat
    from speicherstadt_app.games.venedig.rules.rules import VenedigRules
    from speicherstadt_app.games.venedig.rules.state import State

ICONS: Final = {
    "exchange": "hand",
    "choose": "eye",
    "council": "councillor",
    "piles": "piles",
    "markers": "pole",
    "build": "builder",
    "spy": "spy",
    "beg": "beggar",
    "sabotage": "saboteur",
}
SAME: Final = {"draw": "exchange", "give": "exchange", "show": "spy", "use": "spy"}
"""Steps of one decision."""
ROLES: Final = {
    "take": "councillor",
    "pile": "driver",
    "mark": "driver",
    "build": "builder",
    "spy": "spy",
    "copy": "beggar",
    "remove": "saboteur",
}
"""Whose work a move is, by its verb."""
CARDS: Final = ("choose", "give", "use")
"""Verbs before a card."""
VERBS: Final = {"council": "take", "piles": "pile", "markers": "mark", "build": "build"}
"""What one is done with, by the phase."""


def band(chapter: str) -> Band:  # noqa: ARG001
    return Band()


def mark(event: Event) -> None:  # noqa: ARG001
    return None


def decided(phase: str) -> Decided:
    key = SAME.get(phase, phase)
    art = f"venedig/icons/{ICONS[key]}" if key in ICONS else ""
    return Decided(progress.phase(key), _within(key), art)


def _within(phase: str) -> str:
    match phase:
        case "exchange":
            return tr("Venedig.Review", "exchange")
        case "choose":
            return tr("Venedig.Review", "choice")
        case "council":
            return tr("Venedig.Review", "council")
        case "piles":
            return tr("Venedig.Review", "piles")
        case "markers":
            return tr("Venedig.Review", "markers")
        case "build":
            return tr("Venedig.Review", "building")
        case "spy":
            return tr("Venedig.Review", "spying")
        case "beg":
            return tr("Venedig.Review", "begging")
        case "sabotage":
            return tr("Venedig.Review", "sabotage")
    return progress.phase(phase)


def dealt() -> str:
    return "venedig/icons/hand"


def subject(rules: VenedigRules, view: State, seat: Seat, action: Action) -> str:
    """Who carries it out; what is no role's work is about the city."""
    verb, _, things = rules.text(seat, action).partition(" ")[2].partition(" ")
    if verb == "done":
        verb = VERBS.get(rules.phase(view), "")
    role = things.rpartition(" ")[2].partition("-")[0] if verb in CARDS else ROLES.get(verb, "")
    return f"venedig/cards/{role or 'city'}"


def asks(rules: VenedigRules, view: State, seat: Seat, name: str) -> str:
    return Plain(CARD.id).asks(rules, view, seat, name)
