"""What a game's folder `words` brings: everything that log, screen reader, hints, review and terminal say of it.

Each part is a module of that folder, and its functions are those of a protocol in here; what a game has not is said
plainly (plain.py). Ask for it with `words.of(game_id)` (parts.py).

Wherever `names` is asked for, it is what everybody is called, by seat; a `view` is what the one who reads may know, and
events are as that viewer saw them. Nothing in here is given more, so nothing can be given away.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape, unescape
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from speicherstadt_app.engine.rules import Action, Event, Progress, Rules, Seat
from speicherstadt_app.words.phrases import filled
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.ai.advice import Reason
    from speicherstadt_app.engine.record import Player
    from speicherstadt_app.engine.score import Outcome
    from speicherstadt_app.words.styled import Styled

NOBODY: Final = -1
"""In place of a seat."""

# --- telling: what happened


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing that happened, in words. Nobody is called 'you' in it."""

    text: str
    """With `<b>` around names, and HTML's signs escaped."""
    seat: Seat = NOBODY
    art: str = ""
    explain: str = ""
    """What the table explains if this is tapped, as `card:w-bank`."""
    detail: bool = False
    """The short log leaves it out."""
    round: int = 0
    """The number of the round that began with it."""
    quoted: str = ""
    """The words alone, if a character says it."""
    late: bool = False
    """It tells what the final count brings or who wins: it is kept back until the count has been seen, and with it
    all that is told behind it."""
    spoken: str = ""
    """How it is said to somebody who listens, where signs stand for words; else as it is written."""
    forgotten: str | None = None
    """What it says to a viewer who saw what others didn't and doesn't want to be reminded of it (`Looks.remembers`):
    less than `text`, or nothing if the line is left out. None if all saw it."""


class Teller(Protocol):
    """Tells what happens at one table. It is told everything in order, and remembers what it needs."""

    def told(self, events: Iterable[Event], text: str = "") -> list[Sentence]:
        """The events of one move, as the viewer saw them. `text` is the move as the viewer saw it."""
        ...


