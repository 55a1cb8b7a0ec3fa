"""Who is called at one screen in a game with secrets, and who just goes on."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from speicherstadt_app.engine.rules import CHANCE, Seat
from speicherstadt_app.ui.table.curtain import Curtain

MARA, BO, BRAIN = 0, 1, 2


class Evening:
    """Mara and Bo at one screen, and a brain; they take tiles, which chance turns up."""

    def __init__(self, *, secret: bool = True) -> None:
        self.phase = "take"
        self.round = 3
        self.openly = False
        self.secret = secret
        self.table = self._table()
        self.curtain = Curtain(self.table, now=lambda: 0.0)
        self.asks(MARA, another=True)
        self.curtain.called = self.curtain.down = False

    def _table(self) -> Any:
        rules = SimpleNamespace(
            phase=lambda _: self.phase,
            progress=lambda _: SimpleNamespace(round=self.round),
            hides=lambda _view, _seat: self.secret,
            decides_openly=lambda _view, _seat: self.openly,
            text=lambda _seat, action: action,
        )
        return SimpleNamespace(
            people=(MARA, BO),
            players=("Mara", "Bo", "Brain"),
            turns=(),
            actors=(MARA,),
            over=False,
            rules=rules,
            view=lambda _: None,
        )

    @property
    def hides(self) -> tuple[bool, bool]:
        """Whether it is down, and whether it calls somebody."""
        return self.curtain.down, self.curtain.called

    def decided(self, seat: Seat, *, seen: str = "a tile") -> None:
        turn: Any = SimpleNamespace(seat=seat, chosen=seat != CHANCE, action="a tile", seen_text=lambda _: seen)
        self.table.actors = (CHANCE,)
        self.curtain.played(turn, MARA)

    def asks(self, seat: Seat, *, another: bool = False) -> bool:
        self.table.actors = (seat,)
        return self.curtain.fall(me=seat, another=another)


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_who_goes_on_after_chance_alone_is_not_called_again(evening: Evening) -> None:
    evening.decided(MARA)
    assert evening.hides == (True, False), "all look at what is turned up"
    evening.decided(CHANCE)
    assert evening.asks(MARA)
    assert evening.hides == (False, False)


@pytest.mark.parametrize("what", ["another moved", "another is asked", "phase", "round", "out of sight"])
def test_after_anything_else_one_is_called(evening: Evening, what: str) -> None:
    evening.decided(MARA)
    evening.decided(CHANCE)
    if what == "another moved":
        evening.decided(BRAIN)
    elif what == "phase":
        evening.phase = "build"
    elif what == "round":
        evening.round += 1
    elif what == "out of sight":
        evening.curtain.cover(calls=True)
    assert not evening.asks(MARA, another=what == "another is asked")
    assert evening.hides == (True, True)


def test_who_was_covered_already_is_called(evening: Evening) -> None:
    """Something hid the cards before the decision, so nobody has looked on since."""
    evening.curtain.cover(calls=True)
    evening.decided(MARA)
    assert not evening.asks(MARA)
    assert evening.hides == (True, True)


def test_curtain_stays_open_after_chance_that_nobody_else_saw(evening: Evening) -> None:
    """A card is drawn from a hand, and one of one's own is given back: one decision."""
    evening.decided(MARA)
    evening.decided(CHANCE, seen="?")
    evening.phase = "give"
    assert evening.asks(MARA)
    assert evening.hides == (False, False)


def test_curtain_calls_nobody_to_an_open_decision_and_shows_no_hand(evening: Evening) -> None:
    evening.decided(MARA)
    evening.openly = True
    for seat in (BO, MARA, MARA):
        assert not evening.asks(seat, another=seat == BO)
        assert evening.hides == (False, False)
        assert evening.curtain.hides
        evening.decided(seat)
    evening.openly = False
    assert not evening.asks(MARA)
    assert evening.hides == (True, True)
    assert not evening.curtain.shared


def test_nothing_is_covered_where_nothing_was_hidden_yet() -> None:
    """An option may leave the secrets out, and some games hide nothing before the first deal."""
    evening = Evening(secret=False)
    assert evening.hides == (False, False)
    assert not evening.curtain.cover(calls=True)
    assert not evening.asks(BO, another=True)
    assert evening.hides == (False, True), "the call covers nothing"
    assert not evening.curtain.shared


def test_curtain_falls_with_the_first_secret_and_stays_for_what_was_known_then() -> None:
    evening = Evening(secret=False)
    evening.secret = True
    evening.decided(CHANCE)
    assert evening.hides == (True, False), "a hand was dealt while all look on"
    assert not evening.asks(MARA)
    assert evening.hides == (True, True)
    evening.secret = False
    evening.curtain.called = evening.curtain.down = False
    evening.decided(MARA)
    assert evening.hides == (True, False), "the log still tells what Mara knew"
