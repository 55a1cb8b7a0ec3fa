"""Everything of a table that QML sees, and how it is brought up to date."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal

from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.speicherstadt.rules.events import FireStruck
from speicherstadt_app.games.speicherstadt.table import bar, ending, harbour, narrowing, objects, players, yard
from speicherstadt_app.games.speicherstadt.table import prompt as asking
from speicherstadt_app.games.speicherstadt.table.scene import Scene
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table import curtain as greeting
from speicherstadt_app.ui.table.goal import Goal
from speicherstadt_app.ui.table.log import LogLine
from speicherstadt_app.ui.values import Values


@dataclass(frozen=True, slots=True)
class TableValues:
    places: int = 0
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
    savedText: str = ""
    gameId: str = ""
    """Empty if the game is not kept."""
    promise: str = ""
    """The hash of the seed, told before the game."""
    promiseKept: str = ""
    """After the game, whether the seed was the one promised."""
    canMove: bool = False
    code: str = ""
    """What one may tell others of the cards and the table of a game that is over."""


class Face(Values[TableValues], values=TableValues):
    showProjectedChanged = Signal()
    tellsStoriesChanged = Signal()
    countSeenChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(TableValues(), parent)
        self._projected = False
        self._tells = False
        self._seen = False
        self._bar = objects.TopBar(bar.BarValues(), self)
        self._fire = objects.Fire(bar.FireValues(), self)
        self._blaze = objects.Blaze(bar.BlazeValues(), self)
        self._end = objects.End(ending.EndValues(), self)
        self._banner = objects.Banner(greeting.BannerValues(), self)
        self._question = objects.Question(greeting.QuestionValues(), self)
        self._goal: Goal | None = None
        self._house = objects.House(self)
        self._prompt = objects.Prompt(self)
        self._shipping = objects.Shipping(self)
        self._columns = RowModel(harbour.Column, lambda column: column.number, self)
        self._players = RowModel(players.Strip, lambda strip: strip.place, self)
        self._pile = RowModel(bar.PileSeason, lambda season: season.season, self)
        self._log = RowModel(LogLine, lambda line: line.key, self)

    def _get_projected(self) -> bool:
        return self._projected

    def _set_projected(self, projected: bool) -> None:
        if projected != self._projected:
            self._projected = projected
            self.showProjectedChanged.emit()

    showProjected = Property(bool, _get_projected, _set_projected, notify=showProjectedChanged)

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

    @Property(objects.TopBar, constant=True)
    def bar(self) -> objects.TopBar:
        return self._bar

    @Property(QObject, constant=True)
    def columns(self) -> QObject:
        return self._columns

    @Property(QObject, constant=True)
    def players(self) -> QObject:
        return self._players

    @Property(objects.House, constant=True)
    def house(self) -> objects.House:
        return self._house

    @Property(objects.Prompt, constant=True)
    def prompt(self) -> objects.Prompt:
        return self._prompt

    @Property(objects.Shipping, constant=True)
    def shipping(self) -> objects.Shipping:
        return self._shipping

    @Property(objects.Fire, constant=True)
    def fire(self) -> objects.Fire:
        return self._fire

    @Property(objects.Blaze, constant=True)
    def blaze(self) -> objects.Blaze:
        return self._blaze

    @Property(QObject, constant=True)
    def pile(self) -> QObject:
        return self._pile

    @Property(QObject, constant=True)
    def log(self) -> QObject:
        return self._log

    @Property(objects.End, constant=True)
    def end(self) -> objects.End:
        return self._end

    @Property(objects.Banner, constant=True)
    def banner(self) -> objects.Banner:
        return self._banner

    @Property(objects.Question, constant=True)
    def question(self) -> objects.Question:
        return self._question

    @Property(Goal, constant=True)
    def goal(self) -> Goal | None:
        """What the game was begun for, if for more than itself."""
        return self._goal

    def show_scene(self, scene: Scene, undo: asking.Undo, blaze: FireStruck | None) -> None:
        """Everything that follows from the position, from who looks, and from what he has picked up."""
        self._bar.show(bar.bar(scene))
        self._fire.show(bar.fire(scene))
        self._blaze.show(bar.blaze(scene, blaze))
        self._pile.show(bar.pile(scene))
        self._columns.show(narrowing.columns(scene, harbour.columns(scene)))
        self._house.show(narrowing.house(scene, players.house(scene)))
        sheets = narrowing.sheets(scene, players.sheets(scene, scene.me))
        self._house.sheets.show(sheets)
        self._house.owned.show(players.tiles(scene, scene.me))
        self._shipping.came.show(narrowing.sources(scene, yard.sources(scene)))
        self._shipping.wanted.show(sheets if scene.in_yard else ())
        self._shipping.bought.show(narrowing.sales(scene, yard.sales(scene)))
        self._shipping.kept.show(narrowing.stores(scene, yard.stores(scene)))
        self._shipping.show(narrowing.shipping(scene, yard.shipping(scene)))
        self.show_asked(scene, undo, blaze)

    def show_asked(self, scene: Scene, undo: asking.Undo, blaze: FireStruck | None) -> None:
        """Who decides, or thinks about it."""
        self._players.show(players.strips(scene))
        asked = asking.asked(scene, undo, blaze)
        self._prompt.slots.show(narrowing.buttons(scene, asked.buttons))
        self._prompt.show(asked.prompt)

    def show_log(self, lines: Sequence[LogLine]) -> None:
        self._log.show(lines)

    def show_end(self, scene: Scene, outcome: Outcome | None) -> None:
        """The end sheet; nothing while the game goes on or its last fire is being looked at."""
        if outcome is None:
            self._set_seen(False)
        self._end.show(ending.EndValues() if outcome is None else ending.end(scene, outcome))
