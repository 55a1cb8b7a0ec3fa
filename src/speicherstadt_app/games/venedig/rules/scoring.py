"""§5, §6: the score sheet."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.engine.score import Outcome, ScoreLine, places_by
from speicherstadt_app.games.venedig.rules.setting import WIDTH, Setting
from speicherstadt_app.games.venedig.rules.state import (
    CHOOSE,
    DEAL,
    DRAW,
    ENDS,
    EXCHANGE,
    GIVE,
    OPEN,
    OVER,
    SOURCES,
    State,
)

BEFORE_OPENING: Final = frozenset({DEAL, EXCHANGE, DRAW, GIVE, CHOOSE, OPEN})


def opened_rounds(state: State) -> int:
    """How many rounds' cards have been opened."""
    return max(state.round - (state.phase in BEFORE_OPENING), 0)


def outcome_of(setting: Setting, state: State) -> Outcome:
    """All points are open at all times. There is a line for each source that brought any."""
    final = state.phase == OVER
    scores = tuple(state.scores)
    places = places_by(scores)
    facts: dict[str, object] = {"rounds": opened_rounds(state)}
    if final:
        facts["end"] = ENDS[state.end]
    return Outcome(
        final=final,
        scores=scores,
        winners=tuple(seat for seat, place in enumerate(places) if place == 1) if final else (),
        sheet=tuple(
            tuple(
                ScoreLine(source, "", points)
                for source, points in zip(SOURCES, state.points[seat * WIDTH : (seat + 1) * WIDTH], strict=True)
                if points
            )
            for seat in range(setting.players)
        ),
        sources=SOURCES,
        facts=facts,
        places=places,
    )
