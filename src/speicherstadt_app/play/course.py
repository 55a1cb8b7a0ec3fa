"""The course of one game: what has happened, and what is known to come because it was taken back or recorded."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import islice
from typing import Any, Final

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.playing import begun
from speicherstadt_app.engine.errors import EngineError, Illegal
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Move, Rules, Seat
from speicherstadt_app.play.turns import Past, Turn, WayBack, is_seen_by_all


class Course:
    """It changes at once and tells nobody: the order of things is for the table to keep."""

    def __init__(
        self,
        rules: Rules[Any],
        people: frozenset[Seat],
        moves: Iterable[str],
        ahead: Iterable[str],
    ) -> None:
        self.match: Final[Match[Any]] = Match(rules)
        self._people = people
        self.past: Final = Past(people)
        self.ahead: Final = deque(rules.parse(text) for text in ahead)
        for text in moves:
            self._repeat(text)

    def play(self, move: Move, *, by_hand: bool = False) -> Turn:
        """A move that was checked.

        What was taken back goes on being known if it happens again; but not from the hand of one of several people
        who hides something: that it is the same again is for nobody else to know.
        """
        turn = self._make(move, by_hand=by_hand)
        known = self._known(turn) and not (by_hand and turn.secret and len(self._people) > 1)
        if known:
            self.ahead.remove(turn.move)
        else:
            self.ahead.clear()
        return turn

    def take_back(self, ply: int) -> tuple[Turn, ...]:
        self.match.jump(ply)
        turns = self.past.cut(ply)
        self.ahead.extendleft(turn.move for turn in reversed(turns))
        return turns

    def undo_to(self, seat: Seat) -> WayBack | None:
        """The last move of a person. Of a decision of several moves each is taken back by itself."""
        last = self.past.last_decision(seat)
        return None if last is None else self.past.way_back(last.ply)

    def decision_to(self, seat: Seat) -> WayBack | None:
        """The beginning of the last decision of a person, however many moves it has by now."""
        last = self.past.last_decision(seat)
        return None if last is None else self.past.way_back(self.past.decision(last)[0].ply)

    def free_way_back(self, seat: Seat, agreed: Iterable[Seat], ply: int | None = None) -> WayBack:
        """To a ply, or before the last move of a person."""
        back = self.undo_to(seat) if ply is None else self.past.way_back(ply)
        if back is None:
            raise Illegal(f"seat {seat} has decided nothing yet")
        back.check_free(seat, frozenset(agreed))
        return back

    def has_choice(self, seat: Seat) -> bool:
        """Whether the seat is asked, as far as anybody may notice.

        How much a hidden hand could do is its owner's secret: there somebody with a single move is asked like everybody
        else. Only who plays alone against brains may have such a move made, as nobody looks on who may not know.
        """
        return len(self.match.legal(seat)) > 1 or (self._hides(seat) and self._people != {seat})

    def obvious(self, seat: Seat) -> Action | None:
        """What a person does anyway at a stop without a decision; nothing where that could tell of a hidden hand."""
        if seat not in self._people or (self._hides(seat) and self._people != {seat}):
            return None
        return self.match.look(lambda state: self.match.rules.obvious(state, seat))

    def is_awaited(self, move: Move) -> bool:
        """Whether everybody waits a moment for what chance does next.

        While nothing is hidden, everything is seen coming. Else what is only opened or shown follows at once, and so
        does what is dealt before the first round. Cards dealt face down one after the other have one pause together.
        """
        match, rules = self.match, self.match.rules
        face_up = is_seen_by_all(rules, move)
        if face_up and not any(self._hides(seat) for seat in range(rules.setup.players)):
            return True
        before = self.past.since(match.ply - 1) if match.ply else ()
        if not face_up and before and before[0].seat == CHANCE and not is_seen_by_all(rules, before[0].move):
            return False
        return match.look(rules.progress).round > 0 and len(match.legal(CHANCE)) > 1

    def _hides(self, seat: Seat) -> bool:
        return self.match.look(lambda state: self.match.rules.hides(state, seat))

    @property
    def amid_choice(self) -> bool:
        """Whether some of several who choose at the same time have done so, and others have not."""
        return self.past.choice_began(self.match.actors) < self.match.ply

    def amid_decision(self, seat: Seat) -> bool:
        """Whether this seat goes on with a decision of several moves."""
        return seat != CHANCE and self.match.look(lambda state: self.match.rules.goes_on(state, seat))

    def question(self, seat: Seat, seed: int) -> Question:
        """What a brain is asked: where several choose at the same time, about the position in which that began."""
        match = self.match
        began = self.past.choice_began(match.actors)
        state = match.state if began == match.ply else match.at(began)
        legal = match.rules.legal(state, seat)
        view = match.rules.view(state, seat)
        return Question(match.rules, view, seat, legal, seed, began, None, *begun(match, seat))

    def _known(self, turn: Turn) -> bool:
        """Whether this is what was known to come next. Of choices made at the same time any may come first."""
        coming = list(islice(self.ahead, len(turn.actors)))
        if len(turn.actors) > 1 and all(move.seat in turn.actors for move in coming):
            return turn.move in coming
        return coming[:1] == [turn.move]

    def _repeat(self, text: str) -> None:
        try:
            move = self.match.rules.parse(text)
            self.match.check(*move)
            self._make(move)
        except EngineError as error:
            raise error.at(self.match.ply, text) from None

    def _make(self, move: Move, *, by_hand: bool = False) -> Turn:
        match, rules, (seat, action) = self.match, self.match.rules, move
        has_choice = seat != CHANCE and self.has_choice(seat)
        passed = has_choice and not by_hand and self.obvious(seat) == action
        chosen = has_choice and not passed
        actors = match.actors
        reveals = match.look(lambda state: rules.reveals(state, seat, action))
        goes_on = self.amid_decision(seat)
        hid = seat != CHANCE and self._hides(seat)
        events: list[Event] = []
        match.play(seat, action, events.append, checked=True)
        secret = hid or (seat != CHANCE and self._hides(seat))
        turn = Turn(match.ply - 1, seat, action, tuple(events), chosen, rules, actors, reveals, goes_on, passed, secret)
        self.past.add(turn)
        return turn
