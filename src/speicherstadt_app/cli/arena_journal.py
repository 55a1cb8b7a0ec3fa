"""What an arena has played so far, as JSON lines: a header that says of what, then a line for each block.

A line is written whole or, when the program is killed, in part; a part at the end is cut off when the file is opened
again. Blocks may stand in any order.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from speicherstadt_app.ai.arena.block import Block, read_block
from speicherstadt_app.ai.arena.contest import Contest
from speicherstadt_app.cli.records import shown
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.engine.errors import EngineError, Unreadable
from speicherstadt_app.engine.record import parse_json, same_json

FORMAT: Final = "speicherstadt-arena"
VERSION: Final = 1
HEADER_WORDS: Final = {
    "version": "the version of its format differs",
    "game": "its game differs",
    "field": "its field differs",
    "bots": "its bots differ",
    "players": "its numbers of players differ",
    "seed": "its seed differs",
    "options": "its options differ",
    "program": "the program's version differs",
    "code": "the code that played differs",
    "measures": "its measures differ",
}
ANOTHER: Final = "Name another journal, or remove this one to begin anew."


class Journal:
    """The blocks of a file and, if there is one, the file itself, open for more."""

    def __init__(self, path: Path | None, header: Mapping[str, object], contests: Mapping[int, Contest]) -> None:
        self._path = path
        self._header: dict[str, object] = {"format": FORMAT, "version": VERSION, **header}
        self._contests = contests
        self._measures = len(header["measures"])  # type: ignore[arg-type]
        self.blocks: dict[tuple[int, int], Block] = {}
        """By number of players and of the block."""
        if path is None:
            return
        try:
            if path.exists() and not path.is_file():
                raise Refusal(f"{shown(str(path))} is no ordinary file", "Name another one.")
            # Always at the end, so that two arenas with one journal spoil nothing.
            self._file = path.open("a+b", buffering=0)
        except OSError as error:
            raise Refusal(f"{shown(str(path))} can't be written: {error.strerror}", "Name another place.") from None
        try:
            self._begin()
        except BaseException:
            self._file.close()
            raise

    def _begin(self) -> None:
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        beginning = self._line(self._header)
        if not whole and not beginning.startswith(data):
            raise self._no_journal()
        if whole:
            self._read(data[:whole].splitlines())
        self._file.truncate(whole)
        if not whole:
            self._write(beginning)

    @staticmethod
    def _line(data: Mapping[str, object]) -> bytes:
        return json.dumps(data, separators=(",", ":")).encode() + b"\n"

    def _write(self, line: bytes) -> None:
        rest = memoryview(line)
        while rest:
            rest = rest[self._file.write(rest) :]

    def _read(self, lines: list[bytes]) -> None:
        self._check_header(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            try:
                players, block = self._block(line)
            except EngineError as error:
                raise Refusal(
                    f"{shown(str(self._path))} is broken at line {number}: {error.why}",
                    "Remove that line, and its block is played again.",
                ) from None
            if not self.blocks.setdefault((players, block.number), block).same_games(block):
                raise Refusal(f"{shown(str(self._path))} tells block {block.number} in two ways", ANOTHER)

    def _check_header(self, line: bytes) -> None:
        try:
            told = parse_json(line)
        except EngineError:
            raise self._no_journal() from None
        if not isinstance(told, dict) or told.get("format") != FORMAT:
            raise self._no_journal()
        for key, words in HEADER_WORDS.items():
            if not same_json(told.get(key), self._header.get(key)):
                told_word, word = (json.dumps(value) for value in (told.get(key), self._header.get(key)))
                values = f": {told_word} there, {word} now" if len(told_word) + len(word) < 200 else ""
                raise Refusal(f"{shown(str(self._path))} has another beginning: {words}{values}", ANOTHER)

    def _block(self, line: bytes) -> tuple[int, Block]:
        data = parse_json(line)
        if not isinstance(data, dict):
            raise Unreadable("it is no block of games")
        players, number = data.get("players"), data.get("block")
        if type(players) is not int or players not in self._contests or type(number) is not int or number < 0:
            raise Unreadable("it does not say which block it is")
        return players, read_block(data, self._contests[players].task(number), self._measures)

    def _no_journal(self) -> Refusal:
        return Refusal(f"{shown(str(self._path))} is no journal of the arena", "Name another file.")

    def keep(self, players: int, block: Block) -> None:
        """One more block; if it is there already, it must have gone the same way."""
        known = self.blocks.get((players, block.number))
        if known is None:
            self.blocks[players, block.number] = block
            if self._path is not None:
                self._write(self._line({"players": players, **block.to_json()}))
        elif not known.same_games(block):
            raise Refusal(
                f"block {block.number} of {players} players does not go as {shown(str(self._path))} tells it",
                "Somebody changed that file, or a bot does not answer from its question alone.",
            )

    def close(self) -> None:
        if self._path is not None:
            self._file.close()
