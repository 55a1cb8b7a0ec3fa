"""Tables for tests and for the gallery: any position of a recorded game, without a store and without brains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player, Record, read_record
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules.state import State
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.live import Table

GOLDEN = Path(__file__).resolve().parents[1] / "games" / "speicherstadt" / "golden"
GAME = find("speicherstadt")

FACES = ("shipowner", "miser", "fire-captain", "grocer")


def golden(name: str) -> Record:
    """A recorded game of tests/games/speicherstadt/golden."""
    return read_record((GOLDEN / f"{name}.speicher.json").read_bytes())


def company(players: int, people: int = 1, names: Sequence[str] = ("Mara", "Ada", "Bo", "Cem", "Dora")) -> list[Player]:
    """People first, then computer players with faces."""
    return [
        Player(names[seat], "human")
        if seat < people
        else Player(names[seat], "ai", {"level": "greedy", "character": FACES[seat % len(FACES)]})
        for seat in range(players)
    ]


async def nobody_thinks(game_id: str, player: Player, question: Question) -> Answer:
    raise AssertionError("nobody thinks at a still table")


def still_table(
    record: Record,
    ply: int | None = None,
    *,
    people: int | None = None,
    settings: Settings | None = None,
    parent: QObject | None = None,
) -> Table:
    """The table as it lay before that move, or at the end. `people` seats somebody else in all seats. One that QML is
    to see has a parent: see `OpenWindow.__exit__`."""
    if people is not None:
        record = replace(record, players=tuple(company(len(record.players), people)))
    moves = record.moves if ply is None else record.moves[:ply]
    game, dealer = find(record.game), dealer_for(record)
    played = PlayedTable(game, dealer, record.players, nobody_thinks, moves=moves, meta=record.meta)
    return Table(played, settings or Settings(Preferences()), still=True, parent=parent)


def dealer_for(record: Record) -> Dealer:
    """A dealer with this game's first player. What he would deal is never asked."""
    seeds = (Dealer(find(record.game), len(record.players), seed, record.options) for seed in range(1000))
    return next(dealer for dealer in seeds if dealer.rules.setup.first == record.first)


def plies(record: Record, wanted: Any) -> list[int]:
    """Before which moves the position is as wanted; the predicate is given the state."""
    rules = GAME.rules(record.setup)
    state: State = rules.start()
    found = []
    for ply, text in enumerate(record.moves):
        if wanted(state):
            found.append(ply)
        seat, action = rules.parse(text)
        state = rules.apply(state, seat, action).state
    return found
