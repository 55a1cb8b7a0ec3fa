"""The curtain between people at one screen: nothing of the one is shown to the other, whatever is pressed and when."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games import registry
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table import curtain
from speicherstadt_app.ui.table.curtain import STAYS
from speicherstadt_app.ui.table.live import Table
from tests.fixture_game.registered import registered
from tests.fixture_game.rules.events import CardDealt
from tests.fixture_game.table.presenter import BidsPresenter
from tests.play.players import ANNA, BEN, KONTOR, Slow, instant
from tests.ui.table.live import Punctual
from tests.ui.table.sealed_screen import Screen, screen

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def with_the_game() -> Iterator[None]:
    with registered():
        yield


PRESSES: dict[str, Callable[[Screen], None]] = {
    "Enter": lambda shown: shown.table.confirm(),
    "the banner": lambda shown: shown.table.greeted(),
    "a card": lambda shown: shown.table.choose("bid 7"),
    "a button": lambda shown: shown.table.press("yes"),
    "a number": lambda shown: shown.table.chooseNumber(1),
    "a card dragged": lambda shown: shown.table.drag("bid 7"),
}


@pytest.mark.parametrize("press", PRESSES)
def test_a_press_too_many_lifts_no_curtain(press: str) -> None:
    """The second half of a double click, and an Enter too many, are from the one who has just decided."""

    async def scene(shown: Screen) -> None:
        shown.greet()
        await shown.sealed()
        for _ in range(3):
            PRESSES[press](shown)
            shown.now += STAYS / 4
            assert shown.covered
            assert shown.hand() == []
        shown.greet()
        assert shown.hand()

    screen(scene)


def test_the_banner_says_that_it_covers_something() -> None:
    async def scene(shown: Screen) -> None:
        assert shown.table.banner.value.covers

    screen(scene)


@pytest.mark.parametrize("agreed", [True, False])
def test_hand_is_covered_while_all_are_asked_about_a_hint(*, agreed: bool) -> None:
    async def scene(shown: Screen) -> None:
        shown.greet()
        mine = shown.hand()
        shown.table.hint()
        question, advice = shown.table.question, shown.table.advice
        assert question.value.visible
        for press in PRESSES.values():
            press(shown)
            assert question.value.visible
            assert shown.covered
            assert shown.hand() == []
        shown.now += STAYS
        shown.table.answer(agreed)
        while not shown.table.banner.value.visible:
            await asyncio.sleep(0)
        assert shown.covered
        assert not advice.value.about, "a hint tells of the hand"
        assert shown.played.assisted == agreed
        shown.greet()
        assert shown.hand() == mine
        for _ in range(20):
            await asyncio.sleep(0)
        assert bool(advice.value.about) == agreed

    screen(scene)


def test_hint_that_was_asked_for_before_the_table_was_left_is_not_told() -> None:
    async def scene(shown: Screen) -> None:
        shown.greet()
        await shown.played.assist()
        shown.session.curtain.shared = True
        shown.table.hint()
        assert shown.covered
        assert shown.table.banner.value.visible
        shown.session._put_away()
        shown.greet()
        for _ in range(20):
            await asyncio.sleep(0)
        assert not shown.table.advice.value.about

    screen(scene)


def test_who_has_not_come_yet_takes_nothing_back_in_the_name_of_another() -> None:
    async def scene(shown: Screen) -> None:
        shown.greet()
        await shown.sealed()
        shown.session.me = 0  # as after a break: the one who decided last is called
        ply = shown.played.ply
        shown.table.undo()
        for _ in range(20):
            await asyncio.sleep(0)
        assert shown.played.ply == ply
        assert "Anna" in shown.table.question.value.text

    screen(scene)


def test_a_table_that_was_out_of_sight_calls_who_is_to_decide_again() -> None:
    async def scene(shown: Screen) -> None:
        shown.greet()
        mine = shown.hand()
        shown.table.choose(shown.table.board.cards.rows[0].token)
        shown.table.cover()
        assert shown.covered
        assert shown.hand() == []
        assert not shown.table.value.picked
        assert shown.table.banner.value.visible
        shown.greet()
        assert shown.hand() == mine

    screen(scene)


def test_a_table_out_of_sight_while_nobody_is_asked_is_covered_too() -> None:
    thinker = Slow()

    async def scene(shown: Screen) -> None:
        shown.greet()
        await shown.sealed()
        shown.greet()
        shown.bid()
        assert not shown.played.asked
        assert shown.hand()
        shown.table.cover()
        assert shown.covered
        assert shown.hand() == []
        thinker.allowed.set()
        await shown.asked()
        assert shown.covered
        assert shown.table.banner.value.visible

    screen(scene, ANNA, BEN, KONTOR, thinker=thinker)


@pytest.mark.parametrize("players", [(ANNA, KONTOR), (KONTOR, KONTOR)])
def test_where_nobody_shares_the_screen_nothing_is_covered_again(players: tuple[Player, ...]) -> None:
    game = registry.find("bids")
    played = PlayedTable(game, Dealer(game, 2, 41), players, Slow(), pace=instant())
    shown = Table(played, Settings(Preferences(language="en")), Punctual())
    before = shown.session.viewer
    shown.cover()
    assert shown.session.viewer == before
    assert not shown.session.curtain.called


def test_the_words_of_the_curtain_follow_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(shown: Screen) -> None:
        said = shown.table.banner.value.text
        monkeypatch.setattr(curtain, "call_text", lambda name: f"{name} ist dran")
        shown.table.retranslate()
        assert shown.table.banner.value.text != said

    screen(scene)


# What is told of what happens


def test_what_the_game_stops_at_is_shown_as_the_one_who_looks_saw_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna stops at a hand that she alone was shown; Ben, who is called then, does not see it."""
    monkeypatch.setattr(BidsPresenter, "stops", lambda _self, event: isinstance(event, CardDealt) and event.card < 62)
    moments: list[tuple[Event | None, bool]] = []
    plain = BidsPresenter.scene

    def scene_of(self: BidsPresenter, *about: Any, moment: Event | None = None, **more: Any) -> Any:
        moments.append((moment, about[1].covered))
        return plain(self, *about, moment=moment, **more)

    monkeypatch.setattr(BidsPresenter, "scene", scene_of)

    async def scene(shown: Screen) -> None:
        shown.greet()
        turn = next(turn for turn in shown.played.turns if isinstance(turn.seen_by(0)[0], CardDealt) and _seen(turn, 0))
        shown.session._stop_at(turn, turn.seen_by(0))
        shown.table.refresh()
        assert moments[-1] == (turn.events[0], False)
        shown.session.act(shown.played.legal(0)[0])
        await shown.asked()
        assert shown.covered
        moments.clear()
        shown.table.refresh()
        shown.greet()
        assert {moment for moment, _ in moments} == {None}

    screen(scene, speed="normal")


