"""What a scene is made of: a table as it lay in a recorded game, or a page away from every table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.engine.occasion import CHALLENGE, Occasion
from speicherstadt_app.engine.record import Record, read_record
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.registry import find
from tools.gallery.people import NAMES, Opponent, seated

if TYPE_CHECKING:
    from tools.gallery.looking_back import Told
    from tools.gallery.window import Gallery

GAMES: Final = Path(__file__).resolve().parents[2] / "tests" / "games"
SUFFIXES: Final = (".speicher.json", ".speicher.jsonl")
Wanted = Callable[[Any, str], bool]
"""Told a position and the move that led to it."""
Shown = Mapping[str, Callable[["Gallery"], object]]
"""What is done to the window before a picture is taken, by the names under which scenes ask for it."""


@lru_cache
def golden(game: str, name: str) -> Record:
    """A recorded game of tests/games/<game>/golden; of several in one file the first."""
    folder = GAMES / game / "golden"
    file = next(path for suffix in SUFFIXES if (path := folder / f"{name}{suffix}").exists())
    text = file.read_bytes()
    return read_record(text.splitlines()[0] if file.suffix == ".jsonl" else text)


@dataclass(frozen=True, slots=True)
class Position:
    """A table as it lies at one moment of a recorded game, and what somebody has done to the window since."""

    name: str
    record: str
    wanted: Wanted | None = None
    """None: the end of the game."""
    which: int = 0
    """Which of the positions that are wanted."""
    people: int = 1
    after_me: int = 0
    """How many seats after me the one sits who is on turn."""
    picks: tuple[str, ...] = ()
    """Tokens that are tapped. What stands in braces the game finds as things lie: see `GameScenes.token`."""
    shows: str = ""
    """What lies over the table: see `showing.py`."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    challenge: str = ""
    """What it was begun for."""
    names: tuple[str, ...] = NAMES
    again: bool = False
    """It has no part that another scene lacks: how it is heard and reached by keys is tried by `--long`."""
    game: str = ""
    """Filled in where the scenes of all games are looked up, as is what follows."""
    opponents: Sequence[Opponent] = ()

    def moment(self) -> tuple[Record, int]:
        """The game with its players, and how many moves have been played."""
        record = golden(self.game, self.record)
        found = [(len(record.moves), 0)]
        if self.wanted is not None:
            found = [(ply, mover) for ply, mover, _ in walk(record, self.wanted)]
        if not found:
            raise LookupError(f"{self.name}: no such position in {self.record}")
        ply, mover = found[self.which]
        number = len(record.players)
        me = (mover - self.after_me) % number
        people = {(me + seat) % number for seat in range(self.people)}
        meta = Occasion(CHALLENGE, self.challenge, counts=False).to_meta() if self.challenge else {}
        players = seated(self.names[:number], people, self.opponents)
        return replace(record, players=players, meta=meta), ply


@dataclass(frozen=True, slots=True)
class Shell:
    """A page of the window away from every table."""

    name: str
    page: str
    empty: bool = False
    """Nobody has played here yet."""
    shows: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict)
    again: bool = False
    """It has no part that another scene lacks: how it is heard and reached by keys is tried by `--long`."""
    game: str = ""
    """Whose page it is; of the house if of none."""


Scene = Position | Shell


@dataclass(frozen=True, slots=True)
class Lying:
    """A game that lies in the folder of the window that is shown."""

    name: str
    record: str
    names: tuple[str, ...]
    people: int = 1
    wanted: Wanted | None = None
    """None: it is finished."""
    assisted: bool = False
    occasion: Occasion | None = None
    reviewed: bool = False
    """With a review that says what `GameScenes.told` tells."""


def _no_token(_table: Any, pick: str) -> str:
    return pick


def _nothing_said(_table: Any) -> Sequence[str]:
    return ()


@dataclass(frozen=True, slots=True)
class GameScenes:
    """What a game brings: `SCENES` of tests/games/<game>/gallery. Names are without that of the game."""

    tables: Sequence[Position]
    opponents: Sequence[Opponent]
    """By seat, for as many as can play."""
    pages: Sequence[Shell] = ()
    lying: Sequence[Lying] = ()
    figures: Mapping[str, Any] = field(default_factory=dict)
    """Its statistics, as the store has told them once of a person with some games: see `tests/ui/memory_figures.py`."""
    told: Told | None = None
    """What the reviews of its games say."""
    shown: Shown = field(default_factory=dict)
    """What its scenes show, beside what every table can."""
    sheets: Sequence[str] = ()
    """QML files of sheets of its own, opened by their names."""
    token: Callable[[Any, str], str] = _no_token
    """What a pick in braces stands for at this table, as things lie now."""
    said: Callable[[Any], Sequence[str]] = _nothing_said
    """What has to be heard at a table while the game goes on, besides what can be pressed."""
    kept: Sequence[str] = ()
    """Views whose pictures are kept: `demand/de/upright`."""
    scarce: Sequence[str] = ()
    """Views that are inspected in every run: those with most in the least room."""
    widest: Sequence[str] = ()
    """Views with the longest names."""


def walk(record: Record, wanted: Wanted) -> Iterator[tuple[int, Seat, Any]]:
    """The positions that are wanted: after how many moves, who is on turn, and the state."""
    rules = find(record.game).rules(record.setup)
    state = rules.start()
    for ply, text in enumerate(record.moves):
        if wanted(state, record.moves[ply - 1] if ply else ""):
            actors = rules.actors(state)
            yield ply, max(0, actors[0]) if actors else 0, state
        state = rules.apply(state, *rules.parse(text)).state
