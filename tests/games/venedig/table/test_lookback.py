"""What replay and review show of a game: every decision has its picture, every phase its sign."""

from __future__ import annotations

import pytest

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Setup
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.table import lookback
from speicherstadt_app.ui.art import is_drawn


@pytest.mark.parametrize("players", [2, 6])
def test_every_decision_has_a_picture_and_every_phase_a_sign(players: int) -> None:
    rules = registry.find(CARD.id).rules(Setup(players))
    assert isinstance(rules, VenedigRules)
    match, lots = Match(rules), Stream(5, "lookback")
    pictures: set[str] = set()
    phases: set[str] = set()
    while match.actors:
        seat = match.actors[0]
        action = lots.choice(match.legal(seat))
        if seat != CHANCE:
            view = rules.view(match.state, seat)
            pictures.add(lookback.subject(rules, view, seat, action))
            phases.add(rules.phase(view))
        match.play(seat, action)
    assert {art for art in pictures if not is_drawn(art)} == set()
    assert len(pictures) > 3
    signs = {phase: lookback.decided(phase) for phase in phases}
    assert [phase for phase, sign in signs.items() if not (sign.title and sign.within and is_drawn(sign.art))] == []
