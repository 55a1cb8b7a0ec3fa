"""Games that are nothing but a card, to see what a house of many looks like."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType
from unittest.mock import patch

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.games import registry


def card(
    game: str, title: str, seats: tuple[int, int], minutes: Mapping[int, int], picture: str, place: str, about: str
) -> GameCard:
    return GameCard(
        game,
        title,
        1,
        seats,
        open=False,
        solo=seats[0] == 1,
        minutes=minutes,
        place=dict.fromkeys(("en", "de", "fr"), place),
        about=dict.fromkeys(("en", "de", "fr"), about),
        picture=f"speicherstadt/cards/{picture}",
    )


CARDS = (
    card("pillars", "Die Säulen von Venedig", (2, 6), {4: 60}, "michael", "Venice, in the lagoon", "Whose city grows?"),
    card("stalls", "Fische Fluppen Frikadellen", (2, 15), {5: 75, 15: 120}, "market", "A fjord", "Barter for charms"),
    card("cranes", "Bremerhaven", (1, 4), {1: 45, 4: 90}, "port", "The port, today", "Plan a harbour of your own"),
    card("light", "Leuchtfeuer", (1, 1), {}, "fire", "", ""),
    card("guild", "Die Zunft der Kontore und Handelshäuser", (3, 5), {3: 30}, "office", "Lübeck", "Rise in the guild"),
    card("tolls", "Zoll", (2, 2), {2: 15}, "chamber", "The Elbe, 1420", "Who dares to pass?"),
    card("boats", "Ewer und Schuten", (2, 4), {2: 20, 4: 40}, "boatmen", "Between the canals", "Load, steer, unload"),
    card("bank", "Die Giro-Bank", (3, 8), {3: 40, 8: 60}, "bank", "Hamburg, 1619", "Lend, and be paid back"),
    card(
        "salt", "Salz für Lübeck", (2, 4), {2: 30, 4: 60}, "warehouse", "The Stecknitz", "Locks, barges, and patience"
    ),
    card("pepper", "Pfeffersäcke", (2, 7), {2: 25, 7: 55}, "trader", "The Spice Islands", "Buy low, sell high"),
)


@contextmanager
def registered(count: int) -> Iterator[list[str]]:
    """So many games in all; the answer is the ids of those that are added."""
    here = {each.title for each in registry.cards()}
    added = [each for each in CARDS if each.title not in here][: count - len(registry.FOLDERS)]
    modules, folders = {}, {}
    for each in added:
        module = ModuleType(f"many_games_{each.id}")
        module.__dict__.update(CARD=each, __path__=[], __file__=__file__)
        modules[module.__name__] = module
        folders[each.id] = module.__name__
    with patch.dict(sys.modules, modules), patch.dict(registry.FOLDERS, folders):
        yield list(folders)
