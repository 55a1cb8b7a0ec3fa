"""What can be settled before a game."""

from __future__ import annotations

from collections.abc import Mapping

from speicherstadt_app.words.game import Label
from speicherstadt_app.words.phrases import filled
from speicherstadt_app.words.translation import tr


def option(key: str) -> Label:
    if key == "rounds":
        return Label(tr("Bids.Options", "Rounds"))
    return Label(tr("Bids.Options", "Looking at hands"))


def value(key: str, value: object) -> str:
    if key == "rounds":
        return str(value)
    return tr("Bids.Options", "the lowest bidder looks") if value else tr("Bids.Options", "nobody looks")


def variant(options: Mapping[str, object]) -> str:
    rounds = options.get("rounds", 3)
    return "" if rounds == 3 else filled(tr("Bids.Options", "%1 rounds"), rounds)


def variant_name(options: Mapping[str, object]) -> str:
    return variant(options)
