"""Options whose values are one's own: the boxes that somebody has brought in and that lie in the folder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.games import registry
from speicherstadt_app.ui.pages import SHELF
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.boxes import boxes_of
from speicherstadt_app.words.phrases import filled
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.words.boxes import Boxes


class OwnValue(NamedTuple):
    """One of them, by the key under which it is kept."""

    key: str
    value: object


class KeptBox(NamedTuple):
    """A box, and the key that it is kept under."""

    key: str
    box: Any


def kept_boxes(folder: DataFolder, game_id: str, boxes: Boxes) -> list[KeptBox]:
    """Those that can be played with. What damage changed is left out."""
    found = []
    for kept in folder.boxes(game_id):
        try:
            found.append(KeptBox(kept.key, boxes.read(kept.table.encode(), kept.name)))
        except Unreadable:
            continue
    return found


def own_values(folder: DataFolder, game_id: str) -> dict[str, Sequence[OwnValue]]:
    """By option."""
    boxes = boxes_of(game_id)
    if boxes is None:
        return {}
    kept = kept_boxes(folder, game_id, boxes)
    return {boxes.OPTION: [OwnValue(each.key, boxes.value(each.box)) for each in kept]}


def page_of(game_id: str, option: str) -> tuple[str, str]:
    """The page on which the values of an option are looked after, and what leads there; nothing if there is none."""
    boxes = boxes_of(game_id)
    return ("", "") if boxes is None or option != boxes.OPTION else (f"{game_id}/{SHELF}", boxes.titles().way)


def ways() -> Records:
    """The pages of all games on which such values are looked after. Of several each names its game."""
    found = [
        (card.title, page, way)
        for card in registry.cards()
        for page, way in (page_of(card.id, option.key) for option in card.options)
        if page
    ]
    text = tr("Boxes", "%1: %2", "a game, and what leads to its boxes") if len(found) > 1 else "%2"
    return [{"page": page, "way": filled(text, title, way)} for title, page, way in found]
