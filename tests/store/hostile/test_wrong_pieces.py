"""Games, people and parts that are wrong: each is refused in a sentence, and the rest is offered."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from speicherstadt_app.store.library import Library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.transfer.take_over import inspect
from tests.games.speicherstadt.variants import OPTIONS
from tests.store.parcels import (
    DEALERS,
    GAMES,
    MANIFEST,
    PROFILES,
    SETTINGS,
    Data,
    Parts,
    bring,
    changed,
    compact,
    games_in,
    pack,
    seal,
    vouch,
    with_games,
)
from tests.store.weighing import told


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
    "no name of a game": (told_otherwise(lambda d: d.update(game="chess\x1b[2J")), "no name that a game could have"),
    "another game with other figures": (
        told_otherwise(lambda d: [d.update(game="chess"), d["result"].update(scores=[1])]),
        "no score for each player",
    ),
    "rules to come": (told_otherwise(lambda d: d.update(rules=2)), "version 2 of the rules"),
    "a format to come": (told_otherwise(lambda d: d.update(version=2)), "its format has version 2"),
    "no format": (told_otherwise(lambda d: d.pop("format")), "no game record"),
    "options unheard of": (told_otherwise(lambda d: d.update(options={"cheat": True})), "cheat"),
    "a box that is none": (told_otherwise(lambda d: d.update(options={"box": {"cards": []}})), "'name' and 'cards'"),
    "a box that can't be played with": (
        told_otherwise(lambda d: d.update(options={"box": {"name": "Mine", "cards": ["A-office palace"]}})),
        "row 1, column 'kind'",
    ),
    "other cards than it was played with": (told_otherwise(lambda d: d.update(options=OPTIONS["wild"])), "in the card"),
    "fifty players": (told_otherwise(lambda d: d.update(players=d["players"] * 25)), "players"),
    "a broken seal": (unsealed, "its seal is broken"),
    "no seal": (lambda data: compact({**data, "store": {}}).encode(), "its seal is broken"),
    "no store": (lambda data: compact({**data, "store": 7}).encode(), "store must be an object"),
    "no id": (in_store("id", None), "no id"),
    "an empty id": (in_store("id", ""), "no id"),
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
        ("id", "", "no id"),
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
