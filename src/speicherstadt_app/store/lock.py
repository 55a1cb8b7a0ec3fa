"""One program a data folder, and how a second start calls the first one to the front.

The first wall is an operating system's lock on a file of the folder, taken before anything is opened and gone with the
process that held it, however that ended. (The second wall is SQLite's own exclusive lock.)

A second start leaves a word in another file. The program that holds the lock watches that file, and takes the word away
once it has heard it: no port, no socket, no thread.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from speicherstadt_app.store.notices import AlreadyOpen

LOCK_FILE: Final = "speicherstadt.lock"
CALL_FILE: Final = "speicherstadt.call"
HEARD_FILE: Final = f"{CALL_FILE}.heard"
LONGEST_CALL: Final = 10_000
LONGEST_NOTE: Final = 200
NOTE: Final = re.compile(rb"\((-?\d+(, )?){2,5}\)")
"""How a database looked, here or in an older program; anything else is not ours to write over."""

# The byte that is locked lies beyond any content: on Windows a locked byte can't be read by others.
LOCKED_BYTE: Final = 1 << 30

HELD: Final = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}
# Some network folders know no locks. Neither can SQLite lock anything there.
NO_LOCKS: Final = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL}

_held: set[tuple[int, int]] = set()
"""Locks of this process, which POSIX would grant it twice."""
_lockless: set[Path] = set()
"""Folders that this process has open where nothing can be locked."""


def is_lockless(path: Path) -> bool:
    """Whether a file of a data folder lies where nothing can be locked."""
    return any(folder in _lockless for folder in path.absolute().parents)


class FolderLock:
    """The right to open a data folder, from being made until `release`."""

    def __init__(self, folder: Path, errand: Path | None = None, *, calls: bool = True) -> None:
        """Raises `AlreadyOpen` if another program, or this one, has the folder, and leaves word there, if it `calls`,
        of the file that was to be opened; `OSError` if the folder can't be written in."""
        self.call_file: Final = folder / CALL_FILE
        self._file = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
        status = os.fstat(self._file)
        self._identity = (status.st_dev, status.st_ino)
        try:
            locked = None if self._identity in _held else _lock(self._file)
        except OSError as error:
            if error.errno not in NO_LOCKS:
                os.close(self._file)
                raise
            locked = False
        self.lockless = locked is False
        """Nothing can be locked here: who opens the folder twice is not kept from it."""
        self._folder = folder.absolute()
        if locked is None:
            os.close(self._file)
            taken = AlreadyOpen("already_open", folder=folder)
            if calls:
                with contextlib.suppress(OSError):
                    taken.heard = self._leave_word(b"" if errand is None else os.fsencode(errand.absolute()))
            raise taken
        _held.add(self._identity)
        if self.lockless:
            _lockless.add(self._folder)
        self._last_call = _call(self.call_file)

    def was_called(self) -> bool:
        """Whether a second start has asked for the front since this was last asked. Its word is taken away: so it sees
        that it was heard."""
        if not self.call_file.is_file():
            # Nothing lies there, or a pipe, which would keep us waiting for ever.
            return False
        word = self.call_file.with_name(HEARD_FILE)
        try:
            # Moved first and read then: the word of a third start is not lost.
            self.call_file.replace(word)
        except OSError:
            word = self.call_file
        before, self._last_call = self._last_call, _call(word)
        if word != self.call_file:
            with contextlib.suppress(OSError):
                word.unlink()
        return self._last_call not in {b"", before}

    def errand(self) -> Path | None:
        """The file that the last call was for."""
        named = self._last_call.partition(b"\n")[2]
        return Path(os.fsdecode(named)) if named else None

    def noted(self) -> bytes:
        """What the program that had the folder before this one noted at its end."""
        os.lseek(self._file, 0, os.SEEK_SET)
        return os.read(self._file, LONGEST_NOTE)

    def note(self, text: bytes) -> None:
        if (found := self.noted()) and not NOTE.fullmatch(found):
            # Somebody else's file of this name, or where a link leads.
            return
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, text)

    def release(self) -> None:
        _held.discard(self._identity)
        _lockless.discard(self._folder)
        os.close(self._file)

    def _leave_word(self, named: bytes) -> Callable[[], bool]:
        # Moved there whole: who watches a folder hears of names that come, and not of what is written into a file.
        word = self.call_file.with_name(f"{CALL_FILE}.{os.getpid()}")
        word.write_bytes(os.urandom(16).hex().encode("ascii") + b"\n" + named)
        left = _sign(word)
        word.replace(self.call_file)
        return lambda: _sign(self.call_file) != left


def _sign(file: Path) -> tuple[int, int] | None:
    """What tells a file from another one in its place, without opening it; None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def _call(file: Path) -> bytes:
    try:
        if not file.is_file():
            # A pipe of that name would keep us waiting for ever.
            return b""
        with file.open("rb") as opened:
            call = opened.read(LONGEST_CALL)
    except OSError:
        return b""
    return call if call.partition(b"\n")[0].isascii() else b""


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool | None:
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno in HELD:
                return None
            raise
        return True

else:
    import fcntl

    def _lock(file: int) -> bool | None:
        """A lock of the process and not of the open file: a worker that was forked does not keep it. None if somebody
        else has it."""
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, LOCKED_BYTE)
        except OSError as error:
            if error.errno in HELD:
                return None
            raise
        return True
