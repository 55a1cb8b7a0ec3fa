"""Kinds of things in the statistics: in the words of their game, at a price or without one."""

from __future__ import annotations

import pytest

from speicherstadt_app.ui.statistics import pictures, tables
from speicherstadt_app.ui.statistics.tables import Row
from speicherstadt_app.ui.statistics.words import Names

pytestmark = pytest.mark.usefixtures("qapp")


def row(name: str) -> Row:
    return {
        "name": name,
        "offered": 40,
        "wanted": 8,
        "bought": 2,
        "mean_price": 0.0,
        "table_mean_price": 0.0,
        "points_each": 3.0,
        "bought_games": 2,
        "bought_share": 0.5,
        "bought_low": 0.1,
        "bought_high": 0.9,
    }


def test_what_costs_nothing_is_told_without_a_price() -> None:
    names = Names("venedig")
    for name, had in (("councillor", "played / held"), ("domino", "built / taken")):
        picture = pictures.kinds([row(name)], names)
        assert (picture["shares"], picture["had"]) == (True, had)
        assert (picture["lines"][0]["bought"], picture["lines"][0]["priceText"]) == ("2 / 8", "25 %")
        assert "The table's" not in tables.kinds([row(name)], names).headings


def test_what_is_bought_keeps_its_price() -> None:
    names = Names("speicherstadt")
    picture = pictures.kinds([row("ship")], names)
    assert (picture["shares"], picture["had"], picture["cost"]) == (False, "bought / offered", "price: you, table")
    assert picture["lines"][0]["bought"] == "2 / 40"
    assert "The table's" in tables.kinds([row("ship")], names).headings
