"""Games for the store's tests, played at random through the very calls that a table makes."""

from __future__ import annotations

from collections.abc import Iterator

from speicherstadt_app import __version__
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.store.keeper import GameKeeper
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.profiles import Profile


class Game:
    """A game at a table without people: whoever is to move does something legal, and it is kept."""

    def __init__(
        self, library: Library, seed: int = 1, players: int = 2, person: Profile | None = None, keeper: GameKeeper | None = None
    ) -> None:
        self.game = registry.find("speicherstadt")
        self.dealer = Dealer(self.game, players, seed)
        self.match = Match(self.dealer.rules)
        self.stream = Stream(seed, "random play")
        self.players = tuple(
            Player(person.name, "human", {"profile": person.id}) if person and not seat else Player(f"Brain {seat}", "ai")
            for seat in range(players)
        )
        self.keeper = keeper or library.begin(record_of(self.game, self.match, self.players), seed)

    @property
    def id(self) -> str:
        return self.keeper.game_id

    def step(self) -> str:
        """One move, kept."""
        seat = self.match.actors[0]
        if seat == CHANCE:
            action = self.dealer.deal(self.match.state)
        else:
            action = self.stream.choice(self.match.legal(seat))
        text = self.match.rules.text(seat, action)
        self.match.play(seat, action)
        self.keeper.keep(self.match.ply - 1, (text,))
        return text

    def play(self, plies: int = 10_000) -> Game:
        for _ in range(plies):
            if self.match.over:
                break
            self.step()
        return self

    def finish(self) -> Game:
        self.play()
        self.keeper.finish(self.record())
        return self

    def record(self) -> Record:
        return record_of(self.game, self.match, self.players, seed=self.dealer.seed)
