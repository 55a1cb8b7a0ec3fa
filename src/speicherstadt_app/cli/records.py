"""Files of game records, read as a stream: one game in memory at a time, however large the file."""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from speicherstadt_app.cli.counting import plural
from speicherstadt_app.cli.parsing import CommandParser, whole
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.record import LARGEST_RECORD, Record, read_lines, read_record

STANDARD_INPUT: Final = "-"
MANY: Final = ".jsonl"
ONE: Final = ".json"
KIND_OF_FILE: Final = "A game record is JSON text; its file ends in .speicher.json, or .speicher.jsonl for many games."


class Found(NamedTuple):
    """A game of a file, or why it can't be read. `line` is None where the file is one game."""

    game: int
    line: int | None
    record: Record | EngineError

    def place(self) -> str:
        """Where in the file it stands; nothing if it is all there is."""
        return "" if self.line is None else f"game {self.game} (line {self.line})"


class _Again:
    """A stream whose first lines have been looked at already."""

    def __init__(self, pieces: list[bytes], stream: BinaryIO) -> None:
        self._pieces = deque(pieces)
        self._stream = stream

    def readline(self, size: int, /) -> bytes:
        return self._pieces.popleft() if self._pieces else self._stream.readline(size)


def shown(name: str) -> str:
    """A file's name, safe to print."""
    if name == STANDARD_INPUT:
        return "standard input"
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in name)


def located(name: str, found: Found) -> str:
    """File and game, as far as there is more than one in it."""
    return ": ".join(filter(None, [shown(name), found.place()]))


def complaint(name: str, found: Found, error: EngineError) -> str:
    """What is wrong with a game: file, game, ply and move where there are such, and why."""
    between = ", " if found.place() and error.ply is not None else ": "
    return f"{located(name, found)}{between}{error}"


def games_in(name: str) -> Iterator[Found]:
    """The games of a file, `-` for standard input. `Refusal` if there is no reading it at all, or no game in it."""
    with _opened(name) as stream:
        beginning = _beginning(stream, name)
        if any(b"\0" in piece for piece in beginning):
            raise Refusal(f"{shown(name)} is no text", KIND_OF_FILE)
        found = 0
        if _one_a_line(name, beginning):
            for line, record in read_lines(_Again(beginning, stream)):
                found += 1
                yield Found(found, line, record)
        elif text := b"".join(beginning):
            found = 1
            yield Found(1, None, _whole(text + stream.read(max(0, LARGEST_RECORD + 1 - len(text)))))
        if not found:
            raise Refusal(f"there is no game in {shown(name)}", KIND_OF_FILE)


def number_argument(parser: CommandParser) -> None:
    parser.add_argument("--number", metavar="N", type=whole(1, 10**12), help="which game of the file (default 1)")
    # What it was called before there were several games to play.
    parser.add_argument("--game", metavar="N", help=argparse.SUPPRESS)


def number_wanted(args: argparse.Namespace) -> int:
    if args.game is not None:
        raise Refusal("--game names no game of a file any more", "Which of them is said by --number N.", code=2)
    return args.number or 1


def chosen(name: str, wanted: int) -> Found:
    """The game of that number in a file; `Refusal` if it has not so many."""
    found = None
    for found in games_in(name):
        if found.game == wanted:
            return found
    assert found, "a file without games is refused"
    raise Refusal(
        f"{shown(name)} has {plural(found.game, 'game')}, so there is no game {wanted}",
        f"--number goes from 1 to {found.game}.",
    )


def _whole(text: bytes) -> Record | EngineError:
    try:
        return read_record(text)
    except EngineError as error:
        return error


def _beginning(stream: BinaryIO, name: str) -> list[bytes]:
    """Enough to tell what kind of file it is: one line, or two that aren't blank if its name says nothing."""
    wanted = 1 if name.endswith((MANY, ONE)) else 2
    pieces: list[bytes] = []
    read = 0
    while wanted and read < LARGEST_RECORD and (piece := stream.readline(LARGEST_RECORD + 2)):
        pieces.append(piece)
        read += len(piece)
        wanted -= bool(piece.strip())
    return pieces


def _one_a_line(name: str, beginning: list[bytes]) -> bool:
    if name.endswith((MANY, ONE)):
        return name.endswith(MANY)
    lines = [piece.strip() for piece in beginning if piece.strip()]
    return bool(lines) and (lines[0].endswith(b"}") or (lines[-1].startswith(b"{") and len(lines) > 1))


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    if name == STANDARD_INPUT:
        if sys.stdin is None:
            raise Refusal("there is no standard input", "Name a file.")
        yield sys.stdin.buffer
        return
    if not name:
        raise Refusal("a file without a name was asked for", "Name one, or - for standard input.")
    try:
        with Path(name).open("rb") as stream:
            yield stream
    except FileNotFoundError:
        raise Refusal(f"there is no file {shown(name)}", "Look at its name and folder.") from None
    except IsADirectoryError:
        raise Refusal(f"{shown(name)} is a folder", "Name the records in it, one by one or with *.") from None
    except PermissionError:
        raise Refusal(f"{shown(name)} may not be read by you", "Change its permissions, or copy it.") from None
    except OSError as error:
        raise Refusal(f"{shown(name)} can't be read: {error.strerror}", "Look at its name, or copy it.") from None
