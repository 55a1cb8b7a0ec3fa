"""What chance brings, fixed once from a stream."""

from __future__ import annotations

from collections.abc import Callable

from speicherstadt_app.engine.rules import Action
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.hands import next_dealt, show_moves
from speicherstadt_app.games.venedig.rules.setting import Setting
from speicherstadt_app.games.venedig.rules.state import DEAL, DRAW, OPEN, STACKS, State


def shuffled(setting: Setting, stream: Stream) -> Callable[[State], Action]:
    """The order of the cards, then of each stack, and a number for the blind draw of each round."""
    cards = numbers(setting.cards)
    stream.shuffle(cards)
    orders = []
    for mask in setting.box.of_shape:
        tiles = numbers(mask)
        stream.shuffle(tiles)
        orders.append(tiles)
    draws = [stream.bits() for _ in range(setting.box.rounds + 1)]

    def deal(state: State) -> Action:
        phase = state.phase
        if phase == STACKS:
            shape = state.turning
            left = (state.under & setting.box.of_shape[shape]).bit_count()
            return act.one(act.TURN, orders[shape][-left])
        if phase == OPEN:
            return act.pack(act.OPEN, state.chosen)
        if phase == DEAL:
            return act.deal(next_dealt(setting, state), cards[state.dealt])
        if phase == DRAW:
            hand = numbers(state.hands[state.other])
            return act.draw(state.start, state.other, hand[draws[state.round] * len(hand) >> 64])
        return show_moves(setting, state)[0]

    return deal
