"""The boxes of one's own that lie in the data folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.extras.box_file import read_box, write_box
from speicherstadt_app.games.speicherstadt.rules.boxes import BoxFlaw, fingerprint
from speicherstadt_app.games.speicherstadt.rules.cards import Box

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder


STANDARD: Final = ""
"""The key of the standard box, which is kept nowhere."""


class Kept(NamedTuple):
    """A box, and the key that it is kept under."""

    key: str
    box: Box


def boxes_in(folder: DataFolder) -> list[Kept]:
    """Those that can be played with. What damage changed is left out."""
    found = []
    for kept in folder.boxes(CARD.id):
        try:
            box = read_box(kept.table.encode(), kept.name)
        except BoxFlaw:
            continue
        found.append(Kept(kept.key, box))
    return found


def keep(folder: DataFolder, box: Box) -> str:
    """The key under which it is kept from now on."""
    key = fingerprint(box)
    folder.keep_box(CARD.id, key, box.name, write_box(box))
    return key
