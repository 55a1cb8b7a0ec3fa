"""Die Säulen von Venedig, for two to six players. The rules in words: docs/rules/venedig.md."""

from typing import Final

from speicherstadt_app.engine.card import GameCard, Option, Panorama, Setting

CARD: Final = GameCard(
    id="venedig",
    title="Die Säulen von Venedig",
    rules_version=1,
    seats=(2, 6),
    open=False,
    authors=("Christian Fiore", "Knut Happel"),
    options=(
        Option("roles", ("all", "plain"), "all"),
        Option("markers", ("new", "any"), "new"),
        Option("box", (), None),
    ),
    settings=(Setting("remembersHands", default=True, former="remembers_hands"),),
    minutes={2: 25, 3: 25, 4: 25, 5: 30, 6: 30},
    place={"en": "Venice, about 1500", "de": "Venedig, um 1500", "fr": "Venise, vers 1500"},
    about={
        "en": "Piles driven into the lagoon, a city built on them, and cards in secret",
        "de": "Pfähle in der Lagune, darauf eine Stadt, und geheim gewählte Karten",
        "fr": "Des pieux dans la lagune, une ville par-dessus, et des cartes en secret",
    },
    picture="venedig/cards/city",
    panorama=Panorama("venedig/scenery/city", day=("#4F9DB8", "#7FBBC9"), night=("#0A1224", "#101B33")),
    emblem="venedig/emblem",
    module="Venedig",
)
