"""Throw damaged and forged files at the import, and see that none of them does any harm.

    python -m tests.store.fuzz_import COUNT [SEED [MUTATION,...]]

changes real exports COUNT times, each time otherwise, and looks at each of them as the program would; what is offered
is now and then taken. It prints a JSON object with figures, and ends with 1 if anything was not as promised:

- the only error is `StoreError`;
- a file costs at most 2 seconds of a processor (more where the machine is slower than the documented one), and the
  process never has more than 200 MB;
- nothing is opened for writing, made, renamed or deleted outside the data folder;
- what was taken leaves a library in which every game that is installed can be played through, all others can be read,
  and is not offered again.

The same seed and count try the same files; whoever names mutations gets those alone. A file that did harm is kept
beside the figures.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import resource
import shutil
import struct
import sys
import tempfile
import time
import warnings
import zipfile
from collections import Counter
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from speicherstadt_app.engine.errors import BrokenGame
from speicherstadt_app.engine.record import replay
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.transfer.export import export_all, export_records
from speicherstadt_app.store.transfer.take_over import inspect, take
from tests.store.parcels import (
    DEALERS,
    GAMES,
    MANIFEST,
    PARTS,
    PROFILES,
    SETTINGS,
    games_in,
    parts_of,
    seal,
    vouch,
)
from tests.store.slowness import too_slow
from tests.store.tables_played import begin

SECONDS = 2.0
MEGABYTES = 200
EXPORTS = 24
TAKE_EVERY = 50
"""How many offers are looked at for one that is taken."""
FRESH_EVERY = 40
"""How many takings a library lives through."""

NASTY_VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 10**17, 10**30, -(10**17), 0.5, 1e308, "", "x" * 41, "\u202e", "\ud800", "../x",
    "0 buy", "* deal A-office", [], {}, [[]], {"": None}, "2026-11-18T08:00:00.000Z", "9999-99-99", "finished",
    "00000000-0000-0000-0000-000000000000",
)  # fmt: skip
NASTY_BYTES = (
    b"", b"\0", b"\n", b"\n\n\n", b"{", b"}", b"[" * 3000, b'"', b"\\", b"\\ud800", b"NaN", b"-Infinity", b"1e999",
    b"9" * 5000, b"\xff\xfe", b"\xef\xbb\xbf", b"PK\3\4", b"PK\5\6", b"PK\6\7", b" " * 5000, b'{"store":1}', b"null",
)  # fmt: skip
NASTY_NAMES = ("../evil", "/etc/evil", "C:\\evil", "evil\0.json", "games.speicher.jsonl/", "e\u0301vil", "x" * 2000, "")
NASTY_NUMBERS = (0, 1, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF)

Mutation = Callable[[Random, "Corpus"], bytes]


class Corpus:
    """Real exports, as bytes and taken apart."""

    def __init__(self, folder: Path, seed: int) -> None:
        chance = Random(seed)
        self.exports: list[bytes] = []
        self.records: list[bytes] = []
        library = open_library(folder)
        anna = library.profiles.create("Anna Ümlaut", "crane", "red", "de")
        library.settings.keep_app(library.settings.app())
        for number in range(EXPORTS):
            game = begin(library, seed=chance.randrange(10**15), players=chance.randint(2, 5), person=anna)
            if number % 8 == 7:
                game.finish()
            else:
                game.play(chance.randrange(30))
            if number % 5 == 4:
                library.abandon(game.id)
            if number % 6 == 5:
                library.trash(game.id)
            path = folder / "corpus.speicher"
            export_all(library, path)
            self.exports.append(path.read_bytes())
            export_records(library, path, [game.id])
            self.records.append(path.read_bytes())
            path.unlink()
            # Few games each: what is long takes long, and is hit where it does not matter.
            library.trash(game.id)
            if number % 2:
                library.purge(days=-1)
        library.close()
        self.parts = [self._apart(export, folder) for export in self.exports]
        shutil.rmtree(folder)

    def _apart(self, export: bytes, folder: Path) -> dict[str, bytes]:
        path = folder / "apart.speicher"
        path.write_bytes(export)
        return parts_of(path)


# --- mutations ------------------------------------------------------------------------------------------------------


def damage(chance: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """A few bytes changed, lost, doubled, or from elsewhere."""
    found = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        at = chance.randrange(len(found) + 1)
        end = min(len(found), at + chance.choice((1, 1, 2, 4, 30, 400)))
        match chance.randrange(7):
            case 0 if at < len(found):
                found[at] ^= 1 << chance.randrange(8)
            case 1:
                del found[at:end]
            case 2:
                found[at:at] = found[at:end]
            case 3:
                found[at:end] = chance.choice(NASTY_BYTES)
            case 4:
                found[at:at] = chance.choice(NASTY_BYTES)
            case 5:
                del found[at:]
            case _:
                other = chance.choice(others)
                found[at:] = other[chance.randrange(len(other) + 1) :]
    return bytes(found)


def any_bytes(chance: Random, corpus: Corpus) -> bytes:
    return damage(chance, chance.choice(corpus.exports), corpus.exports)


def header_fields(chance: Random, corpus: Corpus) -> bytes:
    """Numbers in the archive's own tables: sizes, places, flags, versions."""
    found = bytearray(chance.choice(corpus.exports))
    for _ in range(chance.randint(1, 3)):
        mark = chance.choice((b"PK\1\2", b"PK\3\4", b"PK\5\6"))
        places = [match.start() for match in re.finditer(re.escape(mark), found)]
        at = chance.choice(places or [0]) + chance.randrange(4, 46)
        number = chance.choice((*NASTY_NUMBERS, chance.randrange(1 << 16)))
        layout = chance.choice(("<H", "<L"))
        struct.pack_into(layout, found, min(at, len(found) - 4), number & (0xFFFF if layout == "<H" else 0xFFFFFFFF))
    return bytes(found)


