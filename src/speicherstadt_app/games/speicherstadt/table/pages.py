"""The pages that only this game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from speicherstadt_app.ui.pages import Page, PageContext


def _boxes(context: PageContext) -> Page:
    from speicherstadt_app.games.speicherstadt.table.boxes_page import Boxes

    return Boxes(context)


PAGES: Final[Mapping[str, Callable[[PageContext], Page]]] = {"boxes": _boxes}
