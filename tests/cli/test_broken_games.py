"""A game that is gone, does not load or fails is named as that, by every command; no data is called damaged for it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import open_library
from speicherstadt_app.store.transfer.export import export_all, export_records
from tests.cli.conftest import Say
from tests.fixture_game import CARD
from tests.fixture_game.registered import registered
from tests.fixture_game.rules import rules as bids_rules
from tests.store.tables_played import begin

BIDS = CARD.id
UNTRUE = ("damaged", "could not be read", "is gone", "Traceback", "memory", "no boxes of one's own", "data check")
RECORDS = ("games.speicher.jsonl", "seat.speicher.json", "all.speicher")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which Speicherstadt was played, then sealed bids, whole and in part; beside it exports of all."""
    place = tmp_path_factory.mktemp("made")
    with registered():
        library = open_library(place / "data")
        anna = library.profiles.create("Anna", "crane", "red", "de")
        begin(library, seed=1, person=anna).finish()
        begin(library, seed=2, person=anna).play(20)
        begin(library, seed=3, players=3, person=anna, game=BIDS).finish()
        begin(library, seed=4, players=4, person=anna, game=BIDS).play(25)
        for name in RECORDS[:2]:
            export_records(library, place / name, [library.cards()[0].id] if name == RECORDS[1] else None)
        export_all(library, place / RECORDS[2])
        library.close()
    return place


@pytest.fixture
def kept(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("SPEICHERSTADT_DATA", raising=False)
    shutil.copytree(made, tmp_path / "here")
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "here" / "data"


@contextmanager
def gone() -> Iterator[None]:
    with patch.dict(registry.FOLDERS):
        registry.FOLDERS.pop(BIDS, None)
        yield


def folder_of(name: str) -> AbstractContextManager[object]:
    return patch.dict(registry.FOLDERS, {BIDS: f"tests.store.{name}"})


def no_table() -> str:
    return Path("/nowhere/tiles.csv").read_text("utf-8")


@contextmanager
def without_a_table() -> Iterator[None]:
    """As where a file is away that the rules read when a game is set up."""
    with registered(), patch.object(GameCard, "chosen", lambda *_: no_table()):
        yield


STATES: dict[str, Callable[[], AbstractContextManager[object]]] = {
    "gone": gone,
    "no card": partial(folder_of, "broken_game"),
    "no rules": partial(folder_of, "game_without_rules"),
    "a file away": without_a_table,
}
FAILING = (
    ("data", "export", "--overwrite", "games.speicher.jsonl"),
    ("data", "export", "--overwrite", "seat.speicher.json"),
    ("data", "export", "new.speicher.json"),
    ("verify", "seat.speicher.json"),
    ("verify", "--json", "seat.speicher.json"),
    ("verify", "games.speicher.jsonl"),
    ("show", "seat.speicher.json"),
    ("review", "games.speicher.jsonl", "--number", "3"),
    ("stats", "--game", BIDS),
    ("play", "--game", BIDS, "--you", "Anna", "--players", "2"),
    ("simulate", "--game", BIDS, "--games", "1", "--quiet"),
    ("data", "check"),
)
"""What can't be done without the game."""


@pytest.mark.parametrize("words", FAILING, ids=" ".join)
@pytest.mark.parametrize("state", STATES)
def test_what_needs_the_game_names_it(say: Say, kept: Path, state: str, words: tuple[str, ...]) -> None:
    before = Path("games.speicher.jsonl").read_bytes()
    with STATES[state]():
        said = say("--data", kept, *words)
    if state == "a file away" and words[0] == "stats":
        assert said.code == 0, "what was counted before is counted"
        return
    assert said.code in (1, 2)
    assert f"'{BIDS}'" in said.out + said.err
    assert not any(word in said.out + said.err for word in UNTRUE), said
    assert Path("games.speicher.jsonl").read_bytes() == before


@pytest.mark.parametrize("state", STATES)
def test_what_does_not_need_it_goes_on(say: Say, kept: Path, state: str) -> None:
    with STATES[state]():
        stats = say("--data", kept, "stats")
        assert stats.code == 0
        assert "Anna" in stats.out
        resumed = say("--data", kept, "play", "--resume", stdin=b"q\n")
        assert resumed.code == 0
        assert resumed.out.startswith("An unfinished game can't be continued: ")
        assert f"'{BIDS}'" in resumed.out.splitlines()[0]
        assert "Anna" in resumed.out
        assert say("--data", kept, "data", "recount").code == 0
        assert say("--data", kept, "data", "export", "--overwrite", "all.speicher").code == 0
    if state != "a file away":
        assert f"the game '{BIDS}', which was played last, can't be loaded here" in stats.err


@pytest.mark.parametrize("state", STATES)
def test_a_check_says_what_was_not_played_through(say: Say, kept: Path, state: str) -> None:
    with STATES[state]():
        said = say("--data", kept, "data", "check")
    assert said.code == 1
    assert f"1 game of '{BIDS}' not played through" in said.out
    assert "each of the others leads to its result" in said.out
    assert f"Install a version that has '{BIDS}'" in said.out


def test_boxes_of_a_game_that_does_not_load_are_not_called_none(say: Say, kept: Path) -> None:
    with folder_of("broken_game"):
        said = say("box", "--game", BIDS, "check", "mine.csv")
    assert said.code == 1
    assert f"the game '{BIDS}' is not whole here" in said.err


def test_verify_as_json_has_a_word_for_it(say: Say, kept: Path) -> None:
    with folder_of("game_without_rules"):
        said = say("verify", "--json", "seat.speicher.json")
    facts = json.loads(said.out.splitlines()[0])
    assert (facts["ok"], facts["error"]) == (False, "game not whole")


# --- rules that fail amid a game


@pytest.fixture
def slip(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The rules call something that is None, as soon as anything can be chosen."""
    with registered():
        monkeypatch.setattr(bids_rules, "pack", None)
        yield


@pytest.mark.usefixtures("slip")
@pytest.mark.parametrize(
    "words",
    [
        ("play", "--game", BIDS, "--you", "Anna", "--players", "2"),
        ("simulate", "--game", BIDS, "--games", "1", "--quiet"),
        ("arena", "--game", BIDS, "random", "novice", "--players", "2", "--blocks", "1", "--quiet"),
        ("data", "simulate", "--game", BIDS, "--games", "3", "--jobs", "1"),
    ],
    ids=lambda words: words[0],
)
def test_rules_that_fail_are_named_in_one_sentence(say: Say, tmp_path: Path, words: tuple[str, ...]) -> None:
    said = say(*words, "--data", tmp_path / "data", stdin=b"\n1\n")
    assert said.code == 1
    (told,) = said.err.splitlines()
    assert told.startswith(f"speicherstadt: the game '{BIDS}' fails here (rules.py, line ")
    assert "TypeError: 'NoneType' object is not callable" in told
    assert "install the program again, or a newer version" in told


@pytest.mark.usefixtures("slip")
def test_an_error_of_the_program_itself_is_no_games(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("our own")

    monkeypatch.setattr("speicherstadt_app.cli.verify.games_in", fail)
    with pytest.raises(ZeroDivisionError, match="our own"):
        say("verify", "x")
