"""Hints: what could be done, how good it is, and reasons that are true."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from speicherstadt_app.ai.advice import Analyst, Fact, Option, Reason, must_have
from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.hints import Hints, hints, thoughts
from speicherstadt_app.games.speicherstadt.brains.evaluators import plain
from speicherstadt_app.games.speicherstadt.brains.greedy import GreedyBrain
from speicherstadt_app.games.speicherstadt.brains.reasons import GROUPS, SAME, End, facts_of, points_by_group
from speicherstadt_app.games.speicherstadt.brains.values import valuer
from speicherstadt_app.games.speicherstadt.brains.weights import WEIGHTS
from speicherstadt_app.games.speicherstadt.rules.cards import Box, standard_box
from speicherstadt_app.games.speicherstadt.rules.state import PURCHASE, SHIPPING
from tests.ai.games import GAME, positions

BOX: Box = standard_box()


@cache
def some_questions(players: int) -> tuple[Question, ...]:
    """Of all phases, from the first round to the last."""
    questions = [question for question in positions(players, seed=players) if len(question.legal) > 1]
    found = questions[:: len(questions) // 10]
    return (*found, *(question for question in questions if question.view.phase == SHIPPING))[:14]


def looking(question: Question) -> Analyst:
    return must_have(GAME.card.id, question.rules)


def hinted(question: Question) -> Hints:
    return hints(looking(question), question.view, question.seat)


@pytest.mark.parametrize("players", [2, 4])
def test_hints_are_few_different_and_the_best_stands_first(players: int) -> None:
    for question in some_questions(players):
        found = hinted(question).hints
        shares = [hint.share for hint in found]
        assert 1 <= len(found) <= 3
        assert shares == sorted(shares, reverse=True)
        assert all(0 <= share <= 1 and hint.doubt > 0 for share, hint in zip(shares, found, strict=True))
        assert len({hint.actions for hint in found}) == len(found)


@pytest.mark.parametrize("players", [2, 5])
def test_what_is_hinted_can_be_done(players: int) -> None:
    for question in some_questions(players):
        for hint in hinted(question).hints:
            state = question.view
            for action in hint.actions:
                state = question.rules.apply(state, question.seat, action).state


def test_options_whose_intervals_overlap_are_equally_good() -> None:
    seen = set()
    for question in some_questions(3):
        best, *others = hinted(question).hints
        assert best.level
        for hint in others:
            assert hint.level == (best.share - hint.share <= best.doubt + hint.doubt)
            seen.add(hint.level)
    assert seen == {True, False}


def test_there_is_a_reason_for_nine_choices_in_ten() -> None:
    """138 of 152: 31 of 37, 39 of 39, 31 of 39 and 37 of 37 with two to five players."""
    told = hinted_at = 0
    for players in (2, 3, 4, 5):
        for question in some_questions(players):
            found = hinted(question)
            assert found.area in (*GROUPS, SAME, None)
            told += sum(bool(hint.reasons) for hint in found.hints)
            hinted_at += len(found.hints)
    assert told >= hinted_at * 0.9


def test_where_nothing_can_be_chosen_there_is_one_hint_without_a_reason() -> None:
    forced = next(question for question in positions(2, seed=1) if len(question.legal) == 1)
    found = hinted(forced)
    assert [hint.actions for hint in found.hints] == [tuple(forced.legal)]
    assert (found.area, found.hints[0].reasons) == (None, ())


def test_hints_depend_on_the_position_alone() -> None:
    questions = some_questions(3)
    one = looking(questions[0])
    in_order = [hints(one, question.view, question.seat) for question in questions]
    assert [hinted(question) for question in reversed(questions)] == in_order[::-1]


def test_in_a_hurry_there_is_a_hint_as_well() -> None:
    for question in some_questions(5):
        assert hints(looking(question), question.view, question.seat, lambda: True).hints[0].actions


# Reasons


def compared(players: int) -> Iterator[tuple[Question, Option, Option, tuple[Reason, ...]]]:
    for question in some_questions(players):
        one = looking(question)
        best, *others = one.advise(question.view, question.seat, 3)
        for other in others:
            yield question, best, other, one.reasons(question.view, question.seat, best, other)


def ends(option: Option) -> End:
    assert isinstance(option.end, End)
    return option.end


@pytest.mark.parametrize("players", [2, 4])
def test_every_fact_is_what_both_ends_show(players: int) -> None:
    checked = 0
    for _, best, other, reasons in compared(players):
        for reason in reasons:
            if reason.group in GROUPS:
                assert reason.here == facts_of(BOX, ends(best), reason.seat, reason.group)
                assert reason.there == facts_of(BOX, ends(other), reason.seat, reason.group)
                assert reason.here != reason.there
                checked += 1
    assert checked > 10


def counted(end: End, seat: int) -> dict[str, Fact]:
    """What somebody has, counted anew from the cards, coins and cubes."""
    mine = end.everybody[seat]
    cards = [card for n, card in enumerate(BOX.cards) if mine.cards >> n & 1]
    return {
        "coins": mine.coins,
        "strength": sum(card.value for card in cards if card.kind == "firefighter"),
        "complete": sum(card.kind == "contract" for card in cards) - len(mine.needs),
        "ships": sum(card.kind == "ship" for card in cards),
    }


def test_facts_are_true_to_the_cards_and_coins() -> None:
    for _, best, other, reasons in compared(3):
        for reason in reasons:
            for facts, option in ((reason.here, best), (reason.there, other)):
                true = counted(ends(option), reason.seat)
                assert all(facts[name] == value for name, value in true.items() if name in facts)


@pytest.mark.parametrize("players", [2, 3])
def test_in_a_sale_only_those_who_still_stand_there_get_a_card(players: int) -> None:
    checked = 0
    for question in positions(players, seed=players):
        if question.view.phase != PURCHASE or len(question.legal) < 2:
            continue
        for option in looking(question).advise(question.view, question.seat, 2):
            after = question.rules.apply(question.view, question.seat, option.actions[0]).state
            columns = range(len(after.row)) if after.phase == PURCHASE else ()
            for seat, mine in enumerate(ends(option).everybody):
                waited_for = sum(1 << after.row[column] for column in columns if seat in after.line(column))
                assert not mine.cards & ~after.cards[seat] & ~waited_for
                checked += 1
    assert checked > 40


def told_alike(one: End, other: End, players: int) -> bool:
    return all(
        facts_of(BOX, one, seat, group) == facts_of(BOX, other, seat, group)
        for seat in range(players)
        for group in GROUPS
    )


def test_options_that_are_equally_good_and_end_alike_come_to_the_same() -> None:
    seen = set()
    for question, best, other, reasons in compared(4):
        level = best.level_with(other, question.seat)
        same = bool(reasons) and reasons[0].group == SAME
        assert level or not same
        assert same or not (level and told_alike(ends(best), ends(other), 4))
        seen.add((same, level))
    assert {(True, True), (False, True), (False, False)} <= seen


def test_coins_are_told_once_though_the_chamber_counts_them_too() -> None:
    told = 0
    for question in positions(2, seed=6, brain=GreedyBrain()):
        if question.view.cards[question.seat] & BOX.chambers and len(question.legal) > 1:
            for hint in hinted(question).hints:
                coins = [reason.seat for reason in hint.reasons if "coins" in reason.here]
                assert len(coins) == len(set(coins))
                told += len(coins)
    assert told > 5


def test_a_reason_speaks_for_the_option_unless_it_is_the_last() -> None:
    for _, _, _, reasons in compared(4):
        assert all(reason.weight >= 0 for reason in reasons[:-1])
        assert not reasons or reasons[0].weight > 0 or reasons[0].group == SAME


@pytest.mark.parametrize("players", [2, 5])
def test_the_parts_of_a_seat_are_all_that_its_weights_see_in_it(players: int) -> None:
    """Nothing that the evaluator counts can be without a name among the groups."""
    judge = valuer(BOX, players, WEIGHTS[players])
    evaluator = plain(players, BOX)
    for _, best, other, _ in compared(players):
        for end in map(ends, (best, other)):
            if end.outlook.rounds_left:
                owns = [evaluator.own(end.outlook, seat, mine) for seat, mine in enumerate(end.everybody)]
                scores = evaluator.scores(end.outlook, end.everybody, owns)
                sums = [sum(points_by_group(BOX, judge, end, seat).values()) for seat in range(players)]
                assert sums == pytest.approx(scores)


@pytest.mark.parametrize("players", [2, 4])
def test_thoughts_tell_of_what_was_done_and_of_what_was_better(players: int) -> None:
    for question in some_questions(players):
        looker = looking(question)
        best = hints(looker, question.view, question.seat).hints[0]
        if question.view.phase == SHIPPING:
            played = looker.advise(question.view, question.seat, 24)[-1].actions
        else:
            played = (question.legal[-1],)
        found = thoughts(looker, question.view, question.seat, played).hints
        assert [hint.actions for hint in found].count(played) == 1
        assert found[0].share >= best.share - best.doubt
        assert len(found) <= 3
        assert [hint.share for hint in found] == sorted((hint.share for hint in found), reverse=True)
