"""The brain of all levels: finds plans, looks as far ahead as its level does, and gives out single moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from speicherstadt_app.ai.brain import Answer, Question, Stop, never
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.brains import sight
from speicherstadt_app.games.venedig.brains.answering import (
    A_ROUND,
    SCALE,
    Liked,
    alone,
    answer,
    eased,
    liked,
    share_of_win,
)
from speicherstadt_app.games.venedig.brains.chance import Luck
from speicherstadt_app.games.venedig.brains.chances import Chances
from speicherstadt_app.games.venedig.brains.levels import Level
from speicherstadt_app.games.venedig.brains.plans import Plan
from speicherstadt_app.games.venedig.brains.playouts import PlayOuts
from speicherstadt_app.games.venedig.brains.searching import Measure, Search
from speicherstadt_app.games.venedig.brains.styles import PLAIN, Style
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import (
    BEG,
    CHOOSE,
    COUNCIL,
    EXCHANGE,
    GIVE,
    MARKERS,
    PILES,
    SABOTAGE,
    SPY,
    USE,
    State,
)

KEPT_GROUPS: Final = 16
DUEL: Final = 2
OF_A_CHANCE: Final = 0.8
"""Where somebody goes by the chance to win, a point is dearer: so much a liking counts there."""
PLANS: Final = {CHOOSE: 5, EXCHANGE: 6, GIVE: 5, COUNCIL: 6, SPY: 5, USE: 4, BEG: 5, SABOTAGE: 6}
"""Where there are so few that all are tried, whatever the level."""


@lru_cache(maxsize=8)
def play_outs(rules: VenedigRules) -> PlayOuts:
    return PlayOuts(rules)


class ThinkingBrain:
    """The groups that it keeps are those of an exact question: looking them up changes no answer."""

    def __init__(self, level: Level, style: Style = PLAIN) -> None:
        self._level: Final = level if style is PLAIN else level.in_character()
        self._style: Final = style
        self._groups: Final[dict[object, list[Plan]]] = {}

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        rules = question.rules
        assert isinstance(rules, VenedigRules)
        if len(question.legal) == 1:
            return alone(question.legal[0], rules.setup.players)
        plays = play_outs(rules)
        view: State = rules.unsealed(question.view, question.seat)
        likings: list[Liked] = []
        if view.phase in (PILES, MARKERS):
            likings = self._driving(plays, question, view, stop)
        if not likings:
            stream = question.stream()
            likings = self._liked(plays, self._thought(plays, question, view, stream, stop), stream)
        return answer(likings, self._share(plays, view))

    def _measure(self, plays: PlayOuts) -> Measure:
        return plays.chances if plays.thumb.players in self._level.chances else plays.worth

    def _zeal(self, plays: PlayOuts, view: State) -> float:
        """How much likings count: less and less towards the end of the game."""
        found = self._level.zeal * plays.worth.fade(view)
        if plays.thumb.players == DUEL:
            found *= self._style.duel
        if not self._level.ease:
            found *= self._style.unerring
        return OF_A_CHANCE * found if isinstance(self._measure(plays), Chances) else found

    def _share(self, plays: PlayOuts, view: State) -> Callable[[float], float]:
        measure = self._measure(plays)
        if isinstance(measure, Chances):
            return partial(measure.told, view)
        scale = SCALE + A_ROUND * plays.worth.rounds_left(view)
        return partial(share_of_win, players=plays.thumb.players, scale=scale)

    def _liked(self, plays: PlayOuts, plans: list[Plan], stream: Stream) -> list[Liked]:
        ease = self._level.ease.get(plays.thumb.players)
        return eased(plans, ease, self._level.most, stream) if ease else liked(plans)

    def _thought(self, plays: PlayOuts, question: Question, view: State, stream: Stream, stop: Stop) -> list[Plan]:
        """Plans with what they are worth beside the others."""
        legal = question.legal if view is question.view else plays.rules.legal(view, question.seat)
        plans = sight.plans(plays, view, question.seat, legal, Luck(stream.bits()))
        plans = sight.sensible(plays, view, question.seat, plans)
        level = self._level
        zeal = self._zeal(plays, view)
        if not level.worlds or len(plans) == 1:
            liked = ((plan, self._style.of_plan(plays.rules.box, view, plan)) for plan in plans)
            return [plan._replace(worth=plan.worth + zeal * liking) for plan, liking in liked]
        plans = plans[: max(level.plans, PLANS.get(view.phase, 0))]
        players = plays.thumb.players
        worlds, rounds = level.looks(players)
        search = Search(
            plays,
            view,
            question.seat,
            rounds,
            stream,
            stop,
            self._style,
            zeal=zeal,
            answers=players in level.answers,
            measure=self._measure(plays),
            patient=players in level.patient,
            further=players in level.further,
        )
        return search.run(plans, question.iterations or worlds)

    def _driving(self, plays: PlayOuts, question: Question, view: State, stop: Stop) -> list[Liked]:
        """The next moves of the groups that were there before the first pile; none if those were not followed."""
        seat = question.seat
        if view.phase == MARKERS and plays.rules.setting.any_marker:
            # Each marker is chosen for itself there: so the levels were measured.
            return []
        before = _before_driving(plays.rules, question, view)
        names = ("brain", seat, before.round, before.turn, before.card)
        setting = plays.rules.setting
        game = (setting.box, setting.cards, setting.any_marker)
        key = (*game, before.key(), question.seed, seat, question.iterations)
        plans = self._groups.get(key)
        if plans is None:
            plans = self._thought(plays, question, before, Stream(question.seed, *names, "groups"), stop)
            if len(self._groups) >= KEPT_GROUPS:
                self._groups.clear()
            if not stop():
                self._groups[key] = plans
        done = {act.one(act.PILE, cell) for cell in numbers(view.fresh)}
        done |= {act.one(act.MARK, cell) for cell in numbers(view.fresh & view.marks[seat])}
        found = []
        for plan, liking in self._liked(plays, plans, Stream(question.seed, *names, "liked")):
            rest = tuple(action for action in plan.actions if action not in done)
            if len(rest) == len(plan.actions) - len(done) and rest and rest[0] in question.legal:
                found.append(Liked(Plan(rest, plan.worth), liking))
        return found


def _before_driving(rules: VenedigRules, question: Question, view: State) -> State:
    """The view before the first pile: the decision may have begun with the use of a card, or a copy of one."""
    if not question.played:
        return view
    before: State = question.began
    for action in question.played:
        if before.phase == PILES:
            break
        before = rules.follow(before, question.seat, rules.text(question.seat, action)).state
    return before
