"""§7: who knows what. Views, moves and events as somebody sees them, and what can't be as far as somebody knows."""

from __future__ import annotations

from itertools import pairwise

from speicherstadt_app.engine.rules import CHANCE, Action, Event, Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import BEGGAR, SPY
from speicherstadt_app.games.venedig.rules.hands import next_dealt
from speicherstadt_app.games.venedig.rules.memory import Known
from speicherstadt_app.games.venedig.rules.setting import HAND, Setting
from speicherstadt_app.games.venedig.rules.state import (
    ALL,
    CHOOSE,
    DEAL,
    DRAW,
    GIVE,
    HIDDEN,
    NONE,
    OPEN,
    SHOW,
    SHOWN,
    SWAPPED,
    UNKNOWN,
    USE,
    Entry,
    State,
)

VEILED: tuple[int, ...] = (UNKNOWN,)


def view_of(state: State, viewer: Seat | None) -> State:
    view = state.copy()
    if state.phase == DEAL:
        view.deck = HIDDEN
    for seat in range(len(view.hands)):
        if seat != viewer:
            view.hands[seat] = HIDDEN
    if state.phase in (CHOOSE, OPEN):
        view.chosen = [card if seat == viewer or card == NONE else UNKNOWN for seat, card in enumerate(state.chosen)]
    if state.drawn != NONE and viewer not in {state.start, state.other}:
        view.drawn = UNKNOWN
    if any(entry[0] in (SWAPPED, SHOWN) for entry in state.memory):
        view.memory = tuple(_seen_entry(viewer, entry) for entry in state.memory)
    return view


def _seen_entry(viewer: Seat | None, entry: Entry) -> Entry:
    if entry[0] == SWAPPED and viewer not in entry[1:3]:
        return (*entry[:3], UNKNOWN, UNKNOWN)
    if entry[0] == SHOWN and viewer not in entry[1:3]:
        return (*entry[:3], HIDDEN)
    return entry


def unsealed(view: State, seat: Seat) -> State:
    """The view before any of the others had chosen."""
    if view.phase != CHOOSE or view.chosen.count(NONE) == len(view.chosen):
        return view
    before = view.copy()
    before.chosen = [card if other == seat else NONE for other, card in enumerate(view.chosen)]
    return before


# Moves and events


def hides(viewer: Seat | None, seat: Seat, action: Action) -> bool:
    """Whether this viewer does not see the cards of the move."""
    kind = action & act.KIND_MASK
    if kind == act.CHOOSE:
        return viewer != seat
    if kind == act.DEAL:
        return viewer != act.fields_of(action)[0]
    if kind == act.GIVE:
        return viewer != seat and viewer != act.fields_of(action)[0]
    if kind in (act.DRAW, act.SHOW):
        return viewer not in act.fields_of(action)[:2]
    return False


def veiled(action: Action) -> Action:
    """The same move with its cards hidden."""
    kind = action & act.KIND_MASK
    if kind == act.CHOOSE:
        return act.one(act.CHOOSE, UNKNOWN)
    seats = act.fields_of(action)[: 2 if kind in (act.DRAW, act.SHOW) else 1]
    return act.pack(kind, (*seats, UNKNOWN))


def is_veiled(action: Action) -> bool:
    kind = action & act.KIND_MASK
    if kind == act.CHOOSE:
        return action >> act.KIND_BITS == UNKNOWN
    return kind in (act.DEAL, act.GIVE, act.DRAW, act.SHOW) and act.fields_of(action)[-1] == UNKNOWN


def seen_event(viewer: Seat | None, event: Event) -> Event:
    match event:
        case ev.CardDealt(seat, _) if seat != viewer:
            return ev.CardDealt(seat, "")
        case ev.CardChosen(seat, _) if seat != viewer:
            return ev.CardChosen(seat, "")
        case ev.CardDrawn(seat, other, _) if viewer not in {seat, other}:
            return ev.CardDrawn(seat, other, "")
        case ev.CardGiven(seat, other, _) if viewer not in {seat, other}:
            return ev.CardGiven(seat, other, "")
        case ev.HandShown(seat, other, _) if viewer not in {seat, other}:
            return ev.HandShown(seat, other, ())
    return event


# What can't be as far as a viewer knows: nothing, or why not


