"""Files that mean harm, or were harmed: each piece that is wrong is refused in a sentence, and the rest is offered."""

from __future__ import annotations

import gc
import io
import json
import os
import resource
import sqlite3
import struct
import time
import uuid
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.transfer import Offer, inspect, take
from speicherstadt_app.store.transfer_out import export_all
from tests.store.conftest import Open
from tests.store.parcels import (
    DEALERS,
    GAMES,
    MANIFEST,
    PARTS,
    PROFILES,
    SETTINGS,
    Data,
    Parts,
    bring,
    changed,
    compact,
    games_in,
    pack,
    parts_of,
    seal,
    vouch,
    with_games,
)
from tests.store.tables_played import begin

SECONDS = 2.0
MEGABYTES = 200


@pytest.fixture
def parcel(folder: Path) -> Path:
    folder.parent.mkdir(exist_ok=True)
    return folder.parent / "given" / "everything.speicher"


@pytest.fixture(scope="module")
def export(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A good export of Anna and two games, of which the first is finished."""
    folder = tmp_path_factory.mktemp("origin")
    library = open_library(folder)
    anna = library.profiles.create("Anna", "crane", "red", "de")
    library.settings.keep_app(library.settings.app())
    begin(library, seed=1, person=anna).finish()
    begin(library, seed=2, person=anna).play(30)
    export_all(library, folder / "all.speicher")
    library.close()
    return (folder / "all.speicher").read_bytes()


@pytest.fixture
def good(export: bytes, parcel: Path) -> Parts:
    parcel.parent.mkdir()
    parcel.write_bytes(export)
    return parts_of(parcel)


@pytest.fixture
def library(good: Parts, opened: Open, folder: Path) -> Iterator[Library]:
    """An empty one; nothing beside its folder may change."""
    library = opened(folder)
    before = snapshot(folder)
    yield library
    assert snapshot(folder) == before


def snapshot(folder: Path) -> dict[Path, bytes]:
    """Everything that lies around the data folder."""
    around = (path for path in folder.parent.rglob("*") if path.is_file() and "given" not in path.parts)
    return {path: path.read_bytes() for path in around if folder not in path.parents}


def told(offer: Offer) -> str:
    """Everything that is refused, each in a sentence."""
    sentences = [str(notice) for notice in offer.refused]
    assert all(sentence.endswith(".") and len(sentence) < 400 for sentence in sentences)
    assert all(sentence.isprintable() for sentence in sentences)
    return " ".join(sentences)


class Weighed(NamedTuple):
    seconds: float
    megabytes: float
    games: int
    refused: str


def weigh(library: Library, path: Path) -> Weighed:
    """Look at a file in a process of its own that has little memory, and say what it cost."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(writing, json.dumps(_weigh(library, path)).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    assert answer, "it did not come back"
    return Weighed(*json.loads(answer))


def _weigh(library: Library, path: Path) -> Weighed:
    gc.freeze()
    space = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (space + (MEGABYTES << 20),) * 2)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    began = time.process_time()
    try:
        offer = inspect(library, path)
        games, refused = len(offer.games), told(offer)
    except StoreError as error:
        games, refused = 0, str(error)
    seconds = time.process_time() - began
    return Weighed(seconds, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024, games, refused)


def cheap(library: Library, path: Path) -> Weighed:
    weighed = weigh(library, path)
    assert weighed.seconds <= SECONDS
    assert weighed.megabytes <= MEGABYTES
    return weighed


def test_a_good_file_has_nothing_to_refuse(library: Library, parcel: Path) -> None:
    offer, taken = bring(library, parcel)
    assert offer.refused == ()
    assert (taken.games, taken.profiles) == (2, 1)


# --- a game that is wrong -------------------------------------------------------------------------------------------


def with_move(data: Data, ply: int, text: str) -> None:
    data["moves"][ply] = text


def with_text(old: str, new: str) -> Callable[[Data], bytes]:
    """The line with its first such text exchanged, whatever its seal says then."""

    def change(data: Data) -> bytes:
        line = compact({key: value for key, value in data.items() if key != "store"})
        assert old in line
        return line.replace(old, new, 1).encode("utf-8", "surrogatepass")

    return change


