"""A recorded game is looked at again: every point of it is what the moves before it lead to."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import cast

import pytest
from PySide6.QtGui import QGuiApplication

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, record_of
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.table.board import SpeicherstadtBoard
from speicherstadt_app.ui.lookback.story import WHOLE, Story
from speicherstadt_app.ui.table.still import Sight
from tests.ui.tables import GAME, company, golden, still_table

GAMES = 200
POINTS = 3
SHOWN = ("columns", "pile")


def random_game(seed: int) -> Record:
    dealer, random = Dealer(GAME, 2 + seed % 4, seed), Stream(seed, "moves")
    match = Match(dealer.rules)
    while not match.over:
        dealer.serve(match)
        for seat in match.actors:
            match.play(seat, random.choice(match.legal(seat)))
    return record_of(GAME, match, tuple(company(2 + seed % 4)), seed=seed)


def test_scrubbing_to_any_point_is_the_position_that_the_log_leads_to() -> None:
    random = Random(20261118)
    for seed in range(GAMES):
        record = random_game(seed)
        story = Story(record)
        for _ in range(POINTS):
            ply = random.choice(story.stops)
            state = story.rules.start()
            for text in record.moves[:ply]:
                story.rules.step(state, *story.rules.parse(text))
            assert story.state(ply).key() == state.key(), f"game {seed}, ply {ply}"


@pytest.mark.parametrize("name", ["four-players-play-ten-rounds", "two-players-play-sixteen-rounds"])
def test_what_is_shown_is_what_the_table_showed_then(qapp: QGuiApplication, name: str) -> None:
    """Whichever way one came: to and fro at random."""
    record = golden(name)
    record = replace(record, players=tuple(company(len(record.players), people=0)))
    story, sight, random = Story(record), Sight(), Random(7)
    sight.open(record.game, story.rules)
    for ply in random.sample(story.stops, 12):
        sight.show_view(story.view(ply, WHOLE), story.looks(0, WHOLE), story.seen(ply, WHOLE))
        table = still_table(record, ply)
        now, then = cast(SpeicherstadtBoard, sight.board), cast(SpeicherstadtBoard, table.board)
        for what in SHOWN:
            assert getattr(now, what).rows == getattr(then, what).rows, f"{what} at ply {ply}"
        for what in ("year", "fire", "house"):
            assert getattr(now, what).value == getattr(then, what).value, f"{what} at ply {ply}"
        rows = zip(sight.players.rows, table.players.rows, strict=True)  # type: ignore[attr-defined]
        # Who an opponent is as a person, and what they say, is the table's alone.
        for one, other in rows:
            assert replace(one, person={}, spoken="") == replace(other, person={}, spoken=""), f"players at ply {ply}"
        assert sight.bar.value == table.bar.value, f"bar at ply {ply}"  # type: ignore[attr-defined]


def test_every_decision_is_one_stop_and_nothing_else_but_the_end() -> None:
    record = golden("three-players-play-twelve-rounds")
    story = Story(record)
    state, wanted, last = story.rules.start(), [], None
    for ply, text in enumerate(record.moves):
        seat, action = story.rules.parse(text)
        chosen = seat >= 0 and len(story.rules.legal(state, seat)) > 1
        if chosen and not (seat == last and story.rules.goes_on(state, seat)):
            wanted.append(ply)
        last = seat if chosen else None
        story.rules.step(state, seat, action)
    assert any(text.split()[1] == "load" for text in record.moves), "some decisions take several moves"
    assert story.stops == [*wanted, len(record.moves)]
    assert [story.decider(n) for n in range(len(wanted))] == [story.turns[ply].seat for ply in wanted]
    assert story.decider(len(wanted)) is None


def test_a_round_begins_at_its_first_decision() -> None:
    story = Story(golden("three-players-play-twelve-rounds"))
    firsts = [story.stops[story.first_stop_of(number)] for number in range(1, 13)]
    for ply in firsts:
        state = story.state(ply)
        assert (story.rules.phase(state), state.placed) == ("demand", 0)
    assert [story.state(ply).rounds for ply in firsts] == list(range(12))
