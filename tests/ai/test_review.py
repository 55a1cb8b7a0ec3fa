"""A look back: blunders are found, good play is not blamed, and nothing later is known earlier."""

from __future__ import annotations

import pickle
from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import inf
from typing import Any

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.advice import must_have
from speicherstadt_app.ai.brain import Answer, Question, Stop, never
from speicherstadt_app.ai.review import FINE, VERDICTS, Looking, Review, review, verdict
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Action
from tests.ai.games import GAME, finished
from tests.ai.recorded import broken_off, random_game, recorded, strong_game


def looked_back(record: Record) -> Review:
    found = review(record)
    assert found
    return found


@cache
def of_strong_game(players: int) -> Review:
    return looked_back(strong_game(players))


@cache
def of_random_game(players: int) -> Review:
    return looked_back(random_game(players, 5))


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.long)])
def test_the_strongest_level_is_hardly_ever_blamed(players: int) -> None:
    found = of_strong_game(players)
    verdicts = [decision.verdict for decision in found.decisions]
    assert len(verdicts) - verdicts.count(FINE) <= len(verdicts) // 100
    assert {"mistake", "blunder"}.isdisjoint(verdicts)
    assert all(seat.accuracy is not None and seat.accuracy > 85 for seat in found.seats)


def test_random_play_is_blamed() -> None:
    found = of_random_game(2)
    assert all(seat.verdicts["blunder"] and seat.accuracy is not None and seat.accuracy < 60 for seat in found.seats)


class Blunderer:
    """Plays well but for one decision."""

    def __init__(self, ply: int, action: Action) -> None:
        self.well = brains.brain(GAME.card.id, "merchant")
        self.ply = ply
        self.action = action

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        found = self.well.choose(question, stop)
        return replace(found, action=self.action) if question.ply == self.ply else found


@cache
def planted() -> tuple[Record, int, int, Action]:
    """A game with a blunder in it: its record, the ply, the seat, and what would have been best."""
    well: Match[Any] = finished([Blunderer(-1, 0)] * 2, seed=4)
    looking = must_have(GAME.card.id, well.rules)
    worst = inf
    found = (0, 0, 0, 0)
    for ply, move in enumerate(well.moves):
        well.jump(ply)
        if well.phase == "purchase" and len(well.legal(move.seat)) > 1:
            best, other = looking.advise(well.state, move.seat, 2)
            if (gap := other.shares[move.seat] - best.shares[move.seat]) < worst:
                worst = gap
                found = (ply, move.seat, best.actions[0], other.actions[0])
    ply, seat, best_action, other_action = found
    assert worst < -VERDICTS[0][1]
    return recorded(finished([Blunderer(ply, other_action)] * 2, seed=4)), ply, seat, best_action


def test_a_planted_blunder_is_found() -> None:
    record, ply, seat, best = planted()
    dearest = looked_back(record).seats[seat].dearest[0]
    assert (dearest.ply, dearest.verdict, dearest.best) == (ply, "blunder", (best,))
    assert dearest.reasons


def test_shares_add_up_and_end_with_the_result() -> None:
    record = random_game(2, 5)
    found = of_random_game(2)
    assert found.over
    for point in found.curve:
        assert sum(point.shares) == pytest.approx(1)
    assert all(one.ply <= other.ply for one, other in pairwise(found.curve))
    assert record.result
    winners = record.result["winners"]
    assert isinstance(winners, list)
    assert found.curve[-1].ply == len(record.moves)
    assert found.curve[-1].shares == tuple((seat in winners) / len(winners) for seat in range(2))


def test_after_a_deal_the_curve_has_what_is_found_for_the_decision_behind_it() -> None:
    found = of_random_game(2)
    dealt = {deal.ply for deal in found.deals}
    shares = {point.ply: point.shares for point in found.curve if point.ply in dealt}
    first = [decision for decision in found.decisions if decision.ply in dealt]
    assert len(first) > 10
    assert all(shares[one.ply][one.seat] == one.best_share for one in first)


def test_the_dearest_decisions_are_the_dearest_and_have_reasons() -> None:
    found = of_random_game(2)
    for seat, mine in enumerate(found.seats):
        own = [decision for decision in found.decisions if decision.seat == seat]
        blamed = sorted((decision.loss for decision in own if decision.verdict != FINE), reverse=True)
        assert [decision.loss for decision in mine.dearest] == blamed[:3]
        assert all(decision.reasons and decision.best != decision.played for decision in mine.dearest)
        assert mine.decisions == len(own)
        assert mine.loss == pytest.approx(sum(decision.loss for decision in own))


