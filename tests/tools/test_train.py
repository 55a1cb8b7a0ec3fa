"""The parts of the training that need no compiler."""

from __future__ import annotations

import random
import tomllib
from array import array

import pytest

from speicherstadt_app.games.speicherstadt.brains.net import WEIGHTS, read_weights
from speicherstadt_app.games.venedig.brains.chances import FEATURES, KNOTS, learned
from tools.train.speicherstadt.core import CNet
from tools.train.speicherstadt.games import Share, portions, share_of
from tools.train.speicherstadt.gate import Row, Verdict
from tools.train.speicherstadt.nets import rounded, text_of, whole_weights
from tools.train.venedig.__main__ import told as table
from tools.train.venedig.fit import fitted, loss
from tools.train.venedig.positions import Position, played


def test_what_is_written_is_what_is_read() -> None:
    chance = random.Random(1)
    net = CNet.from_buffer_copy(array("f", [chance.uniform(-30, 30) for _ in range(WEIGHTS)]))
    text = text_of(net, 3, {"seed": 1})
    assert list(read_weights(text, 3)) == whole_weights(net)


def test_rounding_changes_weights_by_half_a_step_at_most() -> None:
    chance = random.Random(2)
    floats = array("f", [chance.uniform(-30, 30) for _ in range(WEIGHTS)])
    after = array("f", bytes(rounded(CNet.from_buffer_copy(floats))))
    assert max(abs(a - b) for a, b in zip(floats, after, strict=True)) <= 1 / 2048
    assert bytes(rounded(CNet.from_buffer_copy(after))) == bytes(after)


def test_an_interval_narrows_with_the_root_of_the_blocks() -> None:
    few, many = share_of([0.0, 1.0] * 50), share_of([0.0, 1.0] * 5000)
    assert few.mean == many.mean == 50
    assert few.error == pytest.approx(10 * many.error, rel=0.01)
    assert few.error == pytest.approx(98 * 0.1, rel=0.01)


def test_portions_are_the_whole() -> None:
    parts = portions(range(5, 103), 20)
    assert [deal for part in parts for deal in part] == list(range(5, 103))
    assert max(map(len, parts)) == 20


def verdict(gain: Share, *fields: Share) -> Verdict:
    fair = Share(25, 2, 100)
    return Verdict(tuple(Row("field", fair, fair, one) for one in fields), gain)


def test_a_net_passes_only_if_it_is_surely_better() -> None:
    better, equal, worse = Share(4, 2, 100), Share(1, 2, 100), Share(-6, 2, 100)
    assert verdict(better, better, equal).passed
    assert not verdict(equal, better, equal).passed
    assert not verdict(better, better, better, worse).passed


def test_weights_that_make_likely_who_won_are_found() -> None:
    """The seat with more of the first thing wins, three times of four; nothing else matters."""
    chance = random.Random(3)
    positions = []
    for _ in range(600):
        seats = tuple(tuple(4 * chance.random() for _ in FEATURES) for _ in range(3))
        most = max(range(3), key=lambda seat: seats[seat][0])
        winner = most if chance.random() < 0.75 else chance.randrange(3)
        positions.append(Position(2, 0.5, seats, tuple(float(seat == winner) for seat in range(3))))
    weights = fitted(positions, 1)
    flat = [[0.0] * len(FEATURES)] * len(KNOTS)
    assert loss(weights, positions) < loss(flat, positions) - 0.1
    first, *others = (weights[2][number] + weights[3][number] for number in range(len(FEATURES)))
    assert first > 2 * max(map(abs, others))
    assert fitted(positions, 1) == weights


def test_the_same_seed_plays_the_same_games() -> None:
    positions = played(3, 1, 1, 7)
    assert len(positions) > 5
    assert {len(position.seats) for position in positions} == {3}
    assert {sum(position.shares) for position in positions} == {1.0}
    assert positions == played(3, 1, 1, 7)


def test_what_was_learned_is_of_the_features_there_are() -> None:
    for players, weights in learned().items():
        assert tomllib.loads("\n".join(table(players, weights))) == {
            str(players): {name: [row[number] for row in weights] for number, name in enumerate(FEATURES)}
        }
        assert len(weights) == len(KNOTS)
