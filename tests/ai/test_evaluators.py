"""What happens when what was learned is missing or damaged: it is said, and the game goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.speicherstadt import evaluators
from speicherstadt_app.ai.speicherstadt.net import Net, NetError, load_net
from tests.ai.games import GAME, positions

ID = GAME.info.id


@pytest.fixture
def damaged_for_three(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def load(players: int) -> Net:
        if players == 3:
            raise NetError("the learned values for 3 players are damaged: install the program again")
        return load_net(players)

    monkeypatch.setattr(evaluators, "load_net", load)
    evaluators.learned.cache_clear()
    yield
    evaluators.learned.cache_clear()


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
    evaluators.learned.cache_clear()
    assert brains.brain(ID, "hanseat").choose(question) == found


@pytest.mark.usefixtures("damaged_for_three")
def test_it_is_said_in_a_sentence_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    flaw = brains.flaw(ID)
    assert flaw is not None
    assert "3 players" in flaw
    for question in positions(3, seed=1)[:3]:
        brains.brain(ID, "hanseat").choose(question)
    assert len(caplog.records) == 1


@pytest.mark.usefixtures("damaged_for_three")
def test_levels_that_go_by_rules_of_thumb_do_not_notice() -> None:
    question = positions(3, seed=1)[0]
    found = brains.brain(ID, "clerk").choose(question)
    evaluators.learned.cache_clear()
    assert brains.brain(ID, "clerk").choose(question) == found
