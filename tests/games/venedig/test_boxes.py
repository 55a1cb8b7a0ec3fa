"""Boxes of one's own in records, and what is asked of them."""

import re
from collections.abc import Mapping

import pytest

from speicherstadt_app.engine.conformance import CHECKS as PROMISES
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules.box import SHAPES, Tables, standard_box
from speicherstadt_app.games.venedig.rules.boxes import (
    SENTENCES,
    BoxFlaw,
    Row,
    box_from,
    box_of,
    fingerprint,
    flawed,
    lines_of,
    options_of,
)
from speicherstadt_app.games.venedig.rules.rules import GAME
from tests.games.venedig.golden.boxes import LOW_TRACK, POCKETS
from tests.games.venedig.invariants import CHECKS
from tests.games.venedig.told import played

Cells = dict[str, str]


def rows_of(tables: Tables) -> dict[str, list[Cells]]:
    """The tables as files have them."""
    return {
        "board": [{"key": key, "value": value, "sure": "rules"} for key, value in tables.board.items()],
        "tiles": [
            {
                "id": tile.id,
                "shape": SHAPES[tile.shape],
                "pattern": tile.pattern,
                "stones": str(tile.stones),
                "arms": str(tile.arms),
            }
            for tile in tables.tiles
        ],
        "cards": [
            {
                "id": card.id,
                "role": line.split(" ")[1],
                "value": str(card.value or ""),
                "markers": str(card.markers) if line.split(" ")[1] == "driver" else "",
                "from": str(card.since),
                "symbol": "yes" if card.symbol else "no",
                "roles": card.roles,
            }
            for card, line in zip(tables.cards, lines_of(standard_box())["cards"], strict=True)
        ],
    }


def rows(changed: Mapping[str, Mapping[int, Mapping[str, str] | None]], *more: tuple[str, Cells]) -> list[Row]:
    """The standard tables with some cells changed, or rows left out, and more of them."""
    tables = rows_of(standard_box().tables)
    found = []
    for table, lines in tables.items():
        for number, cells in enumerate(lines):
            change = changed.get(table, {}).get(number, {})
            if change is not None:
                found.append(Row(table, number + 2, cells | dict(change), flawed))
    return [*found, *(Row(table, 99, cells, flawed) for table, cells in more)]


LONGER = {"board": {9: {"value": "90"}}}
TWIN = {"id": "twin", "role": "builder", "value": "5", "markers": "", "from": "2", "symbol": "yes", "roles": ""}


def test_a_box_is_read_written_and_played_with() -> None:
    box = box_from(rows(LONGER), "Longer track")
    assert box.track == 90
    options = options_of(box)
    again = box_of(options)
    assert lines_of(again) == lines_of(box)
    assert again is box_of(options)
    assert fingerprint(again) == fingerprint(box) != fingerprint(standard_box())
    assert GAME.rules(Setup(3, 0, options)).box.track == 90
    assert CARD.variant_of(options, 2) == options


@pytest.mark.parametrize("options", [LOW_TRACK, POCKETS], ids=["low track", "pockets"])
def test_the_rules_hold_with_another_box(options: dict[str, object]) -> None:
    told = played(3, 4, {"choose builder": 3}, options)
    for check in CHECKS:
        check(told)
    trial = Trial(GAME, 2, 1, options)
    for promise in PROMISES:
        promise(trial)


FLAWS: dict[str, list[Row]] = {
    "id": rows({"tiles": {0: {"id": "D 01"}}}),
    "twice": rows({"tiles": {1: {"id": "D01"}}}),
    "key": rows({"board": {10: {"key": "pile"}}}),
    "missing": rows({"board": {9: None}}),
    "sea": rows({"board": {0: {"value": "~" * 16}}}),
    "cell": rows({"board": {8: {"value": "A1"}}}),
    "number": rows({"cards": {6: {"value": "0"}}}),
    "nothing": rows({"cards": {9: {"value": "3"}}}),
    "one_of": rows({"tiles": {0: {"shape": "tower"}}}),
    "pattern": rows({"tiles": {40: {"pattern": "BSB"}}}),
    "no_canal": rows({"board": {row: {"value": "." * 17} for row in range(8)}}),
    "canal": rows({"board": {0: {"value": "~" + "." * 16}}}),
    "piles": rows({"board": {10: {"value": "117"}}}),
    "tiles": rows({"tiles": dict.fromkeys(range(5))}),
    "too_many": [
        *rows({}),
        *(Row("cards", n + 40, TWIN | {"id": f"twin-{n}", "from": "6"}, flawed) for n in range(30)),
    ],
    "cards": rows({}, ("cards", TWIN)),
    "not_plain": rows({"cards": {14: {"roles": ""}}}),
    "lawyers": rows({"cards": {24: {"role": "lawyer"}}}),
    "thieves": rows({"cards": {24: {"role": "spy"}}}),
    "standard": rows({}),
}


def test_every_sentence_has_a_box_that_deserves_it() -> None:
    of_files = {
        "too_large",
        "encoding",
        "empty",
        "heading",
        "columns",
        "column_twice",
        "table_twice",
        "quotes",
        "too_wide",
    }
    assert {*FLAWS} == {*SENTENCES} - of_files


@pytest.mark.parametrize("key", FLAWS)
def test_what_is_wrong_is_said_in_a_sentence(key: str) -> None:
    with pytest.raises(BoxFlaw) as caught:
        box_from(FLAWS[key], "Mine")
    assert caught.value.key == key
    assert "{" not in str(caught.value)


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("mine", "must have a 'name', 'board', 'tiles' and 'cards'"),
        ({"name": "Mine"}, "must have a 'name', 'board', 'tiles' and 'cards'"),
        ({**LOW_TRACK["box"], "name": ""}, "name of its box"),  # type: ignore[dict-item]
        ({**LOW_TRACK["box"], "tiles": "all"}, "'tiles' of its box must be a list of texts"),  # type: ignore[dict-item]
        ({**LOW_TRACK["box"], "cards": []}, "can't be played with: cards"),  # type: ignore[dict-item]
        ({"name": "Mine", **lines_of(standard_box())}, "it is the standard one"),
    ],
)
def test_a_record_with_such_a_box_is_refused(told: object, why: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(why)):
        GAME.rules(Setup(2, 0, {"box": told}))


def test_a_line_has_one_spelling() -> None:
    box = LOW_TRACK["box"]
    assert isinstance(box, dict)
    lines = [line.replace("from 2 symbol", "from 2 symbol all") for line in box["cards"][:1]]
    with pytest.raises(Unreadable, match=r"cards|belongs"):
        box_of({"box": {**box, "cards": lines + box["cards"][1:]}})
    twisted = [*box["board"][1:], box["board"][0]]
    with pytest.raises(Unreadable, match="belongs where"):
        box_of({"box": {**box, "board": twisted}})
