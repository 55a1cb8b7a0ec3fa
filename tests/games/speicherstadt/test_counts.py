"""How many ways a whole phase can go: the first ones counted by hand, the others kept from when a second version of the
rules counted them too."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from speicherstadt_app.engine.record import Record, read_record
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.games.speicherstadt.rules.state import State

GOLDEN = Path(__file__).parent / "golden"

WINTER = ["A-office", "A-warehouse", "A-tea-trader", "A-contract-5", "A-contract-8", "A-contract-11"]


class Position:
    """A position in the middle of a game."""

    def __init__(self, record: Record, ply: int) -> None:
        self.rules = GAME.rules(record.setup)
        self.state = self.rules.start()
        for text in record.moves[:ply]:
            self.state = self.rules.apply(self.state, *self.rules.parse(text)).state


def golden(name: str, game: int, ply: int) -> Position:
    line = (GOLDEN / f"{name}.speicher.jsonl").read_text("utf-8").splitlines()[game]
    return Position(read_record(line), ply)


def winter_row(players: int, *columns: int) -> Position:
    """The first demand of a game, with workers placed in these columns."""
    moves = [f"* deal {card}" for card in WINTER[: players + 1]]
    moves += [f"{ply % players} place {column}" for ply, column in enumerate(columns)]
    record = json.dumps(
        {
            "format": "speicherstadt-record",
            "version": 1,
            "game": "speicherstadt",
            "rules": 1,
            "players": [{"name": f"Seat {seat}", "kind": "ai"} for seat in range(players)],
            "first": 0,
            "moves": moves,
        }
    )
    return Position(read_record(record), len(moves))


def ways_from(position: Position) -> Iterator[State]:
    """The states in which this phase, in shipping this seat's part of it, can end, one for each way to get there."""
    rules = position.rules
    phase = rules.phase(position.state)
    seat = rules.actors(position.state) if phase == "shipping" else None
    open_ends = [position.state]
    while open_ends:
        state = open_ends.pop()
        if rules.phase(state) != phase or (seat is not None and rules.actors(state) != seat):
            yield state
            continue
        (actor,) = rules.actors(state)
        open_ends += [rules.apply(state, actor, action).state for action in rules.legal(state, actor)]


def count(position: Position) -> int:
    return len(list(ways_from(position)))


def test_two_players_can_place_their_six_workers_in_3_to_the_6th_ways() -> None:
    assert count(winter_row(2)) == 3**6


def test_three_players_can_not_place_all_nine_workers_in_one_column() -> None:
    position = winter_row(3, 1, 2, 3)
    assert count(position) == 4**6
    position = winter_row(3, 1, 1, 1, 1, 1, 1)
    assert count(position) == 4**3 - 1


def test_a_column_of_eight_is_closed_to_the_seven_workers_to_come() -> None:
    assert count(winter_row(5, *[1] * 8, 2, 3, 4, 5)) == 5**3


@pytest.mark.parametrize(
    ("columns", "ways"),
    [
        # A worker alone buys or passes; of two, the first buys, or passes and the second buys or passes.
        ((1, 2, 3, 1, 2, 3), 3**3),
        # All six above one card: more than anybody has, so the first must pass; then one of five buys, or nobody.
        ((1, 1, 1, 1, 1, 1), 6),
        ((1, 1, 1, 1, 2, 3), 5 * 2 * 2),
        ((1, 2, 1, 2, 1, 2), 4 * 4),
        # Seat 0 stands lowest above both cards, and whoever has paid 3 of 5 coins can't pay 3 again.
        ((1, 1, 2, 2, 1, 2), 3 + 3 * 4),
    ],
)
def test_the_ways_of_the_first_purchase(columns: tuple[int, ...], ways: int) -> None:
    assert count(winter_row(2, *columns)) == ways


@pytest.mark.parametrize(
    ("name", "game", "ply", "ways"),
    [
        ("spec-five-players", 0, 21, 1170),
        ("spec-five-players", 0, 51, 738),
        ("spec-five-players", 0, 85, 234),
        ("spec-five-players", 0, 122, 411),
        ("spec-five-players", 0, 163, 280),
    ],
)
def test_the_ways_of_a_purchase_in_the_middle_of_a_game(name: str, game: int, ply: int, ways: int) -> None:
    position = golden(name, game, ply)
    assert position.rules.phase(position.state) == "purchase"
    assert count(position) == ways


@pytest.mark.parametrize(
    ("name", "game", "ply", "ways"),
    [
        ("spec-five-players", 0, 98, 5),
        ("spec-five-players", 0, 133, 1),
        ("spec-five-players", 0, 223, 986),
        ("spec-two-players", 0, 241, 127),
        ("spec-two-players", 1, 175, 322),
        ("spec-two-players", 1, 218, 471),
        ("spec-two-players", 1, 235, 3),
        ("spec-two-players", 1, 253, 2209),
    ],
)
def test_the_ways_of_a_shipping(name: str, game: int, ply: int, ways: int) -> None:
    position = golden(name, game, ply)
    assert position.rules.phase(position.state) == "shipping"
    assert count(position) == ways


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "game", "ply", "ways"),
    [("spec-five-players", 0, 137, 7152), ("spec-two-players", 1, 195, 13780)],
)
def test_the_ways_of_a_shipping_of_six_cubes(name: str, game: int, ply: int, ways: int) -> None:
    assert count(golden(name, game, ply)) == ways
