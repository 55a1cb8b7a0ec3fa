"""What tells the levels apart, and what they have in common."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.games.speicherstadt.brains.afterstate import rounds_in
from speicherstadt_app.games.speicherstadt.brains.levels import LEVELS, Judgement
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE
from tests.ai.games import GAME, positions

ID = GAME.card.id
MEASURED = {2: "87baa21659541a74", 3: "0e95320b9a912e94", 4: "ad56c90fba223bb5", 5: "fab29f4cb6a7ae2c"}
"""A fingerprint of what all levels choose, by the number of players."""


@pytest.mark.parametrize("level", ["apprentice", "clerk", "merchant"])
def test_in_the_last_sales_nobody_leaves_what_is_worth_most(level: str) -> None:
    """To err there would be to pass a card that pays for itself many times, with nothing to come any more."""
    brain = brains.brain(ID, level)
    last_sales = 0
    for seed in range(3):
        for question in positions(4, seed, iterations=8):
            state = question.view
            if state.phase == PURCHASE and len(question.legal) > 1 and not rounds_in(standard_box(), state.pile, 4):
                answer = brain.choose(question)
                assert answer.value == max(candidate.value for candidate in answer.candidates)
                last_sales += 1
    assert last_sales > 10


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_every_table_a_higher_level_errs_less(players: int) -> None:
    """The errors of a clerk with two players made less than an apprentice of it with three and five."""
    erring = [level for level in LEVELS.values() if level.judgement is Judgement.LEARNED]
    eases = [level.ease.get(players, 0.0) for level in erring]
    assert eases == sorted(set(eases), reverse=True)
    assert eases[-1] == 0.0


@pytest.mark.parametrize("level", ["hanseat", "senator"])
def test_with_five_players_the_strongest_search_longer(level: str) -> None:
    """A round of five is deeper than the iterations of other tables reach."""
    most = {2: 1000, 5: 2000} if level == "senator" else {2: 100, 5: 400}
    for players, iterations in most.items():
        question = next(one for one in positions(players, seed=1) if one.view.phase == DEMAND)
        chosen = brains.brain(ID, level).choose(question)
        assert chosen == brains.brain(ID, level).choose(replace(question, iterations=iterations))
        assert chosen != brains.brain(ID, level).choose(replace(question, iterations=iterations // 2))


@pytest.mark.parametrize(("players", "fingerprint"), MEASURED.items())
def test_what_was_measured_is_what_plays(players: int, fingerprint: str) -> None:
    """Who changes an answer, to whatever end, has changed what docs/ai-diary.md says of all levels: measure it anew."""
    chosen = hashlib.sha256()
    for level in brains.levels(ID):
        brain = brains.brain(ID, level)
        for question in positions(players, seed=3, iterations=16)[::6]:
            chosen.update(question.rules.text(question.seat, brain.choose(question).action).encode())
    assert chosen.hexdigest()[:16] == fingerprint
