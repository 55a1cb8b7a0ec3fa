"""The table between one's own decisions: its pace, whose turn it is, what is announced, and what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from speicherstadt_app.play.pace import Speed
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table import fresh
from tests.play.players import Memory, Slow
from tests.ui.table.live import ANNA, BEN, KONTOR, MICHEL, Live, live

INSTANT = Preferences(speed="instant")
NORMAL = Preferences(speed="normal")


# Pace


def test_a_fire_is_looked_at_until_somebody_goes_on() -> None:
    async def scene(table: Live) -> None:
        blaze = table.board.blaze
        await table.asked()
        while not blaze.value.visible:
            table.decide()
            await table.until(lambda: not table.played.asked)
            await table.until(lambda: table.played.asked or blaze.value.visible)
        await table.rest()
        assert not table.played.asked
        assert table.prompt.spoken.startswith("Fire I.")
        table.table.confirm()
        assert not blaze.value.visible
        await table.asked()

    live(ANNA, KONTOR, scene=scene, preferences=NORMAL)


async def to_fire(table: Live, hasten: Callable[[], object] = lambda: None) -> None:
    blaze = table.board.blaze
    await table.until(lambda: table.played.asked)
    while not blaze.value.visible:
        table.decide()
        hasten()
        await table.until(lambda: table.played.asked or blaze.value.visible)


@pytest.mark.parametrize("speed", ["slow", "fastest", "instant"])
def test_no_pace_passes_over_a_fire(speed: str) -> None:
    async def scene(table: Live) -> None:
        await to_fire(table)
        await table.rest()
        assert not table.played.asked
        assert table.board.blaze.value.brief is (speed == "instant")
        assert table.announced[-1] == ("Press Enter to continue.", False), "who can't see it is told that it waits"
        table.table.confirm()
        await table.until(lambda: table.played.asked)
        assert not table.board.blaze.value.visible

    live(ANNA, KONTOR, scene=scene, preferences=NORMAL._replace(speed=speed))


def test_no_skip_passes_over_a_fire_and_it_is_heard() -> None:
    async def scene(table: Live) -> None:
        await to_fire(table, table.table.skip)
        assert table.board.blaze.value.brief
        assert "fire" in {event["cue"] for event in table.happened[-3:]}
        table.table.skip()
        await table.rest()
        assert table.board.blaze.value.visible, "a skip too much is not meant for it"
        table.table.confirm()
        await table.until(lambda: table.played.asked)

    live(ANNA, KONTOR, MICHEL, scene=scene, preferences=NORMAL)


def test_a_second_click_is_not_for_the_button_that_has_just_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finish and Skip stand in one place, Skip and Continue, Finish and Buy."""
    clock = [0.0]
    monkeypatch.setattr(fresh, "now", lambda: clock[0])

    async def scene(table: Live) -> None:
        async def skipped() -> None:
            table.table.click("yes")
            await table.rest()

        await table.until(lambda: table.played.asked)
        clock[0] += 1
        while not table.board.blaze.value.visible:
            table.decide()
            await table.until(lambda: not table.played.asked)
            await skipped()
            assert not table.table.session.skipping, "no second click skips"
            await table.until(lambda: table.played.asked or table.board.blaze.value.visible)
        await skipped()
        assert table.board.blaze.value.visible, "nor does it put a fire away"
        clock[0] += 0.41
        await skipped()
        assert not table.board.blaze.value.visible

    live(ANNA, KONTOR, scene=scene, preferences=NORMAL)


def test_a_game_that_was_left_while_it_burnt_shows_the_fire_again() -> None:
    kept: list[list[str]] = []

    async def begin(table: Live) -> None:
        await to_fire(table)
        kept.append(table.moves)

    async def resume(table: Live) -> None:
        await table.rest()
        assert table.moves == kept[0]
        assert table.board.blaze.value.visible
        table.table.confirm()
        await table.until(lambda: table.played.asked)

    live(ANNA, KONTOR, scene=begin, seed=4)
    live(ANNA, KONTOR, scene=resume, seed=4, moves=kept[0])


