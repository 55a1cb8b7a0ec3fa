"""A whole game of Die Speicherstadt, move by move with the table before and after: what tests look back upon."""

from collections.abc import Callable, Mapping

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Game, Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.rules.rules import GAME, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from tests.games import told

Choose = Callable[[SpeicherstadtRules, State, Seat, Stream], int]


Turn = told.Turn[State]


class Told(told.Told[State]):
    """What comes after the last income stands behind the rounds by itself."""

    rules: SpeicherstadtRules

    def round_of(self, state: State) -> int:
        return state.rounds


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
