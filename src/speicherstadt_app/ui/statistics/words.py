"""What figures, kinds of things, opponents and records are called: by the words of the game they are of."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QCoreApplication

from speicherstadt_app import words
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.games import registry
from speicherstadt_app.store.shapes import STANDARD
from speicherstadt_app.ui.opponents import cast_of
from speicherstadt_app.words import plain
from speicherstadt_app.words.phrases import counted, filled
from speicherstadt_app.words.plain import spoken

if TYPE_CHECKING:
    from speicherstadt_app.words.game import KindWords, Label, Labels
    from speicherstadt_app.words.parts import GameWords

USUAL_STYLE: Final = "plain"
"""Of those who play in no style of their own."""
SHARE: Final = "share"
"""The unit of what is told in hundredths."""


def _open(game_id: str) -> bool:
    try:
        return registry.card(game_id).open
    except EngineError:
        return True


class Names:
    """Of one game. What it has no words for is called by its name in the rules."""

    def __init__(self, game_id: str) -> None:
        self._cast = cast_of(game_id)
        try:
            found: GameWords | None = words.of(game_id)
            self._labels: Labels = words.of(game_id).statistics
        except EngineError:
            found, self._labels = None, cast("Labels", plain)
        self._words = found
        self.lucky: Final = _open(game_id)
        """Whether its reviews tell what deals brought: where something is hidden, no deal is the same for everybody."""

    # Figures

    def source(self, name: str) -> Label:
        return self._labels.source(name)

    def figure(self, name: str) -> Label:
        return self._labels.figure(name)

    def kind(self, name: str) -> Label:
        return self._labels.kind(name)

    def kinds(self, name: str = "") -> KindWords:
        """Of all kinds, or of the group of this one."""
        return (self.kind(name).told if name else None) or self._labels.kinds()

    def grade(self, name: str) -> str:
        """What one player alone has reached."""
        return self._words.telling.grade(name) if self._words and name else spoken(name)

    def best(self, name: str) -> Label:
        return self._labels.best(name)

    def phases(self) -> Sequence[str]:
        """Those that reviews tell apart."""
        return self._labels.phases()

    def phase(self, key: str) -> str:
        return plain.phase(key) if self._words is None else self._words.progress.phase(key)

    # Opponents

    def level(self, level: str) -> str:
        return self._cast.level_title(level)

    def style(self, style: str) -> str:
        if style == USUAL_STYLE:
            return QCoreApplication.translate("Figures", "Any character")
        return self._cast.character_title(style)

    def opponent(self, name: str, person: str | None, level: str | None, style: str | None) -> str:
        """A person by name, a computer player by character and level."""
        if person is not None:
            return name
        if level is None:
            return QCoreApplication.translate("Figures", "Guests")
        if not style or style == USUAL_STYLE:
            return self.level(level) if level else QCoreApplication.translate("Figures", "Computer players")
        return filled(
            QCoreApplication.translate("Figures", "%1, %2", "a character and his level"),
            self.style(style),
            self.level(level),
        )

    def rival(self, row: Mapping[str, Any]) -> str:
        return self.opponent(row["opponent"], row["person"], row["brain_level"], row["brain_style"])

    def group(self, sheet: str) -> Callable[[Mapping[str, Any]], str]:
        """What a row of a table by players, seats, levels or styles is called."""
        names: Mapping[str, tuple[str, Callable[[Any], str]]] = {
            "players": ("players", players_title),
            "seats": ("seat", seat_title),
            "levels": ("level", self.level),
            "styles": ("style", self.style),
        }
        key, title = names[sheet]
        return lambda row: title(row[key])

    # Variants

    def variant(self, variant: str) -> str:
        if variant == STANDARD:
            return QCoreApplication.translate("Figures", "The usual game")
        try:
            told = None if self._words is None else self._words.setting_up.variant(json.loads(variant))
        except (ValueError, EngineError):
            told = None
        return told or QCoreApplication.translate("Figures", "Another variant")


def players_title(players: object) -> str:
    count = int(str(players))
    return counted(QCoreApplication.translate("Figures", "%n player(s)", "", count), count)


def seat_title(seat: object) -> str:
    """Seats are counted from 1 by people."""
    return filled(QCoreApplication.translate("Figures", "Seat %1"), int(str(seat)) + 1)


def apart_title(why: str) -> str:
    match why:
        case "assisted":
            return QCoreApplication.translate("Figures", "With help")
        case "abandoned":
            return QCoreApplication.translate("Figures", "Given up")
        case "unreadable":
            return QCoreApplication.translate("Figures", "Unreadable")
        case "own_box":
            return QCoreApplication.translate("Figures", "Of another variant")
    return QCoreApplication.translate("Figures", "Not counted")
