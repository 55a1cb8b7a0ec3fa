"""What a game in a list was besides an ordinary one, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from speicherstadt_app import words
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.occasion import Occasion, occasion_of
from speicherstadt_app.games import registry
from speicherstadt_app.play.occasions.challenge import challenges_of, find_challenge
from speicherstadt_app.play.start import BRANCH_PLY
from speicherstadt_app.store.shapes import GameEntry
from speicherstadt_app.words.phrases import filled


def tag_of(card: GameEntry) -> str:
    """'Challenge: Bare heads · With help'; nothing of an ordinary game."""
    occasion, branched = occasion_of(card.meta), BRANCH_PLY in card.meta
    told = [_begun_as(card.game, occasion) if occasion else ""]
    if branched:
        told.append(QCoreApplication.translate("Games", "From a replay"))
    if _watched(card):
        told.append(QCoreApplication.translate("Games", "Watched"))
    told.append(_variant(card))
    if card.assisted and not branched:
        told.append(QCoreApplication.translate("Games", "With help"))
    return " · ".join(filter(None, told))


def counts(card: GameEntry) -> bool:
    """Whether it enters the statistics of its variant, once it is finished."""
    occasion = occasion_of(card.meta)
    return not card.assisted and not _watched(card) and (occasion is None or occasion.counts)


def _watched(card: GameEntry) -> bool:
    return all(player.kind != "human" for player in card.players)


def _begun_as(game_id: str, occasion: Occasion) -> str:
    match occasion.kind:
        case "challenge":
            return _challenge(game_id, occasion.about)
        case "day" if occasion.counts:
            return QCoreApplication.translate("Games", "Game of the day")
        case "day":
            return QCoreApplication.translate("Games", "Game of the day, for practice")
        case "code":
            return QCoreApplication.translate("Games", "From a code")
    return QCoreApplication.translate("Games", "The same cards again")


def _variant(card: GameEntry) -> str:
    if not card.options:
        return ""
    try:
        variant = registry.card(card.game).variant_of(card.options, len(card.players))
        return words.of(card.game).setting_up.variant(variant)
    except EngineError:
        return ""


def _challenge(game_id: str, name: str) -> str:
    """By its title, if this program knows it."""
    try:
        told = challenges_of(game_id)
        known = find_challenge(game_id, name) is not None
    except EngineError:
        told, known = None, False
    if told is None or not known:
        return QCoreApplication.translate("Games", "Challenge")
    return filled(QCoreApplication.translate("Games", "Challenge: %1"), told.title(name))
