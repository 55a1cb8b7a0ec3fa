"""A seat's record: what it holds, what it leads to, and that it is taken for nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from speicherstadt_app.engine.errors import EngineError, Unreadable
from speicherstadt_app.engine.record import Record, read_record, record_of, replay, start
from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.engine.seen import SeenGame, follow
from speicherstadt_app.engine.trial import Trial
from tests.fixture_game.rules.rules import GAME

PLAYERS = 4


def trial(seed: int = 5) -> tuple[Trial, Record]:
    game = Trial(GAME, PLAYERS, seed)
    return game, record_of(GAME, game.match(), game.players(), seed=seed, meta={"app": "1"})


def seen_by(viewer: Seat, record: Record) -> Record:
    return record.seen_by(viewer, GAME.rules(record.setup))


@pytest.mark.parametrize("viewer", range(PLAYERS))
def test_written_and_read_it_leads_to_the_view_of_its_seat_at_every_ply(viewer: Seat) -> None:
    game, record = trial()
    own = read_record(seen_by(viewer, record).to_line())
    assert own == seen_by(viewer, record)
    assert (own.viewer, own.result, own.seed, own.meta, own.more) == (viewer, None, None, {}, {})
    seen: SeenGame[object] = SeenGame(game.rules, viewer)
    states = dict(game.positions())
    for ply, text in enumerate(own.moves):
        events: list[Event] = []
        seen.play_text(text, events.append)
        assert seen.view == game.rules.view(states[ply + 1], viewer)
        noticed = (game.rules.seen_event(viewer, event) for event in game.plies[ply].events)
        assert events == [event for event in noticed if event is not None]
    assert seen.over
    assert seen.outcome() == game.rules.outcome(game.end)
    assert follow(own, game.find).view == seen.view


def test_choices_made_at_the_same_time_are_remembered_where_they_began() -> None:
    game, record = trial()
    seen: SeenGame[object] = SeenGame(game.rules, 0)
    for ply, text in enumerate(seen_by(0, record).moves):
        seen.play_text(text)
        sealed = [move for move in record.moves[: ply + 1] if " bid " in move]
        amid = " bid " in text and len(sealed) % PLAYERS
        assert seen.choice_ply == ply + 1 - amid
        assert (seen.choice_view == seen.view) == (amid == 0)


def test_unknown_keys_go_along_with_a_whole_record_alone() -> None:
    _, record = trial()
    noted = replace(record, more={"note": "seat 1 holds the twelve"})
    assert "note" not in seen_by(0, noted).to_json()


def test_it_is_no_whole_record() -> None:
    game, record = trial()
    own = seen_by(2, record)
    for taken in (start, replay):
        with pytest.raises(Unreadable, match="only what seat 2 saw"):
            taken(own, game.find)
    with pytest.raises(Unreadable, match="seat 2"):
        seen_by(1, own)
    with pytest.raises(Unreadable, match="whole record"):
        follow(record, game.find)
    with pytest.raises(Unreadable, match="no seat 4"):
        seen_by(4, record)


def test_the_error_says_at_which_ply_and_of_which_move() -> None:
    game, record = trial()
    for viewer in range(PLAYERS):
        own = seen_by(viewer, record)
        for ply in (0, 7, len(own.moves)):
            for wrong in (
                "9 bid ?",
                "* deal ? ?",
                "? bid 3",
                "* open 1 1 1 1",
                "0 bid",
                "?",
            ):
                moves = (*own.moves[:ply], wrong, *own.moves[ply + 1 :])
                with pytest.raises(EngineError) as caught:
                    follow(replace(own, moves=moves), game.find)
                assert (caught.value.ply, caught.value.move) == (ply, wrong)
