"""What becomes of a game that comes from elsewhere, beside those that are here.

A game is known by its id. Of two states of one game that which goes on from the other is the newer one. Where they
went different ways both are kept, the one from elsewhere under an id of its own; that follows from the way it went, so
that it is found again the next time.
"""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from speicherstadt_app.engine.dealer import dealer_of
from speicherstadt_app.engine.errors import EngineError, Unreadable, blaming
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, check_result, start
from speicherstadt_app.games import registry
from speicherstadt_app.store.chain import SEALED, is_sealed, to_json
from speicherstadt_app.store.games import counts, progress_of, progress_text, read_texts, record_of
from speicherstadt_app.store.shapes import What
from speicherstadt_app.store.sql import Session, col, select
from speicherstadt_app.store.tables import ABANDONED, FINISHED, UNFINISHED, GameRow
from speicherstadt_app.store.transfer.form import Piece
from speicherstadt_app.store.transfer.unplayed import check_form, is_installed, stand_of

MOST_BRANCHES: Final = 50
BRANCH: Final = 5
"""The version of the ids of other ways; games that are begun have another one."""
RANKS: Final = {UNFINISHED: 0, ABANDONED: 1, FINISHED: 2}
SETUP: Final = ("game", "rules", "players", "first", "options")


@dataclass(frozen=True, slots=True)
class Verdict:
    """A game as it is to be kept. `played` says that it went on: its place in the order of playing is a new one."""

    what: What
    row: GameRow
    texts: Sequence[str]
    played: bool

    @property
    def only_to_watch(self) -> bool:
        """Whether it is unfinished and came without what its dealer needs."""
        return self.row.state == UNFINISHED and self.row.seed is None


class _Own(NamedTuple):
    """A game as it is here."""

    row: GameRow
    texts: list[str]


def judge(session: Session, piece: Piece, seeds: Mapping[str, int]) -> Verdict:
    """What becomes of a game. What is to be kept is played through first: `EngineError` if it does not hold. Of one
    that is not installed only the form is looked at."""
    row = piece.row
    first_id = row.id
    row.counted = row.counted and counts(row)
    if row.state != FINISHED:
        row.seed = seeds.get(first_id)
    verdict = _settle(session, piece, first_id)
    if verdict.what == "known":
        return verdict
    if not is_installed(row.game):
        return _unplayed(verdict, piece)
    match = _play(piece)
    if row.state != FINISHED and row.seed is not None and not _deals(row.seed, piece.record):
        row.seed = None
        verdict = _settle(session, piece, first_id)
    if verdict.played:
        verdict.row.progress = progress_text(progress_of(match))
    return verdict


def _unplayed(verdict: Verdict, piece: Piece) -> Verdict:
    check_form(piece)
    if verdict.played or verdict.row.state == FINISHED:
        verdict.row.progress = stand_of(verdict.row)
    return verdict


def _play(piece: Piece) -> Match[Any]:
    match = start(piece.record, registry.find)
    with blaming(piece.record.game):
        for text in piece.texts:
            match.play_text(text)
        # A program that is stopped between the last move and the result leaves such a game, and goes on with it.
        if not (match.over and piece.row.state != FINISHED and piece.order):
            check_result(piece.record, match)
    return match


def _deals(seed: int, record: Record) -> bool:
    """Whether these are the cards that this seed brings. Of a game that is not installed nobody can tell otherwise."""
    if not is_installed(record.game):
        return True
    try:
        dealer_of(record, seed, registry.find)
    except EngineError:
        return False
    return True


def _settle(session: Session, piece: Piece, first_id: str) -> Verdict:
    row = piece.row
    row.id = first_id
    for _ in range(MOST_BRANCHES):
        own = _own(session, row.id) or _twin(session, piece)
        if own is None:
            return Verdict("new" if row.id == first_id else "branch", row, piece.texts, played=True)
        way = _other_way(own, piece)
        if way is None:
            row.id = own.row.id
            return _joined(own, piece)
        row.id = str(uuid.uuid5(uuid.UUID(first_id), way))
    raise Unreadable(f"there are {MOST_BRANCHES} versions of this game here already")


def _own(session: Session, game_id: str) -> _Own | None:
    # Most games are new, and this is the quickest way to know.
    if not session.connection().exec_driver_sql("SELECT 1 FROM games WHERE id = ?", (game_id,)).first():
        return None
    row = session.exec(select(GameRow).where(col(GameRow.id) == game_id)).one()
    session.expunge(row)
    if not is_sealed(row):
        raise Unreadable("what there is of it here is damaged: start Speicherstadt again, which repairs that")
    return _Own(row, read_texts(session, row))


def _twin(session: Session, piece: Piece) -> _Own | None:
    """The same game under another id. Where two devices went different ways each gave the other's way an id of its own;
    when those come back they are no games of their own."""
    row = piece.row
    if not piece.order or uuid.UUID(row.id).version != BRANCH:
        return None
    asked = session.connection().exec_driver_sql("SELECT id FROM games WHERE begun_at = ?", (row.begun_at,))
    owns = [own for (game_id,) in asked.all() if (own := _own(session, str(game_id)))]
    twins = [own for own in owns if _other_way(own, piece) is None]
    return max(twins, key=lambda own: min(len(own.texts), len(piece.texts)), default=None)


def _other_way(own: _Own, piece: Piece) -> str | None:
    """What sets a game apart from the one here; None if one of the two goes on from the other."""
    row, texts = piece.row, piece.texts
    if any(getattr(own.row, name) != getattr(row, name) for name in SETUP):
        return to_json([getattr(row, name) for name in SETUP])
    pairs = zip(own.texts, texts, strict=False)
    shared = next((ply for ply, (mine, other) in enumerate(pairs) if mine != other), min(len(own.texts), len(texts)))
    apart = shared < min(len(own.texts), len(texts))
    if not apart and len(texts) > len(own.texts) and own.row.seed is not None:
        # Other cards than those that would have come here.
        apart = not _deals(own.row.seed, piece.record)
    return "\n".join(texts[: shared + 1]) if apart else None


def _joined(own: _Own, piece: Piece) -> Verdict:
    """The game here and the one from elsewhere, which are one: the further state, and what either knows of it."""
    mine, other = own.row, piece.row
    played = len(piece.texts) > len(own.texts)
    if played and mine.state == FINISHED and not is_installed(mine.game):
        raise Unreadable("it goes on after the end that it has here")
    ended = len(piece.texts) == len(own.texts) and RANKS[other.state] > RANKS[mine.state]
    row, texts = (other, piece.texts) if played else (GameRow(**mine.model_dump()), own.texts)
    if ended:
        row.state, row.result, row.ended_at, row.counted = other.state, other.result, other.ended_at, other.counted
    if mine.trashed_at is None:
        row.trashed_at = None
    row.assisted = mine.assisted or other.assisted
    row.counted = row.counted and counts(row)
    row.seed = mine.seed
    if row.seed is None and other.seed is not None and _deals(other.seed, record_of(row, texts)):
        row.seed = other.seed
    changed = played or any(getattr(row, name) != getattr(mine, name) for name in SEALED)
    return Verdict("changed" if changed else "known", row, texts, played)
