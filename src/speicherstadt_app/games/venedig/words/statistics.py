"""What the figures of Die Säulen von Venedig are called (rules/facts.py), with their drawings and units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.games.venedig.rules.box import ROLES, SHAPES
from speicherstadt_app.games.venedig.words import TITLES, things
from speicherstadt_app.words.game import KindWords, Label
from speicherstadt_app.words.translation import tr

STAR: Final = "signs/star"
POINTS: Final = "points"
SHARE: Final = "share"


def source(name: str) -> Label:
    """A row of the score sheet."""
    return Label(_source_title(name), SOURCE_ART.get(name, f"venedig/icons/{name}" if name in SOURCES else ""), POINTS)


SOURCES: Final = ("arms", "edges", "markers", "gondola", "bets", "lawyer")
SOURCE_ART: Final = {"markers": "venedig/icons/pole", "bets": "venedig/icons/speculator"}


_source_title = TITLES.table("Figures.source", other=str)


def kind(name: str) -> Label:
    """A role, or a shape of tiles."""
    if name in ROLES:
        group = tr("Venedig.Figures", "Roles")
        told = KindWords(
            group,
            tr("Venedig.Figures", "held"),
            tr("Venedig.Figures", "played", "cards"),
            "",
            tr("Venedig.Figures", "Games in which a role was played"),
        )
        return Label(things.role_title(name), f"venedig/icons/{name}", POINTS, group, told)
    if name in SHAPES:
        group = tr("Venedig.Figures", "Tiles")
        told = KindWords(
            group,
            tr("Venedig.Figures", "taken"),
            tr("Venedig.Figures", "built", "tiles"),
            "",
            tr("Venedig.Figures", "Games in which a shape was built"),
        )
        return Label(things.shapes_title(name), f"venedig/icons/{name}", POINTS, group, told)
    return Label(name)


def figure(name: str) -> Label:
    """A figure of the strategy table, or a ratio."""
    if title := _of_tiles(name):
        return Label(title, "", "", tr("Venedig.Figures", "Tiles and piles"))
    if title := _of_markers(name):
        unit = SHARE if name == "markers_paid_of_set" else ""
        return Label(title, "", unit, tr("Venedig.Figures", "Markers and gondola"))
    if title := _of_cards(name):
        unit = SHARE if name == "bets_won_of_played" else POINTS if name in CARDS_IN_POINTS else ""
        return Label(title, "", unit, tr("Venedig.Figures", "Cards"))
    if title := _of_the_end(name):
        return Label(title, "", "" if name == "ended" else POINTS, tr("Venedig.Figures", "The end"))
    return Label(name)


CARDS_IN_POINTS: Final = ("borrowed_points", "points_per_borrowed")


_of_tiles = TITLES.table("Figures.tiles")
_of_markers = TITLES.table("Figures.markers")
_of_cards = TITLES.table("Figures.cards")
_of_the_end = TITLES.table("Figures.end")


def best(name: str) -> Label:
    """A record that a person holds."""
    match name:
        case "best_score":
            return Label(tr("Venedig.Figures", "Highest score"), STAR, POINTS)
        case "clearest_win":
            return Label(tr("Venedig.Figures", "Clearest victory"), STAR, POINTS)
        case "closest_win":
            return Label(tr("Venedig.Figures", "Closest victory"), STAR, POINTS)
        case "best_tile":
            return Label(tr("Venedig.Figures", "Best tile"), STAR, POINTS)
        case "best_action":
            return Label(tr("Venedig.Figures", "Best action"), STAR, POINTS)
        case "most_edges":
            return Label(tr("Venedig.Figures", "Most matching edges of a tile"), STAR)
        case "markers_paid":
            return Label(tr("Venedig.Figures", "Most markers covered by others"), STAR)
        case "gondola_in_a_row":
            return Label(tr("Venedig.Figures", "Longest ride, in rounds"), STAR)
        case "bets_won":
            return Label(tr("Venedig.Figures", "Most bets won"), STAR)
        case "borrowed_points":
            return Label(tr("Venedig.Figures", "Most from cards of others"), STAR, POINTS)
        case "shortest_win":
            return Label(tr("Venedig.Figures", "Shortest victory, in rounds"), STAR)
    return Label(name, STAR)


def kinds() -> KindWords:
    return KindWords(
        tr("Venedig.Figures", "Tiles and cards"),
        tr("Venedig.Figures", "at hand"),
        tr("Venedig.Figures", "used"),
        tr("Venedig.Figures", "stones"),
        tr("Venedig.Figures", "Games in which a tile was built or a card played"),
    )


def phases() -> Sequence[str]:
    return ("exchange", "choose", "council", "piles", "build")
