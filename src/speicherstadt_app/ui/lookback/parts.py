"""What a game may add to looking back, in its `table/lookback.py`; a game without it is shown plainly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.games import registry
from speicherstadt_app.words.parts import words_of
from speicherstadt_app.words.phrases import filled

if TYPE_CHECKING:
    from speicherstadt_app.engine.rules import Action, Event, Rules, Seat


class Band(NamedTuple):
    """How a chapter of the game looks behind the curve: its drawing, and its colour as `#rrggbb`."""

    art: str = ""
    tint: str = ""


class Mark(NamedTuple):
    """Something that stands above the curve at the moment when it happened."""

    title: str
    art: str


class Decided(NamedTuple):
    """What is decided in a phase: alone, within a sentence, and as a drawing."""

    title: str
    within: str
    art: str = ""


class Parts(Protocol):
    def band(self, chapter: str) -> Band: ...

    def mark(self, event: Event) -> Mark | None: ...

    def decided(self, phase: str) -> Decided: ...

    def dealt(self) -> str:
        """A drawing of what chance deals."""
        ...

    def subject(self, rules: Rules[Any], view: Any, seat: Seat, action: Action) -> str:
        """A drawing of what a decision was about."""
        ...

    def asks(self, rules: Rules[Any], view: Any, seat: Seat, name: str) -> str:
        """What that seat is about to decide, in a sentence."""
        ...


class Plain:
    def __init__(self, game_id: str) -> None:
        self._words = words_of(game_id)

    def band(self, chapter: str) -> Band:  # noqa: ARG002
        return Band()

    def mark(self, event: Event) -> None:  # noqa: ARG002
        return None

    def decided(self, phase: str) -> Decided:
        title = self._words.progress.phase(phase)
        return Decided(title, title)

    def dealt(self) -> str:
        return ""

    def subject(self, rules: Rules[Any], view: Any, seat: Seat, action: Action) -> str:  # noqa: ARG002
        return ""

    def asks(self, rules: Rules[Any], view: Any, seat: Seat, name: str) -> str:  # noqa: ARG002
        return filled(QCoreApplication.translate("Replay", "%1 is to decide."), name)


def parts_of(game_id: str) -> Parts:
    part = registry.part(game_id, "table.lookback")
    return cast("Parts", part) if part else Plain(game_id)
