"""The search for any game: it wins, it can't cheat, and it can't be foreseen where many choose at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice, pairwise
from statistics import fmean
from typing import Any

import pytest

from speicherstadt_app.ai import advice, brains
from speicherstadt_app.ai.brain import Answer, Brain, Question, Stop, never
from speicherstadt_app.ai.general import LEVELS, ImaginingAnalyst, ImaginingBrain
from speicherstadt_app.ai.hints import hints
from speicherstadt_app.ai.imagining import search
from speicherstadt_app.ai.payoffs import win_shares
from speicherstadt_app.ai.playing import played_out
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.ai.review import review
from speicherstadt_app.ai.review_form import from_text, to_text
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.engine.rules import CHANCE, Action, Move, Rules, Seat, Setup
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from tests.fixture_game.registered import registered
from tests.fixture_game.rules.notation import Kind, pack
from tests.fixture_game.rules.rules import GAME
from tests.fixture_game.rules.state import points_of

BRAINS = {name: ImaginingBrain(level) for name, level in LEVELS.items()}


def shares_of_wins(one: Brain, other: Brain, players: int, deals: int) -> list[float]:
    """The one against others in every seat of each deal: its share of the wins, deal by deal."""
    found = []
    for deal in range(deals):
        won = 0.0
        for seat in range(players):
            seats = [other] * players
            seats[seat] = one
            match = played_out(Dealer(GAME, players, deal), seats, 100 * deal + seat)
            won += win_shares(match.outcome())[seat]
        found.append(won / players)
    return found


def questions(
    players: int, seeds: Sequence[int], iterations: int | None = None
) -> Iterator[tuple[Match[Any], Question]]:
    """Every decision of games at random, with the match as it stands."""
    for seed in seeds:
        dealer = Dealer(GAME, players, seed)
        match: Match[Any] = Match(dealer.rules)
        chance = Stream(seed, "test")
        while match.actors:
            if match.actors == (CHANCE,):
                dealer.serve(match)
                continue
            seat = chance.choice(match.actors)
            view = match.rules.view(match.state, seat)
            if len(match.legal(seat)) > 1:
                yield match, Question(match.rules, view, seat, match.legal(seat), seed, match.since(seat), iterations)
            match.play(seat, chance.choice(match.legal(seat)))


def dealt(hands: Sequence[Sequence[int]]) -> Match[Any]:
    """The first round of sealed bids, with three lots to win."""
    deals = [f"* deal {seat} {card}" for seat, hand in enumerate(hands) for card in hand]
    return Match(GAME.rules(Setup(len(hands))), [*deals, "* turn 3"])


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_chance(players: int) -> None:
    won = shares_of_wins(BRAINS["novice"], RandomBrain(), players, 30)
    assert fmean(won) > 1 / players


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("players", [2, 4])
def test_more_thought_wins_more(players: int) -> None:
    """The strongest against the next is left out: it takes hours to tell them apart."""
    ladder: list[Brain] = [RandomBrain(), *BRAINS.values()]
    for weaker, stronger in pairwise(ladder[:-1]):
        won = shares_of_wins(stronger, weaker, players, 300)
        assert fmean(won) > 1 / players


def is_honest(positions: int, brain: Brain) -> None:
    """Whatever the others really hold, the same view has the same answer."""
    asked = chain.from_iterable(questions(players, range(200)) for players in (2, 3, 5, 6))
    number = 0
    for number, (match, question) in enumerate(islice(asked, positions), start=1):
        answer = brain.choose(question)
        other = match.rules.imagine(question.view, question.seat, Stream(number, "other"))
        assert brain.choose(replace(question, view=match.rules.view(other, question.seat))) == answer
    assert number == positions


def test_whatever_the_others_really_hold_the_answer_is_the_same() -> None:
    is_honest(60, BRAINS["novice"])


@pytest.mark.long
@pytest.mark.parametrize("level", BRAINS)
def test_over_a_thousand_positions_whatever_the_others_hold(level: str) -> None:
    is_honest(1000, ImaginingBrain(replace(LEVELS[level], iterations=24)))


def bids_begin(players: int, seed: int) -> Match[Any]:
    """A game at its first bids."""
    dealer = Dealer(GAME, players, seed)
    match: Match[Any] = Match(dealer.rules)
    dealer.serve(match)
    return match


@pytest.mark.parametrize("seed", range(3))
def test_the_answer_does_not_depend_on_who_has_sealed_already(seed: int) -> None:
    answers = []
    for sealed in ([], [1], [2], [1, 2], [2, 1]):
        match = bids_begin(3, seed)
        for number, seat in enumerate(sealed):
            match.play(seat, match.legal(seat)[number])
        view = match.rules.view(match.state, 0)
        asked = Question(match.rules, view, 0, match.legal(0), 7, match.since(0))
        answers.append(BRAINS["casual"].choose(asked))
    assert answers == [answers[0]] * 5


def test_in_games_of_brains_the_order_of_sealing_changes_nothing() -> None:
    """Seats are asked in their order there; each answers as if it were the first."""
    told: list[Question] = []

    class Told:
        def choose(self, question: Question, stop: Stop = never) -> Answer:
            told.append(question)
            return RandomBrain().choose(question)

    played_out(Dealer(GAME, 4, 1), [Told()] * 4, 1)
    bids = [question for question in told if question.rules.phase(question.view) == "bid"][:4]
    assert {question.ply for question in bids} == {bids[0].ply}
    for question in bids:
        view = question.rules.unsealed(question.view, question.seat)
        alone = BRAINS["novice"].choose(replace(question, view=view))
        assert BRAINS["novice"].choose(question) == alone


def test_whoever_is_foreseen_is_beaten_so_it_mixes() -> None:
    drawn: Counter[int] = Counter()
    match = bids_begin(2, 1)
    view = match.rules.view(match.state, 0)
    for seed in range(30):
        question = Question(match.rules, view, 0, match.legal(0), seed, match.ply)
        drawn[BRAINS["casual"].choose(question).action] += 1
    assert len(drawn) > 1, "the same card every time would be foreseen"


HEADS, TAILS = 1, 2


class Pennies(Rules[list[int]]):
    """Each shows a penny at the same time: both heads, seat 0 wins; one of each, seat 1; both tails, they share.

    Who shows heads in a third of cases can't be exploited, and who does anything else can.
    """

    def __init__(self) -> None:
        self.setup = Setup(2)

    def start(self) -> list[int]:
        return [0, 0]

    def copy(self, state: list[int]) -> list[int]:
        return state[:]

    def phase(self, state: list[int], seat: Seat | None = None) -> str:
        return "show" if 0 in state else "over"

    def actors(self, state: list[int]) -> tuple[Seat, ...]:
        return tuple(seat for seat in (0, 1) if not state[seat])

    def legal(self, state: list[int], seat: Seat) -> Sequence[Action]:
        return (HEADS, TAILS)

    def chances(self, state: list[int]) -> Sequence[tuple[Action, int]]:
        return ()

    def step(self, state: list[int], seat: Seat, action: Action, tell: object = None) -> None:
        state[seat] = action

    def outcome(self, state: list[int]) -> Outcome:
        heads = state.count(HEADS)
        points = {2: (1, 0), 1: (0, 1), 0: (1, 1)}[heads]
        winners = tuple(seat for seat in (0, 1) if points[seat])
        return Outcome(0 not in state, points, winners, ((), ()), ())

    def text(self, seat: Seat, action: Action) -> str:
        return f"{seat} {action}"

    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        return self.text(seat, action) if viewer == seat else f"{seat} ?"

    def unsealed(self, view: list[int], seat: Seat) -> list[int]:
        return [shown if seat == own else 0 for own, shown in enumerate(view)]

    def parse(self, text: str) -> Move:
        raise NotImplementedError

    def shuffle(self, stream: Stream) -> Callable[[list[int]], Action]:
        raise NotImplementedError


def test_it_finds_a_mixture_that_nobody_can_exploit() -> None:
    rules = Pennies()
    for seat in (0, 1):
        found = search(rules, rules.start(), seat, (HEADS, TAILS), Stream(1), 4000)
        assert found.mixed
        assert found.options[0].share == pytest.approx(1 / 3, abs=0.06)


def test_a_view_is_not_changed() -> None:
    for _, question in questions(4, [1]):
        before = question.view.copy()
        BRAINS["novice"].choose(question)
        assert question.view == before


def test_stopped_before_it_began_it_answers_all_the_same() -> None:
    for _, question in questions(2, [2]):
        answer = BRAINS["keen"].choose(question, lambda: True)
        assert answer.action in question.legal


def test_the_budget_is_kept() -> None:
    for _, question in questions(3, [3]):
        if len(question.legal) > 1:
            for budget in (8, 50, 300):
                found = search(question.rules, question.view, question.seat, question.legal, Stream(1), budget)
                assert found.iterations <= budget


def test_hints_for_a_game_that_brings_nobody_who_gives_any() -> None:
    looking = ImaginingAnalyst(GAME.rules(Setup(3)))
    question = next(question for _, question in questions(3, [4]) if len(question.legal) >= 3)
    found = hints(looking, question.view, question.seat)
    assert [hint.actions[0] in question.legal for hint in found.hints] == [True] * 3
    assert found.area is None
    assert sum(looking.expected(question.view, question.seat)) == pytest.approx(1)
    shares = [hint.share for hint in found.hints]
    assert shares == sorted(shares, reverse=True)
    assert hints(looking, question.view, question.seat) == found


def test_a_game_without_brains_has_opponents_and_hints_all_the_same() -> None:
    with registered() as game_id:
        assert brains.levels(game_id) == tuple(LEVELS)
        assert "random" in brains.known_levels(game_id)
        assert brains.flaw(game_id) is None
        for level in brains.known_levels(game_id):
            brain = brains.brain(game_id, level)
            match = played_out(Dealer(GAME, 2, 1), [brain, RandomBrain()], 1) if level != "keen" else None
            assert match is None or match.over
        rules = GAME.rules(Setup(3))
        assert advice.analyst(game_id, rules)


def test_a_finished_game_with_secrets_can_be_reviewed_without_its_luck() -> None:
    """What a deal brings depends there on who looks, and is told to nobody as if it were the same for all."""
    with registered() as game_id:
        match = played_out(Dealer(GAME, 2, 3), [RandomBrain()] * 2, 3)
        record = record_of(GAME, match, (Player("Ada", "human"), Player("Bo", "human")), seed=3)
        found = review(record)
        assert found is not None
        assert (found.over, found.deals) == (True, ())
        assert found.curve[-1].shares == win_shares(match.outcome())
        assert [seat.luck for seat in found.seats] == [0, 0]
        assert {one.seat for one in found.decisions} == {0, 1}
        assert all(seat.accuracy is None for seat in found.seats), "nobody has measured what accuracy is in this game"
        assert from_text(to_text(found, "key"), "key") == found
        assert game_id == record.game


def test_several_moves_of_one_decision_are_weighed_as_one() -> None:
    looking = ImaginingAnalyst(GAME.rules(Setup(2)))
    for _, question in questions(2, range(20)):
        rules, view, seat = question.rules, question.view, question.seat
        if rules.phase(view) == "take" and view.left == 2 and len(view.lots) > 3:
            lots = [pack(Kind.TAKE, (), (lot,)) for lot in sorted(view.lots, key=points_of)]
            poor = looking.weigh(view, seat, lots[:2])
            good = looking.weigh(view, seat, lots[-2:])
            assert len(good.actions) == 2
            assert good.shares[seat] > poor.shares[seat]
            return
    raise AssertionError("nobody took two lots")


def test_who_plays_any_game_can_be_asked_for_by_name_in_each() -> None:
    assert brains.brain("speicherstadt", "casual") == BRAINS["casual"]
    assert "casual" not in brains.known_levels("speicherstadt")


@pytest.mark.long
def test_in_a_long_game_it_beats_chance() -> None:
    won = 0.0
    for seed in range(6):
        brain = brains.brain("speicherstadt", "casual")
        match = played_out(Dealer(registry.find("speicherstadt"), 2, seed), [brain, RandomBrain()], seed)
        won += win_shares(match.outcome())[0]
    assert won > 4
