"""One person over all games of the house: time, wins in a row, and who was met. All variants are among them."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from speicherstadt_app.store.shapes import AllGames, GameTotals, Met, Run
from speicherstadt_app.store.statistics.games import Lineup
from speicherstadt_app.store.statistics.rates import streaks

OVER: Final = """
    SELECT game_id, players, apart, day, seconds, lineup, against, place FROM statistics_seats
    WHERE profile = ? ORDER BY day, touched, number
"""


@dataclass(slots=True)
class _Totals:
    played: int = 0
    seconds: float = 0.0
    last_day: str = ""
    counted: int = 0
    wins: int = 0
    expected: float = 0.0
    alone: int = 0
    won_alone: int = 0


@dataclass(slots=True)
class _Meetings:
    games: int = 0
    wins: int = 0
    ahead: int = 0
    level: int = 0


def all_games(connection: sqlite3.Connection, profile: str, lineups: Mapping[int, Lineup]) -> AllGames:
    totals: defaultdict[str, _Totals] = defaultdict(_Totals)
    met: defaultdict[str, _Meetings] = defaultdict(_Meetings)
    days: set[str] = set()
    won_on: list[tuple[str, bool]] = []
    for game_id, players, apart, day, seconds, lineup, against, place in connection.execute(OVER, (profile,)):
        one = totals[game_id]
        one.played += 1
        one.seconds += seconds
        one.last_day = day
        days.add(day)
        if apart or place is None:
            continue
        won = place == 1
        if players == 1:
            one.alone += 1
            one.won_alone += won
        else:
            one.counted += 1
            one.wins += won
            one.expected += 1 / players
        won_on.append((day, won))
        people = {
            opponent.profile: result
            for opponent, result in zip(lineups[lineup].opponents, against, strict=True)
            if opponent.profile not in (None, profile)
        }
        for person, result in people.items():
            meetings = met[str(person)]
            meetings.games += 1
            meetings.wins += won
            meetings.ahead += result == "+"
            meetings.level += result == "="
    current, longest = streaks(won_on)
    games = (
        GameTotals(
            game_id,
            one.played,
            one.seconds,
            one.last_day,
            one.counted,
            one.wins,
            one.expected,
            one.alone,
            one.won_alone,
        )
        for game_id, one in totals.items()
    )
    rivals = (Met(person, one.games, one.wins, one.ahead, one.level) for person, one in met.items())
    return AllGames(
        tuple(sorted(games, key=lambda one: (-one.played, one.game_id))),
        len(days),
        Run(*current),
        Run(*longest),
        tuple(sorted(rivals, key=lambda one: (-one.games, one.person))),
    )
