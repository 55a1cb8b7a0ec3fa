"""Keeps one game while it is played."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from speicherstadt_app.engine.errors import Illegal, NotKept, blaming
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, check_result, start
from speicherstadt_app.games import registry
from speicherstadt_app.store.chain import first_hash, run, seal_of, to_json
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.games import (
    UPDATE,
    counts,
    progress_of,
    progress_text,
    record_of,
    values_of,
    write_moves,
    write_whole,
)
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.sql import Session
from speicherstadt_app.store.tables import FINISHED, UNFINISHED, GameRow

LONGEST_THOUGHT: Final = 300.0
"""After so many seconds between two moves the player counts as away."""


class LiveGame:
    """Everything of one game, and how much of it is on the disk. What is missing there goes with the next write."""

    def __init__(self, database: Database, row: GameRow, texts: Sequence[str], next_touch: Callable[[], int]) -> None:
        self._database = database
        self._row = row
        self._texts = list(texts)
        self._hashes = [first_hash(row), *run(first_hash(row), texts)]
        self._next_touch = next_touch
        self._match: Match[Any] = start(record_of(row, ()), registry.find)
        with blaming(row.game):
            for text in texts:
                self._match.play_text(text)
        self._ticks = database.clock.ticks()
        self._mutex = threading.Lock()
        # What the disk has: the first moves it shares with ours, and by which hash its row is known.
        self._shared = len(self._texts)
        self._end_on_disk = False
        self._on_disk: bytes | None = row.hash if row.number is not None else None

    @property
    def game_id(self) -> str:
        return self._row.id

    def keep(self, ply: int, texts: Sequence[str]) -> None:
        """From this ply on the game has exactly these moves."""
        with self._mutex:
            self._play(ply, texts)
            row = self._row
            if row.state == FINISHED:
                row.meta = to_json({key: value for key, value in record_of(row, ()).meta.items() if key != "ended"})
            row.state, row.result, row.ended_at = UNFINISHED, None, None
            if self._match.over:
                # The last move and the result in one transaction: no game is over without telling how.
                self._end(self._match.outcome().to_json(), {})
            self._write()

    def assist(self) -> None:
        with self._mutex:
            self._row.assisted = True
            self._write()

    def finish(self, record: Record) -> None:
        """The game is over; the record tells its result."""
        with self._mutex:
            if list(record.moves) != self._texts:
                self._play(0, record.moves)
            check_result(record, self._match)
            if not self._match.over:
                raise Illegal("the game is not over yet")
            if not (self._end_on_disk and self._tells(record)):
                self._end(record.result or {}, record.meta)
                self._write()

    def write_again(self) -> None:
        """Keep the game in whatever database lies there now."""
        with self._mutex:
            self._write()

    def _end(self, result: Mapping[str, object], meta: Mapping[str, object]) -> None:
        row = self._row
        row.state = FINISHED
        row.result = to_json(dict(result))
        row.ended_at = self._database.clock.utc()
        row.meta = to_json({**record_of(row, ()).meta, **meta, "ended": row.ended_at})

    def _tells(self, record: Record) -> bool:
        """Whether the row says already what the record does, but for the second in which it ended."""
        meta = record_of(self._row, ()).meta
        same = {**meta, **record.meta, "ended": ""} == {**meta, "ended": ""}
        return same and self._row.result == to_json(dict(record.result or {}))

    def _play(self, ply: int, texts: Sequence[str]) -> None:
        if not 0 <= ply <= len(self._texts):
            raise Illegal(f"there is no ply {ply}: the moves kept go from 0 to {len(self._texts)}")
        try:
            self._match.jump(ply)
            for text in texts:
                self._match.play_text(text)
        except Exception:
            self._match = Match(self._match.rules, self._texts)
            raise
        self._texts[ply:] = texts
        self._hashes[ply + 1 :] = run(self._hashes[ply], texts)
        self._shared = min(self._shared, ply)

    def _write(self) -> None:
        clock = self._database.clock
        row = self._row
        ticks = clock.ticks()
        row.seconds = round(row.seconds + min(max(ticks - self._ticks, 0.0), LONGEST_THOUGHT), 3)
        self._ticks = ticks
        row.played_at = clock.utc()
        row.day = clock.day()
        row.trashed_at = None
        row.plies = len(self._texts)
        row.hash = self._hashes[-1]
        row.progress = progress_text(progress_of(self._match))
        row.counted = counts(row)
        self._end_on_disk = False
        try:
            with self._database.writing() as session:
                row.touched = self._next_touch()
                if not self._append(session):
                    write_whole(session, row, self._texts)
        except StoreError as error:
            raise NotKept(str(error), error.notice.key) from error
        self._shared = len(self._texts)
        self._on_disk = row.hash if row.state == UNFINISHED else None
        if self._database.memory:
            raise NotKept(str(self._database.memory), self._database.memory.key)
        self._end_on_disk = row.state == FINISHED

    def _append(self, session: Session) -> bool:
        """Write what is new, if the disk has of this game what we think it has: it may have been restored or purged."""
        row = self._row
        if self._on_disk is None or row.state != UNFINISHED:
            return False
        row.seal = seal_of(row)
        asked = session.connection()
        known = {"known_id": row.id, "known_hash": self._on_disk, "known_state": UNFINISHED}
        if not asked.exec_driver_sql(
            f"{UPDATE} AND id = :known_id AND hash = :known_hash AND state = :known_state", {**values_of(row), **known}
        ).rowcount:
            return False
        asked.exec_driver_sql("DELETE FROM moves WHERE game = ? AND ply >= ?", (row.number, self._shared))
        write_moves(session, row, self._texts[self._shared :], self._shared, self._hashes[self._shared])
        return True
