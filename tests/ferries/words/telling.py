"""What happened, in sentences. A card or a bid that the viewer did not see is not named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.words import plain
from speicherstadt_app.words.game import Sentence, bold, unmarked
from speicherstadt_app.words.phrases import coins, filled, isolated, listed, points
from speicherstadt_app.words.translation import tr
from tests.ferries.rules import events as ev
from tests.ferries.rules.rules import Ferries
from tests.ferries.rules.state import GOODS, MOST_BID, UNKNOWN


def teller(rules: Ferries, names: Sequence[str], view: Any = None) -> Teller:
    return Teller(names)


class Teller:
    def __init__(self, names: Sequence[str]) -> None:
        self._names = [bold(name) for name in names]

    def told(self, events: Iterable[Event], text: str = "") -> list[Sentence]:
        return [sentence for event in events if (sentence := self._tell(event))]

    def _tell(self, event: Event) -> Sentence | None:
        match event:
            case ev.CardDealt(seat, card):
                if card == UNKNOWN:
                    return self._by(seat, tr("Ferries.Log", "%1 is dealt an order."), detail=True)
                return self._by(seat, tr("Ferries.Log", "%1 is dealt an order: %2."), GOODS[card])
            case ev.MarketOpened(number, good, price):
                text = filled(tr("Ferries.Log", "The price of %1 rises to %2."), GOODS[good], price)
                return Sentence(text, round=number)
            case ev.BidSealed(seat, bid):
                if bid == UNKNOWN:
                    return self._by(seat, tr("Ferries.Log", "%1 seals a bid."))
                return self._by(seat, tr("Ferries.Log", "%1 seals a bid of %2."), coins(bid))
            case ev.AllOpened(bids, cards):
                each = tr("Ferries.Log", "%1 bids %2 and brings %3.")
                seats = zip(map(isolated, self._names), bids, cards, strict=True)
                return Sentence(" ".join(filled(each, name, bid, GOODS[card]) for name, bid, card in seats))
            case ev.CrateLoaded(seat, good, price, bonus):
                return self._by(seat, tr("Ferries.Log", "%1 loads %2: %3."), GOODS[good], points(price + bonus))
            case ev.FerryLeft(seat, crates, total):
                left = tr("Ferries.Log", "The ferry of %1 leaves. Crates: %2, worth %3.")
                return self._by(seat, left, crates, points(total))
            case ev.PricesMoved(prices):
                each_price = [f"{good} {price}" for good, price in zip(GOODS, prices, strict=True)]
                return Sentence(filled(tr("Ferries.Log", "The prices are now: %1."), listed(each_price)), detail=True)
            case ev.GameEnded(scores, winners, grade):
                outcome = Outcome(True, scores, winners, (), (), grade=grade)
                return Sentence(plain.victory(outcome, self._names), late=True)
        return None

    def _by(self, seat: Seat, text: str, *values: object, detail: bool = False) -> Sentence:
        return Sentence(filled(text, self._names[seat], *values), seat, detail=detail)


def recap(rules: Ferries, names: Sequence[str], me: Seat, view: Any, events: Iterable[Event]) -> str:
    """The last prices."""
    moved = [event for event in events if isinstance(event, ev.PricesMoved)]
    return " ".join(unmarked(sentence.text) for sentence in teller(rules, names, view).told(moved[-1:]))


def dramatic(event: Event) -> bool:
    return isinstance(event, ev.AllOpened) and max(event.bids) == MOST_BID