def told_otherwise(change: Callable[[Data], object]) -> Callable[[Data], bytes]:
    """The line with something else in it, and a seal that fits."""
    return lambda data: seal(changed(data, change))


def in_store(key: str, value: object) -> Callable[[Data], bytes]:
    return told_otherwise(lambda data: data["store"].update({key: value}))


def unsealed(data: Data) -> bytes:
    return compact(changed(data, lambda data: data["store"].update(seconds=1.0))).encode()


NOISE = Random(1).randbytes(1 << 20).hex().encode()
"""What hardly compresses, and is longer than any record."""

WRONG: dict[str, tuple[Callable[[Data], bytes], str]] = {
    "nested 5,000 deep": (with_text('"options":{}', f'"x":{"[" * 5000}{"]" * 5000},"options":{{}}'), "nested too deep"),
    "a number of 100,000 digits": (with_text('"first":', f'"x":{"9" * 100_000},"first":'), "100000 digits"),
    "NaN": (with_text('"first":', '"x":NaN,"first":'), "NaN is not a number"),
    "Infinity": (with_text('"first":', '"x":[-Infinity],"first":'), "Infinity is not a number"),
    "a float beyond all": (with_text('"first":', '"x":1e999,"first":'), "too large"),
    "a key twice": (with_text('"first":', '"first":0,"first":'), "stands there twice"),
    "half a character": (with_text('"Anna"', '"An\\ud800na"'), "half a character"),
    "half a character in bytes": (with_text('"Anna"', '"An\ud800na"'), "not UTF-8"),
    "a name that turns the writing": (told_otherwise(lambda d: d["players"][0].update(name="An\u202ena")), "U+202E"),
    "a name with a control": (told_otherwise(lambda d: d["players"][0].update(name="An\x07na")), "U+0007"),
    "a name without end": (told_otherwise(lambda d: d["players"][0].update(name="A" * 41)), "at most 40"),
    "no name": (told_otherwise(lambda d: d["players"][0].update(name=" ")), "at least one character"),
    "an illegal move": (told_otherwise(lambda d: with_move(d, 20, "0 buy")), "ply 20, '0 buy'"),
    "a move twice": (told_otherwise(lambda d: d["moves"].insert(9, d["moves"][9])), "ply 1"),
    "a move missing": (told_otherwise(lambda d: d["moves"].pop(40)), "ply 4"),
    "no move at all": (told_otherwise(lambda d: with_move(d, 3, "\x1b[2J")), "ply 3"),
    "a wrong score": (told_otherwise(lambda d: d["result"]["scores"].__setitem__(0, 99)), "its moves lead to"),
    "negative coins": (told_otherwise(lambda d: d["result"]["coins"].__setitem__(1, -5)), "its moves lead to"),
    "another winner": (told_otherwise(lambda d: d["result"].update(winners=[0, 1])), "its moves lead to"),
    "a result too early": (told_otherwise(lambda d: d.update(moves=d["moves"][:50])), "end before the game is over"),
    "no result": (told_otherwise(lambda d: d.pop("result")), "seed"),
    "no state that fits": (in_store("state", "unfinished"), "contradict"),
    "another game": (told_otherwise(lambda d: d.update(game="chess")), "there is no game 'chess'"),
    "rules to come": (told_otherwise(lambda d: d.update(rules=2)), "version 2 of the rules"),
    "a format to come": (told_otherwise(lambda d: d.update(version=2)), "its format has version 2"),
    "no format": (told_otherwise(lambda d: d.pop("format")), "no game record"),
    "options unheard of": (told_otherwise(lambda d: d.update(options={"cheat": True})), "cheat"),
    "fifty players": (told_otherwise(lambda d: d.update(players=d["players"] * 25)), "players"),
    "a broken seal": (unsealed, "its seal is broken"),
    "no seal": (lambda data: compact({**data, "store": {}}).encode(), "its seal is broken"),
    "no store": (lambda data: compact({**data, "store": 7}).encode(), "store must be an object"),
    "no id": (in_store("id", None), "no id"),
    "an id that is a path": (in_store("id", "../../evil"), "no id"),
    "an id in capitals": (in_store("id", str(uuid.UUID(int=0xABC)).upper()), "no id"),
    "a state unheard of": (in_store("state", "won"), "none that a game can be in"),
    "no order": (in_store("order", -1), "order"),
    "an order that is true": (in_store("order", 1.5), "order"),
    "a time before all time": (in_store("begun_at", "0000-00-00"), "begun_at is no time"),
    "a time that is none": (in_store("played_at", 1763452800), "played_at is no time"),
    "a time beyond all": (in_store("ended_at", "9999-12-31T23:59:59-23:59"), "ended_at is no time"),
    "a day that is none": (in_store("day", "2026-02-30"), "day is none"),
    "negative seconds": (in_store("seconds", -1.0), "seconds"),
    "endless seconds": (in_store("seconds", 1e300), "seconds"),
    "neither assisted nor not": (in_store("assisted", 1), "neither true nor false"),
    "a list": (lambda data: b"[1,2,3]", "a record is a JSON object"),
    "nothing but quotes": (lambda data: b'"' * 9, "not whole JSON"),
    "a line without end": (lambda data: b'{"x":"' + NOISE + b'"}', "longer than a record"),
    "zeros": (lambda data: b" " * 2000 + b"{" + bytes(50), "not whole JSON"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_game_is_refused_and_the_next_one_offered(
    library: Library, parcel: Path, good: Parts, name: str
) -> None:
    make, why = WRONG[name]
    finished, other = games_in(good)
    pack(parcel, with_games(good, make(finished), seal(other)))
    offer, taken = bring(library, parcel)
    assert len(offer.refused) == 1
    assert why in told(offer)
    assert told(offer).startswith("The game in line 1 can't be taken: ")
    assert [game.id for game in offer.games] == [other["store"]["id"]]
    assert taken.games == 1
    assert [card.id for card in library.cards()] == [other["store"]["id"]]


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_game_alone_is_refused(library: Library, parcel: Path, good: Parts, name: str) -> None:
    make, why = WRONG[name]
    line = make(games_in(good)[0])
    path = parcel.with_name("game.speicher.json")
    path.write_bytes(line)
    offer, taken = bring(library, path)
    assert offer.empty
    assert why in told(offer)
    assert (taken.games, taken.backup) == (0, None)


def test_what_an_assisted_game_says_of_counting_is_not_believed(library: Library, parcel: Path, good: Parts) -> None:
    finished, _ = games_in(good)
    pack(parcel, with_games(good, told_otherwise(lambda d: d["store"].update(assisted=True, counted=True))(finished)))
    bring(library, parcel)
    (card,) = library.cards()
    assert card.assisted
    assert not card.counted


def test_the_same_game_twice_is_taken_once(library: Library, parcel: Path, good: Parts) -> None:
    finished, other = (seal(game) for game in games_in(good))
    pack(parcel, with_games(good, finished, other, finished))
    offer, _ = bring(library, parcel)
    assert told(offer) == "The game in line 3 can't be taken: the same game stands there twice."
    assert len(library.cards()) == 2


# --- people, settings, dealers, manifest ----------------------------------------------------------------------------


def person_with(key: str, value: object) -> Callable[[Data], object]:
    return lambda data: data.update({key: value})


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("name", "An\u202ena", "U+202E"),
        ("name", "A\nB", "U+000A"),
        ("name", "", "at least one character"),
        ("name", "x" * 41, "at most 40"),
        ("name", None, "no name"),
        ("id", "1; DROP TABLE games", "no id"),
        ("emblem", "x" * 41, "emblem"),
        ("colour", "\x1b[31m", "colour"),
        ("language", 7, "language"),
        ("settings", [], "settings"),
        ("created_at", "yesterday", "created_at"),
        ("archived_at", True, "archived_at"),
    ],
)
def test_a_wrong_person_is_refused_and_the_next_one_offered(
    library: Library, parcel: Path, good: Parts, key: str, value: object, why: str
) -> None:
    (anna,) = json.loads(good[PROFILES])
    wrong = changed({**anna, "id": str(uuid.uuid4())}, person_with(key, value))
    pack(parcel, vouch({**good, PROFILES: json.dumps([wrong, anna, anna]).encode()}))
    offer, _ = bring(library, parcel)
    assert told(offer).startswith("Person 1 can't be taken: ")
    assert why in told(offer)
    assert str(offer.refused[1]) == "Person 3 can't be taken: it stands there twice."
    assert [profile.id for profile in library.profiles.all()] == [anna["id"]]
    assert len(library.cards()) == 2


