"""Every game's records: written, read and gone on with, whole and as a seat saw it, also amid a sealed choice."""

from functools import cache
from itertools import groupby
from typing import Any

import pytest

from speicherstadt_app.engine.dealer import dealer_of
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, read_record, record_of, replay
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.seen import follow
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games import registry
from tests.contract.every import GAMES, SMALL_TABLES


@cache
def trial(game: str, players: int) -> Trial:
    return Trial(registry.find(game), players, 3)


def record_at(played: Trial, ply: int) -> Record:
    match = played.match()
    match.jump(ply)
    return record_of(played.game, match, played.players(), seed=played.seed)


def plies_to_look_at(played: Trial) -> list[int]:
    """One of each way in which it can be somebody's turn, and the end."""
    rules = played.rules
    kinds = groupby(played.plies, key=lambda ply: (rules.phase(ply.state), len(rules.actors(ply.state))))
    found = {kind: next(plies).number for kind, plies in kinds}
    return [*sorted(found.values()), len(played.plies)]


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_a_game_is_gone_on_with_where_it_was_left(game: str, players: int) -> None:
    played = trial(game, players)
    for ply in plies_to_look_at(played)[:-1]:
        record = read_record(record_at(played, ply).to_line())
        match: Match[Any] = replay(record, registry.find)
        dealer = dealer_of(record, played.seed, registry.find)
        for left in played.plies[ply:]:
            if left.seat == CHANCE:
                assert dealer.deal(match.state) == left.action
            match.play(left.seat, left.action)
        assert match.over
        assert match.state == played.end


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_a_seats_record_leads_to_what_that_seat_may_know(game: str, players: int) -> None:
    played = trial(game, players)
    states = dict(played.positions())
    for ply in plies_to_look_at(played):
        whole = record_at(played, ply)
        for viewer in played.seats:
            seen = read_record(whole.seen_by(viewer, played.rules).to_line())
            assert seen.result is None
            assert seen.seed is None
            assert len(seen.moves) == ply
            assert follow(seen, registry.find).view == played.rules.view(states[ply], viewer)
            with pytest.raises(EngineError):
                replay(seen, registry.find)


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_the_facts_of_a_record_fit_their_names_and_its_result(game: str, players: int) -> None:
    played = trial(game, players)
    facts = registry.facts(game)
    names = facts.names
    outcome = played.rules.outcome(played.end)
    rows = facts.read(record_at(played, len(played.plies)))
    assert len(rows) == players
    assert names.sources == outcome.sources
    for seat, row in enumerate(rows):
        assert row.score == outcome.scores[seat]
        assert row.place == outcome.places[seat]
        others = [score for other, score in enumerate(outcome.scores) if other != seat]
        assert row.margin == row.score - max(others, default=row.score), "alone there is nobody to be ahead of"
        assert row.grade == outcome.grade
        assert not row.grade or row.grade in names.grades
        assert row.sources == tuple(outcome.breakdown()[seat].values())
        assert len(row.figures) == len(names.figures)
        assert len(row.bests) == len(names.bests)
        assert len(row.kinds) == len(names.kinds)
        assert len(row.feats) == len(names.feats)
    with pytest.raises(EngineError):
        facts.read(record_at(played, len(played.plies) - 1))


@pytest.mark.parametrize("game", GAMES)
def test_ratios_and_achievements_are_made_of_what_is_counted(game: str) -> None:
    names = registry.facts(game).names
    for each in (names.sources, names.figures, names.kinds, names.feats, [best.name for best in names.bests]):
        assert len(set(each)) == len(each)
    for ratio in names.ratios:
        assert {ratio.over, ratio.under} <= {*names.figures}
    for achievement in names.achievements:
        assert achievement.feats
        assert {*achievement.feats} <= {*names.feats}
