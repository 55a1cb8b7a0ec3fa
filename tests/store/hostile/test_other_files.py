"""Files that are no exports at all, and files with very many games."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.store.library import Library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.transfer.take_over import inspect, take
from tests.store.parcels import (
    Parts,
    bring,
    games_in,
    pack,
    seal,
    with_games,
    with_id,
)
from tests.store.weighing import MEGABYTES, told, weigh

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
def test_ten_thousand_games_are_taken_in_little_memory(library: Library, parcel: Path, good: Parts) -> None:
    take_many(library, parcel, good, 10_000)
