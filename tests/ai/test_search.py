"""What a search finds in problems small enough to be worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from speicherstadt_app.ai.search import HABIT, Found, search

Value = tuple[float, ...]


class Sums:
    """Seats take turns to say a number, so many of them; `ends` says what the whole list is worth."""

    def __init__(self, seats: int, turns: int, ends: dict[tuple[int, ...], Value], priors: Sequence[float]) -> None:
        self.seats = seats
        self.turns = turns
        self.ends = ends
        self.priors = priors
        self.guessed: list[tuple[int, ...]] = []

    def start(self) -> tuple[int, ...]:
        return ()

    def fork(self, position: tuple[int, ...]) -> tuple[int, Sequence[float]] | None:
        return None if len(position) == self.turns else (len(position) % self.seats, self.priors)

    def after(self, position: tuple[int, ...], option: int) -> tuple[int, ...]:
        return (*position, option)

    def guess(self, position: tuple[int, ...]) -> Value:
        self.guessed.append(position)
        return self.ends.get(position, (1 / self.seats,) * self.seats)


class Heap(Sums):
    """It makes no difference in which order the numbers were said."""

    def after(self, position: tuple[int, ...], option: int) -> tuple[int, ...]:
        return tuple(sorted((*position, option)))


def best(found: Found) -> int:
    return max(found.branches, key=lambda branch: branch.tries).option


# The second seat answers 0 with what is bad for the first, and 1 with what is good for both.
TRAP: dict[tuple[int, ...], Value] = {(0, 0): (0.0, 1.0), (0, 1): (1.0, 0.0), (1, 0): (0.4, 0.1), (1, 1): (0.6, 0.4)}


def test_it_reckons_with_what_is_best_for_the_other_and_sometimes_with_its_habit() -> None:
    found = search(Sums(2, 2, TRAP, (0.5, 0.5)), 400)
    assert best(found) == 1
    best_for_it, likeliest = TRAP[1, 1], TRAP[1, 0]
    mixed = [(1 - HABIT) * one + HABIT * other for one, other in zip(best_for_it, likeliest, strict=True)]
    assert found.branches[1].value == pytest.approx(mixed, abs=0.03)


def test_without_habits_the_other_does_what_is_best_for_it_once_it_is_known() -> None:
    found = search(Sums(2, 2, TRAP, (0.5, 0.5)), 400, habit=0.0)
    assert best(found) == 1
    assert found.branches[1].value == pytest.approx(TRAP[1, 1], abs=0.03)


def test_what_looks_bad_beforehand_is_found_in_the_end() -> None:
    assert best(search(Sums(2, 2, TRAP, (0.95, 0.05)), 2000)) == 1


def test_each_seat_wants_the_most_for_itself() -> None:
    """The third seat can give the win to one of the others and gets nothing from either; the second prefers its own."""
    ends: dict[tuple[int, ...], Value] = {
        (a, b, c): ((0.9, 0.0, 0.1) if b == 0 else (0.0, 0.9, 0.1)) if a == 0 else (0.5, 0.2, 0.3)
        for a in (0, 1)
        for b in (0, 1)
        for c in (0, 1)
    }
    assert best(search(Sums(3, 3, ends, (0.5, 0.5)), 500)) == 1


def test_the_impossible_is_never_tried() -> None:
    problem = Sums(2, 3, {}, (0.5, 0.0, 0.5))
    found = search(problem, 200)
    assert [branch.tries > 0 for branch in found.branches] == [True, False, True]
    assert found.branches[1].value is None
    assert all(1 not in position for position in problem.guessed)


def test_ways_to_the_same_position_are_one() -> None:
    heap = Heap(2, 4, {}, (0.5, 0.5))
    search(heap, 500)
    assert len(heap.guessed) == len(set(heap.guessed))
    assert len(heap.guessed) == 1 + 2 + 3 + 4 + 5


def test_the_same_problem_has_the_same_tree() -> None:
    assert search(Sums(2, 2, TRAP, (0.7, 0.3)), 123) == search(Sums(2, 2, TRAP, (0.7, 0.3)), 123)


def test_it_stops_when_nothing_can_change_any_more() -> None:
    ends: dict[tuple[int, ...], Value] = {(0,): (1.0, 0.0), (1,): (0.0, 1.0)}
    found = search(Sums(2, 1, ends, (0.5, 0.5)), 100_000)
    assert best(found) == 0
    assert found.iterations < 60_000


def test_it_stops_when_it_is_told_to_and_knows_something_by_then() -> None:
    found = search(Sums(2, 2, TRAP, (0.5, 0.5)), 100_000, lambda: True)
    assert 0 < found.iterations < 10
    assert any(branch.tries for branch in found.branches)


def test_tries_are_what_was_done() -> None:
    found = search(Sums(2, 2, {}, (0.5, 0.5)), 77)
    assert sum(branch.tries for branch in found.branches) == found.iterations == 77
