"""What chance brought each seat of a game, against what it could be expected to bring.

At every draw it is known how likely each possibility was. So what was drawn, less what was to be expected then, comes
to nothing over many draws, however well anybody plays: only a shuffle that favours somebody would show.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from speicherstadt_app.engine.drawn import Drawn
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import BUILDER, COUNCILLOR, DRIVER, Box, numbers
from speicherstadt_app.games.venedig.rules.building import anchors_of, matches
from speicherstadt_app.games.venedig.rules.rules import GAME, VenedigRules
from speicherstadt_app.games.venedig.rules.state import State

STRENGTH: Final = (COUNCILLOR, DRIVER, BUILDER)
"""Roles whose cards differ in stones or piles alone."""


class Chances(NamedTuple):
    """Of one seat: stones and piles on the cards that it was dealt; edges that the tops turned up in its council could
    match at once; stones and piles on the cards that it drew in exchanges."""

    hands: Drawn
    tops: Drawn
    draws: Drawn

    def and_then(self, other: Chances) -> Chances:
        return Chances(*(one.and_then(more) for one, more in zip(self, other, strict=True)))


COUNTED: Final = Chances._fields
NO_DRAW: Final = Drawn(0, 0, 0)
NOTHING: Final = Chances(NO_DRAW, NO_DRAW, NO_DRAW)


def chances_of(record: Record) -> tuple[Chances, ...]:
    """Of every seat of a game, as far as it was played; raises as `replay` does."""
    rules = GAME.rules(record.setup)
    match: Match[Any] = Match(rules)
    found = [NOTHING] * len(record.players)
    for text in record.moves:
        seat, action = rules.parse(text)
        if seat == CHANCE and match.actors == (CHANCE,):
            whose, drawn = match.look(lambda state, action=action: _drawn(rules, state, action))  # type: ignore[misc]
            if whose >= 0:
                found[whose] = found[whose].and_then(drawn)
        match.play_text(text)
    return tuple(found)


def worth(box: Box, card: int) -> int:
    """Stones or piles of a card; nothing if its role has none."""
    return box.value[card] if box.role[card] in STRENGTH else 0


def _drawn(rules: VenedigRules, state: State, action: int) -> tuple[int, Chances]:
    """Whose luck it was, and what; -1 if nobody's."""
    box = rules.box
    kind = act.kind_of(action)
    if kind == act.DEAL:
        seat, card = act.fields_of(action)
        return seat, NOTHING._replace(hands=_of([worth(box, one) for one in numbers(state.deck)], worth(box, card)))
    if kind == act.DRAW:
        seat, other, card = act.fields_of(action)
        hand = [worth(box, one) for one in numbers(state.hands[other])]
        return seat, NOTHING._replace(draws=_of(hand, worth(box, card)))
    if kind == act.TURN and state.round:
        tile = act.thing_of(action)
        under = numbers(state.under & box.of_shape[state.turning])
        if box.cost[tile] <= state.stones:
            edges = {one: best_edges(box, state, one) for one in under}
            return rules.setting.seat_of(state), NOTHING._replace(tops=_of(list(edges.values()), edges.get(tile, 0)))
    return -1, NOTHING


def best_edges(box: Box, state: State, tile: int) -> int:
    """How many edges a tile could match at most if it were built now."""
    lays = box.lays[tile]
    places = (
        lays[turn.lays[anchor]]
        for turn in box.turns[tile]
        for anchor in numbers(anchors_of(turn, state.free, state.spans))
    )
    return max((matches(lay, state.buildings, state.squares) for lay in places), default=0)


def _of(possible: list[int], seen: int) -> Drawn:
    """One of these, each as likely."""
    mean = sum(possible) / len(possible)
    return Drawn(seen, mean, sum((one - mean) ** 2 for one in possible) / len(possible))
