"""What the screen is told of what happens: motion, sound, what characters say, what a screen reader says by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.play.pace import Speed
from speicherstadt_app.play.table import Table
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.table.pauses import STORY, Holding
from speicherstadt_app.ui.table.presenter import Presenter
from speicherstadt_app.ui.table.screen import Screen
from speicherstadt_app.words.game import Sentence, aloud
from speicherstadt_app.words.translation import tr


class Reporting:
    def __init__(
        self,
        table: Table,
        presenter: Presenter,
        settings: Settings,
        screen: Screen,
        holding: Holding,
        scene: Callable[[], Any],
    ) -> None:
        self._table = table
        self._presenter = presenter
        self._settings = settings
        self._screen = screen
        self._holding = holding
        self._scene = scene
        self._before: Any = None
        self.news = False
        """Something was told since somebody was asked last."""

    def look(self) -> None:
        """From here on: with other eyes than before nothing of what those saw stays."""
        self._before = self._scene()

    def tell(self, seen: Sequence[Event]) -> None:
        """The events for motion and sound, in their order; the table waits until they are told."""
        scene = self._scene()
        records = [self._presenter.happening(scene, event) for event in seen]
        records += self._presenter.changed(self._before, scene)
        self._before = scene
        if not records:
            return
        if self._screen.shows_stories() and self._table.pace.speed is not Speed.INSTANT:
            self._holding.add(STORY)
        for record in records:
            self._screen.tell(record)

    def announce(self, seen: Sequence[Event], sentences: Sequence[Sentence], *, waits: bool) -> None:
        """What a screen reader says by itself; whoever plays is told that the table `waits` for them."""
        detail = self._settings.value.spokenDetail
        if detail != "turns" or any(map(self._presenter.matters, seen)):
            told = [aloud(one) for one in sentences if (detail == "prices" or not one.detail) and not one.late]
            if told:
                self._screen.announce(" ".join(told), assertive=False)
                self.news = True
        if waits and self._table.people:
            self._screen.announce(tr("Table", "Press Enter to continue."), assertive=False)

    def ask(self, text: str) -> None:
        """What somebody is asked now: at once, but after the news, which it would cut short."""
        self._screen.announce(text, assertive=not self.news)
        self.news = False

    def speak(self, sentences: Sequence[Sentence], signs: Sequence[int]) -> None:
        """What characters say, at their strips; it stands in the log as well, and there it is read out."""
        for sentence in sentences:
            if sentence.quoted and not sentence.late and self._settings.value.speechBubbles:
                self._screen.speak(signs[sentence.seat], sentence.quoted)

    def signal(self, kind: str, cue: str, sign: int, *, mine: bool) -> None:
        """What the window tells and the rules don't know of."""
        nothing = self._presenter.happening(self._scene(), Event())
        self._screen.tell({**nothing, "kind": kind, "cue": cue, "sign": sign, "mine": mine})
