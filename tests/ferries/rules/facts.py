"""What a finished game tells the statistics."""

from __future__ import annotations

from typing import Any, Final

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.facts import Best, FactNames, KindFacts, SeatFacts
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, check_result
from speicherstadt_app.engine.rules import Event
from tests.ferries.rules import events as ev
from tests.ferries.rules.rules import GAME, GRADES
from tests.ferries.rules.state import GOODS, HOLD

NAMES: Final = FactNames(
    sources=("crates", "orders", "coins"),
    figures=("crates_loaded", "ferries_filled", "coins_bid"),
    ratios=(),
    bests=(Best("best_ferry"), Best("dearest_berth")),
    kinds=GOODS,
    grades=tuple(GRADES),
)


class Tally:
    """Listens to one game and counts."""

    def __init__(self, players: int) -> None:
        self.bids: list[list[int]] = [[] for _ in range(players)]
        self.ferries: list[list[ev.FerryLeft]] = [[] for _ in range(players)]

    def hear(self, event: Event) -> None:
        if isinstance(event, ev.AllOpened):
            for own, bid in zip(self.bids, event.bids, strict=True):
                own.append(bid)
        elif isinstance(event, ev.FerryLeft):
            self.ferries[event.seat].append(event)


class FerriesFacts:
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
        outcome, state = match.outcome(), match.state
        table = sum(map(sum, state.crates))
        facts = []
        for seat, score in enumerate(outcome.scores):
            others = [points for other, points in enumerate(outcome.scores) if other != seat]
            ferries, bids, crates = tally.ferries[seat], tally.bids[seat], state.crates[seat]
            filled = sum(ferry.crates == HOLD for ferry in ferries)
            earned = state.earned[seat]
            kinds = [KindFacts(table, sum(crates), many, 0, table, 0, earned[good]) for good, many in enumerate(crates)]
            facts.append(
                SeatFacts(
                    score=score,
                    place=outcome.places[seat],
                    margin=score - max(others, default=score),
                    sources=tuple(outcome.breakdown()[seat].values()),
                    figures=(sum(crates), filled, sum(bids)),
                    bests=(max(ferry.points for ferry in ferries), max(bids, default=None)),
                    kinds=tuple(kinds),
                    grade=outcome.grade,
                )
            )
        return tuple(facts)


FACTS: Final = FerriesFacts()
