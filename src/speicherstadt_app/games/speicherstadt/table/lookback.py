"""What replay and review show of this game besides table and log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, SHIPPING, State
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.ui.lookback.parts import Band, Decided, Mark
from speicherstadt_app.words.phrases import filled
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.engine.rules import Action, Event, Seat
    from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules

PLATES: Final = {"winter": "#3C6E9F", "spring": "#4C7A34", "summer": "#956200", "autumn": "#A34A1E"}


def band(chapter: str) -> Band:
    return Band(f"speicherstadt/seasons/{chapter}", PLATES[chapter])


def mark(event: Event) -> Mark | None:
    return (
        Mark(words.fire_label(event.number), "speicherstadt/cards/icons/fire")
        if isinstance(event, ev.FireStruck)
        else None
    )


def decided(phase: str) -> Decided:
    match phase:
        case "demand":
            placing = tr("Speicherstadt.Review", "Placing"), tr("Speicherstadt.Review", "placing")
            return Decided(*placing, "speicherstadt/cards/icons/warehouse")
        case "purchase":
            buying = tr("Speicherstadt.Review", "Buying"), tr("Speicherstadt.Review", "buying")
            return Decided(*buying, "speicherstadt/parts/coin")
    shipping = tr("Speicherstadt.Review", "Shipping"), tr("Speicherstadt.Review", "shipping")
    return Decided(*shipping, "speicherstadt/cards/icons/ship")


def dealt() -> str:
    return "speicherstadt/cards/icons/contract"


def subject(rules: SpeicherstadtRules, view: State, seat: Seat, action: Action) -> str:
    """The card that it was about."""
    if view.phase == SHIPPING:
        return "speicherstadt/cards/ship"
    column = view.column
    if view.phase == DEMAND:
        column = int(rules.text(seat, action).rpartition(" ")[2]) - 1
    return f"speicherstadt/cards/{words.art_kind(rules.box.cards[view.row[column]])}"


def asks(rules: SpeicherstadtRules, view: State, seat: Seat, name: str) -> str:  # noqa: ARG001
    if view.phase == DEMAND:
        return filled(tr("Speicherstadt.Replay", "%1 is to place a worker."), name)
    if view.phase == PURCHASE:
        card = words.the_card(rules.box.cards[view.row[view.column]])
        text = tr("Speicherstadt.Replay", "%1 is to buy %2 for %3, or to pass.")
        return filled(text, name, card, view.heights[view.column])
    return filled(tr("Speicherstadt.Replay", "%1 is to ship goods."), name)
