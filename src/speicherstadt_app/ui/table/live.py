"""The table on screen: what QML sees of it and may do there. It knows no game; a presenter shows the game in it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from speicherstadt_app.play.advising import Adviser
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.play.thinking import ThinkInThread
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.lookback.promise import promise_at
from speicherstadt_app.ui.pages import Played
from speicherstadt_app.ui.table.advice import WORKING, Advice, Wording
from speicherstadt_app.ui.table.face import Face, TableValues
from speicherstadt_app.ui.table.fresh import Fresh
from speicherstadt_app.ui.table.goal import Goal, code_text, goal_of
from speicherstadt_app.ui.table.lesson import Lesson
from speicherstadt_app.ui.table.pauses import LESSON, OPPONENT, PAUSE
from speicherstadt_app.ui.table.presenter import NOBODY, Looks, Record, has_rules, module_of, presenter_of
from speicherstadt_app.ui.table.session import Session
from speicherstadt_app.ui.values import for_qml
from speicherstadt_app.words.phrases import sentences

if TYPE_CHECKING:
    from speicherstadt_app.ui.table.podium import Ending

GO_ON: Final = "goOn"
QUESTION: Final = "question"
WAITING: Final = ("skip", GO_ON)
"""What the yes button does while nobody is asked."""


@for_qml
class Table(Face):
    announced = Signal(str, bool, arguments=["text", "assertive"])
    happened = Signal(dict, arguments=["event"])
    hush = Signal()
    lessonChanged = Signal()
    refused = Signal(str, arguments=["why"])
    spoke = Signal(int, str, arguments=["sign", "words"])
    showThoughtsChanged = Signal()

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
        super().__init__(parent=parent)
        game_id = table.game.card.id
        self._table = table
        self._settings = settings
        self._module = module_of(game_id)
        self._ruled = has_rules(game_id)
        self._advice = Advice(self)
        self._goal: Goal | None = None
        self._thoughts = False
        self._heard = ("", "")
        self._fresh = Fresh()
        self._shared = False
        self._whole = 0
        self._open = False
        presenter = presenter_of(game_id, table.rules, self)
        self.session = Session(
            table, presenter, settings, adviser or ThinkInThread(), self, still=still, unaided=unaided
        )
        self.present(presenter)
        self._goal = goal_of(table, self)
        self._open = True
        self.countSeenChanged.connect(self._count_is_seen)
        self._follow_settings()
        settings.resolved.connect(self._follow_settings)
        self.refresh()

    @Property(Advice, constant=True)
    def advice(self) -> Advice:
        return self._advice

    @Property(Goal, constant=True)
    def goal(self) -> Goal | None:
        """What the game was begun for, if for more than itself."""
        return self._goal

    @Property(Lesson, notify=lessonChanged)
    def lesson(self) -> Lesson | None:
        return self.session.teaching.lesson

    def _get_thoughts(self) -> bool:
        return self._thoughts

    def _set_thoughts(self, thoughts: bool) -> None:
        if thoughts != self._thoughts:
            self._thoughts = thoughts
            self.showThoughtsChanged.emit()
            if not thoughts:
                self.session.advising.put_away()

    showThoughts = Property(bool, _get_thoughts, _set_thoughts, notify=showThoughtsChanged)

    # What QML may do

    @Slot(str)
    def choose(self, token: str) -> None:
        """A tap."""
        self.session.tap(token)

    @Slot(str)
    def drag(self, token: str) -> None:
        """Something is picked up to be dropped elsewhere; what is in the hand already stays there."""
        self.session.tap(token, dragged=True)

    @Slot(str)
    def put(self, token: str) -> None:
        """Something was carried there and put down: who did that has shown twice where, and tapped no button."""
        self.session.tap(token)
        if self.session.picks.held and self._settings.value.confirm == "twice":
            self.session.tap(token)

    @Slot(int)
    def chooseNumber(self, number: int) -> None:
        """The key of that number."""
        token, why = self.session.presenter.numbered(self.session.scene(), number)
        if token:
            self.choose(token)
        elif why:
            self.refused.emit(why)

    @Slot(str)
    def click(self, slot: str) -> None:
        """A button of the prompt, pressed where it stands."""
        if not self._fresh.is_deaf(slot):
            self.press(slot)

    @Slot(str)
    def press(self, slot: str) -> None:
        """A button of the prompt, by its key. What acts at once does not by a key that was meant for something else."""
        if slot == "yes" and self._fresh.is_deaf(slot) and not self.session.picks.held:
            return
        button = next((button for button in self._prompt.slots.rows if button.slot == slot), None)
        if button is None or not button.shown:
            return
        if button.enabled:
            self.session.tap(button.token, confirmed=True)
        else:
            self.refused.emit(button.whyNot)

    @Slot()
    def confirm(self) -> None:
        """Enter. The player called first sees the call: one Enter too many of the last player decides nothing."""
        if self._banner.value.visible:
            self.greeted()
        else:
            self.press("yes")

    @Slot()
    def cancel(self) -> None:
        if self.session.back.question.visible:
            self.answer(False)
        elif self._advice.value.about and not self.session.picks.held:
            self.putAway()
        else:
            self.session.tap("drop", confirmed=True)

    @Slot()
    def undo(self) -> None:
        session = self.session
        session.begin(session.back.undo(NOBODY if session.curtain.down else session.me))

    @Slot()
    def undoDecision(self) -> None:
        """Back to the start of a decision of several moves."""
        session = self.session
        session.begin(session.back.undo_decision(NOBODY if session.curtain.down else session.me))

    @Slot()
    def undoRound(self) -> None:
        """Back to the start of the round."""
        session = self.session
        me = NOBODY if session.curtain.down else session.me
        session.begin(session.back.undo_round(me, session.log.round_began))

    @Slot()
    def redo(self) -> None:
        self.session.begin(self.session.back.redo())

    @Slot(bool)
    def answer(self, yes: bool) -> None:
        """To the question that stands open. The second half of a double click is not for a question after another."""
        if yes and self._fresh.is_deaf(QUESTION):
            return
        self.session.begin(self.session.back.answer(yes=yes))

    @Slot()
    def skip(self) -> None:
        """To the next decision of a person, without pauses."""
        if LESSON not in self.session.holding:
            self.session.skip()

    @Slot()
    def goOn(self) -> None:
        """Enough looked at."""
        if not self.session.teaching.reads_on():
            self.session.go_on()

    @Slot()
    def told(self) -> None:
        """All that happened has been told."""
        self.session.told()

    @Slot()
    def pause(self) -> None:
        self.session.holding.add(PAUSE)
        self.refresh()

    @Slot()
    def resume(self) -> None:
        self.session.holding.drop(PAUSE)
        self.refresh()

    @Slot()
    def step(self) -> None:
        """One decision more, then wait again."""
        self.session.stepping = True
        self.session.holding.drop(PAUSE, OPPONENT)
        self.refresh()

    @Slot()
    def greeted(self) -> None:
        """The banner has been seen."""
        self.session.lift()

    @Slot()
    def hint(self) -> None:
        self.session.advising.advise()

    @Slot()
    def suggest(self) -> None:
        self.session.advising.advise()

    @Slot()
    def compare(self) -> None:
        """Other plans beside the one that is suggested."""
        self.session.advising.compare()

    @Slot(str)
    def tryOut(self, token: str) -> None:
        """An option is picked up."""
        if token:
            self.session.advising.try_out(int(token))

    @Slot(str)
    def why(self, move: str) -> None:
        """Of a move in the log."""
        if move:
            self.session.advising.why(int(move))

    @Slot(str)
    def stopAgain(self, move: str) -> None:
        """Of a line in the log that says what was passed over."""
        session = self.session
        session.back.stop_again(int(move), session.me, lambda: self._settings.write("passIdleStops", False))
        self.refresh()

    @Slot()
    def putAway(self) -> None:
        self.session.advising.put_away()

    @Slot(str, result="QVariantMap")
    def explain(self, identity: str) -> dict[str, Any]:
        return self.session.presenter.explain(self.session.scene(), identity)

    @Property(bool, constant=True)
    def alone(self) -> bool:
        """One player sits here, and nobody has opponents."""
        return len(self._table.players) == 1

    # What Python does

    @property
    def played(self) -> Played:
        return Played(self._table.game.card.id, self._table.rules.setup.options)

    def refresh(self) -> None:
        """Show everything as it stands."""
        if not self._open:
            return
        session, table = self.session, self._table
        scene = session.scene()
        self.show_scene(scene, session.back.offer())
        self._mark_fresh()
        self._show_advice()
        self._question.show(session.back.question)
        if session.back.question.visible:
            self._fresh.show({QUESTION: session.back.question.text})
        self.show_end(scene, self._ending(scene.looks) if table.over and session.moments.event is None else None)
        wanted = self._settings.value
        self.show_log(
            session.log.lines(full=wanted.logDetail == "full", remembers=self._settings.remembers(table.game.card))
        )
        self.show(
            TableValues(
                module=self._module,
                ruled=self._ruled,
                recap=session.recap,
                myTurn=session.me in session.asked,
                picked=session.picks.held,
                thinking=session.thinking != NOBODY,
                over=table.over,
                paused=PAUSE in session.holding,
                held=OPPONENT in session.holding,
                assisted=table.assisted,
                watched=not table.people,
                canRedo=table.ahead > 0,
                redoText=session.back.redo_text(),
                canUndoDecision=session.back.to_decision() is not None,
                canUndoRound=session.back.to_round(session.log.round_began) is not None,
                undoRoundText=session.back.round_text(session.log.round_began),
                savedText=session.unsaved,
                gameId=table.game_id,
                game=table.game.card.id,
                promise=promise_at(table),
                canMove=session.can_move,
                code=code_text(table),
            )
        )
        if self._goal is not None and (self._seen or not table.over) and (news := self._goal.refresh()):
            self.announced.emit(news, False)
        asked, stops = scene.looks.asked, session.moments.event is not None
        session.teaching.point(
            lambda only: GO_ON if stops else session.presenter.next_token(scene, only) if asked else ""
        )

    def retranslate(self) -> None:
        self.session.retranslate()
        self.refresh()
        self.show_banner()

    def learn(self, lesson: Lesson) -> None:
        self.session.teaching.lesson = lesson
        self.lessonChanged.emit()

    def wait_for_reader(self) -> None:
        self.session.teaching.wait_for_reader()

    def cover(self) -> None:
        """The table is out of sight: the next viewer may be another person."""
        self.session.cover()

    @property
    def at_moment(self) -> bool:
        """Whether everybody looks at something before the game goes on."""
        return self.session.moments.event is not None

    def forget_moment(self) -> None:
        self.session.moments.seen()

    async def close(self) -> None:
        await self.session.close()

    # As a screen

    def show_step(self) -> None:
        self.show_played(self.session.scene())

    def show_thinking(self) -> None:
        self.show_asked(self.session.scene(), self.session.back.offer())
        self._mark_fresh()
        self.show(replace(self.value, thinking=True))

    def show_banner(self) -> None:
        self._banner.show(self.session.banner())

    def order(self, name: str) -> None:
        getattr(self, name)()

    def announce(self, text: str, *, assertive: bool) -> None:
        self.announced.emit(text, assertive)

    def refuse(self, why: str) -> None:
        self.refused.emit(why)

    def shows_stories(self) -> bool:
        return self._tells

    def tell(self, record: Record) -> None:
        self.happened.emit(record)

    def stop_telling(self) -> None:
        self.hush.emit()

    def speak(self, sign: int, words: str) -> None:
        self.spoke.emit(sign, words)

    def overheard(self, ply: int) -> None:
        """A computer player has decided; a viewer may want to know why."""
        if self._thoughts:
            self.session.advising.overhear(ply)

    def _mark_fresh(self) -> None:
        """A button is another one when it comes, and when what it decides is another decision."""
        session, slots = self.session, {button.slot: button for button in self._prompt.slots.rows}
        waits = slots["yes"].token if slots["yes"].token in WAITING else ""
        of = (waits, id(session.moments.event) if session.moments.event else session.decisions if not waits else 0)
        beside = slots["redo"].shown
        # Undo stays where it was when Redo comes beside it; when that goes, Undo has the whole place again.
        self._whole += self._shared and not beside
        self._shared = beside
        self._fresh.show(
            {
                "yes": of,
                "pass": (slots["pass"].shown, beside, session.decisions),
                "advise": slots["advise"].shown,
                "redo": beside,
                "undo": self._whole,
            }
        )

    def _show_advice(self) -> None:
        """Each listener gets it once, when it happens."""
        session = self.session
        you = session.me if len(self._table.people) == 1 else None
        said = session.advising.said(Wording(session.presenter.advice, session.names, session.signs, you))
        values = said.values
        self._advice.say(said)
        if (values.about, values.stage) != self._heard and values.spoken and values.stage != WORKING:
            self.announced.emit(values.spoken, True)
        self._heard = (values.about, values.stage)

    def _ending(self, looks: Looks) -> Ending:
        from speicherstadt_app.ui.table.podium import Ending, ended_on

        table = self._table
        return Ending(
            table.game.card.id, table.rules, table.outcome(), looks, self.session.log.seen, ended_on(table.meta)
        )

    @Slot()
    def _count_is_seen(self) -> None:
        """Now it may be told who wins."""
        self.session.log.counted = self._seen
        self.refresh()
        if self._seen:
            self.announced.emit(sentences(self._end.value.sentence, self._end.value.tieText), True)

    @Slot()
    def _follow_settings(self) -> None:
        self.session.follow_settings()
        self.refresh()
