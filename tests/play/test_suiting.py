"""Which level suits somebody: what was won raises it, what was lost lowers it, and never the other way round."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from speicherstadt_app.play.suiting import Measured, Result, Scale, Suited, suited

PLAYERS = (2, 3, 4, 5)
LADDER = ("low", "middle", "high", "top")
IN_DUELS = {"low": 1000.0, "middle": 1150.0, "high": 1300.0, "top": 1450.0}
# With three players only some were measured, with four none, with five all, two of them the wrong way round.
MEASURED: Measured = {
    **{(2, level): points for level, points in IN_DUELS.items()},
    (2, "yardstick"): 1000.0,
    (3, "yardstick"): 1000.0,
    (3, "high"): 1200.0,
    (5, "low"): 980.0,
    (5, "middle"): 1120.0,
    (5, "high"): 1100.0,
    (5, "top"): 1200.0,
}


def asked(*results: Result) -> Suited:
    found = suited(results, LADDER, MEASURED, PLAYERS)
    assert found is not None
    return found


def step(players: int, *results: Result) -> int:
    return LADDER.index(asked(*results).levels[players])


def duel(share: float, level: str) -> Result:
    return Result(2, share, (level,))


WON, LOST = duel(1, "low"), duel(0, "low")


def test_who_has_never_played_meets_the_weakest_with_every_number_of_players() -> None:
    assert asked() == Suited(dict.fromkeys(PLAYERS, "low"), 0, 0, 0)


def test_who_goes_on_winning_comes_to_the_top_and_who_goes_on_losing_to_the_bottom() -> None:
    played: list[Result] = []
    way = []
    for share in [1.0] * 20 + [0.0] * 30:
        played.append(duel(share, asked(*played).levels[2]))
        way.append(step(2, *played))
    assert max(way) == way[19] == len(LADDER) - 1
    assert way[-1] == 0
    assert all(abs(later - earlier) <= 1 for earlier, later in pairwise(way))


def test_who_holds_their_own_stays() -> None:
    """Half of the games against a level is all that can be asked for in a duel; a fifth is too little."""
    assert asked(*[duel(1, "high"), duel(0, "high")] * 15).levels[2] == "high"
    assert step(2, *[duel(1, "high"), *[duel(0, "high")] * 4] * 6) < LADDER.index("high")


def test_however_well_the_weak_were_beaten_it_goes_up_one_step_only() -> None:
    assert [step(players, *[WON] * 60) for players in PLAYERS] == [1, 1, 1, 1]
    assert step(2, *[WON] * 60, duel(0, "top")) == 1, "who has lost to the strongest has not beaten them"
    assert step(2, *[WON] * 60, duel(1, "middle")) == 2


def test_what_was_long_ago_is_forgotten() -> None:
    once_weak = [LOST] * 40 + [duel(1, "high"), duel(0, "high")] * 40
    assert asked(*once_weak).levels[2] == "high"


def test_it_tells_what_it_rests_on() -> None:
    told = asked(WON, LOST, Result(4, 0.5, ("low",) * 3), Result(5, 0, ("low", "top", "low", "low")))
    assert (told.games, told.won) == (4, 2), "a shared victory is one"
    assert told.fair == pytest.approx(1 / 2 + 1 / 2 + 1 / 4 + 1 / 5)
    many = asked(*[WON] * 15, *[LOST] * 15)
    assert (many.games, many.won, many.fair) == (20, 5, 10)


def test_where_nothing_was_measured_nothing_suits() -> None:
    assert suited([WON] * 9, LADDER, {}, PLAYERS) is None
    assert suited([WON] * 9, ("stranger",), MEASURED, PLAYERS) is None


def test_the_ladder_is_the_smallest_table_that_was_measured() -> None:
    """A game that is played by three to fifteen, and was measured with three and four."""
    measured = {(players + 1, level): points for (players, level), points in MEASURED.items() if players < 4}
    for players, asked_for in ((3, 2), (4, 3), (15, 4)):
        won = [Result(3, share, (level, level)) for share, level in [(1, "low"), (1, "middle"), (0, "high")] * 9]
        duels = [Result(2, share, (level,)) for share, level in [(1, "low"), (1, "middle"), (0, "high")] * 9]
        there, here = suited(won, LADDER, measured, range(3, 16)), suited(duels, LADDER, MEASURED, PLAYERS)
        assert there is not None
        assert here is not None
        assert set(there.levels) == set(range(3, 16))
        assert abs(LADDER.index(there.levels[players]) - LADDER.index(here.levels[asked_for])) <= 1
    assert 1 not in (suited([], LADDER, MEASURED, range(1, 5)) or Suited({1: ""})).levels, "nobody is alone's opponent"


def test_of_whom_nothing_is_known_nothing_is_learned() -> None:
    assert asked(*[duel(1, "stranger")] * 9, *[Result(3, 1, ("top", "stranger"))] * 9) == asked()


def test_games_of_many_count_for_games_of_two_and_the_other_way_round() -> None:
    in_fours = [Result(4, 1, (level,) * 3) for level in LADDER] * 2
    in_duels = [duel(1, level) for level in LADDER] * 4
    for results in (in_fours, in_duels):
        assert set(asked(*results).levels.values()) == {"top"}


def test_what_was_not_measured_with_so_many_follows_from_what_was() -> None:
    three, four, five = (Scale(players, LADDER, MEASURED) for players in (3, 4, 5))
    assert three.points("low") == 1000, "as strong as the yardstick in duels, so here as well"
    assert three.points("middle") == pytest.approx(1100), "half the way, as in duels"
    assert three.points("top") == 1350, "as far above the strongest that is known as in duels"
    assert [four.points(level) for level in LADDER] == list(IN_DUELS.values())
    assert five.points("high") == 1100
    assert four.points("stranger") is None


@pytest.mark.parametrize("players", PLAYERS)
def test_better_is_never_worth_less(players: int) -> None:
    scale = Scale(players, LADDER, MEASURED)
    worth = [scale.worth(place) for place in range(0, 3000, 7)]
    assert all(lower <= higher for lower, higher in pairwise(worth))


def results() -> some.SearchStrategy[Result]:
    def at_table(players: int) -> some.SearchStrategy[Result]:
        levels = some.tuples(*[some.sampled_from((*LADDER, "yardstick"))] * (players - 1))
        return some.builds(Result, some.just(players), some.sampled_from((0.0, 0.5, 1.0)), levels)

    return some.sampled_from(PLAYERS).flatmap(at_table)


@given(some.lists(results(), max_size=25), results())
def test_a_victory_never_lowers_it_and_a_defeat_never_raises_it(before: list[Result], last: Result) -> None:
    for players in PLAYERS:
        now = step(players, *before)
        assert step(players, *before, last._replace(share=1.0)) >= now
        assert step(players, *before, last._replace(share=0.0)) <= now


@given(some.lists(results(), min_size=1, max_size=25), some.data())
def test_nor_does_a_better_result_in_any_game_of_before(before: list[Result], data: some.DataObject) -> None:
    at = data.draw(some.integers(0, len(before) - 1))
    steps = [
        [step(players, *before[:at], before[at]._replace(share=share), *before[at + 1 :]) for players in PLAYERS]
        for share in (0.0, 0.5, 1.0)
    ]
    assert all(worse <= better for row in zip(*steps, strict=True) for worse, better in pairwise(row))
