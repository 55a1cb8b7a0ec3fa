"""Boxes of one's own as values of the option `box`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from speicherstadt_app.games.speicherstadt.rules.boxes import OPTION, options_of
from speicherstadt_app.games.speicherstadt.table.box_shelf import boxes_in
from speicherstadt_app.ui.home.own_values import OwnValue
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder


def found(folder: DataFolder) -> Mapping[str, Sequence[OwnValue]]:
    return {OPTION: [OwnValue(kept.key, options_of(kept.box)[OPTION]) for kept in boxes_in(folder)]}


def page(option: str) -> tuple[str, str]:
    return ("boxes", tr("Speicherstadt.Boxes", "Card sets …")) if option == OPTION else ("", "")
