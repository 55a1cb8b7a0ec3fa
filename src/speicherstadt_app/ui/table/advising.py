"""Hints, suggested plans, and why somebody did something: what is asked, what was found, and when it goes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from speicherstadt_app.ai.hints import Hints
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.play.advising import Adviser, Inquiry
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.turns import Turn
from speicherstadt_app.ui.table.advice import AREA, HINT, MOVES, PLAN, WHY, WORKING, Said, Subject, Wording
from speicherstadt_app.ui.table.curtain import QuestionValues, may_advice_help
from speicherstadt_app.ui.table.pauses import THOUGHT, Holding
from speicherstadt_app.words.phrases import listed


class Ask(Protocol):
    def __call__(
        self, question: QuestionValues, way: Callable[[], Awaitable[None]], *, others: bool = False
    ) -> object: ...


@dataclass(frozen=True, slots=True)
class Surface:
    """The table on screen, as far as advice has to do with it."""

    begin: Callable[[Coroutine[Any, Any, None]], object]
    subject: Callable[[], Subject | None]
    """What may be asked about now: the decision at hand, for a hint or for a plan."""
    refresh: Callable[[], object]
    ask: Ask
    alone: Callable[[Callable[[], Coroutine[Any, Any, None]]], object]
    """Begin what is for the player to act alone, once nobody else looks on."""
    try_out: Callable[[Action], object]
    fill: Callable[[Sequence[Action]], object]
    holding: Holding


class Advising:
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

    def suggested(self) -> Sequence[Action]:
        """The first actions of what a hint tells, the best one first, once it tells moves."""
        subject, found = self._subject, self._found
        if subject is None or subject.about != HINT or found is None or self._stage == AREA:
            return ()
        return tuple(hint.actions[0] for hint in found.hints)

    # What somebody wants

    def advise(self) -> None:
        """The next step: where to look, then what to do. Of a plan, first what would be done, then it is done."""
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
        """Not only a plan that is good, but how good others are."""
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
        now = self._surface.subject()
        if now is not None and now.about == PLAN:
            self.put_away()
            self._surface.fill(actions)
        else:
            self._surface.try_out(actions[0])

    def why(self, ply: int) -> None:
        """The options that a computer player could weigh when it decided."""
        subject = self._past(ply)
        if subject is not None:
            self._counted(lambda: self._look(subject))

    def overhear(self, ply: int) -> None:
        """The same without being asked, once a decision has been carried out; the table waits until it is told."""
        turn, rules = self._table.turns[ply], self._table.rules
        if turn.seat >= 0 and rules.goes_on(self._table.view(turn.seat), turn.seat):
            return
        while not turn.chosen and turn.goes_on:
            turn = self._table.turns[turn.ply - 1]
        ply = turn.ply
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
        subject = self._surface.subject()
        if subject is None:
            return
        if subject.about == PLAN:
            self._surface.alone(lambda: self._look(subject))
        else:
            self._counted(lambda: self._look(subject))

    def _counted(self, way: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Help in a game that counts is asked for once: from then on it counts no more."""
        table = self._table
        if table.assisted or table.over or not table.people:
            self._surface.alone(way)
            return

        async def agreed() -> None:
            await table.assist()
            self._surface.alone(way)

        people = [table.players[seat].name for seat in sorted(table.people)]
        several = len(people) > 1
        self._surface.ask(may_advice_help(listed(people) if several else ""), agreed, others=several)
        self._surface.refresh()

    async def _look(self, subject: Subject) -> None:
        self.forget()
        inquiry = Inquiry(self._table.game.card.id, self._table.rules, subject.view, subject.seat, subject.played)
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
        """The decision that this move belongs to, and the position in which it was taken.

        Of a seat that hides something that position is its own to know until the game is over.
        """
        turns = self._table.turns
        if not (0 <= ply < len(turns) and is_a_brains_choice(turns[ply], self._table.people)):
            return None
        first, last = ply, ply
        while turns[first].goes_on:
            first -= 1
        while last + 1 < len(turns) and turns[last + 1].goes_on:
            last += 1
        if not self._table.over and any(turn.secret for turn in turns[first : last + 1]):
            return None
        seat = turns[ply].seat
        rules = self._table.rules
        state = rules.start()
        for turn in turns[:first]:
            state = rules.apply(state, turn.seat, turn.action).state
        played = tuple(turn.action for turn in turns[first : last + 1])
        return Subject(WHY, first, seat, rules.view(state, seat), played)


def is_a_brains_choice(turn: Turn, people: frozenset[int]) -> bool:
    return turn.seat >= 0 and turn.chosen and turn.seat not in people
