"""A decision of a recorded game, put to somebody once more: first they choose, at a real table, then they see what it
was worth."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QLocale, QObject, Signal

from speicherstadt_app import words
from speicherstadt_app.ai.answers import Answer, Choice
from speicherstadt_app.ai.brain import Answer as Thought
from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.hints import digits
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.registry import find
from speicherstadt_app.play import notices
from speicherstadt_app.play.pace import Pace, Speed
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.lookback.curve import share_text
from speicherstadt_app.ui.lookback.story import Eyes, Story
from speicherstadt_app.ui.table.live import Table
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import filled
from speicherstadt_app.words.verdicts import level_word

Chosen = Callable[[tuple[Action, ...]], object]


@dataclass(frozen=True, slots=True)
class PuzzleValues:
    open: bool = False
    number: int = 0
    last: int = 0
    title: str = ""
    question: str = ""
    thinking: bool = False
    answered: bool = False
    verdict: str = ""
    good: bool = False
    choices: Records = field(default_factory=list)


@for_qml
class Puzzle(Values[PuzzleValues], values=PuzzleValues):
    tableChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(PuzzleValues(), parent)
        self._table: Table | None = None

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        return self._table

    def put(self, table: Table | None) -> None:
        self._table = table
        self.tableChanged.emit()


class Trial:
    """One seat decides once at a table that is set up as it lay then. Nobody else moves, and nothing is kept."""

    def __init__(
        self, record: Record, ply: int, seat: Seat, settings: Settings, chosen: Chosen, parent: QObject
    ) -> None:
        players = [_person(player) if n == seat else _brain(player) for n, player in enumerate(record.players)]
        self._played: Final = PlayedTable(
            find(record.game),
            _nobodys_dealer(record),
            players,
            _nobody_thinks,
            moves=record.moves[:ply],
            pace=Pace(Speed.INSTANT),
            play_forced=False,
        )
        self._ply: Final = ply
        self._seat: Final = seat
        self._done: list[Action] = []
        self._chosen: Final = chosen
        self.shown: Final = Table(self._played, settings, unaided=True, parent=parent)
        self._played.listen(self._hear)
        self._run: Final = asyncio.ensure_future(self._played.run())

    def break_off(self) -> None:
        """The window closes."""
        self._run.cancel()

    async def close(self) -> None:
        await self.shown.close()
        with suppress(asyncio.CancelledError):
            await self._run
        self.shown.deleteLater()

    def _hear(self, notice: notices.Notice) -> None:
        match notice:
            case notices.MovesTakenBack(ply):
                del self._done[max(0, ply - self._ply) :]
            case notices.MovePlayed(turn) if turn.seat == self._seat:
                self._done.append(turn.action)
                if not self._played.rules.goes_on(self._played.view(self._seat), self._seat):
                    self._played.hold()
                    self._chosen(tuple(self._done))


def answer_of(values: PuzzleValues, story: Story, ply: int, answer: Answer, names: Sequence[str]) -> PuzzleValues:
    """What is said after the choice."""
    tried = next((choice for choice in answer.choices if choice.tried), None)
    best = answer.choices[0]
    good = tried is not None and (tried.level or tried is best)
    behind = digits(best.share, (choice.share for choice in answer.choices if not choice.level))
    return replace(
        values,
        thinking=False,
        answered=True,
        good=good,
        verdict=_verdict(tried, best, good=good, alone=len(names) == 1),
        choices=_choices(story, ply, answer, behind, names),
    )


def _verdict(tried: Choice | None, best: Choice, *, good: bool, alone: bool) -> str:
    if tried is None:
        return ""
    if tried is best:
        return QCoreApplication.translate("Puzzle", "Right! The best move.")
    if good:
        return QCoreApplication.translate("Puzzle", "Right! As good as the best.")
    cost = QLocale().toString(round(100 * (best.share - tried.share), 1), "f", 1)
    if alone and tried.played:
        return filled(QCoreApplication.translate("Puzzle", "As it was played: it costs %1 of 100."), cost)
    if alone:
        return filled(QCoreApplication.translate("Puzzle", "Not the best: it costs %1 of 100."), cost)
    if tried.played:
        return filled(QCoreApplication.translate("Puzzle", "As it was played: it costs %1 % of a win."), cost)
    return filled(QCoreApplication.translate("Puzzle", "Not the best: it costs %1 % of a win."), cost)


def _choices(story: Story, ply: int, answer: Answer, behind: int, names: Sequence[str]) -> Records:
    """Each with its reasons, unless the same ones were told before."""
    found: Records = []
    told: set[str] = set()
    best = answer.choices[0]
    for choice in answer.choices:
        why = words.of(story.record.game).reasons.reason_words(choice.reasons, story.rules, names)
        found.append(_choice(story, ply, answer.seat, choice, best, behind, names, with_reasons=why not in told))
        told.add(why)
    return found


def _choice(
    story: Story,
    ply: int,
    seat: Seat,
    choice: Choice,
    best: Choice,
    behind: int,
    names: Sequence[str],
    *,
    with_reasons: bool,
) -> dict[str, object]:
    marks = []
    if choice is best:
        marks.append(QCoreApplication.translate("Puzzle", "best"))
    elif choice.level:
        marks.append(level_word())
    if choice.tried:
        marks.append(QCoreApplication.translate("Puzzle", "your choice"))
    if choice.played:
        marks.append(QCoreApplication.translate("Puzzle", "played"))
    game = words.of(story.record.game)
    text = game.deciding.decision(story.rules, story.view(ply, Eyes(seat)), seat, choice.actions, names)
    lead = "%1" if choice is best else QCoreApplication.translate("Puzzle", "With the best: %1")
    why = game.reasons.reason_words(choice.reasons, story.rules, names, lead) if with_reasons else ""
    share = share_text(choice.share, len(names), behind)
    return {
        "text": text,
        "share": share,
        "value": choice.share,
        "best": choice is best,
        "mark": " \N{MIDDLE DOT} ".join(marks),
        "why": why,
        "spoken": " ".join(filter(None, [f"{share}:", text, f"({', '.join(marks)})" if marks else "", why])),
    }


def _person(player: Player) -> Player:
    return Player(player.name, "human", {key: value for key, value in player.more.items() if key != "level"})


def _brain(player: Player) -> Player:
    return player if player.kind == "ai" else Player(player.name, "ai", player.more)


def _nobodys_dealer(record: Record) -> Dealer:
    """A dealer with this game's first player. What it would deal is never asked."""
    game = find(record.game)
    dealers = (Dealer(game, len(record.players), seed, record.options) for seed in count())
    return next(dealer for dealer in dealers if dealer.rules.setup.first == record.first)


async def _nobody_thinks(game_id: str, player: Player, question: Question) -> Thought:
    """The next task waits until the table is closed."""
    del game_id, player, question
    never: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
    return await never
