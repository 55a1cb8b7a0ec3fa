"""What replay and review show of a game: every decision has its picture, every phase its sign."""

from __future__ import annotations

import pytest

from speicherstadt_app.ai.review import Decision, Review, SeatReview
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Setup
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.table import lookback
from speicherstadt_app.ui.art import is_drawn
from speicherstadt_app.ui.lookback.review_words import columns, skill
from speicherstadt_app.ui.lookback.story import Story
from tests.games.venedig.table.test_board import record


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


@pytest.mark.usefixtures("qapp")
def test_what_the_steps_of_one_decision_cost_is_told_together() -> None:
    story = Story(record("another-card-than-the-drawn-one-is-given"))
    steps = ("exchange", "give", "choose", "spy", "use")
    decisions = tuple(
        Decision(n, 0, step, (), (0.5,), 0.125, 0.01, "mistake", (), 0.7, ()) for n, step in enumerate(steps)
    )
    seats = tuple(SeatReview(0, 0.0, None, 0.0, 0.0, {}, ()) for _ in story.names)
    review = Review(over=True, moves=5, curve=(), decisions=decisions, deals=(), seats=seats)
    assert [column["title"] for column in columns(story, review)] == ["Exchange", "Choice", "Spying"]
    cells = skill(story, review)[0]["cells"]
    assert isinstance(cells, list)
    assert [cell["value"] for cell in cells] == [-0.25, -0.125, -0.25]
