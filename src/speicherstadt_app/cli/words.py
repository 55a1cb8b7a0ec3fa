"""Cards and events of Die Speicherstadt in English sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import Box, Card, church_of
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS

TITLES: Final = {
    "warehouse": "warehouse",
    "office": "counting office",
    "ship": "ship",
    "fire": "fire",
    "bank": "bank",
    "chamber": "chamber of commerce",
    "port": "port",
    "boatmen": "Boatmen's church",
    "michael": "St. Michael's church",
}


def title(card: Card) -> str:
    """What stands on the card: 'tea trader', 'firefighter 3', 'contract 8'."""
    if card.kind == "trader":
        return f"{GOODS[card.goods[0]]} trader"
    if card.kind == "firefighter":
        return f"firefighter {card.value}"
    if card.kind == "contract":
        return f"contract {card.points}"
    return TITLES[church_of(card.id) if card.kind == "church" else card.kind]


def the(card: Card) -> str:
    """The card within a sentence: 'the bank', but 'contract 8'."""
    name = title(card)
    return name if name.startswith("St.") or name[-1].isdigit() else f"the {name}"


def plural(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def ordinal(number: int) -> str:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number // 10 % 10 != 1 else "th"
    return f"{number}{ending}"


def listed(things: Sequence[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    return " and ".join([", ".join(things[:-1]), things[-1]]) if len(things) > 1 else "".join(things)


def cargo(goods: Sequence[str]) -> str:
    """Cubes by good: 'coffee and 2 tea'."""
    return listed([good if times == 1 else f"{times} {good}" for good, times in Counter(goods).items()])


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points)


class Teller:
    """Tells what happened at one table."""

    def __init__(self, box: Box, names: Sequence[str]) -> None:
        self._box = box
        self._names = names

    def told(self, events: Iterable[Event]) -> list[str]:
        """Sentences for the events of one move, everybody's income in one."""
        sentences = []
        income = []
        for event in events:
            if isinstance(event, ev.IncomePaid):
                income.append(f"{self._names[event.seat]} {signed(event.coins)}")
            elif sentence := self.tell(event):
                sentences.append(f"{sentence[0].upper()}{sentence[1:]}")
        return [*sentences, *([f"Income: {', '.join(income)}"] if income else [])]

    def tell(self, event: Event) -> str:
        """One event in words; nothing for what goes without saying."""
        names = self._names
        match event:
            case ev.CardDealt(card, column, goods):
                load = f" with {cargo(goods)}" if goods else ""
                return f"{self._a(card)}{load} lies in column {column + 1}"
            case ev.FireStruck():
                return self._fire(event)
            case ev.WorkerPlaced(seat, column, height):
                return f"{names[seat]} places a worker above card {column + 1}, {ordinal(height)} in line"
            case ev.WorkerWithdrawn(seat, column, price):
                return f"{names[seat]} passes card {column + 1} at a price of {price}"
            case ev.CardBought(seat, card, _, price, goods):
                load = f" with {cargo(goods)}" if goods else ""
                return f"{names[seat]} buys {self._the(card)}{load} for {price}"
            case ev.CardDiscarded(card, _, goods):
                lost = f"; its {cargo(goods)} go to the general supply" if goods else ""
                return f"nobody buys {self._the(card)}{lost}"
            case ev.GameEnded(scores, winners):
                return victory(names, scores, winners)
        return self._tell_shipping(event)

    def _tell_shipping(self, event: Event) -> str:
        names = self._names
        match event:
            case ev.CubeLoaded(seat, good, card):
                return f"{names[seat]} loads {good} onto {self._the(card)}"
            case ev.ContractCompleted(seat, card, points):
                return f"{self._the(card)} of {names[seat]} is complete: {plural(points, 'point')}"
            case ev.CubesSold(seat, good, count):
                return f"{names[seat]} sells {count} {good} to the {good} trader for {count}"
            case ev.CubesConverted(seat, given, taken):
                return f"{names[seat]} converts {cargo(given)} into {taken}"
            case ev.CubesBartered(seat, given):
                return f"{names[seat]} barters {cargo(given)} for a coin"
            case ev.CubesStowed():
                return self._stowed(event)
        return ""

    def _title(self, card_id: str) -> str:
        return title(self._box.cards[self._box.number[card_id]])

    def _a(self, card_id: str) -> str:
        name = self._title(card_id)
        if name[0].isupper() or name[-1].isdigit():
            return name
        return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"

    def _the(self, card_id: str) -> str:
        return the(self._box.cards[self._box.number[card_id]])

    def _fire(self, event: ev.FireStruck) -> str:
        changes = [
            f"{name} {signed(change)}" for name, change in zip(self._names, event.changes, strict=True) if change
        ]
        worth = f"a fire for {plural(event.points, 'point')}"
        return f"{worth}: {', '.join(changes)}" if changes else f"{worth}, and all are equally strong: nothing happens"

    def _stowed(self, event: ev.CubesStowed) -> str:
        parts = [
            f"{verb} {cargo(goods)}{where}"
            for verb, goods, where in (
                ("keeps", event.warehouse, " in the warehouse"),
                ("keeps", event.market, " in the market"),
                ("loses", event.lost, ""),
            )
            if goods
        ]
        return f"{self._names[event.seat]} {listed(parts) or 'has nothing left to keep'}"


def victory(names: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> str:
    """Who won, and with what."""
    who = listed([names[seat] for seat in winners])
    points = plural(scores[winners[0]], "point")
    return f"{who} {'wins' if len(winners) == 1 else 'share the victory'} with {points}"
