"""The curtain in the real window: hasty keys, double clicks, another size, another language, another page and back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.table import curtain
from tests.contract.conftest import Opens
from tests.contract.every import GAMES, card_of
from tests.qml.conftest import MARA
from tests.qml.open_window import OpenWindow, Until, act, kind_of, middle, name_of
from tests.qml.playing import on_table
from tests.ui.memory_folder import MemoryFolder

HASTY = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
    Qt.Key.Key_1,
    Qt.Key.Key_Ampersand,
    Qt.Key.Key_P,
    Qt.Key.Key_H,
)
SECRETS = [game for game in GAMES if not card_of(game).open]


@pytest.mark.parametrize("game", SECRETS)
def test_nothing_but_a_press_of_its_own_lifts_the_curtain(
    window: Opens, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window(MemoryFolder(MARA))

    def covered() -> None:
        assert opened.table.session.curtain.down
        assert opened.table.session.viewer is None
        assert not decided_by(opened)

    async def script() -> None:
        await called(opened, game)
        covered()
        opened.press(Qt.Key.Key_Tab)
        covered()
        monkeypatch.setattr(curtain, "STAYS", 1000.0)
        for key in HASTY:
            opened.press(key)
            covered()
        (banner,) = opened.of("PassBanner")
        opened.click(banner)
        QTest.mouseDClick(opened.window, Qt.MouseButton.LeftButton, pos=middle(banner))
        covered()
        opened.window.resize(500, 800)
        await opened.settled()
        covered()
        opened.app._settings.setProperty("language", "de")
        await opened.settled()
        covered()
        assert "Mara ist dran" in opened.texts() or "Ben ist dran" in opened.texts()
        assert "Schaut sonst niemand zu?" in opened.texts()
        monkeypatch.setattr(curtain, "STAYS", 0.0)
        opened.click(opened.lifter())
        assert not opened.table.session.curtain.down

    opened.run(script())


@pytest.mark.parametrize("game", SECRETS)
def test_curtain_is_lifted_by_its_button_and_not_by_a_tap_beside_it(
    window: Opens, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window(MemoryFolder(MARA))
    monkeypatch.setattr(curtain, "STAYS", 0.0)

    async def script() -> None:
        await called(opened, game)
        (banner,) = opened.of("PassBanner")
        width, top = opened.window.width(), middle(banner).y() - int(banner.height() / 2)
        plate = next(item for item in opened.items(banner) if kind_of(item) == "Panel")
        beside = [QPoint(width - 60, top + 300), QPoint(width // 2, top + 40), QPoint(30, top + 120)]
        for spot in (*beside, middle(banner), middle(plate)):
            opened.click_at(spot)
            await opened.settled()
            assert opened.table.session.curtain.down
        act(banner)
        for button in opened.items():
            if button.inherits("QQuickAbstractButton") and button.isVisible() and name_of(button) in {"Undo", "Hint"}:
                act(button)
        assert opened.table.session.curtain.down
        assert not opened.table.question.value.visible
        assert not decided_by(opened)
        act(opened.lifter())
        assert not opened.table.session.curtain.down

    opened.run(script())


@pytest.mark.parametrize("game", SECRETS)
def test_keys_that_mean_something_else_show_nobody_s_cards(
    window: Opens, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever wants to leave, or is too quick with a card, is perhaps not who is called."""
    opened = window(MemoryFolder(MARA))
    monkeypatch.setattr(curtain, "STAYS", 0.0)

    async def script() -> None:
        await called(opened, game)
        for key in (Qt.Key.Key_1, Qt.Key.Key_P, Qt.Key.Key_H, Qt.Key.Key_U):
            opened.press(key)
            assert opened.table.session.curtain.down
        opened.press(Qt.Key.Key_Escape)
        await Until(lambda: "Leave the table" in opened.texts(), "the menu")
        assert opened.table.session.curtain.down
        opened.press(Qt.Key.Key_Escape)
        await Until(lambda: "Leave the table" not in opened.texts(), "the menu is closed")
        assert opened.table.session.curtain.down
        assert not decided_by(opened)
        opened.press(Qt.Key.Key_Return)
        assert not opened.table.session.curtain.down

    opened.run(script())


@pytest.mark.parametrize("game", SECRETS)
def test_who_comes_back_to_the_table_is_called(window: Opens, game: str) -> None:
    """From a page of rules, from a window that nobody could see."""
    opened = window(MemoryFolder(MARA))

    async def script() -> None:
        await called(opened, game)

        def away() -> None:
            opened.app.navigate("settings")
            opened.app.navigate("table")

        def asleep() -> None:
            opened.app.sleep(True)
            opened.app.sleep(False)

        for leave in (away, asleep):
            opened.table.greeted()
            assert not opened.table.session.curtain.down
            leave()
            assert opened.table.session.curtain.down
            assert opened.table.banner.value.visible
            await opened.settled()
            assert not decided_by(opened)

    opened.run(script())


def decided_by(opened: OpenWindow) -> set[str]:
    """What lies on the table to be pressed and would be a move of the one who is called."""
    played, seat = opened.table.session.table, opened.table.session.me
    rules: Any = played.rules
    moves = {rules.text(seat, action).partition(" ")[2] for action in rules.legal(played.view(seat), seat)}
    assert moves
    return moves & set(on_table(opened))


async def called(opened: OpenWindow, game: str) -> Any:
    players = [Player("Mara", "human"), Player("Ben", "human")]
    opened.app.begin(game, players, 51)
    await Until(lambda: opened.table is not None and opened.page == "table" and opened.of("TablePage"), "the table")
    await Until(lambda: opened.table.banner.value.visible, "somebody is called")
    await opened.settled()
