"""Decisions of several moves at a table: what a brain is asked."""

from __future__ import annotations

import asyncio

import pytest

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.playing import played_out
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.rules import Game
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.play.table import Table
from tests.fixture_game.rules.rules import GAME as SEALED_BIDS
from tests.play.players import GAME, KONTOR, MICHEL, Inline, instant
from tests.play.sealed import SEED


class Listening(Inline):
    """Plays at random, as `Inline` does, and is a brain as well."""

    def choose(self, question: Question, _stop: object = None) -> object:
        self.questions.append(question)
        return self.brain.choose(question)


@pytest.mark.parametrize("game", [GAME, SEALED_BIDS], ids=lambda game: str(game.card.id))
def test_table_asks_brains_what_a_game_of_brains_alone_asks_them(game: Game) -> None:
    thinker, alone = Listening(), Listening()
    table = Table(game, Dealer(game, 2, SEED), [KONTOR, MICHEL], thinker, pace=instant())
    asyncio.run(table.run())
    seed = Stream(SEED, "brains").bits()
    match = played_out(Dealer(game, 2, SEED), [alone, alone], seed)  # type: ignore[list-item]
    assert [turn.move for turn in table.turns] == match.moves
    asked = {(one.ply, one.seat, one.played): one for one in thinker.questions}
    for question in alone.questions:
        same = asked[question.ply, question.seat, question.played]
        assert (same.view, same.began) == (question.view, question.began)
        assert (question.began is question.view) == (not question.played)
    assert max(len(question.played) for question in alone.questions) > 1
