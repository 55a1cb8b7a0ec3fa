"""Every position of whole games, for one person and for several: all that is shown is there, said, and possible."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from speicherstadt_app.engine.record import Record
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table.live import Table
from speicherstadt_app.ui.values import Values
from tests.ui.table.live import ANNA, KONTOR, MICHEL, Live, live
from tests.ui.tables import golden, still_table

GAMES = (
    "two-players-play-sixteen-rounds",
    "three-players-play-twelve-rounds",
    "four-players-play-ten-rounds",
    "five-players-play-eight-rounds",
)
EVERY = 19
NEXT_STEPS = {"place", "buy", "offer", "pass", "load", "sell", "convert", "barter", "stow"}


def parts(table: Table) -> Iterator[Values[Any] | RowModel[Any]]:
    """Every value object and every model that QML can reach from a table."""
    yield table
    for child in table.findChildren(QObject):
        if isinstance(child, Values | RowModel):
            yield child


def texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def shown(table: Table) -> Iterator[str]:
    """Every text that QML could show."""
    for part in parts(table):
        for row in part.rows if isinstance(part, RowModel) else [part.value]:
            yield from texts(asdict(row))


def positions(name: str, people: int) -> Iterator[tuple[Record, Table]]:
    record = golden(name)
    for ply in range(0, len(record.moves) + 1, EVERY):
        left = replace(record, moves=record.moves[:ply], result=None, seed=None)
        preferences = Preferences(logDetail="full", confirm=("twice", "button", "immediate")[ply % 3])
        yield left, still_table(record, ply, people=people, settings=Settings(preferences))


@pytest.mark.parametrize("people", [0, 1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_no_position_has_a_hole_in_its_words(name: str, people: int) -> None:
    for record, table in positions(name, people):
        for text in shown(table):
            assert "%" not in text, (len(record.moves), text)
        prompt: Any = table.prompt
        assert prompt.value.question
        board: Any = table.board
        players: Any = table.players
        for model in (board.columns, players):
            assert all(row.spoken for row in model.rows)


@pytest.mark.parametrize("name", GAMES)
def test_among_several_people_no_word_says_you(name: str) -> None:
    for record, table in positions(name, 2):
        for text in shown(table):
            words = text.lower().replace(".", " ").replace(",", " ").replace(":", " ").split()
            if {"you", "your"} & set(words):
                raise AssertionError((len(record.moves), text))


@pytest.mark.parametrize("name", GAMES)
def test_everything_offered_is_a_move_that_is_legal(name: str) -> None:
    for record, table in positions(name, len(golden(name).players)):
        played = table._table
        seat = played.actors[0] if played.actors else -1
        if seat < 0:
            continue
        legal = {played.rules.text(seat, action).split(" ", 1)[1] for action in played.legal(seat)}
        for token in set(tokens_of(table)):
            if token.split(" ")[0] in NEXT_STEPS - {"buy", "offer"}:
                assert token in legal, (len(record.moves), token)
            elif token in {"buy", "offer"}:
                assert "buy" in legal


def tokens_of(table: Table) -> Iterator[str]:
    for part in parts(table):
        for row in part.rows if isinstance(part, RowModel) else [part.value]:
            for key, value in asdict(row).items():
                if key == "token" and value:
                    yield str(value)
                elif isinstance(value, list):
                    yield from (str(item["token"]) for item in value if isinstance(item, dict) and item.get("token"))


def test_qt_finds_no_fault_in_any_model_of_a_whole_game(qtbot: QtBot) -> None:
    async def scene(table: Live) -> None:
        testers = [
            QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
            for model in parts(table.table)
            if isinstance(model, RowModel)
        ]
        assert len(testers) >= 10
        while not table.played.over:
            await table.asked()
            if table.played.asked:
                table.decide()
                await table.turned()

    live(ANNA, KONTOR, MICHEL, scene=scene, seed=8)
