"""Pages of a folder in which everybody has a name of 40 letters, or one that is written from the right."""

from __future__ import annotations

from speicherstadt_app.games.registry import cards
from tools.gallery.canned import Canned
from tools.gallery.inspection import flaws
from tools.gallery.people import BOTH_WAYS
from tools.gallery.selection import views
from tools.gallery.window import Gallery

NAMES = (*BOTH_WAYS[1:], BOTH_WAYS[0])
PAGES = ("start", "games", "profiles", *(f"{card.id}-door" for card in cards()))


def test_pages_keep_the_longest_names_in_their_places(qapp: object) -> None:
    found: dict[str, list[str]] = {}
    with Gallery(folder=Canned(names=NAMES)) as gallery:
        for view in views(*(f"{page}/{how}" for page in PAGES for how in ("floor/en", "upright/de/200"))):
            gallery.show(view.scene, view.variant)
            wrong = [flaw for flaw in flaws(gallery) if flaw.kind != "cut" or " goes " in flaw.what]
            found[str(view)] = [str(flaw) for flaw in wrong]
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
