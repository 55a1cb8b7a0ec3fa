"""A disk that fails when it is told to, or loses its power: a layer between SQLite and the files.

SQLite reaches files through a table of functions (https://www.sqlite.org/vfs.html). This puts its own in their place,
in the very library that Python's `sqlite3` uses, and hands on to the true ones what is not to fail.
"""

from __future__ import annotations

import _sqlite3
import contextlib
import ctypes
import os
from collections.abc import Callable, Iterator
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any, ClassVar

from speicherstadt_app.engine.streams import Stream

# SQLite's codes for "that went wrong", by what was tried.
FAILURES = {"open": 14, "delete": 2570, "read": 266, "write": 778, "truncate": 1546, "sync": 1034}
SECTOR = 512

Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
Delete = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
Transfer = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)


class Methods(Structure):
    """sqlite3_io_methods, version 1."""

    _fields_: ClassVar[Any] = [
        ("version", c_int),
        ("close", c_void_p),
        ("read", Transfer),
        ("write", Transfer),
        ("truncate", Truncate),
        ("sync", Sync),
        *((name, c_void_p) for name in ("size", "lock", "unlock", "check", "control", "sector", "device")),
    ]


class File(Structure):
    """sqlite3_file."""

    _fields_: ClassVar[Any] = [("methods", POINTER(Methods))]


class Vfs(Structure):
    """sqlite3_vfs."""

    _fields_: ClassVar[Any] = [
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", Open),
        ("delete", Delete),
        ("rest", c_void_p * 14),
    ]


class Platter:
    """What of one file is on the disk for sure, and what was written since without being synced."""

    def __init__(self, data: bytes) -> None:
        self.synced = bytearray(data)
        self.pending: list[tuple[int, bytes | None]] = []

    def sync(self) -> None:
        for at, data in self.pending:
            _write(self.synced, at, data)
        self.pending.clear()

    def after_a_power_cut(self, chance: Stream) -> bytes:
        """Of the pending writes some have arrived, some have not, and some in part."""
        image = bytearray(self.synced)
        for at, data in self.pending:
            fate = chance.below(4)
            if fate == 0:
                continue
            arrived = data if data is None or fate != 1 else data[: chance.below(len(data) // SECTOR + 1) * SECTOR]
            _write(image, at, arrived)
        return bytes(image)


def _write(image: bytearray, at: int, data: bytes | None) -> None:
    """Write, or truncate where there is no data."""
    if data is None:
        del image[at:]
        return
    image.extend(bytes(max(0, at - len(image))))
    image[at : at + len(data)] = data


class FaultyDisk:
    """Counts every access; one of them fails, or all from there on."""

    def __init__(self) -> None:
        self.count = 0
        self.failed = 0
        self._fail_at = 0
        self._for_ever = False
        self._inodes: dict[int, int] = {}
        self._platters: dict[int, Platter] = {}
        self._methods: dict[int, tuple[Methods, Methods]] = {}
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = POINTER(Vfs)
        self._library = library
        self._real: Vfs = library.sqlite3_vfs_find(None).contents
        self._vfs = Vfs.from_buffer_copy(self._real)
        self._vfs.name = b"faulty"
        self._vfs.open = Open(self._open)
        self._vfs.delete = Delete(self._delete)

    @contextlib.contextmanager
    def inserted(self) -> Iterator[None]:
        """All files that are opened meanwhile lie on this disk."""
        self._library.sqlite3_vfs_register(ctypes.byref(self._vfs), 1)
        try:
            yield
        finally:
            self._library.sqlite3_vfs_register(ctypes.byref(self._real), 1)
            self._library.sqlite3_vfs_unregister(ctypes.byref(self._vfs))

    def fail(self, at: int, *, for_ever: bool) -> None:
        """From now on the access of that number fails, and all after it if it is for ever; 0 heals the disk."""
        self.count, self.failed = 0, 0
        self._fail_at, self._for_ever = at, for_ever

    def cut_power(self, folder: Path, chance: Stream) -> None:
        """Leave in the folder what a power cut at this moment would leave. The program itself must be gone."""
        for path in folder.rglob("*"):
            if platter := self._platters.get(path.stat().st_ino):
                path.write_bytes(platter.after_a_power_cut(chance))
        self.forget()

    def forget(self) -> None:
        """What is in the files now is on the disk."""
        self._platters.clear()

    def _fails(self, what: str) -> int:
        self.count += 1
        if self._fail_at and (self.count == self._fail_at or (self._for_ever and self.count > self._fail_at)):
            self.failed += 1
            return FAILURES[what]
        return 0

    # What SQLite calls

    def _open(self, _: int, name: int, file: int, flags: int, flags_out: int) -> int:
        opened = File.from_address(file)
        if failure := self._fails("open"):
            opened.methods = None
            return failure
        answer = int(self._real.open(ctypes.addressof(self._real), name, file, flags, flags_out))
        if answer == 0 and name:
            path = Path(os.fsdecode(ctypes.string_at(name)))
            status = path.stat()
            self._inodes[file] = status.st_ino
            known = self._platters.get(status.st_ino)
            if known is None or not (status.st_size or known.pending):
                # To open and close it once more takes SQLite's locks away, but at this moment it has none yet.
                self._platters[status.st_ino] = Platter(path.read_bytes())
            opened.methods = ctypes.pointer(self._wrapped(opened.methods)[1])
        return answer

    def _wrapped(self, methods: Any) -> tuple[Methods, Methods]:
        address = ctypes.addressof(methods.contents)
        if address not in self._methods:
            ours = Methods.from_buffer_copy(methods.contents)
            ours.version = 1
            ours.read = Transfer(self._counting("read", address))
            ours.write = Transfer(self._counting("write", address))
            ours.truncate = Truncate(self._counting("truncate", address))
            ours.sync = Sync(self._counting("sync", address))
            self._methods[address] = (methods.contents, ours)
        return self._methods[address]

    def _counting(self, what: str, address: int) -> Callable[..., int]:
        def access(file: int, *arguments: int) -> int:
            if failure := self._fails(what):
                return failure
            answer = int(getattr(self._methods[address][0], what)(file, *arguments))
            if answer == 0:
                self._remember(what, self._platters[self._inodes[file]], arguments)
            return answer

        return access

    def _remember(self, what: str, platter: Platter, arguments: tuple[int, ...]) -> None:
        if what == "write":
            data, length, at = arguments
            platter.pending.append((at, ctypes.string_at(data, length)))
        elif what == "truncate":
            platter.pending.append((arguments[0], None))
        elif what == "sync":
            platter.sync()

    def _delete(self, _: int, name: bytes, sync: int) -> int:
        if failure := self._fails("delete"):
            return failure
        return int(self._real.delete(ctypes.addressof(self._real), name, sync))