NASTY_JSON = {
    "nested": b"[" * 5000 + b"]" * 5000,
    "digits": b"9" * 100_000,
    "NaN": b"NaN",
    "a key twice": b'{"a":1,"a":2}',
    "half a character": b'{"a":"\\ud800"}',
    "no UTF-8": b"\xff\xfe\x00",
    "nothing": b"",
    "another kind": b"7",
    "null": b"null",
    "too much": b"[" + b"1," * (1 << 19) + b"1]",
}


@pytest.mark.parametrize("name", NASTY_JSON)
@pytest.mark.parametrize("part", [PROFILES, SETTINGS, DEALERS])
def test_a_part_that_is_no_sense_costs_only_itself(
    library: Library, parcel: Path, good: Parts, part: str, name: str
) -> None:
    pack(parcel, vouch({**good, part: NASTY_JSON[name]}))
    offer, taken = bring(library, parcel)
    assert part in told(offer)
    assert taken.games == 2
    assert taken.profiles == (part != PROFILES)


@pytest.mark.parametrize("name", NASTY_JSON)
def test_without_a_good_manifest_games_alone_are_offered(
    library: Library, parcel: Path, good: Parts, name: str
) -> None:
    pack(parcel, {**good, MANIFEST: NASTY_JSON[name]})
    offer, taken = bring(library, parcel)
    assert "no manifest to vouch" in told(offer)
    assert (taken.games, taken.profiles, taken.settings) == (2, 0, 0)
    pack(parcel, {key: value for key, value in good.items() if key != MANIFEST})
    assert "no manifest to vouch" in told(inspect(library, parcel))


