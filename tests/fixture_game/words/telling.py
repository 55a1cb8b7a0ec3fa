"""What happened, in sentences. A card that the viewer did not see is not named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.words.game import Sentence, bold, unmarked
from speicherstadt_app.words.phrases import filled, isolated, listed, points
from speicherstadt_app.words.translation import tr
from tests.fixture_game.rules import events as ev
from tests.fixture_game.rules.rules import SealedBids
from tests.fixture_game.rules.state import UNKNOWN

MUCH: Final = 26


def teller(rules: SealedBids, names: Sequence[str], view: Any = None) -> Teller:
    return Teller(names)


class Teller:
    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def told(self, events: Iterable[Event], text: str = "") -> list[Sentence]:
        return [sentence for event in events if (sentence := self._tell(event))]

    def _tell(self, event: Event) -> Sentence | None:
        match event:
            case ev.CardDealt(seat, card):
                hidden = tr("Bids.Log", "%1 is dealt a card.")
                seen = tr("Bids.Log", "%1 is dealt the %2.")
                return self._by(seat, hidden if card == UNKNOWN else seen, card, detail=True)
            case ev.PrizeTurned(number, prize):
                text = filled(tr("Bids.Log", "The winner of this round may take %1 lots."), prize)
                if prize == 1:
                    text = tr("Bids.Log", "The winner of this round may take one lot.")
                return Sentence(text, round=number)
            case ev.BidSealed(seat, card):
                hidden = tr("Bids.Log", "%1 seals a bid.")
                seen = tr("Bids.Log", "%1 seals a bid of %2.")
                return self._by(seat, hidden if card == UNKNOWN else seen, card)
            case ev.BidsOpened(bids, winner):
                each = [f"{isolated(bold(name))} {bid}" for name, bid in zip(self._names, bids, strict=True)]
                text = tr("Bids.Log", "The bids: %1. %2 wins the round.")
                return Sentence(filled(text, ", ".join(each), bold(self._names[winner])), winner)
            case ev.HandShown(viewer, owner, cards):
                shown = listed([str(card) for card in cards])
                seen = tr("Bids.Log", "%1 sees the hand of %2: %3.")
                hidden = tr("Bids.Log", "%1 sees the hand of %2.")
                return self._by(viewer, seen if cards else hidden, bold(self._names[owner]), shown)
            case ev.LotTaken(seat, lot, worth):
                return self._by(seat, tr("Bids.Log", "%1 takes lot %2: %3."), lot, points(worth))
            case ev.GameEnded(scores, winners):
                text = _victory(scores, winners, [bold(name) for name in self._names])
                return Sentence(text, winners[0], late=True)
        return None

    def _by(self, seat: Seat, text: str, *values: object, detail: bool = False) -> Sentence:
        return Sentence(filled(text, bold(self._names[seat]), *values), seat, detail=detail)


def recap(rules: SealedBids, names: Sequence[str], me: Seat, view: Any, events: Iterable[Event]) -> str:
    """Who won the last round, which is what there is to say."""
    opened = [event for event in events if isinstance(event, ev.BidsOpened)]
    return " ".join(unmarked(sentence.text) for sentence in teller(rules, names, view).told(opened[-1:]))


def victory(outcome: Outcome, names: Sequence[str]) -> str:
    return _victory(outcome.scores, outcome.winners, names)


def _victory(scores: Sequence[int], winners: Sequence[Seat], names: Sequence[str]) -> str:
    who, best = listed([names[seat] for seat in winners]), points(scores[winners[0]])
    if len(winners) > 1:
        return filled(tr("Bids.Log", "%1 share the victory with %2."), who, best)
    return filled(tr("Bids.Log", "%1 wins with %2."), who, best)


def dramatic(event: Event) -> bool:
    """Somebody has bid much."""
    return isinstance(event, ev.BidsOpened) and max(event.bids) >= MUCH
