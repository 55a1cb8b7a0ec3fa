"""Which states are shown in which variants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from tools.gallery import house
from tools.gallery.scene import Scene, Shell
from tools.gallery.scenes import ALL, SCENES, names_of
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
    """'speicherstadt-demand/upright/night/de/150': what is not said is as usual."""
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


EVERY: Final = tuple(View(scene, Variant(*how)) for scene in ALL for how in product(SIZES, THEMES, LANGUAGES, TEXTS))

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
    for scene in ALL
)

# What is inspected in every run: the states with most in them, where type is largest and windows are narrowest.
SCARCE: Final = tuple(views(*house.SCARCE, *names_of("scarce")))
WIDEST: Final = tuple(views(*names_of("widest")))
KEPT_VIEWS: Final = tuple(views(*house.KEPT, *names_of("kept")))


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
