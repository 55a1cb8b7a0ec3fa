"""Games for the store's tests, played at random through the very calls that a table makes."""

from __future__ import annotations

from collections.abc import Mapping

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.live_game import LiveGame
from speicherstadt_app.store.shapes import Person


class Game:
    """A game at a table without people: whoever is to move does something legal, and it is kept."""

    def __init__(self, writer: LiveGame, record: Record, seed: int) -> None:
        self.writer = writer
        self.players = record.players
        self.game = registry.find(record.game)
        self.dealer = Dealer(self.game, len(self.players), seed, record.options)
        self.match = Match(self.dealer.rules, record.moves)
        self.stream = Stream(seed, "play", self.match.ply)

    @property
    def id(self) -> str:
        return self.writer.game_id

    def next_text(self) -> str:
        """Make the next move at the table; it is not kept yet."""
        seat = self.match.actors[0]
        action = self.dealer.deal(self.match.state) if seat == CHANCE else self.stream.choice(self.match.legal(seat))
        self.match.play(seat, action)
        return self.match.rules.text(seat, action)

    def play(self, plies: int = 10_000) -> Game:
        """So many moves, or to the end."""
        for _ in range(plies):
            if self.match.over:
                break
            text = self.next_text()
            self.writer.keep(self.match.ply - 1, (text,))
        return self

    def undo(self, plies: int = 1) -> None:
        self.match.jump(self.match.ply - plies)
        self.writer.keep(self.match.ply, ())

    def finish(self) -> Game:
        self.play()
        self.writer.finish(self.record())
        return self

    def record(self) -> Record:
        return record_of(self.game, self.match, self.players, seed=self.dealer.seed)


def begin(
    library: Library,
    seed: int = 1,
    players: int = 2,
    person: Person | None = None,
    meta: Mapping[str, object] | None = None,
    options: Mapping[str, object] | None = None,
    game: str = "speicherstadt",
) -> Game:
    """A new game: brains, and the person at the first seat if there is one."""
    seated = [Player(f"Brain {seat}", "ai", {"level": "random"}) for seat in range(players)]
    if person:
        seated[0] = Player(person.name, "human", {"profile": person.id})
    kind = registry.find(game)
    record = record_of(kind, Match(Dealer(kind, players, seed, options).rules), tuple(seated), meta=meta)
    return Game(library.begin(record, seed), record, seed)


def resume(library: Library, game_id: str) -> Game:
    kept, writer = library.resume(game_id)
    return Game(writer, kept.record, kept.seed)
