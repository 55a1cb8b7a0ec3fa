"""What play-outs do at once is what the rules do move by move, and nothing is lost on the way."""

from __future__ import annotations

from functools import reduce
from operator import or_

import pytest

from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.brains.chance import Luck
from speicherstadt_app.games.venedig.brains.laying import KEPT_LAYS
from speicherstadt_app.games.venedig.brains.places import places_of
from speicherstadt_app.games.venedig.brains.plans import spot_of
from speicherstadt_app.games.venedig.brains.playouts import PlayOuts
from speicherstadt_app.games.venedig.brains.sight import plans
from speicherstadt_app.games.venedig.brains.thumb import Thumb
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.setting import Setting
from speicherstadt_app.games.venedig.rules.state import BUILD, CHOOSE, NONE, OVER, PILES
from tests.games.venedig.brains.games import bot, played


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_tile_laid_at_once_is_one_built_by_the_rules(players: int) -> None:
    compared = 0
    for match, question, _ in played([bot("greedy-1")] * players, 20 + players):
        state, rules = match.state, match.rules
        assert isinstance(rules, VenedigRules)
        if state.phase != BUILD:
            continue
        thumb = PlayOuts(rules).thumb
        for action in question.legal[::7]:
            at_once = state.copy()
            spot = spot_of(thumb, action)
            edges = thumb.edges(state, spot)
            thumb.lay(at_once, question.seat, act.tile_of(action), spot)
            by_rules = rules.apply(state, question.seat, action).state
            if by_rules.turn == state.turn and by_rules.round == state.round and by_rules.phase == BUILD:
                assert at_once.points == by_rules.points
                assert (at_once.buildings, at_once.squares, at_once.spans) == (
                    by_rules.buildings,
                    by_rules.squares,
                    by_rules.spans,
                )
                assert (at_once.marks, at_once.stocks) == (by_rules.marks, by_rules.stocks)
                assert edges >= 0
                compared += 1
    assert compared > 5


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_from_everywhere_a_play_out_goes_on_to_the_end_of_a_round(players: int) -> None:
    phases = set()
    for number, (match, question, _) in enumerate(played([bot("greedy-1")] * players, 30 + players)):
        rules = match.rules
        assert isinstance(rules, VenedigRules)
        plays = PlayOuts(rules)
        phases.add(match.state.phase)
        state = rules.imagine(question.view, question.seat, Stream(number, "test"))
        last = state.round + 1
        plays.go_on(state, last, Luck(number))
        assert state.phase == OVER or (state.phase == CHOOSE and state.round == last + 1)
        assert state.piles.bit_count() + state.left == 60
        assert all(state.supply(seat, rules.box.markers) >= 0 for seat in range(players))
        tiles = state.under.bit_count() + sum(top >= 0 for top in state.tops) + len(state.built)
        assert tiles + sum(stock.bit_count() for stock in state.stocks) == 48
        assert sum(state.points) == sum(state.scores)
        if state.phase == CHOOSE:
            assert [hand.bit_count() for hand in state.hands] == [5] * players
    assert len(phases) >= 6


@pytest.mark.parametrize("players", [2, 4])
def test_every_group_and_row_is_allowed_from_its_first_move_to_its_last(players: int) -> None:
    followed = 0
    for match, question, _ in played([bot("greedy-1")] * players, 40 + players):
        rules = match.rules
        assert isinstance(rules, VenedigRules)
        view = question.view
        if view.phase not in (PILES, BUILD) or view.made:
            continue
        for plan in plans(PlayOuts(rules), view, question.seat, question.legal, Luck(1)):
            state = match.state.copy()
            for action in plan.actions:
                rules.check(state, question.seat, action)
                rules.step(state, question.seat, action)
                followed += 1
            assert view.phase == BUILD or state.phase != PILES or state.mover != question.seat
    assert followed > 100


def test_what_a_table_of_two_worked_out_changes_nothing_at_a_table_of_four() -> None:
    """They play with one box, and the board may be the same; but a point of one rival among three counts less."""
    compared = 0
    for match, question, _ in played([bot("greedy-1")] * 4, 24):
        state, rules = match.state, match.rules
        assert isinstance(rules, VenedigRules)
        if state.phase != BUILD:
            continue
        places_of.cache_clear()
        alone = list(PlayOuts(rules).thumb.lays(state, question.seat, state.stones))
        places_of.cache_clear()
        as_two = state.copy()
        rivals = [marks for seat, marks in enumerate(state.marks) if seat != question.seat]
        as_two.marks = [state.marks[question.seat], reduce(or_, rivals)]
        as_two.stocks = [state.stocks[question.seat], 0]
        as_two.lawyer, as_two.gondola = (
            min(1, (of - question.seat) % 4) if of != NONE else NONE for of in (state.lawyer, state.gondola)
        )
        Thumb(Setting(Setup(2), rules.box)).lays(as_two, 0, state.stones)
        assert PlayOuts(rules).thumb.lays(state, question.seat, state.stones) == alone
        compared += bool(alone) and any(rivals)
    assert compared > 5


def test_what_is_kept_of_a_board_serves_nothing_that_weighs_it_otherwise() -> None:
    """Late in the game, with a lawyer, or asked for fewer ways, the same board is worth something else."""
    differ = [0, 0, 0]
    for match, question, _ in played([bot("greedy-1")] * 4, 24):
        state, rules, seat = match.state, match.rules, question.seat
        assert isinstance(rules, VenedigRules)
        if state.phase != BUILD or not any(marks for of, marks in enumerate(state.marks) if of != seat):
            continue
        late, advised = state.copy(), state.copy()
        late.left = 0
        advised.lawyer = NONE if state.lawyer == seat else seat
        asked = [(state, KEPT_LAYS), (late, KEPT_LAYS), (advised, KEPT_LAYS), (state, 2)]
        kept = Thumb(rules.setting)
        answers = [list(kept.lays(each, seat, state.stones, most)) for each, most in asked]
        for (each, most), answer in zip(asked, answers, strict=True):
            places_of.cache_clear()
            assert Thumb(rules.setting).lays(each, seat, state.stones, most) == answer
        differ = [count + (other != answers[0]) for count, other in zip(differ, answers[1:], strict=True)]
    assert all(differ), "each of them makes a difference somewhere"
