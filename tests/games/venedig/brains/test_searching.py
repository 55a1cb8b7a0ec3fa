"""When a plan that looks worse is no longer tried, and how far play-outs look."""

from __future__ import annotations

import pytest

from speicherstadt_app.ai.brain import Question, never
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.brains import searching
from speicherstadt_app.games.venedig.brains.levels import LEVELS
from speicherstadt_app.games.venedig.brains.plans import Plan
from speicherstadt_app.games.venedig.brains.playouts import PlayOuts
from speicherstadt_app.games.venedig.brains.searching import Search, Tried, divided
from speicherstadt_app.games.venedig.brains.thinking import ThinkingBrain
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import CHOOSE, State
from tests.games.venedig.brains.games import bot, played

WORSE = Plan((1,), 0.0)
BETTER = Plan((2,), 0.0)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> dict[Plan, int]:
    """How often each plan is tried, where each brings the same every time."""
    counted = {WORSE: 0, BETTER: 0}

    def value(_search: Search, _world: State, plan: Plan, _number: int) -> float:
        counted[plan] += 1
        return float(plan is BETTER)

    monkeypatch.setattr(Search, "value", value)
    return counted


@pytest.mark.parametrize(("patient", "least"), [(False, 6), (True, 12)])
def test_no_plan_is_left_out_too_soon(looks: dict[Plan, int], *, patient: bool, least: int) -> None:
    _, question, _ = next(played([bot("greedy-1")] * 6, 1))
    assert isinstance(question.rules, VenedigRules)
    plays = PlayOuts(question.rules)
    search = Search(plays, question.view, question.seat, 1, Stream(1), never, patient=patient)
    found = search.run([WORSE, BETTER], 30)
    assert [plan.actions for plan in found] == [BETTER.actions, WORSE.actions]
    assert looks == {WORSE: least, BETTER: least}


def test_who_takes_its_time_leaves_out_only_what_is_far_behind() -> None:
    """The worse one is behind by 2.6 deviations."""
    better, worse = Tried(BETTER), Tried(WORSE)
    for number in range(15):
        better.note(1.0)
        worse.note(1.0 if number % 3 else -1.0)
    assert worse.mean < better.mean
    assert divided([better, worse], searching.SURE)[1] == [worse]
    assert divided([better, worse], searching.PATIENCE[1])[1] == []


def test_who_looks_further_counts_both_rounds_alike() -> None:
    for match, question, answer in played([bot("greedy-1")] * 6, 4):
        if match.state.round == 3 and match.state.phase == CHOOSE:
            assert isinstance(question.rules, VenedigRules)
            plays = PlayOuts(question.rules)
            plan = Plan((answer.action,), 0.0)

            def value(
                rounds: int,
                *,
                further: bool = False,
                asked: Question = question,
                plays: PlayOuts = plays,
                plan: Plan = plan,
            ) -> float:
                search = Search(
                    plays, asked.view, asked.seat, rounds, Stream(7), never, measure=plays.chances, further=further
                )
                return search.value(search.imagine(0), plan, 0)

            near, far = value(1), value(2)
            assert near != far
            assert value(1, further=True) == (near + far) / 2
            return


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_only_the_doge_of_six_takes_its_time_and_looks_further(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[bool, bool]] = []

    class Watched(Search):
        def __init__(self, *given: object, patient: bool, further: bool, **named: object) -> None:
            asked.append((patient, further))
            super().__init__(*given, patient=patient, further=further, **named)  # type: ignore[arg-type]

    monkeypatch.setattr("speicherstadt_app.games.venedig.brains.thinking.Search", Watched)
    _, question, _ = next(played([bot("greedy-1")] * players, 1))
    for name, level in LEVELS.items():
        asked.clear()
        ThinkingBrain(level).choose(question)
        does = name == "doge" and players == 6
        assert asked == ([(does, does)] if level.worlds else [])
