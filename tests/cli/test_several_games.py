"""Commands where there are several games, one of them with secrets: which is meant, and who may see what."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from speicherstadt_app.cli.games import usual_game
from speicherstadt_app.cli.terminal import LEAST_EMPTY, NO_SCROLLING_BACK, TerminalGame
from speicherstadt_app.engine.commitment import SEED_HASH
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import open_library
from tests.cli.conftest import Say
from tests.fixture_game.registered import registered

SEED = 4
PEOPLE = ("--humans", "2", "--you", "Ada,Bo", "--players", "3", "--bots", "random", "--seed", str(SEED))


@pytest.fixture(autouse=True)
def bids() -> Iterator[str]:
    with registered() as game_id:
        yield game_id


def played(game_id: str, moves: int = 10_000) -> Record:
    """A game by lot, whole or broken off."""
    game = registry.find(game_id)
    dealer = Dealer(game, 3, SEED)
    match: Match[Any] = Match(dealer.rules)
    lots = Stream(SEED, "lots")
    while match.actors and match.ply < moves:
        if match.actors[0] == CHANCE:
            dealer.serve(match)
        else:
            match.play(match.actors[0], lots.choice(match.legal(match.actors[0])))
    return record_of(game, match, tuple(Player(name, "human") for name in ("Ada", "Bo", "Cem")), seed=SEED)


def written(record: Record, folder: Path) -> Path:
    file = folder / "game.speicher.json"
    file.write_text(json.dumps(record.to_json()), "utf-8")
    return file


def typed(*lines: str) -> bytes:
    return "\n".join([*lines, ""]).encode()


def hands(text: str) -> dict[str, str]:
    """What the last drawing shows of everybody's hand."""
    return dict(re.findall(r"^(\w+) +\d+  (\S.*)$", text, re.MULTILINE))


def test_a_hand_is_shown_to_its_owner_alone_behind_a_curtain(say: Say, tmp_path: Path, bids: str) -> None:
    before = say("--data", tmp_path, "play", "--game", bids, *PEOPLE, stdin=b"")
    assert before.code == 0
    assert before.out.startswith("Ada, press Enter when nobody else is looking.")
    assert "\nAda " not in before.out, "nothing is shown before somebody says that nobody looks"
    looked = say("--data", tmp_path, "play", "--resume", stdin=typed(""))
    assert hands(looked.out)["Bo"].split() == ["?"] * 4
    mine = hands(looked.out)["Ada"].split()
    assert "?" not in mine
    bid = say("--data", tmp_path, "play", "--resume", stdin=typed("", mine[0]))
    _, _, behind = bid.out.partition("Bo, press Enter when nobody else is looking.")
    assert not hands(behind)
    shown = say("--data", tmp_path, "play", "--resume", stdin=typed("")).out
    assert "Ada seals a bid." in shown
    assert "?" in hands(shown)["Ada"]
    assert not set(mine) & set(hands(shown)["Ada"].split())
    assert "?" not in hands(shown)["Bo"]


def test_curtain_of_a_terminal_is_for_the_phases_that_hide_something(say: Say, tmp_path: Path) -> None:
    """Two people bid in secret once a round, and load for all to see."""
    asked = ("play", "--game", "ferries", *PEOPLE, "--length", "short")
    with registered("ferries"):
        said = say("--data", tmp_path, *asked, stdin=typed(*["1"] * 200))
    assert said.code == 0
    assert "press Enter when nobody else is looking" in said.out
    parts = re.split(r"(\w+), press Enter when nobody else is looking\.", said.out)
    assert parts[1::2] == ["Ada", "Bo"] * 2
    for behind in parts[4::4]:
        assert "Ada: " in behind
        assert "Bo: " in behind


def test_one_person_alone_needs_no_curtain(say: Say, tmp_path: Path, bids: str) -> None:
    asked = ("--you", "Ada", "--players", "2", "--bots", "random", "--seed", "3")
    said = say("--data", tmp_path, "play", "--game", bids, *asked, stdin=b"")
    assert (said.code, said.err) == (0, "")
    assert "press Enter" not in said.out
    assert "?" not in hands(said.out)["Ada"]


def test_terminal_of_a_game_without_drawing_shows_what_one_alone_saw(say: Say, tmp_path: Path) -> None:
    asked = ("--you", "Ada", "--players", "2", "--bots", "random", "--seed", "3")
    said = say("--data", tmp_path, "play", "--game", "plain", *asked, stdin=b"")
    assert (said.code, said.err) == (0, "")
    (line,) = re.findall(r"^Only you saw: (.*)$", said.out, re.MULTILINE)
    assert re.fullmatch(r"deal 0 \d+( · deal 0 \d+)*", line)


