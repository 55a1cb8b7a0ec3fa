"""Goals are judged by what happened; every challenge begins with its goal open and with the cards of its seed."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.engine.challenge import MISSED, OPEN, REACHED, Challenge, Standing, Wish
from speicherstadt_app.engine.dealer import Dealer, dealer_of
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, read_record
from speicherstadt_app.engine.rules import CHANCE, Event
from speicherstadt_app.games import registry
from speicherstadt_app.games.speicherstadt.extras.challenges import BY_NAME, CHALLENGES, beginnings
from speicherstadt_app.games.speicherstadt.extras.goals import MEASURES, standings_after
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.play.occasions.challenge import challenges_of, together
from speicherstadt_app.play.occasions.challenge import standings_of as judged

GAMES = Path(__file__).parent / "feats.speicher.jsonl"
FACTS = registry.facts("speicherstadt")


def records() -> list[Record]:
    return [read_record(line) for line in GAMES.read_text("utf-8").splitlines()]


def standings_of(record: Record, wishes: Sequence[Wish], seat: int) -> list[Standing]:
    rules = GAME.rules(record.setup)
    match = Match(rules)
    events: list[Event] = []
    for text in record.moves:
        match.play_text(text, events.append)
    return standings_after(events, wishes, rules.box, rules.players, seat)


def value(record: Record, seat: int, measure: str) -> int:
    return standings_of(record, [Wish(measure)], seat)[0].value


def test_measures_are_those_of_the_statistics() -> None:
    """Two ways of counting, written apart, find the same."""
    names = FACTS.names
    seen: set[str] = set()
    for record in records():
        result: Any = record.result
        for seat, facts in enumerate(FACTS.read(record)):
            figures = dict(zip(names.figures, facts.figures, strict=True))
            kinds = dict(zip(names.kinds, facts.kinds, strict=True))
            fires = [figures[f"fire_{n}"] for n in (1, 2, 3, 4)]
            expected = {
                "victory": int(seat in result["winners"]),
                "margin": facts.margin,
                "score": facts.score,
                "contracts": kinds["contract"].bought,
                "completed": figures["contracts_completed"],
                "offices": kinds["office"].bought,
                "firefighters": kinds["firefighter"].bought,
                "fires_won": sum(points > 0 for points in fires),
                "fires_lost": sum(points < 0 for points in fires),
                "lost": figures["cubes_lost"],
                "driven": figures["price_driven"],
            }
            assert {measure: value(record, seat, measure) for measure in expected} == expected
            seen |= {measure for measure, found in expected.items() if found}
            cheapest = dict(zip((best.name for best in names.bests), facts.bests, strict=True))["cheapest_ship"]
            assert (value(record, seat, "ships_for_one") > 0) is (cheapest == 1)
            assert value(record, seat, "dearest") <= figures["paid"]
    assert seen | {"ships_for_one", "dearest"} == set(MEASURES)


def after(plies: int | None, wish: Wish) -> str:
    """How it stands with a wish of the winner of a recorded game, after so many moves."""
    record = records()[0]
    result: Any = record.result
    cut = Record(record.game, record.rules, record.players, record.first, record.moves[:plies])
    return standings_of(cut, [wish], result["winners"][0])[0].state


def test_a_goal_is_open_until_it_is_decided() -> None:
    assert (after(60, Wish("victory", least=1)), after(None, Wish("victory", least=1))) == (OPEN, REACHED)
    assert (after(60, Wish("score", least=900)), after(None, Wish("score", least=900))) == (OPEN, MISSED)
    assert (after(60, Wish("dearest", most=0)), after(0, Wish("dearest", most=0))) == (MISSED, OPEN)
    assert (after(60, Wish("dearest", most=99)), after(None, Wish("dearest", most=99))) == (OPEN, REACHED)
    assert (after(60, Wish("dearest", least=1)), after(0, Wish("dearest", least=1))) == (REACHED, OPEN)
    assert after(60, Wish("margin", most=-99)) == OPEN, "nobody knows it yet"


@pytest.mark.parametrize(
    ("states", "whole"),
    [
        ([REACHED, REACHED], REACHED),
        ([REACHED, OPEN], OPEN),
        ([OPEN, MISSED], MISSED),
        ([REACHED, MISSED], MISSED),
    ],
)
def test_one_thing_missed_misses_all_and_all_must_be_reached(states: list[str], whole: str) -> None:
    wishes = {REACHED: Wish("dearest", least=1), OPEN: Wish("score", least=1), MISSED: Wish("dearest", most=0)}
    record = records()[0]
    begun = Record(record.game, record.rules, record.players, record.first, record.moves[:60])
    winner = next(seat for seat in range(len(record.players)) if value(begun, seat, "dearest"))
    assert together(standings_of(begun, [wishes[state] for state in states], winner)) == whole


def test_there_are_twelve_at_tables_of_every_size_some_in_the_middle() -> None:
    assert len(BY_NAME) == len(CHALLENGES) == 12
    assert {len(challenge.seats) for challenge in CHALLENGES} == {2, 3, 4, 5}
    assert sum(challenge.rounds > 0 for challenge in CHALLENGES) >= 3
    assert len({challenge.wishes for challenge in CHALLENGES}) >= 9


@pytest.mark.parametrize("challenge", CHALLENGES, ids=lambda challenge: challenge.name)
def test_each_begins_as_its_seed_deals_it_with_its_goal_open(challenge: Challenge) -> None:
    beginning = beginnings()[challenge.name]
    players = tuple(Player("Kontor", "human" if seat is None else "ai") for seat in challenge.seats)
    first = Dealer(GAME, len(players), beginning.seed).rules.setup.first
    record = Record("speicherstadt", 1, players, first, beginning.moves)
    dealer = dealer_of(record, beginning.seed, registry.find)
    match = Match(dealer.rules, beginning.moves)
    assert match.state.rounds == challenge.rounds
    assert match.actors == (CHANCE,), "what lies behind can't be taken back without being seen"
    assert together(standings_of(record, challenge.wishes, challenge.seat)) == OPEN
    told = challenges_of("speicherstadt")
    assert told is not None
    standings = judged(record, challenge)
    assert together(standings) == OPEN
    assert all(told.wish_text(each.wish) in told.goal(challenge) and told.standing_text(each) for each in standings)
    if challenge.rounds:
        scores = match.outcome().scores
        assert scores[challenge.seat] < max(scores)
    for seat in challenge.seats:
        if seat is not None:
            assert seat[0] in brains.levels("speicherstadt")
            assert seat[1] in brains.styles("speicherstadt")
