"""The one loop that joins match, dealer, people, brains, the store and everybody who listens."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Game, Move, Rules, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.play.autosave import Writer
from speicherstadt_app.play.course import Course
from speicherstadt_app.play.notices import (
    DecisionAsked,
    GameFinished,
    Listener,
    MovePlayed,
    MovesTakenBack,
    Notice,
    TableHeld,
    ThoughtBegan,
)
from speicherstadt_app.play.pace import Beat, Pace
from speicherstadt_app.play.ports import GameWriter
from speicherstadt_app.play.rhythm import Rhythm, first
from speicherstadt_app.play.thinking import AskBrain
from speicherstadt_app.play.thoughts import Thoughts
from speicherstadt_app.play.turns import Turn, WayBack

NOBODY_PLAYS: Final = "nobody plays at this table now"

Order = Callable[[], Awaitable[None]]


def utc_now() -> datetime:
    return datetime.now(UTC)


class Table:
    """One game being played. `run` plays it; everything else may be called at any time from the same event loop.

    Every change is made by `run` alone, one after the other, and in this order: checked, kept, made, told. Where
    several choose at the same time, people are asked while the brains think, and each is asked about the position in
    which the choice began: who has chosen already changes no answer.
    """

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        players: Sequence[Player],
        ask_brain: AskBrain,
        *,
        writer: GameWriter | None = None,
        moves: Iterable[str] = (),
        ahead: Iterable[str] = (),
        assisted: bool = False,
        pace: Pace | None = None,
        play_forced: bool = True,
        meta: Mapping[str, object] | None = None,
        now: Callable[[], datetime] = utc_now,
        listeners: Iterable[Listener] = (),
    ) -> None:
        """`moves` have happened. Those `ahead` will happen by themselves, at every seat: a replay."""
        self.game = game
        self.players = tuple(players)
        self.people = frozenset(seat for seat, player in enumerate(self.players) if player.kind == "human")
        self.pace = pace or Pace()
        self.play_forced = play_forced
        self.pass_idle = False
        """A person is not asked where there is nothing to decide (`Rules.obvious`)."""
        self._dealer = dealer
        self._thoughts = Thoughts(ask_brain, game.card.id)
        self._writer = Writer(writer, self._tell)
        self._meta = dict(meta or {})
        self._now = now
        self._listeners = list(listeners)
        self._course = Course(dealer.rules, self.people, moves, ahead)
        self._match: Match[Any] = self._course.match
        self._rhythm = Rhythm(self._course, self.people, self.pace)
        self._follows = bool(self._course.ahead)
        self._assisted = assisted
        # A brain that knew the dealer's seed could work out the pile.
        self._brain_seed = Stream(dealer.seed, "brains").bits()
        self._asked: set[Seat] = set()
        self._told_asked: tuple[Seat, ...] = ()
        self._given: deque[Move] = deque()
        self._orders: deque[tuple[Order, asyncio.Future[None]]] = deque()
        self._woken = asyncio.Event()
        self._awake = asyncio.Event()
        self._awake.set()
        self._running = False
        self._closing = False
        self._closed = False
        self._door = asyncio.Lock()
        self._stopped = asyncio.Event()
        self._stopped.set()

    # What there is to see

    @property
    def rules(self) -> Rules[Any]:
        return self._match.rules

    @property
    def ply(self) -> int:
        return self._match.ply

    @property
    def phase(self) -> str:
        return self._match.phase

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self._match.actors

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The people whom the table is waiting for."""
        return tuple(sorted(self._asked))

    @property
    def over(self) -> bool:
        return self._match.over

    @property
    def assisted(self) -> bool:
        return self._assisted

    @property
    def unkept_since(self) -> int | None:
        """The ply from which on nothing is kept; None if all is well."""
        return self._writer.unkept_since

    @property
    def game_id(self) -> str:
        """Under which id it is kept; empty if it is not."""
        return self._writer.game_id

    @property
    def meta(self) -> Mapping[str, object]:
        """How the game came to be, as its record will tell."""
        return self._meta

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Everything that has happened."""
        return tuple(self._course.past.since(0))

    def view(self, seat: Seat | None) -> Any:
        """The position as this seat may know it, or as everybody does: a value that nobody changes."""
        return self.rules.view(self._match.state, seat)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self._match.legal(seat)

    def outcome(self) -> Outcome:
        return self._match.outcome()

    def record(self) -> Record:
        """The game so far. Only a finished game tells its seed."""
        return record_of(self.game, self._match, self.players, seed=self._dealer.seed, meta=self._meta)

    def recap(self, seat: Seat) -> tuple[Event, ...]:
        """What has happened since this seat decided last, as far as it could see, its own move first."""
        last = self._course.past.last_decision(seat)
        turns = self._course.past.since(0 if last is None else last.ply)
        return tuple(event for turn in turns for event in turn.seen_by(seat))

    def amid_decision(self, seat: Seat) -> bool:
        """Whether this seat goes on with a decision of several moves."""
        return self._course.amid_decision(seat)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    # What people may do

    def act(self, seat: Seat, action: Action) -> None:
        """A person decides. `Illegal` says why not, and nothing has changed then."""
        self._match.check(seat, action)
        if seat not in self._asked:
            raise Illegal(f"the table is not waiting for seat {seat} now")
        self._asked.discard(seat)
        self._told_asked = ()
        self._given.append(Move(seat, action))
        self._rhythm.go_on()
        self._woken.set()

    def way_back(self, ply: int) -> WayBack:
        """What going back to a ply would take back."""
        if not 0 <= ply < self.ply:
            raise Illegal(f"there is no ply {ply} to go back to: the game stands at ply {self.ply}")
        return self._course.past.way_back(ply)

    def undo_to(self, seat: Seat) -> WayBack | None:
        """Where an undo of this person's last move leads; the front end asks the others whom it concerns."""
        if seat not in self.people:
            return None
        return self._course.undo_to(seat)

    def last_to_decide(self) -> Seat | None:
        """The person who decided last."""
        return self._course.past.last_to_decide()

    def decision_to(self, seat: Seat) -> WayBack | None:
        """Where the last decision of this person began, however many moves it has by now."""
        return self._course.decision_to(seat) if seat in self.people else None

    async def undo(self, seat: Seat, agreed: Collection[Seat] = (), ply: int | None = None) -> None:
        """Take this person's last move back and all that followed, decisions of the people who agreed included; or in
        one step everything from a ply on.

        Once something has been revealed, such as a card turned up, there is only `rewind`.
        """
        if ply is not None:
            self.way_back(ply)
        self._course.free_way_back(seat, agreed, ply)

        async def order() -> None:
            await self._take_back(self._course.free_way_back(seat, agreed, ply).ply)

        await self._order(order)

    async def assist(self) -> None:
        """From now on the game counts as played with help.

        Before the help itself: a game killed between the two may count for less, never for more, than it should.
        """
        self._assisted = True
        await self._keep(lambda writer: writer.assist())

    async def rewind(self, ply: int) -> None:
        """Go back to any ply. If something has been revealed since, the game counts as assisted from then on."""
        self.way_back(ply)

        async def order() -> None:
            if self.way_back(ply).reveals:
                await self.assist()
            await self._take_back(ply)

        await self._order(order)

    @property
    def ahead(self) -> int:
        """How many moves were taken back and can happen again, or are known from a record."""
        return len(self._course.ahead)

    async def redo(self, ply: int | None = None) -> None:
        """Let moves taken back happen again, up to a ply or to the next decision of a person."""
        if not self._course.ahead:
            raise Illegal("there is nothing to redo")
        if ply is not None and not self.ply < ply <= self.ply + len(self._course.ahead):
            raise Illegal(
                f"there is no ply {ply} to go on to: the moves known end at {self.ply + len(self._course.ahead)}"
            )

        async def order() -> None:
            while self._course.ahead:
                self._match.check(*self._course.ahead[0])
                await self._happen(self._course.ahead[0])
                if self.ply == ply or (ply is None and self._is_for_people()):
                    break

        await self._order(order)

    def hold(self) -> None:
        """Nothing happens by itself until a person acts or the table is let go on."""
        self._rhythm.hold()

    def go_on(self) -> None:
        self._rhythm.go_on()

    def sleep(self) -> None:
        """Nothing happens by itself and nobody thinks until it wakes: the program may be ended without a word."""
        self._awake.clear()
        self._woken.set()

    def wake(self) -> None:
        self._awake.set()

    def hurry(self) -> None:
        """End the present pause at once, as after a change of the speed."""
        self._rhythm.hurry()

    def skip(self) -> None:
        """No pauses until the next decision of a person."""
        self._rhythm.skipping = not self._asked
        self._rhythm.hurry()
        self._rhythm.go_on()

    async def close(self) -> None:
        """End `run`. What a person has decided is still played and kept; what a brain thinks about is not."""
        self._closing = True
        self._asked.clear()
        self._woken.set()
        await self._stopped.wait()
        async with self._door:
            if not self._closed and self.unkept_since is not None:
                await self._keep_missing()
            self._closed = True
            self._writer.close()

    # The loop

    async def run(self) -> None:
        """Play until the game is over or the table closed."""
        if self._running:
            raise RuntimeError("this table is running already")
        self._running = True
        self._stopped.clear()
        try:
            while await self._next():
                pass
        finally:
            self._running = False
            self._asked.clear()
            await self._thoughts.drop()
            self._stopped.set()
            for _, done in self._orders:
                if not done.done():
                    done.set_exception(Illegal(NOBODY_PLAYS))

    async def _next(self) -> bool:
        self._woken.clear()
        if self._given:
            await self._happen(self._given.popleft(), by_hand=True)
        elif self._orders:
            await self._thoughts.drop()
            await self._carry_out(*self._orders.popleft())
        elif self._closing:
            return False
        elif self._match.over:
            await self._finish()
            return False
        else:
            move = await self._unless_woken(self._own_move())
            if move is not None:
                self._thoughts.forget(move.seat)
                self._match.check(*move)
                watched = move.seat == CHANCE or self._rhythm.is_watched(move.seat)
                turn = await self._happen(move)
                if watched:
                    self._hold_after(turn)
        return True

    async def _own_move(self) -> Move:
        """What happens next without anybody's doing; waits for ever if a person is to decide."""
        if not self._awake.is_set():
            await self._thoughts.drop()
            await self._awake.wait()
        if self._woken.is_set():
            # Something was done between the loop and this task: no question about a position that will change.
            return await _never()
        actors = self._match.actors
        if self._follows and self._course.ahead:
            move = self._course.ahead[0]
            await self._rhythm.pause(Beat.DEAL if move.seat == CHANCE else self._rhythm.before_answer(move.seat))
            return move
        if actors == (CHANCE,):
            move = Move(CHANCE, self._match.look(self._dealer.deal))
            await self._rhythm.pause(self._rhythm.before_deal(move))
            return move
        forced = {seat: action for seat in actors if (action := self._by_itself(seat)) is not None}
        self._ask_people(tuple(seat for seat in actors if seat in self.people and seat not in forced))
        brains = [seat for seat in actors if seat not in self.people and seat not in forced]
        for seat in brains:
            self._think(seat)
        if forced:
            move = Move(*next(iter(forced.items())))
            await self._rhythm.pause(self._rhythm.before_forced(move.seat))
            return move
        if brains:
            return await self._brains_move(brains[0])
        return await _never()

    def _ask_people(self, seats: tuple[Seat, ...]) -> None:
        """Told once, however many brains choose meanwhile."""
        self._asked = set(seats)
        if seats and seats != self._told_asked:
            self._rhythm.skipping = False
            self._told_asked = seats
            self._tell(DecisionAsked(self.ply, seats))

    def _think(self, seat: Seat) -> None:
        """Told once a decision, however many moves it has."""
        if self._thoughts.has(seat):
            return
        if self._thoughts.begins(seat):
            self._tell(ThoughtBegan(self.ply, seat))
        self._thoughts.begin(self.players[seat], self._course.question(seat, self._brain_seed))

    async def _brains_move(self, seat: Seat) -> Move:
        """The pause and the thought run side by side."""
        pause = asyncio.create_task(self._rhythm.pause(self._rhythm.before_answer(seat)))
        try:
            answer = await self._thoughts.answer(seat)
            await pause
        finally:
            pause.cancel()
        return Move(seat, answer.action)

    def _hold_after(self, turn: Turn) -> None:
        """After each decision of a brain: behind its last move, whichever of them was chosen."""
        if not self.pace.one_at_a_time or self._rhythm.skipping or turn.seat in self.people:
            return
        course = self._course
        whole = not (course.amid_choice or course.amid_decision(turn.seat))
        if whole and any(one.chosen for one in course.past.decision(turn)):
            self._rhythm.hold()
            self._tell(TableHeld(self.ply))

    async def _unless_woken(self, coming: Awaitable[Move]) -> Move | None:
        """The move, or nothing if something was done meanwhile: then the thought is cancelled."""
        move = asyncio.ensure_future(coming)
        await first(move, self._woken.wait())
        return None if self._woken.is_set() else move.result()

    def _by_itself(self, seat: Seat) -> Action | None:
        """What nobody is asked about."""
        if not self._course.has_choice(seat):
            return self._match.legal(seat)[0] if self.play_forced or seat not in self.people else None
        return self._course.obvious(seat) if self.pass_idle else None

    def _is_for_people(self) -> bool:
        course = self._course
        seats = [seat for seat in self._match.actors if seat in self.people and course.has_choice(seat)]
        return any(not self.pass_idle or course.obvious(seat) is None for seat in seats)

    # Every change goes through these

    async def _order(self, order: Order) -> None:
        if not self._running or self._closing or self._match.over:
            raise Illegal("the game is over" if self._match.over else NOBODY_PLAYS)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked.clear()
        self._told_asked = ()
        self._orders.append((order, done))
        self._woken.set()
        await done

    async def _carry_out(self, order: Order, done: asyncio.Future[None]) -> None:
        try:
            await order()
        except Illegal as error:
            if not done.cancelled():
                done.set_exception(error)
        else:
            if not done.cancelled():
                done.set_result(None)

    async def _happen(self, move: Move, *, by_hand: bool = False) -> Turn:
        """A move that was checked."""
        text = self.rules.text(*move)
        ply = self.ply
        await self._keep(lambda writer: writer.keep(ply, (text,)))
        turn = self._course.play(move, by_hand=by_hand)
        if not self._course.amid_decision(move.seat):
            self._thoughts.decided(move.seat)
        self._tell(MovePlayed(turn))
        return turn

    async def _take_back(self, ply: int) -> None:
        await self._keep(lambda writer: writer.keep(ply, ()))
        turns = self._course.take_back(ply)
        self._tell(MovesTakenBack(ply, turns))

    async def _finish(self) -> None:
        self._meta["ended"] = self._now().isoformat(timespec="seconds")
        record = self.record()
        await self._keep(lambda writer: writer.finish(record))
        self._tell(GameFinished(record))

    async def _keep_missing(self) -> None:
        record, ply = self.record(), self.ply
        if record.result is None:
            await self._keep(lambda writer: writer.keep(ply, ()))
        else:
            await self._keep(lambda writer: writer.finish(record))

    async def _keep(self, work: Callable[[GameWriter], None]) -> None:
        await self._writer.write(self.ply, work)

    def _tell(self, notice: Notice) -> None:
        for listener in tuple(self._listeners):
            listener(notice)


async def _never() -> Move:
    move: asyncio.Future[Move] = asyncio.get_running_loop().create_future()
    return await move
