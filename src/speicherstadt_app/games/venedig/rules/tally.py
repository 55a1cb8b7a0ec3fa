"""What each seat did in one game, gathered from its events: for figures and for feats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import (
    BETS_ON,
    DRIVER,
    GONDOLIER,
    LAWYER,
    ROLES,
    SHAPES,
    SPAN,
    Box,
    around,
)
from speicherstadt_app.games.venedig.rules.state import NONE

THIEVES: Final = ("spy", "beggar")


@dataclass(slots=True)
class SeatTally:
    """One seat of a game."""

    played: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ROLES, 0))
    """How often a card of each role was opened."""
    held: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ROLES, 0))
    """How many cards of each role were in the hand where one was chosen, over all rounds."""
    role_points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ROLES, 0))
    taken: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SHAPES, 0))
    built: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SHAPES, 0))
    spent: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SHAPES, 0))
    shape_points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SHAPES, 0))
    edges: list[tuple[str, int]] = field(default_factory=list)
    """Of each tile built: its shape and how many of its edges matched."""
    lapsed: int = 0
    """Stones that lapsed."""
    piles: int = 0
    markers_set: int = 0
    markers_paid: int = 0
    markers_own: int = 0
    """Own markers under own tiles."""
    paid_at_once: int = 0
    """The most own markers paid by one tile."""
    rivals_at_once: int = 0
    """The most rivals whose markers one own tile covered."""
    gondola_rounds: int = 0
    gondola_row: int = 0
    gondola_longest: int = 0
    gondola_paid: int = 0
    bets: int = 0
    bets_won: set[str] = field(default_factory=set)
    bets_won_number: int = 0
    borrowed: int = 0
    borrowed_points: int = 0
    exchanges: int = 0
    best_tile: int = 0
    best_action: int = 0
    tiles_at_once: int = 0
    late_council: bool = False
    """Carried out a councillor after round 3."""
    bridges_side_by_side: bool = False
    spied_bet: bool = False
    begged_last_pile: bool = False
    drove_last_pile: bool = False
    lawyer_best: int = 0
    """The most that the lawyer was paid in one round."""
    rebuilt_better: bool = False


EARLY: Final = 3
"""Rounds in which everybody needs a councillor."""


class Tally:
    """Listens to one game."""

    def __init__(self, box: Box, players: int) -> None:
        self.box = box
        self.seats = [SeatTally() for _ in range(players)]
        self.round = 0
        self.ender: Seat = NONE
        """Whose tile, bet or pile ended the game."""
        self.offered = dict.fromkeys(SHAPES, 0)
        self._actor: Seat = NONE
        self._own_role = 0
        self._role = 0
        self._tiles = 0
        self._brought = 0
        self._gondola: Seat = NONE
        self._spans = 0
        self._built_by: dict[str, tuple[Seat, int]] = {}
        self._taken_back: dict[str, tuple[Seat, int]] = {}
        self._lawyer_paid: dict[Seat, int] = {}

    def hear(self, event: Event) -> None:
        hearer = HEARERS.get(type(event))
        if hearer:
            hearer(self, event)

    def holding(self, hands: list[int]) -> None:
        """The hands from which cards are chosen now."""
        for seat, hand in zip(self.seats, hands, strict=True):
            for role, mask in enumerate(self.box.of_role):
                seat.held[ROLES[role]] += (hand & mask).bit_count()

    def _role_of(self, card: str) -> int:
        return self.box.role[self.box.card_number[card]]

    def _shape_of(self, tile: str) -> str:
        return SHAPES[self.box.shape[self.box.tile_number[tile]]]

    def _brings(self, seat: Seat, role: int, points: int) -> None:
        self.seats[seat].role_points[ROLES[role]] += points

    # Events

    def began(self, event: ev.RoundBegan) -> None:
        self.round = event.round
        self._lawyer_paid.clear()

    def turned(self, event: ev.TileTurned) -> None:
        self.offered[self._shape_of(event.tile)] += 1

    def first_tiles(self, event: ev.FirstTilesTaken) -> None:
        for tile in event.tiles:
            self.seats[event.seat].taken[self._shape_of(tile)] += 1

    def exchanged(self, event: ev.ExchangeCalled) -> None:
        self.seats[event.seat].exchanges += 1

    def opened(self, event: ev.CardsOpened) -> None:
        for seat, card in zip(self.seats, event.cards, strict=True):
            seat.played[ROLES[self._role_of(card)]] += 1

    def turn_began(self, event: ev.TurnBegan) -> None:
        self._actor = event.seat
        self._own_role = self._role = self._role_of(event.card)
        self._tiles = self._brought = 0
        self._councils()

    def borrowed(self, event: ev.CardUsed | ev.CardCopied) -> None:
        self._role = self._role_of(event.card)
        self.seats[event.seat].borrowed += ROLES[self._role] not in THIEVES
        self._councils()

    def _councils(self) -> None:
        if ROLES[self._role] == "councillor" and self.round > EARLY:
            self.seats[self._actor].late_council = True

    def took(self, event: ev.TileTaken) -> None:
        self.seats[event.seat].taken[self._shape_of(event.tile)] += 1

    def stopped(self, event: ev.CouncilEnded | ev.BuildingEnded) -> None:
        self.seats[event.seat].lapsed += event.stones

    def drove(self, event: ev.PileDriven) -> None:
        seat = self.seats[event.seat]
        seat.piles += 1
        if not event.left:
            self.ender = event.seat
            seat.drove_last_pile = True
            seat.begged_last_pile = ROLES[self._own_role] == "beggar"

    def marked(self, event: ev.MarkerPlaced) -> None:
        self.seats[event.seat].markers_set += 1

    def built(self, event: ev.TileBuilt) -> None:
        seat = self.seats[event.seat]
        shape = self._shape_of(event.tile)
        points = event.arms + len(event.edges)
        seat.built[shape] += 1
        seat.spent[shape] += self.box.cost[self.box.tile_number[event.tile]]
        seat.shape_points[shape] += points
        seat.edges.append((shape, len(event.edges)))
        self._covered(event)
        if event.gondola:
            self._brings(event.aboard, GONDOLIER, event.gondola)
            self.seats[event.aboard].gondola_paid += 1
        self._brings(event.seat, self._own_role, points)
        if self._own_role != self._role:
            seat.borrowed_points += points
        own = event.gains[event.seat]
        self._tiles += 1
        self._brought += own
        seat.best_tile = max(seat.best_tile, own)
        seat.best_action = max(seat.best_action, self._brought)
        seat.tiles_at_once = max(seat.tiles_at_once, self._tiles)
        before = self._taken_back.pop(event.tile, (NONE, 0))
        seat.rebuilt_better |= before[0] == event.seat and own > before[1]
        self._built_by[event.tile] = event.seat, own
        self._bridged(event)
        self.ender = event.seat

    def _covered(self, event: ev.TileBuilt) -> None:
        paid: dict[Seat, int] = {}
        for marker in event.covered:
            if marker.owner == event.seat:
                self.seats[marker.owner].markers_own += 1
            elif marker.paid == marker.owner:
                paid[marker.owner] = paid.get(marker.owner, 0) + 1
                self._brings(marker.owner, DRIVER, marker.points)
            else:
                self._brings(marker.paid, LAWYER, marker.points)
                now = self._lawyer_paid[marker.paid] = self._lawyer_paid.get(marker.paid, 0) + marker.points
                self.seats[marker.paid].lawyer_best = max(self.seats[marker.paid].lawyer_best, now)
        for owner, markers in paid.items():
            self.seats[owner].markers_paid += markers
            self.seats[owner].paid_at_once = max(self.seats[owner].paid_at_once, markers)
        rivals = {marker.owner for marker in event.covered} - {event.seat}
        builder = self.seats[event.seat]
        builder.rivals_at_once = max(builder.rivals_at_once, len(rivals))

    def _bridged(self, event: ev.TileBuilt) -> None:
        span = sum(1 << cell for cell, sign in event.cells if sign == SPAN)
        if around(span) & self._spans:
            self.seats[event.seat].bridges_side_by_side = True
        self._spans |= span

    def removed(self, event: ev.TileRemoved) -> None:
        shape = self._shape_of(event.tile)
        self.seats[event.seat].taken[shape] += 1
        self.offered[shape] += 1
        self._taken_back[event.tile] = self._built_by.pop(event.tile)
        self._spans &= ~sum(1 << cell for cell, sign in event.cells if sign == SPAN)

    def settled(self, event: ev.BetSettled) -> None:
        seat = self.seats[event.seat]
        seat.bets += 1
        self._brings(event.seat, self._own_role, event.points)
        if event.points:
            seat.bets_won_number += 1
            seat.bets_won.add(ROLES[self._role])
            seat.spied_bet |= ROLES[self._own_role] == "spy"
            self.ender = event.seat
        if self._own_role != self._role:
            seat.borrowed_points += event.points

    def boarded(self, event: ev.GondolaTaken) -> None:
        if event.before != NONE:
            self.seats[event.before].gondola_row = 0
        self._gondola = event.seat

    def passed(self, _event: ev.CardsPassed) -> None:
        if self._gondola != NONE:
            seat = self.seats[self._gondola]
            seat.gondola_rounds += 1
            seat.gondola_row += 1
            seat.gondola_longest = max(seat.gondola_longest, seat.gondola_row)


HEARERS: Final[dict[type[Event], Callable[[Tally, Any], None]]] = {
    ev.RoundBegan: Tally.began,
    ev.TileTurned: Tally.turned,
    ev.FirstTilesTaken: Tally.first_tiles,
    ev.ExchangeCalled: Tally.exchanged,
    ev.CardsOpened: Tally.opened,
    ev.TurnBegan: Tally.turn_began,
    ev.CardUsed: Tally.borrowed,
    ev.CardCopied: Tally.borrowed,
    ev.TileTaken: Tally.took,
    ev.CouncilEnded: Tally.stopped,
    ev.BuildingEnded: Tally.stopped,
    ev.PileDriven: Tally.drove,
    ev.MarkerPlaced: Tally.marked,
    ev.TileBuilt: Tally.built,
    ev.TileRemoved: Tally.removed,
    ev.BetSettled: Tally.settled,
    ev.GondolaTaken: Tally.boarded,
    ev.CardsPassed: Tally.passed,
}
BETS: Final = tuple(ROLES[role] for role in BETS_ON)
