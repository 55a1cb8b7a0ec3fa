"""Characters: told apart by how they play, and hardly weaker for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.arena.block import Block, play
from speicherstadt_app.ai.arena.contest import Contest
from speicherstadt_app.ai.arena.measures import apart, measure_names
from speicherstadt_app.ai.arena.standings import Standing, standings
from speicherstadt_app.ai.bots import Bot
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.games import registry
from speicherstadt_app.games.venedig.brains.habits import HABITS
from speicherstadt_app.games.venedig.brains.levels import LEVELS
from speicherstadt_app.games.venedig.brains.styles import STYLES
from speicherstadt_app.games.venedig.brains.thinking import ThinkingBrain
from speicherstadt_app.games.venedig.rules.box import standard_box
from speicherstadt_app.games.venedig.rules.state import CHOOSE
from tests.games.venedig.brains.games import GAME, ID, bot, played

TOLD_BY = brains.told_by(ID)
CHARACTERS = brains.styles(ID)[1:]
NAMES = measure_names(registry.facts(ID).names, brains.habits(ID).names)
LEVEL = "merchant"
PLAYERS = 4
SEED = 51
LONG = 80
"""Blocks, in the long form."""


def measured(style: str, blocks: int, iterations: int | None = None) -> tuple[Standing, float]:
    """One in a style against three without: how strong it is, and by how many deviations of a single game its own
    measure is away."""
    bots = (Bot(LEVEL, style, iterations), Bot(LEVEL, None, iterations))
    contest = Contest(ID, bots, PLAYERS, SEED)
    played: list[Block] = [play(contest.task(number), lambda: 0.0, {"app": "test"}) for number in range(blocks)]
    it, others = standings(contest, played, 1)
    number = NAMES.index(TOLD_BY[style])
    found = apart(it.measures[number], others.measures[number])
    assert found is not None
    return it, found


def test_every_character_has_a_measure_of_its_own() -> None:
    assert TOLD_BY.keys() == set(CHARACTERS)
    assert set(TOLD_BY.values()) <= set(NAMES)
    assert len(set(TOLD_BY.values())) == len(TOLD_BY)


@pytest.mark.parametrize("style", CHARACTERS)
def test_a_character_shows(style: str) -> None:
    """Not how much, which takes more games: only that the liking points where it should."""
    _, away = measured(style, 1, iterations=1)
    assert away > 0


def test_habits_are_counted_where_there_was_a_choice() -> None:
    """Bets and spies by hand: in how many rounds one of them was in the hand, and in how many it was chosen."""
    sorts = {"chose:bet": ("speculator", "inventor", "trader"), "chose:thief": ("spy", "beggar")}
    held = {sort: [0] * PLAYERS for sort in sorts}
    chose = {sort: [0] * PLAYERS for sort in sorts}
    for match, question, answer in played([bot("greedy-1")] * PLAYERS, 5):
        state = match.state
        if state.phase == CHOOSE:
            box = standard_box()
            for sort, roles in sorts.items():
                cards = [n for n, card in enumerate(box.cards) if card.id.split("-")[0] in roles]
                if any(state.hands[question.seat] >> card & 1 for card in cards):
                    held[sort][question.seat] += 1
                    chose[sort][question.seat] += answer.action >> 5 in cards
    record = record_of(GAME, match, tuple(Player(name, "ai") for name in "ABCD"))
    for seat, told in enumerate(HABITS.read(record)):
        for sort in sorts:
            value = told[HABITS.names.index(sort)]
            if held[sort][seat]:
                assert value == pytest.approx(chose[sort][seat] / held[sort][seat], abs=1e-6)
            else:
                assert value is None
    assert sum(map(sum, chose.values())) > 10


@pytest.mark.parametrize("style", ["bridge-keeper", "ferryman"])
def test_who_never_errs_gives_up_less_for_what_it_likes(style: str) -> None:
    """Nothing makes up for it there; at levels that err the same likings count whole."""
    whole = replace(STYLES[style], unerring=1.0)
    bent = {1.0: 0, STYLES[style].unerring: 0}
    for number, (_, first, _) in enumerate(played([bot("greedy-1")] * PLAYERS, 8)):
        if number % 2 == 0 and len(first.legal) > 1:
            question = replace(first, iterations=2)
            neutral = bot("procurator").choose(question).action
            for each in (whole, STYLES[style]):
                bent[each.unerring] += ThinkingBrain(LEVELS["procurator"], each).choose(question).action != neutral
            erring = [ThinkingBrain(LEVELS[LEVEL], each).choose(question) for each in (whole, STYLES[style])]
            assert erring[0] == erring[1]
    assert 0 < bent[STYLES[style].unerring] < bent[1.0]


@pytest.mark.parametrize("style", CHARACTERS)
def test_in_the_last_round_the_score_alone_counts(style: str) -> None:
    liked, asked = 0, 0
    for number, (_, first, _) in enumerate(played([bot("greedy-1")] * PLAYERS, 5)):
        if number % 9 == 0 and len(first.legal) > 1:
            question = replace(first, iterations=2)
            in_character, neutral = bot("procurator", style), bot("procurator")
            liked += in_character.choose(question) != neutral.choose(question)
            view = question.view.copy()
            view.round = standard_box().rounds
            last = replace(question, view=view)
            assert in_character.choose(last) == neutral.choose(last)
            asked += 1
    assert asked > 10
    assert liked
