"""Hints and reviews: every option is legal, judged by what the seat may know, and says why in facts of the table."""

from __future__ import annotations

from typing import cast

import pytest

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.hints import hints
from speicherstadt_app.engine.rules import CHANCE, Action, Move
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.brains.advising import analyst
from speicherstadt_app.games.venedig.brains.reasons import GROUPS, End
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import DRIVER, standard_box
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import BUILD, CHOOSE, PHASES, PILES, State
from speicherstadt_app.games.venedig.words.reasons import reason_text, reason_words
from tests.games.venedig.brains.games import bot, played

BOX = standard_box()


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


def test_reasons_between_say_that_a_pile_driver_ends_the_game_and_by_how_much_one_leads() -> None:
    """As the rules do: the start player drives the last piles before anybody else acts."""
    told = 0
    for _, question, _ in played([bot("greedy-1")] * 2, 3):
        if question.view.phase != CHOOSE:
            continue
        seat, hand = question.seat, [action >> act.KIND_BITS for action in question.legal]
        last = max((BOX.value[card] for card in hand if BOX.role[card] == DRIVER), default=0)
        if question.view.start != seat or not last:
            continue
        view = question.view.copy()
        view.left = last
        looking = analyst(question.rules)
        options = [(action, looking.weigh(view, seat, (action,))) for action in question.legal]
        for action, option in options:
            for _, other in options:
                reasons = looking.reasons(view, seat, option, other)
                found = [reason for reason in reasons if reason.group == "end" and reason.here["ends"]]
                for reason in found:
                    told += 1
                    assert reason == reasons[0] or reason.weight < 0
                    assert {each.group for each in reasons} <= {"end", "now"}
                    assert reason.here["lead"] == view.scores[seat] - view.scores[1 - seat]
                    assert ends_alone(question, view, action)
    assert told


def ends_alone(question: Question, view: State, choice: Action) -> bool:
    """Whether the game is over once this seat, which begins, has driven its piles."""
    rules, seat = question.rules, question.seat
    state = rules.imagine(view, seat, Stream(1, "end"))
    for actor in list(rules.actors(state)):
        state = rules.apply(state, actor, choice if actor == seat else rules.legal(state, actor)[0]).state
    while rules.phase(state) != "over":
        (actor,) = rules.actors(state)
        if actor not in {CHANCE, seat}:
            return False
        state = rules.apply(state, actor, rules.legal(state, actor)[0]).state
    return True


def test_reasons_between_are_silent_or_have_words_in_some_hundred_decisions() -> None:
    compared = silent = 0
    for _, question, _ in played([bot("greedy-1")] * 3, 6):
        if len(question.legal) < 2 or compared >= 200:
            continue
        looking = analyst(question.rules)
        first, last = (looking.weigh(question.view, question.seat, (question.legal[n],)) for n in (0, -1))
        better, worse = sorted((first, last), key=lambda option: -option.shares[question.seat])
        reasons = looking.reasons(question.view, question.seat, better, worse)
        compared += 1
        silent += not reasons
        names = ("Anna", "Bruno", "Clara")
        assert all(reason.group in GROUPS and reason_text(reason, BOX, names) for reason in reasons)
        assert "chances" not in reason_words(reasons, cast("VenedigRules", question.rules), names)
    assert compared > 100
    assert silent < compared / 2
