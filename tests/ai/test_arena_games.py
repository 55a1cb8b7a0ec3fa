"""What the arena plays: fairly seated, the same games for the same seed, told truly, in any game."""

from __future__ import annotations

import json
import math
from collections import Counter
from itertools import combinations, count
from typing import Any

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.arena import block as blocks_module
from speicherstadt_app.ai.arena.block import Block, play, read_block
from speicherstadt_app.ai.arena.contest import Contest, Task
from speicherstadt_app.ai.arena.measures import Sums, apart, measure_names
from speicherstadt_app.ai.arena.sprt import Bounds, Sprt
from speicherstadt_app.ai.arena.standings import Standing, standings
from speicherstadt_app.ai.arena.times import Timed, Times, quantile
from speicherstadt_app.ai.bots import Bot, read_bot
from speicherstadt_app.ai.brain import Answer, Question, Stop, never
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import EngineError, Unreadable, WrongVersion
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import read_record, replay
from speicherstadt_app.games import registry
from tests.fixture_game.registered import registered

GAME = "speicherstadt"
RANDOM, GREEDY = Bot("random"), Bot("greedy")
NAMES = measure_names(registry.facts(GAME).names, brains.habits(GAME).names)


def against(first: Bot, second: Bot, players: int = 2, seed: int = 1) -> Contest:
    return Contest(GAME, (first, second), players, seed)


def no_clock() -> float:
    return 0.0


def played(contest: Contest, number: int) -> Block:
    return play(contest.task(number), no_clock, {})


# Who sits where


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_against_the_rest_sits_once_in_each_seat_of_every_deal(players: int) -> None:
    for number in range(3):
        task = against(GREEDY, RANDOM, players).task(number)
        assert sorted(seating.index(0) for seating in task.seatings) == list(range(players))
        assert all(Counter(seating) == {0: 1, 1: players - 1} for seating in task.seatings)


