"""A game for one, which may be lost: measured and simulated like any other, without anybody to beat."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from speicherstadt_app.games import registry
from tests.cli.conftest import Say
from tests.solo_game import patience


@pytest.fixture(autouse=True)
def game() -> Iterator[str]:
    with patience() as game_id:
        yield game_id


def test_simulated_it_tells_who_won_and_what_was_reached(say: Say, game: str) -> None:
    said = say("simulate", "--game", game, "--games", 20, "--bots", "random,casual", "--quiet")
    assert (said.code, said.err) == (0, "")
    rows = {words[0]: words[1:] for words in map(str.split, said.out.splitlines()) if words}
    assert said.out.startswith("20 games of 1 player, seed 1")
    assert sum(int(rows[grade][0]) for grade in ("poor", "fair", "good")) == int(rows["random"][0]) == 10
    assert float(rows["casual"][6]) > float(rows["random"][6]), "who thinks knows when to stop"
    assert (rows["random"][5], rows["random"][7]) == ("-", "-"), "no share is fair, and there is no place"
    assert [name for name in rows if name in {"poor", "fair", "good"}] == ["poor", "fair", "good"]


def test_an_arena_compares_those_who_play_alone_by_the_same_deals(say: Say, game: str) -> None:
    said = say("arena", "--game", game, "casual", "random", "--blocks", 40, "--quiet", "--json")
    assert (said.code, said.err) == (0, "")
    (contest,) = json.loads(said.out)["contests"]
    casual, random = contest["bots"]
    assert (contest["players"], casual["games"], random["games"]) == (1, 20, 20)
    assert casual["score"]["value"] > random["score"]["value"]
    assert casual["wins"]["value"] > random["wins"]["value"]
    assert casual["points"] is casual["fair"] is casual["margin"] is None


def test_arena_gives_no_example_that_a_game_played_alone_refuses(
    say: Say, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        say("arena", "--game", game, "--help")
    said = capsys.readouterr().out
    assert "speicherstadt arena" in said
    assert "--sprt 0,50" not in said


@pytest.mark.parametrize("form", [(), ("--markdown",)])
def test_it_is_told_in_tables_too(say: Say, game: str, form: tuple[str, ...]) -> None:
    said = say("arena", "--game", game, "--pool", "casual", "novice", "random", "--blocks", 6, "--quiet", *form)
    assert (said.code, said.err) == (0, "")
    assert "1000" not in said.out


def test_nobody_asks_who_is_better_against_whom(say: Say, game: str) -> None:
    said = say("arena", "--game", game, "casual", "random", "--sprt", "0,50")
    assert said.code == 2
    assert "plays alone" in said.err


def test_of_several_games_the_first_is_meant_where_none_is_named(say: Say, game: str) -> None:
    first = next(iter(registry.FOLDERS))
    assert game != first
    for command in (("simulate", "--games", 2), ("arena", "random", "random", "--blocks", 1)):
        found = [say(*command, "--seed", 5, "--quiet", *more).out for more in ((), ("--game", first))]
        plain, named = (re.sub(r"\d+\.\d s.*", "", text.partition("\n")[0]) for text in found)
        assert plain == named != ""
