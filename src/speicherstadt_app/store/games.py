"""Games as rows, and rows as games. Nothing is believed that its seal and its running hash do not vouch for."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from speicherstadt_app.engine.errors import EngineError, Unreadable
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.occasion import occasion_of
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.games import registry
from speicherstadt_app.store.chain import (
    SEALED,
    first_hash,
    is_sealed,
    last_hash,
    next_hash,
    pack,
    seal_of,
    to_json,
    unpack,
)
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.shapes import STANDARD, GameEntry, Progress
from speicherstadt_app.store.sql import Session, col, select
from speicherstadt_app.store.statistics import cache as statistics_cache
from speicherstadt_app.store.tables import FINISHED, UNFINISHED, GameRow

WRITTEN: Final = (*SEALED, "seal")
UPDATE: Final = f"UPDATE games SET {', '.join(f'{name} = :{name}' for name in WRITTEN)} WHERE number = :number"
INSERT: Final = (
    f"INSERT INTO games (number, {', '.join(WRITTEN)}) VALUES (:number, {', '.join(f':{name}' for name in WRITTEN)})"
)


def progress_of(match: Match[Any]) -> Progress:
    outcome = match.outcome()
    told = match.rules.progress(match.state)
    return Progress(match.phase, match.actors, outcome.scores, outcome.facts, told.chapter, told.round, told.rounds)


def progress_text(progress: Progress) -> str:
    return to_json(
        {
            "phase": progress.phase,
            "actors": progress.actors,
            "scores": progress.scores,
            "facts": dict(progress.facts),
            "chapter": progress.chapter,
            "round": progress.round,
            "rounds": progress.rounds,
        }
    )


def variant_of(row: GameRow) -> str | None:
    """The options that make another game of it; None for the usual ones. Of a game that is not here it stays."""
    if row.options == STANDARD:
        return None
    try:
        options = registry.card(row.game).variant_of(json.loads(row.options), len(json.loads(row.players)))
    except EngineError:
        return row.variant
    return to_json(options) if options else None


def entry_of(row: GameRow) -> GameEntry:
    if not is_sealed(row):
        return GameEntry(str(row.id), whole=False)
    progress = json.loads(row.progress)
    result = json.loads(row.result) if row.result else {}
    return GameEntry(
        id=row.id,
        whole=True,
        state=row.state,
        game=row.game,
        rules=row.rules,
        options=json.loads(row.options),
        variant=row.variant or STANDARD,
        players=players_of(row),
        plies=row.plies,
        progress=Progress(**progress | {name: tuple(progress[name]) for name in ("actors", "scores")}),
        winners=tuple(result.get("winners", ())),
        grade=str(result.get("grade", "")),
        begun_at=row.begun_at,
        played_at=row.played_at,
        ended_at=row.ended_at,
        day=row.day,
        seconds=row.seconds,
        assisted=row.assisted,
        counted=row.counted,
        trashed_at=row.trashed_at,
        meta=json.loads(row.meta),
    )


def players_of(row: GameRow) -> tuple[Player, ...]:
    players = []
    for data in json.loads(row.players):
        name, kind = data.pop("name"), data.pop("kind")
        players.append(Player(name, kind, data))
    return tuple(players)


def record_of(row: GameRow, texts: Sequence[str]) -> Record:
    """The record of a game; its seed only once it is finished."""
    return Record(
        game=row.game,
        rules=row.rules,
        players=players_of(row),
        first=row.first,
        moves=tuple(texts),
        options=json.loads(row.options),
        result=None if row.result is None else json.loads(row.result),
        seed=row.seed if row.state == FINISHED else None,
        meta=json.loads(row.meta),
        more=json.loads(row.more),
    )


def counts(row: GameRow) -> bool:
    """Whether a game enters rates and records: finished, unaided, not among brains alone, and no special one."""
    occasion = occasion_of(json.loads(row.meta))
    ordinary = occasion is None or occasion.counts
    return ordinary and row.state == FINISHED and not row.assisted and any(p.kind == "human" for p in players_of(row))


def find_row(session: Session, game_id: str) -> GameRow:
    """The row of a game, as it was written; raises `StoreError` if there is none or it is damaged."""
    row = session.exec(select(GameRow).where(col(GameRow.id) == game_id)).one_or_none()
    if row is None:
        raise StoreError("no_game", id=game_id)
    if not is_sealed(row):
        raise StoreError("damaged_game", id=game_id)
    return row


def read_texts(session: Session, row: GameRow) -> list[str]:
    """A game's moves; raises `Unreadable` unless they are all there and as they were."""
    asked = session.connection()
    if row.state == UNFINISHED:
        found = asked.exec_driver_sql("SELECT text FROM moves WHERE game = ? ORDER BY ply", (row.number,))
        texts = [str(text) for (text,) in found]
    else:
        packed = asked.exec_driver_sql("SELECT texts FROM packed_moves WHERE game = ?", (row.number,)).scalar()
        try:
            texts = unpack(packed) if isinstance(packed, bytes) else []
        except (zlib.error, UnicodeError):
            texts = []
    if last_hash(row, texts) != row.hash:
        raise Unreadable("its moves are damaged")
    return texts


