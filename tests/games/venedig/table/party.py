"""Company round one screen: it decides by lot, and presses what lies there in one way alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from speicherstadt_app.engine.record import Player
from tests.contract.test_window import Driver, by_keys, by_mouse
from tests.qml import late
from tests.qml.open_window import OpenWindow, Until, act, kind_of, middle
from tests.ui.memory_folder import MemoryFolder

NAMES = ("Mara", "Ben", "Cleo", "Dan", "Eva", "Finn")
Press = Callable[[OpenWindow, str, QQuickItem], None]


def seated(players: int, people: int) -> list[Player]:
    """People first."""
    return [
        Player(name, "human") if seat < people else Player(name, "ai", {"level": "random"})
        for seat, name in enumerate(NAMES[:players])
    ]


def left_late(players: int, people: int, seed: int, plies: int) -> MemoryFolder:
    return late.left_late("venedig", seated(players, people), seed, plies)


class Party(Driver):
    """Goes on with a game that was left."""

    async def go_on(self) -> None:
        self.window.app.openGame("g1")
        await Until(lambda: self.table is not None and self.window.page == "table" and self.window.of("TablePage"))
        await self.asked()

    async def play_on(self, decisions: int = 10_000) -> None:
        for _ in range(decisions):
            if self.played.over:
                break
            self.lift()
            await self.decide()
            await self.asked()

    def lift(self) -> None:
        if not self.table.banner.value.visible:
            return
        self.called += 1
        self.is_covered()
        done = self._moves_of_people()
        self.greet()
        assert self._moves_of_people() == done, "what lies under the curtain is not done"

    def _moves_of_people(self) -> list[str]:
        """Brains may seal their choices meanwhile."""
        people = {str(seat) for seat in self.played.people}
        return [text for text in self.played.record().moves if text.partition(" ")[0] in people]

    def is_covered(self) -> None:
        """Nothing of the one who is called is to be seen before it is known that it is that person."""
        session, board = self.table.session, self.table.board
        assert session.viewer is None
        assert [card.card for card in board.counter.cards.rows] == []
        assert board.laid.value.cards == []
        seat, rules = session.me, self.played.rules
        public = rules.known(self.played.view(None), None).sure[seat]
        told = {card.card for card in board.all_cards.rows if card.sign == session.company.signs[seat]}
        known = {rules.box.cards[card].id for card in range(len(rules.box.cards)) if public >> card & 1}
        open_card = {rules.box.cards[self.played.view(None).chosen[seat]].id} if self._is_open(seat) else set()
        assert told <= known | open_card
        strip = next(strip for strip in self.table.players.rows if strip.seat == seat)
        assert strip.sure <= public.bit_count()
        heard = [heard.name for heard in self.window.heard()]
        own = QCoreApplication.translate("Venedig.Counter", "Card %1: %2.").partition("%1")[0]
        assert not [name for name in heard if name.startswith(own)], "nor read out"

    def _is_open(self, seat: int) -> bool:
        return bool(self.table.session.scene().is_open(seat))

    def greet(self) -> None:
        lifter = self.window.lifter()
        assert QCoreApplication.translate("Venedig_Board", "Show my cards") in self.window.texts()
        if self._greet == "finger":
            touch(self.window, middle(lifter))
        elif self._greet == "reader":
            name = next(heard.name for heard in self.window.heard() if heard.thing == lifter)
            press_by_name(self.window, name)
        else:
            super().greet()
        assert not self.table.session.curtain.down


# The ways to press something


def touch(window: OpenWindow, spot: QPoint) -> None:
    device = window.__dict__.setdefault("finger", QTest.createTouchDevice())
    QTest.touchEvent(window.window, device).press(0, spot, window.window).commit()
    QTest.touchEvent(window.window, device).release(0, spot, window.window).commit()


def by_finger(window: OpenWindow, token: str, item: QQuickItem) -> None:
    """A cell that is too small for a finger is found again in the loupe."""
    window.laid_out(item)
    touch(window, middle(item))
    loupes = window.of("Loupe")
    if loupes:
        large = [each for each in window.items(loupes[0]) if each.property("cell") == item.property("cell")]
        found = next(each for each in large if each.inherits("QQuickAbstractButton"))
        window.laid_out(found)
        assert min(found.width(), found.height()) >= 44
        touch(window, middle(found))
        assert not window.of("Loupe")


def press_by_name(window: OpenWindow, name: str) -> None:
    found = [heard for heard in window.heard() if heard.name == name and heard.pressed_by_reader]
    assert found, f"nothing to be pressed is called “{name}”"
    assert [heard.enabled for heard in found] == [True], f"“{name}” is the name of {len(found)} things"
    act(found[0].thing)


def by_reader(window: OpenWindow, token: str, item: QQuickItem) -> None:
    """By its name alone: no other thing has the same one."""
    name = next((heard.name for heard in window.heard() if heard.thing == item), "")
    assert name, f"{kind_of(item)} for {token} has no name"
    press_by_name(window, name)


WAYS: dict[str, Press] = {"mouse": by_mouse, "keys": by_keys, "finger": by_finger, "reader": by_reader}


def sealed(party: Party) -> Qt.Key:
    """The key of a card that may be chosen."""
    number = next(card.number for card in party.table.board.counter.cards.rows if card.token)
    return Qt.Key(Qt.Key.Key_0.value + int(number))
