"""Statistics and achievements, each part of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from speicherstadt_app.ui.figures.sections import SECTIONS

if TYPE_CHECKING:
    from tools.gallery.window import Gallery


def show_statistics(gallery: Gallery, section: str, *, tables: bool = False) -> None:
    gallery.app.open("statistics", "")
    gallery.settle()
    page: Any = gallery.app.model("statistics")
    page.showTables(tables)
    page.chooseSection(SECTIONS.index(section))
    gallery.settle()


def show_achievements(gallery: Gallery) -> None:
    gallery.app.open("achievements", "")
    gallery.settle()
