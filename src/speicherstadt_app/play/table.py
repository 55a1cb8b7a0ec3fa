"""The one loop that joins match, dealer, people, brains, the store and everybody who listens."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import EngineError, Illegal
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Game, Move, Rules, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.play.autosave import Writer
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
from speicherstadt_app.play.ports import Keeper
from speicherstadt_app.play.thinking import Thinker
from speicherstadt_app.play.turns import Past, Turn, WayBack
from speicherstadt_app.play.waiting import first

NOBODY_PLAYS: Final = "nobody plays at this table now"

Deed = Callable[[], Awaitable[None]]


def utc_now() -> datetime:
    return datetime.now(UTC)


class Table:
    """One game being played. `run` plays it; everything else may be called at any time from the same event loop.

    Every change is made by `run` alone, one after the other, and in this order: checked, kept, made, told.
    """

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        players: Sequence[Player],
        thinker: Thinker,
        *,
        keeper: Keeper | None = None,
        moves: Iterable[str] = (),
        ahead: Iterable[str] = (),
        assisted: bool = False,
        pace: Pace | None = None,
        play_forced: bool = True,
        meta: Mapping[str, object] | None = None,
        now: Callable[[], datetime] = utc_now,
        listeners: Iterable[Listener] = (),
    ) -> None:
        """`moves` have happened. Those `ahead` will happen by themselves, whoever sits there: a replay."""
        self.game = game
        self.players = tuple(players)
        self.people = frozenset(seat for seat, player in enumerate(self.players) if player.kind == "human")
        self.pace = pace or Pace()
        self.play_forced = play_forced
        self._dealer = dealer
        self._thinker = thinker
        self._writer = Writer(keeper, self._tell)
        self._meta = dict(meta or {})
        self._now = now
        self._listeners = list(listeners)
        self._match: Match[Any] = Match(dealer.rules)
        self._past = Past(self.people, is_open=game.card.open)
        self._ahead = deque(self.rules.parse(text) for text in ahead)
        self._follows = bool(self._ahead)
        self._assisted = assisted
        # A brain that knew the dealer's seed could work out the pile.
        self._brain_seed = Stream(dealer.seed, "brains").bits()
        self._asked: set[Seat] = set()
        self._given: deque[Move] = deque()
        self._orders: deque[tuple[Deed, asyncio.Future[None]]] = deque()
        self._woken = asyncio.Event()
        self._hurried = asyncio.Event()
        self._going = asyncio.Event()
        self._going.set()
        self._awake = asyncio.Event()
        self._awake.set()
        self._skipping = False
        self._running = False
        self._closing = False
        self._closed = False
        self._door = asyncio.Lock()
        self._stopped = asyncio.Event()
        self._stopped.set()
        for text in moves:
            self._repeat(text)

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
        return tuple(self._past.since(0))

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
        last = self._past.last_decision(seat)
        turns = self._past.since(0 if last is None else last.ply)
        return tuple(event for turn in turns for event in turn.seen_by(seat))

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    # What people may do

    def act(self, seat: Seat, action: Action) -> None:
        """A person decides. `Illegal` says why not, and nothing has changed then."""
        self.rules.check(self._match.state, seat, action)
        if seat not in self._asked:
            raise Illegal(f"the table is not waiting for seat {seat} now")
        self._asked.discard(seat)
        self._given.append(Move(seat, action))
        self._going.set()
        self._woken.set()

    def way_back(self, ply: int) -> WayBack:
        """What going back to a ply would take back."""
        if not 0 <= ply < self.ply:
            raise Illegal(f"there is no ply {ply} to go back to: the game stands at ply {self.ply}")
        return self._past.way_back(ply)

    def undo_to(self, seat: Seat) -> WayBack | None:
        """Where an undo of this person's last decision leads; the front end asks the others whom it concerns."""
        last = self._past.last_decision(seat) if seat in self.people else None
        return None if last is None else self._past.way_back(last.ply)

    def last_to_decide(self) -> Seat | None:
        """The person who decided last."""
        return self._past.last_to_decide()

    async def undo(self, seat: Seat, agreed: Collection[Seat] = ()) -> None:
        """Take this person's last decision back and all that followed, decisions of the people who agreed included.

        Once something has been revealed, such as a card turned up, there is only `rewind`.
        """
        self._free_way_back(seat, agreed)

        async def deed() -> None:
            await self._take_back(self._free_way_back(seat, agreed).ply)

        await self._order(deed)

    async def assist(self) -> None:
        """From now on the game counts as played with help.

        Before the help itself: a game killed between the two may count for less, never for more, than it should.
        """
        self._assisted = True
        await self._keep(lambda keeper: keeper.assist())

    async def rewind(self, ply: int) -> None:
        """Go back to any ply. If something has been revealed since, the game counts as assisted from then on."""
        self.way_back(ply)

        async def deed() -> None:
            if self.way_back(ply).reveals:
                await self.assist()
            await self._take_back(ply)

        await self._order(deed)

    @property
    def ahead(self) -> int:
        """How many moves were taken back and can happen again, or are known from a record."""
        return len(self._ahead)

    async def redo(self, ply: int | None = None) -> None:
        """Let moves taken back happen again, up to a ply or to the next decision of a person."""
        if not self._ahead:
            raise Illegal("nothing has been taken back")
        if ply is not None and not self.ply < ply <= self.ply + len(self._ahead):
            raise Illegal(f"there is no ply {ply} to go on to: the moves known end at {self.ply + len(self._ahead)}")

        async def deed() -> None:
            while self._ahead:
                await self._happen(self._ahead[0])
                if self.ply == ply or (ply is None and self._is_for_people()):
                    break

        await self._order(deed)

    def hold(self) -> None:
        """Nothing happens by itself until somebody acts or the table is let go on."""
        self._going.clear()

    def go_on(self) -> None:
        self._going.set()

    def sleep(self) -> None:
        """Nothing happens by itself and nobody thinks until it wakes: the program may be ended without a word."""
        self._awake.clear()
        if not self._asked:
            self._woken.set()

    def wake(self) -> None:
        self._awake.set()

    def hurry(self) -> None:
        """End the present pause at once, as after a change of the speed."""
        self._hurried.set()

    def skip(self) -> None:
        """No pauses until the next decision of a person."""
        self._skipping = not self._asked
        self._hurried.set()
        self._going.set()

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
            self._stopped.set()
            for _, done in self._orders:
                if not done.done():
                    done.set_exception(Illegal(NOBODY_PLAYS))

    async def _next(self) -> bool:
        self._woken.clear()
        if self._given:
            await self._happen(self._given.popleft())
        elif self._orders:
            await self._carry_out(*self._orders.popleft())
        elif self._closing:
            return False
        elif self._match.over:
            await self._finish()
            return False
        else:
            move = await self._unless_woken(self._own_move())
            if move is not None:
                self._hold_after(await self._happen(move))
        return True

    async def _own_move(self) -> Move:
        """What happens next without anybody's doing; waits for ever if a person is to decide."""
        if self._woken.is_set():
            # Somebody came between the loop and this task: nobody may be asked about a position that will change.
            return await _never()
        await self._awake.wait()
        actors = self._match.actors
        if self._follows and self._ahead:
            move = self._ahead[0]
            await self._pause(Beat.DEAL if move.seat == CHANCE else Beat.ANSWER)
            return move
        if actors == (CHANCE,):
            await self._pause(Beat.DEAL)
            return Move(CHANCE, self._dealer.deal(self._match.state))
        for seat in actors:
            if self._is_forced(seat):
                await self._pause(Beat.FORCED)
                return Move(seat, self._match.legal(seat)[0])
        for seat in actors:
            if seat not in self.people:
                return await self._brains_move(seat)
        self._skipping = False
        self._asked = set(actors)
        self._tell(DecisionAsked(self.ply, actors))
        return await _never()

    async def _brains_move(self, seat: Seat) -> Move:
        """The pause and the thought run side by side."""
        question = Question(
            rules=self.rules,
            view=self.view(seat),
            seat=seat,
            legal=self._match.legal(seat),
            seed=self._brain_seed,
            ply=self.ply,
        )
        self._tell(ThoughtBegan(self.ply, seat))
        pause = asyncio.create_task(self._pause(Beat.ANSWER))
        try:
            answer = await self._thinker(self.game.card.id, self.players[seat], question)
            await pause
        finally:
            pause.cancel()
        return Move(seat, answer.action)

    async def _pause(self, beat: Beat) -> None:
        self._hurried.clear()
        seconds = self.pace.seconds(beat)
        if seconds and not self._skipping:
            await first(self.pace.sleep(seconds), self._hurried.wait())
        await self._going.wait()

    def _hold_after(self, turn: Turn) -> None:
        brains_choice = turn.chosen and turn.seat not in self.people
        if self.pace.one_at_a_time and brains_choice and not self._skipping:
            self._going.clear()
            self._tell(TableHeld(self.ply))

    async def _unless_woken(self, coming: Awaitable[Move]) -> Move | None:
        """The move, or nothing if somebody did something meanwhile: then the thought is broken off."""
        move = asyncio.ensure_future(coming)
        await first(move, self._woken.wait())
        return None if self._woken.is_set() else move.result()

    def _is_forced(self, seat: Seat) -> bool:
        return (self.play_forced or seat not in self.people) and len(self._match.legal(seat)) == 1

    def _is_for_people(self) -> bool:
        return any(seat in self.people and len(self._match.legal(seat)) > 1 for seat in self._match.actors)

    # Every change goes through these

    async def _order(self, deed: Deed) -> None:
        if not self._running or self._closing or self._match.over:
            raise Illegal("the game is over" if self._match.over else NOBODY_PLAYS)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked.clear()
        self._orders.append((deed, done))
        self._woken.set()
        await done

    async def _carry_out(self, deed: Deed, done: asyncio.Future[None]) -> None:
        try:
            await deed()
        except Illegal as error:
            if not done.cancelled():
                done.set_exception(error)
        else:
            if not done.cancelled():
                done.set_result(None)

    async def _happen(self, move: Move) -> Turn:
        self.rules.check(self._match.state, *move)
        text = self.rules.text(*move)
        ply = self.ply
        await self._keep(lambda keeper: keeper.keep(ply, (text,)))
        turn = self._make(move)
        if self._ahead and self._ahead[0] == move:
            self._ahead.popleft()
        else:
            self._ahead.clear()
        self._tell(MovePlayed(turn))
        return turn

    def _repeat(self, text: str) -> None:
        try:
            self._make(self.rules.parse(text))
        except EngineError as error:
            raise error.at(self.ply, text) from None

    def _make(self, move: Move) -> Turn:
        chosen = move.seat != CHANCE and len(self._match.legal(move.seat)) > 1
        events: list[Event] = []
        self._match.play(*move, events.append)
        turn = Turn(self.ply - 1, *move, tuple(events), chosen, self.rules)
        self._past.add(turn)
        return turn

    async def _take_back(self, ply: int) -> None:
        await self._keep(lambda keeper: keeper.keep(ply, ()))
        self._match.jump(ply)
        turns = self._past.cut(ply)
        self._ahead.extendleft(turn.move for turn in reversed(turns))
        self._tell(MovesTakenBack(ply, turns))

    async def _finish(self) -> None:
        self._meta["ended"] = self._now().isoformat(timespec="seconds")
        record = self.record()
        await self._keep(lambda keeper: keeper.finish(record))
        self._tell(GameFinished(record))

    async def _keep_missing(self) -> None:
        record, ply = self.record(), self.ply
        if record.result is None:
            await self._keep(lambda keeper: keeper.keep(ply, ()))
        else:
            await self._keep(lambda keeper: keeper.finish(record))

    async def _keep(self, work: Callable[[Keeper], None]) -> None:
        await self._writer.write(self.ply, work)

    def _tell(self, notice: Notice) -> None:
        for listener in tuple(self._listeners):
            listener(notice)

    def _free_way_back(self, seat: Seat, agreed: Collection[Seat]) -> WayBack:
        back = self.undo_to(seat)
        if back is None:
            raise Illegal(f"seat {seat} has decided nothing yet")
        if back.reveals:
            raise Illegal("something has been revealed since: only a rewind goes back that far, and counts as help")
        others = [other for other in back.people if other != seat and other not in agreed]
        if others:
            raise Illegal(f"it would take back a decision of seat {others[0]} too, who has not agreed")
        return back


async def _never() -> Move:
    move: asyncio.Future[Move] = asyncio.get_running_loop().create_future()
    return await move
