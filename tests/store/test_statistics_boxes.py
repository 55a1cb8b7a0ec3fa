"""Games with a box of one's own stand apart from those with the standard one, and count among themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from speicherstadt_app.store.library import Library
from speicherstadt_app.store.shapes import Filter, Person
from speicherstadt_app.store.statistics.ratings import Strength
from speicherstadt_app.store.statistics.selection import Statistics
from tests.games.speicherstadt.variants import OPTIONS
from tests.store.conftest import Hands
from tests.store.tables_played import begin

STANDARD_SEEDS, OWN_SEEDS = (3, 4, 5), (6, 7)
EVERYTHING = Filter("speicherstadt", which="all")


@pytest.fixture
def mara(library: Library) -> Person:
    return library.profiles.create("Mara", "gull", "red", "en")


def play(library: Library, hands: Hands, mara: Person, seeds: tuple[int, ...], options: Mapping[str, object]) -> None:
    for seed in seeds:
        begin(library, seed, 3, mara, options=options).finish()
        hands.pass_time(days=3)


def statistics_of(library: Library) -> Statistics:
    return Statistics(library.database, lambda *_: Strength(1400.0))


def test_they_are_in_no_figure_of_the_standard_box(library: Library, hands: Hands, mara: Person) -> None:
    statistics = statistics_of(library)
    play(library, hands, mara, STANDARD_SEEDS, {})
    before = statistics.of(mara.id, Filter("speicherstadt"))
    told, records, rating = before.overview(), before.records(), before.rating()
    assert told.rating
    play(library, hands, mara, OWN_SEEDS, OPTIONS["wild"])
    after = statistics.of(mara.id, Filter("speicherstadt"))
    assert after.overview().apart == {"own_box": len(OWN_SEEDS)}
    assert replace(after.overview(), apart={}) == told
    assert (after.records(), after.rating()) == (records, rating)
    apart = statistics.of(mara.id, Filter("speicherstadt", which="apart"))
    assert apart.overview().games == len(OWN_SEEDS)
    assert apart.rating() == ()
    assert statistics.of(mara.id, EVERYTHING).overview().games == len(STANDARD_SEEDS) + len(OWN_SEEDS)
    assert statistics.of(mara.id, EVERYTHING).rating() == rating


def test_asked_for_by_their_box_they_count_without_a_rating(library: Library, hands: Hands, mara: Person) -> None:
    statistics = statistics_of(library)
    play(library, hands, mara, STANDARD_SEEDS, {})
    play(library, hands, mara, OWN_SEEDS, OPTIONS["wild"])
    (box,) = (one for one in statistics.choices(mara.id, "speicherstadt").variants if one != "{}")
    own = statistics.of(mara.id, Filter("speicherstadt", variant=box))
    told = own.overview()
    assert (told.games, told.apart, told.rating) == (len(OWN_SEEDS), {}, None)
    assert len(own.history().game) == len(OWN_SEEDS)
    assert {line.game.number for line in own.records()} <= set(own.history().game)
    assert own.rating() == ()
    assert told.wins.predicted is None, "nobody was measured with these cards"
    assert statistics.of(mara.id, Filter("speicherstadt", variant="{}")).overview().wins.predicted is not None
