"""Faces of opponents: they react to what was done to them, also to what they built long ago."""

from __future__ import annotations

from pathlib import Path

import pytest

from speicherstadt_app.engine.record import Player, read_record
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.words.cast import CHARACTERS
from speicherstadt_app.ui.table.company import Company

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.usefixtures("qapp")
def test_a_face_is_annoyed_when_a_tile_of_long_ago_is_taken_down() -> None:
    record = read_record((GOLDEN / "six-play-with-all-roles.speicher.json").read_bytes())
    rules = find("venedig").rules(record.setup)
    players = [Player(who, "ai", {"character": who}) for who in [*CHARACTERS][: len(record.players)]]
    company = Company("venedig", rules, players)
    state, seen, built, robbed = rules.start(), list[Event](), dict[str, int](), 0
    for text in record.moves:
        seat, action = rules.parse(text)
        state, events = rules.apply(state, seat, action)
        seen += events
        for n, event in enumerate(events, 1):
            if isinstance(event, ev.TileBuilt):
                built[event.tile] = event.seat
            elif isinstance(event, ev.TileRemoved) and built[event.tile] != seat:
                robbed += 1
                company.witness(seat, events[:n], tuple(seen))
                company.react()
                assert company.art()[built[event.tile]].endswith("-annoyed")
    assert robbed
