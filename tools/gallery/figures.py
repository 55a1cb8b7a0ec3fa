"""Statistics and achievements, each part of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.ui.statistics.sections import SECTIONS, section_titles
from speicherstadt_app.ui.statistics.words import Names

if TYPE_CHECKING:
    from tools.gallery.scene import Shown
    from tools.gallery.window import Gallery

PASSES: Final = 3


def shown(game: str) -> Shown:
    """What a game's scenes show of its statistics and achievements."""
    return {
        "statistics": partial(show_statistics, game=game),
        **{section: partial(show_statistics, game=game, section=section) for section in SECTIONS[1:]},
        "statistics as tables": partial(show_statistics, game=game, section="kinds", tables=True),
        "achievements": partial(show_achievements, game=game),
    }


def show_statistics(gallery: Gallery, game: str = "", section: str = SECTIONS[0], *, tables: bool = False) -> None:
    """Of one game, or of all games together."""
    gallery.app.open("statistics", "")
    gallery.settle()
    page: Any = gallery.app.model("statistics")
    page.showTables(tables)
    page.chooseGame(page._games.index(game) if game else 0)
    gallery.settle()
    if game:
        page.chooseSection(list(section_titles(Names(game), game)).index(section))
    _lay_out(gallery)


def show_achievements(gallery: Gallery, game: str = "") -> None:
    gallery.app.open("achievements", "")
    gallery.settle()
    page: Any = gallery.app.model("achievements")
    if game:
        page.chooseGame(page._games.index(game))
    _lay_out(gallery)


def _lay_out(gallery: Gallery) -> None:
    """What stands in a column that stands in a grid is as high as it is only after some passes."""
    for _ in range(PASSES):
        gallery.settle()
        for item in reversed(list(gallery.items())):
            item.ensurePolished()
