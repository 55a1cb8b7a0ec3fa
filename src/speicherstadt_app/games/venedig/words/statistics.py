"""What the figures of Die Säulen von Venedig are called (rules/facts.py), with their drawings and units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.games.venedig.rules.box import ROLES, SHAPES
from speicherstadt_app.games.venedig.words import things
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


def _of_tiles(name: str) -> str:
    match name:
        case "tiles_taken":
            return tr("Venedig.Figures", "Tiles taken")
        case "tiles_built":
            return tr("Venedig.Figures", "Tiles built")
        case "edges_matched":
            return tr("Venedig.Figures", "Edges matched")
        case "edges_per_tile":
            return tr("Venedig.Figures", "Matching edges a tile")
        case "stones_lapsed":
            return tr("Venedig.Figures", "Stones left over")
        case "piles_driven":
            return tr("Venedig.Figures", "Piles driven")
        case "unbuilt":
            return tr("Venedig.Figures", "Tiles never built")
    return ""


def _of_markers(name: str) -> str:
    match name:
        case "markers_set":
            return tr("Venedig.Figures", "Markers placed")
        case "markers_paid":
            return tr("Venedig.Figures", "Markers covered by others")
        case "markers_own":
            return tr("Venedig.Figures", "Markers covered by own tiles")
        case "markers_paid_of_set":
            return tr("Venedig.Figures", "Markers that paid")
        case "gondola_rounds":
            return tr("Venedig.Figures", "Rounds on the gondola")
        case "gondola_paid":
            return tr("Venedig.Figures", "Tiles that paid the gondola")
    return ""


def _of_cards(name: str) -> str:
    match name:
        case "bets":
            return tr("Venedig.Figures", "Bets played")
        case "bets_won":
            return tr("Venedig.Figures", "Bets won")
        case "bets_won_of_played":
            return tr("Venedig.Figures", "Bets won of those played")
        case "borrowed":
            return tr("Venedig.Figures", "Cards of others used")
        case "borrowed_points":
            return tr("Venedig.Figures", "Brought by cards of others")
        case "points_per_borrowed":
            return tr("Venedig.Figures", "Brought by a card of others")
        case "exchanges":
            return tr("Venedig.Figures", "Cards exchanged")
    return ""


def _of_the_end(name: str) -> str:
    match name:
        case "ended":
            return tr("Venedig.Figures", "Games ended oneself")
        case "ended_ahead":
            return tr("Venedig.Figures", "Lead when ending games")
        case "lead_at_the_end":
            return tr("Venedig.Figures", "Lead when ending a game")
    return ""


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
