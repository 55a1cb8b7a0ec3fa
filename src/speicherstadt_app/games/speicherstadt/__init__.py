"""Die Speicherstadt, for two to five players. The rules in words: docs/rules/speicherstadt.md."""

from typing import Final

from speicherstadt_app.engine.card import GameCard, Option, Setting

CARD: Final = GameCard(
    id="speicherstadt",
    title="Die Speicherstadt",
    rules_version=1,
    seats=(2, 5),
    open=True,
    authors=("Stefan Feld",),
    options=(Option("box", (), None),),
    settings=(Setting("letters", default=False, former="letters"),),
    minutes={2: 10, 3: 11, 4: 12, 5: 12},
    place={"en": "Hamburg, about 1900", "de": "Hamburg, um 1900", "fr": "Hambourg, vers 1900"},
    about={
        "en": "Ships, contracts, and fire in the warehouses",
        "de": "Schiffe, Aufträge und Feuer in den Speichern",
        "fr": "Des navires, des contrats, et le feu dans les entrepôts",
    },
    picture="speicherstadt/cards/warehouse",
    scene="speicherstadt/cards/ship",
    emblem="app-icon",
    purse="coins",
    purse_art="speicherstadt/parts/coin",
    module="Speicherstadt",
)
