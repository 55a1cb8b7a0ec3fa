"""Who is asked before something is taken back, or advised, that concerns other people at the same screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest

from speicherstadt_app.ui.table.fresh import Fresh
from tests.fixture_game.registered import registered
from tests.ui.table.live import ANNA, BEN, Live, live
from tests.ui.table.sealed_screen import Screen, screen

pytestmark = pytest.mark.usefixtures("qapp")

OF_ANOTHER = "decided last"
FOR_NOBODY = "in anyone's statistics. Do Anna and Ben agree?"


@pytest.fixture(autouse=True)
def with_the_game() -> Iterator[None]:
    with registered():
        yield


async def soon(true: Callable[[], object]) -> None:
    for _ in range(50_000):
        if true():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never came to that")


async def asked_about(shown: Screen, part: str) -> str:
    question = shown.table.question
    await soon(lambda: question.value.visible and part in question.value.text)
    return str(question.value.text)


def names(shown: Screen) -> tuple[str, str]:
    """Who decided last, and who is asked now."""
    last = shown.played.last_to_decide()
    return shown.played.players[-1 if last is None else last].name, shown.played.players[shown.session.me].name


def has_revealed(shown: Screen) -> bool:
    back = shown.session.back._back()
    return back is not None and back.reveals


async def act(shown: Screen) -> None:
    ply = shown.played.ply
    shown.session.act(shown.played.legal(shown.session.me)[0])
    await soon(lambda: shown.played.ply > ply and shown.session.me in shown.played.asked)


async def to_a_reveal(shown: Screen, *, by_another: bool) -> None:
    """Bids were opened since the last decision."""
    while not has_revealed(shown) or (len(set(names(shown))) > 1) != by_another:
        assert not shown.played.over
        shown.now += 10
        shown.table.greeted()
        await act(shown)
    shown.now += 10
    shown.table.greeted()


def test_undo_after_a_reveal_asks_the_person_who_decided_and_then_everybody() -> None:
    async def scene(shown: Screen) -> None:
        await to_a_reveal(shown, by_another=True)
        last, _ = names(shown)
        ply, question = shown.played.ply, shown.table.question
        for answers in ([False], [True, False]):
            shown.table.undo()
            assert await asked_about(shown, OF_ANOTHER) == f"{last} decided last. Does {last} take it back?"
            shown.table.answer(answers[0])
            if answers[0]:
                await asked_about(shown, FOR_NOBODY)
                assert question.value.yes == "All agree"
                shown.table.answer(answers[1])
            await soon(lambda: not question.value.visible)
            assert (shown.played.ply, shown.played.assisted) == (ply, False)
        shown.table.undo()
        await asked_about(shown, OF_ANOTHER)
        shown.table.answer(True)
        await asked_about(shown, FOR_NOBODY)
        shown.table.answer(True)
        await soon(lambda: shown.played.assisted and shown.played.ply < ply)

    screen(scene)


def test_undo_round_after_a_reveal_asks_those_who_decided_and_then_everybody() -> None:
    async def scene(shown: Screen) -> None:
        await to_a_reveal(shown, by_another=True)
        ply = shown.played.ply
        shown.table.undoRound()
        await asked_about(shown, "are taken back, too. Do all agree?")
        shown.table.answer(True)
        await asked_about(shown, FOR_NOBODY)
        assert (shown.played.ply, shown.played.assisted) == (ply, False)
        shown.table.answer(True)
        await soon(lambda: shown.played.assisted and shown.played.ply < ply)

    screen(scene)


def test_undo_of_one_s_own_decision_after_a_reveal_asks_all_people() -> None:
    """The game would count for nobody, whose decision it was or not."""

    async def scene(shown: Screen) -> None:
        await to_a_reveal(shown, by_another=False)
        shown.table.undo()
        await asked_about(shown, FOR_NOBODY)

    screen(scene)


def test_undo_in_a_game_that_counts_for_nobody_asks_only_who_decided() -> None:
    async def scene(shown: Screen) -> None:
        await to_a_reveal(shown, by_another=True)
        await shown.played.assist()
        shown.table.undo()
        await asked_about(shown, OF_ANOTHER)
        shown.table.answer(True)
        assert (await asked_about(shown, "counts as help")).endswith("in your statistics.")

    screen(scene)


def test_answer_ignores_the_second_half_of_a_double_click_for_the_question_that_follows() -> None:
    async def scene(shown: Screen) -> None:
        await to_a_reveal(shown, by_another=True)
        shown.table._fresh = Fresh(lambda: 0.0)
        shown.table.undo()
        await asked_about(shown, OF_ANOTHER)
        shown.table.answer(True)
        await asked_about(shown, FOR_NOBODY)
        shown.table.answer(True)
        for _ in range(20):
            await asyncio.sleep(0)
        assert shown.table.question.value.visible
        assert not shown.played.assisted

    screen(scene)


def test_hint_where_several_play_asks_all_people() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        question = table.get("question")
        table.table.hint()
        await table.until(lambda: question.value.visible)
        assert FOR_NOBODY in question.value.text
        table.table.answer(False)
        await table.until(lambda: not question.value.visible)
        assert not table.get("assisted")

    live(ANNA, BEN, scene=scene)
