"""Files that came from anywhere, read so that none of them can exhaust the machine.

Nothing of an archive is ever unpacked onto the disk: its parts are read from within, each by its one known name.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import stat
import struct
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final, NamedTuple

from speicherstadt_app.engine.errors import EngineError, Unreadable, quote
from speicherstadt_app.engine.record import LARGEST_RECORD
from speicherstadt_app.store.notices import Notice, StoreError
from speicherstadt_app.store.transfer.form import (
    DEALERS,
    GAMES,
    MANIFEST,
    PROFILES,
    SETTINGS,
    VERSION,
    Manifest,
    read_manifest,
)

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

MOST_CONTENT: Final = 1 << 29
"""Bytes of all games of a file: some 100,000 of them."""
MOST_REFUSED: Final = 3 << 20
"""Bytes that could not be taken, after which the rest is not looked at: hardly a second's work."""
MOST_TOLD: Final = 200
"""Refusals told one by one; more are counted."""

BEGINNING: Final = 1024
"""Bytes that tell what kind of file it is."""

MOST_MEMBERS: Final = 64
LARGEST_DIRECTORY: Final = 1 << 16
STEEPEST: Final = 200
"""How many times as large something may unpack. Games do so ten times; zeros do a thousand times."""

# https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.15, 4.3.16 and 4.4.4
END: Final = struct.Struct("<4s4H2LH")
END_MARK: Final = b"PK\5\6"
LARGE_END_MARK: Final = b"PK\6\7"
LARGE_END_SIZE: Final = 20
ENCRYPTED: Final = 0x2041
METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)

# What zipfile and zlib raise when an archive is not what it says.
BROKEN: Final = (zipfile.BadZipFile, zlib.error, struct.error, EOFError, NotImplementedError, RuntimeError, ValueError)


class Line(NamedTuple):
    """A line of a file of games; number 0 is a file that is one game."""

    number: int
    text: bytes
    done: int
    """Bytes read so far."""


class Refusals:
    """What can't be taken, in the order in which it was found."""

    def __init__(self) -> None:
        self.told: list[Notice] = []
        self.more = 0
        self._bytes = 0

    def tell(self, notice: Notice) -> None:
        """Something that is about the file as a whole."""
        self.told.append(notice)

    def refuse(self, notice: Notice, size: int = 0) -> None:
        """One of many things that can be wrong; so many bytes were looked at in vain."""
        self.waste(size)
        if len(self.told) < MOST_TOLD:
            self.told.append(notice)
        else:
            self.more += 1

    def waste(self, size: int) -> None:
        self._bytes += size

    @property
    def too_many(self) -> bool:
        return self._bytes > MOST_REFUSED


class Package:
    """An open file with things to take: an export, or records only."""

    def __init__(self, file: IO[bytes], path: Path, size: int) -> None:
        self.manifest: Manifest | None = None
        self.size = size
        """Of the games, in bytes."""
        self._file = file
        self._path = path
        self._archive: zipfile.ZipFile | None = None
        self._members: dict[str, zipfile.ZipInfo] = {}

    def unpack(self, refusals: Refusals) -> None:
        """Find out what is in it; raises `StoreError` if nothing of it is for us."""
        beginning = self._file.read(BEGINNING)
        if not beginning.startswith(b"PK"):
            if b"\0" in beginning:
                raise self._not_ours("it is neither an export nor text")
            if self.size > MOST_CONTENT:
                raise self._not_ours("it is larger than all games of a life")
            return
        try:
            self._archive = _archive_in(self._file, self.size)
        except (*BROKEN, OSError, Unreadable) as error:
            raise self._not_ours(f"its archive is damaged: {error}") from error
        self._members = _members_of(self._archive, refusals)
        if not self._members.keys() & {MANIFEST, GAMES}:
            raise self._not_ours("there are no games in this archive")
        self.size = self._members[GAMES].file_size if GAMES in self._members else 0
        if MANIFEST in self._members:
            try:
                self.manifest = read_manifest(self._whole(MANIFEST))
            except EngineError as error:
                refusals.tell(Notice("part_damaged", {"part": MANIFEST, "why": error}))
        if self.manifest is None:
            refusals.tell(Notice("manifest_missing"))
        elif self.manifest.version > VERSION:
            raise StoreError("import_newer", file=self._path.name, by=self.manifest.app)
        else:
            for name in self.manifest.hashes:
                if name not in self._archive.NameToInfo:
                    refusals.refuse(Notice("part_missing", {"part": quote(name)}))

    def part(self, name: str, refusals: Refusals) -> bytes | None:
        """A small part that is as it was written; None if there is none."""
        if name not in self._members or self.manifest is None:
            return None
        try:
            data = self._whole(name)
            if hashlib.sha256(data).hexdigest() != self.manifest.hashes.get(name):
                raise Unreadable("it is not as it was written")
        except EngineError as error:
            refusals.tell(Notice("part_damaged", {"part": name, "why": error}))
            return None
        return data

    def games(self, refusals: Refusals) -> Iterator[Line]:
        """The games, a line each, as far as they can be read and it makes sense to go on."""
        sha = hashlib.sha256()
        try:
            if self._archive is None:
                yield from self._records(refusals)
                return
            if GAMES not in self._members:
                return
            with io.BufferedReader(_Raw(self._archive.open(self._members[GAMES])), 1 << 16) as stream:
                yield from _lines(stream, refusals, sha.update)
        except (*BROKEN, OSError) as error:
            refusals.tell(Notice("rest_damaged", {"why": error}))
            return
        told = self.manifest and self.manifest.hashes.get(GAMES)
        if told != sha.hexdigest() and not refusals.too_many:
            refusals.tell(Notice("games_changed"))

    def _records(self, refusals: Refusals) -> Iterator[Line]:
        self._file.seek(0)
        one = _is_one_game(self._file, self._path.name)
        self._file.seek(0)
        if one:
            yield Line(0, self._file.read(LARGEST_RECORD + 1), self.size)
        else:
            yield from _lines(self._file, refusals)

    def _whole(self, name: str) -> bytes:
        assert self._archive is not None
        try:
            with self._archive.open(self._members[name]) as stream:
                return stream.read(LARGEST_RECORD + 1)
        except (*BROKEN, OSError) as error:
            raise Unreadable(f"it can't be unpacked: {error}") from error

    def _not_ours(self, why: str) -> StoreError:
        return StoreError("import_not_ours", file=self._path.name, why=why)


