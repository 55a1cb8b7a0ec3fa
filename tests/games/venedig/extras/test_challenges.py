"""Six tables with a goal: they can be begun, and it is told how they stand."""

import pytest

from speicherstadt_app.ai.brains import known_levels, levels, styles
from speicherstadt_app.engine.challenge import MISSED, OPEN, REACHED, Challenge
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games.venedig.extras import codes, day
from speicherstadt_app.games.venedig.extras.challenges import (
    CHALLENGES,
    beginning,
    goal,
    lead,
    standing_text,
    standings,
    title,
    wish_text,
)
from speicherstadt_app.games.venedig.rules.rules import GAME
from tools.challenges import LEAST_OF_HIGH, MOST_OF_LOW
from tools.venedig.challenges import TOOL


@pytest.mark.parametrize("challenge", CHALLENGES, ids=lambda challenge: challenge.name)
def test_a_challenge_is_whole(challenge: Challenge) -> None:
    assert beginning(challenge.name).seed
    assert sum(seat is None for seat in challenge.seats) == 1
    assert {seat[0] for seat in challenge.seats if seat} <= set(known_levels("venedig"))
    assert {seat[1] for seat in challenge.seats if seat} <= set(styles("venedig"))
    assert title(challenge.name)
    assert lead(challenge.name)
    assert goal(challenge)


def test_no_two_are_called_alike() -> None:
    assert len({title(challenge.name) for challenge in CHALLENGES}) == len(CHALLENGES)


def test_each_was_measured_with_the_ends_of_the_ladder_and_keeps_its_bounds() -> None:
    """What docs/challenges-venedig.md says; whoever changes a goal or a deal measures it again."""
    assert (TOOL.low, TOOL.high) == (levels("venedig")[0], levels("venedig")[-1])
    assert list(TOOL.rows()) == [challenge.name for challenge in CHALLENGES]
    for challenge in CHALLENGES:
        assert f"`{challenge.name}` | {len(challenge.seats)} |" in TOOL.rows()[challenge.name]
        (reached, games), (by_the_lowest, of_those) = TOOL.written(challenge.name).values()
        assert games >= 60
        assert of_those >= 200
        assert reached / games >= LEAST_OF_HIGH
        assert by_the_lowest / of_those <= MOST_OF_LOW


@pytest.mark.parametrize("challenge", CHALLENGES, ids=lambda challenge: challenge.name)
def test_how_it_stands_is_open_before_and_decided_after(challenge: Challenge) -> None:
    game = Trial(GAME, len(challenge.seats), 11)
    setup = game.rules.setup
    begun = standings(challenge, setup, [])
    assert {each.state for each in begun} == {OPEN}
    noticed = (game.rules.seen_event(challenge.seat, event) for ply in game.plies for event in ply.events)
    events: list[Event] = [event for event in noticed if event is not None]
    for each in (*begun, *standings(challenge, setup, events)):
        assert wish_text(each.wish)
        assert standing_text(each)
    assert {each.state for each in standings(challenge, setup, events)} <= {REACHED, MISSED}
    won = next(each for each in standings(challenge, setup, events) if each.wish.measure in {"victory", "margin"})
    ahead = game.rules.outcome(game.end).scores[challenge.seat]
    rest = [score for seat, score in enumerate(game.rules.outcome(game.end).scores) if seat != challenge.seat]
    assert (won.state == REACHED) == (ahead - max(rest) >= (won.wish.least if won.wish.measure == "margin" else 0))  # type: ignore[operator]


def test_codes_and_days_know_the_opponents() -> None:
    assert set(codes.LEVELS) <= set(known_levels("venedig"))
    assert set(codes.STYLES) == set(styles("venedig"))
    assert codes.STYLES[-1] == styles("venedig")[0], "who tells no style plays the neutral one"
    assert {level for _, level in day.WEEK} | set(day.MEASURES) <= set(codes.LEVELS)
    assert {players for players, _ in day.WEEK} == {2, 3, 4, 5, 6}
