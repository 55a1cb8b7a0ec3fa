"""Chance that is the same everywhere. The draws themselves are pinned: a seed of today deals the same game in years."""

from collections import Counter
from itertools import permutations

import pytest

from speicherstadt_app.engine.streams import Stream, first_choices


def test_the_bits_are_those_of_splitmix64() -> None:
    stream = Stream(0)
    stream._state = 1234567
    # The outputs that implementations of SplitMix64 in other languages give for this state.
    assert [stream.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_and_names_give_the_same_draws_for_ever() -> None:
    stream = Stream(7, "chance", 3)
    things = list("abcdefgh")
    stream.shuffle(things)
    assert [stream.below(100) for _ in range(6)] == [55, 67, 2, 50, 90, 3]
    assert "".join(things) == "adfbecgh"
    assert stream.fraction() == 0.7071226954428652


def test_streams_of_other_seeds_and_names_differ() -> None:
    streams = [Stream(1), Stream(2), Stream(1, "a"), Stream(1, "b"), Stream(1, "a", 0), Stream(12), Stream(1, "a", "b")]
    assert len({stream.bits() for stream in streams}) == len(streams)


def test_every_number_below_a_bound_is_as_likely() -> None:
    stream = Stream(5, "evenly")
    drawn = Counter(stream.below(6) for _ in range(60_000))
    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 500 for count in drawn.values())


def test_a_draw_beyond_the_last_whole_multiple_is_drawn_again() -> None:
    class Fixed(Stream):
        draws = iter([2**64 - 1, 2**64 - 2, 5])

        def bits(self) -> int:
            return next(self.draws)

    assert Fixed(0).below(3) == 5 % 3


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    stream = Stream(6, "orders")
    orders = Counter[tuple[int, ...]]()
    for _ in range(24_000):
        things = [1, 2, 3, 4]
        stream.shuffle(things)
        orders[tuple(things)] += 1
    assert {*orders} == {*permutations([1, 2, 3, 4])}
    assert all(abs(count - 1000) < 170 for count in orders.values())


def test_weights_say_how_likely_a_thing_is() -> None:
    stream = Stream(8, "weights")
    drawn = Counter(stream.weighted([("rare", 1), ("never", 0), ("often", 3)]) for _ in range(8000))
    assert {*drawn} == {"rare", "often"}
    assert abs(drawn["rare"] - 2000) < 200


def test_fractions_lie_from_0_up_to_1() -> None:
    stream = Stream(9, "fractions")
    fractions = [stream.fraction() for _ in range(10_000)]
    assert min(fractions) >= 0
    assert max(fractions) < 1
    assert abs(sum(fractions) / len(fractions) - 0.5) < 0.02


@pytest.mark.parametrize("bound", [0, -1])
def test_a_draw_from_nothing_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="at least one possibility"):
        Stream(0).below(bound)


def test_first_choices_are_those_of_the_streams_they_stand_for() -> None:
    choose = first_choices(7, "brain", 2)
    for number in range(300):
        things = range(1 + number % 9)
        assert choose(things, number, None) == Stream(7, "brain", 2, number).choice(things)
