"""Die Speicherstadt, for two to five players. The rules in words: docs/rules/speicherstadt.md."""

from typing import Final

from speicherstadt_app.engine.card import GameCard, Option

CARD: Final = GameCard(
    id="speicherstadt",
    title="Die Speicherstadt",
    rules_version=1,
    seats=(2, 5),
    open=True,
    options=(Option("box", (), None),),
    module="Speicherstadt",
)
