"""A game played once more on its cards: by everybody on the next seat if wished, and never for the statistics."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.occasion import REMATCH, Occasion, occasion_of
from speicherstadt_app.engine.record import Record
from speicherstadt_app.games.speicherstadt.extras.challenges import BY_NAME, beginnings
from speicherstadt_app.games.speicherstadt.rules.boxes import options_of
from speicherstadt_app.play.occasions.challenge import begin_challenge
from speicherstadt_app.play.pace import Pace, Speed
from speicherstadt_app.play.rematch import once_more
from speicherstadt_app.play.start import begin, resume
from tests.games.speicherstadt.variants import PRINTED
from tests.play.players import ANNA, GAME, KONTOR, MICHEL, Inline, MemoryShelf

THREE = (KONTOR, MICHEL, KONTOR)


def played(seed: int = 5, options: Mapping[str, object] | None = None) -> Record:
    table = begin(GAME, THREE, seed, Inline(), pace=Pace(Speed.INSTANT), options=options)
    asyncio.run(table.run())
    return table.record()


def deals(record: Record) -> list[str]:
    return [text for text in record.moves if text.startswith("*")]


@pytest.mark.parametrize("moved_on", [False, True])
def test_the_same_cards_come_whoever_sits_where(moved_on: bool) -> None:
    before = played()
    table = once_more(before, None, Inline(), Pace(Speed.INSTANT), moved_on=moved_on)
    asyncio.run(table.run())
    again = table.record()
    assert deals(again) == deals(before)
    assert again.first == before.first, "the bell stands at a seat, not with a player"
    names = [player.name for player in before.players]
    assert [player.name for player in again.players] == ([names[2], names[0], names[1]] if moved_on else names)
    assert occasion_of(again.meta) == Occasion(REMATCH, counts=False)


def test_a_box_of_ones_own_is_played_with_again() -> None:
    before = played(options=options_of(PRINTED))
    again = once_more(before, None, Inline(), Pace(Speed.INSTANT))
    assert again.record().options == before.options
    asyncio.run(again.run())
    assert deals(again.record()) == deals(before)


def test_a_game_that_goes_on_has_no_cards_to_be_played_again() -> None:
    table = begin(GAME, THREE, 5, Inline())
    with pytest.raises(Illegal):
        once_more(table.record(), None, Inline(), Pace())


def test_a_challenge_begins_in_the_middle_is_kept_so_and_goes_on() -> None:
    store = MemoryShelf()
    challenge = BY_NAME["heir_in_autumn"]
    table = begin_challenge("speicherstadt", challenge, (ANNA, KONTOR), Inline(), store=store)
    assert tuple(table.record().moves) == beginnings()[challenge.name].moves
    again = resume(store, "g1", Inline())
    assert again.ply == table.ply > 0
    assert occasion_of(again.meta) == Occasion("challenge", challenge.name, counts=False)
