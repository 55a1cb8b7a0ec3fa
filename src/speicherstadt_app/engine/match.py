"""A game in progress: play, undo, jump. No input or output, no clock, no chance of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from speicherstadt_app.engine.errors import EngineError, Illegal
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Move, Rules, Seat
from speicherstadt_app.engine.score import Outcome

S = TypeVar("S")
T = TypeVar("T")

MARK_EVERY = 32
CHANCE_ALONE = (CHANCE,)

Decide = Callable[[Sequence[Action], int, S], Action]
"""What a seat does that may do one of these, is asked since that ply, and knows what it may of this state."""


class Underway(NamedTuple):
    """A decision that its seat is to make or to go on with: the ply at which it began, and the seat's moves since."""

    began: int
    played: tuple[Action, ...]


class Match(Generic[S]):
    """Moves in a row and a cursor among them.

    The state that it hands out is a value: it is never changed afterwards. (Inside, the match steps its own state in
    place and makes a copy only when somebody holds the old one.)
    """

    __slots__ = (
        "_asked",
        "_legal",
        "_listed",
        "_marks",
        "_moves",
        "_ply",
        "_shared",
        "_state",
        "_step",
        "rules",
    )

    def __init__(self, rules: Rules[S], texts: Iterable[str] = ()) -> None:
        self.rules = rules
        self._state = rules.start()
        self._shared = False
        self._moves: list[tuple[Seat, Action]] = []
        self._ply = 0
        self._marks: list[S] = [rules.copy(self._state)]  # the states at plies 0, 32, 64, …, as far as set
        self._asked: Seat | None = None  # whose legal actions are at hand
        self._listed: Sequence[Action] = ()
        self._legal = rules.legal
        self._step = rules.step
        for text in texts:
            self.play_text(text)

    @property
    def state(self) -> S:
        self._shared = True
        return self._state

    def look(self, question: Callable[[S], T]) -> T:
        """Ask something of the state that keeps nothing of it: cheaper than `state` before the next move."""
        return question(self._state)

    def at(self, ply: int) -> S:
        """The state behind that many moves; the cursor stays where it is."""
        if ply == self._ply:
            return self.state
        self._check_ply(ply)
        mark = ply // MARK_EVERY
        state = self.rules.copy(self._marked(mark))
        for seat, action in self._moves[mark * MARK_EVERY : ply]:
            self._step(state, seat, action)
        return state

    @property
    def ply(self) -> int:
        """How many moves have happened up to the cursor."""
        return self._ply

    @property
    def length(self) -> int:
        """How many moves are known, undone ones included."""
        return len(self._moves)

    @property
    def phase(self) -> str:
        return self.rules.phase(self._state)

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self.rules.actors(self._state)

    @property
    def over(self) -> bool:
        return not self.rules.actors(self._state)

    @property
    def moves(self) -> list[Move]:
        """The moves up to the cursor."""
        return [Move(*move) for move in self._moves[: self._ply]]

    @property
    def texts(self) -> list[str]:
        """The moves up to the cursor, as the record writes them."""
        text = self.rules.text
        return [text(seat, action) for seat, action in self._moves[: self._ply]]

    def seen_texts(self, viewer: Seat | None) -> list[str]:
        """The moves up to the cursor as that viewer saw them happen; `Rules.follow` reads those that hid something."""
        seen = self.rules.seen_text
        return [seen(viewer, seat, action) for seat, action in self._moves[: self._ply]]

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Everything that the seat may do now."""
        if seat != self._asked:
            self._listed = self._legal(self._state, seat)
            self._asked = seat
        return self._listed

    def since(self, seat: Seat) -> int:
        """The ply since which a seat that is to act is asked: where several choose at the same time, this is before
        any of the others had. Of a decision of several moves each counts for itself; see `underway`."""
        return self._since(seat, self._ply)

    def underway(self, seat: Seat) -> Underway:
        """The whole decision that a seat is to make or to go on with, which may have several moves (`Rules.goes_on`).

        Where it has made none yet, this begins at `since`.
        """
        goes_on, step = self.rules.goes_on, self._step
        if not goes_on(self._state, seat):
            return Underway(self.since(seat), ())
        end = self._ply
        while end:
            begin = (end - 1) // MARK_EVERY * MARK_EVERY
            state = self.rules.copy(self._marked(begin // MARK_EVERY))
            began = None
            for ply in range(begin, end):
                mover, action = self._moves[ply]
                if mover == seat and not goes_on(state, seat):
                    began = ply
                step(state, mover, action)
            if began is not None:
                played = tuple([action for mover, action in self._moves[began : self._ply] if mover == seat])
                return Underway(self._since(seat, began), played)
            end = begin
        raise Illegal(f"seat {seat} is said to be amid a decision that it never began")

    def _since(self, seat: Seat, ply: int) -> int:
        while ply and self._moves[ply - 1][0] not in (CHANCE, seat) and seat in self.rules.actors(self.at(ply - 1)):
            ply -= 1
        return ply

    def play(
        self, seat: Seat, action: Action, tell: Callable[[Event], object] | None = None, *, checked: bool = False
    ) -> None:
        """Let an action happen if it is legal; raise `Illegal` and change nothing if it isn't.

        It may have been `checked` in this very position. What had been undone is forgotten.
        """
        state = self._state
        # What was listed needs no further look: games at random are played from the list.
        if (seat != self._asked or action not in self._listed) and not checked:
            self.rules.check(state, seat, action)
        ply = self._ply
        moves = self._moves
        if ply != len(moves):
            del moves[ply:]
            del self._marks[ply // MARK_EVERY + 1 :]
        if self._shared:
            state = self._state = self.rules.copy(state)
            self._shared = False
        self._step(state, seat, action, tell)
        moves.append((seat, action))
        self._ply = ply = ply + 1
        self._asked = None
        if ply % MARK_EVERY == 0 and len(self._marks) == ply // MARK_EVERY:
            self._marks.append(self.rules.copy(state))

    def check(self, seat: Seat, action: Action) -> None:
        """Raise `Illegal`, and say why, unless the seat may do this now."""
        if seat != self._asked or action not in self._listed:
            self.rules.check(self._state, seat, action)

    def serve(self, deal: Callable[[S], Action]) -> None:
        """Let chance act until somebody else is to move or the game is over."""
        rules = self.rules
        actors_of, allows, step = rules.actors, rules.allows, self._step
        if actors_of(self._state) != CHANCE_ALONE:
            return
        state = self._own()
        ply = self._ply
        made = self._moves.append
        try:
            while actors_of(state) == CHANCE_ALONE:
                action = deal(state)
                if not allows(state, CHANCE, action):
                    rules.check(state, CHANCE, action)
                step(state, CHANCE, action)
                made((CHANCE, action))
                ply += 1
                if ply % MARK_EVERY == 0 and len(self._marks) == ply // MARK_EVERY:
                    self._marks.append(rules.copy(state))
        finally:
            self._ply = ply

    def play_text(self, text: str, tell: Callable[[Event], object] | None = None) -> None:
        """The same from a text; the error says at which ply and of which move."""
        try:
            seat, action = self.rules.parse(text)
            self.play(seat, action, tell)
        except EngineError as error:
            raise error.at(self._ply, text) from None

    def play_out(self, deciders: Sequence[Decide[S]], deal: Callable[[S], Action]) -> None:
        """To the end of the game, each action checked once. Those who decide, one a seat, keep nothing of the state.

        They may look back at the moves before (`underway`, `at`).
        """
        rules = self.rules
        actors_of, legal_of, allows, step = rules.actors, rules.legal, rules.allows, rules.step
        state = self._own()
        ply = self._ply
        made = self._moves.append
        since: dict[Seat, int] = {}
        try:
            while actors := actors_of(state):
                seat = actors[0]
                if seat >= 0:
                    asked = ply
                    if since or len(actors) > 1:
                        since = {actor: since.get(actor, ply) for actor in actors}
                        asked = since.pop(seat)
                    legal = legal_of(state, seat)
                    if len(legal) == 1:
                        action = legal[0]
                    else:
                        self._ply = ply
                        action = deciders[seat](legal, asked, state)
                        if action not in legal:
                            rules.check(state, seat, action)
                else:
                    since = {}
                    action = deal(state)
                    if not allows(state, seat, action):
                        rules.check(state, seat, action)
                step(state, seat, action)
                made((seat, action))
                ply += 1
        finally:
            self._ply = ply

    def _own(self) -> S:
        """The state, to be stepped by us: nobody else holds it, and what had been undone is forgotten."""
        ply = self._ply
        if ply != len(self._moves):
            del self._moves[ply:]
            del self._marks[ply // MARK_EVERY + 1 :]
        if self._shared:
            self._state = self.rules.copy(self._state)
            self._shared = False
        self._asked = None
        return self._state

    def undo(self) -> None:
        """One move back."""
        self.jump(self._ply - 1)

    def redo(self) -> None:
        """One undone move forward again."""
        self.jump(self._ply + 1)

    def jump(self, ply: int) -> None:
        """Put the cursor behind that many moves; those after it are kept until something else is played."""
        self._check_ply(ply)
        mark = ply // MARK_EVERY
        if self._ply <= ply and self._ply >= mark * MARK_EVERY:
            start = self._ply
            if self._shared:
                self._state = self.rules.copy(self._state)
        else:
            start = mark * MARK_EVERY
            self._state = self.rules.copy(self._marked(mark))
        self._shared = False
        for seat, action in self._moves[start:ply]:
            self._step(self._state, seat, action)
        self._ply = ply
        self._asked = None

    def _check_ply(self, ply: int) -> None:
        if not 0 <= ply <= len(self._moves):
            raise Illegal(f"there is no ply {ply}: the moves known go from 0 to {len(self._moves)}")

    def _marked(self, mark: int) -> S:
        """The state at so many times 32 plies; marks that nobody has set yet are set on the way."""
        while len(self._marks) <= mark:
            begin = (len(self._marks) - 1) * MARK_EVERY
            state = self.rules.copy(self._marks[-1])
            for seat, action in self._moves[begin : begin + MARK_EVERY]:
                self._step(state, seat, action)
            self._marks.append(state)
        return self._marks[mark]

    def outcome(self) -> Outcome:
        return self.rules.outcome(self._state)


def still_choosing(before: tuple[Seat, ...], after: tuple[Seat, ...]) -> bool:
    """Whether the move between was one of several choices made at the same time, and others are still to come.

    Given are those who were to act before it and those who are to act after it.
    """
    return len(after) == len(before) - 1 > 0 and set(after) < set(before)
