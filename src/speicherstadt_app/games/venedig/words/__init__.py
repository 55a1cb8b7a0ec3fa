"""Everything that is said of Die Säulen von Venedig."""

from typing import Final

from speicherstadt_app.words.titles import Titles

TITLES: Final = Titles(__name__, "Venedig")
