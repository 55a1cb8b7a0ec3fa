"""Statistics and achievements, each part of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.ui.statistics.sections import SECTIONS

if TYPE_CHECKING:
    from tools.gallery.window import Gallery

PASSES: Final = 3


def show_statistics(gallery: Gallery, section: str, *, tables: bool = False) -> None:
    gallery.app.open("statistics", "")
    gallery.settle()
    page: Any = gallery.app.model("statistics")
    page.showTables(tables)
    page.chooseSection(SECTIONS.index(section))
    _lay_out(gallery)


def show_achievements(gallery: Gallery) -> None:
    gallery.app.open("achievements", "")
    _lay_out(gallery)


def _lay_out(gallery: Gallery) -> None:
    """What stands in a column that stands in a grid is as high as it is only after some passes."""
    for _ in range(PASSES):
        gallery.settle()
        for item in reversed(list(gallery.items())):
            item.ensurePolished()