def _seen(turn: Any, viewer: int) -> bool:
    return bool(turn.seen_by(viewer) == turn.events)


def test_what_has_become_another_is_told_by_the_eyes_of_one_person_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Motion is made from two scenes: never from one of Anna's and one that all may see."""
    eyes: list[tuple[bool, bool, int, int]] = []

    def changed(_self: BidsPresenter, before: Any, scene: Any) -> tuple[()]:
        eyes.append((before.looks.covered, scene.looks.covered, before.looks.me, scene.looks.me))
        return ()

    monkeypatch.setattr(BidsPresenter, "changed", changed)
    thinker = Slow()

    async def scene(shown: Screen) -> None:
        shown.greet()
        await shown.sealed()
        shown.greet()
        ply = shown.played.ply
        thinker.allowed.set()
        while shown.played.ply == ply:
            await asyncio.sleep(0)
        await shown.sealed()
        shown.table.cover()
        shown.greet()
        await shown.sealed()

    screen(scene, ANNA, BEN, KONTOR, thinker=thinker)
    assert {covered for covered, *_ in eyes} == {True, False}
    assert [each for each in eyes if each[0] != each[1] or (not each[0] and each[2] != each[3])] == []


def test_what_is_still_being_told_to_the_last_one_ends_when_the_curtain_falls() -> None:
    """Anna's story may go on for seconds: a hand that she alone was shown, for example."""
    hushed: list[bool] = []

    async def scene(shown: Screen) -> None:
        shown.table.setProperty("tellsStories", True)
        shown.greet()
        shown.table.hush.connect(lambda: hushed.append(shown.covered))
        await shown.sealed()
        assert hushed == [True, True], "when she has decided, and when Ben is called"
        assert "story" not in shown.session.holding
        shown.greet()
        assert hushed == [True, True], "what all may see goes on"
        shown.table.cover()
        assert hushed == [True, True, True]

    screen(scene, speed="normal")
