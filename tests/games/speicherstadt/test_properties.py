"""What holds in every game, whoever plays and however."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, read_record, record_of, replay
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.games.speicherstadt.rules.rules import GAME, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.scoring import points_of
from speicherstadt_app.games.speicherstadt.rules.state import State
from tests.games.speicherstadt.invariants import CHECKS
from tests.games.speicherstadt.told import Told, told_game

PLAYERS = st.integers(2, 5)
SEEDS = st.integers(0, 2**63)
CHOICES = st.lists(st.integers(0, 2**16), min_size=1, max_size=80)


def by_numbers(choices: list[int]) -> Callable[[SpeicherstadtRules, State, Seat, Stream], int]:
    """Each number in turn says which of the legal actions is taken, from the beginning again after the last."""
    asked = iter(range(10**9))

    def choose(rules: SpeicherstadtRules, state: State, seat: Seat, _stream: Stream) -> int:
        listed = rules.legal(state, seat)
        return listed[choices[next(asked) % len(choices)] % len(listed)]

    return choose


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_random_games_keep_what_the_rules_conserve(players: int, check: Callable[[Told], None]) -> None:
    for seed in range(10):
        check(told_game(players, seed))


@settings(max_examples=40)
@given(PLAYERS, SEEDS, CHOICES)
def test_whatever_is_chosen_the_game_keeps_what_the_rules_conserve(players: int, seed: int, choices: list[int]) -> None:
    told = told_game(players, seed, by_numbers(choices))
    for check in CHECKS:
        check(told)


@settings(max_examples=40)
@given(PLAYERS, SEEDS, CHOICES, st.integers(0, 10**6))
def test_a_record_of_any_part_of_any_game_replays_to_the_same_table(
    players: int, seed: int, choices: list[int], cut: int
) -> None:
    told = told_game(players, seed, by_numbers(choices))
    ply = cut % (len(told.turns) + 1)
    match: Match[State] = Match(told.rules)
    for turn in told.turns[:ply]:
        match.play(turn.seat, turn.action)
    record = record_of(GAME, match, tuple(Player(f"Seat {seat}", "ai") for seat in range(players)))
    again = replay(read_record(record.to_line()), registry.find)
    assert again.state == (told.turns[ply].before if ply < len(told.turns) else told.end)
    assert again.texts == told.texts()[:ply]


@settings(max_examples=40)
@given(PLAYERS, SEEDS, CHOICES, CHOICES)
def test_cards_and_cubes_come_in_the_same_order_whatever_is_chosen(
    players: int, seed: int, choices: list[int], others: list[int]
) -> None:
    one, other = (told_game(players, seed, by_numbers(numbers)) for numbers in (choices, others))
    assert [t.text for t in one.turns if t.verb == "deal"] == [t.text for t in other.turns if t.verb == "deal"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_quick_count_of_points_is_that_of_the_score_sheet(players: int) -> None:
    for seed in range(10):
        told = told_game(players, seed)
        for turn in told.turns:
            quick = tuple(points_of(told.rules.box, turn.after, seat) for seat in range(players))
            assert quick == told.rules.outcome(turn.after).scores
