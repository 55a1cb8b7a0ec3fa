"""Patience: a game for one, which may be lost. Cards turn up until one says to stop; more than 12 points lose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.facts import Best, FactNames, SeatFacts
from speicherstadt_app.engine.record import Record, replay
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Move, Rules, Seat, Setup
from speicherstadt_app.engine.score import Outcome, ScoreLine
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry

CARD: Final = GameCard(id="patience", title="Patience", rules_version=1, seats=(1, 1), open=True, solo=True)
MOST: Final = 12
ENOUGH: Final = 9
CARDS: Final = tuple(range(1, 7))
STOP: Final = 0
MORE: Final = 100


def grade_of(points: int) -> str:
    return "good" if points >= ENOUGH else "fair" if points else "poor"


class Box:
    """A state that is stepped in place."""

    def __init__(self, cards: tuple[int, ...] = (), phase: str = "turn") -> None:
        self.cards = cards
        self.phase = phase

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and (self.cards, self.phase) == (other.cards, other.phase)

    __hash__ = None  # type: ignore[assignment]


class Patience(Rules[Box]):
    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def start(self) -> Box:
        return Box()

    def copy(self, state: Box) -> Box:
        return Box(state.cards, state.phase)

    def phase(self, state: Box, seat: Seat | None = None) -> str:
        return state.phase

    def actors(self, state: Box) -> tuple[Seat, ...]:
        return {"turn": (CHANCE,), "ask": (0,)}.get(state.phase, ())

    def legal(self, state: Box, seat: Seat) -> Sequence[Action]:
        if seat not in self.actors(state):
            return ()
        return CARDS if seat == CHANCE else (STOP, MORE)

    def chances(self, state: Box) -> Sequence[tuple[Action, int]]:
        return [(card, 1) for card in self.legal(state, CHANCE)]

    def step(self, state: Box, seat: Seat, action: Action, tell: Callable[[Event], object] | None = None) -> None:
        if seat == CHANCE:
            state.cards += (action,)
            state.phase = "ask" if sum(state.cards) <= MOST else "over"
        else:
            state.phase = "turn" if action == MORE else "over"

    def outcome(self, state: Box) -> Outcome:
        points = sum(state.cards) if sum(state.cards) <= MOST else 0
        final = state.phase == "over"
        return Outcome(
            final=final,
            scores=(points,),
            winners=(0,) if final and points >= ENOUGH else (),
            sheet=((ScoreLine("cards", str(len(state.cards)), points),),),
            sources=("cards",),
            grade=grade_of(points) if final else "",
        )

    def text(self, seat: Seat, action: Action) -> str:
        return f"* turn {action}" if seat == CHANCE else f"0 {'more' if action == MORE else 'stop'}"

    def parse(self, text: str) -> Move:
        match text.split(" "):
            case ["*", "turn", card] if card in map(str, CARDS):
                return Move(CHANCE, int(card))
            case ["0", "more" | "stop" as said]:
                return Move(0, MORE if said == "more" else STOP)
        raise Unreadable("no such move")

    def shuffle(self, stream: Stream) -> Callable[[Box], Action]:
        cards = [stream.choice(CARDS) for _ in range(MOST + 1)]
        return lambda state: cards[len(state.cards)]


class Facts:
    names = FactNames(("cards",), ("turned",), (), (Best("turned"),), (), grades=("poor", "fair", "good"))

    def read(self, record: Record) -> tuple[SeatFacts, ...]:
        match = replay(record, lambda _: GAME)
        outcome, turned = match.outcome(), len(match.state.cards)
        if not outcome.final:
            raise Unreadable("the game is not over")
        (score,), (place,) = outcome.scores, outcome.places
        return (SeatFacts(score, place, 0, (score,), (turned,), (turned,), (), grade=outcome.grade),)


GAME: Final[Any] = SimpleNamespace(card=CARD, rules=Patience)


@contextmanager
def patience() -> Iterator[str]:
    """The game, registered in this process for as long as a test lasts."""
    found = {"": SimpleNamespace(CARD=CARD), ".rules.rules": SimpleNamespace(GAME=GAME)}
    found[".rules.facts"] = SimpleNamespace(FACTS=Facts())
    real_part = registry.part
    with (
        patch.dict(registry.FOLDERS, {CARD.id: CARD.id}),
        patch.object(
            registry, "import_module", lambda name: found[name[8:]] if name.startswith(CARD.id) else import_module(name)
        ),
        patch.object(
            registry, "part", lambda game, name: found.get(f".{name}") if game == CARD.id else real_part(game, name)
        ),
    ):
        yield CARD.id