def write_moves(
    session: Session, row: GameRow, texts: Sequence[str], ply: int = 0, before: bytes | None = None
) -> None:
    """Put these moves from a ply on into the rows of an unfinished game. `before` is the hash that leads there."""
    chain = first_hash(row) if before is None else before
    new = []
    for at, text in enumerate(texts, ply):
        chain = next_hash(chain, text)
        new.append((row.number, at, text, chain))
    if new:
        session.connection().exec_driver_sql("INSERT INTO moves (game, ply, text, hash) VALUES (?, ?, ?, ?)", new)


def write_whole(session: Session, row: GameRow, texts: Sequence[str]) -> None:
    """Keep a game with all its moves, whatever of it was there before, and count it."""
    write_uncounted(session, row, texts)
    statistics_cache.follow(session, row, lambda: record_of(row, texts))


def write_uncounted(session: Session, row: GameRow, texts: Sequence[str]) -> None:
    """The same for many games at once, which a recount will count. Plies, hash and seal are set; the number is kept if
    it has one that is free."""
    asked = session.connection()
    number = asked.exec_driver_sql("SELECT number FROM games WHERE id = ?", (row.id,)).scalar()
    if number is None and asked.exec_driver_sql("SELECT 1 FROM games WHERE number = ?", (row.number,)).scalar():
        row.number = None
    row.plies = len(texts)
    row.variant = variant_of(row)
    row.hash = last_hash(row, texts)
    row.seal = seal_of(row)
    if number is None:
        row.number = asked.exec_driver_sql(INSERT, values_of(row)).lastrowid
    else:
        row.number = number
        asked.exec_driver_sql(UPDATE, values_of(row))
    asked.exec_driver_sql("DELETE FROM moves WHERE game = ?", (row.number,))
    asked.exec_driver_sql("DELETE FROM packed_moves WHERE game = ?", (row.number,))
    if row.state == UNFINISHED:
        write_moves(session, row, texts)
    else:
        asked.exec_driver_sql("INSERT INTO packed_moves (game, texts) VALUES (?, ?)", (row.number, pack(texts)))


def values_of(row: GameRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in (*WRITTEN, "number")}


def new_row(record: Record, **told: Any) -> GameRow:
    """A row for a record; without moves yet, so without a hash."""
    row = GameRow(
        touched=0,
        game=record.game,
        rules=record.rules,
        players=players_text(record.players),
        first=record.first,
        options=to_json(dict(record.options)),
        hash=b"",
        result=None if record.result is None else to_json(dict(record.result)),
        meta=to_json({**record.meta, **told.pop("meta", {})}),
        more=to_json(dict(record.more)),
        seal=0,
        **told,
    )
    row.variant = variant_of(row)
    return row


def players_text(players: Iterable[Player]) -> str:
    return to_json([player.to_json() for player in players])