def test_opponents_wait_until_a_story_is_told_and_people_do_not() -> None:
    async def scene(table: Live) -> None:
        table.table.setProperty("tellsStories", True)
        while not table.played.asked:
            await table.rest()
            table.table.told()
            await table.rest()
        ply = table.played.ply
        table.place(1)
        await table.until(lambda: table.played.ply == ply + 1)
        await table.rest()
        assert table.played.ply == ply + 1
        table.table.told()
        await table.until(lambda: table.played.ply > ply + 1)

    live(ANNA, KONTOR, scene=scene, preferences=NORMAL)


def test_one_at_a_time_holds_after_each_opponent() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        while not table.get("held"):
            table.place(1)
            await table.until(lambda: table.get("held") or table.played.asked)
        ply = table.played.ply
        await table.rest()
        assert table.played.ply == ply
        assert table.button("yes")["token"] == "goOn"
        table.table.confirm()
        assert not table.get("held")
        await table.until(lambda: table.played.ply > ply)

    live(ANNA, KONTOR, MICHEL, scene=scene, preferences=NORMAL._replace(oneAtATime=True))


def test_a_pause_stops_the_others_and_lets_a_person_decide() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.table.pause()
        assert table.get("paused")
        ply = table.played.ply
        table.place(1)
        await table.until(lambda: table.played.ply == ply + 1)
        table.table.pause()
        await table.rest()
        ply = table.played.ply
        await table.rest()
        assert table.played.ply == ply
        table.table.resume()
        await table.asked()
        assert not table.get("paused")

    live(ANNA, KONTOR, MICHEL, scene=scene, preferences=NORMAL)


def test_a_pause_outlasts_the_end_of_a_story() -> None:
    async def scene(table: Live) -> None:
        table.table.setProperty("tellsStories", True)
        while not table.played.asked:
            await table.rest()
            table.table.told()
            await table.rest()
        ply = table.played.ply
        table.place(1)
        await table.until(lambda: table.played.ply == ply + 1)
        table.table.pause()
        table.table.told()
        await table.rest()
        assert table.played.ply == ply + 1
        table.table.resume()
        await table.until(lambda: table.played.ply > ply + 1)

    live(ANNA, KONTOR, scene=scene, preferences=NORMAL)


def test_a_skip_leads_to_my_next_decision_whatever_waits() -> None:
    async def scene(table: Live) -> None:
        table.table.setProperty("tellsStories", True)
        while not table.played.asked:
            await table.rest()
            table.table.skip()
            await table.rest()
        told = len(table.happened)
        table.place(1)
        await table.until(lambda: not table.played.asked)
        table.table.skip()
        await table.asked()
        assert table.get("myTurn")
        assert table.hushed >= 1
        assert all(event["kind"] == "TurnBegan" or event["mine"] for event in table.happened[told:])

    live(ANNA, KONTOR, MICHEL, scene=scene, preferences=NORMAL)


def test_another_speed_holds_from_now_on() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.settings.setProperty("speed", "fast")
        assert table.played.pace.speed is Speed.FAST
        table.settings.setProperty("oneAtATime", True)
        assert table.played.pace.one_at_a_time
        table.settings.setProperty("autoForced", False)
        assert not table.played.play_forced

    live(ANNA, KONTOR, scene=scene)


def test_after_fast_play_a_recap_says_what_happened_meanwhile() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.place(1)
        await table.turned()
        assert table.get("recap").startswith("Meanwhile: ")
        table.place(1)
        await table.until(lambda: table.get("recap") == "" or not table.played.asked)

    live(ANNA, KONTOR, MICHEL, scene=scene)


# Several people


