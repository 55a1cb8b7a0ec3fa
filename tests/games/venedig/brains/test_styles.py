"""What characters like, and when they don't care. How they are told apart: tests/contract/test_characters.py."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.games.venedig.brains.habits import HABITS
from speicherstadt_app.games.venedig.brains.levels import LEVELS
from speicherstadt_app.games.venedig.brains.styles import STYLES
from speicherstadt_app.games.venedig.brains.thinking import ThinkingBrain
from speicherstadt_app.games.venedig.rules.box import standard_box
from speicherstadt_app.games.venedig.rules.state import CHOOSE
from tests.games.venedig.brains.games import GAME, ID, bot, played

CHARACTERS = brains.styles(ID)[1:]
LEVEL = "merchant"
PLAYERS = 4


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


@cache
def undecided(seed: int, every: int) -> list[tuple[Question, Answer]]:
    """Some questions of a game with more than one answer, and what somebody without a character does there."""
    neutral = bot("procurator")
    game = enumerate(played([bot("greedy-1")] * PLAYERS, seed))
    asked = [replace(first, iterations=2) for n, (_, first, _) in game if n % every == 0 and len(first.legal) > 1]
    return [(question, neutral.choose(question)) for question in asked]


@pytest.mark.parametrize("style", ["bridge-keeper", "ferryman"])
def test_who_never_errs_gives_up_less_for_what_it_likes(style: str) -> None:
    """Nothing makes up for it there; at levels that err the same likings count whole."""
    whole = replace(STYLES[style], unerring=1.0)
    bent = {1.0: 0, STYLES[style].unerring: 0}
    for number, (question, neutral) in enumerate(undecided(8, 2)):
        for each in (whole, STYLES[style]):
            found = ThinkingBrain(LEVELS["procurator"], each).choose(question)
            bent[each.unerring] += found.action != neutral.action
        if number % 4 == 0:
            erring = [ThinkingBrain(LEVELS[LEVEL], each).choose(question) for each in (whole, STYLES[style])]
            assert erring[0] == erring[1]
    assert 0 < bent[STYLES[style].unerring] < bent[1.0]


@pytest.mark.parametrize("style", CHARACTERS)
def test_in_the_last_round_the_score_alone_counts(style: str) -> None:
    liked, asked = 0, 0
    in_character, usual = bot("procurator", style), bot("procurator")
    for question, neutral in undecided(5, 9):
        liked += in_character.choose(question) != neutral
        view, began = question.view.copy(), question.began.copy()
        view.round = began.round = standard_box().rounds
        last = replace(question, view=view, began=began)
        assert in_character.choose(last) == usual.choose(last)
        asked += 1
    assert asked > 10
    assert liked
