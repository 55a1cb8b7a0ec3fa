"""A recorded game of several tables: steps by table, all of them side by side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from speicherstadt_app.ui.lookback.story import Story
from tests.fixture_game.registered import registered
from tests.ui.lookback.several import MINE, folder, recorded
from tests.ui.memory_folder import Someone, Window, window

ANNA = Someone("Anna", "Anna", "gull")

pytestmark = pytest.mark.usefixtures("qapp", "ferries")


@pytest.fixture
def ferries() -> Iterator[None]:
    with registered("ferries"):
        yield


def test_story_knows_whether_a_stop_is_at_ones_table() -> None:
    story = Story(recorded(ANNA))
    assert story.several
    for stop, ply in enumerate(story.stops):
        decider = story.decider(stop)
        there = {story.rules.place(story.state(ply), seat) for seat in (MINE, decider) if seat is not None}
        assert story.is_at(stop, MINE) == (len(there) == 1)
    kept = [story.is_at(stop, MINE) for stop in range(len(story.stops))]
    assert 0 < sum(kept) < len(kept)
    assert not Story(recorded(ANNA, 3)).several


def test_replay_steps_through_one_table_where_that_is_chosen() -> None:
    async def scene(there: Window) -> None:
        model = await opened(there)
        story = model._story
        assert model.now.value.several
        model.keepToTable(True)
        stops = [0]
        while stops[-1] < model.now.value.last:
            model.step(1)
            stops.append(model.now.value.stop)
        assert stops == [0, *(n for n in range(1, len(story.stops)) if story.is_at(n, MINE))]
        model.step(-1)
        assert model.now.value.stop == stops[-2]
        model.keepToTable(False)
        model.step(-1)
        assert model.now.value.stop == stops[-2] - 1

    window(scene, folder(ANNA))


def test_replay_tells_of_one_table_where_that_is_chosen() -> None:
    """What others did meanwhile is not told, nor is what was told before."""

    async def scene(there: Window) -> None:
        model = await opened(there)
        model.keepToTable(True)
        story = model._story
        told = []
        while model.now.value.stop < model.now.value.last:
            model.step(1)
            told.append(model.now.value.told)
        elsewhere = [line.spoken for line in model.log.rows if line.at and line.at.place == 0 and not line.detail]
        here = [line.spoken for line in model.log.rows if line.at and line.at.place == 1 and not line.detail]
        assert elsewhere
        assert here
        assert not any(spoken in each for each in told for spoken in elsewhere)
        assert all(any(spoken in each for each in told) for spoken in here)
        assert story.is_at(len(story.stops) - 1, MINE)

    window(scene, folder(ANNA))


def test_replay_spreads_all_tables_for_eyes_that_see_them() -> None:
    async def scene(there: Window) -> None:
        model = await opened(there)
        assert model.now.value.canSpread
        model.spread(True)
        assert model.now.value.spread
        model.see(1)
        assert not model.now.value.canSpread
        assert not model.now.value.spread

    window(scene, folder(ANNA))


def test_replay_of_one_table_offers_nothing_of_tables() -> None:
    async def scene(there: Window) -> None:
        model = await opened(there)
        assert not model.now.value.several
        assert not model.now.value.canSpread

    window(scene, folder(ANNA, 3))


async def opened(there: Window) -> Any:
    await there.ready()
    await there.settle()
    there.app.open("replay", "g1")
    model: Any = there.app.model("replay")
    await there.until(lambda: model.now.value.gameId or model.now.value.wrong)
    assert not model.now.value.wrong
    return model
