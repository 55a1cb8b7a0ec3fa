"""Achievements follow from the games that count, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from speicherstadt_app.engine.record import Player, Record, read_record
from speicherstadt_app.games import registry
from speicherstadt_app.store.chain import to_json
from speicherstadt_app.store.games import players_text, write_uncounted
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.achievements import Achieved
from speicherstadt_app.store.statistics.recount import is_up_to_date, recount
from speicherstadt_app.store.statistics.selection import Statistics
from speicherstadt_app.store.tables import FINISHED, GameRow

RECORDS = [
    read_record(line)
    for line in (Path(__file__).parents[1] / "games" / "speicherstadt" / "feats.speicher.jsonl")
    .read_text("utf-8")
    .splitlines()
]
FACTS = registry.facts("speicherstadt")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with closing(open_library(tmp_path)) as opened:
        yield opened


def put(library: Library, record: Record, number: int, *, assisted: bool = False) -> None:
    """The first winner of the game is the person."""
    assert record.result is not None
    seat = record.result["winners"][0]  # type: ignore[index]
    players = [Player("Brain", "ai", {"level": "clerk"}) for _ in record.players]
    players[seat] = Player("Mara", "human", {"profile": "mara"})
    row = GameRow(
        id=f"game-{number}",
        state=FINISHED,
        touched=number,
        game="speicherstadt",
        rules=1,
        players=players_text(players),
        first=record.first,
        result=to_json(dict(record.result)),
        hash=b"",
        begun_at="",
        played_at="",
        day=f"2026-11-{number:02}",
        assisted=assisted,
        counted=not assisted,
        seal=0,
    )
    with library.database.writing() as session:
        write_uncounted(session, row, record.moves)
    recount(library.database)


def told(library: Library) -> dict[str, Achieved]:
    return {one.name: one for one in Statistics(library.database).of("mara", Filter("speicherstadt")).achievements()}


def feats(record: Record) -> set[str]:
    assert record.result is not None
    done = FACTS.read(record)[record.result["winners"][0]].feats  # type: ignore[index]
    return {name for name, was in zip(FACTS.names.feats, done, strict=True) if was}


def test_nobody_has_any_without_a_game(library: Library) -> None:
    assert {(one.done, one.game) for one in told(library).values()} == {(0, None)}
    assert len(told(library)) == 30


def test_what_was_done_in_a_game_is_achieved_in_it_and_not_again(library: Library) -> None:
    first, second = RECORDS[0], RECORDS[1]
    put(library, first, 3)
    put(library, second, 5)
    for name, one in told(library).items():
        if one.of == 1:
            day = "2026-11-03" if name in feats(first) else "2026-11-05" if name in feats(second) else None
            assert (one.game.day if one.game else None) == day, name


def test_an_achievement_of_several_steps_is_complete_with_the_last(library: Library) -> None:
    by_players = {len(record.players): record for record in RECORDS}
    assert sorted(by_players) == [2, 3, 4, 5]
    for day, players in enumerate((5, 2, 4), start=1):
        put(library, by_players[players], day)
    table = told(library)["every_table"]
    assert (table.done, table.of, table.game) == (3, 4, None)
    put(library, by_players[3], 9)
    table = told(library)["every_table"]
    assert table.done == 4
    assert table.game is not None
    assert table.game.day == "2026-11-09"


def test_games_with_help_do_not_count(library: Library) -> None:
    put(library, RECORDS[0], 1, assisted=True)
    assert not any(one.done for one in told(library).values())


def test_what_is_counted_anew_is_the_same(library: Library) -> None:
    for day, record in enumerate(RECORDS, start=1):
        put(library, record, day)
    before = told(library)
    with library.database.writing() as session:
        session.connection().exec_driver_sql("DELETE FROM statistics_seats")
    assert not is_up_to_date(library.database)
    recount(library.database)
    assert told(library) == before


def test_the_order_of_games_is_that_of_their_days(library: Library) -> None:
    record = RECORDS[0]
    put(library, record, 8)
    put(library, record, 2)
    won = told(library)["won"]
    assert won.game is not None
    assert won.game.day == "2026-11-02"
