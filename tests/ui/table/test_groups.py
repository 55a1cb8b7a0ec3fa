"""Several tables in one game: strips and log by table, in the order of the one who looks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.live import Table
from tests.fixture_game.registered import registered
from tests.play.players import Inline, instant

pytestmark = pytest.mark.usefixtures("qapp", "ferries")


@pytest.fixture
def ferries() -> Iterator[None]:
    with registered("ferries"):
        yield


def seated(players: int, person: int) -> tuple[PlayedTable, Table]:
    game = registry.find("ferries")
    sitters = [Player(f"Player {seat}", "ai", {"level": "random"}) for seat in range(players)]
    sitters[person] = Player("Anna", "human")
    played = PlayedTable(game, Dealer(game, players, 4), sitters, Inline(), pace=instant())
    return played, Table(played, Settings(Preferences(language="en")))


def at_tables(table: Table) -> list[list[int]]:
    """The seats in the order of the strips, table by table; the first of each has the heading."""
    found: list[list[int]] = [[]]
    rows: Any = table.players
    for row in rows.rows:
        if row.group:
            found.append([])
        found[-1].append(row.seat)
    return found


def test_grouped_puts_my_table_first_and_heads_each() -> None:
    played, table = seated(8, person=5)
    table.refresh()
    places = [played.rules.place(played.view(None), seat) for seat in range(8)]
    assert places == [0] * 4 + [1] * 4
    assert at_tables(table) == [[5], [6, 7, 4], [0, 1, 2, 3]]
    rows: Any = table.players
    assert [row.group for row in rows.rows if row.group] == [
        played_title(table, 1),
        played_title(table, 0),
    ]


def played_title(table: Table, place: int) -> str:
    return next(at.title for at in table.session.log.tables if at.place == place)


def test_grouped_leaves_one_table_as_it_is() -> None:
    _, table = seated(4, person=2)
    table.refresh()
    assert at_tables(table) == [[2, 3, 0, 1]]
    assert table.session.log.tables == ()


def test_log_heads_what_happens_at_another_table() -> None:
    played, table = seated(8, person=5)

    async def to_the_end() -> None:
        run = asyncio.ensure_future(played.run())
        while not run.done():
            table.goOn()
            for seat in played.asked:
                played.act(seat, played.legal(seat)[0])
            await asyncio.sleep(0)
        await run

    asyncio.run(to_the_end())
    lines = table.session.log.lines(full=True)
    at = None
    titles = {at.title for at in table.session.log.tables}
    for line in lines:
        if line.heading:
            at = line.text if line.text in titles else None
        elif line.at is not None:
            assert line.at.title == at
    loads = [turn for turn in played.turns if turn.seat >= 0 and len(turn.actors) == 1]
    places = [played.rules.place(played.view(None), turn.seat) for turn in loads]
    changes = sum(one != other for one, other in pairwise(places))
    headed = [line for line in lines if line.heading and line.text in titles]
    assert len(headed) >= changes > 0


def test_log_of_one_table_has_no_headings_of_tables() -> None:
    _, table = seated(4, person=2)
    assert not any(line.at for line in table.session.log.lines(full=True))
