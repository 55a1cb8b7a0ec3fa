"""Characters: what somebody likes beside winning, in points.

A style adds points to what is liked of a plan, and to what comes of it. The search stays the same: nothing is done for
a liking that looks worse by more points than that. Likings fade as the end comes near, and at the end of the game the
score alone counts. Somebody with a style errs less at random and looks closer (`Level.in_character`), to make up for
what likings cost.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.venedig.brains.plans import Plan
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import (
    BEGGAR,
    BRIDGE,
    DRIVER,
    GONDOLIER,
    INVENTOR,
    SPECULATOR,
    SPY,
    SQUARE,
    TRADER,
    Box,
)
from speicherstadt_app.games.venedig.rules.building import matches
from speicherstadt_app.games.venedig.rules.setting import WIDTH
from speicherstadt_app.games.venedig.rules.state import BETS, EDGES, GONDOLA, State


@dataclass(frozen=True, slots=True)
class Style:
    sources: Mapping[int, float] = field(default_factory=dict)
    """For each own point from a source (state.SOURCES)."""
    roles: Mapping[int, float] = field(default_factory=dict)
    """For choosing a card of this role, or carrying it out through a spy or a beggar."""
    shapes: Mapping[int, float] = field(default_factory=dict)
    """For each tile of this shape that is taken, and as much again once it is built."""
    marker: float = 0.0
    """For each marker of a card that is chosen or borrowed, and for each that is set."""
    bank: float = 0.0
    """For each pile driven on the bank."""
    edge: float = 0.0
    """For each edge that matches where a tile is built."""
    exchange: float = 0.0
    """For drawing somebody's card blindly."""
    duel: float = 1.0
    """What all these count for with two players: there all that they cost is the other one's gain."""
    unerring: float = 1.0
    """What they count for at levels that never err: nothing makes up there for what they cost."""

    def of_plan(self, box: Box, view: State, plan: Plan) -> float:
        """How much the moves of a plan are liked."""
        found = 0.0
        buildings, squares = view.buildings, view.squares
        for action in plan.actions:
            kind = action & act.KIND_MASK
            thing = act.thing_of(action)
            if kind in (act.CHOOSE, act.USE, act.COPY):
                card = view.chosen[thing] if kind == act.COPY else thing
                found += self.roles.get(box.role[card], 0.0) + self.marker * box.cards[card].markers
            elif kind == act.TAKE:
                found += self.shapes.get(box.shape[thing], 0.0)
            elif kind == act.BUILD:
                tile = act.tile_of(action)
                lay = box.lays[tile][act.lay_of(action)]
                found += self.shapes.get(box.shape[tile], 0.0)
                if self.edge:
                    found += self.edge * matches(lay, buildings, squares)
                    buildings |= lay.buildings
                    squares |= lay.squares
            elif kind == act.MARK:
                found += self.marker
            elif kind == act.PILE:
                found += self.bank * (box.bank >> thing & 1)
            elif kind == act.EXCHANGE:
                found += self.exchange
        return found

    def of_play(self, before: State, after: State, seat: Seat) -> float:
        """How much is liked what came of it."""
        found = 0.0
        place = seat * WIDTH
        for source, liking in self.sources.items():
            found += liking * (after.points[place + source] - before.points[place + source])
        return found


NEUTRAL: Final = "chronicler"
PLAIN: Final = Style()

STYLES: Final[Mapping[str, Style]] = {
    NEUTRAL: PLAIN,
    "shipwright": Style(roles={DRIVER: 5.5}, duel=0.15),
    "fisherwoman": Style(marker=2.5, duel=0.3),
    "mosaicist": Style(sources={EDGES: 0.6}, shapes={SQUARE: 5.5}, edge=2.0),
    "bridge-keeper": Style(shapes={BRIDGE: 5.3}, unerring=0.7),
    "ferryman": Style(sources={GONDOLA: 0.5}, roles={GONDOLIER: 18.0}, bank=0.4, unerring=0.25),
    "gambler": Style(sources={BETS: 0.5}, roles={SPECULATOR: 4.0, INVENTOR: 4.0, TRADER: 4.0}, exchange=2.0),
    "gossip": Style(roles={SPY: 5.0, BEGGAR: 5.0}, exchange=2.0),
}

TOLD_BY: Final[Mapping[str, str]] = {
    "shipwright": "chose:driver",
    "fisherwoman": "chose:marker",
    "mosaicist": "took:square",
    "bridge-keeper": "took:bridge",
    "ferryman": "chose:gondolier",
    "gambler": "chose:bet",
    "gossip": "chose:thief",
}
"""The measure of the arena (habits.py) by which each style is told from the neutral one."""
