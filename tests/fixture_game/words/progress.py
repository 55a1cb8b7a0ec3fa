"""How a game stands, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.engine.rules import CHANCE, Progress, Seat
from speicherstadt_app.words.phrases import filled, listed
from speicherstadt_app.words.translation import tr
from tests.fixture_game.rules.rules import SealedBids
from tests.fixture_game.rules.state import Table


def chapter(key: str) -> str:
    return tr("Bids.Phases", "Finale") if key == "finale" else tr("Bids.Phases", "Auction")


def phase(key: str) -> str:
    match key:
        case "deal":
            return tr("Bids.Phases", "Dealing")
        case "turn":
            return tr("Bids.Phases", "Prize")
        case "bid":
            return tr("Bids.Phases", "Bidding")
        case "wait":
            return tr("Bids.Phases", "Waiting")
        case "open":
            return tr("Bids.Phases", "Opening")
        case "show":
            return tr("Bids.Phases", "Looking")
        case "take":
            return tr("Bids.Phases", "Lots")
    return tr("Bids.Phases", "Over")


def heading(progress: Progress) -> str:
    if not progress.round:
        return tr("Bids.Games", "The deal")
    return filled(tr("Bids.Games", "Round %1 · %2"), progress.round, chapter(progress.chapter))


def where(progress: Progress) -> str:
    if not progress.round:
        return tr("Bids.Games", "The deal")
    return filled(tr("Bids.Games", "%1, round %2 of %3"), chapter(progress.chapter), progress.round, progress.rounds)


def remaining(rules: SealedBids, view: Table) -> str:
    return ""


def waiting(rules: SealedBids, view: Table, names: Sequence[str], you: Seat | None) -> str:
    seats = rules.actors(view)
    if you in seats:
        return tr("Bids.Games", "your bid") if rules.phase(view) == "bid" else tr("Bids.Games", "your lot")
    if not seats or seats == (CHANCE,):
        return tr("Bids.Games", "cards are dealt")
    who = listed([names[seat] for seat in seats])
    one, several = tr("Bids.Games", "%1 decides"), tr("Bids.Games", "%1 decide")
    return filled(one if len(seats) == 1 else several, who)


def detail(rules: SealedBids, view: Table, you: Seat) -> str:
    if you not in rules.actors(view):
        return ""
    if rules.phase(view) == "bid":
        return filled(tr("Bids.Games", "You hold %1."), listed([str(card) for card in view.hands[you]]))
    return filled(tr("Bids.Games", "You may still take %1."), view.left)
