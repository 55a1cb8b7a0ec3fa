"""Options whose values are one's own, such as boxes that somebody has brought in: the game finds them in the folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.games import registry
from speicherstadt_app.ui.values import Records

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder


class OwnValue(NamedTuple):
    """One of them, by the key under which it is kept."""

    key: str
    value: object


class OwnValues(Protocol):
    """What a game's `table/own_values.py` brings."""

    def found(self, folder: DataFolder) -> Mapping[str, Sequence[OwnValue]]:
        """By option: those that can be played with."""
        ...

    def page(self, option: str) -> tuple[str, str]:
        """The page on which they are looked after, and what leads there; nothing if there is none."""
        ...


def own_values(game_id: str) -> OwnValues | None:
    try:
        return cast("OwnValues | None", registry.part(game_id, "table.own_values"))
    except EngineError:
        return None


def ways() -> Records:
    """The pages of all games on which such values are looked after."""
    found = []
    for card in registry.cards():
        own = own_values(card.id)
        if own is None:
            continue
        for option in card.options:
            page, way = own.page(option.key)
            if page:
                found.append({"page": f"{card.id}/{page}", "way": way})
    return found
