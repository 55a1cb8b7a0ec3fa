"""Kill a playing program at random moments, again and again, and see what is left.

`python -m tests.store.killing 10000` does it so often in a new folder and prints the figures.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from speicherstadt_app.engine.streams import Stream

PLAYER = Path(__file__).with_name("doomed_player.py")
LONGEST_LIFE = 0.02
"""Seconds from the first acknowledged write to the kill."""
NEW = "new"


@dataclass
class Tally:
    """What came of the kills."""

    kills: int = 0
    acknowledged: int = 0
    amid_a_write: int = 0
    """Kills between the announcement of a write and its acknowledgement."""
    lost: list[str] = field(default_factory=list)
    """What was found where something else should have been."""
    notices: list[str] = field(default_factory=list)
    seconds_to_resume: list[float] = field(default_factory=list)


class Player:
    """The doomed program, seen from outside."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._start()

    def _start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(PLAYER), str(self._folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        assert self._process.stdin
        assert self._process.stdout
        self._in, self._out = self._process.stdin, self._process.stdout
        self._heard = b""

    def life(self, seed: int, seconds: float) -> Iterator[list[str]]:
        """What one life of the player says, word by word; it is killed so long after its first acknowledged write."""
        self._in.write(f"{seed}\n".encode())
        deadline: float | None = None
        pid = 0
        while True:
            wait = None if deadline is None else max(0.0, deadline - time.monotonic())
            if select.select([self._out], [], [], wait)[0]:
                piece = os.read(self._out.fileno(), 1 << 16)
                *lines, self._heard = (self._heard + piece).split(b"\n")
                for words in (line.decode().split() for line in lines):
                    if words[0] == "pid":
                        pid = int(words[1])
                    elif words[0] == "end":
                        return
                    elif words[0] == "kept" and deadline is None:
                        deadline = time.monotonic() + seconds
                    yield words
                if not piece:
                    self._restart()
                    return
            else:
                os.kill(pid, signal.SIGKILL)
                deadline = time.monotonic() + 60

    def _restart(self) -> None:
        """Where the player can't fork it was killed itself."""
        self.close()
        self._start()

    def close(self) -> None:
        self._in.close()
        self._out.close()
        self._process.wait()


def kill_again_and_again(folder: Path, kills: int, seed: int) -> Tally:
    """Every life goes on where the last one ended. What it finds must be the last acknowledged state, or the one that
    was being written when the kill came."""
    chance = Stream(seed, "kills")
    tally = Tally()
    player = Player(folder)
    allowed: set[str] = {NEW}
    try:
        for life in range(kills):
            last = ""
            for words in player.life(chance.below(1 << 30), chance.fraction() * LONGEST_LIFE):
                last = words[0]
                if last == "found":
                    state, plies = " ".join(words[1:4]), words[2]
                    if state not in allowed and not (NEW in allowed and plies == "0"):
                        tally.lost.append(f"life {life}: {state}, not one of {sorted(allowed)}")
                    tally.seconds_to_resume.append(float(words[4]))
                    tally.notices += words[5:]
                    allowed = {state}
                elif last == "try":
                    allowed.add(" ".join(words[1:]))
                elif last == "kept":
                    tally.acknowledged += 1
                    allowed = {" ".join(words[1:])}
            tally.kills += 1
            tally.amid_a_write += last == "try"
    finally:
        player.close()
    return tally


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        tally = kill_again_and_again(Path(folder), int(sys.argv[1]), seed=int(time.time()))
        seconds = sorted(tally.seconds_to_resume)
        print(
            f"{tally.kills} kills in {time.monotonic() - began:.0f} s, {tally.amid_a_write} amid a write; "
            f"{tally.acknowledged} moves acknowledged, {len(tally.lost)} times something else found; "
            f"resumed after {seconds[len(seconds) // 2] * 1000:.0f} ms (median), {seconds[-1] * 1000:.0f} ms at most"
        )
        for line in (*tally.lost, *sorted(set(tally.notices))):
            print(line)


if __name__ == "__main__":
    main()
