"""What makes a turn short: several moves by one button, stops that are passed over, ways back, quiet calls."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.play.turns import WayBack
from speicherstadt_app.ui.preferences import Preferences
from tests.play.players import GAME, lot
from tests.ui.table.live import ANNA, BEN, KONTOR, Live, live

INSTANT = Preferences(speed="instant")
WANTED = {"ship", "contract", "warehouse"}


def buy(table: Live) -> None:
    """Ships, and what takes their cubes."""
    if table.played.phase == "demand":
        free = [column for column in table.columns if column["token"]]
        table.place(next((c["number"] for c in free if c["kind"] in WANTED), free[0]["number"]))
    else:
        table.table.press("yes" if table.button("yes")["enabled"] and table.played.phase != "shipping" else "pass")
        if table.played.phase == "shipping":
            table.table.press("yes")


async def to_fitting(table: Live) -> None:
    """Until something can be loaded."""
    await table.asked()
    while not table.board.shipping.value.fit:
        assert not table.played.over, "no cube was ever wanted"
        buy(table)
        await table.turned()


# Load what fits


def test_what_fits_is_loaded_by_one_button_said_and_taken_back_in_one_go() -> None:
    async def scene(table: Live) -> None:
        await to_fitting(table)
        me, before = table.played.asked[0], table.moves
        table.table.choose("fit")
        await table.until(lambda: not table.table.session.following)
        await table.asked()
        done = table.moves[len(before) :]
        assert done
        assert all(move.startswith(f"{me} load") for move in done)
        assert table.prompt.consequence.startswith("Loaded: ")
        assert table.board.shipping.value.fit == ""
        assert not table.played.assisted, "it is no help"
        table.table.press("undo")
        await table.until(lambda: table.moves == before)
        await table.asked()
        assert not table.prompt.consequence.startswith("Loaded: ")

    for seed in (1, 2):
        live(ANNA, KONTOR, scene=scene, seed=seed)


# Stops without a decision


NOTHING = "There was nothing to decide."


@cache
def before_a_stop() -> tuple[int, tuple[str, ...]]:
    """A seed, and the moves to where seat 0 has nothing to decide, though there are two things to do."""
    for seed in range(1000):
        dealer, stream = Dealer(GAME, 2, seed), Stream(seed, "lots")
        match: Match[Any] = Match(dealer.rules)
        while not match.over:
            if dealer.rules.obvious(match.state, 0) is not None and len(match.legal(0)) > 1:
                return seed, tuple(match.texts)
            seat = match.actors[0]
            match.play(seat, dealer.deal(match.state) if seat == CHANCE else stream.choice(match.legal(seat)))
    raise AssertionError("there is none")


def test_a_stop_without_a_decision_is_passed_over_and_the_log_says_so() -> None:
    seed, moves = before_a_stop()

    async def scene(table: Live) -> None:
        await table.until(lambda: table.played.ply > len(moves))
        turn = table.played.turns[len(moves)]
        assert (turn.seat, turn.passed, turn.chosen) == (0, True, False)
        line = next(row for row in table.rows(table.get("log")) if row["passed"])
        assert (line["passed"], line["detail"]) == (str(turn.ply), False)
        assert line["spoken"].startswith("Anna keeps ")
        assert line["spoken"].endswith(NOTHING)

    live(ANNA, KONTOR, scene=scene, seed=seed, moves=moves)


def test_a_sign_in_the_log_has_the_game_stop_again() -> None:
    seed, moves = before_a_stop()

    async def scene(table: Live) -> None:
        await table.until(lambda: table.played.ply > len(moves))
        question = table.get("question")
        table.table.stopAgain(str(len(moves)))
        assert question.value.visible
        table.table.answer(True)
        await table.until(lambda: not table.settings.value.passIdleStops)
        assert not table.played.assisted, "no card that came up since was taken back"

    live(ANNA, KONTOR, scene=scene, seed=seed, moves=moves)


@pytest.mark.parametrize(("people", "goes_back"), [((0,), True), ((0, 1), False)])
def test_a_stop_that_comes_back_takes_nobody_elses_decision(people: tuple[int, ...], goes_back: bool) -> None:
    seed, moves = before_a_stop()
    went: list[int] = []

    async def rewind(ply: int) -> None:
        went.append(ply)

    async def scene(table: Live) -> None:
        await table.until(lambda: table.played.ply > len(moves))
        table.played.way_back = lambda ply: WayBack(ply, people, False)  # type: ignore[method-assign]
        table.played.rewind = rewind  # type: ignore[method-assign]
        table.table.stopAgain(str(len(moves)))
        table.table.answer(True)
        await table.until(lambda: not table.settings.value.passIdleStops)
        assert went == ([len(moves)] if goes_back else [])

    live(ANNA, KONTOR, scene=scene, seed=seed, moves=moves)


def test_who_wants_every_stop_is_asked_and_may_take_the_answer_back() -> None:
    seed, moves = before_a_stop()

    async def scene(table: Live) -> None:
        await table.until(lambda: table.played.asked)
        assert (table.played.ply, table.played.phase) == (len(moves), "shipping")
        table.table.press("yes")
        await table.until(lambda: table.played.ply > len(moves))
        assert table.played.turns[len(moves)].chosen

    live(ANNA, KONTOR, scene=scene, seed=seed, moves=moves, preferences=INSTANT._replace(passIdleStops=False))


# Ways back


def test_the_whole_round_is_taken_back_as_freely_as_each_decision_of_it() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        before = table.moves
        assert not table.get("canUndoRound")
        for column in (1, 2):
            table.place(column)
            await table.turned()
        after = table.moves
        assert table.get("canUndoRound")
        table.table.undoRound()
        await table.until(lambda: table.moves == before)
        await table.asked()
        assert not table.played.assisted
        table.table.redo()
        await table.until(lambda: len(table.moves) > len(before))
        await table.asked()
        table.table.redo()
        await table.until(lambda: table.moves == after)

    live(ANNA, KONTOR, scene=scene)


def test_undo_decision_takes_all_its_moves_back_at_once() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        decide = lot(1)
        while not table.get("canUndoDecision"):
            table.table.session.act(decide(table.played, 0))
            await table.turned()
        back = table.played.decision_to(0)
        assert back is not None
        assert table.played.ply - back.ply > 1
        before = table.moves[: back.ply]
        table.table.undoDecision()
        await table.until(lambda: table.moves == before)
        await table.asked()
        assert not table.get("canUndoDecision")

    live(ANNA, KONTOR, scene=scene)


def test_the_decisions_of_others_in_a_round_are_taken_back_if_they_agree() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        before = table.moves
        for column in (1, 2, 1):
            table.place(column)
            await table.turned()
        after, question = table.moves, table.get("question")
        table.table.undoRound()
        await table.until(lambda: question.value.visible)
        assert "Ben" in question.value.text or "Anna" in question.value.text
        assert table.moves == after
        table.table.answer(True)
        await table.until(lambda: table.moves == before)

    live(ANNA, BEN, scene=scene)


def test_after_an_undo_another_one_too_many_is_silent_and_redo_stands_there() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.place(1)
        await table.turned()
        assert not table.button("redo")["shown"]
        table.table.press("undo")
        await table.until(lambda: table.button("redo")["shown"])
        await table.asked()
        table.table.press("undo")
        assert [why for why in table.refused if why] == []
        after = len(table.moves)
        table.table.press("redo")
        await table.until(lambda: len(table.moves) > after)
        await table.asked()
        assert not table.button("redo")["shown"]

    live(ANNA, KONTOR, scene=scene)


# Quiet calls


def test_whoever_comes_next_may_be_called_by_sound_and_colour_alone() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        names = set()
        for _ in range(4):
            names.add(table.prompt.name)
            assert not table.get("banner").value.visible
            table.place(1)
            await table.turned()
        assert names == {"Anna", "Ben"}
        assert [event["cue"] for event in table.happened if event["kind"] == "TurnBegan"].count("turn") >= 3

    live(ANNA, BEN, scene=scene, preferences=INSTANT._replace(passBanner="sound"))
