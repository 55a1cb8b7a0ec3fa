"""What a game brings to the table on screen: a presenter in Python and a board in QML.

The table (`live.py`), a position that is merely looked at (`still.py`), replay, review, puzzle, rulebook and lessons
know no game. They hand a presenter the view of one seat, and show what it makes of it:

    scene = presenter.scene(view, looks, seen, picks)     # a position, and who looks at it
    presenter.show(scene)                                 # into `presenter.board`, which QML has as `table.board`
    presenter.strips(scene), presenter.bar(scene), presenter.prompt(scene, undo)     # what every table has

and hand it the tokens that QML sends back when something is tapped. Everything is derived from views and from events as
the viewer saw them, so nothing hidden reaches QML.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias, cast

from speicherstadt_app.games import registry
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.translation import want

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from speicherstadt_app.engine.rules import Action, Event, Rules, Seat
    from speicherstadt_app.engine.score import Outcome
    from speicherstadt_app.ui.table.advice import AdviceWords

NOBODY: Final = -1
"""In place of a seat or a sign."""
UNSEEN: Final = -1
"""In place of a number that is not shown."""

Record: TypeAlias = dict[str, Any]
"""A plain object in QML."""


@dataclass(frozen=True, slots=True)
class Person:
    """What is known of somebody beside the game. Of people nothing is."""

    full: str = ""
    """'Ida Brandt'"""
    role: str = ""
    """'Fire captain'"""
    manner: str = ""
    """How they play: 'A strong brigade above all'"""
    level: str = ""
    """'Broker'"""
    rating: str = ""
    """As measured with so many players: '1261'"""


class At(NamedTuple):
    """The table at which a player sits: its number from 0 (`Rules.place`), and what it is called."""

    place: int
    title: str


@dataclass(frozen=True, slots=True)
class Looks:
    """Who looks at the table, and with which settings. It is the same for every game."""

    me: Seat
    """Whose counter is in front, and from whom the seats are counted clockwise."""
    names: tuple[str, ...]
    signs: tuple[int, ...]
    """The sign of each seat, as a number from 0 to 17."""
    art: tuple[str, ...]
    """The drawing of each seat's face; empty where there is none."""
    people: frozenset[Seat]
    persons: tuple[Person, ...] = ()
    confirm: str = "twice"
    """How a decision is confirmed: `immediate`, `twice` or `button`."""
    asked: bool = False
    """The table waits for me."""
    amid: bool = False
    """I am amid one decision of several moves, and go on."""
    thinking: Seat = NOBODY
    held: bool = False
    skippable: bool = False
    """Things go by that can be skipped."""
    hints: bool = True
    """I may ask for help."""
    unaided: bool = False
    """What I would do is asked of me, and not to be told: neither a hint nor a plan is suggested."""
    only: tuple[str, ...] | None = None
    """The moves that a lesson lets choose from, without the seat."""
    only_why: str = ""
    whole: bool = False
    """The game is over and looked at again: the view is the whole state, and everything in it may be shown."""
    counted: bool = True
    """If the game is over, the final count has been seen: until then nothing may tell what it brings, nor who wins."""
    covered: bool = False
    """The curtain is down: the view is what everybody knows, and nothing of mine is to be seen."""
    taught: bool = False
    """A lesson waits to be read; nothing goes on meanwhile."""
    learned: bool = False
    """Its last sentence stands there: nothing goes on any more."""
    hasty: bool = False
    """What the game stops at came while things were passed over: it is shown in brief."""
    remembers: bool = True
    """What could be known of hidden things by now is shown, as if nothing had been forgotten."""
    tables: tuple[At, ...] = ()
    """At which table each seat sits; empty while all sit at one."""
    secrets: tuple[str, ...] = ()
    """The moves that the viewer alone saw, since it began to hide anything: for a game without a drawing of its own."""

    @property
    def alone(self) -> bool:
        """One person plays, and is addressed as such. Among several nobody is ever called 'you'."""
        return len(self.people) == 1

    @property
    def viewer(self) -> Seat | None:
        """Whose knowledge the view is; None: what everybody knows."""
        return None if self.covered else self.me


class Picks(Protocol):
    """What a person has picked up and not yet done. A value of the game's own."""

    @property
    def held(self) -> bool:
        """Whether anything waits to be put down or put back."""
        ...


