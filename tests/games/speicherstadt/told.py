"""A whole game of Die Speicherstadt, move by move with the table before and after: what tests look back upon."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Event, Game, Move, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.rules.rules import GAME, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State

Choose = Callable[[SpeicherstadtRules, State, Seat, Stream], int]


@dataclass(frozen=True)
class Turn:
    """A move: who, what, what was told of it, and the table before and after."""

    ply: int
    before: State
    seat: Seat
    action: int
    text: str
    events: tuple[Event, ...]
    after: State

    @property
    def verb(self) -> str:
        return self.text.split(" ")[1]

    @property
    def goods(self) -> str:
        """What follows the verb."""
        return self.text.split(" ", 2)[2]


class Told:
    """A game from its first move to its last known one."""

    def __init__(self, rules: SpeicherstadtRules, moves: Iterable[Move]) -> None:
        self.rules = rules
        self.turns: list[Turn] = []
        self.end = rules.start()
        for seat, action in moves:
            before = self.end
            after, events = rules.apply(before, seat, action)
            text = rules.text(seat, action)
            self.turns.append(Turn(len(self.turns), before, seat, action, text, events, after))
            self.end = after

    @property
    def players(self) -> int:
        return self.rules.players

    @property
    def outcome(self) -> Outcome:
        return self.rules.outcome(self.end)

    def moves(self) -> list[Move]:
        return [Move(turn.seat, turn.action) for turn in self.turns]

    def texts(self) -> list[str]:
        return [turn.text for turn in self.turns]

    def events(self) -> Iterator[Event]:
        for turn in self.turns:
            yield from turn.events

    def rounds(self) -> list[list[Turn]]:
        """The turns by rounds. What comes after the last income stands at the end by itself."""
        found: list[list[Turn]] = []
        for turn in self.turns:
            if len(found) <= turn.before.rounds:
                found.append([])
            found[-1].append(turn)
        return found


def told_record(record: Record) -> Told:
    rules = GAME.rules(record.setup)
    return Told(rules, map(rules.parse, record.moves))


def at_random(_rules: SpeicherstadtRules, state: State, seat: Seat, stream: Stream) -> int:
    return stream.choice(_rules.legal(state, seat))


def told_game(
    players: int,
    seed: int,
    choose: Choose = at_random,
    game: Game = GAME,
    options: Mapping[str, object] | None = None,
) -> Told:
    """A game dealt from a seed, all seats choosing in the same way."""
    dealer = Dealer(game, players, seed, options)
    rules: SpeicherstadtRules = dealer.rules  # type: ignore[assignment]
    stream = Stream(seed, "choices")
    match: Match[State] = Match(rules)
    dealer.serve(match)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, choose(rules, match.state, seat, stream))
        dealer.serve(match)
    return Told(rules, match.moves)
