"""The contract between a game and everybody else.

A game's rules are bound to one setup and know three things: what may happen, what happens then, and what it is worth.
They hold no state of a game in progress; a state is a value that they alone look into.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from speicherstadt_app.engine.errors import Illegal, quote

if TYPE_CHECKING:
    from speicherstadt_app.engine.card import GameCard
    from speicherstadt_app.engine.score import Outcome
    from speicherstadt_app.engine.streams import Stream

Seat: TypeAlias = int
"""A position at the table, 0 to players - 1, clockwise."""

Action: TypeAlias = int
"""What a seat, or chance, does. A game packs it as it likes; `Rules.text` says it in words."""

CHANCE: Final = -1
"""The seat of chance: cards turned up, cubes drawn."""

S = TypeVar("S")


class Move(NamedTuple):
    """An action and who does it."""

    seat: Seat
    action: Action


class Event:
    """A fact in the past tense. Log, animation, sound, screen reader and statistics are made from these alone."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """What is settled before the first move."""

    players: int
    first: Seat = 0
    options: Mapping[str, object] = field(default_factory=dict)


class Step(NamedTuple, Generic[S]):
    """What applying a move gives."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has come."""

    chapter: str = ""
    """A word of the rules, as a phase is one: a season, a part of the day. Empty where a game has none."""
    round: int = 0
    """The round that is played, the first is 1; 0 before it. When the game is over it is the last one begun."""
    rounds: int | None = None
    """How many there will be; None if nobody can tell."""


