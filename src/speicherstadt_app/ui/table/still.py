"""A position of a recorded game as the parts of the table show it. Nothing is asked in it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Slot

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules.events import FireStruck
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING
from speicherstadt_app.games.speicherstadt.table.explaining import explain
from speicherstadt_app.games.speicherstadt.table.prompt import Undo
from speicherstadt_app.games.speicherstadt.table.scene import Looks, Picks, Scene
from speicherstadt_app.games.speicherstadt.table.yard import to_keep
from speicherstadt_app.ui.lookback.story import Story
from speicherstadt_app.ui.opponents import name_of
from speicherstadt_app.ui.seats import art_of, signs_of
from speicherstadt_app.ui.table.face import Face, TableValues
from speicherstadt_app.ui.values import for_qml


@for_qml
class Sight(Face):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene: Scene | None = None

    @Slot(str, result="QVariantMap")
    def explain(self, identity: str) -> dict[str, Any]:
        return explain(self._scene, identity) if self._scene else {}

    def show_position(self, story: Story, ply: int, me: Seat, struck: FireStruck | None = None) -> None:
        """How it lay behind so many moves, with the counter of that seat in front, and what a fire has just done."""
        players = story.record.players
        state = story.state(ply)
        looks = Looks(
            me=me,
            names=tuple(map(name_of, players)),
            signs=signs_of(players),
            art=tuple(map(art_of, players)),
            # Nobody is 'you' here: it is told what they did, not asked what to do.
            people=frozenset(),
        )
        ships = state.phase == SHIPPING and state.mover == me
        kept = to_keep(story.rules, state, Picks()) if ships else (0, 0)
        self._scene = scene = Scene(story.rules, state, looks, story.lately(ply), kept=kept)
        self.show_scene(scene, Undo(), struck)
        self.show(TableValues(places=story.rules.places))
