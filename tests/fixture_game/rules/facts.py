"""What a finished game tells the statistics."""

from __future__ import annotations

from typing import Any, Final

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.facts import Achievement, Best, FactNames, KindFacts, Ratio, SeatFacts
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, check_result
from speicherstadt_app.engine.rules import Event
from tests.fixture_game.rules import events as ev
from tests.fixture_game.rules.rules import GAME
from tests.fixture_game.rules.state import LOTS, points_of

NAMES: Final = FactNames(
    sources=("lots", "bids"),
    figures=("rounds_won", "lots_taken", "hands_seen", "bid"),
    ratios=(Ratio("lots_a_round", "lots_taken", "rounds_won"),),
    bests=(Best("highest_bid"), Best("lowest_winning_bid", low=True)),
    kinds=tuple(f"{points_of(lot)}-points" for lot in LOTS[::3]),
    feats=("won", "every_round", "saw_all"),
    achievements=(
        Achievement("clean_sweep", ("won", "every_round")),
        Achievement("all_seen", ("saw_all",), secret=True),
    ),
)


class Tally:
    """Listens to one game and counts."""

    def __init__(self, players: int) -> None:
        self.lots: list[list[int]] = [[] for _ in range(players)]
        self.bids: list[list[int]] = [[] for _ in range(players)]
        self.wins: list[list[int]] = [[] for _ in range(players)]
        self.seen: list[set[int]] = [set() for _ in range(players)]

    def hear(self, event: Event) -> None:
        match event:
            case ev.BidsOpened(bids, winner):
                for own, bid in zip(self.bids, bids, strict=True):
                    own.append(bid)
                self.wins[winner].append(bids[winner])
            case ev.HandShown(viewer, owner):
                self.seen[viewer].add(owner)
            case ev.LotTaken(seat, lot):
                self.lots[seat].append(lot)


class SealedBidsFacts:
    @property
    def names(self) -> FactNames:
        return NAMES

    def read(self, record: Record) -> tuple[SeatFacts, ...]:
        match: Match[Any] = Match(GAME.rules(record.setup))
        tally = Tally(record.setup.players)
        for text in record.moves:
            match.play_text(text, tally.hear)
        if not match.over:
            raise Unreadable("its game is not over, so there is nothing to count")
        check_result(record, match)
        outcome = match.outcome()
        rounds = match.state.rounds
        facts = []
        for seat, score in enumerate(outcome.scores):
            wins, bids, lots = tally.wins[seat], tally.bids[seat], tally.lots[seat]
            others = [points for other, points in enumerate(outcome.scores) if other != seat]
            facts.append(
                SeatFacts(
                    score=score,
                    place=outcome.places[seat],
                    margin=score - max(others),
                    sources=tuple(outcome.breakdown()[seat].values()),
                    figures=(len(wins), len(lots), len(tally.seen[seat]), sum(bids)),
                    bests=(max(bids), min(wins, default=None)),
                    kinds=tuple(self._kind(tally, seat, first) for first in LOTS[::3]),
                    feats=(seat in outcome.winners, len(wins) == rounds, len(tally.seen[seat]) == len(others)),
                )
            )
        return tuple(facts)

    @staticmethod
    def _kind(tally: Tally, seat: int, first: int) -> KindFacts:
        """The lots of the same points; nothing is paid for them."""
        alike = range(first, first + 3)
        own = [lot for lot in tally.lots[seat] if lot in alike]
        taken = sum(lot in alike for lots in tally.lots for lot in lots)
        return KindFacts(
            len(alike), len(tally.wins[seat]) and len(alike), len(own), 0, taken, 0, sum(map(points_of, own))
        )


FACTS: Final = SealedBidsFacts()
