"""`show` draws a recorded game at any ply, or tells it in words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.words.phrases import MINUS
from tests.cli.conftest import Say
from tests.cli.samples import FIVE_PLAYERS, TWO_PLAYERS, changed, games, golden, line, lines, unfinished
from tests.fixture_game.registered import registered
from tests.fixture_game.rules.rules import GAME as SECRET_GAME


def test_the_table_at_a_ply_with_the_last_moves(say: Say) -> None:
    said = say("show", FIVE_PLAYERS, "--ply", "70")
    assert (said.code, said.err) == (0, "")
    shown = said.out.splitlines()
    assert shown[0] == f"{FIVE_PLAYERS} · game 1 (line 1) · ply 70 of 316"
    assert "Spring, round 3 of 8 · Demand" in shown[2]
    assert shown[-3:] == [
        "   67  Fire I: " + "".join(f"Player {seat} {MINUS}1, " for seat in range(4)) + "Player 4 +1.",
        "   68  5 Ship: 3 tea.",
        "   69  6 Firefighters (strength 2).",
    ]
    assert "\x1b" not in said.out


def test_a_finished_game_comes_with_its_score(say: Say) -> None:
    said = say("show", TWO_PLAYERS, "--number", "2")
    other = games()[1]
    assert f"game 2 (line 2) · {len(other['moves'])} moves" in said.out
    assert "\nThe score " in said.out
    points = next(text for text in said.out.splitlines() if text.startswith("points "))
    assert [int(word.replace(MINUS, "-")) for word in points.split()[1:]] == other["result"]["scores"]


def test_before_the_end_there_is_no_score_sheet(say: Say) -> None:
    assert "The score" not in say("show", TWO_PLAYERS, "--ply", len(games()[0]["moves"]) - 1).out


def test_before_the_first_move(say: Say) -> None:
    said = say("show", TWO_PLAYERS, "--ply", "0")
    assert "cards are dealt" in said.out
    assert "last moves" not in said.out


def test_the_width_is_that_of_the_terminal(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    for width in (60, 80):
        monkeypatch.setenv("COLUMNS", str(width))
        rule = say("show", TWO_PLAYERS, "--ply", "100").out.splitlines()[4]
        assert rule == "─" * width


def test_colours_are_for_those_who_want_them(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    colour = re.compile(r"\x1b\[(?:[0-9]+;)*(?:[34][0-8]|9[0-7])")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert colour.search(say("show", TWO_PLAYERS, "--ply", "100").out)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not colour.search(say("show", TWO_PLAYERS, "--ply", "100").out)


def test_moves_are_told_round_by_round(say: Say) -> None:
    said = say("show", "--moves", TWO_PLAYERS)
    headings = [text for text in said.out.splitlines() if text.startswith("Round ")]
    assert [heading.partition(" · ")[0] for heading in headings] == [f"Round {n}" for n in range(1, 17)]
    assert said.out.count("The bell goes to ") == 15
    plies = [int(found) for found in re.findall(r"^ +(\d+)  ", said.out, re.MULTILINE)]
    assert plies == list(range(len(games()[0]["moves"])))
    assert "\n  259  Fire IV: all equally strong, nothing happens.\n" in said.out
    assert said.out.endswith("       Player 0 wins with 34 points.\n")


def test_every_kind_of_move_has_its_words(say: Say) -> None:
    told = "".join(
        say("show", "--moves", golden(name)).out
        for name in (
            "a-trader-pays-a-coin-for-each-cube",
            "a-good-among-the-three-given-is-taken",
            "two-cubes-are-bartered-for-a-coin",
            "contracts-of-two-three-and-four-goods",
            "an-empty-pool-is-still-stowed",
            "a-full-warehouse-brings-4",
            "two-share-the-victory",
        )
    )
    for pattern in (
        r"\w+ sells [\w ]+ to the trader for \d",
        r"\w+ exchanges [\w ,]+ for \w+",
        r"\w+ gives [\w ]+ for a coin",
        r"\w+ loads \w+ onto the \d+-point contract",
        r"completes the \d+-point contract: \d+ points",
        r"keeps [\w ,]+\.",
        r"passes on [\w .']+ at \d",
        r"Nobody buys the \w+",
        r"buys [\w .']+ for \d",
        r"Income: [\w ]+ \+\d, ",
        r" and [\w ]+ share the victory with \d+ points",
    ):
        assert re.search(pattern, told), pattern


def test_no_heading_for_a_round_that_will_not_be(say: Say) -> None:
    file = golden("the-third-fire-lies-right-above-the-fourth")
    told = say("show", "--moves", file).out
    rounds = re.findall(r"^Round (\d+) ", told, re.MULTILINE)
    last = told.rpartition("\nRound ")[2]
    assert len(rounds) == json.loads(file.read_text("utf-8"))["result"]["rounds"]
    assert last.count("  Fire ") == 2


def test_a_game_that_is_not_there(say: Say) -> None:
    said = say("show", TWO_PLAYERS, "--number", "3")
    assert said == (
        1,
        "",
        f"speicherstadt: {TWO_PLAYERS} has 2 games, so there is no game 3. --number goes from 1 to 2.\n",
    )


def test_a_ply_that_is_not_there(say: Say) -> None:
    said = say("show", TWO_PLAYERS, "--ply", "261")
    assert said.code == 1
    assert said.err.startswith("speicherstadt: the game has 260 moves, so there is no ply 261. ")


def test_a_broken_game_is_shown_as_far_as_it_goes(say: Say, tmp_path: Path) -> None:
    file = tmp_path / "broken.speicher.json"
    data = unfinished(30)
    file.write_bytes(line({**data, "moves": [*data["moves"][:29], "1 buy", *data["moves"][29:]]}))
    said = say("show", file)
    assert said.code == 1
    assert f"{file} · ply 29 of 31" in said.out
    assert "round 3 of 16" in said.out
    assert said.err.startswith(f"speicherstadt: {file}: ply 29, '1 buy': ")
    assert say("show", file, "--ply", "29").code == 0


def test_a_wrong_result_is_said_below_the_true_one(say: Say) -> None:
    said = say("show", "-", stdin=lines(changed(lambda data: data["result"].update(winners=[1]))))
    assert said.code == 1
    assert "\nPlayer 0 wins by 7 points.\n" in said.out
    assert "its result tells winners[0] 1, but its moves lead to 0." in said.err


def test_what_named_a_game_of_the_file_before_is_refused_in_a_sentence(say: Say) -> None:
    said = say("show", TWO_PLAYERS, "--game", "2")
    assert (said.code, said.out) == (2, "")
    assert said.err == (
        "speicherstadt: --game names no game of a file any more. Which of them is said by --number N.\n"
    )


@pytest.mark.parametrize(
    ("language", "told"), [("de", "Frühling, Runde 3 von 8 · Nachfrage"), ("fr", "Printemps, manche 3 sur 8 · Demande")]
)
def test_a_game_is_told_in_the_language_of_whoever_asks(say: Say, language: str, told: str) -> None:
    assert told in say("show", FIVE_PLAYERS, "--ply", "70", "--language", language).out


def test_a_seats_record_is_shown_as_that_seat_saw_it(say: Say, tmp_path: Path) -> None:
    match: Match[Any] = Match(Dealer(SECRET_GAME, 2, 3).rules)
    Dealer(SECRET_GAME, 2, 3).serve(match)
    match.play(1, match.legal(1)[0])
    record = record_of(SECRET_GAME, match, (Player("Anna", "human"), Player("Ben", "human")))
    mine, file = tmp_path / "mine.speicher.json", tmp_path / "whole.speicher.json"
    file.write_text(record.to_line(), "utf-8")
    mine.write_text(record.seen_by(0, match.rules).to_line(), "utf-8")
    with registered():
        said = say("show", mine)
        whole = say("show", file)
    assert (said.code, whole.code) == (0, 0)
    first, *rest = said.out.splitlines()
    assert first == f"{mine} · {match.ply} moves · as Anna saw it"
    anna, ben = (next(line for line in rest if line.startswith(name)) for name in ("Anna", "Ben"))
    assert "?" not in anna
    assert ben.split()[2:] == ["?", "?", "?", "[?]"]
    hidden = next(line for line in whole.out.splitlines() if line.startswith("Anna"))
    assert set(hidden.split()[2:]) == {"?"}, "of a whole record only what everybody knew, as long as the game goes on"
    leaked = json.loads(mine.read_text("utf-8")) | {"moves": record.moves}
    mine.write_text(json.dumps(leaked), "utf-8")
    with registered():
        wrong = say("show", mine)
    assert wrong.code == 1
    assert "is not how this move is seen from there" in wrong.err