def members(chance: Random, corpus: Corpus) -> bytes:
    """Other files in the archive, or the same ones otherwise."""
    parts = dict(chance.choice(corpus.parts))
    found: list[tuple[zipfile.ZipInfo, bytes]] = []
    for name, data in parts.items():
        for _ in range(chance.choice((0, 1, 1, 1, 1, 1, 1, 2))):
            info = zipfile.ZipInfo(name)
            if not chance.randrange(4):
                info = zipfile.ZipInfo(chance.choice((*NASTY_NAMES, *PARTS)))
            info.compress_type = chance.choice((zipfile.ZIP_DEFLATED,) * 8 + (zipfile.ZIP_STORED, zipfile.ZIP_BZIP2))
            if not chance.randrange(8):
                info.external_attr = 0o120777 << 16
            found.append((info, data if chance.randrange(8) else b"\n" * chance.choice((10, 100_000, 2_000_000))))
    chance.shuffle(found)
    return zipped(found)


def texts(chance: Random, corpus: Corpus) -> bytes:
    """Damage inside the files, under a manifest that vouches for it, or not."""
    parts = dict(chance.choice(corpus.parts))
    for name in chance.sample(PARTS, chance.choice((1, 1, 2))):
        parts[name] = damage(chance, parts[name], [other[name] for other in corpus.parts])
    if chance.randrange(4):
        with contextlib.suppress(ValueError, RecursionError, TypeError):
            parts = vouch(parts)
    return zipped([(zipfile.ZipInfo(name), data) for name, data in parts.items()])


def values(chance: Random, corpus: Corpus) -> bytes:
    """Wrong values in their right places, sealed and vouched for: these get as far as anything can."""
    parts = dict(chance.choice(corpus.parts))
    if chance.randrange(3):
        games = games_in(parts)
        game = chance.choice(games)
        for _ in range(chance.choice((1, 1, 2, 3))):
            change_within(chance, game, corpus)
        try:
            lines = [seal(game) for game in games]
        except (KeyError, TypeError, AttributeError, UnicodeError):
            lines = [json.dumps(game).encode() for game in games]
        parts[GAMES] = b"\n".join(lines)
    else:
        name = chance.choice((PROFILES, SETTINGS, DEALERS, MANIFEST))
        data = json.loads(parts[name])
        change_within(chance, data, corpus)
        parts[name] = json.dumps(data).encode()
        if name == MANIFEST:
            return zipped([(zipfile.ZipInfo(name), data) for name, data in parts.items()])
    return zipped([(zipfile.ZipInfo(name), data) for name, data in vouch(parts).items()])


