"""Who comes next when several people share the screen, and what is asked before something can't be had back."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.table.scene import NOBODY, Scene
from speicherstadt_app.words.phrases import filled


@dataclass(frozen=True, slots=True)
class BannerValues:
    visible: bool = False
    seat: int = NOBODY
    name: str = ""
    text: str = ""
    angle: int = 0


@dataclass(frozen=True, slots=True)
class QuestionValues:
    visible: bool = False
    text: str = ""
    yes: str = ""
    no: str = ""
    title: str = ""


def banner(scene: Scene, *, table_mode: bool) -> BannerValues:
    seat = scene.me
    text = filled(QCoreApplication.translate("Banner", "%1's turn"), scene.name(seat))
    angle = side_of(seat, scene.rules.players) if table_mode else 0
    return BannerValues(True, scene.sign(seat), scene.name(seat), text, angle)


def side_of(seat: Seat, players: int) -> int:
    """From which side of a table that lies flat this seat looks at it, in degrees clockwise."""
    return round(4 * seat / players) % 4 * 90


def does_he_agree(name: str) -> QuestionValues:
    """Nobody takes back what somebody else decided."""
    text = QCoreApplication.translate("Undo", "It was %1 who decided last. Does %1 take it back?")
    yes = QCoreApplication.translate("Undo", "%1 takes it back")
    return QuestionValues(True, filled(text, name), filled(yes, name), _no(), _going_back())


def may_advice_help() -> QuestionValues:
    text = QCoreApplication.translate(
        "Advice", "This counts as help: the game leaves the statistics. You are not asked again in this game."
    )
    title = QCoreApplication.translate("Advice", "A hint?")
    return QuestionValues(True, text, QCoreApplication.translate("Advice", "Help me"), _no(), title)


def may_it_help() -> QuestionValues:
    text = QCoreApplication.translate(
        "Undo", "Something has been turned up since. Going back counts as help: the game leaves the statistics."
    )
    return QuestionValues(True, text, QCoreApplication.translate("Undo", "Go back"), _no(), _going_back())


def _going_back() -> str:
    return QCoreApplication.translate("Undo", "Going back")


def _no() -> str:
    return QCoreApplication.translate("Undo", "Leave it")
