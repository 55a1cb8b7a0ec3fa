"""§3: a round, from its beginning to the passing on, and whose turn it is with which card."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import (
    BEGGAR,
    BETS_ON,
    BUILDER,
    COUNCILLOR,
    DRIVER,
    GONDOLIER,
    LAWYER,
    SABOTEUR,
    SPY,
)
from speicherstadt_app.games.venedig.rules.building import begin_building, begin_sabotage
from speicherstadt_app.games.venedig.rules.driving import begin_driving
from speicherstadt_app.games.venedig.rules.hands import add, begin_begging, begin_spying
from speicherstadt_app.games.venedig.rules.setting import Setting, Tell, finish, gain
from speicherstadt_app.games.venedig.rules.stacks import begin_council
from speicherstadt_app.games.venedig.rules.state import BETS, BY_ROUNDS, BY_TRACK, EXCHANGE, NONE, OVER, PASSED, State

LAPSED: Final = {
    COUNCILLOR: "stones",
    DRIVER: "sites",
    BUILDER: "places",
    BEGGAR: "nobody",
    SABOTEUR: "tiles",
}
"""Why a card of this role may have no effect."""


def begin_round(state: State, tell: Tell | None) -> None:
    state.round += 1
    state.turn = 0
    state.phase = EXCHANGE
    state.made = False
    state.mover = state.start
    if tell:
        tell(ev.RoundBegan(state.round, state.start))


def open_cards(setting: Setting, state: State, _seat: Seat, action: Action, tell: Tell | None) -> bool:
    """§3.2: all at once. V18: who opens the lawyer is it from now on."""
    state.chosen = list(act.fields_of(action))
    lawyers = setting.box.of_role[LAWYER]
    for seat, card in enumerate(state.chosen):
        if lawyers >> card & 1:
            state.lawyer = seat
    if tell:
        tell(ev.CardsOpened(tuple(map(setting.card_id, state.chosen)), state.start, state.lawyer))
    state.turn = 0
    carry_out(setting, state, tell)
    return False


def go_on(setting: Setting, state: State, tell: Tell | None) -> None:
    """A seat has carried out its card."""
    state.turn += 1
    carry_out(setting, state, tell)


def carry_out(setting: Setting, state: State, tell: Tell | None) -> None:
    """§3.3: from here on the seats carry out their cards, up to one that has to decide something."""
    players, start, chosen = setting.players, state.start, state.chosen
    while state.turn < players:
        state.made = False
        state.fresh = 0
        seat = (start + state.turn) % players
        if tell:
            tell(ev.TurnBegan(seat, setting.card_id(chosen[seat])))
        if begin(setting, state, seat, chosen[seat], tell) or state.phase == OVER:
            return
        state.turn += 1
    _end_round(setting, state, tell)


def begin(setting: Setting, state: State, seat: Seat, card: int, tell: Tell | None, *, borrowed: bool = False) -> bool:
    """A card is carried out, the own one or a borrowed one. True if the seat has to decide something."""
    state.card = card
    role = setting.box.role[card]
    if role == BUILDER:
        decides = begin_building(setting, state, seat)
    elif role == DRIVER:
        decides = begin_driving(setting, state, seat, tell)
    elif role == COUNCILLOR:
        decides = begin_council(setting, state, seat)
    elif role == SPY:
        decides = begin_spying(state, seat)
    elif role == BEGGAR:
        decides = begin_begging(setting, state, seat)
    elif role == SABOTEUR:
        decides = begin_sabotage(state, seat)
    else:
        if role == GONDOLIER:
            _go_aboard(setting, state, seat, tell)
        elif role == LAWYER:
            if borrowed:
                before, state.lawyer = state.lawyer, seat
                if tell:
                    tell(ev.LawyerChanged(seat, before))
        else:
            _settle_bet(setting, state, seat, role, tell)
        return False
    if not decides and tell:
        tell(ev.CardLapsed(seat, setting.card_id(card), LAPSED[role]))
    return decides


def _go_aboard(setting: Setting, state: State, seat: Seat, tell: Tell | None) -> None:
    """§4.4, V14."""
    why = "aboard" if state.gondola == seat else "" if state.supply(seat, setting.box.markers) else "markers"
    if why:
        if tell:
            tell(ev.CardLapsed(seat, setting.card_id(state.card), why))
        return
    before, state.gondola = state.gondola, seat
    if tell:
        tell(ev.GondolaTaken(seat, before))


def _settle_bet(setting: Setting, state: State, seat: Seat, role: int, tell: Tell | None) -> None:
    """§4.5, V15: all opened cards of the others count."""
    wanted = setting.box.of_role[BETS_ON[role]]
    others = tuple(other for other, card in enumerate(state.chosen) if other != seat and wanted >> card & 1)
    points = setting.box.value[state.card] if others else 0
    gain(state, seat, BETS, points)
    if tell:
        tell(ev.BetSettled(seat, setting.card_id(state.card), others, points))
    if state.scores[seat] >= setting.box.track:
        finish(setting, state, BY_TRACK, tell)


def _end_round(setting: Setting, state: State, tell: Tell | None) -> None:
    """§3.4"""
    opened = state.chosen
    state.memory += ((PASSED, *opened),)
    for seat, card in enumerate(opened):
        add(state, setting.left_of[seat], card)
    state.chosen = [NONE] * setting.players
    state.card = NONE
    state.stones = 0
    state.lawyer = NONE
    if tell:
        tell(ev.CardsPassed(tuple(map(setting.card_id, opened))))
    # V5
    if any(setting.box.symbols >> card & 1 for card in opened):
        state.start = setting.left_of[state.start]
        if tell:
            tell(ev.StartMoved(state.start))
    if state.round == setting.box.rounds:
        finish(setting, state, BY_ROUNDS, tell)
    else:
        begin_round(state, tell)
