"""What opponents there are in each game, by level and style."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from speicherstadt_app.ai.brain import Brain
from speicherstadt_app.engine.errors import WrongVersion, quote
from speicherstadt_app.games import registry

if TYPE_CHECKING:
    from speicherstadt_app.ai.lineup import Habits, Lineup


def levels(game_id: str) -> tuple[str, ...]:
    """The levels on offer in a game, weakest first."""
    return tuple(_lineup(game_id).levels)


def known_levels(game_id: str) -> tuple[str, ...]:
    """The same, and behind them those that can only be asked for by name."""
    lineup = _lineup(game_id)
    return (*lineup.levels, *lineup.others)


def styles(game_id: str) -> tuple[str, ...]:
    """The styles of a game; the first is the one that nobody has to ask for."""
    return _lineup(game_id).styles


def brain(game_id: str, level: str, style: str | None = None) -> Brain:
    """A brain of that level and style. The levels that play any game can be asked for by name in each."""
    lineup = _lineup(game_id)
    make = lineup.levels.get(level) or lineup.others.get(level) or _general().levels.get(level)
    if make is None:
        raise WrongVersion(f"there is no level {quote(level)}; this program knows {', '.join(known_levels(game_id))}")
    style = lineup.styles[0] if style is None else lineup.old_styles.get(style, style)
    if style not in lineup.styles:
        raise WrongVersion(f"there is no style {quote(style)}; this program knows {', '.join(lineup.styles)}")
    return make(style)


def habits(game_id: str) -> Habits:
    """What is measured of a style of play, beside the facts of a game."""
    return _lineup(game_id).habits


def told_by(game_id: str) -> Mapping[str, str]:
    """The measure of an arena by which each style but the usual one is told from it."""
    return _lineup(game_id).told_by


def flaw(game_id: str) -> str | None:
    """Why the levels of a game are weaker than they should be, in a sentence; None if all is well."""
    return _lineup(game_id).flaw()


def _lineup(game_id: str) -> Lineup:
    """A game's own; the general one where it brings none."""
    own = registry.part(game_id, "brains.lineup")
    return _general() if own is None else cast("Lineup", own.LINEUP)


def _general() -> Lineup:
    from speicherstadt_app.ai.general import LINEUP

    return LINEUP
