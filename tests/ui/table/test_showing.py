"""How much is shown again after a move of another: a decision once, and nothing of what nobody here sees."""

from __future__ import annotations

from typing import Any

import pytest

from speicherstadt_app.play.turns import Turn
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.live import Table as Shown
from tests.ui.table.live import ANNA, KONTOR, MICHEL, Live, live

INSTANT = Preferences(speed="instant")


def shown_after(monkeypatch: pytest.MonkeyPatch, *players: Any, unseen: bool = False) -> list[tuple[Turn, str]]:
    """After each move of a game how it was shown: whole, in part, or not at all."""
    found: list[tuple[Turn, str]] = []
    ways: list[str] = []
    monkeypatch.setattr(Shown, "refresh", lambda _: ways.append("whole"))
    monkeypatch.setattr(Shown, "show_step", lambda _: ways.append("step"))
    if unseen:
        monkeypatch.setattr(Turn, "seen_by", lambda _turn, _viewer: ())

    async def scene(table: Live) -> None:
        session = table.table.session
        played = session._played

        def follow(turn: Turn) -> None:
            ways.clear()
            played(turn)
            found.append((turn, "".join(ways[:1])))

        monkeypatch.setattr(session, "_played", follow)
        while not table.played.over:
            await table.asked()
            if table.played.asked:
                session.act(table.played.legal(session.me)[-1])
                await table.turned()

    live(*players, scene=scene, preferences=INSTANT)
    return found


def test_session_refreshes_once_a_decision_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    found = shown_after(monkeypatch, ANNA, KONTOR, MICHEL)
    following = [turn.goes_on for turn, _ in found[1:]] + [False]
    steps = [way for (turn, way), more in zip(found, following, strict=True) if more and turn.seat != 0]
    rest = [way for (turn, way), more in zip(found, following, strict=True) if not more or turn.seat == 0]
    assert len(steps) > 3
    assert set(steps) == {"step"}
    assert set(rest) == {"whole"}


def test_session_shows_nothing_after_a_move_that_nobody_here_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speicherstadt_app.ui.table.log.Log.add", lambda _log, _turn: [])
    for turn, way in shown_after(monkeypatch, ANNA, KONTOR, unseen=True):
        assert way == ("whole" if turn.seat == 0 else "")
