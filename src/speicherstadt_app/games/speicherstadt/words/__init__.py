"""Everything that is said of Die Speicherstadt."""

from typing import Final

from speicherstadt_app.words.titles import Titles

TITLES: Final = Titles(__name__, "Speicherstadt")
