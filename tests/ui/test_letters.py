"""Every letter that the program writes is in one of its own faces."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QTextLayout

from speicherstadt_app.ui.assets import FONTS, PACKAGE, lend_letters

DRAWN = "↵"
"""A key cap shows it as a sign."""


@pytest.fixture
def own() -> set[str]:
    """The faces, loaded as the window loads them."""
    names: set[str] = set()
    for path in sorted(FONTS.glob("*.ttf")):
        names.update(QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path))))
    lend_letters()
    return names


@pytest.mark.usefixtures("qapp")
def test_no_letter_comes_from_a_face_of_the_system(own: set[str]) -> None:
    written = {letter for path in (PACKAGE / "i18n").glob("*.ts") for letter in path.read_text("utf-8")}
    words = "".join(sorted(letter for letter in written if letter.isprintable() and letter not in DRAWN))
    assert "→" in words
    for family in sorted(own):
        assert faces(words, QFont(family)) <= own


def faces(words: str, font: QFont) -> set[str]:
    layout = QTextLayout(words, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}
