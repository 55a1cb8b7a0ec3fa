"""A game that was played is looked at again: by mouse, by keys, by ear."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt

from speicherstadt_app.engine.record import Record
from speicherstadt_app.play.start import begin
from tests.play.players import GAME, Inline, Kept, instant, play_out
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, act, kind_of
from tests.ui.memory_folder import MemoryFolder
from tests.ui.tables import company


@pytest.fixture(scope="module")
def played() -> Record:
    players = [replace(one, more={**one.more, "level": "random"}) if one.kind == "ai" else one for one in company(3)]
    table = begin(GAME, players, 18, Inline(), pace=instant())
    play_out(table)
    return table.record()


@pytest.fixture
def folder(played: Record) -> MemoryFolder:
    found = MemoryFolder(MARA)
    kept = Kept(played, 18)
    kept.writer.finished = played
    found.games["g1"] = kept
    return found


def model(window: OpenWindow) -> Any:
    return window.app.model("replay")


async def opened(window: OpenWindow) -> None:
    window.press(Qt.Key.Key_G)
    await Until(lambda: window.of("GamesPage"))
    window.click(window.button("Finished"))
    await Until(lambda: window.texts().count("Replay"), "the game is listed")
    await window.settled()
    name = next(each.name for each in window.heard() if each.name.startswith("Replay: "))
    window.click(window.button(name))
    await Until(lambda: window.of("ReplayPage") and window.of("Harbour"), "the game is open")
    await window.settled()


def test_a_game_is_scrubbed_with_the_mouse_and_played_on_from_there(
    opens: Opens, folder: MemoryFolder, played: Record
) -> None:
    window = opens(folder)

    async def script() -> None:
        await opened(window)
        now = model(window).now
        assert now.value.stop == 0
        window.click(window.button("Next decision"))
        assert now.value.stop == 1
        assert now.value.told in window.texts()
        window.click(window.button("To the end"))
        assert now.value.stop == now.value.last
        window.click(window.button("Previous round"))
        await window.settled()
        stop, ply = now.value.stop, model(window)._story.stops[now.value.stop]
        assert 0 < stop < now.value.last
        window.click(window.button("Play from here"))
        await window.settled()
        window.click(window.button("Play"))
        await Until(lambda: window.page == "table" and window.of("TablePage"), "one sits at the table again")
        assert window.table.value.assisted, "somebody may know what comes"
        assert window.table._table.record().moves[:ply] == played.moves[:ply]
        assert window.table._table.players == played.players
        assert folder.record("g2").meta["branch_of"] == "g1"

    window.run(script())


def test_keys_lead_through_it_and_back_again(opens: Opens, folder: MemoryFolder) -> None:
    window = opens(folder)

    async def script() -> None:
        await opened(window)
        now, page = model(window).now, model(window)
        window.press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
        assert now.value.stop == 1
        window.press(Qt.Key.Key_Right, shift=True)
        assert page._story.decider(now.value.stop) == page._me, "my own decisions"
        window.press(Qt.Key.Key_PageDown)
        assert page._story.first_stop_of(2) == now.value.stop
        window.press(Qt.Key.Key_End)
        assert now.value.stop == now.value.last
        window.press(Qt.Key.Key_Home)
        assert now.value.stop == 0
        window.press(Qt.Key.Key_Space)
        assert now.value.playing
        window.press(Qt.Key.Key_Right)
        assert not now.value.playing, "whoever takes a step himself is not pushed on"
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("GamesPage"), "back where one came from")

    window.run(script())


def test_it_is_told_to_those_who_listen_in_their_language(opens: Opens, folder: MemoryFolder) -> None:
    window = opens(folder)

    async def script() -> None:
        await opened(window)
        told, now = window.announced(), model(window).now
        act(window.button("Next decision"))
        assert any(now.value.told in each for each in told), "what was done is said"
        entry = next(each for each in window.heard() if kind_of(each.thing) == "Entry" and " goes for " in each.name)
        act(entry.thing)
        await window.settled()
        assert entry.name in now.value.told, "a sentence of the log leads to where it happened"
        for language, play in (("de", "Von hier weiterspielen"), ("fr", "Jouer depuis ce point")):
            window.settings.setProperty("language", language)
            await window.settled()
            assert window.button(play).isVisible()
            assert now.value.told in window.texts()

    window.run(script())


def test_a_fire_the_pile_and_the_rules_are_there_as_at_the_table(opens: Opens, folder: MemoryFolder) -> None:
    window = opens(folder)

    async def script() -> None:
        await opened(window)
        page, now = model(window), model(window).now
        fire = next(stop for stop in range(now.value.last) if page._moment(page._story, stop))
        window.press(Qt.Key.Key_Home)
        for name, sheet in (("What is left in the pile", "Left in the pile"), ("Fire I, in spring", "Fire I")):
            window.click(window.button(name))
            await window.settled()
            assert sheet in window.texts()
            window.press(Qt.Key.Key_Escape)
            await window.settled()
        page.go(fire)
        await window.settled()
        assert page.sight.board.blaze.value.spoken in {found.name for found in window.heard()}
        window.press(Qt.Key.Key_Escape)
        assert not window.of("FirePanel"), "it is put away"
        window.press(Qt.Key.Key_Right)
        page.go(fire)
        assert window.of("FirePanel")
        window.press(Qt.Key.Key_Right)
        assert not window.of("FirePanel"), "what comes next is seen"
        stop, phase = now.value.stop, page.sight.bar.value.phase
        window.press(Qt.Key.Key_F1)
        await Until(lambda: window.of("RulesPage"))
        rules: Any = window.app.model("rules")
        assert rules.place == phase
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("ReplayPage"))
        assert now.value.stop == stop, "where one was"

    window.run(script())
