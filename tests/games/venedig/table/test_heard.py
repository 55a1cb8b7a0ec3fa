"""What is heard of this game: higher thuds, a tone an edge, a rival's points, the bell; and music for its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.table import cues
from speicherstadt_app.games.venedig.table.happening import told
from tests.games.venedig.table.test_board import positions, record, scene

pytestmark = pytest.mark.usefixtures("qapp")


def happened(name: str) -> Iterator[tuple[Event, dict[str, Any]]]:
    """Every event of a recorded game, and what the window is told of it."""
    kept = record(name)
    rules = cast(VenedigRules, find("venedig").rules(kept.setup))
    state = rules.start()
    _, shown = scene(rules, state)
    for text in kept.moves:
        step = rules.apply(state, *rules.parse(text))
        state = step.state
        if rules.actors(state):
            _, shown = scene(rules, state)
        yield from ((event, dict(told(shown, event))) for event in step.events)


def test_thuds_go_higher_towards_the_last_pile_which_is_a_bell() -> None:
    heard = [(one["cue"], one["step"]) for event, one in happened("five-play-to-the-end") if one["cue"] == "pile"]
    assert [step for _, step in heard] == sorted(step for _, step in heard)
    assert {step for _, step in heard} == set(range(1, cues.PILES + 1))
    last = [one for event, one in happened("the-sixtieth-pile-ends-the-game") if isinstance(event, ev.PileDriven)][-1]
    assert (last["left"], last["cue"]) == (0, "bell")
    assert "bell" in cues.DRAMATIC


@pytest.mark.parametrize(
    ("name", "rival"), [("a-covered-marker-pays-its-owner", True), ("an-own-marker-brings-nothing", False)]
)
def test_a_rival_who_is_paid_is_heard(name: str, rival: bool) -> None:
    built = [(event, one) for event, one in happened(name) if isinstance(event, ev.TileBuilt)]
    assert any(one["cue"] == "paid" for _, one in built) == rival
    for event, one in built:
        edges = min(len(event.edges), cues.EDGES)
        if one["cue"] == "paid":
            assert one["step"] == edges + 1
        else:
            assert (one["cue"], one["step"]) == (("edges", edges) if edges else ("tile", 0))


@pytest.mark.parametrize("name", ["the-sixtieth-pile-ends-the-game", "the-end-of-the-track-ends-the-game"])
def test_when_the_end_is_near_the_music_says_so(name: str) -> None:
    chapters = []
    for phase in ("choose", "piles", "build"):
        for rules, state, _ in positions(name, phase):
            presenter, shown = scene(rules, state)
            near = state.left * 5 <= shown.box.piles or max(presenter.scores(shown)) * 10 >= shown.box.track * 9
            assert presenter.bar(shown).chapter == (cues.LATE if near else "")
            chapters.append(presenter.bar(shown).chapter)
    assert cues.LATE in chapters
    assert set(chapters) <= {"", *cues.MUSIC}