def records(chance: Random, corpus: Corpus) -> bytes:
    """Records without an archive around them."""
    data = chance.choice(corpus.records)
    if chance.randrange(2):
        return damage(chance, data, corpus.records)
    game = json.loads(data)
    if chance.randrange(2):
        game.pop("store")
    change_within(chance, game, corpus)
    try:
        return seal(game)
    except (KeyError, TypeError, AttributeError, UnicodeError):
        return json.dumps(game).encode()


MUTATIONS: tuple[Mutation, ...] = (
    any_bytes,
    any_bytes,
    header_fields,
    members,
    texts,
    texts,
    values,
    values,
    values,
    records,
    records,
)


def zipped(found: Sequence[tuple[zipfile.ZipInfo, bytes]]) -> bytes:
    buffer = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(buffer, "w") as archive:
        # Names that stand there twice are meant to.
        warnings.simplefilter("ignore")
        for info, data in found:
            archive.writestr(info, data, info.compress_type or zipfile.ZIP_DEFLATED, compresslevel=1)
    return buffer.getvalue()


def change_within(chance: Random, data: Any, corpus: Corpus) -> None:
    """Somewhere inside: another value, one less, one more, two exchanged."""
    holders = [data]
    for holder in holders:
        inner = holder.values() if isinstance(holder, dict) else holder
        holders += [value for value in inner if isinstance(value, dict | list) and value]
    holder = chance.choice(holders)
    keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    if not keys:
        return
    key = chance.choice(keys)
    match chance.randrange(6):
        case 0:
            del holder[key]
        case 1:
            other = chance.choice(keys)
            holder[key], holder[other] = holder[other], holder[key]
        case 2 if isinstance(holder, list):
            holder[key:key] = [holder[key]] * chance.choice((1, 1, 50))
        case 3 if isinstance(holder, dict):
            holder[chance.choice(("", "store", "moves", "result", "seed", "x"))] = deepcopy(chance.choice(NASTY_VALUES))
        case 4:
            games = games_in(chance.choice(corpus.parts))
            holder[key] = chance.choice(list(chance.choice(games).values()))
        case _:
            holder[key] = deepcopy(chance.choice(NASTY_VALUES))


# --- the guard ------------------------------------------------------------------------------------------------------

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
CHANGES = {"os.rename", "os.mkdir", "os.remove", "os.rmdir", "os.link", "os.symlink", "os.truncate", "shutil.move"}


class Guard:
    """Hears of every file that Python opens or changes, and of every database."""

    def __init__(self, folder: Path) -> None:
        self._allowed = str(folder.resolve())
        self.watching = False
        self.seen: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[Any, ...]) -> None:
        if not self.watching:
            return
        if event == "open" and isinstance(args[0], str | bytes | os.PathLike) and args[2] & WRITING:
            self._note(event, args[0])
        elif event in CHANGES:
            for path in args[:2]:
                if isinstance(path, str | bytes | os.PathLike):
                    self._note(event, path)
        elif event == "sqlite3.connect" and "mode=ro" not in str(args[0]):
            self._note(event, str(args[0]).removeprefix("file://").partition("?")[0])
        elif event in ("subprocess.Popen", "os.system", "os.exec", "socket.connect"):
            self.seen.append(event)

    def _note(self, event: str, path: Any) -> None:
        if not os.path.realpath(os.fsdecode(path)).startswith(self._allowed):
            self.seen.append(f"{event} {path!r}")


# --- the run --------------------------------------------------------------------------------------------------------


