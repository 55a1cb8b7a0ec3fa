"""A sealed choice in the real window: killed, resumed, taken back, clicked twice, drawn in another size."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Q_ARG, QMetaObject, QObject, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from speicherstadt_app.app.folder import Folder
from speicherstadt_app.games.venedig.rules.state import CHOOSE
from speicherstadt_app.ui.preferences import Preferences
from tests.games.venedig.table.conftest import Opens
from tests.games.venedig.table.party import WAYS, Party, sealed, seated
from tests.play.players import Inline
from tests.qml.open_window import OpenWindow, Until, kind_of, middle
from tests.ui.memory_folder import MemoryFolder, Someone

KILLED = Path(__file__).with_name("killed_window.py")
SIZES = ((800, 1280), (1024, 700))

SECRET = {"choose", "exchange", "give", "spy", "use"}
"""Phases in which a player decides by their hand."""


def test_a_game_that_was_killed_amid_a_choice_goes_on_behind_the_curtain(
    tmp_path: Path, qapp: object, nobody_looks_long: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speicherstadt_app.ui.table.curtain.STAYS", 0.0)
    command = [sys.executable, str(KILLED), str(tmp_path)]
    killed = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=100)
    assert killed.returncode < 0, killed.stderr
    left = json.loads(killed.stdout)
    first = left["sealed"]
    with OpenWindow(lambda: Folder(tmp_path), Inline(), Preferences(language="en", speed="instant")) as window:

        async def script() -> None:
            await Until(lambda: window.model("continueCard").property("there"), "the start page offers the game")
            window.app.continueGame()
            party = Party(window, WAYS["mouse"], "mouse")
            await Until(lambda: party.table is not None and window.page == "table" and window.of("TablePage"))
            await party.asked()
            assert list(party.played.record().moves) == left["moves"]
            assert party.table.banner.value.visible
            party.is_covered()
            assert party.table.session.me != first, "who has sealed is not asked again"
            assert not party.table.value.picked, "what was not done yet lies in the hand again"
            party.lift()
            assert [card.sealed for card in party.table.board.counter.cards.rows] == [False] * 5
            await party.play_on(4)
            assert len(party.played.record().moves) > len(left["moves"])

        window.run(script())


@pytest.fixture
def party(opens: Opens) -> Party:
    return Party(opens(MemoryFolder(Someone("p1", "Mara", "gull"))), WAYS["mouse"], "mouse")


async def to_the_choice(party: Party) -> None:
    party.window.app.begin("venedig", seated(4, 2), 7)
    await Until(lambda: party.table is not None and party.window.of("TablePage"))
    await party.asked()
    party.lift()
    while party.table.session.scene().phase != CHOOSE:
        await party.decide()
        await party.asked()
        party.lift()


def test_two_clicks_on_the_green_button_seal_one_choice_and_show_nobody_the_next_hand(party: Party) -> None:
    async def script() -> None:
        await to_the_choice(party)
        window, first = party.window, party.table.session.me
        ply = party.played.ply
        window.press(sealed(party))
        button = next(item for item in window.of("Btn") if item.property("text") == "Play")
        QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=middle(button))
        QTest.mouseDClick(window.window, Qt.MouseButton.LeftButton, pos=middle(button))
        await Until(lambda: party.table.session.me != first and party.table.banner.value.visible)
        party.is_covered()
        mine = [text for text in party.played.record().moves[ply:] if text.startswith(f"{first} ")]
        assert len(mine) == 1
        strips = {strip.seat: strip for strip in party.table.players.rows}
        assert len(strips[first].hand) == 5, "five slots stay: the one that is missing would be the choice"
        assert strips[first].chosen

    party.window.run(script())


def test_all_look_at_the_opened_cards_and_nobody_sees_a_hand(party: Party) -> None:
    async def script() -> None:
        await to_the_choice(party)
        board = party.table.board
        for _ in range(2):
            party.lift()
            assert board.counter.cards.rows
            party.window.press(sealed(party))
            await party.press("yes")
            await Until(lambda: party.table.banner.value.visible or board.laid.value.kind == "open")
        assert board.laid.value.kind == "open"
        assert not party.table.banner.value.visible
        assert party.table.session.viewer is None
        assert [card.card for card in board.counter.cards.rows] == []
        assert not any(card["mine"] for card in board.laid.value.cards)

    party.window.run(script())


def test_hint_for_an_open_decision_waits_until_its_player_is_alone(party: Party) -> None:
    """It goes by the hand, so it is neither worked out nor told while all look on."""

    async def script() -> None:
        await to_the_choice(party)
        table = party.table
        while not table.session.curtain.shared:
            party.lift()
            await party.decide()
            await party.asked()
        table.session.begin(party.played.assist())
        await Until(lambda: party.played.assisted)
        table.hint()
        assert table.session.curtain.down
        assert table.banner.value.visible
        await party.window.settled()
        assert not table.advice.value.about
        party.is_covered()
        party.lift()
        await Until(lambda: table.advice.value.about, "the hint is looked for")
        assert table.board.counter.cards.rows, "it goes by this hand"
        ply = party.played.ply
        await party.decide()
        await Until(lambda: party.played.ply > ply and (table.session.viewer is None or party.played.over))
        assert not table.advice.value.about

    party.window.run(script())


def test_no_size_of_the_window_uncovers_or_drops_anything(party: Party) -> None:
    async def script() -> None:
        await to_the_choice(party)
        window = party.window
        window.press(sealed(party))
        picked = party.table.session.picks
        window.window.resize(960, 1040)
        await window.settled()
        assert party.table.session.picks == picked
        first = party.table.session.me
        await party.press("yes")
        await Until(lambda: party.table.session.me != first and party.table.banner.value.visible)
        for width, height in SIZES:
            window.window.resize(width, height)
            await window.settled()
            party.is_covered()

    party.window.run(script())


def test_all_cards_are_shown_only_to_who_wants_to_be_reminded(party: Party) -> None:
    async def script() -> None:
        await to_the_choice(party)
        window = party.window
        assert window.of("AllCards")
        window.press(Qt.Key.Key_A)
        await Until(lambda: window.of("CardsSheet") or "All cards" in window.texts(), "the sheet is open")
        window.press(Qt.Key.Key_Escape)
        while not any(strip.sure for strip in party.table.players.rows):
            await party.play_on(1)
            party.lift()
        knows = next(strip.sign for strip in party.table.players.rows if strip.sure)
        assert await roles_on_the_sheet(party, knows)
        window.settings.setOfGame("venedig", "remembersHands", False)
        await window.settled()
        assert not window.of("AllCards")
        opened = [strip.opened["role"] for strip in party.table.players.rows if strip.sign == knows and strip.opened]
        assert await roles_on_the_sheet(party, knows) == opened
        assert not any(strip.sure for strip in party.table.players.rows)
        window.press(Qt.Key.Key_A)
        await window.settled()
        assert "All cards" not in window.texts()

    party.window.run(script())


def test_what_is_explained_of_a_hand_goes_when_somebody_else_is_called(party: Party) -> None:
    async def script() -> None:
        await to_the_choice(party)
        window = party.window
        (host,) = window.of("ExplainHost")
        (counter,) = window.of("Counter")
        mine = party.table.board.counter.cards.rows[0]
        for way in ("enlarge", "show"):
            topic, thing = Q_ARG("QString", mine.explain), Q_ARG("QQuickItem*", counter)
            QMetaObject.invokeMethod(host, way, topic, thing)
            await window.settled()
            assert host.property("open")
            party.table.session.cover()
            await Until(lambda: not host.property("open"), "it is closed")
            party.is_covered()
            party.lift()
            await window.settled()

    party.window.run(script())


def test_who_takes_one_tile_after_the_other_is_called_once(party: Party) -> None:
    """Nobody but chance moves in between."""

    async def script() -> None:
        await to_the_choice(party)
        several = False
        while not several:
            before = what_is_asked(party)
            await party.decide()
            await party.asked()
            after = what_is_asked(party)
            if before == after:
                assert not party.table.session.curtain.down
                several = before[0] == "council"
            elif after[0] in SECRET and before[0] != "choose" and before[2] != after[2]:
                assert party.table.session.curtain.down, "another player is called"
            party.lift()

    party.window.run(script())


def test_curtain_falls_before_secret_decisions_alone_and_once_for_each(party: Party) -> None:
    """Piles, tiles and opened cards are looked at by all, with hands face down; a spy goes on with what he saw."""

    async def script() -> None:
        await to_the_choice(party)
        session, board = party.table.session, party.table.board
        met: set[tuple[str, str]] = set()
        while not {("exchange", "give"), ("choose", "piles"), ("piles", "piles"), ("spy", "use")} <= met:
            assert not party.played.over
            before = what_is_asked(party)
            await party.decide()
            await party.asked()
            after = what_is_asked(party)
            met.add((before[0], after[0]))
            if after[0] in SECRET:
                opened = before[0] == "choose" != after[0]
                goes_on = before[1:] == after[1:] and before[0] in SECRET and not opened
                assert session.curtain.down != goes_on, (before, after)
                party.lift()
                assert session.viewer == session.me
            else:
                assert not party.table.banner.value.visible
                assert session.viewer is None
                assert [card.card for card in board.counter.cards.rows] == []

    party.window.run(script())


def what_is_asked(party: Party) -> tuple[str, int, int]:
    played = party.table.session.table
    view = played.view(None)
    return played.rules.phase(view), played.rules.progress(view).round, party.table.session.me


async def roles_on_the_sheet(party: Party, sign: int) -> list[str]:
    """Of the cards that the sheet of a player shows open."""
    window = party.window
    (sheet,) = [each for each in window.window.findChildren(QObject) if kind_of(each) == "PlayerSheet"]
    QMetaObject.invokeMethod(sheet, "show", Q_ARG("int", sign))
    await window.settled()
    slots = [item for item in window.items(sheet.property("contentItem")) if kind_of(item) == "CardSlot"]
    roles = [slot.property("card")["role"] for slot in slots if slot.isVisible()]
    window.press(Qt.Key.Key_Escape)
    await window.settled()
    return [role for role in roles if role]


def test_a_curtain_that_fades_still_calls_whom_it_called(party: Party) -> None:
    window = party.window

    async def script() -> None:
        window.app.begin("venedig", seated(2, 2), 4)
        await Until(lambda: party.table is not None and window.of("TablePage"))
        await party.asked()
        (banner,) = window.of("PassBanner")
        shown = [item for item in window.items(banner) if item.inherits("QQuickText") or kind_of(item) == "Medallion"]
        before = [_looks(item) for item in shown]
        assert party.table.banner.value.text in {look[0] for look in before}
        party.lift()
        assert [_looks(item) for item in shown] == before

    window.run(script())


def _looks(item: QQuickItem) -> tuple[object, ...]:
    return item.property("text"), item.property("sign"), item.mapToScene(QPointF(0, 0))