def pool(bots: int, players: int) -> Contest:
    return Contest(GAME, tuple(Bot(f"bot-{number}") for number in range(bots)), players, 7, pool=True)


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (6, 2), (5, 3), (7, 4), (4, 4), (3, 4), (2, 5), (8, 5)])
def test_a_pool_plays_every_field_equally_often(bots: int, players: int) -> None:
    contest = pool(bots, players)
    rounds = math.comb(bots, players % bots)
    fields = [tuple(sorted(contest.task(number).seatings[0])) for number in range(2 * rounds)]
    assert len(set(fields)) == rounds
    assert set(Counter(fields).values()) == {2}
    games = Counter(bot for field in fields for bot in field)
    assert set(games.values()) == {2 * rounds * players // bots}
    if players <= bots:
        meetings = Counter(pair for field in fields for pair in combinations(field, 2))
        assert len(set(meetings.values())) == 1


def test_a_pool_is_balanced_before_it_has_played_every_field() -> None:
    contest = pool(8, 4)
    games: Counter[int] = Counter()
    for number in range(20):
        games.update(contest.task(number).seatings[0])
        assert max(games.values()) - min(games[bot] for bot in range(8)) <= 1


def test_in_a_pool_everybody_sits_everywhere_and_neighbours_change() -> None:
    contest = pool(4, 4)
    tasks = [contest.task(number) for number in range(40)]
    for task in tasks:
        assert all(sorted(seating[seat] for seating in task.seatings) == [0, 1, 2, 3] for seat in range(4))
    left_of_first = Counter(task.seatings[0][(task.seatings[0].index(0) + 1) % 4] for task in tasks)
    assert len(left_of_first) == 3


def test_a_contest_is_settled_by_its_seed() -> None:
    one, same, other = (against(GREEDY, RANDOM, 3, seed) for seed in (1, 1, 2))
    assert [one.task(number) for number in range(5)] == [same.task(number) for number in range(5)]
    seeds = [task.deal for contest in (one, other) for task in map(contest.task, range(50))]
    thoughts = [
        thought for contest in (one, other) for task in map(contest.task, range(50)) for thought in task.thoughts
    ]
    assert len({*seeds, *thoughts}) == len(seeds) + len(thoughts)


def test_a_bot_against_itself_has_two_names() -> None:
    assert against(GREEDY, GREEDY).names == ("greedy", "greedy (opponent)")
    assert against(GREEDY, RANDOM).names == ("greedy", "random")


# What is played


def test_the_games_of_a_block_have_the_same_deal() -> None:
    records = [read_record(line) for line in played(against(RANDOM, GREEDY, 3), 4).records]
    assert len({record.seed for record in records}) == len({record.first for record in records}) == 1
    cards = [[" ".join(move.split()[:3]) for move in record.moves if move.startswith("* deal")] for record in records]
    assert cards[0][:4] == cards[1][:4] == cards[2][:4]
    assert len({record.moves for record in records}) == 3


def test_every_game_is_right_and_can_be_played_again_from_its_seeds() -> None:
    for line in played(against(GREEDY, RANDOM, 4), 0).records:
        record = read_record(line)
        replay(record, registry.find)
        arena = record.meta["arena"]
        assert isinstance(arena, dict)
        assert record.seed is not None
        dealer = Dealer(registry.find(GAME), 4, record.seed)
        match: Match[Any] = Match(dealer.rules)
        dealer.serve(match)
        while match.actors:
            (seat,) = match.actors
            thinker = brains.brain(GAME, str(record.players[seat].more["level"]))
            legal = match.legal(seat)
            question = Question(match.rules, match.state, seat, legal, arena["thought"], match.ply)
            match.play(seat, thinker.choose(question).action if len(legal) > 1 else legal[0])
            dealer.serve(match)
        assert tuple(match.texts) == record.moves


def test_a_block_tells_what_its_records_tell() -> None:
    contest = against(GREEDY, RANDOM, 3)
    block = played(contest, 2)
    facts = registry.facts(GAME)
    wins = {"greedy": 0.0, "random": 0.0}
    sums = {level: Sums() for level in wins}
    for line in block.records:
        record = read_record(line)
        assert record.result is not None
        winners = record.result["winners"]
        assert isinstance(winners, list)
        for seat, (player, seen) in enumerate(zip(record.players, facts.read(record), strict=True)):
            level = str(player.more["level"])
            wins[level] += (seat in winners) / len(winners)
            sums[level].add(dict(zip(facts.names.figures, seen.figures, strict=True))["coins"])
    for bot, level in enumerate(("greedy", "random")):
        assert block.victories(bot) == pytest.approx(wins[level])
        assert block.measures[bot][NAMES.index("coins")] == sums[level]
    assert block.measures[0][0].count == 3
    assert block.measures[1][0].count == 6


def test_a_shared_victory_is_shared() -> None:
    block = Block(0, ((0, 1, 1), (1, 0, 1), (1, 1, 0)), [(0, 1), (1,), (0, 1, 2)])
    assert block.victories(0) == pytest.approx(1 / 2 + 1 + 1 / 3)
    assert block.victories(0) + block.victories(1) == pytest.approx(3)


def test_the_same_task_brings_the_same_block() -> None:
    contest = against(GREEDY, RANDOM, 2)
    ticks = count()
    slow = play(contest.task(1), lambda: float(next(ticks)), {})
    assert slow.same_games(played(contest, 1))
    assert not slow.same_games(played(contest, 2))
    assert slow.times != played(contest, 1).times


# Written down


def in_json(block: Block) -> Any:
    return json.loads(json.dumps(block.to_json()))


def test_a_block_can_be_written_down_and_read() -> None:
    task = against(GREEDY, RANDOM, 3).task(0)
    block = play(task, no_clock, {})
    again = read_block(in_json(block), task, len(NAMES))
    assert again.same_games(block)
    assert again.times == block.times
    assert again.to_json() == block.to_json()


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (["winners"], None),
        (["winners"], [[0]]),
        (["winners", 0], []),
        (["winners", 0], [2]),
        (["winners", 0], [True]),
        (["measures"], []),
        (["measures", "1"], []),
        (["measures", "1", 0], [1, 2]),
        (["measures", "1", 0, 1], "2"),
        (["measures", "1", 0, 0], 1.5),
        (["measures", "2"], [[0, 0, 0]] * len(NAMES)),
        (["times"], {}),
        (["times", "0"], {"x": 1}),
        (["times", "0", "3"], -1),
    ],
)
def test_a_broken_block_is_refused(where: list[Any], value: object) -> None:
    task = against(GREEDY, RANDOM).task(0)
    data = in_json(play(task, no_clock, {}))
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    with pytest.raises(Unreadable):
        read_block(data, task, len(NAMES))
    with pytest.raises(Unreadable):
        read_block([], task, len(NAMES))


# Bots by name


@pytest.mark.parametrize("word", ["greedy", "random", "greedy@100", "clerk:miser", "clerk:miser@100"])
def test_a_bot_is_called_by_one_word(word: str) -> None:
    assert str(read_bot(GAME, word)) == word


def test_the_usual_style_need_not_be_named() -> None:
    assert read_bot(GAME, f" greedy:{brains.styles(GAME)[0]}") == GREEDY


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("genius", "there is no level 'genius'; this program knows "),
        ("greedy:rude", "there is no style 'rude'; this program knows "),
        ("clerk:", "there is no style ''"),
        ("random:miser", "'random' plays in no style; leave out ':miser'"),
        ("greedy@0", "a whole number from 1 to 1000000000, not '0'"),
        ("greedy@", "not ''"),
        ("greedy@1e3", "not '1e3'"),
        ("", "there is no level ''"),
    ],
)
def test_an_unknown_bot_is_refused(word: str, why: str) -> None:
    with pytest.raises((WrongVersion, Unreadable)) as refused:
        read_bot(GAME, word)
    assert why in str(refused.value)