class Rules(ABC, Generic[S]):
    """The rules of one game for one setup.

    States are compared with `==`: equal means that nothing distinguishes them.

    A state is never changed by anyone but `step`, and `step` is only for those who own their copy (a match, a search).
    Whatever `legal` does not list is refused by `apply` and by a match, whoever asks.
    """

    setup: Setup

    @abstractmethod
    def start(self) -> S:
        """The state before the first move."""

    @abstractmethod
    def copy(self, state: S) -> S: ...

    @abstractmethod
    def phase(self, state: S, seat: Seat | None = None) -> str:
        """The phase's name, as the record and the bot protocol have it; `over` when the game is over.

        With a seat, the phase in which that seat is, where seats may be in different ones. A seat that alone is to act
        is in the phase of the table.
        """

    @abstractmethod
    def actors(self, state: S) -> tuple[Seat, ...]:
        """Who decides now: one seat, several that choose at the same time, `(CHANCE,)`, or nobody when it is over.

        Of several, each that has chosen leaves the list, and the order in which they choose makes no difference.
        """

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """Everything that the seat may do now: complete, without doubles, in an order that depends on the state alone.

        For chance: everything that may come. Nothing for a seat that is not to act.
        """

    @abstractmethod
    def chances(self, state: S) -> Sequence[tuple[Action, int]]:
        """What chance may bring at a chance move, each with its weight, in the order of `legal`."""

    def draw(self, state: S, stream: Stream) -> Action:
        """One of the chances, as likely as its weight says. A game may know that sooner than the whole list."""
        return stream.weighted(self.chances(state))

    @abstractmethod
    def step(self, state: S, seat: Seat, action: Action, tell: Callable[[Event], object] | None = None) -> None:
        """Let a legal action happen in this very state, unchecked; `tell` is called with each event as it happens."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """The score sheet as it stands; final when the game is over. Before that it counts only what is open."""

    @abstractmethod
    def text(self, seat: Seat, action: Action) -> str:
        """The move as the record writes it."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move that a text means; `Unreadable` if it means none. Says nothing of whether it is legal."""

    @abstractmethod
    def shuffle(self, stream: Stream) -> Callable[[S], Action]:
        """Fix all of chance from a stream, once; the answer says what chance does in a state.

        It asks the state only how far the game has come, so cards and cubes don't depend on what players do, and
        undoing a move can't change what comes. (Where the players' moves decide what chance is asked, the same
        questions in the same order get the same answers.)
        """

    def progress(self, state: S) -> Progress:  # noqa: ARG002
        """Chapter and round. A round never goes back and never passes `rounds`."""
        return Progress()

    def goes_on(self, state: S, seat: Seat) -> bool:  # noqa: ARG002
        """Whether this seat is in the middle of one decision of several moves: it has made some and alone is to act.

        Since the first of them nobody else has acted, and chance has revealed nothing.
        """
        return False

    def standing(self, state: S, seat: Seat) -> float:
        """How a seat stands, beside the others: who stands highest is likeliest to win.

        It is asked of whole states, where a search breaks a long game off. A game whose scores tell little before the
        end brings its own.
        """
        return float(self.outcome(state).scores[seat])

    def place(self, state: S, seat: Seat) -> int:  # noqa: ARG002
        """The table at which this seat sits, from 0. Of several tables in one state each has its own round of turns.

        Everybody knows it: each view answers as the state does.
        """
        return 0

    def hides(self, state: S, seat: Seat) -> bool:  # noqa: ARG002
        """Whether this seat knows something now that not everybody knows: its view is not the public one.

        That is a hand, a sealed choice, or what happened at a table that others do not see. Everybody knows whether it
        is so: each view answers as the state does. A game with secrets brings its own.
        """
        return False

    def decides_openly(self, state: S, seat: Seat) -> bool:
        """Whether this seat, which is to act, needs no eyes of its own: it decides by what everybody knows, and what it
        learns by it everybody learns.

        So several at one screen may look on. The public view has the same legal actions then. Everybody knows whether
        it is so: each view answers as the state does.
        """
        return not self.hides(state, seat)

    def obvious(self, state: S, seat: Seat) -> Action | None:  # noqa: ARG002
        """What the seat does here if anything else comes to the same, or to less, whatever it is after.

        It is a stop without a decision, which a table may pass over. None where there is something to weigh.
        """
        return None

    def reveals(self, state: S, seat: Seat, action: Action) -> bool:  # noqa: ARG002
        """Whether this move shows somebody what could not be known before, other than that it was decided on."""
        return seat == CHANCE

    def view(self, state: S, seat: Seat | None) -> S:  # noqa: ARG002
        """What the seat may know, to keep: nothing that is done to it reaches the state. Where all is open this is a
        copy of the state. Of None: what everybody knows.

        It answers for phase, actors, progress, outcome and the seat's own legal actions like the state, but can't be
        stepped.
        """
        return self.copy(state)

    def follow(self, view: S, viewer: Seat | None, text: str) -> Step[S]:  # noqa: ARG002
        """A view one move further, without the state: the move as this viewer sees it, and the events as well.

        So from `view(start(), viewer)` on, the texts of `seen_text` lead to every later `view`. It raises `Unreadable`
        if the text is not in a form that this viewer can see, and `Illegal` if it can't happen now as far as this
        viewer knows. The old view stays as it was. A game with secrets brings its own.
        """
        return self.apply(view, *self.parse(text))

    def imagine(self, view: S, seat: Seat, stream: Stream) -> S:  # noqa: ARG002
        """A whole state that this seat could not tell from the true one, its own copy."""
        return self.copy(view)

    def unsealed(self, view: S, seat: Seat) -> S:  # noqa: ARG002
        """The view as if none of the others had chosen yet where several choose at the same time.

        Brains think from here, so that no answer depends on who was quicker. It is not changed, and may be the view.
        """
        return view

    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:  # noqa: ARG002
        """The move as the viewer sees it happen, with `?` for what is hidden. Where all is open this is `text`.

        It depends on the move and the viewer alone. None sees what everybody sees.
        """
        return self.text(seat, action)

    def seen_event(self, viewer: Seat | None, event: Event) -> Event | None:  # noqa: ARG002
        """What the viewer notices of an event: all of it, less, or nothing."""
        return event

    def allows(self, state: S, seat: Seat, action: Action) -> bool:
        """Whether the seat may do this now: `legal` lists it. A game may know that sooner than the whole list."""
        return seat in self.actors(state) and action in self.legal(state, seat)

    def apply(self, state: S, seat: Seat, action: Action) -> Step[S]:
        """The checked door: the new state and what happened. The old state stays as it was."""
        self.check(state, seat, action)
        events: list[Event] = []
        after = self.copy(state)
        self.step(after, seat, action, events.append)
        return Step(after, tuple(events))

    def check(self, state: S, seat: Seat, action: Action) -> None:
        """Raise `Illegal`, and say why, unless the seat may do this now."""
        if self.allows(state, seat, action):
            return
        actors = self.actors(state)
        if not actors:
            raise Illegal("the game is over")
        if seat not in actors:
            waiting = " and ".join("chance" if a == CHANCE else f"seat {a}" for a in actors)
            who = "chance" if seat == CHANCE else f"seat {seat}"
            raise Illegal(f"it is not for {who} to move in the phase {self.phase(state)}, but for {waiting}")
        raise Illegal(self.why_not(state, seat, action))

    def why_not(self, state: S, seat: Seat, action: Action) -> str:
        """Why an action of a seat that is to move isn't legal; a game that can say more than this does."""
        return f"{quote(self.text(seat, action))} is not possible in the phase {self.phase(state)}"


class Game(Protocol):
    """A game folder's door."""

    @property
    def card(self) -> GameCard: ...

    def rules(self, setup: Setup) -> Rules[Any]:
        """The rules for this setup; `Unreadable` if the game can't be set up so."""
        ...