class Fuzzer:
    def __init__(self, folder: Path, seed: int, mutations: Sequence[Mutation]) -> None:
        self._seed = seed
        self._mutations = mutations
        self._data = folder / "data"
        self._file = folder / "given" / "file.speicher"
        self._file.parent.mkdir()
        self._corpus = Corpus(folder / "corpus", seed)
        self._library: Library | None = None
        self._takings = 0
        self.tally: Counter[str] = Counter()
        self.harm: list[str] = []
        self.slowest = 0.0
        self.guard = Guard(self._data)

    def run(self, count: int) -> None:
        for number in range(count):
            chance = Random(f"{self._seed} {number}")
            mutation = chance.choice(self._mutations)
            self._file.write_bytes(mutation(chance, self._corpus))
            self._try(f"{mutation.__name__} {self._seed} {number}")
        if self._library:
            self._library.close()

    def _try(self, name: str) -> None:
        library = self._open()
        harm = len(self.harm)
        self.guard.watching = True
        began = time.process_time()
        try:
            offer = inspect(library, self._file)
        except StoreError:
            self.tally["refused whole"] += 1
        except BaseException as error:  # noqa: BLE001 - whatever it is, it is harm
            self.harm.append(f"{name}: {error!r}")
        else:
            self.tally["refused in part" if offer.refused else "in order"] += 1
            self.tally["offered"] += not offer.empty
            broken = [notice for notice in offer.refused if isinstance(notice.facts.get("why"), BrokenGame)]
            self.harm += [f"{name}: {notice}" for notice in broken]
            if not offer.empty and self.tally["offered"] % TAKE_EVERY == 0:
                self._take(name, library)
        seconds = time.process_time() - began
        self.guard.watching = False
        self.slowest = max(self.slowest, seconds)
        if too_slow(seconds, SECONDS):
            self.harm.append(f"{name}: {seconds:.1f} s")
        self.harm += [f"{name}: {seen}" for seen in self.guard.seen]
        self.guard.seen.clear()
        if len(self.harm) > harm:
            shutil.copy(self._file, Path(tempfile.gettempdir()) / f"{name.replace(' ', '-')}.speicher")

    def _take(self, name: str, library: Library) -> None:
        self._takings += 1
        try:
            offer = inspect(library, self._file)
            taken = take(library, offer)
            again = inspect(library, self._file)
            for card in (*library.cards(), *library.cards(trashed=True)):
                record = library.record(card.id)
                if card.state == "finished" and card.game in registry.FOLDERS:
                    replay(record, registry.find)
        except BaseException as error:  # noqa: BLE001 - whatever it is, it is harm
            self.harm.append(f"{name}, taken: {error!r}")
            return
        self.tally["taken"] += 1
        if taken.games != len(offer.games) or not again.empty:
            self.harm.append(f"{name}: taken {taken.games} of {len(offer.games)} games, {len(again.games)} left")

    def _open(self) -> Library:
        if self._library is None or self._takings == FRESH_EVERY:
            if self._library:
                self._library.close()
            shutil.rmtree(self._data, ignore_errors=True)
            self._library = open_library(self._data)
            self._takings = 0
        return self._library


def peak_kilobytes() -> int:
    """The most memory this program had. What `getrusage` tells begins with what its parent had."""
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0])


def main() -> int:
    count = int(sys.argv[1])
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    names = sys.argv[3].split(",") if len(sys.argv) > 3 else [mutation.__name__ for mutation in MUTATIONS]
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        fuzzer = Fuzzer(Path(folder), seed, [mutation for mutation in MUTATIONS if mutation.__name__ in names])
        # What would eat the machine gets an error of its own long before.
        space = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (space + (512 << 20),) * 2)
        began = time.monotonic()
        fuzzer.run(count)
        seconds = time.monotonic() - began
    megabytes = peak_kilobytes() / 1024
    if megabytes > MEGABYTES:
        fuzzer.harm.append(f"{megabytes:.0f} MB")
    figures = {
        "files": count,
        **fuzzer.tally,
        "a second": round(count / seconds),
        "slowest": round(fuzzer.slowest, 3),
        "megabytes": round(megabytes),
        "harm": fuzzer.harm,
    }
    print(json.dumps(figures))
    return 1 if fuzzer.harm else 0


if __name__ == "__main__":
    sys.exit(main())
