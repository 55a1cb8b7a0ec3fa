"""Ways to look at the city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import Q_ARG, QMetaObject

from tools.gallery.showing import made_of

if TYPE_CHECKING:
    from tools.gallery.window import Gallery


def show_plain(gallery: Gallery) -> None:
    """Roofs and paving only."""
    (board,) = gallery.of("Board")
    board.setProperty("plainKept", True)


def show_loupe(gallery: Gallery) -> None:
    """Around the first cell that may be chosen."""
    loupe = next(made_of(gallery, "Loupe"), None)
    if loupe is not None:
        QMetaObject.invokeMethod(loupe, "show", Q_ARG("int", cast(Any, gallery.still.board).lit.rows[0].cell))
