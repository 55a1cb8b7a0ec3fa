"""The computer players by name and face, and their levels in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.ai import brains
from speicherstadt_app.ui.seats import CHARACTERS, GAME
from speicherstadt_app.ui.values import Records

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player


def known_levels() -> tuple[str, ...]:
    return brains.levels(GAME)


def usual_level() -> str:
    """The weakest, as long as nothing is known of somebody."""
    return known_levels()[0]


def levels() -> Records:
    """Weakest first."""
    return [{"key": key, "title": level_title(key), "note": level_note(key)} for key in known_levels()]


def name_of(player: Player) -> str:
    """The name here and now: a character by its title in the window's language, everybody else as written."""
    character = player.more.get("character")
    return character_title(str(character)) if player.kind == "ai" and character in CHARACTERS else player.name


def style_of(character: str) -> str | None:
    """How that character plays, if somebody plays so."""
    return character if character in brains.styles(GAME) else None


def next_free(taken: list[str]) -> str:
    return next(character for character in CHARACTERS if character not in taken)


def level_title(key: str) -> str:
    match key:
        case "random":
            return QCoreApplication.translate("Opponents", "By lot")
        case "greedy":
            return QCoreApplication.translate("Opponents", "Shrewd")
        case "apprentice":
            return QCoreApplication.translate("Opponents", "Apprentice")
        case "clerk":
            return QCoreApplication.translate("Opponents", "Clerk")
        case "warehouseman":
            return QCoreApplication.translate("Opponents", "Warehouseman")
        case "broker":
            return QCoreApplication.translate("Opponents", "Broker")
        case "merchant":
            return QCoreApplication.translate("Opponents", "Merchant")
        case "hanseat":
            return QCoreApplication.translate("Opponents", "Hanseat")
        case "senator":
            return QCoreApplication.translate("Opponents", "Senator")
    return key.capitalize()


def level_note(key: str) -> str:
    match key:
        case "random":
            return QCoreApplication.translate("Opponents", "draws lots")
        case "greedy":
            return QCoreApplication.translate("Opponents", "takes what is worth most now")
        case "apprentice":
            return QCoreApplication.translate("Opponents", "goes by rules of thumb")
        case "clerk":
            return QCoreApplication.translate("Opponents", "has learned, and errs very often")
        case "warehouseman":
            return QCoreApplication.translate("Opponents", "errs often")
        case "broker":
            return QCoreApplication.translate("Opponents", "errs now and then")
        case "merchant":
            return QCoreApplication.translate("Opponents", "errs seldom")
        case "hanseat":
            return QCoreApplication.translate("Opponents", "always takes what it finds best")
        case "senator":
            return QCoreApplication.translate("Opponents", "thinks by far the longest")
    return ""


def character_title(key: str) -> str:
    match key:
        case "fire-captain":
            return QCoreApplication.translate("Opponents", "Fire captain")
        case "office-collector":
            return QCoreApplication.translate("Opponents", "Office collector")
        case "miser":
            return QCoreApplication.translate("Opponents", "Miser")
        case "shipowner":
            return QCoreApplication.translate("Opponents", "Shipowner")
        case "speculator":
            return QCoreApplication.translate("Opponents", "Speculator")
        case "troublemaker":
            return QCoreApplication.translate("Opponents", "Troublemaker")
        case "grocer":
            return QCoreApplication.translate("Opponents", "Grocer")
    return QCoreApplication.translate("Opponents", "Silent partner")


def character_tag(key: str) -> str:
    """What somebody is after, in a word."""
    match key:
        case "fire-captain":
            return QCoreApplication.translate("Opponents", "fires")
        case "office-collector":
            return QCoreApplication.translate("Opponents", "offices")
        case "miser":
            return QCoreApplication.translate("Opponents", "coins")
        case "shipowner":
            return QCoreApplication.translate("Opponents", "ships")
        case "speculator":
            return QCoreApplication.translate("Opponents", "contracts")
        case "troublemaker":
            return QCoreApplication.translate("Opponents", "your price")
        case "grocer":
            return QCoreApplication.translate("Opponents", "traders")
    return QCoreApplication.translate("Opponents", "balance")


def character_note(key: str) -> str:
    match key:
        case "fire-captain":
            return QCoreApplication.translate("Opponents", "A strong brigade above all")
        case "office-collector":
            return QCoreApplication.translate("Opponents", "Every counting office there is")
        case "miser":
            return QCoreApplication.translate("Opponents", "A coin kept is a coin earned")
        case "shipowner":
            return QCoreApplication.translate("Opponents", "Ships first, then the contracts they fill")
        case "speculator":
            return QCoreApplication.translate("Opponents", "Every contract, filled or not")
        case "troublemaker":
            return QCoreApplication.translate("Opponents", "Makes things dear for others")
        case "grocer":
            return QCoreApplication.translate("Opponents", "Sells at every door")
    return QCoreApplication.translate("Opponents", "A bit of everything")
