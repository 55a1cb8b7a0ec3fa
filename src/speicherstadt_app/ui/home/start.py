"""The start page: a door for each game, and the game to go on with. Nothing in here loads more of a game than its card;
what lies in the folder is found by `looking_in`, after the first frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from speicherstadt_app.games import registry
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import filled, sentences

if TYPE_CHECKING:
    from speicherstadt_app.engine.card import GameCard

SOURCE: Final = "en"
RANGE: Final = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class ContinueValues:
    """The unfinished game that was played last, of a game or of all."""

    there: bool = False
    game: str = ""
    gameId: str = ""
    title: str = ""
    subtitle: str = ""
    detail: str = ""
    season: str = "winter"
    """The sky over the city: the chapter of the game, if it is a season."""
    mine: bool = False
    """Whether it waits for the one person who plays it."""
    seats: Records = field(default_factory=list)
    purseArt: str = ""
    others: int = 0
    othersText: str = ""
    dayState: str = ""
    """Of today's game of the day: `new`, `open` while the try that counts goes on, `done`; nothing if there is none."""
    dayText: str = ""
    playedText: str = ""
    """How many games somebody has played; it is known last."""


@for_qml
class ContinueCard(Values[ContinueValues], values=ContinueValues):
    pass


@dataclass(frozen=True, slots=True)
class Played:
    """A person's results with a game."""

    games: int = 0
    wins: int = 0
    last: str = ""
    """The last place; `+` or `-` for one player alone who won or did not; empty: none is counted yet."""


@dataclass(frozen=True, slots=True)
class Behind:
    """What lies behind a door."""

    going_on: ContinueValues = field(default_factory=ContinueValues)
    lessons: bool = False
    learnt: bool = False
    """No lesson is left."""
    day: str = ""
    """`open` if today's game of the day is one of it and has not been played, `done` if it has."""


@dataclass(frozen=True, slots=True)
class DoorRow:
    game: str
    title: str
    place: str
    about: str
    picture: str
    scene: str
    emblem: str
    seats: str
    minutes: str
    size: str
    """The two in a sentence."""
    gameId: str = ""
    mine: bool = False
    headline: str = ""
    detail: str = ""
    players: Records = field(default_factory=list)
    purseArt: str = ""
    record: str = ""
    day: str = ""
    framed: bool = False
    """The one that is proposed: that was played last, and to who is new here, the first to be learnt."""
    first: str = "new"
    """What its green button does: `continue`, `learn` or `new`."""
    second: str = ""
    key: str = ""
    spoken: str = ""


class Doors:
    """The rows of the doors, as the cards have them at first."""

    def __init__(self, language: str, parent: QObject) -> None:
        self.rows: Final = RowModel(DoorRow, lambda row: row.game, parent)
        self._language = language
        self._behind: Mapping[str, Behind] = {}
        self._played: Mapping[str, Played] = {}
        """The current person's results, as far as they are known."""
        self._last = ""
        self.show()

    @property
    def last(self) -> str:
        """The game that was played last, or the first there is; nothing if there is none."""
        games = [row.game for row in self.rows.rows]
        return self._last if self._last in games else next(iter(games), "")

    def find(self, behind: Mapping[str, Behind], last: str) -> None:
        """What lies in the folder."""
        self._behind, self._last = behind, last
        self.show()

    def find_records(self, played: Mapping[str, Played]) -> None:
        """What was counted: it may take longer."""
        self._played = played
        self.show()

    def speak(self, language: str) -> None:
        self._language = language
        self.show()

    def show(self) -> None:
        cards = registry.cards()
        proposed = self._proposed([card.id for card in cards])
        self.rows.show(
            [
                self._row(card, self._behind.get(card.id, Behind()), number, framed=card.id == proposed)
                for number, card in enumerate(cards, 1)
            ]
        )

    def _proposed(self, games: Sequence[str]) -> str:
        if self._last or not self._behind:
            return self._last if self._last in games else ""
        taught = (game for game in games if (behind := self._behind.get(game)) and behind.lessons)
        return next(taught, next(iter(games), ""))

    def _row(self, card: GameCard, behind: Behind, number: int, *, framed: bool) -> DoorRow:
        # Where nothing lies nothing has to be counted.
        empty = bool(self._behind) and not self._last
        going_on, played = behind.going_on, self._played.get(card.id, Played() if empty else None)
        row = DoorRow(
            game=card.id,
            title=card.title,
            place=in_language(card.place, self._language),
            about=in_language(card.about, self._language),
            picture=card.picture,
            scene=card.scene or card.picture,
            emblem=card.emblem,
            seats=_span(*card.seats),
            minutes=_minutes(card),
            size=size_text(card),
            record=record_text(played or Played(), with_last=True),
            day=behind.day,
            framed=framed,
            key=str(number) if number < 10 else "",
        )
        if going_on.there:
            row = replace(
                row,
                gameId=going_on.gameId,
                mine=going_on.mine,
                headline=going_on.subtitle,
                detail=going_on.othersText,
                players=going_on.seats,
                purseArt=going_on.purseArt,
                first="continue",
                second="new",
            )
        elif played is None or played.games:
            row = replace(row, headline=row.about, second="learn" if behind.lessons else "")
        else:
            to_learn = behind.lessons and not behind.learnt
            not_yet = QCoreApplication.translate("Start", "Not played yet")
            row = replace(
                row,
                headline=not_yet,
                detail=row.about,
                first="learn" if to_learn else "new",
                second="new" if to_learn else "learn" if behind.lessons else "",
            )
        return replace(row, spoken=sentences(row.title, row.place, row.size, row.headline, row.detail, row.record))


def in_language(texts: Mapping[str, str], language: str) -> str:
    """What a card says."""
    return texts.get(language, texts.get(SOURCE, ""))


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}{RANGE}{most}"


def _minutes(card: GameCard) -> str:
    if (minutes := card.shortest_and_longest) is None:
        return ""
    return filled(QCoreApplication.translate("Start", "%1 min"), _span(*minutes))


def size_text(card: GameCard) -> str:
    least, most = card.seats
    if most == 1:
        seats = QCoreApplication.translate("Start", "For one player")
    elif least == most:
        seats = filled(QCoreApplication.translate("Start", "For %1 players"), most)
    else:
        seats = filled(QCoreApplication.translate("Start", "For %1 to %2 players"), least, most)
    if (minutes := card.shortest_and_longest) is None:
        return seats
    shortest, longest = minutes
    if shortest == longest:
        return filled(QCoreApplication.translate("Start", "%1, about %2 minutes"), seats, shortest)
    return filled(QCoreApplication.translate("Start", "%1, %2 to %3 minutes"), seats, shortest, longest)


def record_text(played: Played, *, with_last: bool = False) -> str:
    """'52 played, 21 won', and with the last one ' · place 2 the last time'"""
    if not played.games:
        return ""
    text = filled(QCoreApplication.translate("Start", "%1 played, %2 won"), played.games, played.wins)
    if with_last and played.last in {"+", "-"}:
        won, lost = (
            QCoreApplication.translate("Start", "won last time"),
            QCoreApplication.translate("Start", "not won last time"),
        )
        text = f"{text} · {won if played.last == '+' else lost}"
    elif with_last and played.last:
        last = QCoreApplication.translate("Start", "place %1 last time")
        text = f"{text} · {filled(last, played.last)}"
    return text
