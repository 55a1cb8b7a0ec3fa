"""The facts of a finished game, gathered from its events. docs/statistics-venedig.md says what each of them means."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.facts import Best, FactNames, KindFacts, Ratio, SeatFacts
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, check_result
from speicherstadt_app.games.venedig.rules.box import ROLES, SHAPES
from speicherstadt_app.games.venedig.rules.feats import ACHIEVEMENTS, FEATS, Ended, feats_of
from speicherstadt_app.games.venedig.rules.rules import GAME
from speicherstadt_app.games.venedig.rules.state import CHOOSE, ENDS, NONE, SOURCES, State
from speicherstadt_app.games.venedig.rules.tally import SeatTally, Tally

KINDS: Final = (*SHAPES, *ROLES)
FIGURES: Final = (
    "tiles_taken",
    "tiles_built",
    "edges_matched",
    "stones_lapsed",
    "piles_driven",
    "markers_set",
    "markers_paid",
    "markers_own",
    "gondola_rounds",
    "gondola_paid",
    "bets",
    "bets_won",
    "borrowed",
    "borrowed_points",
    "exchanges",
    "ended",
    "ended_ahead",
    "unbuilt",
)
RATIOS: Final = (
    Ratio("edges_per_tile", "edges_matched", "tiles_built"),
    Ratio("markers_paid_of_set", "markers_paid", "markers_set"),
    Ratio("bets_won_of_played", "bets_won", "bets"),
    Ratio("points_per_borrowed", "borrowed_points", "borrowed"),
    Ratio("lead_at_the_end", "ended_ahead", "ended"),
)
BESTS: Final = (
    Best("best_tile"),
    Best("best_action"),
    Best("most_edges"),
    Best("markers_paid"),
    Best("gondola_in_a_row"),
    Best("bets_won"),
    Best("borrowed_points"),
    Best("shortest_win", low=True),
)


class VenedigFacts:
    """Replays a record and tells what each seat did in it."""

    @property
    def names(self) -> FactNames:
        return FactNames(SOURCES, FIGURES, RATIOS, BESTS, KINDS, FEATS, ACHIEVEMENTS)

    def read(self, record: Record) -> tuple[SeatFacts, ...]:
        rules = GAME.rules(record.setup)
        match = Match(rules)
        seats = range(record.setup.players)
        tally = Tally(rules.box, len(seats))
        for text in record.moves:
            match.play_text(text, tally.hear)
            match.look(lambda state: _hold(state, tally))
        if not match.over:
            raise Unreadable("its game is not over, so there is nothing to count")
        check_result(record, match)
        state = match.state
        outcome = match.outcome()
        breakdown = outcome.breakdown()
        facts = []
        for seat in seats:
            own = tally.seats[seat]
            won = seat in outcome.winners
            ended = seat == tally.ender and ENDS[state.end] != "rounds"
            margin = outcome.scores[seat] - max(outcome.scores[other] for other in seats if other != seat)
            game = Ended(own, len(seats), won, margin, ENDS[state.end], ended, state.round)
            facts.append(
                SeatFacts(
                    score=outcome.scores[seat],
                    place=outcome.places[seat],
                    margin=margin,
                    sources=tuple(breakdown[seat].values()),
                    figures=_figures(own, state.stocks[seat].bit_count(), margin if ended else None),
                    bests=_bests(own, state.round if won else None),
                    kinds=(
                        *(_of_shape(tally, own, shape) for shape in SHAPES),
                        *(_of_role(tally, own, role) for role in ROLES),
                    ),
                    feats=feats_of(game),
                )
            )
        return tuple(facts)


def _hold(state: State, tally: Tally) -> None:
    if state.phase == CHOOSE and all(card == NONE for card in state.chosen):
        tally.holding(state.hands)


def _figures(own: SeatTally, unbuilt: int, ahead: int | None) -> tuple[int, ...]:
    return (
        sum(own.taken.values()),
        sum(own.built.values()),
        sum(edges for _, edges in own.edges),
        own.lapsed,
        own.piles,
        own.markers_set,
        own.markers_paid,
        own.markers_own,
        own.gondola_rounds,
        own.gondola_paid,
        own.bets,
        own.bets_won_number,
        own.borrowed,
        own.borrowed_points,
        own.exchanges,
        ahead is not None,
        ahead or 0,
        unbuilt,
    )


def _bests(own: SeatTally, shortest: int | None) -> tuple[int | None, ...]:
    return (
        own.best_tile or None,
        own.best_action or None,
        max((edges for _, edges in own.edges), default=None),
        own.markers_paid,
        own.gondola_longest,
        own.bets_won_number,
        own.borrowed_points,
        shortest,
    )


def _of_shape(tally: Tally, own: SeatTally, shape: str) -> KindFacts:
    """A tile that is torn down and built again is one more."""
    return KindFacts(
        offered=tally.offered[shape],
        wanted=own.taken[shape],
        bought=own.built[shape],
        paid=own.spent[shape],
        table_bought=sum(seat.built[shape] for seat in tally.seats),
        table_paid=sum(seat.spent[shape] for seat in tally.seats),
        points=own.shape_points[shape],
    )


def _of_role(tally: Tally, own: SeatTally, role: str) -> KindFacts:
    """Offered and wanted are cards in hands where one is chosen, bought those that were opened; nothing is paid."""
    return KindFacts(
        offered=sum(seat.held[role] for seat in tally.seats),
        wanted=own.held[role],
        bought=own.played[role],
        paid=0,
        table_bought=sum(seat.played[role] for seat in tally.seats),
        table_paid=0,
        points=own.role_points[role] if own.played[role] else 0,
    )


FACTS: Final = VenedigFacts()