def test_options_of_a_game_are_arguments(say: Say, tmp_path: Path, bids: str) -> None:
    asked = ("--data", tmp_path, "play", "--game", bids, "--you", "Ada", "--players", "2", "--bots", "random")
    assert "round 1 of 5" in say(*asked, "--rounds", "5", stdin=b"").out
    refused = say(*asked, "--rounds", "4", stdin=b"")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == "speicherstadt: '4' is no value of --rounds. There are 3, 5.\n"


def test_a_finished_game_is_drawn_and_told_whole(say: Say, tmp_path: Path, bids: str) -> None:
    record = played(bids)
    file = written(record, tmp_path)
    drawn, told = say("show", file), say("show", file, "--moves")
    assert (drawn.code, drawn.err, told.code, told.err) == (0, "", 0, "")
    assert all(name in drawn.out for name in ("Ada", "Bo", "Cem"))
    for number in (1, 2, 3):
        assert re.search(rf"^Round {number}\b", told.out, re.MULTILINE)


def test_of_a_game_that_is_not_over_only_what_everybody_knew_is_shown(say: Say, tmp_path: Path, bids: str) -> None:
    file = written(played(bids, moves=14), tmp_path)
    for said in (say("show", file), say("show", file, "--moves")):
        assert said.code == 0
        assert "is dealt the" not in said.out
    assert all(set(hand.replace("[?]", "?").split()) <= {"?"} for hand in hands(say("show", file).out).values())


@pytest.mark.parametrize("moves", [10_000, 14])
def test_a_review_is_told_or_refused_in_a_sentence(say: Say, tmp_path: Path, bids: str, moves: int) -> None:
    file = written(played(bids, moves), tmp_path)
    said = say("review", file, "--seat", "0")
    assert "Traceback" not in said.out + said.err
    if said.code:
        assert said.err.count("\n") == 1
        assert said.err.startswith(f"speicherstadt: {file}: ")
    else:
        assert "chances of winning" in said.out


def test_statistics_are_those_of_the_game_that_is_asked_for(say: Say, tmp_path: Path, bids: str) -> None:
    say("--data", tmp_path, "play", "--game", bids, *PEOPLE, stdin=b"")
    for game_id in registry.FOLDERS:
        said = say("--data", tmp_path, "stats", "--game", game_id)
        assert (said.code, said.err) == (0, "")


@pytest.mark.parametrize("command", ["play", "stats"])
def test_a_game_that_nobody_knows_is_refused(say: Say, tmp_path: Path, command: str) -> None:
    said = say("--data", tmp_path, command, "--game", "chess")
    assert (said.code, said.out) == (2, "")
    assert said.err == f"speicherstadt: there is no game 'chess'. There are {', '.join(registry.FOLDERS)}.\n"


def test_the_game_played_last_is_meant_where_none_is_named(say: Say, tmp_path: Path, bids: str) -> None:
    assert usual_game(tmp_path) == "speicherstadt"
    say("--data", tmp_path, "play", "--game", bids, *PEOPLE, stdin=b"")
    assert usual_game(tmp_path) == bids
    said = say("--data", tmp_path, "play", "--you", "Ada", "--players", "6", "--bots", "random", stdin=b"")
    assert said.code == 0
    say("--data", tmp_path, "play", "--game", "speicherstadt", "--you", "Ada", "--players", "2", stdin=b"")
    assert usual_game(tmp_path) == "speicherstadt"


def test_a_past_can_be_simulated_of_any_game(say: Say, tmp_path: Path) -> None:
    said = say("data", "simulate", "--data", tmp_path, "--games", "4", "--jobs", "1", "--game", "bids")
    assert (said.code, said.err) == (0, "")
    assert usual_game(tmp_path) == "bids"
    assert say("--data", tmp_path, "stats").code == 0


def test_a_terminal_that_can_not_be_wiped_gets_a_page_of_empty_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    wipe: Any = TerminalGame._wipe
    for terminal, wiped in (("dumb", "\n" * LEAST_EMPTY), ("xterm", f"\x1b[2J\x1b[H{NO_SCROLLING_BACK}")):
        monkeypatch.setenv("TERM", terminal)
        file = StringIO()
        wipe(SimpleNamespace(_screen=Console(file=file, force_terminal=True, width=80, height=25)))
        assert file.getvalue() == wiped


@pytest.mark.parametrize("game", ["bids", "speicherstadt"])
def test_of_a_typed_seed_no_hash_is_told_before_the_end(say: Say, tmp_path: Path, game: str) -> None:
    for folder, seed in (("typed", ("--seed", "5")), ("drawn", ())):
        said = say("--data", tmp_path / folder, "play", "--game", game, "--you", "Ada", "--players", "3", *seed)
        assert said.code == 0
        library = open_library(tmp_path / folder)
        (card,) = library.cards()
        assert (SEED_HASH in library.record(card.id).meta) == (folder == "drawn")
        library.close()
