"""What goes on at a table on screen: who looks at it, what is picked up, what is decided, and what is told of it.

It hears what happens at the table that is played, and tells the screen when to show it. Nothing leaves it that the one
who looks could not see.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.rules import Action, Event, Seat
from speicherstadt_app.play import notices
from speicherstadt_app.play.advising import Adviser
from speicherstadt_app.play.pace import Speed
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.play.turns import Turn
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import speed_of
from speicherstadt_app.ui.store_words import MOVABLE, why_not_kept
from speicherstadt_app.ui.table.advice import Subject
from speicherstadt_app.ui.table.advising import Advising, Surface
from speicherstadt_app.ui.table.company import Company
from speicherstadt_app.ui.table.curtain import BannerValues, Curtain, banner, call_text
from speicherstadt_app.ui.table.doing import Doing
from speicherstadt_app.ui.table.lesson import Teaching
from speicherstadt_app.ui.table.log import log_of
from speicherstadt_app.ui.table.moments import Moments
from speicherstadt_app.ui.table.pauses import OPPONENT, PAUSE, STORY, Holding
from speicherstadt_app.ui.table.presenter import NOBODY, Looks, Presenter
from speicherstadt_app.ui.table.reporting import Reporting
from speicherstadt_app.ui.table.screen import Screen
from speicherstadt_app.ui.table.showing import Showing
from speicherstadt_app.ui.table.undo import GoingBack
from speicherstadt_app.words.translation import tr


class Session:
    def __init__(
        self,
        table: PlayedTable,
        presenter: Presenter,
        settings: Settings,
        adviser: Adviser,
        screen: Screen,
        *,
        still: bool,
        unaided: bool,
    ) -> None:
        self.table = table
        self.rules = table.rules
        self.presenter = presenter
        self.company = Company(table.game.card.id, table.rules, table.players)
        self.signs = self.company.signs
        self._settings = settings
        self._screen = screen
        self._still = still
        self._unaided = unaided
        last = table.last_to_decide()
        self.me: Seat = min(table.people, default=0) if last is None else last
        """Who looks, or is called to."""
        self.picks: Any = presenter.no_picks
        self.thinking: Seat = NOBODY
        self.recap = ""
        self.unsaved = ""
        """Why nothing is saved."""
        self.can_move = False
        """Something can be done about it."""
        self.stepping = False
        """After one decision more it waits."""
        self.skipping = False
        self.decisions = 0
        """How many times a person was asked for another decision."""
        self.curtain = Curtain(table)
        self.holding = Holding(table)
        self.moments = Moments(self.holding, presenter.stops)
        self.teaching = Teaching(self.holding)
        self.doing = Doing(self._impossible, self._done, still=still)
        self.begin = self.doing.begin
        self.back = GoingBack(table, lambda: self.cover(calls=False))
        self.log = log_of(table, self.names, self.signs, self.viewer)
        surface = Surface(
            self.begin,
            self.subject,
            screen.refresh,
            self.back.ask,
            self._alone,
            self._try_out,
            self._fill,
            self.holding,
        )
        self.advising = Advising(table, adviser, surface)
        self.following: deque[Action] = deque()
        self._then: Any = None
        self._wish: Callable[[], Coroutine[Any, Any, None]] | None = None
        """What the player to act reads alone, once the curtain is lifted."""
        self._amid = False
        self._deciding: Seat = NOBODY
        self._others_moved = False
        self._showing = Showing(screen)
        seen = table.turns[-1].seen_by(self.viewer) if table.turns and not table.over else ()
        if still:
            self.moments.event = self.moments.of(seen)
        elif seen and table.people:
            # The game was left, or the program ended, while it was looked at.
            self._stop_at(table.turns[-1], seen)
        self.reporting = Reporting(table, presenter, settings, screen, self.holding, self.scene)
        self.reporting.look()
        table.listen(self._hear)

    # How it stands

    @property
    def names(self) -> tuple[str, ...]:
        return self.company.names

    @property
    def viewer(self) -> Seat | None:
        """Whose knowledge is shown."""
        return None if self.curtain.hides else self.me

    @property
    def asked(self) -> tuple[Seat, ...]:
        if self._still:
            return tuple(seat for seat in self.table.actors if seat in self.table.people)
        return self.table.asked

    def looks(self) -> Looks:
        return Looks(
            me=self.me,
            names=self.names,
            signs=self.signs,
            art=self.company.art(self.thinking),
            people=self.table.people,
            persons=self.company.persons,
            confirm=self._settings.value.confirm,
            asked=self.me in self.asked and not self.following and not self.curtain.down,
            amid=self._amid,
            thinking=self.thinking,
            held=OPPONENT in self.holding or PAUSE in self.holding,
            skippable=not self._still and not self.asked,
            hints=self.teaching.lesson is None,
            unaided=self._unaided,
            only=self.teaching.only,
            only_why=self.teaching.why,
            counted=self.log.counted,
            covered=self.curtain.hides,
            remembers=self._settings.remembers(self.table.game.card),
            hasty=self.moments.hasty,
            taught=self.teaching.lesson is not None and self.teaching.lesson.holds,
            learned=self.teaching.lesson is not None and self.teaching.lesson.value.over,
            tables=self.log.tables,
            secrets=self.log.secrets,
        )

    def scene(self) -> Any:
        looks = self.looks()
        return self.presenter.scene(
            self.table.view(looks.viewer),
            looks,
            self.log.seen,
            self.picks,
            moment=self.moments.event,
            hints=self.advising.suggested(),
        )

    def subject(self) -> Subject | None:
        """What may be asked about now."""
        about = self.presenter.advises(self.scene())
        return Subject(about, self.table.ply, self.me, self.table.view(self.me)) if about else None

    def banner(self) -> BannerValues:
        """Who comes next, where several people share the screen; what all look at now is looked at first."""
        if not self.curtain.called or (self.curtain.down and self.moments.event is not None):
            return BannerValues()
        covers = self.curtain.down
        return banner(self.names, self.signs, self.me, table_mode=self._settings.value.tableMode, covers=covers)

    def retranslate(self) -> None:
        self.company.retranslate()
        self.log.tell_again(self.names)
        self._recap_again()

    def follow_settings(self) -> None:
        preferences, pace = self._settings.value, self.table.pace
        self._play_by_itself()
        pace.one_at_a_time = preferences.oneAtATime
        speed = speed_of(preferences)
        if pace.speed is not speed:
            pace.speed = speed
            self.table.hurry()

    def _play_by_itself(self) -> None:
        """A decision that was begun is ended by hand, so that the player may still change it."""
        preferences = self._settings.value
        self.table.play_forced = preferences.autoForced and not self._amid
        self.table.pass_idle = preferences.passIdleStops and not self._amid

    # What people do

    def lift(self) -> None:
        """The person whom the banner calls is there."""
        covered = self.curtain.down
        if (covered and self.moments.event is not None) or not self.curtain.lift():
            return
        self._screen.show_banner()
        wish, self._wish = self._wish, None
        if covered:
            self._look()
            self._recap_again()
            self._screen.refresh()
            self._screen.announce(self._what_is_asked(), assertive=True)
            if wish is not None:
                self.begin(wish())

    def cover(self, *, calls: bool = True) -> None:
        """Nobody looks at the table now, or others do; the next viewer is called first."""
        if self._still or self.table.over or not self.curtain.cover(calls=calls and self.me in self.asked):
            return
        self.picks = self.presenter.no_picks
        self._put_away()
        self._recap_again()
        self._screen.refresh()
        self._screen.show_banner()

    def _look(self) -> None:
        """With other eyes than before: nothing of what those saw stays."""
        self.log.look(self.viewer)
        self.moments.look(self.viewer)
        self.reporting.look()
        self.company.calm()

    def _recap_again(self) -> None:
        self.recap = self.log.recap(self.table.view(self.viewer), self.me) if self.recap else ""

    def _put_away(self, *, all_look: bool = False) -> None:
        """What was asked, advised and is still being told is for the one who sat there; what all look at goes on."""
        if self.moments.event is None or not all_look:
            self._screen.stop_telling()
            self.holding.drop(STORY)
        self.back.forget()
        self.advising.forget()
        self._wish = None
        self._look()

    def _alone(self, way: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """At once where nothing is hidden; otherwise the player to act is called first."""
        if self._still or self.table.over or not (self.curtain.hides and self.me in self.table.asked):
            self.begin(way())
            return
        self._put_away()
        self._wish = way
        self.curtain.call()
        self._screen.refresh()
        self._screen.show_banner()

    def tap(self, token: str, *, confirmed: bool = False, dragged: bool = False) -> None:
        """`confirmed`: by a button of the prompt, which says by itself what a lesson has against it."""
        if self.curtain.called and self.curtain.down and self.moments.event is None:
            return
        if self.moments.event is not None and not confirmed:
            self.go_on()
            return
        if not confirmed and self._refuses(self.teaching.bars(token, self.presenter.leads)):
            return
        try:
            tapped = self.presenter.tapped(self.scene(), token, confirmed=confirmed, dragged=dragged)
        except EngineError:
            self._impossible()
            return
        self.lift()
        if tapped.plan:
            self._do_together(tapped.plan, tapped.picks)
        elif tapped.picks is not None:
            self.picks = tapped.picks
            self._screen.refresh()
        elif tapped.action is not None:
            self.act(tapped.action)
        elif tapped.order:
            self._screen.order(tapped.order)

    def act(self, action: Action) -> bool:
        """Whether it is taken."""
        if self.teaching.only is not None:
            text = self.rules.text(self.me, action).partition(" ")[2]
            if self._refuses(self.teaching.bars(text, lambda move, moves: move in moves)):
                return False
        try:
            self.table.act(self.me, action)
        except EngineError:
            self._impossible()
            return False
        return True

    def skip(self) -> None:
        """To the next decision of a person, without pauses; what the game stops at is looked at first."""
        if self.moments.event is not None:
            return
        self.skipping = not self.table.asked
        self._screen.stop_telling()
        self.holding.drop(STORY, OPPONENT, PAUSE)
        self.table.skip()
        self._screen.refresh()

    def go_on(self) -> None:
        """Enough looked at."""
        looked = self.moments.event is not None
        self.moments.seen()
        self.holding.drop(OPPONENT)
        self.curtain.waits()
        self._screen.refresh()
        if self.curtain.called:
            self._screen.show_banner()
        if looked and self.me in self.asked:
            self.reporting.ask(self._what_is_asked())

    async def close(self) -> None:
        """What a person decided is still played and kept."""
        self.doing.cancel()
        await self.table.close()

    def _refuses(self, why: str | None) -> bool:
        if why is not None:
            self._screen.refuse(why)
        return why is not None

    def _try_out(self, action: Action) -> None:
        self.picks = self.presenter.tried(self.picks, action)
        self._screen.refresh()

    def _fill(self, plan: Sequence[Action]) -> None:
        """Everything of a plan but its end, and what that would be."""
        *moves, last = plan
        self.picks = self.presenter.tried(self.picks, last)
        if moves:
            self._do_together(moves)
        self._screen.refresh()

    def _do_together(self, moves: Sequence[Action], then: Any = None) -> None:
        """One decision, taken back in one go; what is picked up when all of it is done."""
        ply = self.table.ply
        self.back.did_together(range(ply, ply + len(moves)))
        self.following.extend(moves)
        self._then = then
        if not self.act(self.following.popleft()):
            self.following.clear()
            self._then = None

    def _impossible(self) -> None:
        self._screen.refuse(tr("Table", "That is not possible now."))

    def _done(self) -> None:
        """Something that took the table a moment."""
        if self.curtain.down and self.me in self.table.asked and not self.back.question.visible:
            # Others have answered.
            self.curtain.called = True
            self._screen.show_banner()
        self._screen.refresh()

    # What happens at the table

    def _hear(self, notice: notices.Notice) -> None:
        match notice:
            case notices.MovePlayed(turn):
                self._played(turn)
            case notices.MovesTakenBack(ply):
                self._taken_back(ply)
            case notices.DecisionAsked(_, seats):
                self._people_asked(seats)
            case notices.ThoughtBegan(_, seat):
                self.thinking = seat
                self._screen.show_thinking()
            case notices.TableHeld():
                self.holding.add(OPPONENT)
                self._screen.refresh()
            case notices.KeepingStopped(_, why, reason):
                self.unsaved, self.can_move = why_not_kept(reason, why), reason in MOVABLE
                self._screen.refresh()
            case notices.KeepingResumed():
                self.unsaved, self.can_move = "", False
                self._screen.refresh()
            case notices.GameFinished():
                self.skipping = False
                self._screen.refresh()

    def _played(self, turn: Turn) -> None:
        amid = turn.seat not in self.table.people and self.table.amid_decision(turn.seat)
        self.thinking = turn.seat if amid else NOBODY
        mine = turn.seat == self.me
        if mine or self.me not in self.table.asked:
            self._amid = mine and turn.chosen and self.rules.goes_on(self.table.view(self.me), self.me)
            self._play_by_itself()
            self.picks = self.presenter.kept(self.picks) if self._amid else self.presenter.no_picks
            self._deciding = NOBODY
        if self.curtain.played(turn, self.me):
            self._put_away()
        self._others_moved = self._others_moved or not mine
        sentences = self.log.add(turn)
        self.advising.moved()
        if mine and turn.chosen:
            self.recap = ""
        seen = turn.seen_by(self.viewer)
        stopped = self._stop_at(turn, seen)
        if self.stepping and not amid and (turn.chosen or turn.goes_on):
            self.stepping = False
            self.holding.add(PAUSE)
        self.company.witness(turn.seat, seen, self.log.seen)
        self._showing.moved(amid=amid and not stopped, changed=mine or stopped or bool(seen or sentences))
        if not self.skipping or stopped:
            self.reporting.tell(seen)
            self.reporting.announce(seen, sentences, waits=stopped and self.teaching.lesson is None)
            self.reporting.speak(sentences, self.signs)
            if not (self.table.people or amid):
                self._screen.overheard(turn.ply)
        self._react()

    def _stop_at(self, turn: Turn, seen: Sequence[Event]) -> bool:
        hasty = self.skipping or self.table.pace.speed is Speed.INSTANT
        stopped = self.moments.show(turn, seen, hasty=hasty)
        if stopped and not self.table.people:
            self.begin(self.moments.pass_by(self.table.pace))
        return stopped

    def told(self) -> None:
        """All that has happened was told."""
        self.holding.drop(STORY)
        self._react()

    def _react(self) -> None:
        """Faces react to what has been told, and not before."""
        if STORY not in self.holding and not self._showing.amid and self.company.react():
            self._screen.refresh()

    def _taken_back(self, ply: int) -> None:
        self.log.cut(ply)
        self.advising.moved()
        self.company.calm()
        self.thinking = self._deciding = NOBODY
        self.moments.seen()
        self.picks = self.presenter.no_picks
        self._then = None
        self.following.clear()
        self.recap = ""
        self.skipping = False
        self._screen.stop_telling()
        self.holding.drop(STORY, OPPONENT)
        self._screen.refresh()
        self.reporting.look()
        self.reporting.signal("TakenBack", "undo", NOBODY, mine=False)

    def _people_asked(self, seats: Sequence[Seat]) -> None:
        """Of several who decide at the same time one looks after the other."""
        if self._deciding in seats:
            self._screen.refresh()
        else:
            self._decision(self.me if self.me in seats else seats[0])

    def _decision(self, seat: Seat) -> None:
        self.thinking = NOBODY
        if self.following and seat == self.me:
            self.table.act(seat, self.following.popleft())
            return
        self.following.clear()
        another = seat != self.me
        self.decisions += another or not self._amid
        self._amid = True
        self.me = self._deciding = seat
        fast = self.skipping or self.table.pace.speed.value <= Speed.FAST.value
        self.skipping = False
        if another:
            self.picks = self.presenter.no_picks
        elif self._then is not None:
            self.picks = self._then
        self._then = None
        before = self.viewer
        if self.curtain.fall(me=seat, another=another, quiet=self._settings.value.passBanner == "sound"):
            self._look()
        elif self.curtain.down or (self.curtain.shared and before is not None):
            self._put_away(all_look=before is None)
        else:
            self.log.look(self.viewer)
        if self._others_moved and fast:
            self.recap = self.log.recap(self.table.view(self.viewer), seat)
        self._screen.refresh()
        if self.curtain.called:
            self._screen.show_banner()
        if self.moments.event is None or not self.reporting.news:
            self.reporting.ask(self._what_is_asked())
        if self._others_moved or another:
            self.reporting.signal("TurnBegan", "turn", self.signs[seat], mine=True)
        self._others_moved = False

    def _what_is_asked(self) -> str:
        if self.curtain.down:
            return call_text(self.names[self.me])
        return self.presenter.prompt(self.scene(), self.back.offer()).prompt.spoken
