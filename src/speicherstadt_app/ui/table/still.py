"""A position of a recorded game as the parts of the table show it. Nothing is asked in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot

from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import Event, Rules, Seat, Setup
from speicherstadt_app.games import registry
from speicherstadt_app.ui.opponents import name_of
from speicherstadt_app.ui.seats import art_of, signs_of
from speicherstadt_app.ui.table.face import Face
from speicherstadt_app.ui.table.presenter import Looks, Undo, module_of, presenter_of
from speicherstadt_app.ui.values import for_qml

if TYPE_CHECKING:
    from speicherstadt_app.ui.lookback.story import Story


def looks_back(players: Sequence[Player], me: Seat) -> Looks:
    """At a game that was played: nobody is asked, and nobody is 'you'."""
    return Looks(me, tuple(map(name_of, players)), signs_of(players), tuple(map(art_of, players)), frozenset())


@for_qml
class Sight(Face):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._scene: Any = None
        self._story: Story | None = None
        card = registry.cards()[0]
        self.open(card.id, registry.find(card.id).rules(Setup(card.seats[0])))

    @Slot(str, result="QVariantMap")
    def explain(self, identity: str) -> dict[str, Any]:
        return self._presenter.explain(self._scene, identity) if self._presenter and self._scene else {}

    def open(self, game_id: str, rules: Rules[Any]) -> None:
        """Another record: what is shown from now on belongs to a table of these rules."""
        self._scene = None
        self.present(presenter_of(game_id, rules, self))
        self.show(replace(self.value, module=module_of(game_id)))

    def show_position(self, story: Story, ply: int, me: Seat, moment: Event | None = None) -> None:
        """How it lay behind so many moves of a game that is over, with the counter of that seat in front."""
        if story is not self._story:
            self._story = story
            self.open(story.record.game, story.rules)
        looks = looks_back(story.record.players, me)
        seen = [event for turn in story.turns[:ply] for event in turn.seen_by(me)]
        self.show_view(story.rules.view(story.state(ply), me), looks, seen, moment)

    def show_view(self, view: Any, looks: Looks, seen: Sequence[Event] = (), moment: Event | None = None) -> None:
        """How it lay there, for `looks.viewer`, who had seen these events; with what has just happened, if everybody
        looked at that before the game went on."""
        assert self._presenter is not None
        self._scene = self._presenter.scene(view, looks, seen, moment=moment)
        self.show_scene(self._scene, Undo())
