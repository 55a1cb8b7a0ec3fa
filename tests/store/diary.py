"""A few hundred games through the library's own doors, and beside it a plain list of what was played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import Library
from tests.store.conftest import Hands

GAME = registry.find("speicherstadt")
LEVELS = ("clerk", "merchant")
STYLES = ("plain", "spoiler")
APART = ("assisted", "abandoned", "trashed")


@dataclass(frozen=True, slots=True)
class Entry:
    """A game that is over. `fate` is empty for one that was played to its end in the usual way."""

    id: str
    day: str
    fate: str
    record: Record
    seconds: float

    @property
    def profiles(self) -> list[object]:
        """By seat; None for brains and guests."""
        return [player.more.get("profile") for player in self.record.players]

    @property
    def counted(self) -> bool:
        return not self.fate and any(player.kind == "human" for player in self.record.players)

    def seat_of(self, profile: str) -> int:
        return self.profiles.index(profile)


def random_record(players: tuple[Player, ...], seed: int) -> Record:
    """A game in which everybody does something legal."""
    chance = Random(seed)
    dealer = Dealer(GAME, len(players), seed)
    match = Match(dealer.rules)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, dealer.deal(match.state) if seat == CHANCE else chance.choice(match.legal(seat)))
    return record_of(GAME, match, players, seed=seed)


def keep_game(library: Library, hands: Hands, record: Record, fate: str = "") -> str:
    """Play a record through, and let its fate befall it; the answer is the game's id."""
    assert record.seed is not None
    moves = record.moves[:20] if fate == "abandoned" else record.moves
    writer = library.begin(replace(record, moves=(), result=None, seed=None), record.seed)
    hands.pass_time(seconds=10 * len(record.players))
    writer.keep(0, moves)
    if fate == "assisted":
        writer.assist()
    if fate == "abandoned":
        library.abandon(writer.game_id)
    else:
        writer.finish(record)
    if fate == "trashed":
        library.trash(writer.game_id)
    return writer.game_id


def write_diary(library: Library, hands: Hands, people: list[str], games: int) -> list[Entry]:
    """Games of these profiles, guests and brains over some months, now and then on a day when the clock was wrong."""
    chance = Random(20261118)
    entries = []
    for number in range(games):
        hands.pass_time(minutes=chance.choice((30, 60, 900, 3000)))
        seats = [_somebody(chance, people[:]) for _ in range(chance.randint(2, 5))]
        if chance.random() < 0.9:
            seats[chance.randrange(len(seats))] = person_of(people[min(chance.randrange(4), 2)])
        known: set[object] = set()
        for seat, player in enumerate(seats):
            if player.more.get("profile") in known:
                seats[seat] = Player("Guest", "human")
            known.add(player.more.get("profile", seat))
        record = random_record(tuple(seats), number)
        fate = chance.choice(APART) if chance.random() < 0.15 else ""
        slip = chance.random() < 0.03
        if slip:
            hands.jump(days=-30)
        game = keep_game(library, hands, record, fate)
        card = library.card(game)
        entries.append(Entry(game, card.day, fate, record, card.seconds))
        if slip:
            hands.jump(days=30)
    return entries


def person_of(profile: str) -> Player:
    return Player("Person", "human", {"profile": profile})


def _somebody(chance: Random, people: list[str]) -> Player:
    kind = chance.random()
    if kind < 0.15:
        return person_of(chance.choice(people))
    if kind < 0.2:
        return Player("Guest", "human")
    return Player("Brain", "ai", {"level": chance.choice(LEVELS), "style": chance.choice(STYLES)})
