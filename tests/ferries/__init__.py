"""Ferries: the second game of the tests, for one to fifteen players at up to three quays; see docs/adding-a-game.md."""

from typing import Final

from speicherstadt_app.engine.card import Choice, GameCard, Option

LENGTHS: Final = ("short", "long")
CARD: Final = GameCard(
    id="ferries",
    title="Ferries",
    rules_version=1,
    seats=(1, 15),
    open=False,
    solo=True,
    options=(
        Option("length", LENGTHS, "long", by_players=dict.fromkeys(range(6, 16), Choice(LENGTHS, "short"))),
        Option("berths", ("bid", "turns"), "bid", by_players={1: None}),
    ),
    module="Ferries",
)
