"""The pages that only this game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from speicherstadt_app.ui.pages import House, Page


def _boxes(house: House) -> Page:
    from speicherstadt_app.games.speicherstadt.table.boxes_page import Boxes

    return Boxes(house)


PAGES: Final[Mapping[str, Callable[[House], Page]]] = {"boxes": _boxes}
