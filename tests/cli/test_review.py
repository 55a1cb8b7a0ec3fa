"""`review` looks back at a recorded game, in words and as JSON, and says so where it can't."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.ai.review import review
from speicherstadt_app.cli.review_text import ReviewText
from speicherstadt_app.engine.record import record_from_json
from tests.cli.conftest import Say
from tests.cli.samples import FIVE_PLAYERS, TWO_PLAYERS, changed, game, games, line, lines, unfinished


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was broken off in its third round."""
    file = tmp_path_factory.mktemp("games") / "short.speicher.jsonl"
    file.write_bytes(lines(unfinished(60)))
    return file


def test_a_finished_game_is_told_from_the_curve_to_the_dearest_decisions(say: Say) -> None:
    said = say("review", TWO_PLAYERS)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{TWO_PLAYERS} · game 1 (line 1) · {len(game()['moves'])} moves\n")
    parts = [
        "chances of winning after each deal",
        "chances of winning in %",
        "decisions and deals",
        "costliest decisions",
    ]
    places = [said.out.index(part) for part in parts]
    assert places == sorted(places)
    names = [player["name"] for player in game()["players"]]
    for name in names:
        assert re.search(rf"^{re.escape(name)} +-?\d+ +\d+ +\d+ ", said.out, re.MULTILINE)
        assert f"\n{name}: " in said.out
    assert max(map(len, said.out.splitlines()[1:])) <= 80
    verdicts = re.findall(r"^  \d  \w+, round \d+ of 16: (Slip|Mistake|Blunder), \d", said.out, re.MULTILINE)
    assert len(verdicts) == said.out.count("     played  ") == said.out.count("     better  ") > 0
    assert len(re.findall(r"^     why +\S", said.out, re.MULTILINE)) == len(verdicts)
    assert said.out.endswith("\nThe reasons hold if play goes on as expected.\n")


def test_no_line_begins_with_a_sign_for_per_cent() -> None:
    record = record_from_json(unfinished(60))
    back = review(record)
    assert back
    for width in range(60, 101):
        for seat in range(2):
            told = ReviewText(record, back, width).dearest(seat).plain
            assert told.count(" %") == len(re.findall(r"\S %", told)), told


def test_json_has_the_keys_that_are_promised(say: Say) -> None:
    said = say("review", TWO_PLAYERS, "--json")
    found: dict[str, Any] = json.loads(said.out)
    assert list(found) == [
        *("format", "version", "file", "game", "over", "moves", "players", "curve", "deals", "decisions"),
    ]
    assert (found["format"], found["version"], found["over"]) == ("speicherstadt-review", 1, True)
    moves = game()["moves"]
    for player in found["players"]:
        assert list(player) == [
            *("seat", "name", "decisions", "accuracy", "lost", "slips", "mistakes", "blunders"),
            *("luck", "luck_doubt", "dearest", "chance"),
        ]
        assert set(player["chance"]) == {"cubes", "fires"}
        assert all(list(one) == ["seen", "expected", "doubt"] for one in player["chance"].values())
        own = [one for one in found["decisions"] if one["seat"] == player["seat"]]
        assert len(own) == player["decisions"]
        for name in ("slip", "mistake", "blunder"):
            assert sum(one["verdict"] == name for one in own) == player[f"{name}s"]
        for one in player["dearest"]:
            assert {key: one[key] for key in one if key != "reasons"} in own
            assert [set(reason) for reason in one["reasons"]] == [
                {"group", "seat", "points", "weight", "better", "played"}
            ] * len(one["reasons"])
    for one in found["decisions"]:
        assert one["played"] == moves[one["ply"] : one["ply"] + len(one["played"])]
        assert one["lost"] == pytest.approx(one["best_share"] - one["share"], abs=0.0002)
    assert found["curve"][-1]["ply"] == found["moves"] == len(moves)


def test_an_unfinished_game_is_looked_back_at_as_far_as_it_goes(say: Say, short: Path) -> None:
    said = say("review", short)
    assert said.code == 0
    assert said.out.startswith(f"{short} · game 1 (line 1) · unfinished, 60 moves\n")
    assert re.search(r"^ +1 +2 +3( +\d)* +now$", said.out, re.MULTILINE)
    assert json.loads(say("review", short, "--json").out)["over"] is False


def test_before_the_first_decision_there_is_nothing_to_say(say: Say) -> None:
    said = say("review", "-", stdin=line(unfinished(2)))
    assert said.code == 0
    assert said.out.endswith("Nobody has decided anything yet.\n")


