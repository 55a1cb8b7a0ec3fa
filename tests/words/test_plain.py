"""A game without words of its own: the short log has what its viewer alone sees, and what is opened."""

from __future__ import annotations

from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.words import plain
from tests.fixture_game.rules.notation import Kind, unpack
from tests.fixture_game.rules.rules import GAME

NAMES = ("Anna", "Ben", "Cem")


def test_teller_puts_into_the_short_log_what_chance_shows_the_viewer_alone() -> None:
    played = Trial(GAME, 3, 7)
    rules = played.rules
    for viewer in (None, *played.seats):
        teller = plain.teller(rules, NAMES)
        for ply in played.plies:
            text = rules.seen_text(viewer, ply.seat, ply.action)
            (told,) = teller.told([], text)
            kind, seats, _ = unpack(ply.action)
            if kind == Kind.DEAL:
                assert told.detail == (viewer not in seats)
            elif kind == Kind.OPEN:
                assert not told.detail, "the bids were sealed"
            elif kind == Kind.TURN:
                assert told.detail
            elif kind != Kind.SHOW:
                assert not told.detail


def test_only_seen_calls_the_viewer_by_name_among_several() -> None:
    assert plain.only_seen((), "") == ""
    assert plain.only_seen(("bid 5", "deal 0 7"), "").endswith(": bid 5 · deal 0 7")
    assert "Anna" in plain.only_seen(("bid 5",), "Anna")
