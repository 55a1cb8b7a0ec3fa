"""The game of the day: the same for everybody, one try that counts, days in a row by the date of where people sit."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.occasions import day
from speicherstadt_app.play.occasions.code import code_of
from speicherstadt_app.play.occasions.day import Attempt, clean_days, counted, days_in_a_row, game_of, next_number
from speicherstadt_app.play.occasions.yardstick import played_by
from tests.play.company import Inline

TODAY = date(2026, 11, 18)


def tried(number: int = 1, *, of: date = TODAY, state: str = "finished", **more: object) -> Attempt:
    attempt = Attempt(f"{of}-{number}", of, number, f"{of}T10:00:00.000Z", state, assisted=False, place=1, score=30)
    return replace(attempt, **more)  # type: ignore[arg-type]


def days(*back: int) -> Iterable[date]:
    return [TODAY - timedelta(days=n) for n in back]


def test_a_date_is_one_table_for_ever() -> None:
    """Everybody who plays that day must find it, whatever program they have."""
    game = game_of(TODAY)
    assert (game.seat, code_of(game.deal)) == (2, "6QDX47GDNDHVJDA6RUW")
    assert game.deal.seats[game.seat] is None
    assert sum(seat is None for seat in game.deal.seats) == 1


def test_the_week_has_tables_of_every_size_and_a_year_has_no_table_twice() -> None:
    year = [game_of(TODAY + timedelta(days=n)).deal for n in range(366)]
    assert {len(deal.seats) for deal in year[:7]} == {2, 3, 4, 5}
    assert len({deal.seed for deal in year}) == len(year)
    levels = [next(seat.level for seat in deal.seats if seat) for deal in year[5:12]]
    assert levels == [level for _, level in day.WEEK], "from Monday on"
    for deal in year:
        styles = [seat.style for seat in deal.seats if seat]
        assert len(set(styles)) == len(styles)


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
    assert made[0].moves == made[1].moves
    assert made[0].result is not None
    assert [player.kind for player in made[0].players] == ["ai", "ai"]
