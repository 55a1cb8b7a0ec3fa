"""What a finished game tells the statistics. Figures and kinds of whole games are kept in kept_games.json, too."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from speicherstadt_app.engine.errors import Illegal, Unreadable, WrongVersion
from speicherstadt_app.engine.facts import KindFacts, SeatFacts
from speicherstadt_app.engine.record import Record, read_record
from speicherstadt_app.games import registry
from tests.games.speicherstadt import kept_games

GOLDEN = Path(__file__).parent / "golden"
FACTS = registry.facts("speicherstadt")
NAMES = FACTS.names
GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in range(8)]


def played(players: int, seed: int) -> Record:
    return kept_games.played(players, seed)[0]


def figures(facts: SeatFacts) -> dict[str, int]:
    return dict(zip(NAMES.figures, facts.figures, strict=True))


def kinds(facts: SeatFacts) -> dict[str, KindFacts]:
    return dict(zip(NAMES.kinds, facts.kinds, strict=True))


def bests(facts: SeatFacts) -> dict[str, int | None]:
    return dict(zip((best.name for best in NAMES.bests), facts.bests, strict=True))


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_was_done_is_what_the_moves_tell(players: int, seed: int) -> None:
    record = played(players, seed)
    verbs = [Counter[str]() for _ in range(players)]
    for move in record.moves:
        who, verb, *_ = move.split()
        if verb != "deal":
            verbs[int(who)][verb] += 1
    for counted, facts in zip(verbs, FACTS.read(record), strict=True):
        told = figures(facts)
        assert told["bought"] == counted["buy"]
        assert told["cubes_loaded"] == counted["load"]
        assert told["cubes_converted"] == 3 * counted["convert"]
        assert told["cubes_bartered"] == 2 * counted["barter"]
        assert sum(kind.bought for kind in kinds(facts).values()) == counted["buy"]
        assert bests(facts)["coins"] == told["coins"]
        assert bests(facts)["price_driven"] == told["price_driven"]
        assert bests(facts)["contracts_completed"] == told["contracts_completed"]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_scores_sources_and_places_are_those_of_the_result(players: int, seed: int) -> None:
    record = played(players, seed)
    assert record.result is not None
    scores, coins, winners, breakdown = (record.result[key] for key in ("scores", "coins", "winners", "breakdown"))
    assert isinstance(scores, list)
    assert isinstance(coins, list)
    assert isinstance(breakdown, list)
    told = FACTS.read(record)
    assert [facts.score for facts in told] == scores
    assert [dict(zip(NAMES.sources, facts.sources, strict=True)) for facts in told] == breakdown
    assert [seat for seat, facts in enumerate(told) if facts.place == 1] == winners
    standing = sorted(zip(scores, coins, strict=True), reverse=True)
    assert [facts.place for facts in told] == [1 + standing.index(rank) for rank in zip(scores, coins, strict=True)]
    for seat, facts in enumerate(told):
        assert facts.score - facts.margin == max(scores[:seat] + scores[seat + 1 :])


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_coin_paid_was_asked_by_a_worker(players: int, seed: int) -> None:
    """A price is the number of workers: those of the buyer and those who drove it up."""
    told = [figures(facts) for facts in FACTS.read(played(players, seed))]
    paid = sum(seat["paid"] for seat in told)
    cards = sum(seat["bought"] for seat in told)
    driven = sum(seat["price_driven"] for seat in told)
    own_workers_too_many = paid - cards - driven
    assert 0 <= own_workers_too_many <= sum(seat["unserved_workers"] for seat in told)


def test_equal_score_and_coins_share_the_place() -> None:
    """Nobody buys anything: all are equal in everything."""
    record = read_record((GOLDEN / "nobody-buys-anything.speicher.json").read_bytes())
    told = FACTS.read(record)
    assert len({(facts.place, facts.margin) for facts in told}) == 1
    assert (told[0].place, told[0].margin) == (1, 0)
    assert len({figures(facts)["unserved_workers"] for facts in told}) == 1
    assert all(kind.points == 0 for facts in told for kind in facts.kinds)


def test_the_games_of_the_specification_can_be_counted() -> None:
    for name in ("spec-two-players", "spec-five-players"):
        record = read_record((GOLDEN / f"{name}.speicher.jsonl").read_text("utf-8").splitlines()[0])
        assert record.result is not None
        assert [facts.score for facts in FACTS.read(record)] == record.result["scores"]


def test_what_is_not_a_whole_true_game_is_not_counted() -> None:
    record = played(2, 1)
    assert record.result is not None
    with pytest.raises(Unreadable, match="not over"):
        FACTS.read(replace(record, moves=record.moves[:-1], result=None))
    with pytest.raises(Unreadable, match="tells scores"):
        FACTS.read(replace(record, result={**record.result, "scores": [99, 0]}))
    with pytest.raises(Illegal):
        FACTS.read(replace(record, moves=(record.moves[1], *record.moves[1:])))


def test_every_game_of_the_house_has_its_facts() -> None:
    for card in registry.cards():
        names = registry.facts(card.id).names
        assert names.sources
        assert len(set(names.figures)) == len(names.figures)
        assert len(set(names.kinds)) == len(names.kinds)
        assert {name for ratio in names.ratios for name in (ratio.over, ratio.under)} <= set(names.figures)
    with pytest.raises(WrongVersion):
        registry.facts("chess")


def test_there_are_fourteen_kinds_of_cards() -> None:
    assert len(NAMES.kinds) == 14
    assert sum(kind.endswith("-trader") for kind in NAMES.kinds) == 5
