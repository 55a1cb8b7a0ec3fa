"""§2.2, §3.1, §3.2, §4.6, §4.7: dealing, exchange, choice, and cards that are borrowed.

All of this happens in a view, too: there a hand that its viewer does not know is `HIDDEN`, a card `UNKNOWN`.
"""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.engine.rules import CHANCE, Action, Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import BEGGAR, SPY, numbers
from speicherstadt_app.games.venedig.rules.setting import HAND, Setting, Tell
from speicherstadt_app.games.venedig.rules.state import (
    ALL,
    BEG,
    CHOOSE,
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
    USED,
    State,
)
from speicherstadt_app.games.venedig.rules.state import SPY as SPY_PHASE


def lose(state: State, seat: Seat, card: int) -> None:
    """A card leaves a hand."""
    if state.hands[seat] != HIDDEN:
        state.hands[seat] &= ~(1 << card)


def add(state: State, seat: Seat, card: int) -> None:
    """A card comes into a hand."""
    if state.hands[seat] != HIDDEN:
        state.hands[seat] |= 1 << card


def next_dealt(setting: Setting, state: State) -> Seat:
    """Who is dealt the next card."""
    return (setting.first + state.dealt // HAND) % setting.players


def deal(setting: Setting, state: State, _seat: Seat, action: Action, tell: Tell | None) -> bool:
    """True once all are dealt."""
    seat, card = act.fields_of(action)
    add(state, seat, card)
    state.dealt += 1
    if state.deck != HIDDEN:
        state.deck &= ~(1 << card)
    elif state.dealt == setting.all_cards:
        state.deck = 0
    if tell:
        tell(ev.CardDealt(seat, setting.card_id(card)))
    return state.dealt == setting.all_cards


# The exchange


def exchange_moves(setting: Setting, seat: Seat) -> Sequence[Action]:
    others = (other for other in range(setting.players) if other != seat)
    return [act.KEEP, *(act.one(act.EXCHANGE, other) for other in others)]


def keep(_setting: Setting, state: State, seat: Seat, _action: Action, tell: Tell | None) -> bool:
    if tell:
        tell(ev.ExchangeDeclined(seat))
    begin_choice(state)
    return False


def exchange(_setting: Setting, state: State, seat: Seat, action: Action, tell: Tell | None) -> bool:
    state.other = action >> act.KIND_BITS
    state.phase = DRAW
    state.mover = CHANCE
    if tell:
        tell(ev.ExchangeCalled(seat, state.other))
    return False


def draw_moves(state: State) -> Sequence[Action]:
    if state.hands[state.other] == HIDDEN:
        return ()
    return [act.draw(state.start, state.other, card) for card in numbers(state.hands[state.other])]


def draw(setting: Setting, state: State, _seat: Seat, action: Action, tell: Tell | None) -> bool:
    seat, other, card = act.fields_of(action)
    if card != UNKNOWN:
        lose(state, other, card)
        add(state, seat, card)
    state.drawn = card
    state.phase = GIVE
    state.mover = seat
    if tell:
        tell(ev.CardDrawn(seat, other, setting.card_id(card)))
    return False


def give_moves(state: State, seat: Seat) -> Sequence[Action]:
    """V4: another card than the drawn one."""
    hand = state.hands[seat]
    return [act.give(state.other, card) for card in numbers(hand & ~(1 << state.drawn))] if hand != HIDDEN else ()


def give(setting: Setting, state: State, seat: Seat, action: Action, tell: Tell | None) -> bool:
    other, card = act.fields_of(action)
    if card != UNKNOWN:
        lose(state, seat, card)
        add(state, other, card)
    state.memory += ((SWAPPED, seat, other, state.drawn, card),)
    state.drawn = NONE
    state.other = NONE
    if tell:
        tell(ev.CardGiven(seat, other, setting.card_id(card)))
    begin_choice(state)
    return False


# The choice


def begin_choice(state: State) -> None:
    state.phase = CHOOSE
    state.mover = ALL


def choose(setting: Setting, state: State, seat: Seat, action: Action, tell: Tell | None) -> bool:
    card = action >> act.KIND_BITS
    if card != UNKNOWN:
        lose(state, seat, card)
    state.chosen[seat] = card
    if tell:
        tell(ev.CardChosen(seat, setting.card_id(card)))
    if NONE not in state.chosen:
        state.phase = OPEN
        state.mover = CHANCE
    return False


# Spy and beggar


def begin_spying(state: State, seat: Seat) -> bool:
    state.phase = SPY_PHASE
    state.mover = seat
    return True


def spy_moves(setting: Setting, seat: Seat) -> Sequence[Action]:
    return [act.one(act.SPY, other) for other in range(setting.players) if other != seat]


def spy(_setting: Setting, state: State, seat: Seat, action: Action, tell: Tell | None) -> bool:
    state.other = action >> act.KIND_BITS
    state.phase = SHOW
    state.mover = CHANCE
    state.made = False
    if tell:
        tell(ev.HandSpied(seat, state.other))
    return False


def show_moves(setting: Setting, state: State) -> Sequence[Action]:
    hand = state.hands[state.other]
    return [act.pack(act.SHOW, (setting.seat_of(state), state.other, *numbers(hand)))] if hand != HIDDEN else ()


def show(setting: Setting, state: State, _seat: Seat, action: Action, tell: Tell | None) -> bool:
    seat, other, *cards = act.fields_of(action)
    hidden = cards == [UNKNOWN]
    mask = HIDDEN if hidden else sum(1 << card for card in cards)
    state.memory += ((SHOWN, seat, other, mask),)
    state.phase = USE
    state.mover = seat
    if tell:
        tell(ev.HandShown(seat, other, () if hidden else tuple(map(setting.card_id, cards))))
    return False


def usable(setting: Setting, state: State) -> int:
    """V16: the cards that may be used of the hand that was just shown. No box has so many spies and beggars that there
    is none."""
    _, _, _, hand = state.memory[-1]
    return hand & ~(setting.box.of_role[SPY] | setting.box.of_role[BEGGAR]) if hand != HIDDEN else 0


def use_moves(setting: Setting, state: State) -> Sequence[Action]:
    return [act.one(act.USE, card) for card in numbers(usable(setting, state))]


def use(setting: Setting, state: State, seat: Seat, action: Action, tell: Tell | None) -> int:
    """The card that is carried out now."""
    card = action >> act.KIND_BITS
    other = state.other
    state.memory += ((USED, seat, other, card),)
    state.other = NONE
    state.made = True
    if tell:
        tell(ev.CardUsed(seat, other, setting.card_id(card)))
    return card


def begin_begging(setting: Setting, state: State, seat: Seat) -> bool:
    """False if there is nothing but beggars."""
    if not beg_moves(setting, state, seat):
        return False
    state.phase = BEG
    state.mover = seat
    return True


def beg_moves(setting: Setting, state: State, seat: Seat) -> Sequence[Action]:
    """V17: the opened cards of the others, but no beggar."""
    role = setting.box.role
    return [
        act.one(act.COPY, other) for other, card in enumerate(state.chosen) if other != seat and role[card] != BEGGAR
    ]


def copy(setting: Setting, state: State, seat: Seat, action: Action, tell: Tell | None) -> int:
    """The card that is carried out now."""
    other = action >> act.KIND_BITS
    card = state.chosen[other]
    state.made = True
    if tell:
        tell(ev.CardCopied(seat, other, setting.card_id(card)))
    return card
