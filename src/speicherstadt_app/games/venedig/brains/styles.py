"""Characters: what somebody likes beside winning, in points.

A style changes nothing but what a play-out is worth to the brain's own seat. The search stays the same, so nobody plays
badly for it; and what ends the game is judged by the score alone.
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
from speicherstadt_app.games.venedig.rules.setting import WIDTH
from speicherstadt_app.games.venedig.rules.state import EDGES, GONDOLA, PAID, State


@dataclass(frozen=True, slots=True)
class Style:
    sources: Mapping[int, float] = field(default_factory=dict)
    """For each own point from a source (state.SOURCES)."""
    roles: Mapping[int, float] = field(default_factory=dict)
    """For choosing a card of this role, or borrowing it."""
    shapes: Mapping[int, float] = field(default_factory=dict)
    """For each tile of this shape that is taken, and as much again once it is built."""
    marker: float = 0.0
    """For each own marker on a pile."""

    def of_plan(self, box: Box, plan: Plan) -> float:
        """How much the moves of a plan are liked."""
        found = 0.0
        for action in plan.actions:
            kind = action & act.KIND_MASK
            if kind in (act.CHOOSE, act.USE):
                found += self.roles.get(box.role[act.thing_of(action)], 0.0)
            elif kind == act.TAKE:
                found += self.shapes.get(box.shape[act.thing_of(action)], 0.0)
            elif kind == act.BUILD:
                found += self.shapes.get(box.shape[act.tile_of(action)], 0.0)
            elif kind == act.MARK:
                found += self.marker
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
    "shipwright": Style(roles={DRIVER: 2.5}),
    "fisherwoman": Style(sources={PAID: 0.4}, marker=1.0, roles={DRIVER: 0.5}),
    "mosaicist": Style(sources={EDGES: 0.9}, shapes={SQUARE: 0.5}),
    "bridge-keeper": Style(shapes={BRIDGE: 3.0}),
    "ferryman": Style(sources={GONDOLA: 0.8}, roles={GONDOLIER: 3.0}),
    "gambler": Style(roles={SPECULATOR: 2.2, INVENTOR: 2.2, TRADER: 2.2}),
    "gossip": Style(roles={SPY: 3.0, BEGGAR: 3.0}),
}

TOLD_BY: Final[Mapping[str, str]] = {
    "shipwright": "piles_driven",
    "fisherwoman": "markers_set",
    "mosaicist": "edges_per_tile",
    "bridge-keeper": "bought:bridge",
    "ferryman": "gondola_rounds",
    "gambler": "bets",
    "gossip": "borrowed",
}
"""The measure of the arena by which each style is told from the neutral one."""
