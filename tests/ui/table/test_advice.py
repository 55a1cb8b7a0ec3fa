"""Hints, suggested loadings, and the why of a move, as QML sees them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from speicherstadt_app.ai.advice import must_have
from speicherstadt_app.ai.hints import Hint, Hints
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import PURCHASE, SHIPPING
from speicherstadt_app.games.speicherstadt.table.advising import SpeicherstadtAdvice
from speicherstadt_app.play.advising import Inquiry
from speicherstadt_app.ui.language import Language
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.advice import HINT, MOVES, PLAN, Subject, Wording
from tests.play.players import GAME
from tests.ui.table.live import ANNA, BEN, KONTOR, MICHEL, Live, live


@pytest.fixture
def english(qapp: object) -> Iterator[None]:
    """Figures, too: whoever spoke last may have written them otherwise."""
    language = Language()
    language.speak("en")
    yield
    language.fall_silent()


def advice(table: Live) -> Any:
    return table.get("advice").value


def options(table: Live) -> list[dict[str, Any]]:
    return table.rows(table.get("advice").property("options"))


async def asked_for_help(table: Live) -> None:
    """The first time in a game it is said what that means, and agreed to."""
    table.table.press("advise")
    assert table.get("question").value.visible
    assert not advice(table).about
    table.table.answer(True)
    await table.until(lambda: advice(table).stage in {"area", "moves"})


def test_a_hint_says_where_to_look_then_what_could_be_done_and_marks_the_columns() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        moves = table.moves
        await asked_for_help(table)
        assert table.played.assisted
        assert advice(table).stage == "area"
        assert advice(table).lead.startswith("Compare ")
        assert (options(table), [c["hint"] for c in table.columns if c["hint"]]) == ([], [])
        table.table.press("advise")
        found = options(table)
        assert 2 <= len(found) <= 3
        assert all(row["text"] and row["reasons"] and row["shareText"].endswith("%") for row in found)
        assert sorted(c["hint"] for c in table.columns if c["hint"]) == [row["number"] for row in found]
        assert table.announced[-1] == (advice(table).spoken, True)
        table.table.press("advise")
        assert not advice(table).about
        assert [c["hint"] for c in table.columns if c["hint"]] == []
        table.table.press("advise")
        assert not table.get("question").value.visible, "once a game is enough"
        assert table.moves == moves

    live(ANNA, KONTOR, scene=scene, seed=3)


def test_who_does_not_agree_is_not_helped() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.table.press("advise")
        table.table.answer(False)
        await table.rest()
        assert (table.played.assisted, advice(table).about) == (False, "")

    live(ANNA, KONTOR, scene=scene, seed=3)


@pytest.mark.parametrize("confirm", ["twice", "button", "immediate"])
def test_an_option_that_is_tapped_is_chosen_and_not_done(confirm: str) -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        await asked_for_help(table)
        table.table.press("advise")
        moves, second = table.moves, options(table)[1]
        marked = next(column for column in table.columns if column["hint"] == 2)
        for _ in range(2):
            table.table.tryOut(second["token"])
        assert table.moves == moves
        assert next(column["number"] for column in table.columns if column["state"] == "chosen") == marked["number"]
        assert advice(table).about == "hint", "it may still be compared"
        table.table.confirm()
        await table.until(lambda: len(table.moves) > len(moves))
        assert table.moves[len(moves)] == f"0 place {marked['number']}"
        assert not advice(table).about, "another position, another hint"

    live(ANNA, KONTOR, scene=scene, seed=3, preferences=Preferences(speed="instant", confirm=confirm))


def test_a_purchase_is_hinted_at_and_not_made() -> None:
    async def scene(table: Live) -> None:
        await table.to_phase("purchase")
        await asked_for_help(table)
        while advice(table).stage != "moves":
            table.table.press("advise")
        moves = table.moves
        assert {row["text"] for row in options(table)} <= {"Pass", *(f"Buy for {n}" for n in range(9))}
        for row in options(table):
            table.table.tryOut(row["token"])
        assert table.moves == moves

    live(ANNA, KONTOR, scene=scene, seed=3)


def test_a_suggested_loading_is_the_best_that_a_strong_player_sees() -> None:
    async def scene(table: Live) -> None:
        for _ in range(4):
            await table.to_phase("shipping", partial(buys, table))
            if table.played.over:
                return
            seat, rules = table.played.asked[0], table.played.rules
            view = table.played.view(seat)
            best = must_have(GAME.card.id, rules).advise(view, seat, 1)[0]
            table.table.press("advise")
            await table.until(lambda: advice(table).stage == "moves")
            assert not table.get("question").value.visible, "it is no help that counts"
            table.table.press("advise")
            await table.rest()
            table.table.press("yes")
            await table.turned()
            done = [rules.parse(text).action for text in table.moves]
            there = any(tuple(done[at : at + len(best.actions)]) == best.actions for at in range(len(done)))
            assert there, "and it is done as it was said"

    live(ANNA, KONTOR, scene=scene, seed=5)


def buys(table: Live) -> None:
    if table.played.phase == "demand":
        table.place(next(column["number"] for column in table.columns if column["token"]))
    else:
        button = table.button("yes")
        table.table.press("yes" if button["enabled"] else "pass")
        if button["enabled"]:
            table.table.press("yes")


def test_why_tells_what_somebody_could_weigh_and_what_he_did() -> None:
    async def scene(table: Live) -> None:
        while not any(row["why"] for row in table.rows(table.get("log"))):
            await table.asked()
            table.decide()
            await table.turned()
        seen = set()
        for row in table.rows(table.get("log")):
            if not row["why"]:
                continue
            turn = table.played.turns[int(row["why"])]
            assert turn.seat == 1
            table.table.why(row["why"])
            if not table.played.assisted:
                table.table.answer(True)
            await table.until(lambda: advice(table).stage == "moves")
            assert advice(table).title == "Why, Kontor?"
            played = [option for option in options(table) if option["played"]]
            assert len(played) == 1
            assert all(option["token"] == "" for option in options(table))
            seen.add(turn.action & act.KIND_MASK)
            table.table.putAway()
        assert seen

    live(ANNA, KONTOR, scene=scene, seed=4)


def test_nobody_is_asked_why_who_is_a_person() -> None:
    async def scene(table: Live) -> None:
        for _ in range(8):
            await table.asked()
            table.decide()
            await table.turned()
        rows = table.rows(table.get("log"))
        assert not any(row["why"] for row in rows)
        table.table.why("0")
        await table.rest()
        assert not advice(table).about

    live(ANNA, BEN, scene=scene, seed=4)


class Patient:
    """An adviser that never comes to an end."""

    def __init__(self) -> None:
        self.asked = 0
        self.broken_off = 0

    async def advise(self, _: Inquiry) -> Hints:
        self.asked += 1
        try:
            return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]
        except asyncio.CancelledError:
            self.broken_off += 1
            raise


def test_a_hint_that_is_being_worked_out_goes_with_the_position() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        adviser = Patient()
        table.table.session.advising._adviser = adviser
        for number, end in enumerate((table.table.putAway, table.decide), start=1):
            table.table.press("advise")
            if number == 1:
                table.table.answer(True)
            await table.until(lambda number=number: adviser.asked == number)  # type: ignore[misc]
            assert advice(table).stage == "working"
            end()
            await table.until(lambda number=number: adviser.broken_off == number)  # type: ignore[misc]
            assert not advice(table).about
        await table.asked()

    live(ANNA, KONTOR, scene=scene, seed=3)


def test_whoever_looks_on_sees_what_they_could_weigh_and_can_stop_them() -> None:
    async def scene(table: Live) -> None:
        table.table.pause()
        table.table.setProperty("showThoughts", True)
        await table.rest()
        seen: list[str] = []
        for _ in range(40):
            ply = table.played.ply
            table.table.step()
            await table.until(partial(table.is_past, ply))
            await table.rest()
            await table.until(lambda: advice(table).stage in {"moves", ""})
            chosen = [turn for turn in table.played.turns[ply:] if turn.seat >= 0 and turn.chosen]
            assert len(chosen) <= 1, "one decision a step"
            if advice(table).about:
                seen.append(advice(table).title)
                assert any(option["played"] for option in options(table))
            assert table.get("paused")
        assert {"Why, Kontor?", "Why, Michel?"} <= set(seen)
        assert not table.played.assisted

    live(KONTOR, MICHEL, scene=scene, seed=4)


@pytest.mark.usefixtures("english")
def test_what_is_worse_is_never_shown_with_the_share_of_the_best() -> None:
    """Sales and loadings are worked out: half a hundredth is a difference there, and would be gone in whole numbers."""
    rules = GAME.rules(Setup(2))
    assert isinstance(rules, SpeicherstadtRules)
    view = rules.start()
    view.phase = PURCHASE
    subject = Subject(HINT, 0, 0, view)

    def shown(*others: tuple[float, bool]) -> list[str]:
        found = Hints(0, tuple(Hint((act.PASS,), *one, ()) for one in [(0.262, 0.003, True), *others_with(others)]))
        return [
            row.shareText
            for row in Wording(SpeicherstadtAdvice(rules), ["Anna", "Bo"], [0, 1]).said(subject, MOVES, found).rows
        ]

    def others_with(others: tuple[tuple[float, bool], ...]) -> list[tuple[float, float, bool]]:
        return [(share, 0.003, level) for share, level in others]

    assert shown((0.255, False)) == ["26.2 %", "25.5 %"]
    assert shown((0.26, True), (0.21, False)) == ["26 %", "26 %", "21 %"], "equally good is said in words"


def test_with_reasons_it_is_said_when_they_hold() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        await asked_for_help(table)
        table.table.press("advise")
        assert advice(table).note.endswith("The reasons hold if play goes on as expected.")

    live(ANNA, KONTOR, scene=scene, seed=3)


@pytest.mark.usefixtures("english")
def test_a_loading_with_nothing_to_load_says_so() -> None:
    rules = GAME.rules(Setup(2))
    assert isinstance(rules, SpeicherstadtRules)
    view = rules.start()
    view.phase, view.mover = SHIPPING, 0
    found = Hints(0, (Hint((act.STOW,), 0.5, 0.003, True, ()),))
    said = Wording(SpeicherstadtAdvice(rules), ["Anna", "Bo"], [0, 1]).said(Subject(PLAN, 0, 0, view), MOVES, found)
    assert said.values.lead == "Nothing is left to be shipped."
