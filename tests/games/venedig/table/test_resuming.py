"""A game that is gone on with begins where its table stood."""

from __future__ import annotations

import pytest

from speicherstadt_app.games.registry import find
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.live import Table
from tests.ui.tables import company, dealer_for, nobody_thinks
from tools.gallery.scene import golden


@pytest.mark.usefixtures("qapp")
def test_a_game_left_while_the_cards_lay_open_shows_them_again() -> None:
    record = golden("venedig", "five-play-to-the-end")
    openings = [ply for ply, move in enumerate(record.moves, 1) if move.startswith("* open ")]
    for ply in openings:
        played = PlayedTable(
            find("venedig"), dealer_for(record), company(5), nobody_thinks, moves=record.moves[:ply], meta=record.meta
        )
        table = Table(played, Settings(Preferences()))
        assert table.board.reveal.value.kind == "open"  # type: ignore[attr-defined]
        table.goOn()
        assert table.board.reveal.value.kind != "open"  # type: ignore[attr-defined]
    assert len(openings) > 3
