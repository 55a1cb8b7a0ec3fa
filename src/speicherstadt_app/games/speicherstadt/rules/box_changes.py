"""What is in a box, and what is other than in the standard one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from speicherstadt_app.games.speicherstadt.rules.boxes import KINDS, without
from speicherstadt_app.games.speicherstadt.rules.cards import SEASONS, Box, Card, church_of, standard_box


class Change(NamedTuple):
    """A card in place of another. `staying`: they are alike, but other players go without them."""

    usual: Card
    own: Card
    staying: bool


class Held(NamedTuple):
    """A card, and who plays without it."""

    card: Card
    without: tuple[int, ...]


def counts(box: Box) -> dict[str, list[int]]:
    """How many cards of each kind there are in each season; kinds that are nowhere are left out."""
    found = {kind: [0] * len(SEASONS) for kind in KINDS}
    for card in box.cards:
        found[card.kind][card.season] += 1
    return {kind: numbers for kind, numbers in found.items() if any(numbers)}


def changes(box: Box) -> list[Change]:
    """Every difference from the standard box, season by season. What a card is called makes none."""
    found = []
    for season in range(len(SEASONS)):
        usual, own = _held(standard_box(), season), _held(box, season)
        _, usual, own = _paired(usual, own, lambda held: (_face(held.card), held.without))
        stays, usual, own = _paired(usual, own, lambda held: _face(held.card))
        alike, usual, own = _paired(usual, own, lambda held: held.card.kind)
        # A season has as many cards in every box.
        others = zip(usual, own, strict=True)
        found += [Change(one.card, other.card, staying=False) for one, other in (*alike, *others)]
        found += [Change(one.card, other.card, staying=True) for one, other in stays]
    return found


def _held(box: Box, season: int) -> list[Held]:
    return [Held(card, tuple(without(box, card))) for card in box.cards if card.season == season]


def _face(card: Card) -> Hashable:
    return card.kind, card.value, card.points, card.goods, church_of(card.id) if card.kind == "church" else ""


def _paired(
    usual: Sequence[Held], own: Sequence[Held], key: Callable[[Held], Hashable]
) -> tuple[list[tuple[Held, Held]], list[Held], list[Held]]:
    """Those of both that have the same key, and what is left of each."""
    pairs, single, left = [], [], list(own)
    for held in usual:
        partner = next((other for other in left if key(other) == key(held)), None)
        if partner is None:
            single.append(held)
        else:
            left.remove(partner)
            pairs.append((held, partner))
    return pairs, single, left
