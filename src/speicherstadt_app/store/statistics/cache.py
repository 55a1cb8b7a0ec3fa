"""Keeps the statistics' tables in step with the games: a game that is over enters them, one put in the trash leaves.

All of it happens inside a transaction of the caller.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import delete, insert

from speicherstadt_app.engine.errors import BrokenGame, EngineError, WrongVersion, blaming
from speicherstadt_app.engine.facts import KindFacts, SeatFacts
from speicherstadt_app.engine.record import Record
from speicherstadt_app.games import registry
from speicherstadt_app.store.chain import to_json
from speicherstadt_app.store.shapes import STANDARD
from speicherstadt_app.store.sql import Session, col, select
from speicherstadt_app.store.statistics.packing import pack, pack_each
from speicherstadt_app.store.statistics.soundness import person_of, seal_of
from speicherstadt_app.store.statistics.tables import FactsRow, LineupRow, SeatRow
from speicherstadt_app.store.tables import ABANDONED, FINISHED, UNFINISHED, GameRow

ASSISTED: Final = "assisted"
ALL_AI: Final = "all_ai"
UNREADABLE: Final = "unreadable"
OTHERWISE: Final = "otherwise"

BY_KIND: Final = (*KindFacts._fields, "games", "wins")
"""What is added up for each kind of thing: its facts, the games in which any was bought, and those of them won."""

SEATS_A_GAME: Final = 16
BATCH: Final = 500


def follow(session: Session, row: GameRow, read: Callable[[], Record]) -> None:
    """Count a game as it has just been written: if it is over and not in the trash, and else not.

    One that this program does not have, or can't load, waits until it does: `is_up_to_date` finds it then.
    """
    assert row.number is not None
    leave(session, row.number)
    if row.state != UNFINISHED and row.trashed_at is None and is_here(row.game):
        enter(session, [(row, facts_of(row, read))])


def is_here(game: str) -> bool:
    """Whether this program can read what happened in such a game."""
    try:
        registry.facts(game)
    except (BrokenGame, WrongVersion):
        return False
    return True


def facts_of(row: GameRow, read: Callable[[], Record]) -> tuple[SeatFacts, ...] | None:
    """The facts of a finished game; None for an abandoned one, or if the record can't be read or does not hold."""
    if row.state != FINISHED:
        return None
    try:
        with blaming(row.game):
            return registry.facts(row.game).read(read())
    except EngineError:
        return None


def enter(session: Session, games: Iterable[tuple[GameRow, Sequence[SeatFacts] | None]]) -> None:
    """Count games that are over and not counted yet, each with what `facts_of` says of it."""
    lineups: dict[str, int] = {}
    seats: list[dict[str, Any]] = []
    facts: list[dict[str, Any]] = []
    for row, told in games:
        for values, opponents in _seats(row, told):
            if opponents not in lineups:
                lineups[opponents] = _lineup(session, opponents)
            seats.append(_sealed(SeatRow, values | {"lineup": lineups[opponents]}))
        grades = registry.facts(row.game).names.grades if told else ()
        facts += [_facts(_number(row, seat), one, grades) for seat, one in enumerate(told or ())]
        if len(seats) >= BATCH:
            _insert(session, seats, facts)
    _insert(session, seats, facts)


def leave(session: Session, game: int) -> None:
    """Count a game no more."""
    session.exec(delete(SeatRow).where(col(SeatRow.game) == game))


def _lineup(session: Session, opponents: str) -> int:
    """The number of a line-up, a new one if it never played before."""
    found = session.exec(select(LineupRow.number).where(col(LineupRow.opponents) == opponents)).first()
    if found is None:
        row = LineupRow(opponents=opponents)
        session.add(row)
        session.flush()
        found = row.number
    assert found is not None
    return found


def _insert(session: Session, seats: list[dict[str, Any]], facts: list[dict[str, Any]]) -> None:
    for table, rows in ((SeatRow, seats), (FactsRow, facts)):
        if rows:
            session.exec(insert(table), params=rows)
            rows.clear()


def _number(row: GameRow, seat: int) -> int:
    assert row.number is not None
    return row.number * SEATS_A_GAME + seat


def _seats(row: GameRow, told: Sequence[SeatFacts] | None) -> Iterator[tuple[dict[str, Any], str]]:
    """The values of each seat's row but its line-up, and the opponents of that."""
    players = json.loads(row.players)
    people = [person_of(player) for player in players]
    apart = _why_apart(row, players, told)
    for seat, (profile, level, style) in enumerate(people):
        others = sorted(
            (to_json(people[other]), _result(told, seat, other)) for other in range(len(people)) if other != seat
        )
        facts = told[seat] if told else None
        yield (
            {
                "number": _number(row, seat),
                "game": row.number,
                "seat": seat,
                "game_id": row.game,
                "players": len(people),
                "variant": row.variant or STANDARD,
                "apart": apart,
                "day": row.day,
                "touched": row.touched,
                "seconds": row.seconds,
                "profile": profile,
                "level": level,
                "style": style,
                "against": "".join(result for _, result in others),
                "score": facts and facts.score,
                "place": facts and facts.place,
                "margin": facts and facts.margin,
            },
            f"[{','.join(person for person, _ in others)}]",
        )


def _why_apart(row: GameRow, players: Iterable[Mapping[str, object]], told: Sequence[SeatFacts] | None) -> str:
    if row.state == ABANDONED:
        return ABANDONED
    if all(player["kind"] != "human" for player in players):
        return ALL_AI
    if row.assisted:
        return ASSISTED
    if told is None:
        return UNREADABLE
    return "" if row.counted else OTHERWISE


def _result(told: Sequence[SeatFacts] | None, seat: int, other: int) -> str:
    if not told:
        return "="
    return "+" if told[seat].place < told[other].place else "-" if told[seat].place > told[other].place else "="


def _facts(seat: int, facts: SeatFacts, grades: Sequence[str]) -> dict[str, Any]:
    """A game with grades has one number more than bests: the grade's place in its order."""
    grade = [grades.index(facts.grade) if facts.grade in grades else None] if grades else []
    won = facts.place == 1
    kinds = [number for kind in facts.kinds for number in (*kind, kind.bought > 0, kind.bought > 0 and won)]
    return _sealed(
        FactsRow,
        {
            "seat": seat,
            "sums": pack((*facts.sources, *facts.figures)),
            "kinds": pack(kinds),
            "bests": pack_each((*facts.bests, *grade)),
            "feats": sum(done << at for at, done in enumerate(facts.feats)),
        },
    )


def _sealed(table: type[SeatRow | FactsRow], values: dict[str, Any]) -> dict[str, Any]:
    return values | {"seal": seal_of(tuple(values[name] for name in table.model_fields if name != "seal"))}
