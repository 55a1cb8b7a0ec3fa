"""The game of the day: the same for everybody, one try that counts, days in a row by the date of where people sit."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta
from types import SimpleNamespace

import pytest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.extras import day as PLAN  # noqa: N812
from speicherstadt_app.play.occasions import day
from speicherstadt_app.play.occasions.code import code_of
from speicherstadt_app.play.occasions.day import (
    Attempt,
    DayGame,
    clean_days,
    counted,
    days_in_a_row,
    game_of,
    next_number,
    plan_of,
)
from speicherstadt_app.play.occasions.yardstick import played_by
from tests.play.players import Inline

TODAY = date(2026, 11, 18)


def played_on(when: date) -> DayGame:
    game = game_of(when)
    assert game is not None
    return game


def tried(number: int = 1, *, of: date = TODAY, state: str = "finished", **more: object) -> Attempt:
    attempt = Attempt(f"{of}-{number}", of, number, f"{of}T10:00:00.000Z", state, assisted=False, place=1, score=30)
    return replace(attempt, **more)  # type: ignore[arg-type]


def days(*back: int) -> Iterable[date]:
    return [TODAY - timedelta(days=n) for n in back]


def test_a_date_is_one_table_for_ever() -> None:
    """Everybody who plays that day must find it, whatever program they have."""
    game = played_on(TODAY)
    assert (game.seat, code_of(game.deal)) == (2, "6QDX47GDNDHVJDA6RUW")
    assert game.deal.seats[game.seat] is None
    assert sum(seat is None for seat in game.deal.seats) == 1


def test_the_week_has_tables_of_every_size_and_a_year_has_no_table_twice() -> None:
    year = [played_on(TODAY + timedelta(days=n)).deal for n in range(366)]
    assert {len(deal.seats) for deal in year[:7]} == {2, 3, 4, 5}
    assert len({deal.seed for deal in year}) == len(year)
    levels = [next(seat.level for seat in deal.seats if seat) for deal in year[5:12]]
    assert levels == [level for _, level in PLAN.WEEK], "from Monday on"
    for deal in year:
        styles = [seat.style for seat in deal.seats if seat]
        known = plan_of(deal.game)
        assert known is not None
        assert len(set(styles)) == min(len(styles), len(known.STYLES))


@pytest.mark.parametrize("number", [2, 3, 7])
def test_several_games_take_turns_and_the_days_before_stay_what_they_were(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    games = [f"game-{n}" for n in range(number - 1)]
    before = [played_on(TODAY + timedelta(days=n)) for n in range(-99, 0)]
    plans = {
        "speicherstadt": PLAN,
        **{game: SimpleNamespace(**vars(PLAN) | {"SINCE": TODAY.isoformat()}) for game in games},
    }
    monkeypatch.setattr(day, "_plans", lambda: iter(plans.items()))
    assert [played_on(TODAY + timedelta(days=n)) for n in range(-99, 0)] == before
    year = [played_on(TODAY + timedelta(days=n)) for n in range(364)]
    shares = Counter(game.deal.game for game in year)
    assert len(shares) == number
    assert max(shares.values()) - min(shares.values()) <= 2
    on_mondays = {game.deal.game for game in year if not game.day.weekday()}
    assert on_mondays == set(shares), "no game has its weekdays for ever"


def test_without_a_game_that_has_a_plan_there_is_no_game_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day, "_plans", lambda: iter(()))
    assert game_of(TODAY) is None


def test_the_first_try_is_the_one_whatever_became_of_it() -> None:
    for state, assisted in (("abandoned", False), ("unfinished", False), ("finished", True)):
        first = tried(state=state, assisted=assisted)
        assert counted([tried(2), first, tried(3)]) == {TODAY: first}
        assert not clean_days({TODAY: first})
    assert next_number([tried(), tried(2)], TODAY) == 3
    assert next_number([tried()], TODAY + timedelta(days=1)) == 1


def test_a_clock_set_back_gives_no_second_first_try() -> None:
    later = tried(2, begun_at="2026-11-01T10:00:00.000Z")
    assert counted([later, tried()])[TODAY].number == 1


def test_of_two_devices_the_try_begun_first_counts() -> None:
    here, there = tried(), tried(game_id="there", begun_at="2026-11-18T09:59:59.000Z")
    assert counted([here, there])[TODAY] is there


def test_days_in_a_row_end_today_or_yesterday() -> None:
    assert days_in_a_row(frozenset(days(0, 1, 2, 4)), TODAY) == 3
    assert days_in_a_row(frozenset(days(1, 2)), TODAY) == 2, "today is still to come"
    assert days_in_a_row(frozenset(days(2, 3)), TODAY) == 0
    assert days_in_a_row(frozenset(), TODAY) == 0


def test_a_clock_that_was_ahead_for_once_costs_nothing() -> None:
    assert days_in_a_row(frozenset([*days(0, 1), TODAY + timedelta(days=40)]), TODAY) == 2


def test_the_last_weeks_are_whole_ones() -> None:
    shown = day.weeks_until(TODAY, 5)
    assert (shown[0].weekday(), shown[-1].weekday(), len(shown)) == (0, 6, 35)
    assert shown[-7] <= TODAY <= shown[-1]


def test_what_a_computer_player_makes_of_it_is_the_same_every_time() -> None:
    seats = (Player("Mara", "human"), Player("Miser", "ai", {"level": "clerk", "style": "miser"}))
    made = [asyncio.run(played_by("apprentice", find("speicherstadt"), seats, 0, 7, Inline())) for _ in range(2)]
    assert made[0] == made[1]
    assert made[0].final
    assert set(made[0].places) == {1, 2}
