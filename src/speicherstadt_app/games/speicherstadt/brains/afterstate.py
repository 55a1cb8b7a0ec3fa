"""The end of a round, before anything of the next one is dealt: what evaluators look at.

Between a deal and the next one nothing is left to chance, so a search thinks to the end of its round and asks there
what the position is worth. What may still be dealt is in that worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules.cards import Box, numbers
from speicherstadt_app.games.speicherstadt.rules.scoring import points_of
from speicherstadt_app.games.speicherstadt.rules.state import State


class Belongings:
    """What one seat has at the end of a round."""

    __slots__ = ("cards", "coins", "market", "needs", "points", "strength", "warehouse")

    cards: int
    """All cards owned, as bits."""
    coins: int
    """The round's income included."""
    market: int
    needs: tuple[tuple[int, int], ...]
    """Of each contract that is not complete: the bundle of its open spaces, and its points."""
    points: int
    """What would be scored if the game ended now without another fire."""
    strength: int
    warehouse: int

    def __init__(
        self,
        cards: int,
        coins: int,
        strength: int,
        needs: tuple[tuple[int, int], ...],
        warehouse: int,
        market: int,
        points: int,
    ) -> None:
        self.cards = cards
        self.coins = coins
        self.strength = strength
        self.needs = needs
        self.warehouse = warehouse
        self.market = market
        self.points = points


class Outlook:
    """What is the same for all seats: what is still to come."""

    __slots__ = ("bag", "first", "pile", "players", "rounds_left", "supply")

    bag: int
    first: Seat
    """First player of the next round."""
    pile: int
    players: int
    rounds_left: int
    """After the one that ends here."""
    supply: int
    """The general supply. A search gives it as it was where it began: what its round adds is left out."""

    def __init__(self, players: int, pile: int, bag: int, supply: int, rounds_left: int, first: Seat) -> None:
        self.players = players
        self.pile = pile
        self.bag = bag
        self.supply = supply
        self.rounds_left = rounds_left
        self.first = first


class Evaluator(Protocol):
    """Foresees the final scores from an afterstate. It keeps tables and nothing of any position.

    A search asks for `own` once for each different set of belongings, and for `shares` at each different end of the
    round. In the last round it asks for neither: there the scores are known.
    """

    def own(self, outlook: Outlook, seat: Seat, mine: Belongings) -> Any:
        """What depends on this seat alone."""

    def scores(self, outlook: Outlook, everybody: Sequence[Belongings], owns: Sequence[Any]) -> list[float]:
        """The final score that each seat may expect."""

    def shares(self, outlook: Outlook, everybody: Sequence[Belongings], owns: Sequence[Any]) -> list[float]:
        """The share of a win that each seat may expect, 1 in all."""

    def heat(self, outlook: Outlook) -> float:
        """How many points of difference are luck: about so many make a win e times as likely."""


def rounds_in(box: Box, pile: int, players: int) -> int:
    """How many rounds a pile lasts."""
    return (pile & ~box.fires).bit_count() // (players + 1)


def of_state(box: Box, state: State) -> tuple[Outlook, list[Belongings]]:
    """A position between two rounds, taken apart."""
    players = len(state.coins)
    outlook = Outlook(players, state.pile, state.bag, state.supply, rounds_in(box, state.pile, players), state.first)
    return outlook, [
        Belongings(
            state.cards[seat],
            state.coins[seat],
            state.strength[seat],
            open_contracts(box, state, seat),
            state.warehouse[seat],
            state.market[seat],
            points_of(box, state, seat),
        )
        for seat in range(players)
    ]


def open_contracts(box: Box, state: State, seat: Seat) -> tuple[tuple[int, int], ...]:
    """What each contract of a seat that is not complete still needs, with its points."""
    index = box.contract_index
    return tuple(
        [
            (needs, box.cards[card].points)
            for card in numbers(state.cards[seat] & box.contract_mask)
            if (needs := state.needs[index[card]])
        ]
    )
