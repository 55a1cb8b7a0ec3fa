"""What a game in a list was besides an ordinary one, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.engine.occasion import Occasion, occasion_of
from speicherstadt_app.games.speicherstadt.extras.challenges import BY_NAME
from speicherstadt_app.games.speicherstadt.rules.boxes import box_name
from speicherstadt_app.play.start import BRANCH_PLY
from speicherstadt_app.ui.cabinet import GameCard
from speicherstadt_app.ui.home.challenge_words import title_of
from speicherstadt_app.words.phrases import filled


def tag_of(card: GameCard) -> str:
    """'Challenge: Bare heads · With help'; nothing of an ordinary game."""
    occasion, branched = occasion_of(card.meta), BRANCH_PLY in card.meta
    told = [_begun_as(occasion) if occasion else ""]
    if branched:
        told.append(QCoreApplication.translate("Games", "From a replay"))
    if _watched(card):
        told.append(QCoreApplication.translate("Games", "Watched"))
    if box := box_name(card.options):
        told.append(filled(QCoreApplication.translate("Games", "Own box: %1"), box))
    if card.assisted and not branched:
        told.append(QCoreApplication.translate("Games", "With help"))
    return " · ".join(filter(None, told))


def counts(card: GameCard) -> bool:
    """Whether it enters the statistics of its box, once it is finished."""
    occasion = occasion_of(card.meta)
    return not card.assisted and not _watched(card) and (occasion is None or occasion.counts)


def _watched(card: GameCard) -> bool:
    return all(player.kind != "human" for player in card.players)


def _begun_as(occasion: Occasion) -> str:
    match occasion.kind:
        case "challenge" if occasion.about in BY_NAME:
            return filled(QCoreApplication.translate("Games", "Challenge: %1"), title_of(occasion.about))
        case "challenge":
            return QCoreApplication.translate("Games", "Challenge")
        case "day" if occasion.counts:
            return QCoreApplication.translate("Games", "Game of the day")
        case "day":
            return QCoreApplication.translate("Games", "Game of the day, for practice")
        case "code":
            return QCoreApplication.translate("Games", "From a code")
    return QCoreApplication.translate("Games", "The same cards again")
