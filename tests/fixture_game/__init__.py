"""Sealed bids: a whole small game for the tests. What it has and what it shows is told in docs/adding-a-game.md."""

from typing import Final

from speicherstadt_app.engine.card import GameCard, Option

CARD: Final = GameCard(
    id="bids",
    title="Sealed bids",
    rules_version=1,
    seats=(2, 6),
    open=False,
    options=(Option("rounds", (3, 5), 3), Option("looking", (True, False), True, variant=False)),
    minutes={2: 3, 3: 4, 4: 5, 5: 6, 6: 7},
    module="FixtureGame",
)