def test_a_banner_calls_whoever_comes_next_and_the_counter_is_his() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        first = table.played.asked[0]
        table.place(1)
        await table.turned()
        second = table.played.asked[0]
        banner = table.get("banner")
        assert second != first
        assert banner.value.visible
        assert banner.value.name == table.board.house.value.name == table.prompt.name
        assert banner.value.text == f"{banner.value.name}'s turn"
        assert banner.value.angle == (180 if second == 1 else 0)
        table.table.choose("place 1")
        assert not banner.value.visible

    live(ANNA, BEN, scene=scene, preferences=INSTANT._replace(tableMode=True))


def test_enter_first_takes_the_banner_away_and_decides_nothing() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.place(1)
        await table.turned()
        moves, banner = table.moves, table.get("banner")
        assert banner.value.visible
        table.table.confirm()
        assert not banner.value.visible
        assert table.refused == []
        table.place(2)
        await table.turned()
        assert len(table.moves) > len(moves)

    live(ANNA, BEN, scene=scene)


def test_one_person_is_never_called() -> None:
    async def scene(table: Live) -> None:
        for _ in range(6):
            await table.asked()
            assert not table.get("banner").value.visible
            table.decide()
            await table.turned()

    live(ANNA, KONTOR, scene=scene)


# What a screen reader is told


@pytest.mark.parametrize("detail", ["turns", "all", "prices"])
def test_my_turn_is_announced_at_once_and_after_news_as_politely_as_they(detail: str) -> None:
    """What is said at once may cut short what is being said."""

    async def scene(table: Live) -> None:
        await table.asked()
        assert table.announced[-1] == (table.prompt.spoken, detail != "prices")
        table.place(1)
        await table.turned()
        assert table.announced[-1] == (table.prompt.spoken, detail == "turns")
        said = [text for text, assertive in table.announced if not assertive]
        dealt = [text for text in said if text[0].isdigit()]
        placed = [text for text in said if " goes for " in text]
        assert bool(dealt) == (detail == "prices")
        assert bool(placed) == (detail != "turns")
        assert not any("→" in text for text in said), "nobody hears an arrow"

    live(ANNA, KONTOR, scene=scene, preferences=INSTANT._replace(spokenDetail=detail))


# Keeping, leaving, going on


def test_a_full_disk_is_said_and_the_game_goes_on() -> None:
    writer = Memory()

    async def scene(table: Live) -> None:
        await table.asked()
        writer.full = True
        table.place(1)
        await table.turned()
        assert table.get("savedText").startswith("The game is not being saved: ")
        assert table.get("canMove"), "another folder may have room"
        writer.full = False
        table.place(1)
        await table.turned()
        assert (table.get("savedText"), table.get("canMove")) == ("", False)

    live(ANNA, KONTOR, scene=scene, writer=writer)
    assert writer.texts


def test_leaving_in_the_middle_of_a_thought_loses_nothing() -> None:
    writer = Memory()

    async def scene(table: Live) -> None:
        await table.until(lambda: table.get("thinking") or table.played.asked)
        if table.played.asked:
            table.place(2)
            await table.until(lambda: table.get("thinking"))

    async def whole() -> None:
        slow = Slow()
        table = Live(ANNA, KONTOR, settings=Settings(INSTANT), writer=writer, thinker=slow, seed=3)
        run = asyncio.ensure_future(table.played.run())
        await scene(table)
        await table.table.close()
        await run
        assert slow.broken_off == 1
        assert writer.texts == table.moves

    asyncio.run(whole())


def test_a_game_that_was_left_stands_there_again_with_its_log() -> None:
    kept: list[list[str]] = []

    async def begin(table: Live) -> None:
        for _ in range(9):
            await table.asked()
            table.decide()
            await table.turned()
        kept.append(table.moves)
        logs.append(table.log)
        rows.append([column["card"] for column in table.columns])

    async def resume(table: Live) -> None:
        await table.asked()
        assert table.moves == kept[0]
        assert table.log == logs[0]
        assert [column["card"] for column in table.columns] == rows[0]

    logs: list[list[str]] = []
    rows: list[list[str]] = []
    live(ANNA, KONTOR, scene=begin, seed=4)
    live(ANNA, KONTOR, scene=resume, seed=4, moves=kept[0])
