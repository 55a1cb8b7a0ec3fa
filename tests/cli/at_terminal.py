"""Somebody at a real terminal: a pseudo-terminal with the program behind it."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

ROOT = Path(__file__).resolve().parents[2]
SILENT = 120.0
"""Seconds without a letter after which nothing more is to be hoped for."""
COLOURS = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Terminal:
    """Starts the program with these arguments. `wait` reads until something appears that has not been read before."""

    def __init__(self, folder: Path, *arguments: str, columns: int = 100) -> None:
        # Whoever started the tests in the background may have had Ctrl-C ignored, and children inherit that.
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        self._ours, theirs = pty.openpty()
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))),
            "COLUMNS": str(columns),
            "TERM": "xterm",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "speicherstadt_app", "--data", str(folder), "play", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)
        self._unread = ""
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._ours)

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self._ours, key)

    def wait(self, *wanted: str) -> str:
        """What was printed up to the first of these, it included."""
        while True:
            ends = [self._unread.index(text) + len(text) for text in wanted if text in self._unread]
            if ends:
                found, self._unread = self._unread[: min(ends)], self._unread[min(ends) :]
                return found
            if not self._read():
                raise AssertionError(
                    f"the program ended or fell silent without {' or '.join(wanted)}:\n{self.seen[-3000:]}"
                )

    def answer(self, line: str) -> str:
        """Type a line, and read what comes of it up to the next question."""
        self.type(line)
        return self.wait("\n> ")

    def end(self) -> int:
        """Read to the end; the exit code."""
        while self._read():
            pass
        return self.process.wait()

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def kill(self) -> None:
        self.process.kill()
        self.end()

    def _read(self) -> bool:
        if not select.select([self._ours], [], [], SILENT)[0]:
            # It waits for something else than the test does: better a red test than one without an end.
            self.process.kill()
            return False
        try:
            data = os.read(self._ours, 1 << 16)
        except OSError:  # Linux says so when the other side is closed
            data = b""
        text = COLOURS.sub("", data.decode("utf-8", "replace").replace("\r\n", "\n"))
        self._unread += text
        self.seen += text
        return bool(data)