class Scene(Protocol):
    """One position for one pair of eyes. A value of the game's own, from which it derives everything."""

    @property
    def looks(self) -> Looks: ...


@dataclass(frozen=True, slots=True)
class Tapped:
    """What a tap means: what is picked up now, a move, an order to the table; or several moves of one decision, which
    are taken back in one go, and what is picked up after them."""

    picks: Any = None
    action: Action | None = None
    order: str = ""
    plan: tuple[Action, ...] = ()


ORDERS: Final = ("undo", "redo", "skip", "goOn", "hint", "suggest")
"""Tokens that mean the same at every table."""


@dataclass(frozen=True, slots=True)
class PromptValues:
    sign: int = NOBODY
    name: str = ""
    question: str = ""
    asked: str = ""
    """The question with signs before the names of others, if the game brings them (`prompt.with_signs`)."""
    consequence: str = ""
    marked: str = ""
    """The consequence with such signs, and with `<b>` round what counts in it, if the game marks any."""
    warning: str = ""
    waiting: bool = True
    before: int = UNSEEN
    after: int = UNSEEN
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Button:
    """Of the prompt. They never change places: `pass`, `redo` while there is something, `undo`, `advise`, `yes`."""

    slot: str
    label: str
    key: str
    token: str = ""
    primary: bool = False
    enabled: bool = False
    shown: bool = False
    armed: bool = False
    whyNot: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    prompt: PromptValues
    buttons: list[Button]


@dataclass(frozen=True, slots=True)
class Undo:
    """Whether something can be taken back."""

    can: bool = False
    why_not: str = ""
    redo: bool = False
    """What was taken back can happen again."""


@dataclass(frozen=True, slots=True)
class BarValues:
    """How far the game is, under the roof. What else stands there the game's own `RoofPart` takes from its board."""

    round: int = 1
    rounds: int = 0
    """0: nobody knows how many there will be."""
    roundText: str = ""
    phase: str = ""
    chapter: str = ""
    """A season, a part of the day: what music and surroundings follow. Empty where a game has none."""
    phases: Records = field(default_factory=list)
    """`key`, `label` and whether it is `current`, in their order."""
    spoken: str = ""
    apart: str = ""
    """What the score is where it is less than the running total: 'Fires alone'; nothing where both are the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip:
    """A player's essentials. A game derives its own from it, whose fields become roles for its `Strip.qml`."""

    sign: int
    seat: int
    name: str
    me: bool
    human: bool
    art: str
    score: int
    """The points as the rules show them during the game."""
    running: int
    """The running total, which is the figure that counts: with all points that are certain already. Where the final
    count brings more, it is told only once that has been seen (`Looks.counted`)."""
    deciding: bool
    thinking: bool
    note: str = ""
    noteKind: str = ""
    explain: str = ""
    spoken: str = ""
    group: str = ""
    """The heading of the table at which this player is the first that is shown. The window fills it in where there are
    several tables, and puts the strips in the order of the tables, mine first."""
    person: Record = field(default_factory=dict)
    """`full`, `role`, `manner`, `level` and `rating` of a computer player; empty for people. The table fills it in."""


@dataclass(frozen=True, slots=True)
class EndValues:
    visible: bool = False
    title: str = ""
    sentence: str = ""
    players: Records = field(default_factory=list)
    lines: Records = field(default_factory=list)
    tieText: str = ""
    canRematch: bool = False
    won: bool = False
    """By whoever looks; where nobody plays, by somebody."""
    own: Record = field(default_factory=dict)
    """What the game's own EndScene shows beside the count."""
    spoken: str = ""
    ranking: Records = field(default_factory=list)
    """The players by place, each with story and bars: `podium.py` adds it, and what follows."""
    game: str = ""
    day: str = ""
    """On which it ended, in words."""
    date: str = ""
    """The same, as in a record."""


