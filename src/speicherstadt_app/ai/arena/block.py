"""A block played: what it tells, and how that is written down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeGuard

from speicherstadt_app.ai.arena.contest import Seating, Task
from speicherstadt_app.ai.arena.measures import Sums, measure_names, measured
from speicherstadt_app.ai.arena.times import Clock, Timed, Times
from speicherstadt_app.ai.bots import Bot
from speicherstadt_app.ai.brain import Brain
from speicherstadt_app.ai.brains import habits, styles
from speicherstadt_app.ai.playing import played_out
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import EngineError, Unreadable
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games import registry


@dataclass(slots=True)
class Block:
    """All games of one deal. What concerns a bot stands under its number, for all its seats in all these games."""

    number: int
    seatings: tuple[Seating, ...]
    winners: list[tuple[Seat, ...]] = field(default_factory=list)
    """The winning seats of each game; nobody where one alone did not win."""
    measures: dict[int, list[Sums]] = field(default_factory=dict)
    times: dict[int, Times] = field(default_factory=dict)
    """The only thing in here that differs from run to run."""
    records: list[str] = field(default_factory=list)
    """The games as lines; they are not written down with the rest."""

    def victories(self, bot: int) -> float:
        """How many of its games that bot won; of a shared victory its part."""
        return sum(
            sum(seating[seat] == bot for seat in winners) / len(winners)
            for seating, winners in zip(self.seatings, self.winners, strict=True)
            if winners
        )

    def seats(self, bot: int) -> int:
        """At how many seats of each game it sits."""
        return self.seatings[0].count(bot)

    def same_games(self, other: Block) -> bool:
        """Whether both tell the same of their games, however long the bots took."""
        return (self.seatings, self.winners, self.measures) == (other.seatings, other.winners, other.measures)

    def to_json(self) -> dict[str, object]:
        return {
            "block": self.number,
            "winners": [list(winners) for winners in self.winners],
            "measures": {
                str(bot): [[sums.count, sums.total, sums.squares] for sums in row]
                for bot, row in sorted(self.measures.items())
            },
            "times": {
                str(bot): {str(step): count for step, count in sorted(times.items())}
                for bot, times in sorted(self.times.items())
            },
        }


def play(task: Task, clock: Clock, meta: Mapping[str, object]) -> Block:
    """The block of that task. `meta` goes into the records."""
    game, facts = registry.find(task.game), registry.facts(task.game)
    names = facts.names
    ways = habits(task.game)
    width = len(measure_names(names, ways.names))
    block = Block(task.number, task.seatings)
    for bot in sorted(set(task.seatings[0])):
        block.measures[bot] = [Sums() for _ in range(width)]
        block.times[bot] = Counter()
    for moved, (seating, thought) in enumerate(zip(task.seatings, task.thoughts, strict=True)):
        # Each game gets a dealer of its own from the same seed: a dealer may answer by what it was asked before.
        dealer = Dealer(game, len(seating), task.deal, task.options)
        thinkers = [
            Timed(_brain(task.game, task.bots[bot]), task.bots[bot].iterations, clock, block.times[bot])
            for bot in seating
        ]
        try:
            match = played_out(dealer, thinkers, thought)
        except EngineError as error:
            players = ", ".join(player.name for player in _players(task, seating))
            raise type(error)(f"block {task.number}, game {moved + 1} ({players}) breaks off: {error}") from error
        record = record_of(
            game,
            match,
            _players(task, seating),
            seed=task.deal,
            meta={**meta, "arena": {"block": task.number, "moved": moved, "thought": thought}},
        )
        block.winners.append(match.outcome().winners)
        for bot, seat, way in zip(seating, facts.read(record), ways.read(record), strict=True):
            for sums, value in zip(block.measures[bot], measured(names, seat, way), strict=True):
                sums.add(value)
        block.records.append(record.to_line())
    return block


def read_block(data: object, task: Task, measures: int) -> Block:
    """A block from its JSON; `Unreadable` if that is no result of this task."""
    if not isinstance(data, dict):
        raise Unreadable("it is no block of games")
    winners, rows, times = data.get("winners"), data.get("measures"), data.get("times")
    bots = set(task.seatings[0])
    seats = range(len(task.seatings))
    alone = len(seats) == 1 and registry.card(task.game).solo
    if not (
        isinstance(winners, list)
        and len(winners) == len(seats)
        and all(
            isinstance(some, list) and (some or alone) and all(_whole(seat) and seat in seats for seat in some)
            for some in winners
        )
    ):
        raise Unreadable("it does not tell who won its games")
    if not (
        isinstance(rows, dict)
        and rows.keys() == {str(bot) for bot in bots}
        and all(isinstance(row, list) and len(row) == measures and all(map(_is_sums, row)) for row in rows.values())
    ):
        raise Unreadable("it does not tell its measures")
    if not (
        isinstance(times, dict)
        and times.keys() == rows.keys()
        and all(isinstance(steps, dict) and all(map(_is_step, steps.items())) for steps in times.values())
    ):
        raise Unreadable("it does not tell how long decisions took")
    return Block(
        task.number,
        task.seatings,
        [tuple(some) for some in winners],
        {int(bot): [Sums(*sums) for sums in row] for bot, row in rows.items()},
        {int(bot): Counter({int(step): count for step, count in steps.items()}) for bot, steps in times.items()},
    )


def _whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_sums(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 3
        and _whole(value[0])
        and all(isinstance(number, int | float) for number in value[1:])
    )


def _is_step(item: tuple[str, object]) -> bool:
    step, count = item
    return step.removeprefix("-").isdecimal() and step.isascii() and _whole(count) and count > 0


@cache
def _brain(game_id: str, bot: Bot) -> Brain:
    """One for all games of this process: a brain keeps nothing, but may take a while to wake up."""
    return bot.brain(game_id)


def _players(task: Task, seating: Seating) -> tuple[Player, ...]:
    return tuple(_player(task, seating, seat) for seat in range(len(seating)))


def _player(task: Task, seating: Sequence[int], seat: Seat) -> Player:
    number = seating[seat]
    bot = task.bots[number]
    which = f" {1 + seating[:seat].count(number)}" if seating.count(number) > 1 else ""
    more: dict[str, object] = {"level": bot.level, "style": bot.style or styles(task.game)[0]}
    if bot.iterations is not None:
        more["iterations"] = bot.iterations
    return Player(f"{bot}{which}", "ai", more)
