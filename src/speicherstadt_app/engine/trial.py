"""One game played at random, with every state on the way kept: what the checks of conformance.py look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from speicherstadt_app.engine.card import Choice, GameCard, same
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import MOST_MOVES, Player
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Game, Rules, Seat, Setup
from speicherstadt_app.engine.streams import Stream

SAMPLE: Final = 12
"""How many actions of a long list are looked at where looking at one takes long."""

LONGEST: Final = 100
"""No decision has more moves."""

FEW: Final = 6
"""So many numbers of players are all tried."""


class Broken(Exception):
    """A game breaks a promise of the contract."""


def promise(kept: bool, sentence: str) -> None:
    if not kept:
        raise Broken(sentence)


@dataclass(frozen=True, slots=True)
class Ply:
    """A move of the trial: the state before it, as it was kept since, and the events that it told."""

    number: int
    state: Any
    seat: Seat
    action: Action
    events: tuple[Event, ...]


class Trial:
    """One game, dealt and played at random from a seed, with every state on the way kept."""

    def __init__(
        self, game: Game, players: int, seed: int, options: Mapping[str, object] | None = None, choices: int = 0
    ) -> None:
        """Of the same seed, other `choices` make other players' decisions in the same chance."""
        self.game = game
        self.seed = seed
        self.choices = choices
        self.dealer = Dealer(game, players, seed, options)
        self.rules: Rules[Any] = self.dealer.rules
        self.seats = range(players)
        self.plies: list[Ply] = []
        rules = self.rules
        began = 0
        stream = self.stream("players", choices)
        state = rules.start()
        while actors := rules.actors(state):
            promise(len(self.plies) < MOST_MOVES, f"the game does not end within {MOST_MOVES} moves")
            seat = stream.choice(actors)
            action = self.dealer.deal(state) if seat == CHANCE else stream.choice(self._choices(state, seat))
            events: list[Event] = []
            kept = rules.copy(state)
            rules.step(state, seat, action, events.append)
            self.plies.append(Ply(len(self.plies), kept, seat, action, tuple(events)))
            if seat == CHANCE or not rules.goes_on(state, seat):
                began = len(self.plies)
            promise(len(self.plies) - began < LONGEST, never_ends(began, seat))
        self.end = state

    def _choices(self, state: Any, seat: Seat) -> Sequence[Action]:
        listed = self.rules.legal(state, seat)
        promise(bool(listed), f"ply {len(self.plies)}: seat {seat} is to act and has no legal action")
        return listed

    def stream(self, *names: str | int) -> Stream:
        """Chance of a check's own."""
        return Stream(self.seed, "trial", *names)

    def fresh_rules(self) -> Rules[Any]:
        """The same rules, made anew: they can't remember anything."""
        return self.game.rules(self.rules.setup)

    def positions(self) -> Iterator[tuple[int, Any]]:
        """Every state with its ply, the last one included."""
        for ply in self.plies:
            yield ply.number, ply.state
        yield len(self.plies), self.end

    def match(self) -> Match[Any]:
        """The match of this game after its last move."""
        match: Match[Any] = Match(self.rules)
        for ply in self.plies:
            match.play(ply.seat, ply.action)
        return match

    def players(self) -> tuple[Player, ...]:
        return tuple(Player(f"Seat {seat}", "ai") for seat in self.seats)

    def find(self, _game_id: str) -> Game:
        return self.game


def never_ends(began: int, seat: Seat) -> str:
    return f"ply {began}: the decision of seat {seat} that begins here does not end within {LONGEST} moves"


def numbers_to_try(game: Game) -> list[int]:
    """All numbers of players where they are few; else the fewest, the most, and those at which the game changes."""
    numbers = game.card.range
    if len(numbers) <= FEW:
        return [*numbers]
    ends = {numbers[0], numbers[-1]}
    return [
        number for number in numbers if number in ends or _by_players(game, number) != _by_players(game, number - 1)
    ]


def _by_players(game: Game, players: int) -> object:
    """What of a game goes by the number of players: its options, its tables, and whether a player is alone."""
    rules = game.rules(Setup(players))
    state = rules.start()
    tables = {rules.place(state, seat) for seat in range(players)}
    return [option.of(players) for option in game.card.options], len(tables), players == 1


def variants_to_try(card: GameCard) -> Iterator[tuple[int, str, object]]:
    """Each value that is no default, with the fewest players of all who have the same choice."""
    for option in card.options:
        tried: list[Choice] = []
        for players in card.range:
            choice = option.of(players)
            if choice is not None and choice not in tried:
                tried.append(choice)
                yield from ((players, option.key, one) for one in choice.values if not same(one, choice.default))


def some(stream: Stream, things: Sequence[Action], most: int = SAMPLE) -> Sequence[Action]:
    """All of a short list, a few of a long one."""
    if len(things) <= most:
        return things
    return list(dict.fromkeys(stream.choice(things) for _ in range(most)))


def spoilt(text: str, stream: Stream) -> list[str]:
    """Texts a little off."""
    place = stream.below(len(text))
    letter = stream.choice("0123456789 *?>=,-abcdefghijklmnopqrstuvwxyz\u0663\u00df\n")
    return [
        text + " ",
        " " + text,
        text.replace(" ", "  ", 1),
        text + " 1",
        text.upper(),
        text[:place],
        text[:place] + letter + text[place:],
        text[:place] + letter + text[place + 1 :],
        text[:place] + text[place + 1 :],
    ]
