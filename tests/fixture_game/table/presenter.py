"""Sealed bids at the table on screen (ui/table/presenter.py): the plain presenter with a board of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, cast

from PySide6.QtCore import QObject

from speicherstadt_app.engine.rules import Event, Rules
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.ui.table.plain import PlainPresenter, Scene
from speicherstadt_app.ui.table.presenter import BarValues, Button, EndValues, Presenter, Record
from speicherstadt_app.words.translation import tr
from tests.fixture_game import CARD
from tests.fixture_game.rules import events as ev
from tests.fixture_game.table import board
from tests.fixture_game.table.board import BidsBoard

DONE: Final = "done"
PHASES: Final = ("bid", "open", "take")


def make(rules: Rules[Any], parent: QObject | None) -> Presenter:
    return BidsPresenter(CARD.id, rules, parent)


class BidsPresenter(PlainPresenter):
    def make_board(self, parent: QObject | None) -> QObject:
        return BidsBoard(parent)

    def show(self, scene: Scene) -> None:
        shown = cast(BidsBoard, self.board)
        shown.show(board.values(scene))
        shown.cards.show(board.hand(scene))
        shown.market.show(board.lots(scene))
        shown.row.show(board.bids(scene))

    def bar(self, scene: Scene) -> BarValues:
        bar, told = super().bar(scene), self.said.progress
        phases: list[Record] = [{"key": key, "label": told.phase(key), "current": key == bar.phase} for key in PHASES]
        return replace(bar, phases=phases)

    def yes_label(self, scene: Scene) -> str:
        bids = self.rules.phase(scene.view) == "bid"
        return tr("Bids.Prompt", "Bid") if bids else tr("Bids.Prompt", "Take")

    def no_button(self, scene: Scene) -> Button | None:
        if DONE not in scene.moves():
            return None
        return Button("pass", tr("Bids.Prompt", "No more"), "P", DONE, enabled=True, shown=True)

    def end(self, scene: Scene, outcome: Outcome) -> EndValues:
        return replace(super().end(scene, outcome), title=tr("Bids.End", "All lots are taken"))

    def numbered(self, scene: Scene, number: int) -> tuple[str, str]:
        """A card has the number of its place, a lot its own."""
        if self.rules.phase(scene.view) == "take":
            token = f"take {number}"
            return (token, "") if token in scene.moves() else ("", "")
        return super().numbered(scene, number)

    def matters(self, event: Event) -> bool:
        return isinstance(event, ev.BidsOpened | ev.GameEnded)

    def happening(self, scene: Scene, event: Event) -> Record:
        cue = {ev.BidSealed: "place", ev.BidsOpened: "reveal"}.get(type(event), "")
        return super().happening(scene, event) | {"cue": cue}
