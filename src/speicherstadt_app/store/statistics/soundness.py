"""Whether what was counted is as it was written. Who edits the database by other means, or a failing disk, may leave
any value there: figures are taken from it only after this look, and what is wrong is counted anew."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from speicherstadt_app.store.chain import to_json
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.statistics.tables import FactsRow, SeatRow
from speicherstadt_app.store.tables import ABANDONED, FINISHED

LONGEST_WORD: Final = 40
AT_ONCE: Final = 2_000
"""Rows of one look: a move that is to be kept waits no longer than for these."""

SEAT: Final = tuple(SeatRow.model_fields)
GAME_AT, SEAT_AT, LINEUP_AT = (SEAT.index(name) for name in ("game", "seat", "lineup"))
SEATS: Final = f"SELECT {', '.join(SEAT)} FROM statistics_seats WHERE number > ? ORDER BY number LIMIT {AT_ONCE}"
FACTS: Final = f"""
    SELECT {", ".join(FactsRow.model_fields)} FROM statistics_facts WHERE seat > ? ORDER BY seat LIMIT {AT_ONCE}
"""
LINEUPS: Final = f"SELECT number, opponents FROM statistics_lineups WHERE number > ? ORDER BY number LIMIT {AT_ONCE}"
GAMES: Final = f"SELECT number, players FROM games WHERE number > ? ORDER BY number LIMIT {AT_ONCE}"
INCOMPLETE: Final = f"""
    SELECT * FROM (
        SELECT 1 FROM statistics_seats LEFT JOIN statistics_facts ON statistics_facts.seat = number
        WHERE (score IS NULL) != (statistics_facts.seat IS NULL) LIMIT 1
    ) UNION ALL SELECT * FROM (
        SELECT 1 FROM statistics_facts WHERE seat NOT IN (SELECT number FROM statistics_seats) LIMIT 1
    ) UNION ALL SELECT * FROM (
        SELECT 1 FROM statistics_seats GROUP BY game HAVING count(*) != max(players) LIMIT 1
    ) UNION ALL SELECT * FROM (
        SELECT 1 FROM statistics_seats LEFT JOIN games ON games.number = statistics_seats.game
        WHERE state IS NULL OR state NOT IN ('{FINISHED}', '{ABANDONED}') OR trashed_at IS NOT NULL LIMIT 1
    )
"""
"""Scores without facts, facts without a score, games without some of their seats, games that are not over."""
LOWEST: Final = -(1 << 63)
HIGHEST: Final = 1 << 53
"""A number of a line-up from here on is damaged."""


def figures_are_sound(database: Database) -> bool:
    """Whether statistics can be taken from what is counted. Looked at when somebody else may have written there, and as
    often as all other rows."""
    if database.figures_sound is None:
        database.figures_sound = is_sound(database)
    return database.figures_sound


def refuse_damaged(database: Database) -> None:
    if not figures_are_sound(database):
        if database.newer:
            # Only that version can count them anew.
            raise StoreError(database.newer.key, **database.newer.facts)
        raise StoreError("figures_damaged")


def is_sound(database: Database) -> bool:
    """Whether every row is as it was written, is of a game that is over, and none of those it needs is missing."""
    with database.holding() as connection:
        if connection.execute(INCOMPLETE).fetchone():
            return False
    lineups = dict(_each(database, LINEUPS))
    if not all(_is_company(number, text) for number, text in lineups.items()):
        return False
    known: dict[str, list[str]] = {}
    companies = {number: _companies(players, known) for number, players in _each(database, GAMES)}
    return all(_is_seat(row, companies, lineups) for row in _each(database, SEATS)) and all(
        map(_is_sealed, _each(database, FACTS))
    )


def is_game_sound(connection: Connection, game: int) -> bool:
    """The same of one game."""

    def rows(question: str) -> Iterator[tuple[Any, ...]]:
        return map(tuple, connection.exec_driver_sql(question, (game,)))

    seats = [*rows(SEATS.replace("number > ?", "game = ?"))]
    lineups = dict(rows("SELECT number, opponents FROM statistics_lineups WHERE ? IS NOT NULL"))
    players = connection.exec_driver_sql("SELECT players FROM games WHERE number = ?", (game,)).scalar_one()
    facts = FACTS.replace("seat > ?", "seat IN (SELECT number FROM statistics_seats WHERE game = ?)")
    companies = {game: _companies(players, {})}
    return all(_is_seat(row, companies, lineups) for row in seats) and all(map(_is_sealed, rows(facts)))


def seal_of(values: Sequence[object]) -> int:
    """The CRC-32 of all columns but the seal, which is the last one."""
    return zlib.crc32(repr(tuple(values)).encode())


def person_of(player: Mapping[str, object]) -> tuple[str | None, str | None, str | None]:
    """Profile, level and style of a player. A person without a profile has none of them, a brain always both latter."""
    if player["kind"] == "human":
        return _word(player.get("profile")), None, None
    return None, _word(player.get("level")) or "", _word(player.get("style")) or ""


def _word(value: object) -> str | None:
    return value[:LONGEST_WORD] if isinstance(value, str) else None


def _each(database: Database, question: str) -> Iterator[tuple[Any, ...]]:
    """Every row, in the order of its first column, a whole number."""
    last = LOWEST
    while True:
        with database.holding() as connection:
            rows = connection.execute(question, (last,)).fetchall()
        yield from rows
        if len(rows) < AT_ONCE:
            return
        last = rows[-1][0]


def _is_sealed(row: tuple[Any, ...]) -> bool:
    return bool(row[-1] == seal_of(row[:-1]))


def _is_seat(row: tuple[Any, ...], companies: Mapping[int, Sequence[str]], lineups: Mapping[int, str]) -> bool:
    if not _is_sealed(row):
        return False
    company, seat = companies.get(row[GAME_AT], ()), row[SEAT_AT]
    return bool(seat < len(company) and company[seat] == lineups.get(row[LINEUP_AT]))


def _companies(players: str, known: dict[str, list[str]]) -> list[str]:
    """The opponents of each seat, as they stand in the table of line-ups; none, if the players can't be read."""
    found = known.get(players)
    if found is None:
        try:
            people = [to_json(person_of(one)) for one in json.loads(players)]
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            people = []
        found = known[players] = [
            f"[{','.join(sorted([*people[:seat], *people[seat + 1 :]]))}]" for seat in range(len(people))
        ]
    return found


def _is_company(number: int, text: object) -> bool:
    """Also of those that nobody meets any more: all are read."""
    if not (isinstance(text, str) and 0 < number < HIGHEST):
        return False
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(told, list) and all(
        isinstance(one, list) and len(one) == 3 and all(word is None or isinstance(word, str) for word in one)
        for one in told
    )
