"""A position of a recorded game as the parts of the table show it. Nothing is asked in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot

from speicherstadt_app.engine.rules import Event, Rules
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.ui.table.face import Face
from speicherstadt_app.ui.table.presenter import EndValues, Looks, Undo, has_rules, module_of, presenter_of
from speicherstadt_app.ui.values import for_qml

if TYPE_CHECKING:
    from speicherstadt_app.ui.table.podium import Ending


@for_qml
class Sight(Face):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._scene: Any = None

    @Slot(str, result="QVariantMap")
    def explain(self, identity: str) -> dict[str, Any]:
        return self._presenter.explain(self._scene, identity) if self._presenter and self._scene else {}

    def open(self, game_id: str, rules: Rules[Any]) -> None:
        """Another record: what is shown from now on belongs to a table of these rules."""
        self._scene = None
        self.present(presenter_of(game_id, rules, self))
        self.show(replace(self.value, module=module_of(game_id), ruled=has_rules(game_id)))

    def show_view(self, view: Any, looks: Looks, seen: Sequence[Event] = (), moment: Event | None = None) -> None:
        """How it lay there, for `looks.viewer`, who had seen these events; with what has just happened, if everybody
        looked at that before the game went on."""
        assert self._presenter is not None
        self._scene = self._presenter.scene(view, looks, seen, moment=moment)
        self.show_scene(self._scene, Undo())

    def show_ending(self, ending: Ending | None) -> None:
        """The end sheet of a game that was counted long ago."""
        self.show_end(self._scene, ending)
        self._set_seen(ending is not None)

    def end_at(self, view: Any, looks: Looks, seen: Sequence[Event], outcome: Outcome) -> EndValues:
        """The sheet of a game that ended there."""
        assert self._presenter is not None
        return self._presenter.end(self._presenter.scene(view, looks, seen), outcome)

    def stops(self, event: Event) -> bool:
        """Whether everybody looked at this before the game went on."""
        return self._presenter is not None and self._presenter.stops(event)
