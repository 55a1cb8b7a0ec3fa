"""A file system that knows no locks: a layer under SQLite's own.

SQLite reaches the system through a table of calls that can be exchanged one by one
(https://www.sqlite.org/c3ref/vfs.html, `xSetSystemCall`); Python's own call is exchanged where the store makes it.
"""

from __future__ import annotations

import _sqlite3
import contextlib
import ctypes
import os
import sys
from collections.abc import Iterator
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_void_p
from typing import Any, ClassVar

import pytest

LOCKING = {5, 6, 7, 36, 37, 38}
"""Linux's F_GETLK, F_SETLK, F_SETLKW, and those of open files."""

Fcntl = CFUNCTYPE(c_int, c_int, c_int, c_void_p, use_errno=True)
SetSystemCall = CFUNCTYPE(c_int, c_void_p, c_char_p, c_void_p)
BEFORE = (
    *("next", "name", "data", "open", "delete", "access", "full_path", "dl_open", "dl_error", "dl_sym", "dl_close"),
    *("randomness", "sleep", "time"),
)


class Vfs(Structure):
    """sqlite3_vfs, version 3, as far as it is needed."""

    _fields_: ClassVar[Any] = [
        *((name, c_int) for name in ("version", "file_size", "longest_path")),
        *((name, c_void_p) for name in (*BEFORE, "last_error", "time_64")),
        ("set_system_call", SetSystemCall),
    ]


@contextlib.contextmanager
def without_locks(code: int) -> Iterator[None]:
    """Whoever asks for a lock gets that error."""
    library = ctypes.CDLL(_sqlite3.__file__)
    library.sqlite3_vfs_find.restype = POINTER(Vfs)
    vfs = library.sqlite3_vfs_find(None)
    real = ctypes.CDLL(None, use_errno=True).fcntl
    real.argtypes, real.restype = (c_int, c_int, c_void_p), c_int

    def refuse(file: int, command: int, argument: int) -> int:
        if command in LOCKING:
            ctypes.set_errno(code)
            return -1
        return int(real(file, command, argument))

    def refuse_python(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    assert sys.platform == "linux"
    ours = Fcntl(refuse)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fcntl.lockf", refuse_python)
        vfs.contents.set_system_call(vfs, b"fcntl", ctypes.cast(ours, c_void_p))
        try:
            yield
        finally:
            vfs.contents.set_system_call(vfs, b"fcntl", None)
