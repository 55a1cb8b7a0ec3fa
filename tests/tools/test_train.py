"""The parts of the training that need no compiler."""

from __future__ import annotations

import random
from array import array

import pytest

from speicherstadt_app.games.speicherstadt.brains.net import WEIGHTS, read_weights
from tools.train.speicherstadt.core import CNet
from tools.train.speicherstadt.games import Share, portions, share_of
from tools.train.speicherstadt.gate import Row, Verdict
from tools.train.speicherstadt.nets import rounded, text_of, whole_weights


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
