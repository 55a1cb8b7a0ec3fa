"""What was promised of a game's cards and cubes, in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.engine.commitment import SEED_HASH, check_promise
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.record import Record
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.table import Table
from speicherstadt_app.words.phrases import filled

BROKEN: Final = "broken"
NEXT: Final = "next:"
"""Before the hash of a game that has not begun, or is not kept: the page about fairness can be opened about it."""
GROUP: Final = 8
"""Digits of a hash that stand together."""


def grouped(digits: str) -> str:
    """A long hash in groups that can be compared by eye."""
    return " ".join(digits[n : n + GROUP] for n in range(0, len(digits), GROUP))


def next_game(digits: str) -> str:
    return f"{NEXT}{digits}"


def promise_words(promise: tuple[str, str, int | None]) -> str:
    """How it stands with a promise: what `promise_of` says of it."""
    state, _, seed = promise
    match state:
        case "kept":
            text = QCoreApplication.translate(
                "Promise",
                "The seed was %1. It has the hash that was shown before the game, and it brings exactly this deal.",
            )
            return filled(text, seed)
        case "next":
            return QCoreApplication.translate(
                "Promise",
                "What chance brings in this game is already drawn. To check it afterwards, keep the hash of its seed:",
            )
        case "open":
            return QCoreApplication.translate("Promise", "The hash of the seed was shown before the game.")
        case "broken":
            return QCoreApplication.translate(
                "Promise", "The seed does not match the hash shown before the game: somebody has changed the record."
            )
    return QCoreApplication.translate("Promise", "No hash was shown before this game.")


def promise_of(record: Record) -> tuple[str, str, int | None]:
    """How it stands with what was promised of the seed, its hash, and the seed."""
    told = str(record.meta.get(SEED_HASH, ""))
    try:
        return check_promise(record, find), told, record.seed
    except EngineError:
        return BROKEN, told, record.seed


def promise_at(table: Table) -> str:
    """What the page about fairness is opened about: the game, or the hash of its seed if it is not kept. Of a seed that
    was typed there is none."""
    return table.game_id or next_game(str(table.meta.get(SEED_HASH, "")))
