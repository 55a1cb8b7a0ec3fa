"""What computer players say: a word when a lot is theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.words.game import ANNOYED, PLEASED, Remark
from speicherstadt_app.words.translation import tr
from tests.fixture_game.rules import events as ev
from tests.fixture_game.rules.rules import SealedBids

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player


def remarks(rules: SealedBids, players: Sequence[Player]) -> Remarks:
    return Remarks(players)


def moods(
    rules: SealedBids, players: Sequence[Player], events: Sequence[Event], seen: Sequence[Event] = ()
) -> Mapping[Seat, str]:
    """Who takes a lot is pleased, and all others are not."""
    takers = {event.seat for event in events if isinstance(event, ev.LotTaken)}
    if not takers:
        return {}
    return {seat: PLEASED if seat in takers else ANNOYED for seat in range(len(players))}


class Remarks:
    def __init__(self, players: Sequence[Player]) -> None:
        self._silent = {seat for seat, player in enumerate(players) if player.kind == "ai"}

    def begin(self) -> None:
        pass

    def on(self, events: Sequence[Event]) -> Remark | None:
        for number, event in enumerate(events, 1):
            if isinstance(event, ev.LotTaken) and event.seat in self._silent:
                return Remark(number, event.seat, tr("Bids.Log", "Sold!"))
        return None
