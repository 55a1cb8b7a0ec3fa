"""Archives that mean harm, or were harmed: nothing is unpacked, nothing costs much, the rest is offered."""

from __future__ import annotations

import io
import struct
import zipfile
from itertools import product
from pathlib import Path

import pytest

from speicherstadt_app.store.library import Library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.transfer.take_over import inspect
from tests.store.parcels import (
    GAMES,
    PARTS,
    PROFILES,
    Parts,
    bring,
    games_in,
    pack,
    seal,
    with_games,
    with_id,
)
from tests.store.weighing import cheap, told


def archive(parcel: Path, good: Parts, *more: tuple[zipfile.ZipInfo, bytes]) -> None:
    """The good parts and then more."""
    with zipfile.ZipFile(parcel, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in good.items():
            file.writestr(name, data)
        for info, data in more:
            file.writestr(info, data, info.compress_type or zipfile.ZIP_DEFLATED)


EVIL = (
    "../evil",
    "../../../../tmp/evil",
    "/etc/evil",
    "C:\\evil",
    "..\\evil",
    "games/",
    "evil\0.json",
    "\x1b[2J",
    "é" * 999,
)


@pytest.mark.parametrize("name", EVIL)
def test_a_name_that_leads_out_leads_nowhere(library: Library, parcel: Path, good: Parts, name: str) -> None:
    archive(parcel, good)
    marked = "X" * len(name.encode())
    archive(parcel, good, (zipfile.ZipInfo(marked), b"evil"))
    parcel.write_bytes(parcel.read_bytes().replace(marked.encode(), name.encode()))
    offer, taken = bring(library, parcel)
    assert "does not belong in an export" in told(offer)
    assert taken.games == 2


def test_a_link_is_not_followed(library: Library, parcel: Path, good: Parts) -> None:
    info = zipfile.ZipInfo(PROFILES)
    info.external_attr = 0o120777 << 16
    parts = {name: data for name, data in good.items() if name != PROFILES}
    archive(parcel, parts, (info, b"/etc/passwd"))
    offer, taken = bring(library, parcel)
    assert f"'{PROFILES}' is a link" in told(offer)
    assert (taken.games, taken.profiles) == (2, 0)


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize("part", PARTS)
def test_a_name_that_stands_there_twice_is_not_read_at_all(
    library: Library, parcel: Path, good: Parts, part: str
) -> None:
    archive(parcel, good, (zipfile.ZipInfo(part), good[part]))
    offer = inspect(library, parcel)
    assert f"'{part}' stands in the archive more than once" in told(offer)
    assert len(offer.games) == (0 if part == GAMES else 2)


@pytest.mark.parametrize("part", PARTS)
def test_an_encrypted_part_is_not_read(library: Library, parcel: Path, good: Parts, part: str) -> None:
    data = bytearray(pack(parcel, good).read_bytes())
    for mark, name_at, flags_at in ((b"PK\1\2", 46, 8), (b"PK\3\4", 30, 6)):
        at = data.index(mark)
        while data[at + name_at : at + name_at + len(part)] != part.encode():
            at = data.index(mark, at + 1)
        data[at + flags_at] |= 1
    parcel.write_bytes(data)
    offer = inspect(library, parcel)
    assert f"'{part}' is encrypted" in told(offer)
    assert len(offer.games) == (0 if part == GAMES else 2)


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_compressions_are_not_unpacked(library: Library, parcel: Path, good: Parts, method: int) -> None:
    info = zipfile.ZipInfo(PROFILES)
    info.compress_type = method
    archive(parcel, {name: data for name, data in good.items() if name != PROFILES}, (info, good[PROFILES]))
    offer, taken = bring(library, parcel)
    assert "compressed in a way that exports are not" in told(offer)
    assert (taken.games, taken.profiles) == (2, 0)


FILLINGS = (b"\0", b" ", b"\n", b"[", b'{"a":')


@pytest.mark.parametrize(("part", "filling"), [*product(PARTS, FILLINGS[:1]), *product(PARTS[:1], FILLINGS[1:])])
def test_a_small_file_that_unpacks_to_200_megabytes_is_not_unpacked(
    library: Library, parcel: Path, good: Parts, part: str, filling: bytes
) -> None:
    bomb(parcel, good, part, filling, 200 << 20)
    assert parcel.stat().st_size < 1_000_000
    weighed = cheap(library, parcel)
    assert f"'{part}' " in weighed.refused
    assert weighed.games == (0 if part == GAMES else 2)


def bomb(parcel: Path, good: Parts, part: str, filling: bytes, size: int) -> None:
    with zipfile.ZipFile(parcel, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in good.items():
            if name != part:
                file.writestr(name, data)
        info = zipfile.ZipInfo(part)
        info.compress_type = zipfile.ZIP_DEFLATED
        with file.open(info, "w") as stream:
            piece = filling * ((1 << 20) // len(filling))
            for _ in range(size // len(piece)):
                stream.write(piece)


def test_a_bomb_that_lies_about_its_size_is_found_out(library: Library, parcel: Path, good: Parts) -> None:
    bomb(parcel, good, PROFILES, b"[", 100 << 20)
    data = bytearray(parcel.read_bytes())
    for mark, size_at in ((b"PK\1\2", 24), (b"PK\3\4", 22)):
        at = data.rindex(
            mark, 0, data.rindex(PROFILES.encode()) if mark == b"PK\1\2" else data.index(PROFILES.encode())
        )
        struct.pack_into("<L", data, at + size_at, 900)
    parcel.write_bytes(data)
    weighed = cheap(library, parcel)
    assert PROFILES in weighed.refused
    assert weighed.games == 2


def test_much_that_is_wrong_ends_the_patience(library: Library, parcel: Path, good: Parts) -> None:
    finished, other = games_in(good)
    wrong = {**finished, "moves": [*finished["moves"][:-1], "0 buy"]}
    lines = [seal(other)]
    lines += [seal(with_id(wrong, number)) for number in range(2_000)]
    pack(parcel, with_games(good, *lines))
    weighed = cheap(library, parcel)
    assert weighed.games == 1
    assert "the rest was not looked at" in weighed.refused
    offer = inspect(library, parcel)
    assert offer.more_refused > 100


DIFFICULT = {
    "blank lines": b"\n" * (60 << 20),
    "brackets": (b"[" + b"[]," * 340_000 + b"[]]\n") * 20,
    "keys": (b"{" + b",".join(b'"%d":1' % n for n in range(90_000)) + b"}\n") * 20,
    "players": (
        b'{"format":"speicherstadt-record","version":1,"game":"speicherstadt","rules":1,"first":0,"moves":[],"players":['
        + b",".join([b'{"name":"' + b"a" * 40 + b'","kind":"ai"}'] * 15_000)
        + b"]}\n"
    )
    * 20,
    "one line": b"x" * (60 << 20),
}


@pytest.mark.parametrize("name", DIFFICULT)
def test_much_that_takes_long_ends_the_patience(library: Library, parcel: Path, name: str) -> None:
    path = parcel.with_name("many.speicher.jsonl")
    path.write_bytes(DIFFICULT[name])
    assert "the rest was not looked at" in cheap(library, path).refused


def test_a_list_of_contents_without_end_is_not_read(library: Library, parcel: Path, good: Parts) -> None:
    with zipfile.ZipFile(parcel, "w") as file:
        for number in range(70_000):
            file.writestr(zipfile.ZipInfo(f"{number}"), b"")
    assert "everything.speicher can't be taken over" in cheap(library, parcel).refused
    archive(parcel, good, *((zipfile.ZipInfo(f"{number}"), b"") for number in range(100)))
    assert "105 files" in cheap(library, parcel).refused
    archive(parcel, good, *((zipfile.ZipInfo("x" * 60_000 + f"{number}"), b"") for number in range(2)))
    assert "everything.speicher can't be taken over" in cheap(library, parcel).refused


def test_an_archive_with_something_behind_its_end_is_not_read(library: Library, parcel: Path, good: Parts) -> None:
    data = pack(parcel, good).read_bytes()
    hidden = io.BytesIO()
    with zipfile.ZipFile(hidden, "w") as file:
        file.comment = b"x" * 65_000
    for wrong in (
        data + b"x",
        data[:-2] + b"\x05\0",
        data[:-2] + b"\x05\0" + b"after",
        hidden.getvalue(),
        b"PK",
        b"PK\5\6" + bytes(17),
    ):
        parcel.write_bytes(wrong)
        with pytest.raises(StoreError, match="its archive is damaged"):
            inspect(library, parcel)


@pytest.mark.parametrize("share", [0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
def test_a_torn_archive_is_said_to_be_torn(library: Library, parcel: Path, good: Parts, share: float) -> None:
    data = pack(parcel, good).read_bytes()
    parcel.write_bytes(data[: int(len(data) * share)])
    with pytest.raises(StoreError, match="its archive is damaged"):
        inspect(library, parcel)


def test_games_before_the_damage_are_offered(library: Library, parcel: Path, good: Parts) -> None:
    games = [with_id(games_in(good)[1], number) for number in range(900)]
    data = bytearray(pack(parcel, with_games(good, *map(seal, games))).read_bytes())
    middle = len(data) // 2
    data[middle : middle + 50] = b"\xff" * 50
    parcel.write_bytes(data)
    offer, taken = bring(library, parcel)
    assert "What follows in the file is damaged" in told(offer)
    assert 100 < taken.games < 900
