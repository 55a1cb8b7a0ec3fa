"""Reviews tell how accurately everybody played, on a scale that holds for games that it was not made from."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from statistics import fmean

import pytest

from speicherstadt_app.ai.accuracy import Judged, quality, scale_for, scales, stamp
from speicherstadt_app.ai.review import review
from speicherstadt_app.engine.record import Player, Record, read_record
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.brains import advising
from tools.accuracy import FIRST_SEED, accuracies, judged, kinds, tables

GAME = CARD.id
ROUND = 5000
"""Far from those that were measured."""
GAMES = Path(__file__).resolve().parents[1] / "feats.speicher.jsonl"


def recorded(players: int) -> Record:
    return Record(GAME, 1, (Player("", "ai"),) * players, 0, ())


@pytest.mark.parametrize("players", CARD.range)
def test_there_is_a_scale_for_each_number_of_players_and_none_for_another_variant(players: int) -> None:
    assert scale_for(recorded(players), CARD) is scales(GAME)[players]
    for options in ({"box": {"name": "x"}}, {"roles": "plain"}, {"markers": "any"}):
        assert scale_for(replace(recorded(players), options=options), CARD) is None


@pytest.mark.parametrize("players", CARD.range)
def test_whoever_keeps_more_of_what_is_at_stake_is_more_accurate(players: int) -> None:
    scale = scales(GAME)[players]
    told = [scale.accuracy([Judged("choose", 0.5, 0.5, 2 - 2 * part, 2.0)]) for part in (-2, 0, 0.2, 0.5, 0.8, 1)]
    assert told == sorted(told)  # type: ignore[type-var]
    assert (told[0], told[-1]) == (0, 100)


def test_its_accuracies_stand_apart_from_those_by_odds() -> None:
    assert quality(GAME).measure == "kept"
    assert stamp(GAME) == "2.1.kept"


def test_a_review_tells_what_was_at_stake_and_how_accurately_everybody_played(monkeypatch: pytest.MonkeyPatch) -> None:
    # How sure it is depends on that; what it tells does not.
    monkeypatch.setattr(advising, "SCREENING", 3)
    monkeypatch.setattr(advising, "CLOSER", 9)
    shortest = min(GAMES.read_text("utf-8").splitlines(), key=len)
    found = review(read_record(shortest))
    assert found
    assert all(seat.accuracy is not None and 0 <= seat.accuracy <= 100 for seat in found.seats)
    at_stake = [one for one in found.decisions if one.stake]
    assert len(at_stake) > len(found.decisions) / 2
    assert any(one.points > one.stake for one in at_stake)
    assert any(not one.points for one in at_stake)


@pytest.mark.long
@pytest.mark.parametrize("players", CARD.range)
def test_accuracy_rises_from_who_draws_lots_to_the_strongest_levels(players: int) -> None:
    games = [judged(GAME, seed, who) for n in range(3) for seed, who in tables(GAME, players, ROUND + n)]
    assert min(game["seed"] for game in games) > FIRST_SEED
    found = {kind: fmean(some) for kind, some in accuracies(GAME, games)[players].items()}
    lots, weakest, *_, strongest = kinds(GAME)
    assert found[lots] < 48
    assert found[weakest] < 78
    assert found[strongest] > 88
    assert found[lots] < found[weakest] < found[strongest]
