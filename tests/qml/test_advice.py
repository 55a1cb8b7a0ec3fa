"""Help at the table by hand, by keys and by ear: where to look, what to do, why others did that; and looking on."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.engine.record import Player
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, act, name_of
from tests.qml.playing import Game, Keys, Mouse, look_on_at_once, on_table
from tests.ui.memory_folder import MemoryFolder

WAYS = ("mouse", "keys", "reader")
ALONE = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]
NOBODY = [Player(name, "ai", {"level": "random"}) for name in ("Ada", "Bo", "Cem")]


async def press(window: OpenWindow, way: str, item: QQuickItem, key: Qt.Key) -> None:
    window.laid_out(item)
    if way == "mouse":
        window.click(item)
    elif way == "keys":
        window.press(key)
    else:
        act(item)
    await window.settled()


def button(window: OpenWindow, name: str) -> QQuickItem:
    return [item for item in window.items() if name_of(item) == name and item.isEnabled()][-1]


async def helped(window: OpenWindow, way: str) -> None:
    """As far as the moves, through the question that comes before the first help."""
    await press(window, way, on_table(window)["advise"], Qt.Key.Key_H)
    no, yes = button(window, "Cancel"), button(window, "Help me")
    assert window.focused == no
    assert no.property("visualFocus"), "what Enter would say is seen"
    yes.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    await press(window, way, yes, Qt.Key.Key_Return)
    await Until(lambda: window.table.advice.value.stage in {"area", "moves"}, "there is a hint")
    await window.settled()
    if window.table.advice.value.stage == "area":
        assert window.table.advice.value.lead in window.texts()
        assert not window.of("HintMark")
        await press(window, way, button(window, "Show the moves"), Qt.Key.Key_H)


@pytest.mark.parametrize("way", WAYS)
def test_a_hint_is_asked_for_shown_beside_the_harbour_and_followed(opens: Opens, way: str) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = Game(window, Mouse(), Random(3))
        await game.begin(ALONE, 3)
        await window.settled()
        await helped(window, way)
        assert game.table.value.assisted
        panel, harbour = window.of("AdvicePanel")[0], window.of("Harbour")[0]
        assert not panel.mapRectToScene(panel.boundingRect()).intersects(harbour.mapRectToScene(harbour.boundingRect()))
        options = game.table.advice.rows.rows
        marks = sorted(int(mark.property("rank")) for mark in window.of("HintMark"))
        assert marks == sorted(2 * [row.number for row in options]), "on its column and in the list"
        ply = game.ply
        second = next(item for item in window.of("AdviceOption") if item.property("number") == 2)
        second.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        await press(window, way, second, Qt.Key.Key_Return)
        chosen = [column for column in game.table.board.columns.rows if column.state == "chosen"]
        assert [column.hint for column in chosen] == [2]
        assert game.ply == ply
        assert options[1].reasons in window.texts()
        heard = {found.name for found in window.heard()}
        assert all(row.spoken in heard for row in options)
        # The key goes where it came from, and what was chosen is placed.
        await press(window, way, on_table(window)["yes"], Qt.Key.Key_Return)
        await Until(lambda: game.ply > ply)
        await window.settled()
        assert not window.of("AdvicePanel")

    window.run(script())


def test_in_large_type_a_hint_is_a_sheet_that_steps_aside_for_what_is_chosen(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA), textSize=200, language="en")

    async def script() -> None:
        game = Game(window, Mouse(), Random(3))
        await game.begin(ALONE, 3)
        await window.settled()
        await helped(window, "mouse")
        assert window.of("AdviceBody")
        window.click(window.of("AdviceOption")[0])
        await window.settled()
        assert not window.of("AdviceBody")
        assert [column.hint for column in game.table.board.columns.rows if column.state == "chosen"] == [1]
        assert {int(mark.property("rank")) for mark in window.of("HintMark")} >= {1, 2}
        window.press(Qt.Key.Key_H)
        await window.settled()
        assert window.of("AdviceBody"), "it comes back"
        window.press(Qt.Key.Key_Escape)
        await window.settled()
        assert not game.table.advice.value.about

    window.run(script())


@pytest.mark.parametrize("way", WAYS)
def test_the_log_tells_why_somebody_did_what_he_did(opens: Opens, way: str) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = Game(window, Mouse(), Random(5))
        await game.begin(ALONE, 5)
        await game.play(3)
        await window.settled()
        asked = [n for n, row in enumerate(game.table.log.rows) if row.why]
        assert asked
        assert all(game.table.log.rows[n].sign == 1 for n in asked)
        entries = {item.property("index"): item for item in window.items() if name_of(item) and item.property("why")}
        number, entry = max(entries.items())
        if way == "keys":
            window.press(Qt.Key.Key_L)
            while window.focused != entry:
                window.press(Qt.Key.Key_Up)
        await press(window, way, entry, Qt.Key.Key_Return)
        yes = button(window, "Help me")
        yes.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        await press(window, way, yes, Qt.Key.Key_Return)
        await Until(lambda: game.table.advice.value.stage == "moves")
        await window.settled()
        assert "Why, Kontor?" in window.texts()
        assert [item.property("played") for item in window.of("AdviceOption")].count(True) == 1
        assert number in asked
        window.press(Qt.Key.Key_Escape)
        await window.settled()
        assert window.of("LogView")

    window.run(script())


def test_who_only_wants_to_watch_gives_his_place_away(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        window.app.navigate("new")
        await Until(lambda: window.of("NewGamePage"))
        await window.settled()
        window.click(button(window, "Change seat 1: Mara"))
        await window.settled()
        window.click(button(window, "Only watch: let the computer play here"))
        await window.settled()
        window.click(button(window, "Watch"))
        await Until(lambda: window.of("WatchBar"), "the table is looked at")
        assert {player.kind for player in window.table._table.players} == {"ai"}

    window.run(script())


def test_a_table_that_stops_after_everything_goes_on_for_whoever_looks_on(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA), oneAtATime=True)

    async def script() -> None:
        game = Game(window, Keys(), Random(1))
        await game.begin(NOBODY, 1)
        for _ in range(3):
            ply = game.ply
            window.press(Qt.Key.Key_Space)
            await Until(lambda ply=ply: game.ply > ply and game.table.value.held, "one more, then it waits")  # type: ignore[misc]

    window.run(script())


@pytest.mark.parametrize("language", ["de", "fr"])
def test_whoever_looks_on_stops_goes_step_by_step_and_hears_what_they_think(opens: Opens, language: str) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder, language=language)

    async def script() -> None:
        game = Game(window, Keys(), Random(1))
        window.app.begin("speicherstadt", NOBODY, 1)
        await Until(lambda: window.of("WatchBar"))
        look_on_at_once(window)
        window.press(Qt.Key.Key_Space)
        await Until(lambda: game.table.value.paused)
        await window.settled()
        decided = sum(turn.chosen and turn.seat >= 0 for turn in game.table._table.turns)
        for step in range(1, 4):
            window.press(Qt.Key.Key_Return)
            await Until(
                lambda step=step: (  # type: ignore[misc]
                    sum(turn.chosen and turn.seat >= 0 for turn in game.table._table.turns) == decided + step
                )
            )
            await window.settled()
        window.press(Qt.Key.Key_H)
        window.press(Qt.Key.Key_Return)
        await Until(lambda: game.table.advice.value.stage == "moves")
        await window.settled()
        assert game.table.advice.value.title in window.texts()
        window.press(Qt.Key.Key_H, Qt.Key.Key_Space)
        await Until(lambda: game.table.over)
        await Until(lambda: window.of("EndPanel"))
        assert not game.table.value.assisted
        assert all(player.kind == "ai" for player in game.record().players)

    window.run(script())


def test_where_room_is_least_whoever_looks_on_steers_beside_what_they_think(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))
    window.window.resize(1024, 640)

    async def script() -> None:
        window.app.begin("speicherstadt", NOBODY, 1)
        await Until(lambda: window.of("WatchBar"))
        await window.settled()
        for name in ("Pause", "Thoughts", "Step"):
            window.click(button(window, name))
            await window.settled()
        await Until(lambda: window.table.advice.value.stage == "moves")
        await window.settled()
        assert not window.of("LogView"), "there is no room beside the place"
        assert window.table.advice.value.title in window.texts()
        for name in ("Step", "Continue"):
            ply = window.table._table.ply
            window.click(button(window, name))
            await Until(lambda ply=ply: window.table._table.ply > ply, f"{name} is in reach")  # type: ignore[misc]
        window.click(button(window, "Pause"))
        await Until(lambda: window.table.value.paused and window.table.advice.value.stage == "moves")
        await window.settled()
        window.click(button(window, "Close"))
        await window.settled()
        assert not window.of("AdvicePanel")

    window.run(script())
