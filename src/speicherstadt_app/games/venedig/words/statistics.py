"""What the figures of Die Säulen von Venedig are called (rules/facts.py), with their drawings and units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.games.venedig.rules.box import ROLES, SHAPES
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.words.game import Label
from speicherstadt_app.words.translation import tr

STAR: Final = "signs/star"
POINTS: Final = "points"
SHARE: Final = "share"


def source(name: str) -> Label:
    """A row of the score sheet."""
    return Label(_source_title(name), SOURCE_ART.get(name, ""), POINTS)


SOURCE_ART: Final[dict[str, str]] = {}


def _source_title(name: str) -> str:
    match name:
        case "arms":
            return tr("Venedig.Figures", "Coats of arms")
        case "edges":
            return tr("Venedig.Figures", "Matching edges")
        case "markers":
            return tr("Venedig.Figures", "Markers")
        case "gondola":
            return tr("Venedig.Figures", "Gondola")
        case "bets":
            return tr("Venedig.Figures", "Bets")
        case "lawyer":
            return tr("Venedig.Figures", "Lawyer")
    return name


def kind(name: str) -> Label:
    """A role, or a shape of tiles."""
    if name in ROLES:
        return Label(things.role_title(name), "", POINTS, tr("Venedig.Figures", "Roles"))
    if name in SHAPES:
        return Label(things.shapes_title(name), "", POINTS, tr("Venedig.Figures", "Tiles"))
    return Label(name)


def figure(name: str) -> Label:
    return Label(name)


def best(name: str) -> Label:
    """A record that a person holds."""
    match name:
        case "best_score":
            return Label(tr("Venedig.Figures", "Highest score"), STAR, POINTS)
        case "clearest_win":
            return Label(tr("Venedig.Figures", "Clearest victory"), STAR, POINTS)
        case "closest_win":
            return Label(tr("Venedig.Figures", "Closest victory"), STAR, POINTS)
    return Label(name, STAR)


def phases() -> Sequence[str]:
    return ("exchange", "choose", "council", "piles", "build")
