"""What the gallery shows of Die Säulen von Venedig."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Final

from speicherstadt_app.ai.advice import Reason
from speicherstadt_app.engine.drawn import Drawn
from speicherstadt_app.engine.occasion import Occasion
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules.chance import Chances
from speicherstadt_app.games.venedig.words.remarks import ROBBED, line
from tests.games.venedig.gallery.picking import said, token
from tests.games.venedig.gallery.positions import FIVE, FOUR, SIX, TABLES, TWO, at
from tests.games.venedig.gallery.showing import show_loupe, show_plain
from tools.gallery import coming_back, figures, learning, looking_back, showing
from tools.gallery.scene import GameScenes, Lying, Shell, Shown

GAME: Final = CARD.id
OPPONENTS: Final = tuple(
    {"level": "mason", "character": each}
    for each in ("fisherwoman", "shipwright", "gossip", "mosaicist", "gambler", "ferryman")
)

PAGES: Final = (
    Shell("new", "new", shows="four"),
    Shell("new-six", "new", shows="six"),
    Shell("new-first", "new", empty=True, shows="first", again=True),
    Shell("statistics", "statistics", shows="statistics", again=True),
    Shell("statistics-strategy", "statistics", shows="strategy", again=True),
    Shell("statistics-cards", "statistics", shows="kinds"),
    Shell("statistics-skill", "statistics", shows="skill", again=True),
    Shell("statistics-records", "statistics", shows="records", again=True),
    Shell("achievements", "achievements", shows="achievements", again=True),
    Shell("replay", "replay", shows="replay"),
    Shell("review", "review", shows="review"),
    Shell("review-table", "review", shows="review as a table", again=True),
    Shell("puzzle", "review", shows="puzzle"),
    Shell("answer", "review", shows="answer", again=True),
    Shell("fairness", "fairness", shows="fairness", again=True),
    Shell("lessons", "lessons", shows="lessons"),
    Shell("lesson-stones", "table", shows="lesson stones", again=True),
    Shell("lesson-piles", "table", shows="lesson piles"),
    Shell("lesson-build", "table", shows="lesson build"),
    Shell("lesson-bets", "table", shows="lesson bets", again=True),
    Shell("lesson-last", "table", shows="lesson last", again=True),
    Shell("lesson-thieves", "table", shows="lesson thieves"),
    Shell("rules", "rules", shows="rules"),
    Shell("rules-found", "rules", shows="rules found", again=True),
    Shell("door", "door", shows="door"),
    Shell("door-new", "door", empty=True, shows="door", again=True),
    Shell("challenges", "challenges", shows="challenges", again=True),
)

LYING: Final = (
    Lying("choosing", FOUR, ("Mara", "Ada", "Bo", "Cem"), 1, at("choose", built=12)),
    Lying("building", TWO, ("Mara", "Zanetta"), 1, at("build", built=9)),
    Lying("driving", FIVE, ("Mara", "Großvater Friedrich-Wilhelm", "Élodie", "Bo", "Ada"), 3, at("piles", built=5)),
    Lying(
        "last-pile",
        "equal-winners-share",
        ("Mara", "Ada", "Bo"),
        occasion=Occasion("challenge", "last_word", counts=False),
    ),
    Lying("over", TWO, ("Mara", "Ada"), reviewed=True),
    Lying("six", SIX, ("Mara", "Ada", "Bo", "Cem", "Großvater Friedrich-Wilhelm", "Élodie"), 6),
)

TOLD: Final = looking_back.Told(
    ("exchange", "give", "choose", "council", "piles", "build", "spy", "use", "beg"),
    (Reason("soon", 0, 2.7, 2.7, {"tenths": 42}, {"tenths": 15}),),
)
MINE: Final = Chances(Drawn(212, 205.3, 96.0), Drawn(38, 41.2, 30.2), Drawn(11, 9.6, 8.1))
COMPUTERS: Final = Chances(Drawn(588, 602.1, 280.0), Drawn(131, 124.6, 88.0), Drawn(30, 33.1, 21.0))

SHOWN: Final[Shown] = {
    **learning.shown(
        GAME,
        {
            "lesson stones": learning.Moment(1, key="tops"),
            "lesson piles": learning.Moment(2, key="second"),
            "lesson build": learning.Moment(3, key="bar"),
            "lesson bets": learning.Moment(4, key="lion"),
            "lesson last": learning.Moment(5, key="clock"),
            "lesson thieves": learning.Moment(6, key="four"),
        },
        {
            "rules": ("", ""),
            "rules found": ("", "marker"),
        },
    ),
    **looking_back.shown(GAME, "venedig-over", TOLD, (MINE, COMPUTERS), ply=140),
    **figures.shown(GAME),
    "door": partial(showing.door, game=GAME),
    "challenges": partial(coming_back.show_challenges, game=GAME, going_on="venedig-building"),
    "speech": partial(showing.speech, said=lambda: line("mosaicist", ROBBED)),
    "news": partial(showing.news, medals=("side_by_side", "last_pile_by_one")),
    "four": partial(showing.set_up, players=4, level="glassblower"),
    "six": partial(showing.set_up, players=6),
    "first": partial(showing.set_up, players=4),
    "loupe": show_loupe,
    "plain": show_plain,
}

KEPT: Final = (
    "door/de",
    "door/night/fr/upright",
    "door/wide/night",
    "choose-builder/de",
    "choose-builder/wide",
    "choose-six/upright/night/fr",
    "exchange/fr",
    "give/de/small",
    "secret/night/de",
    "open-five/de",
    "council-chosen/upright/fr",
    "drive-chosen/de",
    "drive-chosen/contrast/fr/laptop",
    "markers/night/fr",
    "build-ghost/de",
    "build-ghost/night/fr/wide",
    "build-six/half/de",
    "spy-looks/fr",
    "beggar/night/de",
    "saboteur/de",
    "plain-six/fr",
    "list/de/200/laptop",
    "loupe/de",
    "cards-sheet/fr",
    "end-five/night/fr",
    "end-count/de",
    "lesson-build/fr",
    "new-six/de",
)

SCARCE: Final = (
    "replay/upright/fr/200",
    "choose-six/upright/fr/200",
    "build-ghost/laptop/de/200",
    "build-ghost/upright/night/fr",
    "build-six/small/fr",
    "open-six/half/de",
    "open-five/half-laptop/fr",
    "open-six/half-laptop/fr",
    "others-drive/half/de",
    "build-tile/upright/de",
    "recap/pseudo",
    "exchange-with/pseudo",
    "speech/upright/de",
    "replay/fr",
    "drive/half-laptop/fr",
    "list-drive/upright/de/200",
    "end-six/upright/de/200",
    "lesson-build/upright/fr/200",
    "lesson-thieves/upright/de",
    "new-six/fr/200",
    "cards-sheet/upright/fr/200",
)

WIDEST: Final = (
    "long-names/laptop/en",
    "long-names/upright/de/200",
    "end-long-names/half/fr",
    *(
        f"{name}/{how}"
        for name in ("long-names-several", "long-names-exchange")
        for how in ("floor/en", "upright/de/200")
    ),
)

SCENES: Final = GameScenes(
    tables=TABLES,
    opponents=OPPONENTS,
    pages=PAGES,
    lying=LYING,
    figures=json.loads(Path(__file__).with_name("figures.json").read_text("utf-8")),
    told=TOLD,
    shown=SHOWN,
    token=token,
    said=said,
    kept=KEPT,
    scarce=SCARCE,
    widest=WIDEST,
)