class Presenter(Protocol):
    """One game at one table. It derives and decides no rule.

    A token is what QML hands back when somebody chooses: a move's text without the seat, an order (`ORDERS`), `drop`
    (put back what was picked up), or something of the game's own that is picked up. So a choice can't be invented, only
    refused.
    """

    @property
    def board(self) -> QObject:
        """What the game's own QML reads at `table.board`: its values and models."""
        ...

    @property
    def strip(self) -> type[Strip]:
        """What `strips` makes."""
        ...

    @property
    def no_picks(self) -> Any:
        """Nothing is picked up."""
        ...

    # A position

    def scene(
        self,
        view: Any,
        looks: Looks,
        seen: Sequence[Event] = (),
        picks: Any = None,
        *,
        moment: Event | None = None,
        hints: Sequence[Action] = (),
    ) -> Any:
        """`view` is what `looks.viewer` knows, `seen` are all events so far as that viewer saw them, the same sequence
        as long as nothing has happened. `moment` is what everybody looks at before the game goes on (see `stops`).
        `hints` are the actions that are suggested, the best first."""
        ...

    def show(self, scene: Any) -> None:
        """Bring the board up to date."""
        ...

    def bar(self, scene: Any) -> BarValues: ...

    def strips(self, scene: Any) -> Sequence[Strip]:
        """Everybody, clockwise from `looks.me`."""
        ...

    def prompt(self, scene: Any, undo: Undo) -> Asked:
        """Who is asked what, what will follow, and the buttons."""
        ...

    def end(self, scene: Any, outcome: Outcome) -> EndValues:
        """The end sheet of a game that is over."""
        ...

    def explain(self, scene: Any, identity: str) -> Record:
        """`title`, `lines`, `art`, and `face` for the game's `Card.qml` if it is a card; empty for an id that nobody
        knows."""
        ...

    # Choosing

    def tapped(self, scene: Any, token: str, *, confirmed: bool = False, dragged: bool = False) -> Tapped:
        """What a tap on that token does; confirmed, where it can't have been a slip of the finger. What is dragged is
        picked up, and stays so if it was."""
        ...

    def numbered(self, scene: Any, number: int) -> tuple[str, str]:
        """What the key of that number means: a token, or why it means nothing now."""
        ...

    def tried(self, picks: Any, action: Action) -> Any:
        """As if the things that lead to this action were picked up, and it was not yet done."""
        ...

    def kept(self, picks: Any) -> Any:
        """What of it stays picked up after a move amid a decision."""
        ...

    def leads(self, token: str, moves: Sequence[str]) -> bool:
        """Whether a tap on that token leads to one of these moves, or chooses nothing at all."""
        ...

    def next_token(self, scene: Any, moves: Sequence[str]) -> str:
        """What is to be pressed next for the first of these moves."""
        ...

    # Advice

    @property
    def advice(self) -> AdviceWords: ...

    def advises(self, scene: Any) -> str:
        """What may be asked for now: a `hint`, a `plan` (a decision of several moves, which is done as a whole), or
        nothing."""
        ...

    # What happens

    def stops(self, event: Event) -> bool:
        """Whether everybody wants to look at this before the game goes on. No pace and no skip passes over it."""
        ...

    def matters(self, event: Event) -> bool:
        """Whether a screen reader says it even where only turns are told."""
        ...

    def happening(self, scene: Any, event: Event) -> Record:
        """An event as the viewer saw it, for motion and sound. Each record has at least these keys: `kind` (the name of
        the event's class), `cue` (a sound of the game's `cues.py`, or nothing), `step` (how high that sound is), `sign`
        (of whoever it is about) and `mine`. A bare `Event()` gives a record in which nothing happens."""
        ...

    def changed(self, before: Any, scene: Any) -> Sequence[Record]:
        """What else has become another between two scenes, such as a season, as records of the same kind."""
        ...


Making: TypeAlias = "Callable[[Rules[Any], QObject | None], Presenter]"


def presenter_of(game_id: str, rules: Rules[Any], parent: QObject | None = None) -> Presenter:
    """The game's presenter for a table of these rules: `make` in its `table/presenter.py`. Without it the plain one."""
    want(game_id)
    part = registry.part(game_id, "table.presenter")
    if part is None:
        from speicherstadt_app.ui.table.plain import PlainPresenter

        return PlainPresenter(game_id, rules, parent)
    return cast("Making", part.make)(rules, parent)


def has_rules(game_id: str) -> bool:
    """Whether there is a rulebook to read."""
    return registry.part(game_id, "extras.rulebook") is not None


def module_of(game_id: str) -> str:
    """The QML module of its board: `Board`, `Counter`, `Strip`, `RoofPart` and what else the game brings."""
    return registry.card(game_id).module or "Plain"
