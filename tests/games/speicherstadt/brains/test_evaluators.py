"""What happens when what was learned is missing or damaged: it is said, and the game goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.games.speicherstadt.brains import evaluators
from speicherstadt_app.games.speicherstadt.brains.net import Net, NetError, load_net
from speicherstadt_app.games.speicherstadt.rules.boxes import box_of
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND
from tests.ai.games import GAME, positions
from tests.games.speicherstadt.variants import OPTIONS

ID = GAME.card.id


def forget() -> None:
    evaluators.kept.cache_clear()
    evaluators.whole.cache_clear()


@pytest.fixture
def damaged_for_three(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def load(players: int, mastery: bool = False) -> Net:
        if players == 3:
            raise NetError("the learned values for 3 players are damaged: install the program again")
        return load_net(players, mastery)

    monkeypatch.setattr(evaluators, "load_net", load)
    forget()
    yield
    forget()


def test_with_everything_there_nothing_is_said() -> None:
    assert brains.flaw(ID) is None


@pytest.mark.usefixtures("damaged_for_three")
def test_without_it_the_levels_play_as_the_yardstick() -> None:
    senator, yardstick = brains.brain(ID, "senator"), brains.brain(ID, "greedy-1")
    for question in positions(3, seed=1)[::5]:
        assert senator.choose(question) == yardstick.choose(question)


@pytest.mark.usefixtures("damaged_for_three")
def test_other_numbers_of_players_are_not_touched() -> None:
    question = positions(2, seed=1, iterations=20)[0]
    found = brains.brain(ID, "hanseat").choose(question)
    forget()
    assert brains.brain(ID, "hanseat").choose(question) == found


@pytest.mark.usefixtures("damaged_for_three")
def test_it_is_said_in_a_sentence_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    flaw = brains.flaw(ID)
    assert flaw is not None
    assert "3 players" in flaw
    logged = len(caplog.records)
    assert logged > 0
    for question in positions(3, seed=1)[:3]:
        brains.brain(ID, "hanseat").choose(question)
        brains.brain(ID, "senator").choose(question)
    assert len(caplog.records) == logged


@pytest.mark.usefixtures("damaged_for_three")
def test_another_box_is_no_reason_to_log_it_again(caplog: pytest.LogCaptureFixture) -> None:
    boxes = [standard_box(), *(box_of(options) for options in OPTIONS.values())]
    assert len(boxes) > 2
    assert [evaluators.learned(3, box) for box in boxes] == [None] * len(boxes)
    assert len(caplog.records) == 1


@pytest.mark.usefixtures("damaged_for_three")
def test_levels_that_go_by_rules_of_thumb_do_not_notice() -> None:
    question = positions(3, seed=1)[0]
    assert brains.brain(ID, "apprentice").choose(question) != brains.brain(ID, "greedy-1").choose(question)
    assert brains.brain(ID, "clerk").choose(question) == brains.brain(ID, "greedy-1").choose(question)


# What was learned longest


@pytest.fixture
def without_mastery(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def load(players: int, mastery: bool = False) -> Net:
        if mastery:
            raise NetError(f"the learned values for {players} players are missing: install the program again")
        return load_net(players)

    monkeypatch.setattr(evaluators, "load_net", load)
    forget()
    yield
    forget()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_the_strongest_judges_by_what_was_learned_longest(players: int) -> None:
    question = positions(players, seed=1, iterations=20)[0]
    _, *weaker, strongest = [brains.brain(ID, level).choose(question).value for level in brains.levels(ID)]
    assert strongest != weaker[-1]


@pytest.mark.usefixtures("without_mastery")
def test_the_strongest_takes_others_to_look_as_closely_as_itself() -> None:
    placings = [question for question in positions(4, seed=1, iterations=200) if question.view.phase == DEMAND][:40]
    senator, hanseat = brains.brain(ID, "senator"), brains.brain(ID, "hanseat")
    assert [senator.choose(question) for question in placings] != [hanseat.choose(question) for question in placings]


@pytest.mark.usefixtures("without_mastery")
def test_without_mastery_the_strongest_plays_with_what_the_others_know_and_it_is_said() -> None:
    # A sale or a shipping is judged without a search, so by nothing but what was learned.
    judged = [question for question in positions(2, seed=1, iterations=20) if question.view.phase != DEMAND]
    senator, hanseat, yardstick = (brains.brain(ID, level) for level in ("senator", "hanseat", "greedy-1"))
    answers = [senator.choose(question) for question in judged]
    assert answers == [hanseat.choose(question) for question in judged]
    assert answers != [yardstick.choose(question) for question in judged]
    flaw = brains.flaw(ID)
    assert flaw is not None
    assert "for 2, 3, 4 and 5 players" in flaw
    assert "rules of thumb" not in flaw
