"""Who plays Die Säulen von Venedig: levels and characters, by name, in a line, and with a face."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.games.venedig.words import TITLES
from speicherstadt_app.words.people import People
from speicherstadt_app.words.titles import titled

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


level_title = TITLES.table("Cast.level", "title", other=titled)
level_note = TITLES.table("Cast.level", "note")
character_title = TITLES.table("Cast.character", "title", other=titled)
character_tag = TITLES.table("Cast.character", "tag")
"""What a character is after, in a word."""
character_note = TITLES.table("Cast.character", "note")
