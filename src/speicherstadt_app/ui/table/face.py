"""Everything of a table that QML sees, and how it is brought up to date."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, Signal

from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.sharing import Sharing  # noqa: F401  the end sheet names it
from speicherstadt_app.ui.table.curtain import BannerValues, QuestionValues
from speicherstadt_app.ui.table.groups import grouped
from speicherstadt_app.ui.table.log import LogLine
from speicherstadt_app.ui.table.presenter import (
    BarValues,
    Button,
    EndValues,
    Looks,
    Person,
    Presenter,
    PromptValues,
    Strip,
    Undo,
)
from speicherstadt_app.ui.values import Values, for_qml
from speicherstadt_app.words.phrases import sentences

if TYPE_CHECKING:
    from speicherstadt_app.ui.table.podium import Ending


def known(strip: Strip, looks: Looks) -> Strip:
    """With what is known of a computer player beside the game."""
    person = looks.persons[strip.seat] if strip.seat < len(looks.persons) else Person()
    if person == Person():
        return strip
    return replace(strip, person=asdict(person), spoken=sentences(strip.spoken, person.role, person.level))


@for_qml
class TopBar(Values[BarValues], values=BarValues):
    pass


@for_qml
class End(Values[EndValues], values=EndValues):
    pass


@for_qml
class Banner(Values[BannerValues], values=BannerValues):
    pass


@for_qml
class Question(Values[QuestionValues], values=QuestionValues):
    pass


@for_qml
class Prompt(Values[PromptValues], values=PromptValues):
    def __init__(self, parent: QObject) -> None:
        super().__init__(PromptValues(), parent)
        self.slots = RowModel(Button, lambda button: button.slot, self)

    @Property(QObject, constant=True)
    def buttons(self) -> QObject:
        return self.slots


@dataclass(frozen=True, slots=True)
class TableValues:
    module: str = ""
    """The QML module of the board."""
    ruled: bool = False
    """There is a rulebook of the game."""
    recap: str = ""
    myTurn: bool = False
    picked: bool = False
    thinking: bool = False
    over: bool = False
    paused: bool = False
    held: bool = False
    assisted: bool = False
    watched: bool = False
    """Nobody plays: one looks on."""
    canRedo: bool = False
    redoText: str = ""
    canUndoDecision: bool = False
    """The last decision has more moves than a plain undo takes back."""
    canUndoRound: bool = False
    """More than the last decision of this round can be taken back."""
    undoRoundText: str = ""
    savedText: str = ""
    gameId: str = ""
    game: str = ""
    """Which game it is, by the id of its card."""
    """Empty if the game is not kept."""
    promise: str = ""
    """What the page about fairness is opened about."""
    canMove: bool = False
    code: str = ""
    """What one may tell others of the cards and the table of a game that is over."""


@for_qml
class Face(Values[TableValues], values=TableValues):
    """What a table that is played and a position that is looked at have in common."""

    boardChanged = Signal()
    showRunningChanged = Signal()
    tellsStoriesChanged = Signal()
    countSeenChanged = Signal()

    def __init__(self, presenter: Presenter | None = None, parent: QObject | None = None) -> None:
        super().__init__(TableValues(), parent)
        self._running = True
        self._tells = False
        self._seen = False
        self._bar = TopBar(BarValues(), self)
        self._end = End(EndValues(), self)
        self._banner = Banner(BannerValues(), self)
        self._question = Question(QuestionValues(), self)
        self._prompt = Prompt(self)
        self._log = RowModel(LogLine, lambda line: line.key, self)
        self._presenter = presenter
        self._players = self._row_of_players()

    def present(self, presenter: Presenter) -> None:
        """Another game, or another table of it."""
        self._presenter = presenter
        self._players = self._row_of_players()
        self.boardChanged.emit()

    def _row_of_players(self) -> RowModel[Any]:
        kind = self._presenter.strip if self._presenter else Strip
        return RowModel(kind, lambda strip: strip.seat, self)

    def _get_running(self) -> bool:
        return self._running

    def _set_running(self, running: bool) -> None:
        if running != self._running:
            self._running = running
            self.showRunningChanged.emit()

    showRunning = Property(bool, _get_running, _set_running, notify=showRunningChanged)

    def _get_tells(self) -> bool:
        return self._tells

    def _set_tells(self, tells: bool) -> None:
        if tells != self._tells:
            self._tells = tells
            self.tellsStoriesChanged.emit()

    tellsStories = Property(bool, _get_tells, _set_tells, notify=tellsStoriesChanged)

    def _get_seen(self) -> bool:
        return self._seen

    def _set_seen(self, seen: bool) -> None:
        if seen != self._seen:
            self._seen = seen
            self.countSeenChanged.emit()

    countSeen = Property(bool, _get_seen, _set_seen, notify=countSeenChanged)

    @Property(TopBar, constant=True)
    def bar(self) -> TopBar:
        return self._bar

    @Property(QObject, notify=boardChanged)
    def board(self) -> QObject | None:
        """What the game's own QML shows."""
        return self._presenter.board if self._presenter else None

    @Property(QObject, notify=boardChanged)
    def players(self) -> QObject:
        return self._players

    @Property(Prompt, constant=True)
    def prompt(self) -> Prompt:
        return self._prompt

    @Property(QObject, constant=True)
    def log(self) -> QObject:
        return self._log

    @Property(End, constant=True)
    def end(self) -> End:
        return self._end

    @Property(Banner, constant=True)
    def banner(self) -> Banner:
        return self._banner

    @Property(Question, constant=True)
    def question(self) -> Question:
        return self._question

    def show_scene(self, scene: Any, undo: Undo) -> None:
        """Everything that follows from the position, from who looks, and from what is picked up."""
        if self._presenter is not None:
            self._bar.show(self._presenter.bar(scene))
            self._presenter.show(scene)
            self.show_asked(scene, undo)

    def show_played(self, scene: Any) -> None:
        """What lies on the table and before the players."""
        if self._presenter is not None:
            self._presenter.show(scene)
            self._players.show([known(strip, scene.looks) for strip in self._presenter.strips(scene)])

    def show_asked(self, scene: Any, undo: Undo) -> None:
        """Who decides, or thinks about it."""
        if self._presenter is not None:
            strips = grouped(self._presenter.strips(scene), scene.looks)
            self._players.show([known(strip, scene.looks) for strip in strips])
            asked = self._presenter.prompt(scene, undo)
            self._prompt.slots.show(asked.buttons)
            self._prompt.show(asked.prompt)

    def show_log(self, lines: Sequence[LogLine]) -> None:
        self._log.show(lines)

    def show_end(self, scene: Any, ending: Ending | None) -> None:
        """The end sheet; nothing while the game goes on or something of it is still looked at."""
        if ending is None or self._presenter is None:
            self._set_seen(False)
            self._end.show(EndValues())
        else:
            from speicherstadt_app.ui.table.podium import with_places

            self._end.show(with_places(self._presenter.end(scene, ending.outcome), ending))
