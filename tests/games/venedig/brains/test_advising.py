"""Hints and reviews: every option is legal, judged by what the seat may know, and says why in facts of the table."""

from __future__ import annotations

import pytest

from speicherstadt_app.ai.hints import hints
from speicherstadt_app.engine.rules import Move
from speicherstadt_app.games.venedig.brains.advising import analyst
from speicherstadt_app.games.venedig.brains.reasons import GROUPS, End
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.state import BUILD, PHASES, PILES
from tests.games.venedig.brains.games import bot, played


def test_in_every_phase_there_are_hints_with_reasons_in_known_facts() -> None:
    seen: set[str] = set()
    looking = None
    for _, question, _ in played([bot("greedy-1")] * 4, 5):
        looking = looking or analyst(question.rules)
        phase = PHASES[question.view.phase]
        if phase in seen or len(question.legal) < 3 or question.view.round < 4:
            continue
        seen.add(phase)
        found = hints(looking, question.view, question.seat)
        assert 1 <= len(found.hints) <= 3
        for hint in found.hints:
            assert hint.actions[0] in question.legal
            assert 0 <= hint.share <= 1
            for reason in hint.reasons:
                assert set(reason.here) <= set(GROUPS[reason.group])
                assert set(reason.there) <= set(GROUPS[reason.group])
        if len(found.hints) > 1:
            assert all(hint.reasons for hint in found.hints)
    assert {"choose", "piles", "build", "council"} <= seen


def test_a_row_or_a_group_is_one_decision() -> None:
    found: dict[str, int] = {}
    games = [(question, answer) for _, question, answer in played([bot("greedy-1")] * 3, 2)]
    looking = analyst(games[0][0].rules)
    for number, (question, _) in enumerate(games):
        view = question.view
        if view.phase in (PILES, BUILD) and not view.made and len(question.legal) > 1:
            moves = [Move(later.seat, answer.action) for later, answer in games[number:]]
            count = looking.decision(view, question.seat, moves)
            kinds = [move.action & act.KIND_MASK for move in moves[:count]]
            if view.phase == BUILD:
                assert set(kinds) == {act.BUILD}
            else:
                assert kinds.count(act.PILE) == min(view.stones, view.left)
            found[PHASES[view.phase]] = max(count, found.get(PHASES[view.phase], 0))
    assert found["piles"] > 3
    assert found["build"] > 1


def test_what_a_tile_brings_at_once_is_told_to_the_point() -> None:
    for match, question, answer in played([bot("greedy-1")] * 3, 4):
        if match.state.phase == BUILD and len(question.legal) > 1:
            option = analyst(question.rules).weigh(question.view, question.seat, (answer.action,))
            after = match.rules.apply(match.state, question.seat, answer.action).state
            assert isinstance(option.end, End)
            if after.round == match.state.round and after.turn == match.state.turn:
                assert option.end.after.scores == after.scores
                assert option.end.after.points == after.points
                return
    pytest.fail("nobody built")
