"""Who plays Die Speicherstadt: levels and characters, by name, in a line, and with a face."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.words.people import People
from speicherstadt_app.words.translation import tr

PEOPLE: Final = {
    "fire-captain": ("Ida", "Brandt"),
    "office-collector": ("Anton", "Kessler"),
    "miser": ("Otto", "Pauls"),
    "shipowner": ("Clara", "Mendes"),
    "speculator": ("Victor", "Amari"),
    "troublemaker": ("Finn", "Jansen"),
    "grocer": ("Emil", "Costa"),
    "silent-partner": ("Martha", "Lorenz"),
}
"""Names of people in the port about 1900, alike in every language. They are invented."""
CHARACTERS: Final = tuple(PEOPLE)
USUAL: Final = ("shipowner", "fire-captain", "speculator")
NAMES: Final = ("Kontor", "Michel", "Alster", "Elbe", "Fleet")
"""Places of Hamburg."""

_PEOPLE: Final = People("speicherstadt/characters/", PEOPLE)
character_name = _PEOPLE.name
character_full_name = _PEOPLE.full_name
character_art = _PEOPLE.art
character_mood = _PEOPLE.mood


def level_title(key: str) -> str:
    match key:
        case "random":
            return tr("Speicherstadt.Cast", "Random")
        case "greedy":
            return tr("Speicherstadt.Cast", "Shrewd")
        case "apprentice":
            return tr("Speicherstadt.Cast", "Apprentice")
        case "clerk":
            return tr("Speicherstadt.Cast", "Clerk")
        case "warehouseman":
            return tr("Speicherstadt.Cast", "Warehouseman")
        case "broker":
            return tr("Speicherstadt.Cast", "Broker")
        case "merchant":
            return tr("Speicherstadt.Cast", "Merchant")
        case "hanseat":
            return tr("Speicherstadt.Cast", "Hanseat")
        case "senator":
            return tr("Speicherstadt.Cast", "Senator")
    return key.capitalize()


def level_note(key: str) -> str:
    match key:
        case "random":
            return tr("Speicherstadt.Cast", "plays at random")
        case "greedy":
            return tr("Speicherstadt.Cast", "takes what is worth most now")
        case "apprentice":
            return tr("Speicherstadt.Cast", "goes by rules of thumb")
        case "clerk":
            return tr("Speicherstadt.Cast", "has learned, but errs very often")
        case "warehouseman":
            return tr("Speicherstadt.Cast", "errs often")
        case "broker":
            return tr("Speicherstadt.Cast", "errs now and then")
        case "merchant":
            return tr("Speicherstadt.Cast", "errs seldom")
        case "hanseat":
            return tr("Speicherstadt.Cast", "always takes what it finds best")
        case "senator":
            return tr("Speicherstadt.Cast", "thinks by far the longest")
    return ""


def ladder_note() -> str:
    return tr(
        "Speicherstadt.Cast",
        "For all opponents; nobody gets extra coins. With two players each level wins about 7 games in 10 against the "
        "one below",
    )


def character_title(key: str) -> str:
    match key:
        case "fire-captain":
            return tr("Speicherstadt.Cast", "Fire captain")
        case "office-collector":
            return tr("Speicherstadt.Cast", "Office collector")
        case "miser":
            return tr("Speicherstadt.Cast", "Miser")
        case "shipowner":
            return tr("Speicherstadt.Cast", "Shipowner")
        case "speculator":
            return tr("Speicherstadt.Cast", "Speculator")
        case "troublemaker":
            return tr("Speicherstadt.Cast", "Troublemaker")
        case "grocer":
            return tr("Speicherstadt.Cast", "Grocer")
        case "silent-partner":
            return tr("Speicherstadt.Cast", "Silent partner")
    return key.replace("-", " ").capitalize()


def character_tag(key: str) -> str:
    """What a character is after, in a word."""
    match key:
        case "fire-captain":
            return tr("Speicherstadt.Cast", "fires")
        case "office-collector":
            return tr("Speicherstadt.Cast", "offices")
        case "miser":
            return tr("Speicherstadt.Cast", "coins")
        case "shipowner":
            return tr("Speicherstadt.Cast", "ships")
        case "speculator":
            return tr("Speicherstadt.Cast", "contracts")
        case "troublemaker":
            return tr("Speicherstadt.Cast", "your price")
        case "grocer":
            return tr("Speicherstadt.Cast", "traders")
        case "silent-partner":
            return tr("Speicherstadt.Cast", "balance")
    return ""


def character_note(key: str) -> str:
    match key:
        case "fire-captain":
            return tr("Speicherstadt.Cast", "A strong brigade above all")
        case "office-collector":
            return tr("Speicherstadt.Cast", "Every counting office there is")
        case "miser":
            return tr("Speicherstadt.Cast", "A coin kept is a coin earned")
        case "shipowner":
            return tr("Speicherstadt.Cast", "Ships first, then the contracts they fill")
        case "speculator":
            return tr("Speicherstadt.Cast", "Every contract, filled or not")
        case "troublemaker":
            return tr("Speicherstadt.Cast", "Drives up prices for others")
        case "grocer":
            return tr("Speicherstadt.Cast", "Sells at every door")
        case "silent-partner":
            return tr("Speicherstadt.Cast", "A bit of everything")
    return ""
