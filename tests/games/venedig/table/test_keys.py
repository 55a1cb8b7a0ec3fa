"""Keys over the board: the arrows lead to a cell, Enter lays a tile there and Enter builds it, I says what is there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from speicherstadt_app.games.venedig.rules.state import PHASES
from tests.games.venedig.table.conftest import Opens
from tests.games.venedig.table.party import WAYS, Party, left_late
from tests.qml.open_window import Until, kind_of
from tests.qml.playing import on_table, tab_to


def test_enter_lays_a_tile_and_builds_it_while_space_turns_it(opens: Opens) -> None:
    window = opens(left_late(2, 2, 7, 120))
    party = Party(window, WAYS["keys"], "keys")

    async def script() -> None:
        await party.go_on()
        while PHASES[party.table.session.scene().phase] != "build":
            party.lift()
            await party.decide()
            await party.asked()
        party.lift()
        await window.settled()
        me, ply = party.table.session.me, party.played.ply
        tile = next(tile.token for tile in party.table.board.counter.tiles.rows if tile.token and tile.best)
        await party.press(tile)
        await window.settled()
        site = next(item for token, item in on_table(window).items() if token.startswith("at "))
        tab_to(window, site)
        window.press(Qt.Key.Key_Return)
        await window.settled()
        laid = party.table.session.scene().picked.token
        assert laid.startswith("build ")
        window.press(Qt.Key.Key_Space)
        await window.settled()
        turned = party.table.session.scene().picked.token
        assert turned.startswith("build ")
        window.press(Qt.Key.Key_Return)
        await Until(lambda: party.played.ply > ply, "it is built")
        assert party.played.record().moves[ply] == f"{me} {turned}"

    window.run(script())


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_what_a_cell_is_stands_beside_that_cell(opens: Opens, way: str) -> None:
    window = opens(left_late(2, 2, 7, 120))
    party = Party(window, WAYS["keys"], "keys")

    async def script() -> None:
        await party.go_on()
        party.lift()
        await window.settled()
        (city,) = window.of("City")
        side = float(city.property("cell"))
        cells = [QPointF(side * (column + 0.5), side * 4.5) for column in (2, 14)]
        for centre in (city.mapToScene(cell) for cell in cells):
            if way == "mouse":
                QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=centre.toPoint())
            else:
                QTest.mouseMove(window.window, centre.toPoint())
                window.press(Qt.Key.Key_I)
            await window.settled()
            (host,) = window.of("ExplainHost")
            (popup,) = [each for each in host.children() if kind_of(each) == "ExplainPopup"]
            shown = popup.property("contentItem")
            box = shown.mapRectToScene(shown.boundingRect()).adjusted(-side, -side, side, side)
            assert box.contains(centre), "beside it"
            window.press(Qt.Key.Key_Escape)
            await window.settled()

    window.run(script())
