"""The table on screen: hears what happens at it, shows it, and turns taps into moves."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.speicherstadt.rules.events import CardBought, FireStruck, GameEnded
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING, State
from speicherstadt_app.games.speicherstadt.table import happening
from speicherstadt_app.games.speicherstadt.table.explaining import explain
from speicherstadt_app.games.speicherstadt.table.picks import Deed, tapped, tried
from speicherstadt_app.games.speicherstadt.table.scene import NOBODY, Looks, Picks, Scene
from speicherstadt_app.games.speicherstadt.table.yard import to_keep
from speicherstadt_app.games.speicherstadt.words.remarks import Remarks
from speicherstadt_app.games.speicherstadt.words.telling import recap
from speicherstadt_app.play import notices
from speicherstadt_app.play.advising import Adviser
from speicherstadt_app.play.pace import Speed
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.play.thinking import ThinkInThread
from speicherstadt_app.play.turns import Turn
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.lookback.promise import Promised
from speicherstadt_app.ui.opponents import name_of
from speicherstadt_app.ui.pages import Played
from speicherstadt_app.ui.preferences import speed_of
from speicherstadt_app.ui.seats import art_of, signs_of
from speicherstadt_app.ui.store_words import MOVABLE, why_not_kept
from speicherstadt_app.ui.table import curtain as greeting
from speicherstadt_app.ui.table.advice import Wording
from speicherstadt_app.ui.table.advised import Advised
from speicherstadt_app.ui.table.counsel import Counsel, Surface
from speicherstadt_app.ui.table.face import TableValues
from speicherstadt_app.ui.table.goal import code_text, goal_of
from speicherstadt_app.ui.table.log import Chronicle
from speicherstadt_app.ui.table.pauses import FIRE, LESSON, OPPONENT, PAUSE, STORY, Holding
from speicherstadt_app.ui.table.undo import GoingBack
from speicherstadt_app.ui.values import for_qml
from speicherstadt_app.words.game import Sentence, unmarked


@for_qml
class Table(Advised):
    happened = Signal(dict, arguments=["event"])
    hush = Signal()

    def __init__(
        self,
        table: PlayedTable,
        settings: Settings,
        adviser: Adviser | None = None,
        *,
        still: bool = False,
        unaided: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """A still table is not played: it shows who would be asked, and refuses every move. At an unaided one nothing
        is suggested."""
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._still = still
        self._unaided = unaided
        self._rules = cast(SpeicherstadtRules, table.rules)
        self._names = tuple(map(name_of, table.players))
        self._signs = signs_of(table.players)
        self._art = tuple(art_of(player) for player in table.players)
        self._brains = frozenset(range(len(table.players))) - table.people
        remarks = Remarks(table.players, self._rules.box)
        self._chronicle = Chronicle(self._rules, self._names, self._signs, self._brains, remarks)
        for turn in table.turns:
            self._chronicle.add(turn)
        self._lately = self._chronicle.lately
        self._back = GoingBack(table)
        self._holding = Holding(table)
        surface = Surface(
            self._begin, self._scene, self.refresh, self._back.ask, self._try_out, self._fill, self._holding
        )
        self._counsel = Counsel(table, adviser or ThinkInThread(), surface)
        self._stepping = self._loading = False
        last = table.last_to_decide()
        self._me = min(table.people, default=0) if last is None else last
        self._picks = Picks()
        self._struck: FireStruck | None = self._lately.fire if still else None
        self._thinking: Seat = NOBODY
        self._following: deque[Action] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._season = self._scene().season
        self._saved = ""
        self._can_move = False
        self._recap = ""
        self._skipping = False
        self._others_moved = False
        self._goal = goal_of(table, self)
        self._promised = Promised(table)
        self._follow_settings()
        settings.resolved.connect(self._follow_settings)
        table.listen(self._hear)
        self.refresh()

    # What QML may do

    @Slot(str)
    def choose(self, token: str) -> None:
        """A tap."""
        if not self.bars(token):
            self._do(tapped(self._scene(), token))

    @Slot(str)
    def drag(self, token: str) -> None:
        """A cube is picked up to be dropped somewhere; one that is in the hand already stays there."""
        scene = self._scene()
        deed = tapped(scene, token)
        if (deed.picks is None or deed.picks.cubes) and not self.bars(token):
            self._do(deed)

    @Slot(str)
    def press(self, slot: str) -> None:
        """A button of the prompt."""
        button = next((button for button in self._prompt.slots.rows if button.slot == slot), None)
        if button is None or not button.shown:
            return
        if not button.enabled:
            self.refused.emit(button.whyNot)
            return
        self._do(tapped(self._scene(), button.token, confirmed=True))

    @Slot()
    def confirm(self) -> None:
        """Enter. Whoever is called first sees that he is: one Enter too many of the last one decides nothing."""
        if self._banner.value.visible:
            self.greeted()
        else:
            self.press("yes")

    @Slot()
    def cancel(self) -> None:
        if self._back.question.visible:
            self.answer(False)
        elif self._advice.value.about and not self._picks.held:
            self.putAway()
        else:
            self._do(tapped(self._scene(), "drop"))

    @Slot(int)
    def chooseColumn(self, number: int) -> None:
        column = next((column for column in self._columns.rows if column.number == number), None)
        if column is None:
            return
        if column.token:
            self.choose(column.token)
        else:
            self.refused.emit(column.whyNot)

    @Slot()
    def undo(self) -> None:
        self._begin(self._back.undo(self._me))

    @Slot()
    def redo(self) -> None:
        self._begin(self._back.redo())

    @Slot(bool)
    def answer(self, yes: bool) -> None:
        """To the question that stands open."""
        self._begin(self._back.answer(yes=yes))

    @Slot()
    def skip(self) -> None:
        """To the next decision of a person, without pauses."""
        if LESSON in self._holding:
            return
        self._skipping = not self._table.asked
        self._struck = None
        self.hush.emit()
        self._holding.drop(STORY, FIRE, OPPONENT, PAUSE)
        self._table.skip()
        self.refresh()

    @Slot()
    def goOn(self) -> None:
        """Enough looked at."""
        if self._lesson is not None and self._lesson.reads_on():
            return
        self._struck = None
        self._holding.drop(FIRE, OPPONENT)
        self.refresh()

    @Slot()
    def told(self) -> None:
        """All that happened has been told."""
        self._holding.drop(STORY)

    @Slot()
    def pause(self) -> None:
        self._holding.add(PAUSE)
        self.refresh()

    @Slot()
    def resume(self) -> None:
        self._holding.drop(PAUSE)
        self.refresh()

    @Slot()
    def greeted(self) -> None:
        """The banner has been seen."""
        self._banner.show(greeting.BannerValues())

    @Slot()
    def step(self) -> None:
        """One decision more, then wait again."""
        self._stepping = True
        self._holding.drop(PAUSE, OPPONENT)
        self.refresh()

    @Slot(str, result="QVariantMap")
    def explain(self, identity: str) -> dict[str, Any]:
        return explain(self._scene(), identity)

    # What Python does

    @property
    def played(self) -> Played:
        return Played(self._table.game.card.id, self._rules.setup.options)

    def refresh(self) -> None:
        """Show everything as it stands."""
        scene = self._scene()
        undo = self._back.offer()
        self.show_scene(scene, undo, self._struck)
        you = scene.me if scene.looks.alone else None
        self.show_advice(self._counsel.said(Wording(self._rules, self._names, self._signs, you)))
        self._question.show(self._back.question)
        self.show_end(scene, self._table.outcome() if self._table.over and self._struck is None else None)
        self.show_log(self._chronicle.lines(full=self._settings.value.logDetail == "full"))
        self.show(
            TableValues(
                places=self._rules.places,
                recap=self._recap,
                myTurn=self._me in self._asked(),
                picked=self._picks.held,
                thinking=self._thinking != NOBODY,
                over=self._table.over,
                paused=PAUSE in self._holding,
                held=OPPONENT in self._holding,
                assisted=self._table.assisted,
                watched=not self._table.people,
                canRedo=self._table.ahead > 0,
                redoText=self._back.redo_text(),
                savedText=self._saved,
                gameId=self._table.game_id,
                promise=self._promised.hash,
                promiseKept=self._promised.outcome(),
                canMove=self._can_move,
                code=code_text(self._table),
            )
        )
        if self._goal is not None and (news := self._goal.refresh()):
            self.announced.emit(news, False)
        self.point(scene)

    def retranslate(self) -> None:
        self._names = tuple(map(name_of, self._table.players))
        self._chronicle.tell_again(self._names)
        self.refresh()

    def forget_fire(self) -> None:
        """What it did has been looked at."""
        self._struck = None
        self._holding.drop(FIRE)

    async def close(self) -> None:
        """What a person decided is still played and kept."""
        for task in self._tasks:
            task.cancel()
        await self._table.close()

    def _scene(self) -> Scene:
        state: State = self._table.view(self._me)
        looks = Looks(
            me=self._me,
            names=self._names,
            signs=self._signs,
            art=self._art,
            people=self._table.people,
            confirm=self._settings.value.confirm,
            asked=self._me in self._asked() and not self._following,
            loading=self._loading,
            thinking=self._thinking,
            held=bool({OPPONENT, PAUSE} & set(self._reasons())),
            skippable=not self._still and not self._asked(),
            hints=self.lesson is None,
            unaided=self._unaided,
            only=self.only,
            only_why=self.only_why,
        )
        shipping = state.phase == SHIPPING and state.mover == self._me
        kept = to_keep(self._rules, state, self._picks) if shipping else (0, 0)
        return Scene(self._rules, state, looks, self._lately, self._picks, kept, self._counsel.marks())

    def _reasons(self) -> list[str]:
        return [reason for reason in (OPPONENT, PAUSE) if reason in self._holding]

    def _asked(self) -> tuple[Seat, ...]:
        if self._still:
            return tuple(seat for seat in self._table.actors if seat in self._table.people)
        return self._table.asked

    @Slot()
    def _follow_settings(self) -> None:
        preferences, pace = self._settings.value, self._table.pace
        self._table.play_forced = preferences.autoForced
        pace.one_at_a_time = preferences.oneAtATime
        speed = speed_of(preferences)
        if pace.speed is not speed:
            pace.speed = speed
            self._table.hurry()
        self.refresh()

    # Deeds

    def _do(self, deed: Deed) -> None:
        self.greeted()
        if deed.picks is not None:
            self._picks = deed.picks
            self.refresh()
        elif deed.move:
            self._act(deed.move)
        elif deed.order:
            getattr(self, deed.order)()

    def _act(self, text: str) -> None:
        if self.bars(text, lambda move, moves: move in moves):
            return
        try:
            self._table.act(*self._rules.parse(f"{self._me} {text}"))
        except EngineError:
            self.refused.emit(QCoreApplication.translate("Table", "That is not possible now."))

    def _try_out(self, action: Action) -> None:
        self._picks = tried(self._picks, action)
        self.refresh()

    def _fill(self, plan: Sequence[Action]) -> None:
        """Everything of a shipping but its end, and what it would keep."""
        *moves, stow = plan
        self._picks = tried(self._picks, stow)
        if moves:
            ply = self._table.ply
            self._back.did_together(range(ply, ply + len(moves)))
            self._following.extend(moves)
            self._table.act(self._me, self._following.popleft())
        self.refresh()

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Something that takes the table a moment. A still table has no loop in which that could happen."""
        if self._still:
            doing.close()
            return
        task = asyncio.ensure_future(self._then_refresh(doing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _then_refresh(self, doing: Coroutine[Any, Any, None]) -> None:
        try:
            await doing
        except EngineError:
            self.refused.emit(QCoreApplication.translate("Table", "That is not possible now."))
        self.refresh()

    # What happens at the table

    def _hear(self, notice: notices.Notice) -> None:
        match notice:
            case notices.MovePlayed(turn):
                self._played(turn)
            case notices.MovesTakenBack(ply):
                self._taken_back(ply)
            case notices.DecisionAsked(_, seats):
                self._decision(seats[0])
            case notices.ThoughtBegan(_, seat):
                self._thinking = seat
                self.show_asked(self._scene(), self._back.offer(), self._struck)
                self.show(replace(self.value, thinking=True))
            case notices.TableHeld():
                self._holding.add(OPPONENT)
                self.refresh()
            case notices.KeepingStopped(_, why, reason):
                self._saved, self._can_move = why_not_kept(reason, why), reason in MOVABLE
                self.refresh()
            case notices.KeepingResumed():
                self._saved, self._can_move = "", False
                self.refresh()
            case notices.GameFinished():
                self._skipping = False
                self.refresh()

    def _played(self, turn: Turn) -> None:
        self._thinking = NOBODY
        mine = turn.seat == self._me
        state: State = self._table.view(self._me)
        ships_on = self._loading = mine and state.phase == SHIPPING and state.mover == self._me
        # Once somebody has begun to ship he ends it himself, so that he may still think again.
        self._table.play_forced = self._settings.value.autoForced and not ships_on
        self._picks = Picks(warehouse=self._picks.warehouse, market=self._picks.market) if ships_on else Picks()
        self._others_moved = self._others_moved or not mine
        sentences = self._chronicle.add(turn)
        self._counsel.moved()
        self._lately = self._chronicle.lately
        if mine and turn.chosen:
            self._recap = ""
        self._struck = next((event for event in turn.events if isinstance(event, FireStruck)), self._struck)
        if self._struck is not None and not self._waits_for_looks():
            self._struck = None
        if self._struck is not None:
            self._holding.add(FIRE)
        if self._stepping and turn.chosen:
            self._stepping = False
            self._holding.add(PAUSE)
        self.refresh()
        self._tell(turn)
        self._announce(turn, sentences)
        if self._thoughts and not self._table.people and not self._skipping:
            self._counsel.overhear(turn.ply)

    def _waits_for_looks(self) -> bool:
        """Whether somebody is there who wants to see what a fire did."""
        return bool(self._table.people) and not self._skipping and self._table.pace.speed is not Speed.INSTANT

    def _tell(self, turn: Turn) -> None:
        """The events for motion and sound, in their order; the table waits until they are told."""
        if self._skipping:
            return
        scene = self._scene()
        records = [happening.told(scene, event) for event in turn.events]
        if scene.season != self._season:
            self._season = scene.season
            records.append(happening.besides(scene, "SeasonBegan", f"season-{scene.season}"))
        if self._tells and records and self._table.pace.speed is not Speed.INSTANT:
            self._holding.add(STORY)
        for record in records:
            self.happened.emit(record)

    def _announce(self, turn: Turn, sentences: list[Sentence]) -> None:
        """What a screen reader says by itself."""
        detail = self._settings.value.spokenDetail
        matters = any(isinstance(event, CardBought | FireStruck | GameEnded) for event in turn.events)
        if self._skipping or (detail == "turns" and not matters):
            return
        told = [unmarked(sentence.text) for sentence in sentences if detail == "prices" or not sentence.detail]
        if told:
            self.announced.emit(" ".join(told), False)

    def _taken_back(self, ply: int) -> None:
        self._chronicle.cut(ply)
        self._counsel.moved()
        self._lately = self._chronicle.lately
        self._thinking = NOBODY
        self._struck = None
        self._picks = Picks()
        self._following.clear()
        self._recap = ""
        self._skipping = False
        self.hush.emit()
        self._holding.drop(STORY, FIRE, OPPONENT)
        self.refresh()
        scene = self._scene()
        self._season = scene.season
        self.happened.emit(happening.besides(scene, "TakenBack", "undo"))

    def _decision(self, seat: Seat) -> None:
        self._thinking = NOBODY
        if self._following and seat == self._me:
            self._table.act(seat, self._following.popleft())
            return
        self._following.clear()
        self._loading = self._table.view(seat).phase == SHIPPING
        another = seat != self._me
        self._me = seat
        fast = self._skipping or self._table.pace.speed.value <= Speed.FAST.value
        self._skipping = False
        if self._others_moved and fast:
            self._recap = recap(self._rules, self._names, seat, self._table.view(seat), self._chronicle.since(seat))
        if another:
            self._picks = Picks()
        self.refresh()
        scene = self._scene()
        if len(self._table.people) > 1 and another:
            self._banner.show(greeting.banner(scene, table_mode=self._settings.value.tableMode))
        self.announced.emit(self._prompt.value.spoken, True)
        if self._others_moved:
            self.happened.emit(happening.besides(scene, "TurnBegan", "turn", seat))
        self._others_moved = False
