"""Motion: every event of whole games is told over the real board, and leaves nothing behind."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import Q_ARG, Q_RETURN_ARG, QMetaObject, QRectF
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from tests.games.venedig.table.conftest import Opens
from tests.games.venedig.table.party import WAYS, Party, left_late
from tests.games.venedig.table.test_board import record
from tests.qml.open_window import Until

TOLD = {
    ev.CardsOpened,
    ev.CardsPassed,
    ev.StartMoved,
    ev.TileTaken,
    ev.PileDriven,
    ev.MarkerPlaced,
    ev.TileBuilt,
    ev.TileRemoved,
    ev.GondolaTaken,
    ev.GondolaPushed,
    ev.BetSettled,
}
GAMES = ("six-play-with-all-roles",)
FAR = ev.GondolaPushed(2 * 17 + 4, 4 * 17 + 8)
"""Along the canal, round its corner."""


@cache
def happened() -> tuple[Event, ...]:
    """One of each kind, with something in it."""
    found: dict[type[Event], Event] = {ev.GondolaPushed: FAR}
    for name in GAMES:
        kept = record(name)
        rules: Any = find("venedig").rules(kept.setup)
        assert isinstance(rules, VenedigRules)
        state = rules.start()
        for text in kept.moves:
            step = rules.apply(state, *rules.parse(text))
            for event in step.events:
                if not isinstance(event, ev.BetSettled) or event.points:
                    found[type(event)] = event
            state = step.state
    assert set(found) >= TOLD
    return tuple(found.values())


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_every_event_is_told_and_leaves_nothing_behind(opens: Opens, motion: str) -> None:
    folder = left_late(6, 1, 61, 30)
    window = opens(folder, motion=motion)
    party = Party(window, WAYS["mouse"], "mouse")

    async def script() -> None:
        await party.go_on()
        window.settings.setProperty("speed", "normal")
        await window.settled()
        (board,) = window.of("Board")
        (stories,) = window.of("Stories")
        session = party.table.session
        moved = 0
        pile = next(cell.cell for cell in party.table.board.water.rows if cell.pile)
        for each in happened():
            event = replace(each, cell=pile) if isinstance(each, ev.PileDriven) else each
            told = session.presenter.happening(session.scene(), event)
            lasts: Any = QMetaObject.invokeMethod(board, "tell", Q_RETURN_ARG("int"), Q_ARG("QVariant", told))
            assert 0 <= lasts < 4_000
            assert lasts > 0 or motion == "reduced" or type(event) not in TOLD
            moved += len(flying(stories))
            QMetaObject.invokeMethod(board, "settle")
            await window.settled()
            assert flying(stories) == []
        if motion == "full":
            assert moved > len(TOLD)

    window.run(script())


def flying(stories: QQuickItem) -> list[QQuickItem]:
    """What is on its way, or waits to be."""
    return [item for place in stories.childItems() for item in place.childItems()]


def test_points_fly_to_the_stone_of_the_track_and_not_behind_the_roof(opens: Opens) -> None:
    window = opens(left_late(6, 1, 61, 30), motion="full")
    party = Party(window, WAYS["mouse"], "mouse")

    async def script() -> None:
        await party.go_on()
        window.settings.setProperty("speed", "normal")
        await window.settled()
        (board,) = window.of("Board")
        (stories,) = window.of("Stories")
        (kerb,) = window.of("Kerb")
        track = kerb.mapRectToItem(stories, QRectF(0, 0, kerb.width(), kerb.height()))
        session = party.table.session
        for kind in (ev.TileBuilt, ev.BetSettled):
            event = next(event for event in happened() if isinstance(event, kind))
            told = session.presenter.happening(session.scene(), event)
            QMetaObject.invokeMethod(board, "tell", Q_RETURN_ARG("int"), Q_ARG("QVariant", told))
            ends = [
                one.property("end") for one in flying(stories) if one.property("points") and not one.property("marker")
            ]
            assert ends
            assert all(track.contains(end) for end in ends), kind
            QMetaObject.invokeMethod(board, "settle")
            await window.settled()

    window.run(script())


def test_a_pole_waits_on_the_track_until_its_points_have_arrived(opens: Opens) -> None:
    folder = left_late(6, 1, 61, 30)
    window = opens(folder, motion="full")
    party = Party(window, WAYS["mouse"], "mouse")

    async def script() -> None:
        await party.go_on()
        window.settings.setProperty("speed", "normal")
        await window.settled()
        (board,) = window.of("Board")
        session = party.table.session
        built = next(event for event in happened() if isinstance(event, ev.TileBuilt))
        told = session.presenter.happening(session.scene(), built)
        gains = {each["sign"]: each["gain"] for each in told["gains"]}

        def owed() -> dict[int, int]:
            poles = window.of("Standing")
            return {item.property("one")["sign"]: round(item.property("owed")) for item in poles}

        shown = {sign: gains.get(sign, 0) for sign in owed()}
        QMetaObject.invokeMethod(board, "expect", Q_ARG("QVariant", told))
        assert owed() == shown, "before it is told"
        QMetaObject.invokeMethod(board, "tell", Q_RETURN_ARG("int"), Q_ARG("QVariant", told))
        assert owed() == shown, "while the points are on their way"
        await Until(lambda: not any(owed().values()))
        QMetaObject.invokeMethod(board, "expect", Q_ARG("QVariant", told))
        assert owed() == shown
        QMetaObject.invokeMethod(board, "settle")
        assert not any(owed().values()), "cut short"

    window.run(script())