def why_not_seen(setting: Setting, view: State, known: Known, viewer: Seat | None, seat: Seat, action: Action) -> str:
    """Of a move of the right kind by whoever is to move, where the viewer does not see the whole state."""
    kind = action & act.KIND_MASK
    cards = setting.cards
    if kind == act.CHOOSE:
        return ""
    if kind == act.USE:
        return _why_not_used(setting, known, view.other, action >> act.KIND_BITS)
    fields = act.fields_of(action)
    if kind == act.DEAL:
        seat, card = fields
        if seat != next_dealt(setting, view):
            return f"the next card is dealt to seat {next_dealt(setting, view)}"
        if card == UNKNOWN or (cards & ~view.hands[seat]) >> card & 1:
            return ""
        return why_no_card(setting, card) or f"seat {seat} has that card already"
    if kind == act.DRAW:
        if fields[:2] != (view.start, view.other):
            return f"seat {view.start} draws from the hand of seat {view.other}"
        return _why_not_there(setting, known, view.other, fields[2:])
    if kind == act.GIVE:
        if fields[0] != view.other:
            return f"the card goes to seat {view.other}, from whom one was drawn"
        if fields[1] != UNKNOWN and fields[1] == view.drawn:
            return "it must be another card than the drawn one"
        return _why_not_there(setting, known, seat, fields[1:])
    if kind == act.OPEN:
        return _why_not_opened(setting, view, known, viewer, fields)
    if kind == act.SHOW:
        return _why_not_shown(setting, view, known, viewer, fields)
    raise AssertionError("every other move is open")


def why_no_card(setting: Setting, card: int) -> str:
    """Why a card of the table is not in this game; nothing if it is."""
    if setting.cards >> card & 1:
        return ""
    return f"the card {setting.card_ids[card]} is not used with {setting.players} players and roles {setting.roles}"


def _why_not_there(setting: Setting, known: Known, owner: Seat, cards: tuple[int, ...]) -> str:
    for card in cards:
        if card == UNKNOWN:
            continue
        if why := why_no_card(setting, card):
            return why
        if not known.may[owner] >> card & 1:
            return f"the card {setting.card_ids[card]} can't be in the hand of seat {owner}"
    return ""


def _why_not_used(setting: Setting, known: Known, owner: Seat, card: int) -> str:
    if setting.box.role[card] in {SPY, BEGGAR}:
        return "a spy or a beggar can't be used"
    return _why_not_there(setting, known, owner, (card,))


def _why_not_opened(setting: Setting, view: State, known: Known, viewer: Seat | None, cards: tuple[int, ...]) -> str:
    if len(cards) != setting.players:
        return f"{setting.players} cards are opened, one of each seat"
    if len(set(cards)) != len(cards):
        return "no card is there twice"
    for seat, card in enumerate(cards):
        if seat == viewer and card != view.chosen[seat]:
            return f"seat {seat} chose {setting.card_ids[view.chosen[seat]]}"
        if seat != viewer and (why := _why_not_there(setting, known, seat, (card,))):
            return why
    return ""


def _why_not_shown(setting: Setting, view: State, known: Known, viewer: Seat | None, fields: tuple[int, ...]) -> str:
    seats, cards = fields[:2], fields[2:]
    owner = view.other
    if seats != (setting.seat_of(view), owner):
        return f"seat {setting.seat_of(view)} looks at the hand of seat {owner}"
    if cards == VEILED:
        return ""
    if any(one >= other for one, other in pairwise(cards)):
        return "the cards of a hand stand in the order of the card table"
    if len(cards) != HAND - 1:
        return "a hand has four cards after the opening"
    mask = sum(1 << card for card in cards)
    if owner == viewer:
        return "" if mask == view.hands[owner] else f"that is not the hand of seat {owner}"
    if why := _why_not_there(setting, known, owner, cards):
        return why
    if not mask & ~(setting.box.of_role[SPY] | setting.box.of_role[BEGGAR]):
        return "no hand consists of spies and beggars alone"
    return ""


def kind_fits(view: State, seat: Seat, action: Action) -> bool:
    """Whether a move whose cards may be hidden is of the kind that is to come, by one who is to move."""
    kind = action & act.KIND_MASK
    phase = view.phase
    if view.mover == ALL:
        return kind == act.CHOOSE and 0 <= seat < len(view.chosen) and view.chosen[seat] == NONE
    if seat != view.mover:
        return False
    if seat == CHANCE:
        return (phase, kind) in CHANCE_KINDS
    if phase == USE:
        return kind == act.USE and view.memory[-1][3] == HIDDEN
    return phase == GIVE and kind == act.GIVE


CHANCE_KINDS = frozenset({(DEAL, act.DEAL), (DRAW, act.DRAW), (OPEN, act.OPEN), (SHOW, act.SHOW)})
