"""A review on its way: what it has found, what it looks at, and how long it may still take."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer

from speicherstadt_app.ai.review import Review
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.ui.lookback.curve import Curve
from speicherstadt_app.ui.lookback.parts import parts_of
from speicherstadt_app.ui.lookback.review_words import when_words
from speicherstadt_app.ui.lookback.story import Eyes, Story
from speicherstadt_app.words.parts import words_of
from speicherstadt_app.words.phrases import counted

ENOUGH: Final = 0.06
"""So much has to be done before anybody can say how long the rest takes."""
MINUTE: Final = 60
ROUGHLY: Final = 5
"""Seconds: nobody can say it better."""


class Working:
    """One review, as it is watched."""

    def __init__(self, story: Story, me: Seat) -> None:
        self._story: Final = story
        self._me: Final = me
        self._clock: Final = QElapsedTimer()
        self._first: float | None = None
        self._rounds: Final = story.round(len(story.turns))
        self.found: Review = Review(False, 0, (), (), (), ())

    def left(self, done: float) -> str:
        """'about 20 seconds left'; nothing as long as nobody knows."""
        if self._first is None:
            self._first = done
            self._clock.start()
        since = done - self._first
        if since < ENOUGH or done >= 1:
            return ""
        return time_left(self._clock.elapsed() / 1000 * (1 - done) / since)

    def values(self) -> dict[str, Any]:
        """What the page shows of it."""
        story, found = self._story, self.found
        curve = Curve(story, found, self._rounds)
        decided = len(found.decisions)
        return {
            "lines": curve.lines(self._me),
            "scale": curve.scale(),
            "bands": curve.bands(),
            "happenings": curve.happenings(),
            "rounds": curve.rounds,
            "fair": 1 / len(story.record.players),
            "looked": counted(QCoreApplication.translate("Review", "%n decision(s) looked at", "", decided), decided),
            **self._latest(),
        }

    def _latest(self) -> dict[str, str]:
        """What was looked at last."""
        story = self._story
        if not self.found.decisions:
            return {"latestArt": story.card.scene or story.card.picture, "latestWhen": "", "latest": ""}
        decision = self.found.decisions[-1]
        game, seat, rules = story.record.game, decision.seat, story.rules
        view = story.view(decision.ply, Eyes(seat))
        art = parts_of(game).subject(rules, view, seat, decision.played[0])
        return {
            "latestArt": art or story.card.scene or story.card.picture,
            "latestWhen": when_words(story, decision),
            "latest": words_of(game).deciding.decision(rules, view, seat, decision.played, story.names),
        }


def time_left(seconds: float) -> str:
    if seconds >= MINUTE:
        minutes = round(seconds / MINUTE)
        return counted(QCoreApplication.translate("Review", "about %n minute(s) left", "", minutes), minutes)
    steps = max(1, round(seconds / ROUGHLY)) * ROUGHLY
    return counted(QCoreApplication.translate("Review", "about %n second(s) left", "", steps), steps)
