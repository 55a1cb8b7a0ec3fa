"""A file of lines that appears under its name only when it is done."""

from __future__ import annotations

import os
import sys
from glob import escape
from pathlib import Path
from types import TracebackType
from typing import Self

from speicherstadt_app.cli.refusal import Refusal


class LineFile:
    """Takes line after line into a file beside the one asked for, and puts that in its place at the end.

    Ctrl-C is an end too: the lines that are whole by then are kept. After any other error nothing is left behind.
    """

    def __init__(self, path: Path) -> None:
        self.lines = 0
        self._whole = 0  # bytes
        # Renaming would replace a link and not its goal.
        self._goal = path.resolve()
        if self._goal.exists() and not self._goal.is_file():
            raise Refusal(f"{path} is no ordinary file", "Name another one.")
        self._tell_of_others()
        self._part = self._goal.with_name(f"{self._goal.name}.{os.getpid()}.part")
        try:
            self._file = self._part.open("wb", buffering=0)
        except OSError as error:
            raise Refusal(f"{path} can't be written: {error.strerror}", "Name another place.") from None

    def _tell_of_others(self) -> None:
        """A killed process leaves its unfinished file. No other process may delete it: it may still be in use."""
        for part in sorted(self._goal.parent.glob(f"{escape(self._goal.name)}.*.part")):
            print(f"speicherstadt: {part} is of another run: delete it if that has ended.", file=sys.stderr)

    def write(self, line: str) -> None:
        data = memoryview(f"{line}\n".encode())
        written = 0
        while written < len(data):
            written += self._file.write(data[written:])
        self._whole += written
        self.lines += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._file:
            self._file.truncate(self._whole)
            os.fsync(self._file.fileno())
        if kind is None or (kind is KeyboardInterrupt and self.lines):
            self._part.replace(self._goal)
        else:
            self._part.unlink()
