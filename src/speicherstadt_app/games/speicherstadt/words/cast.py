"""Who plays Die Speicherstadt: levels and characters, by name, in a line, and with a face."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.games.speicherstadt.words import TITLES
from speicherstadt_app.words.people import People
from speicherstadt_app.words.titles import titled

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


level_title = TITLES.table("Cast.level", "title", other=titled)
level_note = TITLES.table("Cast.level", "note")
character_title = TITLES.table("Cast.character", "title", other=titled)
character_tag = TITLES.table("Cast.character", "tag")
"""What a character is after, in a word."""
character_note = TITLES.table("Cast.character", "note")
