"""From any whole state on by rules of thumb, and what is worth there."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from speicherstadt_app.engine.rules import CHANCE, Action, Seat
from speicherstadt_app.games.venedig.brains.chance import Luck
from speicherstadt_app.games.venedig.brains.chances import Chances, learned
from speicherstadt_app.games.venedig.brains.laying import crowded
from speicherstadt_app.games.venedig.brains.thumb import Thumb
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import driving, hands
from speicherstadt_app.games.venedig.rules.box import BEGGAR, around, numbers
from speicherstadt_app.games.venedig.rules.box import SPY as THE_SPY
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.setting import finish
from speicherstadt_app.games.venedig.rules.state import (
    BEG,
    BUILD,
    BY_PILES,
    CHOOSE,
    COUNCIL,
    DRAW,
    EXCHANGE,
    GIVE,
    MARKERS,
    NONE,
    OPEN,
    OVER,
    PILES,
    SABOTAGE,
    SHOW,
    SPY,
    STACKS,
    USE,
    State,
)

HEAT: Final = 0.8
"""In play-outs a card that is worth so many points less comes up e times less often."""


class PlayOuts:
    """Play-outs under one set of rules. It keeps nothing but what is worked out from boards."""

    def __init__(self, rules: VenedigRules) -> None:
        self.rules: Final = rules
        self.thumb: Final = Thumb(rules.setting)
        self.worth: Final = self.thumb.worth

    @cached_property
    def chances(self) -> Chances:
        return Chances(self.thumb, learned()[self.thumb.players])

    def do(self, state: State, seat: Seat, action: Action, luck: Luck) -> None:
        """One move by the rules, and whatever chance has to do behind it but open the cards."""
        self.rules.step(state, seat, action)
        while state.mover == CHANCE and state.phase != OPEN:
            self.rules.step(state, CHANCE, self._by_chance(state, luck))

    def can_end(self, state: State, card: int) -> bool:
        """Whether all piles that are left can be driven by one action with this card."""
        trial = state.copy()
        trial.card = card
        trial.fresh = 0
        trial.stones = trial.left
        return bool(driving.first_piles(self.rules.setting, trial))

    def _by_chance(self, state: State, luck: Luck) -> Action:
        if state.phase == STACKS:
            left = state.under & self.rules.box.of_shape[state.turning]
            return act.one(act.TURN, luck.bit_of(left).bit_length() - 1)
        if state.phase == DRAW:
            card = luck.bit_of(state.hands[state.other]).bit_length() - 1
            return act.draw(state.start, state.other, card)
        return hands.show_moves(self.rules.setting, state)[0]

    def go_on(self, state: State, last: int, luck: Luck, heat: float = HEAT) -> None:
        """To the end of the round with that number."""
        thumb = self.thumb
        self.finish_card(state, luck)
        while state.phase != OVER and state.round <= last:
            for seat, card in enumerate(state.chosen):
                if card == NONE:
                    state.chosen[seat] = thumb.choose(state, seat, heat, luck)
            thumb.open_cards(state)
            thumb.finish_round(state, luck)

    def finish_card(self, state: State, luck: Luck) -> None:
        """Whatever is going on comes to its end by rules of thumb: to the choice of a round, or of the next one."""
        phase = state.phase
        if phase in (OVER, CHOOSE):
            return
        if phase == EXCHANGE:
            state.phase = CHOOSE
            return
        thumb = self.thumb
        if phase == GIVE:
            self._give(state)
            return
        if phase == OPEN:
            thumb.open_cards(state)
        else:
            seat = thumb.setting.seat_of(state)
            if phase == COUNCIL:
                thumb.take(state, seat, state.stones, luck)
            elif phase == BUILD:
                thumb.build(state, seat, state.stones)
            elif phase == PILES:
                self._drive(state, seat, luck)
            elif phase == MARKERS:
                self._mark(state, seat, state.stones, luck)
            elif phase in (SPY, SHOW, USE):
                self._use(state, seat, luck)
            elif phase == BEG:
                thumb.carry_out(state, seat, state.chosen[seat], luck)
            else:
                assert phase == SABOTAGE
                thumb.carry_out(state, seat, state.card, luck)
            state.turn += 1
        thumb.finish_round(state, luck)

    def _give(self, state: State) -> None:
        seat = state.start
        cards = [card for card in numbers(state.hands[seat]) if card != state.drawn]
        worths = self.thumb.card_worths(state, seat, cards)
        card = cards[min(range(len(cards)), key=worths.__getitem__)]
        state.hands[seat] &= ~(1 << card)
        state.hands[state.other] |= 1 << card
        state.drawn = NONE
        state.other = NONE
        state.phase = CHOOSE

    def _drive(self, state: State, seat: Seat, luck: Luck) -> None:
        """The rest of a group that may have begun, and the markers."""
        rest = state.stones
        if not state.fresh:
            self.thumb.drive(state, seat, rest, self._markers(state), luck)
            return
        box = self.rules.box
        free = state.free
        for _ in range(min(rest, state.left)):
            near = around(state.fresh) & box.lagoon & ~state.piles
            if not near:
                break
            bit = luck.bit_of(crowded(free, near) or near)
            state.piles |= bit
            state.fresh |= bit
            free |= bit
            state.left -= 1
        if not state.left:
            finish(self.rules.setting, state, BY_PILES, None)
            return
        self._mark(state, seat, min(self._markers(state), state.supply(seat, box.markers)), luck)

    def _markers(self, state: State) -> int:
        return self.rules.box.cards[state.card].markers

    def _mark(self, state: State, seat: Seat, markers: int, luck: Luck) -> None:
        cells = (state.free if self.rules.setting.any_marker else state.fresh) & ~state.marked
        for _ in range(markers):
            if not cells:
                return
            bit = luck.bit_of(crowded(state.free, cells) or cells)
            cells ^= bit
            state.marks[seat] |= bit

    def _use(self, state: State, seat: Seat, luck: Luck) -> None:
        """The spy, whose hand may be known already."""
        if state.phase == SPY:
            self.thumb.carry_out(state, seat, state.card, luck)
            return
        roles = self.rules.box.role
        cards = [card for card in numbers(state.hands[state.other]) if roles[card] not in {THE_SPY, BEGGAR}]
        if cards:
            worths = self.thumb.card_worths(state, seat, cards, opened=True)
            best = max(range(len(cards)), key=worths.__getitem__)
            self.thumb.carry_out(state, seat, cards[best], luck, borrowed=True)
