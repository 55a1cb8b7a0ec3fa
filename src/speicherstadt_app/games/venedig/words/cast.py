"""Who plays Die Säulen von Venedig: levels and characters, by name, in a line, and with a face."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.words.people import People
from speicherstadt_app.words.translation import tr

PEOPLE: Final = {
    "shipwright": ("Matteo", "Brun"),
    "fisherwoman": ("Zanetta", "Riva"),
    "mosaicist": ("Lucia", "Ferro"),
    "bridge-keeper": ("Piero", "Dalponte"),
    "ferryman": ("Beppo", "Toso"),
    "gambler": ("Nando", "Greco"),
    "gossip": ("Fiametta", "Doni"),
    "chronicler": ("Marina", "Salvi"),
}
"""Names of people in Venice about 1500, alike in every language. They are invented."""
CHARACTERS: Final = tuple(PEOPLE)
USUAL: Final = ("fisherwoman", "shipwright", "gossip", "mosaicist", "gambler")
NAMES: Final = ("Rialto", "Murano", "Burano", "Giudecca", "Torcello")
"""Places of Venice."""

_PEOPLE: Final = People("venedig/characters/", PEOPLE)
character_name = _PEOPLE.name
character_full_name = _PEOPLE.full_name
character_art = _PEOPLE.art
character_mood = _PEOPLE.mood


def level_title(key: str) -> str:
    match key:
        case "random":
            return tr("Venedig.Cast", "Random")
        case "greedy-1":
            return tr("Venedig.Cast", "Rules of thumb")
        case "apprentice":
            return tr("Venedig.Cast", "Apprentice")
        case "oarsman":
            return tr("Venedig.Cast", "Oarsman")
        case "mason":
            return tr("Venedig.Cast", "Mason")
        case "glassblower":
            return tr("Venedig.Cast", "Glassblower")
        case "merchant":
            return tr("Venedig.Cast", "Merchant")
        case "procurator":
            return tr("Venedig.Cast", "Procurator")
        case "doge":
            return tr("Venedig.Cast", "Doge")
    return key.replace("-", " ").capitalize()


def level_note(key: str) -> str:
    match key:
        case "random":
            return tr("Venedig.Cast", "plays at random")
        case "greedy-1":
            return tr("Venedig.Cast", "goes by rules of thumb")
        case "apprentice":
            return tr("Venedig.Cast", "goes by rules of thumb, and errs often")
        case "oarsman":
            return tr("Venedig.Cast", "looks a little ahead, but errs very often")
        case "mason":
            return tr("Venedig.Cast", "looks a little ahead, and errs often")
        case "glassblower":
            return tr("Venedig.Cast", "looks a little ahead, and errs now and then")
        case "merchant":
            return tr("Venedig.Cast", "looks a little ahead, and errs seldom")
        case "procurator":
            return tr("Venedig.Cast", "weighs many ways in which it may go on")
        case "doge":
            return tr("Venedig.Cast", "thinks by far the longest")
    return ""


def ladder_note() -> str:
    return tr("Venedig.Cast", "For all opponents; they see no card that you could not see in their place")


def character_title(key: str) -> str:
    match key:
        case "shipwright":
            return tr("Venedig.Cast", "Shipwright")
        case "fisherwoman":
            return tr("Venedig.Cast", "Fisherwoman")
        case "mosaicist":
            return tr("Venedig.Cast", "Mosaicist")
        case "bridge-keeper":
            return tr("Venedig.Cast", "Bridge keeper")
        case "ferryman":
            return tr("Venedig.Cast", "Ferryman")
        case "gambler":
            return tr("Venedig.Cast", "Gambler")
        case "gossip":
            return tr("Venedig.Cast", "Gossip", "a woman who knows everybody's secrets")
        case "chronicler":
            return tr("Venedig.Cast", "Chronicler")
    return key.replace("-", " ").capitalize()


def character_tag(key: str) -> str:
    """What a character is after, in a word."""
    match key:
        case "shipwright":
            return tr("Venedig.Cast", "piles")
        case "fisherwoman":
            return tr("Venedig.Cast", "your sites")
        case "mosaicist":
            return tr("Venedig.Cast", "edges")
        case "bridge-keeper":
            return tr("Venedig.Cast", "bridges")
        case "ferryman":
            return tr("Venedig.Cast", "the gondola")
        case "gambler":
            return tr("Venedig.Cast", "bets")
        case "gossip":
            return tr("Venedig.Cast", "your cards")
        case "chronicler":
            return tr("Venedig.Cast", "balance")
    return ""


def character_note(key: str) -> str:
    match key:
        case "shipwright":
            return tr("Venedig.Cast", "Drives pile after pile, whenever he can")
        case "fisherwoman":
            return tr("Venedig.Cast", "Sets markers where others will want to build")
        case "mosaicist":
            return tr("Venedig.Cast", "Large tiles, edge to matching edge")
        case "bridge-keeper":
            return tr("Venedig.Cast", "A pile on either side of the canal, and a bridge between")
        case "ferryman":
            return tr("Venedig.Cast", "Whoever builds on the bank shall pay him")
        case "gambler":
            return tr("Venedig.Cast", "Knows what you must play, and bets on it")
        case "gossip":
            return tr("Venedig.Cast", "Lives on the cards of others")
        case "chronicler":
            return tr("Venedig.Cast", "A bit of everything, at the right time")
    return ""
