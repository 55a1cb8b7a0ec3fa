"""What a game was begun for, and whether others may have its cards."""

from __future__ import annotations

import asyncio

import pytest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.speicherstadt.extras.challenges import BY_NAME
from speicherstadt_app.play.occasions.challenge import begin_challenge
from speicherstadt_app.play.pace import Pace, Speed
from speicherstadt_app.play.start import begin
from speicherstadt_app.ui.table.goal import code_text
from tests.play.players import GAME, Inline

pytestmark = pytest.mark.usefixtures("qapp")

CLERK = Player("Clerk", "ai", {"level": "clerk", "style": "miser"})


def test_a_game_that_is_over_has_a_code_and_a_challenge_which_is_more_than_a_deal_has_none() -> None:
    table = begin(GAME, [CLERK, CLERK], 5, Inline(), pace=Pace(Speed.INSTANT))
    assert code_text(table) == ""
    asyncio.run(table.run())
    assert code_text(table) != ""
    challenge = BY_NAME["landslide"]
    tried = begin_challenge(
        "speicherstadt", challenge, [CLERK] * len(challenge.seats), Inline(), pace=Pace(Speed.INSTANT)
    )
    asyncio.run(tried.run())
    assert tried.over
    assert code_text(tried) == ""