class _Raw(io.RawIOBase):
    """A member of an archive under a buffer that finds the ends of its lines quickly."""

    def __init__(self, member: IO[bytes]) -> None:
        self._member = member

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        data = self._member.read(len(memoryview(buffer)))
        memoryview(buffer)[: len(data)] = data
        return len(data)


@contextlib.contextmanager
def opened(path: Path) -> Iterator[Package]:
    """Open a file that a person chose. Raises `StoreError` if it is not there or no file."""
    try:
        status = path.stat()
        # Pipes and devices would never end.
        if not stat.S_ISREG(status.st_mode):
            raise StoreError("import_not_ours", file=path.name, why="it is no file")
        file = path.open("rb")
    except FileNotFoundError as error:
        raise StoreError("import_missing", file=path) from error
    except (OSError, ValueError) as error:
        raise StoreError("import_not_ours", file=path.name, why=error) from error
    with file:
        yield Package(file, path, status.st_size)


def _archive_in(file: IO[bytes], size: int) -> zipfile.ZipFile:
    """The archive, once its list of contents is known to be short: zipfile would read one of any length.

    It reads the list that the file's last 22 bytes name, if they look like an end without a comment; so must these.
    """
    tail_size = min(size, END.size + LARGE_END_SIZE)
    file.seek(size - tail_size)
    tail = file.read(tail_size)
    if len(tail) < END.size:
        raise Unreadable("it is cut off")
    mark, disk, first_disk, here, members, directory, _offset, comment = END.unpack(tail[-END.size :])
    if mark != END_MARK or comment:
        raise Unreadable("it does not end where its list of contents ends")
    if disk or first_disk or here != members or tail.startswith(LARGE_END_MARK):
        raise Unreadable("it is made in a way that exports are not")
    if members > MOST_MEMBERS or directory > LARGEST_DIRECTORY:
        raise Unreadable(f"there are {members} files in it, and an export has five")
    return zipfile.ZipFile(file)


def _members_of(archive: zipfile.ZipFile, refusals: Refusals) -> dict[str, zipfile.ZipInfo]:
    """The parts that may be read."""
    found = {}
    names = Counter(info.orig_filename for info in archive.infolist())
    for info in archive.infolist():
        if key := _why_not_read(info, names[info.orig_filename]):
            refusals.refuse(Notice(key, {"part": quote(info.orig_filename)}))
        else:
            found[info.filename] = info
    return found


def _why_not_read(info: zipfile.ZipInfo, times: int) -> str | None:
    if info.orig_filename not in (MANIFEST, PROFILES, SETTINGS, GAMES, DEALERS):
        return "part_foreign"
    if times > 1:
        return "part_twice"
    if info.flag_bits & ENCRYPTED:
        return "part_encrypted"
    if stat.S_ISLNK(info.external_attr >> 16):
        return "part_link"
    if info.compress_type not in METHODS:
        return "part_packed"
    if info.file_size > (MOST_CONTENT if info.orig_filename == GAMES else LARGEST_RECORD):
        return "part_large"
    if info.file_size > STEEPEST * max(info.compress_size, 1):
        return "part_steep"
    return None


def _is_one_game(file: IO[bytes], name: str) -> bool:
    """Whether the whole file is one record, laid out in lines or not."""
    if name.endswith((".jsonl", ".json")):
        return name.endswith(".json")
    first = file.readline(LARGEST_RECORD + 1).strip()
    return not (first.startswith(b"{") and first.endswith(b"}") and file.read(1))


def _lines(
    stream: IO[bytes], refusals: Refusals, read: Callable[[bytes], object] = lambda _piece: None
) -> Iterator[Line]:
    number = done = 0
    while text := stream.readline(LARGEST_RECORD + 2):
        number += 1
        size = len(text)
        read(text)
        if size > LARGEST_RECORD + 1:
            size += _skip_line(stream, read)
        else:
            text = text.strip()
        done += size
        if text:
            yield Line(number, text, done)
        refusals.waste(size - len(text))
        if refusals.too_many:
            refusals.tell(Notice("rest_not_read", {"line": number}))
            return


def _skip_line(stream: IO[bytes], read: Callable[[bytes], object]) -> int:
    """The rest of a line that is too long, as far as there is patience for it; the answer is its length."""
    size = 0
    while size <= MOST_REFUSED and (piece := stream.readline(LARGEST_RECORD)):
        read(piece)
        size += len(piece)
        if piece.endswith(b"\n"):
            break
    return size
