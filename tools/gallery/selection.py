"""Which states are shown in which variants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from tools.gallery.positions import PAGES, SCENES, TABLES, Scene, Shell
from tools.gallery.window import SIZES, Gallery, Variant

LANGUAGES: Final = ("en", "de", "fr", "pseudo")
THEMES: Final = ("day", "night", "contrast")
TEXTS: Final = (100, 125, 150, 200)


@dataclass(frozen=True, slots=True)
class View:
    scene: Scene
    variant: Variant

    def __str__(self) -> str:
        return f"{self.scene.name}-{self.variant}"


def views(*wanted: str) -> Iterator[View]:
    """'demand/upright/night/de/150': what is not said is as usual."""
    for each in wanted:
        name, *how = each.split("/")
        values: dict[str, str | int] = {}
        for word in how:
            key = next(
                key
                for key, known in (
                    ("size", SIZES),
                    ("theme", THEMES),
                    ("language", LANGUAGES),
                    ("text", map(str, TEXTS)),
                )
                if word in known
            )
            values[key] = int(word) if key == "text" else word
        yield View(SCENES[name], Variant(**values))  # type: ignore[arg-type]


EVERY: Final = tuple(
    View(scene, Variant(*how)) for scene in (*TABLES, *PAGES) for how in product(SIZES, THEMES, LANGUAGES, TEXTS)
)

# What is inspected and not compared: every state where texts are longest and room is least. A theme moves nothing.
INSPECTED: Final = tuple(
    View(scene, Variant(size, "day", language, text))
    for size, language, text in (
        ("floor", "en", 100),
        ("floor", "de", 100),
        ("floor", "fr", 100),
        ("floor", "pseudo", 100),
        ("floor", "de", 150),
        ("floor", "fr", 200),
        ("upright", "de", 100),
        ("upright", "de", 200),
        ("upright", "fr", 200),
        ("laptop", "de", 200),
        ("half", "de", 100),
        ("half-laptop", "fr", 100),
        ("small", "de", 125),
        ("laptop", "de", 100),
        ("wide", "de", 100),
    )
    for scene in (*TABLES, *PAGES)
)

# What is inspected in every run: the states with most in them, where type is largest and windows are narrowest.
SCARCE: Final = tuple(
    views(
        *(
            f"{name}/{how}"
            for how in ("upright/fr/200", "upright/de/200", "laptop/de/200")
            for name in ("demand-five", "shipping-many-contracts", "fire-five", "end-five")
        ),
        *(f"{name}/half/de" for name in ("demand-five", "shipping-many-contracts", "fire-five", "end-five")),
        *(f"{name}/half-laptop/fr" for name in ("demand-five", "first-decision", "purchase")),
        *(f"{name}/upright/de" for name in ("demand-five", "end-five")),
        "lesson-shipping/upright/fr/200",
        "lesson-fire/upright/de/200",
        "puzzle/laptop/de/200",
        "achievements/upright/fr/200",
        "statistics/laptop/de/200",
        "new-five/upright/de/200",
        "keys/upright/fr/200",
        "keys/laptop/de/200",
    )
)

WIDEST: Final = tuple(
    views(
        *(
            f"{name}/{how}"
            for name in ("long-names", "end-long-names")
            for how in ("laptop/en", "upright/de/200", "half/fr")
        )
    )
)

KEPT_VIEWS: Final = tuple(
    views(
        "first-decision/fr",
        "demand-chosen/de",
        "demand-chosen/night/de/upright",
        "demand-chosen/4k",
        "demand-chosen/contrast/fr/laptop",
        "demand-two/fr",
        "demand-five/de/night",
        "demand-five/pseudo/laptop",
        "full-line-five/de",
        "full-line/upright/fr",
        "others-place/de/wide",
        "three-people/de/small",
        "demand-chosen/fr/125",
        "purchase/de",
        "purchase/night/de/150",
        "purchase-too-dear/fr/upright",
        "shipping/de",
        "shipping-picked/night/de",
        "shipping-picked/upright/de",
        "shipping-exchange/fr",
        "shipping-many-contracts/de/150",
        "dealing/night/fr/wide",
        "round-over/de",
        "fire-five/de",
        "fire-tied/night/fr/upright",
        "eight-contracts/de",
        "autumn-three/fr/wide",
        "end-three/de",
        "end-count/de",
        "end-news/fr/200",
        "end-more/fr/night",
        "end-five/night/de/laptop",
        "end-two-share/upright/fr",
        "list/de/200",
        "list-five/contrast/fr/150",
        "letters/night/fr",
        "banner/de",
        "banner-across/fr/night",
        "hint/de",
        "hint-five/night/fr",
        "hint-loading/de/upright",
        "why/fr/200",
        "watch/de",
        "watch/fr/small",
        "speech/de",
        "speech/upright/night/fr",
        "notices-table/de",
        "menu/de",
        "pile/night/de",
        "player-sheet/de",
        "log-sheet/fr/upright",
        "explained/de",
        "card-large/fr",
        "keys/de",
        "keys/upright/night/fr/200",
        "start/de",
        "start/night/fr/upright",
        "start-notices/pseudo/small",
        "start-first/de/wide",
        "start-four/de",
        "welcome/de",
        "welcome/upright/night/fr/200",
        "start-four/night/fr/upright",
        "start-ten/fr/wide",
        "start-ten/de/150/small",
        "new-five/de",
        "new/night/fr/150",
        "new/fr",
        "games/de",
        "games-finished/fr/upright",
        "games-none/de/night",
        "profiles/fr",
        "statistics/de",
        "statistics-none/fr/night",
        "statistics-history/night/fr/upright",
        "statistics-cards/contrast/de/laptop",
        "statistics-tables/de/200/upright",
        "achievements/fr/night",
        "settings/de",
        "today-played/de/upright",
        "challenges/night/fr",
        "code/de",
        "goal/de",
        "end-code/fr/laptop",
        "end-goal/de/night",
        "settings/contrast/de/200/upright",
        "boxes/de",
        "boxes-refused/night/fr/upright",
        "about/night/fr",
        "lessons/de",
        "lesson-says/upright/de",
        "lesson-ring/fr",
        "lesson-ring/de/200",
        "lesson-shipping/de/night",
        "lesson-end/fr/laptop",
        "rules/de",
        "rules-cards/fr/night",
        "rules-found/de/150",
        "rules-own-box/fr",
        "replay/de",
        "replay/night/fr/upright",
        "replay-fire/de",
        "review/de",
        "review/night/fr/upright",
        "review-working/de",
        "puzzle/de/small",
        "answer/fr/night",
        "fairness/de",
    )
)


def is_empty(view: View) -> bool:
    """Whether it shows the window of somebody who has never played."""
    return isinstance(view.scene, Shell) and view.scene.empty


def shown_views(wanted: Iterable[View]) -> Iterator[tuple[View, Gallery]]:
    """Each view with the window that shows it; those of somebody who has never played come last."""
    wanted = list(wanted)
    for empty in (False, True):
        some = [view for view in wanted if is_empty(view) is empty]
        if some:
            with Gallery(empty=empty) as gallery:
                for view in some:
                    gallery.show(view.scene, view.variant)
                    yield view, gallery
