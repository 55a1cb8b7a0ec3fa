"""Ferries at the table on screen (ui/table/presenter.py): the plain presenter with a board of its own."""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtCore import QObject

from speicherstadt_app.engine.rules import Event, Rules
from speicherstadt_app.ui.table.plain import PlainPresenter, Scene
from speicherstadt_app.ui.table.presenter import Button, Presenter, Record
from speicherstadt_app.words.translation import tr
from tests.ferries import CARD
from tests.ferries.rules import events as ev
from tests.ferries.rules.rules import Ferries
from tests.ferries.table import board
from tests.ferries.table.board import FerriesBoard

CUES = {ev.BidSealed: "place", ev.AllOpened: "reveal", ev.CrateLoaded: "place"}


def make(rules: Rules[Any], parent: QObject | None) -> Presenter:
    return FerriesPresenter(CARD.id, rules, parent)


class FerriesPresenter(PlainPresenter):
    def make_board(self, parent: QObject | None) -> QObject:
        return FerriesBoard(parent)

    def show(self, scene: Scene) -> None:
        shown = cast(FerriesBoard, self.board)
        shown.show(board.values(scene))
        shown.choices.show(self._moves(scene))
        shown.places.show(board.quays(scene, cast(Ferries, self.rules)))

    def no_button(self, scene: Scene) -> Button | None:
        if "done" not in scene.moves():
            return None
        return Button("pass", tr("Ferries.Prompt", "Leave"), "P", "done", enabled=True, shown=True)

    def matters(self, event: Event) -> bool:
        return isinstance(event, ev.AllOpened | ev.GameEnded)

    def happening(self, scene: Scene, event: Event) -> Record:
        return super().happening(scene, event) | {"cue": CUES.get(type(event), "")}
