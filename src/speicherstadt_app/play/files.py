"""A shelf of plain files: one for each unfinished game, rewritten whole with every move, and one for each finished."""

from __future__ import annotations

import json
import os
import secrets
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from speicherstadt_app.engine.errors import NotKept, Unreadable
from speicherstadt_app.engine.record import Record, parse_json, record_from_json

UNFINISHED: Final = ".unfinished.json"
FINISHED: Final = ".speicher.json"


@dataclass(frozen=True, slots=True)
class Left:
    """An unfinished game as it was left."""

    record: Record
    seed: int
    assisted: bool

    def to_text(self) -> str:
        data = {"record": self.record.to_json(), "seed": self.seed, "assisted": self.assisted}
        return json.dumps(data, ensure_ascii=False)


class FileKeeper:
    """Keeps one game in its file."""

    def __init__(self, folder: Path, game_id: str, left: Left) -> None:
        self._folder = folder
        self._game_id = game_id
        self._left = left

    @property
    def game_id(self) -> str:
        return self._game_id

    def keep(self, ply: int, texts: Sequence[str]) -> None:
        record = self._left.record
        self._write(replace(self._left, record=replace(record, moves=(*record.moves[:ply], *texts))))

    def assist(self) -> None:
        self._write(replace(self._left, assisted=True))

    def finish(self, record: Record) -> None:
        try:
            write_whole(self._folder / f"{self._game_id}{FINISHED}", record.to_line() + "\n")
            (self._folder / f"{self._game_id}{UNFINISHED}").unlink(missing_ok=True)
        except OSError as error:
            raise not_kept(error) from error

    def _write(self, left: Left) -> None:
        # Remembered first: after a failure the next call writes what is missing as well.
        self._left = left
        try:
            write_whole(self._folder / f"{self._game_id}{UNFINISHED}", left.to_text())
        except OSError as error:
            raise not_kept(error) from error


class FileShelf:
    """Games in progress in one folder, which is made when the first game begins."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def begin(self, record: Record, seed: int) -> FileKeeper:
        keeper = FileKeeper(self._folder, secrets.token_hex(8), Left(record, seed, assisted=False))
        with suppress(NotKept):  # the first move tries again, and that is when the table can say so
            keeper.keep(0, ())
        return keeper

    def resume(self, game_id: str) -> tuple[Left, FileKeeper]:
        left = read_left((self._folder / f"{game_id}{UNFINISHED}").read_bytes())
        return left, FileKeeper(self._folder, game_id, left)

    def unfinished(self) -> Sequence[str]:
        files = sorted(self._folder.glob(f"*{UNFINISHED}"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
        return [file.name.removesuffix(UNFINISHED) for file in files]


def read_left(data: bytes) -> Left:
    value = parse_json(data)
    if not isinstance(value, dict) or not isinstance(value.get("seed"), int):
        raise Unreadable("it is not an unfinished game")
    return Left(record_from_json(value.get("record")), value["seed"], bool(value.get("assisted")))


def write_whole(path: Path, text: str) -> None:
    """The file has the old text or the new one, whatever happens: without the syncs, a power cut could leave zeros."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=".", dir=path.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    if os.name == "posix":  # elsewhere a folder can't be synced
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def not_kept(error: OSError) -> NotKept:
    return NotKept(f"{error.strerror or error}: free some space or put the folder right, and play on")
