"""Who comes next when several people share the screen, and what is asked before something can't be had back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.ui.table.presenter import NOBODY
from speicherstadt_app.words.phrases import filled
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.play.table import Table
    from speicherstadt_app.play.turns import Turn


STAYS: Final = 0.8
"""Seconds for which the curtain stays down, whatever is pressed: the second half of a double click, or an Enter too
many, is from the one before, who may not see what lies under it."""


@dataclass(frozen=True, slots=True)
class BannerValues:
    visible: bool = False
    covers: bool = False
    """Nobody but who is called may see what lies under it: it goes away by a press of its own and by nothing else."""
    sign: int = NOBODY
    name: str = ""
    text: str = ""
    angle: int = 0


@dataclass(frozen=True, slots=True)
class QuestionValues:
    visible: bool = False
    text: str = ""
    yes: str = ""
    no: str = ""
    title: str = ""


class Curtain:
    """Several people at one screen: each sees first that it is called.

    In a game with secrets nothing of the next one is to be seen before that: what is shown is what everybody knows. Who
    decides by that alone is not called: all look on, and hands stay face down (`Rules.decides_openly`).
    """

    def __init__(self, table: Table, now: Callable[[], float] = monotonic) -> None:
        self._table = table
        self._now = now
        self._fell = now()
        self._several = len(table.people) > 1
        self._secret = any(turn.secret for turn in table.turns) or self._hidden()
        """Something was hidden in this game, from the first move on that hid anything."""
        self.called = False
        """The banner calls somebody."""
        watched = not table.people and not table.game.card.open
        self.down = watched or (self._several and self._secret)
        """It hides what only one person may see, until that one is there. Who only watches has no eyes of their own."""
        self.shared = False
        """Somebody decides and all look on: nothing hides, and nothing is shown that not everybody knows."""
        self._step = ""
        """What is decided: the phase and the round."""
        self._amid: str | None = None
        """That step, if the last to move was the one who looks, and after that chance."""
        self._quiet = True
        """Chance has shown nothing to all since."""

    @property
    def hides(self) -> bool:
        """Nobody's own things are shown."""
        return self.down or self.shared

    def played(self, turn: Turn, me: Seat) -> bool:
        """What follows a decision of the one who looks everybody looks at. Whether there was something to cover."""
        if turn.seat >= 0:
            self._amid = None
        else:
            self._quiet = self._quiet and not self._shows(turn)
        if not self._secret and self._hidden():
            self._secret = True
            self.down = self.down or self._several
            return self.down
        if turn.seat != me or not turn.chosen or me in self._table.actors or self._table.over:
            return False
        covered = self.cover(calls=False)
        self._amid = self._step if covered else None
        self._quiet = True
        return covered

    def fall(self, *, me: Seat, another: bool, quiet: bool = False) -> bool:
        """`me` is to decide: another one than the last time, or the same. Where there are no secrets, the call may be
        left to sound and colour. Whether it is gone instead: the same goes on with the same, or after what chance
        showed nobody else, and in between nobody but chance has moved."""
        view = self._table.view(None)
        rules = self._table.rules
        self._step = f"{rules.phase(view)} {rules.progress(view).round}"
        same = not another and self._amid is not None and (self._quiet or self._step == self._amid)
        self._amid = None
        if self._several and self._secret and rules.decides_openly(view, me):
            self.shared = True
            self.called = self.down = False
            return False
        again = self.shared
        self.shared = False
        if same:
            self.called = self.down = False
        elif self._several and (another or again or self.down):
            self.called = self._secret or not quiet
            self.down = self._secret
            self._fell = self._now()
        return same

    def cover(self, *, calls: bool) -> bool:
        """The table was out of sight, and anybody may look at it next. Whether there was something to cover."""
        self._amid = None
        if not (self._several and self._secret) or self.hides:
            return False
        self.down = True
        self.called = calls
        self._fell = self._now()
        return True

    def call(self) -> None:
        """Who is to decide reads something alone."""
        self.shared = False
        self.called = self.down = True
        self._fell = self._now()

    def waits(self) -> None:
        """It has not been seen yet: something else was to be looked at first."""
        self._fell = self._now()

    def lift(self) -> bool:
        """Whether it is gone: too soon after it fell it is not."""
        if not self.called or (self.down and self._now() - self._fell < STAYS):
            return False
        self.called = self.down = False
        return True

    def _hidden(self) -> bool:
        """Whether some seat knows something that not everybody knows."""
        rules, view = self._table.rules, self._table.view(None)
        return any(rules.hides(view, seat) for seat in range(len(self._table.players)))

    def _shows(self, turn: Turn) -> bool:
        """Whether everybody saw all of what chance did."""
        return turn.seen_text(None) == self._table.rules.text(turn.seat, turn.action)


def banner(
    names: Sequence[str], signs: Sequence[int], seat: Seat, *, table_mode: bool, covers: bool = False
) -> BannerValues:
    angle = side_of(seat, len(names)) if table_mode else 0
    return BannerValues(True, covers, signs[seat], names[seat], call_text(names[seat]), angle)


def call_text(name: str) -> str:
    return filled(tr("Banner", "%1's turn"), name)


def side_of(seat: Seat, players: int) -> int:
    """From which side of a table that lies flat this seat looks at it, in degrees clockwise."""
    return round(4 * seat / players) % 4 * 90


def does_he_agree(name: str) -> QuestionValues:
    """Nobody takes back what somebody else decided."""
    text = tr("Undo", "%1 decided last. Does %1 take it back?")
    yes = tr("Undo", "%1 takes it back")
    return QuestionValues(True, filled(text, name), filled(yes, name), _no(), _going_back())


def do_they_agree(names: str) -> QuestionValues:
    """A round is taken back in which others have decided, too."""
    text = tr("Undo", "Decisions of %1 are taken back, too. Do all agree?")
    return QuestionValues(True, filled(text, names), _all_agree(), _no(), _going_back())


def may_advice_help(people: str = "") -> QuestionValues:
    """`people`: all of them, where several play."""
    title = tr("Advice", "A hint?")
    if people:
        text = tr(
            "Advice",
            "This counts as help: the game won't count in anyone's statistics. Do %1 agree? You won't be asked again "
            "in this game.",
        )
        return QuestionValues(True, filled(text, people), _all_agree(), _no(), title)
    text = tr(
        "Advice", "This counts as help: the game won't count in your statistics. You won't be asked again in this game."
    )
    return QuestionValues(True, text, tr("Advice", "Help me"), _no(), title)


def shall_it_stop() -> QuestionValues:
    """A stop without a decision was passed over."""
    text = tr("Undo", "There was nothing to decide, so the game went on. Shall it stop at such places from now on?")
    title = tr("Undo", "Passed over")
    return QuestionValues(True, text, tr("Undo", "Stop again"), _no(), title)


def may_it_help(people: str = "") -> QuestionValues:
    """`people`: all of them, where several play."""
    if people:
        text = tr(
            "Undo",
            "Something has been revealed since. Going back counts as help: the game won't count in anyone's "
            "statistics. Do %1 agree?",
        )
        return QuestionValues(True, filled(text, people), _all_agree(), _no(), _going_back())
    text = tr(
        "Undo", "Something has been revealed since. Going back counts as help: the game won't count in your statistics."
    )
    return QuestionValues(True, text, tr("Undo", "Go back"), _no(), _going_back())


def _all_agree() -> str:
    return tr("Undo", "All agree")


def _going_back() -> str:
    return tr("Undo", "Going back")


def _no() -> str:
    return tr("Undo", "Cancel")
