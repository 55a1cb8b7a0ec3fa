"""The story of a game, in a sentence a player: how many rounds they won, which everybody saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.words.phrases import filled
from speicherstadt_app.words.translation import tr
from tests.fixture_game.rules import events as ev
from tests.fixture_game.rules.rules import SealedBids


def stories(rules: SealedBids, names: Sequence[str], events: Iterable[Event], outcome: Outcome) -> Sequence[str]:
    won = Counter(event.winner for event in events if isinstance(event, ev.BidsOpened))
    return [_told(name, won[seat], rules.rounds) for seat, name in enumerate(names)]


def _told(name: str, won: int, rounds: int) -> str:
    return filled(tr("Bids.Story", "%1 won %2 of %3 rounds."), name, won, rounds) if won else ""
