"""The plain city, roofs and paving only: as long as its key is held, or for good."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.games.venedig.table.conftest import Opens
from tests.games.venedig.table.party import WAYS, Party, left_late

F = Qt.Key.Key_F


def test_the_plain_city_is_shown_while_its_key_is_held_and_kept_with_shift(opens: Opens) -> None:
    window = opens(left_late(3, 1, 61, 30))
    party = Party(window, WAYS["keys"], "keys")

    async def script() -> None:
        await party.go_on()
        (city,) = window.of("City")

        def plain() -> bool:
            return bool(city.property("plain"))

        assert not plain()
        QTest.keyPress(window.window, F)
        assert plain()
        QTest.keyRelease(window.window, F)
        assert not plain()
        QTest.keyPress(window.window, F)
        window.press(Qt.Key.Key_Question)
        await window.settled()
        assert not plain(), "the keyboard is elsewhere, and nobody would hear that the key came up"
        assert {"F", "Shift F"} <= {each.name.partition(":")[0] for each in window.heard()}
        QTest.keyRelease(window.window, F)
        window.press(Qt.Key.Key_Escape)
        await window.settled()
        for kept in (True, False):
            QTest.keyClick(window.window, F, Qt.KeyboardModifier.ShiftModifier)
            assert plain() == kept

    window.run(script())
