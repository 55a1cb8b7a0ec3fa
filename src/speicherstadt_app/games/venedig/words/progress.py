"""A game in a few words, for lists, the start page and headings."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.engine.rules import CHANCE, Progress, Seat
from speicherstadt_app.games.venedig.rules import state as at
from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import CHOOSE, EXCHANGE, GIVE, State
from speicherstadt_app.games.venedig.words import TITLES, things
from speicherstadt_app.words.phrases import filled, listed
from speicherstadt_app.words.translation import tr


def chapter(key: str) -> str:
    """This game has none."""
    return key


def chapter_art(key: str) -> str:  # noqa: ARG001
    """The lion stands for the whole game."""
    return "venedig/icons/lion"


phase = TITLES.table("Phases.phase")


def heading(progress: Progress) -> str:
    """'Round 6'"""
    if not progress.round:
        return tr("Venedig.Games", "Before the first round")
    return filled(tr("Venedig.Games", "Round %1"), progress.round)


where = heading
"""How many rounds there will be is up to the players, so it is not told."""


def remaining(rules: VenedigRules, view: State) -> str:  # noqa: ARG001
    return filled(tr("Venedig.Roof", "%1 left"), things.piles(view.left))


def waiting(rules: VenedigRules, view: State, names: Sequence[str], you: Seat | None) -> str:
    """'your turn: build', 'Ada and Ben choose'"""
    seats = rules.actors(view)
    if not seats:
        return ""
    if seats[0] == CHANCE:
        return _chance(view)
    if you in seats:
        return your_turn(view)
    who = listed([names[seat] for seat in seats])
    if view.phase == CHOOSE:
        one, several = tr("Venedig.Games", "%1 chooses a card"), tr("Venedig.Games", "%1 choose a card")
        return filled(one if len(seats) == 1 else several, who)
    return filled(_theirs(view.phase), who)


def _chance(view: State) -> str:
    if not view.round:
        return tr("Venedig.Games", "the game is set up")
    match view.phase:
        case at.DRAW:
            return tr("Venedig.Games", "a card is drawn")
        case at.OPEN:
            return tr("Venedig.Games", "the cards are opened")
    return tr("Venedig.Games", "a tile is turned up")


def _theirs(phase: int) -> str:
    match phase:
        case at.EXCHANGE | at.GIVE:
            return tr("Venedig.Games", "%1 may exchange a card")
        case at.COUNCIL:
            return tr("Venedig.Games", "%1 takes tiles")
        case at.PILES:
            return tr("Venedig.Games", "%1 drives piles")
        case at.MARKERS:
            return tr("Venedig.Games", "%1 places markers")
        case at.BUILD:
            return tr("Venedig.Games", "%1 builds")
    return filled(tr("Venedig.Games", "%1 decides"), "%1")


def your_turn(view: State) -> str:
    match view.phase:
        case at.EXCHANGE:
            return tr("Venedig.Games", "your turn: exchange or not")
        case at.GIVE:
            return tr("Venedig.Games", "your turn: give a card")
        case at.CHOOSE:
            return tr("Venedig.Games", "your turn: choose a card")
        case at.COUNCIL:
            return tr("Venedig.Games", "your turn: take tiles")
        case at.PILES:
            return tr("Venedig.Games", "your turn: drive piles")
        case at.MARKERS:
            return tr("Venedig.Games", "your turn: place markers")
        case at.BUILD:
            return tr("Venedig.Games", "your turn: build")
        case at.SPY | at.USE:
            return tr("Venedig.Games", "your turn: spy")
        case at.BEG:
            return tr("Venedig.Games", "your turn: beg")
        case at.SABOTAGE:
            return tr("Venedig.Games", "your turn: take a tile away")
    return tr("Venedig.Games", "your turn")


def detail(rules: VenedigRules, view: State, you: Seat) -> str:
    """The question, and with what means it is answered."""
    if you not in rules.actors(view):
        return ""
    if view.phase in (CHOOSE, EXCHANGE, GIVE) and view.hands[you] > 0:
        hand = listed(things.card_names(rules.box, numbers(view.hands[you])))
        return filled(tr("Venedig.Games", "You hold: %1."), hand)
    match view.phase:
        case at.COUNCIL | at.BUILD:
            return filled(tr("Venedig.Games", "You still have %1."), things.stones(view.stones))
        case at.PILES:
            return filled(tr("Venedig.Games", "You still drive %1."), things.piles(view.stones))
        case at.MARKERS:
            return filled(tr("Venedig.Games", "You still place %1."), things.markers(view.stones))
    return ""