@pytest.mark.parametrize(
    "changes", [{"format": "zip"}, {"version": 0}, {"version": True}, {"version": "1"}, {"files": 7}]
)
def test_a_manifest_of_another_kind_vouches_for_nothing(
    library: Library, parcel: Path, good: Parts, changes: Data
) -> None:
    manifest = json.loads(good[MANIFEST]) | changes
    pack(parcel, {**good, MANIFEST: json.dumps(manifest).encode()})
    offer, taken = bring(library, parcel)
    assert "no manifest to vouch" in told(offer)
    assert (taken.games, taken.profiles) == (2, 0)


def test_a_newer_export_is_for_a_newer_program(library: Library, parcel: Path, good: Parts) -> None:
    pack(parcel, vouch(good, version=2, app="7.1"))
    with pytest.raises(StoreError, match=r"Speicherstadt 7\.1, which is newer than this one: install"):
        inspect(library, parcel)


@pytest.mark.parametrize("part", [PROFILES, SETTINGS, DEALERS, GAMES])
def test_a_hash_that_does_not_fit_is_found_out(library: Library, parcel: Path, good: Parts, part: str) -> None:
    manifest = json.loads(good[MANIFEST])
    manifest["files"][part] = "0" * 64
    pack(parcel, {**good, MANIFEST: json.dumps(manifest).encode()})
    offer, taken = bring(library, parcel)
    assert len(offer.refused) == 1
    assert "as they were written" in told(offer) if part == GAMES else f"{part} can't be taken" in told(offer)
    assert taken.games == 2


@pytest.mark.parametrize("part", [PROFILES, SETTINGS, DEALERS, GAMES])
def test_a_part_that_is_missing_is_missed(library: Library, parcel: Path, good: Parts, part: str) -> None:
    pack(parcel, {name: data for name, data in good.items() if name != part})
    offer, taken = bring(library, parcel)
    assert f"'{part}' is missing" in told(offer)
    assert taken.games == (0 if part == GAMES else 2)


