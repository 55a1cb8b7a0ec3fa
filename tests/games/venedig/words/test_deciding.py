"""What is offered says what would happen."""

import re

import pytest

from speicherstadt_app.engine.rules import CHANCE, Event
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules import state as at
from speicherstadt_app.games.venedig.rules.rules import GAME
from speicherstadt_app.games.venedig.words.deciding import best_gain, choice, choices, decision
from speicherstadt_app.words.game import Choice
from tests.games.venedig.words.played import rules_of

NAMES = ("Anna", "Ben", "Clara")


@pytest.fixture(scope="module")
def game() -> Trial:
    return Trial(GAME, 3, 4)


def test_a_place_says_what_building_there_brings(game: Trial) -> None:
    looked_at = 0
    for ply in game.plies:
        if ply.state.phase != at.BUILD or ply.seat == CHANCE:
            continue
        for action in game.rules.legal(ply.state, ply.seat)[::5]:
            events: list[Event] = []
            game.rules.step(game.rules.copy(ply.state), ply.seat, action, events.append)
            built = next(event for event in events if isinstance(event, ev.TileBuilt))
            told = choice(rules_of(game), ply.state, ply.seat, action, NAMES)
            assert re.search(r": (\d+) point", told)[1] == str(built.gains[ply.seat])  # type: ignore[index]
            for seat, gain in enumerate(built.gains):
                assert (f"{NAMES[seat]} +{gain}" in told) == (gain > 0 and seat != ply.seat)
            looked_at += 1
    assert looked_at > 5


def test_the_best_place_of_a_tile_comes_first(game: Trial) -> None:
    for ply in game.plies:
        if ply.state.phase != at.BUILD or ply.seat == CHANCE:
            continue
        legal = game.rules.legal(ply.state, ply.seat)
        offered = [*choices(rules_of(game), ply.state, ply.seat, legal, NAMES).values()]
        firsts = [each.inside[0] if each.inside else each for each in offered]
        best = max(_points(each) for each in firsts)
        assert best == best_gain(rules_of(game), ply.state, ply.seat, ply.state.stones)


def _points(offered: Choice) -> int:
    found = re.search(r": (\d+) point", offered.text)
    assert found
    return int(found[1])


def test_piles_and_markers_of_one_decision_are_told_in_one_sentence(game: Trial) -> None:
    plies = [ply for ply in game.plies if ply.seat != CHANCE]
    first = next(n for n, ply in enumerate(plies) if ply.state.phase == at.PILES)
    seat = plies[first].seat
    last = first
    while plies[last].seat == seat and plies[last].state.phase in (at.PILES, at.MARKERS):
        last += 1
    actions = [ply.action for ply in plies[first:last]]
    told = decision(rules_of(game), plies[first].state, seat, actions, NAMES)
    assert told.count(".") == 1
    assert told.startswith(NAMES[seat])
