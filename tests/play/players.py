"""What tests of a table need: people, brains, a writer that can fail, sleep that takes no time."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from speicherstadt_app.ai.brain import Answer, Brain, Question, Stop, never
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import NotKept
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.notices import DecisionAsked, MovePlayed, Notice
from speicherstadt_app.play.pace import Pace, Speed
from speicherstadt_app.play.ports import GameWriter
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.thinking import AskBrain

N = TypeVar("N")

GAME = find("speicherstadt")
ANNA = Player("Anna", "human")
BEN = Player("Ben", "human")
KONTOR = Player("Kontor", "ai", {"level": "random"})
MICHEL = Player("Michel", "ai", {"level": "random"})


class Inline:
    """A thinker that answers at once and remembers what it was asked."""

    def __init__(self, brain: Brain | None = None) -> None:
        self.brain = brain or RandomBrain()
        self.questions: list[Question] = []

    async def __call__(self, game_id: str, player: Player, question: Question) -> Answer:
        self.questions.append(question)
        return self.brain.choose(question)


class Slow(Inline):
    """A thinker that answers only once it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed = asyncio.Event()
        self.began = asyncio.Event()
        self.broken_off = 0

    async def __call__(self, game_id: str, player: Player, question: Question) -> Answer:
        self.began.set()
        try:
            await self.allowed.wait()
        except asyncio.CancelledError:
            self.broken_off += 1
            raise
        return await super().__call__(game_id, player, question)


class FirstBrain:
    """Always does the first thing that is legal."""

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        return Answer(question.legal[0], 0.5, ())


class Memory:
    """A writer that keeps in memory what it is given, unless `full`; then it catches up as the protocol asks."""

    game_id = "g1"

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.assisted = False
        self.finished: Record | None = None
        self.full = False
        self.calls: list[str] = []
        self._missing: list[Callable[[], None]] = []

    def keep(self, ply: int, texts: Sequence[str]) -> None:
        def write() -> None:
            self.texts[ply:] = texts
            self.finished = None

        self._do(f"keep {ply} {' '.join(texts)}".rstrip(), write)

    def assist(self) -> None:
        def write() -> None:
            self.assisted = True

        self._do("assist", write)

    def finish(self, record: Record) -> None:
        def write() -> None:
            self.finished = record

        self._do("finish", write)

    def _do(self, call: str, write: Callable[[], None]) -> None:
        self.calls.append(call)
        self._missing.append(write)
        if self.full:
            raise NotKept("the disk is full: free some space", "disk_full")
        while self._missing:
            self._missing.pop(0)()


class Kept:
    """A game as it was left in memory, with the moves that its writer has by now."""

    def __init__(self, record: Record, seed: int) -> None:
        self.begun = record
        self.seed = seed
        self.writer = Memory()
        self.writer.texts = list(record.moves)

    @property
    def record(self) -> Record:
        return replace(self.begun, moves=tuple(self.writer.texts))

    @property
    def assisted(self) -> bool:
        return self.writer.assisted


class MemoryShelf:
    """A store for one game."""

    def __init__(self) -> None:
        self.games: list[Kept] = []

    def begin(self, record: Record, seed: int) -> Memory:
        self.games = [Kept(record, seed)]
        return self.games[0].writer

    def resume(self, game_id: str) -> tuple[Kept, Memory]:
        return self.games[0], self.games[0].writer

    def unfinished(self) -> Sequence[str]:
        return [game.writer.game_id for game in self.games if game.writer.finished is None]


class Watch:
    """A listener that remembers, and that can be waited on."""

    def __init__(self, table: Table) -> None:
        self.seen: list[Notice] = []
        self._coming: asyncio.Queue[Notice] = asyncio.Queue()
        table.listen(self)

    def __call__(self, notice: Notice) -> None:
        self.seen.append(notice)
        self._coming.put_nowait(notice)

    async def until(self, kind: type[N]) -> N:
        """The next notice of that kind; those before it are passed over."""
        while True:
            notice = await self._coming.get()
            if isinstance(notice, kind):
                return notice

    def of(self, kind: type[N]) -> list[N]:
        return [notice for notice in self.seen if isinstance(notice, kind)]


async def no_time(seconds: float) -> None:
    await asyncio.sleep(0)


def instant() -> Pace:
    return Pace(Speed.INSTANT, sleep=no_time)


def table_of(
    *players: Player,
    seed: int = 18,
    thinker: AskBrain | None = None,
    writer: GameWriter | None = None,
    pace: Pace | None = None,
    **more: Any,
) -> Table:
    dealer = Dealer(GAME, len(players), seed)
    return Table(GAME, dealer, players, thinker or Inline(), writer=writer, pace=pace or instant(), **more)


def lot(seed: int) -> Callable[[Table, Seat], Action]:
    """Somebody who decides by lot, the same in the same position."""
    return lambda table, seat: Stream(seed, "person", seat, table.ply).choice(table.legal(seat))


def seat_people(table: Table, decide: Callable[[Table, Seat], Action]) -> None:
    """People who answer at once."""

    def listener(notice: Notice) -> None:
        if isinstance(notice, DecisionAsked):
            for seat in notice.seats:
                table.act(seat, decide(table, seat))

    table.listen(listener)


async def playing(table: Table, scene: Callable[[Watch], Coroutine[Any, Any, None]]) -> Watch:
    """Let something happen at a table while it runs; it is closed afterwards. What goes wrong in either is raised."""
    watch = Watch(table)
    run = asyncio.ensure_future(table.run())
    acts = asyncio.ensure_future(scene(watch))
    try:
        await asyncio.wait({run, acts}, return_when=asyncio.FIRST_COMPLETED)
        if run.done():
            run.result()
        await acts
    finally:
        acts.cancel()
        await table.close()
        await run
    return watch


async def next_question(table: Table, watch: Watch) -> tuple[Seat, ...]:
    """Until the table waits for people; nobody if the game ends instead."""
    while not table.asked and not table.over:
        await watch.until(object)
    return table.asked


def play_out(table: Table, decide: Callable[[Table, Seat], Action] | None = None) -> Watch:
    """The whole game."""
    watch = Watch(table)
    seat_people(table, decide or lot(1))

    async def whole() -> None:
        await table.run()
        await table.close()

    asyncio.run(whole())
    return watch


def moves_of(table: Table) -> list[str]:
    return list(table.record().moves)


def told_moves(watch: Watch, table: Table) -> list[str]:
    return [table.rules.text(*notice.turn.move) for notice in watch.of(MovePlayed)]
