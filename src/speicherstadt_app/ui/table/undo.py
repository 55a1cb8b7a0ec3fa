"""Undo, redo and rewind, with the questions that belong to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.turns import WayBack
from speicherstadt_app.ui.table.curtain import (
    QuestionValues,
    do_they_agree,
    does_he_agree,
    may_it_help,
    shall_it_stop,
)
from speicherstadt_app.ui.table.presenter import Undo
from speicherstadt_app.words.phrases import listed

NO_QUESTION: Final = QuestionValues()

Way = Callable[[], Awaitable[None]]


class GoingBack:
    """What was done in one go, such as a suggested shipping, is taken back in one go."""

    def __init__(self, table: Table, cover: Callable[[], object]) -> None:
        """`cover` hides what only the one who looks may see: others come to the screen to answer."""
        self._table = table
        self._cover = cover
        self._together: list[range] = []
        self._way: Way | None = None
        self.question = NO_QUESTION

    def did_together(self, plies: range) -> None:
        self._together.append(plies)

    def offer(self) -> Undo:
        redo = self._table.ahead > 0
        if self._back() is None:
            # Who has just taken something back knows that there is no more.
            nothing = QCoreApplication.translate("Undo", "There is nothing to undo.")
            return Undo(why_not="" if redo else nothing, redo=redo)
        return Undo(can=True, redo=redo)

    def to_decision(self) -> WayBack | None:
        """To the beginning of the last decision of a person; nothing if a plain undo goes as far."""
        seat, last = self._table.last_to_decide(), self._back()
        back = None if seat is None else self._table.decision_to(seat)
        return None if last is None or back is None or back.ply >= last.ply else back

    def to_round(self, began: int) -> WayBack | None:
        """To the first decision of a person in the round that began at that ply; nothing if that is the last one."""
        last = self._back()
        turns = self._table.turns[began:]
        first = next((turn for turn in turns if turn.chosen and turn.seat in self._table.people), None)
        if last is None or first is None or first.ply >= last.ply:
            return None
        return self._table.way_back(first.ply)

    def round_text(self, began: int) -> str:
        if self.to_round(began) is None:
            return QCoreApplication.translate("Undo", "There is no more than one decision of this round to take back.")
        return QCoreApplication.translate("Undo", "Everything that was decided in this round is taken back.")

    async def undo_round(self, me: Seat, began: int) -> None:
        """Everything that people have decided in this round, by the same rules as a single decision."""
        await self._ask_others(me, self.to_round(began))

    async def undo_decision(self, me: Seat) -> None:
        """All moves of the last decision of a person, in one step."""
        await self._ask_others(me, self.to_decision())

    async def _ask_others(self, me: Seat, back: WayBack | None) -> None:
        if back is None:
            return
        others = [self._table.players[seat].name for seat in back.people if seat != me]
        if others:
            self.ask(do_they_agree(listed(others)), lambda: self._agreed(back.ply), others=True)
        else:
            await self._agreed(back.ply)

    def redo_text(self) -> str:
        if self._table.ahead:
            return QCoreApplication.translate("Undo", "What was undone is played again.")
        return QCoreApplication.translate("Undo", "There is nothing to redo.")

    async def undo(self, me: Seat) -> None:
        """Undo a person's last decision, or first ask whether that person, or the one who taps, means it."""
        seat, back = self._table.last_to_decide(), self._back()
        if seat is None or back is None:
            return
        if seat != me:
            name = self._table.players[seat].name
            self.ask(does_he_agree(name), lambda: self._agreed(back.ply), others=True)
        else:
            await self._agreed(back.ply)

    async def redo(self) -> None:
        if self._table.ahead:
            await self._table.redo()

    def forget(self) -> None:
        """The person who was asked has left the seat."""
        self._way = None
        self.question = NO_QUESTION

    async def answer(self, *, yes: bool) -> None:
        way, self._way = self._way, None
        self.question = NO_QUESTION
        if yes and way is not None:
            await way()

    def ask(self, question: QuestionValues, way: Way, *, others: bool = False) -> None:
        """Another thing that is asked before it is done. `others`: other people at this screen are asked, too."""
        if others:
            self._cover()
        self.question, self._way = question, way

    def stop_again(self, ply: int, me: Seat, keep: Callable[[], object]) -> None:
        """A stop that was passed over is wanted back: from now on, and this one where nothing was revealed since and
        nobody else has decided."""

        async def back() -> None:
            keep()
            if ply < self._table.ply:
                way = self._table.way_back(ply)
                if not way.reveals and {*way.people} <= {me}:
                    await self._table.rewind(ply)

        self.ask(shall_it_stop(), back)

    async def _agreed(self, ply: int) -> None:
        """Those whose decisions go have agreed. Where the game would then count for nobody, everybody is asked."""
        table = self._table
        if table.way_back(ply).reveals:
            people = [table.players[seat].name for seat in sorted(table.people)]
            alone = len(people) == 1 or table.assisted
            self.ask(may_it_help("" if alone else listed(people)), lambda: table.rewind(ply), others=not alone)
            return
        if (seat := table.last_to_decide()) is not None:
            await table.undo(seat, table.people, ply)

    def _back(self) -> WayBack | None:
        seat = self._table.last_to_decide()
        back = None if seat is None or self._table.over else self._table.undo_to(seat)
        if back is None:
            return None
        whole = next((plies for plies in self._together if back.ply in plies), None)
        if whole is None or whole.start == back.ply:
            return back
        return self._table.way_back(whole.start)
