"""Playing at a real terminal, or what the program takes for one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from speicherstadt_app.words.phrases import MINUS
from tests.cli.at_terminal import Terminal
from tests.cli.transcript import numbers_in, question_in, records_in


def test_two_enter_keys_lead_to_the_first_decision(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.wait("Your name [", "]: ")
        terminal.type("")
        terminal.wait("How many opponents")
        terminal.type("")
        first = terminal.wait("\n> ")
        assert "Where does your first worker go?" in first
        assert numbers_in(first) == ["1", "2", "3", "4", "5"]
        assert "Winter, round 1 of 10 · Demand" in first


def test_a_whole_game_is_played_to_its_score_sheet(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--you", "Ada", "--players", "5", "--seed", "3") as terminal:
        text = terminal.wait("\n> ")
        decisions = 0
        while text.endswith("\n> "):
            numbers = numbers_in(text)
            decisions += 1
            terminal.type(numbers[decisions % len(numbers)])
            text = terminal.wait("\n> ", "The score ")
        assert terminal.end() == 0
    assert decisions > 24
    sheet = terminal.seen[terminal.seen.rindex("The score ") :]
    assert re.search(rf"^Fire IV( +[+{MINUS}]?\d+){{5}}$", sheet, re.MULTILINE)
    assert re.search(rf"^points( +{MINUS}?\d+){{5}}$", sheet, re.MULTILINE)
    [(state, assisted, moves)] = records_in(tmp_path)
    assert (state, assisted) == ("finished", False)
    assert moves[-1] == "* deal E-fire"


def test_an_undo_brings_the_same_question_back(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--you", "Ada", "--players", "3", "--seed", "18") as terminal:
        first = terminal.wait("\n> ")
        second = terminal.answer("2")
        assert "second worker" in second
        assert "Ada → " in second
        back = terminal.answer("u")
        assert "Taken back: Ada → " in back
        assert question_in(back) == question_in(first)
        again = terminal.answer("r")
        assert question_in(again) == question_in(second)


def test_a_game_left_with_q_is_offered_first_and_goes_on_at_the_same_decision(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--you", "Ada", "--players", "3", "--seed", "18") as terminal:
        terminal.wait("\n> ")
        left = terminal.answer("place 3")
        terminal.type("q")
        terminal.wait("The game is saved")
        assert terminal.end() == 0
    with Terminal(tmp_path) as terminal:
        offer = terminal.wait("Continue it? [Y/n] ")
        assert "Ada, Kontor and Michel are in the middle of a game of Die Speicherstadt (Winter, round 1" in offer
        terminal.type("")
        back = terminal.wait("\n> ")
    assert question_in(back) == question_in(left)
    assert "Ada → " in back


def test_a_killed_game_goes_on_at_the_very_decision(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--you", "Ada", "--players", "3", "--seed", "18") as terminal:
        terminal.wait("\n> ")
        terminal.answer("place 3")
        left = terminal.answer("place 1")
        terminal.kill()
    with Terminal(tmp_path, "--resume") as terminal:
        assert question_in(terminal.wait("\n> ")) == question_in(left)


@pytest.mark.parametrize("way", ["Ctrl-C", "Ctrl-D"])
def test_leaving_by_key_saves_and_says_so(tmp_path: Path, way: str) -> None:
    with Terminal(tmp_path, "--you", "Ada", "--players", "2") as terminal:
        terminal.wait("\n> ")
        if way == "Ctrl-C":
            terminal.interrupt()
            # Between the prompt and the reading Python notices a signal only once a line has come.
            terminal.type("")
        else:
            terminal.press(b"\x04")
        terminal.wait("The game is saved: the next start continues it.")
        assert terminal.end() == (130 if way == "Ctrl-C" else 0)
        assert "Traceback" not in terminal.seen
    assert [state for state, _, _ in records_in(tmp_path)] == ["unfinished"]


def test_a_second_start_in_the_same_folder_is_told_of_the_first(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--you", "Ada", "--players", "2") as terminal:
        terminal.wait("\n> ")
        with Terminal(tmp_path, "--you", "Ben") as second:
            assert second.end() == 1
            assert "open already" in second.seen
            assert "Traceback" not in second.seen
        assert "second worker" in terminal.answer("1")


def test_a_new_game_can_be_begun_beside_an_unfinished_one(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--you", "Ada", "--players", "2") as terminal:
        terminal.wait("\n> ")
        terminal.type("q")
        terminal.end()
    with Terminal(tmp_path) as terminal:
        terminal.wait("Continue it?")
        terminal.type("n")
        terminal.wait("Your name")
        terminal.type("Zoë")
        terminal.wait("How many opponents")
        terminal.type("seven")
        terminal.wait("Type a number from 1 to 4.")
        terminal.type("1")
        assert "Zoë: Where does your first worker go" in terminal.wait("\n> ")
    assert len(records_in(tmp_path)) == 2
