"""What a card says of its options and minutes, by the number of players."""

import pytest

from speicherstadt_app.engine.card import Choice, GameCard, Option
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.rules import Setup

LENGTH = Option(
    "length",
    ("long", "short"),
    "long",
    by_players={1: None, 3: Choice(("short", "long"), "short"), 4: Choice(("short", "tiny"), "short")},
    minutes={"short": {2: 30, 3: 40, 4: 50}},
)
CARD = GameCard(
    "hamlet",
    "Hamlet",
    1,
    (1, 4),
    open=True,
    solo=True,
    options=(LENGTH, Option("colour", (1, 2), 1, variant=False)),
    minutes={1: 20, 2: 60, 3: 45, 4: 55},
)


@pytest.mark.parametrize(
    ("players", "options", "variant"),
    [
        (1, {}, {}),
        (2, {}, {}),
        (2, {"length": "long"}, {}),
        (2, {"length": "short"}, {"length": "short"}),
        (3, {"length": "short"}, {}),
        (3, {"length": "long", "colour": 2}, {"length": "long"}),
        (4, {"length": "tiny"}, {"length": "tiny"}),
    ],
)
def test_variant_of_leaves_out_what_is_the_default_with_so_many(
    players: int, options: dict[str, object], variant: dict[str, object]
) -> None:
    CARD.check(Setup(players, 0, options))
    assert CARD.variant_of(options, players) == variant


@pytest.mark.parametrize(
    ("players", "value", "words"),
    [
        (1, "long", "the option 'length' is not offered to 1 player"),
        (3, "tiny", "the option 'length' must be one of short, long, not 'tiny'"),
        (4, "long", "the option 'length' must be one of short, tiny, not 'long'"),
    ],
)
def test_check_refuses_a_value_that_is_not_offered_to_so_many(players: int, value: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        CARD.check(Setup(players, 0, {"length": value}))


def test_chosen_leaves_out_an_option_that_is_not_offered() -> None:
    assert CARD.chosen({}, 1) == {"colour": 1}
    assert CARD.chosen({}, 2) == {"length": "long", "colour": 1}
    assert CARD.chosen({"colour": 2}, 3) == {"length": "short", "colour": 2}


def test_true_is_no_value_where_one_is() -> None:
    with pytest.raises(Unreadable, match="must be one of 1, 2"):
        CARD.check(Setup(2, 0, {"colour": True}))


def test_minutes_go_by_the_value_that_holds() -> None:
    assert [CARD.minutes_of({}, players) for players in CARD.range] == [20, 60, 40, 50]
    assert CARD.minutes_of({"length": "short"}, 2) == 30
    assert CARD.minutes_of({"length": "long"}, 3) == 45
    assert CARD.minutes_of({"length": "tiny"}, 4) == 55
    assert CARD.shortest_and_longest == (20, 60)


def test_all_values_are_named_once_in_the_order_of_the_card() -> None:
    assert LENGTH.all_values == ("long", "short", "tiny")