def test_nobody_is_blamed_for_what_can_not_be_told_apart() -> None:
    for decision in of_random_game(2).decisions:
        assert decision.loss >= 0
        assert decision.verdict == (FINE if decision.loss <= decision.doubt else verdict(decision.loss))


def test_a_shipping_is_one_decision() -> None:
    shippings = [decision for decision in of_strong_game(2).decisions if decision.phase == "shipping"]
    assert max(len(decision.played) for decision in shippings) > 1
    plies = [ply for one in shippings for ply in range(one.ply, one.ply + len(one.played))]
    assert len(set(plies)) == len(plies)


def test_where_nothing_could_be_chosen_nothing_is_judged() -> None:
    record = strong_game(2)
    match: Match[Any] = Match(GAME.rules(record.setup))
    judged = {decision.ply for decision in of_strong_game(2).decisions}
    for text in record.moves:
        if len(match.legal(match.actors[0])) == 1:
            assert match.ply not in judged
        match.play_text(text)


def test_a_review_knows_nothing_of_what_comes_later() -> None:
    record = random_game(2, 5)
    whole = of_random_game(2)
    middle = whole.decisions[len(whole.decisions) // 2].ply
    half = looked_back(broken_off(record, middle))
    assert not half.over
    assert half.decisions == tuple(decision for decision in whole.decisions if decision.ply < middle)
    assert half.deals == tuple(deal for deal in whole.deals if deal.ply <= middle)
    assert half.curve == whole.curve[: len(half.curve)]


def test_the_same_record_gives_the_same_review() -> None:
    assert looked_back(random_game(2, 5)) == of_random_game(2)


def test_a_review_can_be_sent_from_one_process_to_another() -> None:
    assert pickle.loads(pickle.dumps(of_random_game(2))) == of_random_game(2)


def test_a_game_without_moves_can_be_looked_back_at() -> None:
    found = looked_back(broken_off(random_game(3, 5), 0))
    assert (found.over, found.moves, found.curve, found.decisions) == (False, 0, (), ())
    assert [seat.accuracy for seat in found.seats] == [None] * 3


def test_a_broken_record_is_refused_where_it_breaks() -> None:
    record = random_game(2, 5)
    with pytest.raises(EngineError) as refused:
        review(replace(record, moves=(*record.moves[:7], "0 buy", *record.moves[7:])))
    assert refused.value.ply == 7


def test_progress_is_told_and_ends_with_all() -> None:
    told: list[tuple[int, int]] = []
    record = broken_off(random_game(2, 5), 60)
    review(record, progress=lambda done, whole: told.append((done, whole)))
    assert [whole for _, whole in told] == [60] * len(told)
    assert [done for done, _ in told] == sorted({done for done, _ in told})
    assert told[-1] == (60, 60)


def test_somebody_may_say_stop() -> None:
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 5

    assert review(random_game(2, 5), stop=stop) is None
    assert len(asked) < 50


def test_broken_off_time_and_again_it_finds_the_same_in_the_end() -> None:
    record = broken_off(random_game(2, 5), 60)
    looking, patience, found = Looking(record), 4, None
    while found is None:
        patience *= 2
        questions = iter(range(patience))
        found = looking.go_on(lambda left=questions: next(left, None) is None)  # type: ignore[misc]
    assert patience > 64, "it was broken off"
    assert found == review(record)


@pytest.mark.parametrize(
    ("loss", "called"),
    [(0, "fine"), (0.0299, "fine"), (0.03, "slip"), (0.07, "mistake"), (0.1499, "mistake"), (0.15, "blunder")],
)
def test_a_loss_is_called_by_its_size(loss: float, called: str) -> None:
    assert verdict(loss) == called


def test_progress_counts_no_deals() -> None:
    record = broken_off(random_game(2, 5), 60)
    deals = next(ply for ply, move in enumerate(record.moves) if not move.startswith("*"))
    told: list[tuple[int, int]] = []
    looking = Looking(record)
    for _ in range(2):
        looking.go_on(progress=lambda done, whole: told.append((done, whole)), most=1)
    assert deals > 1
    assert told[0] == (0, 60)
    assert (deals, 60) not in told, "deals before the first decision take no time"