class Telling(Protocol):
    """telling.py"""

    def teller(self, rules: Rules[Any], names: Sequence[str], view: Any = None) -> Teller:
        """From the start of a game, or from a position that the viewer knows."""
        ...

    def recap(self, rules: Rules[Any], names: Sequence[str], me: Seat, view: Any, events: Iterable[Event]) -> str:
        """What others did since my last decision, in one sentence; nothing if there is nothing to tell."""
        ...

    def victory(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Who won, and by how much."""
        ...

    def grade(self, key: str) -> str:
        """What one player alone has reached, on its own: 'Good'."""
        ...

    def dramatic(self, event: Event) -> bool:
        """Whether everybody wants to look at it before the game goes on, such as a fire. No pace passes over it."""
        ...


# --- deciding: what is asked, and what can be chosen


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: actions that follow each other, or further choices."""

    text: str
    actions: tuple[Action, ...] = ()
    inside: tuple[Choice, ...] = ()


class Deciding(Protocol):
    """deciding.py"""

    def question(self, rules: Rules[Any], view: Any, seat: Seat, names: Sequence[str]) -> str:
        """What is asked of a seat that decides, without its name."""
        ...

    def choice(self, rules: Rules[Any], view: Any, seat: Seat, action: Action, names: Sequence[str]) -> str:
        """What it may do, and what would follow."""
        ...

    def choices(
        self, rules: Rules[Any], view: Any, seat: Seat, legal: Sequence[Action], names: Sequence[str]
    ) -> Mapping[int, Choice]:
        """Everything that it may do, by the numbers under which it is chosen in a terminal."""
        ...

    def decision(
        self, rules: Rules[Any], view: Any, seat: Seat, actions: Sequence[Action], names: Sequence[str]
    ) -> str:
        """What it does, did or could do by these actions, as the log tells it and without marks."""
        ...


# --- reasons: why something is better


class Reasons(Protocol):
    """reasons.py"""

    def reason_words(
        self,
        reasons: Sequence[Reason],
        rules: Rules[Any],
        names: Sequence[str],
        lead: str = "%1",
        you: Seat | None = None,
    ) -> str:
        """All reasons in whole sentences; what they are reasons for leads in, with its %1. `you` is addressed."""
        ...

    def area_words(self, group: str) -> str:
        """The first stage of a hint: where to look."""
        ...


# --- remarks: what characters say, and how they look

PLEASED: Final = "pleased"
ANNOYED: Final = "annoyed"
THINKING: Final = "thinking"
MOODS: Final = (PLEASED, ANNOYED, THINKING)
"""Whoever is in none of them is calm."""


@dataclass(frozen=True, slots=True)
class Remark:
    behind: int
    """So many of the events."""
    seat: Seat
    text: str


class Remarks(Protocol):
    def begin(self) -> None:
        """Nothing has been said yet."""
        ...

    def on(self, events: Sequence[Event]) -> Remark | None:
        """What a character says to the events of one move, if one does."""
        ...


class Remarking(Protocol):
    """remarks.py"""

    def remarks(self, rules: Rules[Any], players: Sequence[Player]) -> Remarks: ...

    def moods(
        self, rules: Rules[Any], players: Sequence[Player], events: Sequence[Event], seen: Sequence[Event] = ()
    ) -> Mapping[Seat, str]:
        """Who is pleased by the events of one move, and who is annoyed. Whoever is not named stays as they are. `seen`
        is all that has happened so far."""
        ...


# --- progress: how a game stands


class Stand(Protocol):
    """progress.py"""

    def chapter(self, key: str) -> str:
        """'Summer'"""
        ...

    def chapter_art(self, key: str) -> str:
        """Its drawing, in one colour; nothing if it has none."""
        ...

    def phase(self, key: str) -> str:
        """'Purchase'"""
        ...

    def heading(self, progress: Progress) -> str:
        """'Round 6 · Summer'"""
        ...

    def where(self, progress: Progress) -> str:
        """'Summer, round 7 of 12'"""
        ...

    def table(self, place: int) -> str:
        """What a table is called where there are several, counted from 0: 'Table 2'"""
        ...

    def remaining(self, rules: Rules[Any], view: Any) -> str:
        """How much is left of what ends the game, where rounds don't tell: '21 piles left'."""
        ...

    def waiting(self, rules: Rules[Any], view: Any, names: Sequence[str], you: Seat | None) -> str:
        """For whom the game waits: 'your bid', 'Ada decides'."""
        ...

    def detail(self, rules: Rules[Any], view: Any, you: Seat) -> str:
        """What the one person who plays is asked, and with what means: 'Buy the bank for 2? You have 5 coins.'"""
        ...


# --- cast: who plays


class Cast(Protocol):
    """cast.py"""

    @property
    def CHARACTERS(self) -> Sequence[str]:  # noqa: N802
        """Those that play in a style of their own, in the order in which they are offered."""
        ...

    @property
    def USUAL(self) -> Sequence[str]:  # noqa: N802
        """The opponents at a person's first table."""
        ...

    @property
    def NAMES(self) -> Sequence[str]:  # noqa: N802
        """What computer players are called that are no characters."""
        ...

    def level_title(self, key: str) -> str: ...

    def level_note(self, key: str) -> str: ...

    def character_name(self, key: str) -> str:
        """Its first name, alike in every language: 'Ida'; nothing if it has none and is called by its title."""
        ...

    def character_full_name(self, key: str) -> str:
        """'Ida Brandt'"""
        ...

    def character_title(self, key: str) -> str:
        """What it is: 'Fire captain'"""
        ...

    def character_tag(self, key: str) -> str:
        """What it is after, in a word."""
        ...

    def character_note(self, key: str) -> str: ...

    def character_art(self, key: str) -> str:
        """Its face when it is calm."""
        ...

    def character_mood(self, key: str, mood: str) -> str:
        """Its face in one of `MOODS`; nothing if it is always drawn alike."""
        ...


# --- statistics and medals: what figures are called


@dataclass(frozen=True, slots=True)
class Label:
    title: str
    art: str = ""
    unit: str = ""
    """`coins`, `points`, `share` (in hundredths), or nothing: a number. A kind without points brings some by others."""
    group: str = ""
    """Those of a group stand together, under this heading."""
    told: KindWords | None = None
    """Of a kind whose group has columns of its own."""


class KindWords(NamedTuple):
    """What a table of kinds is called and what stands over its columns, in small letters."""

    title: str
    wanted: str
    """'queued for', 'in hand': had a part in."""
    had: str
    """'bought', 'used'"""
    cost: str
    """'price', 'stones'; nothing has one where it is empty: what one had is told of what one wanted"""
    games: str
    """'Games in which a card was bought'"""


class Labels(Protocol):
    """statistics.py: a label for each of `FactNames`; one that is not known is called by its name."""

    def source(self, name: str) -> Label: ...

    def figure(self, name: str) -> Label:
        """Of figures and ratios."""
        ...

    def kind(self, name: str) -> Label: ...

    def kinds(self) -> KindWords: ...

    def best(self, name: str) -> Label:
        """Of a record that a person holds."""
        ...

    def phases(self) -> Sequence[str]:
        """The phases that reviews tell apart, in their order."""
        ...


@dataclass(frozen=True, slots=True)
class Medal:
    title: str
    condition: str
    art: str = ""


class Medals(Protocol):
    """medals.py"""

    def medal(self, name: str) -> Medal: ...


# --- setting up: options


class SettingUp(Protocol):
    """setting_up.py"""

    def option(self, key: str) -> Label:
        """What an option is called."""
        ...

    def value(self, key: str, value: object) -> str:
        """What a value of it is called."""
        ...

    def setting(self, key: str) -> tuple[str, str]:
        """What a setting of the card is called, and what it does."""
        ...

    def variant(self, options: Mapping[str, object]) -> str:
        """What distinguishes a game with these options: 'Own box: Dear ships'; nothing of the usual one."""
        ...

    def variant_name(self, options: Mapping[str, object]) -> str:
        """The same, by its name alone."""
        ...


# --- ending: the story of a game


class Ending(Protocol):
    """ending.py"""

    def stories(
        self, rules: Rules[Any], names: Sequence[str], events: Iterable[Event], outcome: Outcome
    ) -> Sequence[str]:
        """What was worth telling of a game that is over, one sentence a seat, from all events as whoever reads it saw
        them: a turning point, the best purchase. It is true, quickly found, and empty where there is nothing."""
        ...


# --- drawing: the table in a terminal


@dataclass(frozen=True, slots=True)
class Patch:
    """Of one colour."""

    x: float
    y: float
    width: float = 1.0
    height: float = 1.0
    day: str = ""
    night: str = ""
    seat: Seat = NOBODY
    """In the colour of this seat, whatever the hour."""
    round: bool = False


@dataclass(frozen=True, slots=True)
class Small:
    """A picture of patches, each on those before it."""

    columns: int = 0
    """0: there is none."""
    rows: int = 0
    patches: Sequence[Patch] = ()


class Drawing(Protocol):
    """drawing.py: for terminals of 60 columns and more, and in small for lists."""

    def draw(self, rules: Rules[Any], view: Any, names: Sequence[str], width: int) -> Sequence[Styled]:
        """The whole table, line by line."""
        ...

    def sheet(self, rules: Rules[Any], outcome: Outcome, names: Sequence[str], width: int) -> Sequence[Styled]:
        """Every point of every player with the reason for it."""
        ...

    def small(self, rules: Rules[Any], view: Any) -> Small:
        """The place where the game is played, in small: what tells this game from another that waits."""
        ...


# --- what all tellers use


def bold(name: str) -> str:
    """A player's name in a sentence of the log."""
    return f"<b>{escape(name)}</b>"


def quoted(seat: Seat, name: str, words: str) -> Sentence:
    """What a character says."""
    text = tr("Log", "%1: “%2”", "who says what")
    return Sentence(filled(text, bold(name), escape(words, quote=False)), seat, quoted=words)


def unmarked(text: str) -> str:
    """A sentence of the log without its marks."""
    return unescape(text.replace("<b>", "").replace("</b>", ""))


def aloud(sentence: Sentence) -> str:
    """A sentence as somebody hears it."""
    return sentence.spoken or unmarked(sentence.text)