# --- the archive ----------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("filling", [b"\0", b" ", b"\n", b"[", b'{"a":'])
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


def with_id(data: Data, number: int) -> Data:
    return {**data, "store": {**data["store"], "id": str(uuid.UUID(int=number)), "order": number + 1}}


def test_much_that_is_wrong_ends_the_patience(library: Library, parcel: Path, good: Parts) -> None:
    finished, other = games_in(good)
    wrong = changed(finished, lambda data: with_move(data, len(data["moves"]) - 1, "0 buy"))
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


# --- what is no such file at all ------------------------------------------------------------------------------------


def a_database(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(
        "CREATE TABLE games (id); CREATE VIEW moves AS SELECT writefile('/tmp/evil', 'x');"
        "CREATE TRIGGER evil AFTER INSERT ON games BEGIN DELETE FROM games; END;"
    )
    connection.close()


NO_EXPORTS: dict[str, Callable[[Path], Any]] = {
    "a foreign database": a_database,
    "a folder": lambda path: path.mkdir(),
    "a pipe": os.mkfifo,
    "endless zeros": lambda path: path.symlink_to("/dev/zero"),
    "a picture": lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
    "an archive of other things": lambda path: pack(path, {"letter.txt": b"dear"}),
    "an empty archive": lambda path: pack(path, {}),
    "a link to nowhere": lambda path: path.symlink_to("nowhere"),
    "a link to itself": lambda path: path.symlink_to(path.name),
    "something huge": lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_WRONLY), 1 << 40),
}


@pytest.mark.parametrize("name", NO_EXPORTS)
def test_what_is_no_export_is_refused_whole(library: Library, parcel: Path, name: str) -> None:
    path = parcel.with_name("other")
    NO_EXPORTS[name](path)
    with pytest.raises(StoreError) as refusal:
        inspect(library, path)
    assert str(refusal.value).endswith(".")
    assert "other" in str(refusal.value)


def test_huge_text_is_refused_whole(library: Library, parcel: Path) -> None:
    path = parcel.with_name("huge.speicher.jsonl")
    with path.open("wb") as file:
        file.write(b'{"format": 1}\n' * 99)
        file.truncate(1 << 40)
    with pytest.raises(StoreError, match="larger than all games of a life"):
        inspect(library, path)


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"hello\nworld\n", b"{}", b"[]\n{}\n"])
def test_text_without_games_offers_nothing(library: Library, parcel: Path, content: bytes) -> None:
    for name in ("x.speicher.json", "x.speicher.jsonl", "x.speicher", "x"):
        path = parcel.with_name(name)
        path.write_bytes(content)
        offer, taken = bring(library, path)
        assert offer.empty
        assert taken.backup is None
        told(offer)


# --- many -----------------------------------------------------------------------------------------------------------


def many_games(parcel: Path, good: Parts, games: int) -> None:
    first, other = games_in(good)
    lines = []
    for number in range(games):
        data = first if number % 20 == 0 else other
        lines.append(seal(with_id(data, number)))
    pack(parcel, with_games(good, *lines))


def take_many(library: Library, parcel: Path, good: Parts, games: int) -> None:
    many_games(parcel, good, games)
    weighed = weigh(library, parcel)
    assert weighed.games == games
    assert weighed.megabytes <= MEGABYTES
    heard: list[int] = []
    offer = inspect(library, parcel, lambda done, all_: heard.append(done * 100 // all_))
    assert heard == sorted(heard)
    assert heard[-1] > 90
    assert take(library, offer).games == games
    assert len(library.cards()) == games
    assert inspect(library, parcel).known == games


def test_a_thousand_games_are_taken_in_little_memory(library: Library, parcel: Path, good: Parts) -> None:
    take_many(library, parcel, good, 1_000)


@pytest.mark.long
@pytest.mark.timeout(900)
def test_ten_thousand_games_are_taken_in_little_memory(library: Library, parcel: Path, good: Parts) -> None:
    take_many(library, parcel, good, 10_000)
