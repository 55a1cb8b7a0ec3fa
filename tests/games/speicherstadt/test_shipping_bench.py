"""What the shipping solver is measured with."""

from __future__ import annotations

from speicherstadt_app.games.speicherstadt.rules.goods import KINDS, count, size
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING
from tests.games.speicherstadt.shipping_bench import Position, real_positions, work, worst_position


def ships_with_a_choice(position: Position) -> bool:
    rules, state, seat = position
    return state.phase == SHIPPING and state.mover == seat and len(rules.legal(state, seat)) > 1


def test_real_positions_are_the_beginnings_of_different_shippings() -> None:
    positions = list(real_positions(3, 60))
    assert len(positions) == 60
    assert all(ships_with_a_choice(position) for position in positions)
    assert all(
        state.pool == state.fresh[seat] + state.warehouse[seat] + state.market[seat] for _, state, seat in positions
    )
    assert len({state for _, state, _ in positions}) == 60


def test_the_worst_positions_have_more_cubes_than_games_have_but_no_more_than_there_are() -> None:
    for seed in range(50):
        position = worst_position(seed)
        state = position.state
        assert ships_with_a_choice(position)
        assert 10 <= size(state.pool) <= 14
        assert all(count(state.pool + state.supply, good) <= 9 for good in KINDS)


def test_the_figures_tell_of_every_position() -> None:
    positions = [*real_positions(2, 20), worst_position(0)]
    found = work(positions)
    assert list(found.cubes) == sorted(size(position.state.pool) for position in positions)
    assert found.incomplete == 1
    for name, (median, high, higher, most) in found.summary().items():
        values = getattr(found, name)
        assert len(values) == 21
        assert median == values[10]
        assert median <= high <= higher <= most == max(values)