class Counting(RandomBrain):
    def __init__(self) -> None:
        self.budgets: list[int | None] = []

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        self.budgets.append(question.iterations)
        return super().choose(question, stop)


@pytest.mark.parametrize("iterations", [None, 25])
def test_a_budget_reaches_the_brain_and_its_time_is_taken(iterations: int | None) -> None:
    counting, times = Counting(), Times()
    ticks = iter([10.0, 10.002, 20.0, 20.002, 30.0, 31.0])
    timed = Timed(counting, iterations, lambda: next(ticks), times)
    question = Question(registry.find(GAME).rules(_setup()), None, 0, [1, 2], 1, 1)
    for _ in range(3):
        timed.choose(question)
    assert counting.budgets == [iterations] * 3
    assert quantile(times, 0.5) == pytest.approx(0.002, rel=0.04)
    assert quantile(times, 0.99) == pytest.approx(1.0, rel=0.04)


def _setup() -> Any:
    return Dealer(registry.find(GAME), 2, 1).rules.setup


def test_no_decisions_take_no_time() -> None:
    assert quantile(Times(), 0.5) is None


# What it says of them


def standing(contest: Contest, count_of_blocks: int) -> list[Standing]:
    return standings(contest, [played(contest, number) for number in range(count_of_blocks)], anchor=1)


def test_equal_bots_are_found_equal() -> None:
    first, rest = standing(against(RANDOM, RANDOM, 2), 60)
    assert first.name != rest.name
    assert first.wins.low is not None
    assert first.wins.high is not None
    assert first.wins.low <= first.fair == 0.5 <= first.wins.high
    assert first.points.low is not None
    assert first.points.high is not None
    assert first.points.low < 1000 < first.points.high
    assert first.margin.low is not None
    assert first.margin.high is not None
    assert first.margin.low < 0 < first.margin.high
    assert first.wins.value + rest.wins.value == pytest.approx(1)


def test_a_stronger_bot_is_found() -> None:
    contest = against(GREEDY, RANDOM, 3)
    sprt = Sprt(Bounds(0, 50), 3)
    numbers = count()
    while sprt.verdict == "open":
        sprt.hear(played(contest, next(numbers)).victories(0) / 3)
    assert sprt.verdict == "better"
    greedy, random = standing(contest, 12)
    assert greedy.wins.low is not None
    assert greedy.wins.low > greedy.fair == pytest.approx(1 / 3)
    assert greedy.points.low is not None
    assert greedy.points.low > random.points.value == 1000
    assert greedy.margin.low is not None
    assert greedy.margin.low > 0
    assert (greedy.games, random.games) == (36, 36)


def test_a_pool_has_a_standing_for_each_that_played() -> None:
    contest = Contest(GAME, (RANDOM, GREEDY, Bot("greedy", iterations=5)), 2, 1, pool=True)
    found = standing(contest, 3)
    assert [row.name for row in found] == ["random", "greedy", "greedy@5"]
    assert [row.games for row in found] == [4, 4, 4]
    assert sum(row.wins.value * row.games for row in found) == pytest.approx(6)
    assert len(standing(contest, 1)) == 2


def test_a_style_shows_in_deviations_of_a_single_game() -> None:
    thrifty, lavish = Sums(), Sums()
    for coins in (8, 10, 12):
        thrifty.add(coins)
        lavish.add(coins - 6)
        lavish.add(None)
    assert (thrifty.mean, thrifty.deviation) == (10, 2)
    assert apart(thrifty, lavish) == pytest.approx(3)
    assert apart(lavish, thrifty) == pytest.approx(-3)
    assert apart(thrifty, Sums()) is None


# Another game


class Highest:
    """Bids its highest card."""

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        return Answer(max(question.legal), 0.5, ())


def test_any_game_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    with registered() as game_id:
        monkeypatch.setattr(blocks_module, "_brain", lambda _, bot: Highest() if bot.level == "high" else RandomBrain())
        task: Task = Contest(game_id, (Bot("high"), RANDOM), 4, 1).task(0)
        block = play(task, no_clock, {"app": "test"})
        assert len(block.records) == 4
        assert block.measures[0][0].count == 4
        assert len(block.measures[0]) == len(measure_names(registry.facts(game_id).names))
        assert sum(block.victories(bot) for bot in (0, 1)) == pytest.approx(4)
        for line in block.records:
            assert replay(read_record(line), registry.find).over


def test_a_bot_that_breaks_the_rules_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, question: Question, stop: Stop = never) -> Answer:
            return Answer(999_999, 0.5, ())

    monkeypatch.setattr(blocks_module, "_brain", lambda *_: Cheat())
    with pytest.raises(EngineError, match=r"block 3, .*greedy.*random"):
        played(against(GREEDY, RANDOM), 3)