def test_one_player_can_be_asked_for_by_name_or_by_seat(say: Say, short: Path) -> None:
    name = game()["players"][1]["name"]
    by_name, by_seat = say("review", short, "--player", name.upper()), say("review", short, "--seat", 1)
    assert by_name == by_seat
    told = [line for line in by_name.out.splitlines() if re.match(r"Player \d: ", line)]
    assert [line.startswith(name) for line in told] == [True]
    as_json = json.loads(say("review", short, "--seat", 1, "--json").out)
    assert {one["seat"] for one in (*as_json["players"], *as_json["decisions"])} == {1}


def test_another_game_of_the_file(say: Say) -> None:
    assert json.loads(say("review", TWO_PLAYERS, "--number", 2, "--json").out)["moves"] == len(games()[1]["moves"])


def test_luck_of_all_games_of_a_file_by_players_and_seat(say: Say, tmp_path: Path) -> None:
    file = tmp_path / "some.speicher.jsonl"
    file.write_bytes(TWO_PLAYERS.read_bytes() + FIVE_PLAYERS.read_bytes())
    said = say("review", file, "--luck")
    assert said.code == 0
    rows = said.out.splitlines()
    assert len(rows) == 2 + 5
    assert re.fullmatch(
        r"2 players, seat 0: [+-]\d+\.\d\d % of a win in each of 2 games, 95 % from [+-]\S+ to [+-]\S+", rows[0]
    )
    assert re.fullmatch(r"5 players, seat 4: [+-]\d+\.\d\d % of a win in 1 game", rows[-1])
    facts = [json.loads(row) for row in say("review", file, "--luck", "--json").out.splitlines()]
    assert {(fact["game_id"], fact["what"]) for fact in facts} == {("speicherstadt", "")}
    assert [(fact["players"], fact["seat"], fact["games"]) for fact in facts][:3] == [(2, 0, 2), (2, 1, 2), (5, 0, 1)]
    assert sum(fact["luck"] for fact in facts if fact["players"] == 2) == pytest.approx(0, abs=0.0002)
    assert all(round(fact[key], 4) == fact[key] for fact in facts for key in ("luck", "low", "high") if fact[key])


REFUSED = [
    ((TWO_PLAYERS, "--number", "3"), 1, "has 2 games, so there is no game 3. --number goes from 1 to 2."),
    ((TWO_PLAYERS, "--game", "2"), 2, "--game names no game of a file any more. Which of them is said by --number N."),
    ((TWO_PLAYERS, "--seat", "2"), 1, "there is no seat 2 in this game. --seat goes from 0 to 1."),
    ((TWO_PLAYERS, "--seat", "14"), 1, "there is no seat 14 in this game. --seat goes from 0 to 1."),
    ((TWO_PLAYERS, "--player", "Nobody"), 1, "'Nobody' did not play in this game. There were "),
    ((TWO_PLAYERS, "--player", "A", "--seat", "0"), 2, "not allowed with"),
    ((TWO_PLAYERS, "--luck", "--seat", "0"), 2, "not allowed with"),
    ((TWO_PLAYERS, "--player", "A", "--luck"), 2, "not allowed with"),
    (("nowhere.speicher.json",), 1, "there is no file nowhere.speicher.json. Look at its name and folder."),
]


@pytest.mark.parametrize(("arguments", "code", "why"), REFUSED, ids=str)
def test_what_can_not_be_done_is_said_in_a_sentence(
    arguments: tuple[object, ...], code: int, why: str, say: Say
) -> None:
    said = say("review", *arguments)
    assert (said.code, said.out) == (code, "")
    assert why in said.err


BROKEN = [
    (changed(lambda g: g["moves"].insert(3, "0 buy")), "ply 3, '0 buy': "),
    (changed(lambda g: g.update(game="chess")), "there is no game 'chess' here; this program knows speicherstadt"),
    (changed(lambda g: g["result"].update(scores=[0, 0])), "its result tells "),
    ({"format": "something"}, "Get the file again, or name another game."),
]


@pytest.mark.parametrize("luck", [(), ("--luck",)])
@pytest.mark.parametrize(("record", "why"), BROKEN, ids=[why for _, why in BROKEN])
def test_a_broken_record_is_refused_with_the_place(
    record: dict[str, Any], why: str, luck: tuple[str, ...], say: Say, tmp_path: Path
) -> None:
    file = tmp_path / "broken.speicher.json"
    file.write_text(json.dumps(record), "utf-8")
    said = say("review", file, *luck)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(f"speicherstadt: {file}: ")
    assert why in said.err
