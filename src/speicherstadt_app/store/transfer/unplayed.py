"""Games of a kind that is not installed: what can be asked of them without their rules.

Such a game is kept as it came, under the seal that its line has. Its moves, its result and its seed are looked at once
the game is installed: nothing of it is counted or gone on with before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from speicherstadt_app.engine.card import MOST_SEATS
from speicherstadt_app.engine.errors import Unreadable, WrongVersion, quote
from speicherstadt_app.engine.record import MOST_MOVES
from speicherstadt_app.games import registry
from speicherstadt_app.store.games import progress_text
from speicherstadt_app.store.shapes import Progress
from speicherstadt_app.store.tables import FINISHED, GameRow
from speicherstadt_app.store.transfer.form import LONGEST_WORD, Piece

MOST_POINTS: Final = 10**9
"""No number in a result is larger: lists show it."""
NO_FACTS: Final = frozenset(("scores", "winners", "grade", "breakdown", "final"))
"""The keys of a result that every game has; all others are facts of the game."""


def is_installed(game: str) -> bool:
    return game in registry.FOLDERS


def check_form(piece: Piece) -> None:
    """Raise `EngineError` unless it can be kept without its rules."""
    record = piece.record
    if not piece.order:
        error = WrongVersion(
            f"there is no game {quote(record.game)} here, and only its rules could vouch for a record without a seal: "
            "import it where that game is installed"
        )
        error.game = record.game
        raise error
    if not record.game.isprintable() or not 0 < len(record.game) <= LONGEST_WORD:
        raise Unreadable("its game has no name that a game could have")
    if len(record.players) > MOST_SEATS:
        raise Unreadable(f"it has {len(record.players)} players; no game has more than {MOST_SEATS}")
    if len(record.moves) > MOST_MOVES:
        raise Unreadable(f"it has {len(record.moves)} moves; no game has more than {MOST_MOVES}")
    for ply, text in enumerate(record.moves):
        if not text or not text.isprintable():
            raise Unreadable("this is no move on one line", ply=ply, move=text)
    if record.result is not None:
        _check_result(record.result, len(record.players))


def stand_of(row: GameRow) -> str:
    """How such a game stands, for lists: what its result tells, if it has one. The phase is told by the rules alone."""
    if row.state != FINISHED:
        return progress_text(Progress())
    result = json.loads(row.result or "{}")
    facts = {key: value for key, value in result.items() if key not in NO_FACTS}
    return progress_text(Progress(scores=tuple(result["scores"]), facts=facts))


def _check_result(result: object, seats: int) -> None:
    assert isinstance(result, dict)
    scores, winners = result.get("scores"), result.get("winners")
    if not isinstance(scores, list) or len(scores) != seats or not all(map(_is_whole, scores)):
        raise Unreadable("its result has no score for each player")
    if not isinstance(winners, list) or not all(_is_whole(one) and 0 <= one < seats for one in winners):
        raise Unreadable("its result has winners who are no players")
    if len(set(winners)) != len(winners):
        raise Unreadable("its result has a winner twice")
    grade = result.get("grade", "")
    if not isinstance(grade, str) or not grade.isprintable() or len(grade) > LONGEST_WORD:
        raise Unreadable("its grade is not a short text")
    if result.get("final", True) is not True:
        raise Unreadable("its game is over, but its result says that it is not final")
    if not all(-MOST_POINTS <= number <= MOST_POINTS for number in _numbers(result)):
        raise Unreadable(f"its result has a number beyond {MOST_POINTS}")


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _numbers(value: object) -> Iterator[float]:
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _numbers(inner)
