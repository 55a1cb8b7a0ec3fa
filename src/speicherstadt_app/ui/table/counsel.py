"""Hints, suggested loadings, and why somebody did something: what is asked, what was found, and when it goes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from speicherstadt_app.ai.hints import Hints
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, State
from speicherstadt_app.games.speicherstadt.table.scene import Scene
from speicherstadt_app.play.advising import Adviser, Inquiry
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.turns import Turn
from speicherstadt_app.ui.seats import GAME
from speicherstadt_app.ui.table.advice import AREA, HINT, MOVES, PLAN, WHY, WORKING, Said, Subject, Wording
from speicherstadt_app.ui.table.curtain import QuestionValues, may_advice_help
from speicherstadt_app.ui.table.pauses import THOUGHT, Holding

SHIPPED: Final = frozenset({act.LOAD, act.SELL, act.BARTER, act.CONVERT, act.STOW})


@dataclass(frozen=True, slots=True)
class Surface:
    """The table on screen, as far as advice has to do with it."""

    begin: Callable[[Coroutine[Any, Any, None]], object]
    scene: Callable[[], Scene]
    refresh: Callable[[], object]
    ask: Callable[[QuestionValues, Callable[[], Awaitable[None]]], object]
    try_out: Callable[[Action], object]
    fill: Callable[[Sequence[Action]], object]
    holding: Holding


class Counsel:
    """One thing at a time is asked about. What concerns the decision at hand goes with it."""

    def __init__(self, table: Table, adviser: Adviser, surface: Surface) -> None:
        self._table = table
        self._adviser = adviser
        self._surface = surface
        self._subject: Subject | None = None
        self._stage = ""
        self._found: Hints | None = None
        self._looking: asyncio.Future[Hints] | None = None

    def said(self, wording: Wording) -> Said:
        return Said() if self._subject is None else wording.said(self._subject, self._stage, self._found)

    def marks(self) -> Mapping[int, int]:
        """The ranks of columns, by column, once they are told."""
        subject, found = self._subject, self._found
        if (
            subject is None
            or subject.about != HINT
            or subject.view.phase != DEMAND
            or found is None
            or self._stage == AREA
        ):
            return {}
        return {act.column_of(hint.actions[0]): rank for rank, hint in enumerate(found.hints, start=1)}

    # What somebody wants

    def advise(self) -> None:
        """The next step: where to look, then what to do. Of a loading, first what would be done, then it is done."""
        subject = self._subject
        if subject is None or subject.about == WHY:
            self._begin()
        elif self._stage == AREA:
            self._stage = MOVES
            self._surface.refresh()
        elif self._stage == MOVES and subject.about == PLAN:
            self.try_out(1)
        elif self._stage == MOVES:
            self.put_away()

    def compare(self) -> None:
        """Not only a loading that is good, but how good others are."""
        subject, found = self._subject, self._found
        if subject is None or subject.about != PLAN or found is None:
            return

        async def compared() -> None:
            self._subject, self._stage, self._found = (
                Subject(HINT, subject.ply, subject.seat, subject.view),
                MOVES,
                found,
            )

        self._counted(compared)

    def try_out(self, number: int) -> None:
        """Pick up what an option says, and commit nothing."""
        subject, found = self._subject, self._found
        if subject is None or subject.about == WHY or found is None or not 0 < number <= len(found.hints):
            return
        actions = found.hints[number - 1].actions
        if self._surface.scene().ships:
            self.put_away()
            self._surface.fill(actions)
        else:
            self._surface.try_out(actions[0])

    def why(self, ply: int) -> None:
        """What somebody could weigh who is no person, when he decided."""
        subject = self._past(ply)
        if subject is not None:
            self._counted(lambda: self._look(subject))

    def overhear(self, ply: int) -> None:
        """The same without being asked, once a decision has been carried out; the table waits until it is told."""
        turns = self._table.turns
        if _ships_on(turns, ply):
            return
        while not turns[ply].chosen and _ships_on(turns, ply - 1):
            ply -= 1
        if (subject := self._past(ply)) is not None:
            self._surface.begin(self._tell_meanwhile(subject))

    def put_away(self) -> None:
        self.forget()
        self._surface.refresh()

    # What happens at the table

    def moved(self) -> None:
        """The position is another."""
        subject = self._subject
        if subject is not None and (subject.about != WHY or subject.ply >= self._table.ply):
            self.forget()

    def forget(self) -> None:
        looking, self._looking = self._looking, None
        if looking is not None:
            looking.cancel()
        self._subject, self._stage, self._found = None, "", None

    def found(self, subject: Subject, found: Hints) -> None:
        """There is an answer."""
        self._subject, self._found = subject, found
        self._stage = AREA if subject.about == HINT and found.area else MOVES

    def _begin(self) -> None:
        scene = self._surface.scene()
        ply, seat, view = self._table.ply, scene.me, scene.state
        if scene.ships:
            self._surface.begin(self._look(Subject(PLAN, ply, seat, view)))
        elif scene.places_worker or scene.may_buy:
            self._counted(lambda: self._look(Subject(HINT, ply, seat, view)))

    def _counted(self, way: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Help in a game that counts is asked for once: from then on it counts no more."""
        table = self._table
        if table.assisted or table.over or not table.people:
            self._surface.begin(way())
            return

        async def agreed() -> None:
            await table.assist()
            await way()

        self._surface.ask(may_advice_help(), agreed)
        self._surface.refresh()

    async def _look(self, subject: Subject) -> None:
        self.forget()
        inquiry = Inquiry(GAME, self._table.rules, subject.view, subject.seat, subject.played)
        looking = asyncio.ensure_future(self._adviser.advise(inquiry))
        self._subject, self._stage, self._looking = subject, WORKING, looking
        self._surface.refresh()
        try:
            found = await looking
        except asyncio.CancelledError:
            if self._looking is looking:
                raise
            return
        if self._looking is looking:
            self._looking = None
            self.found(subject, found)
            self._surface.refresh()

    async def _tell_meanwhile(self, subject: Subject) -> None:
        self._surface.holding.add(THOUGHT)
        try:
            await self._look(subject)
        finally:
            self._surface.holding.drop(THOUGHT)

    def _past(self, ply: int) -> Subject | None:
        """The decision that this move belongs to, and the position in which it was taken."""
        turns = self._table.turns
        if not (0 <= ply < len(turns) and is_a_brains_choice(turns[ply], self._table.people)):
            return None
        first, last = ply, ply
        if _kind(turns[ply]) in SHIPPED:
            while _ships_on(turns, first - 1):
                first -= 1
            while last + 1 < len(turns) and _ships_on(turns, last):
                last += 1
        seat = turns[ply].seat
        rules = self._table.rules
        state: State = rules.start()
        for turn in turns[:first]:
            state = rules.apply(state, turn.seat, turn.action).state
        return Subject(
            WHY, first, seat, rules.view(state, seat), tuple(turn.action for turn in turns[first : last + 1])
        )


def is_a_brains_choice(turn: Turn, people: frozenset[int]) -> bool:
    return turn.seat >= 0 and turn.chosen and turn.seat not in people


def _kind(turn: Turn) -> int:
    return turn.action & act.KIND_MASK


def _ships_on(turns: Sequence[Turn], ply: int) -> bool:
    """Whether this is a move of a shipping that goes on after it."""
    return ply >= 0 and turns[ply].seat >= 0 and _kind(turns[ply]) in SHIPPED - {act.STOW}
