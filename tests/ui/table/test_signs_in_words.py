"""Signs before the names in what a game asks: of everybody but the one who is asked, and before names alone."""

from __future__ import annotations

from PySide6.QtCore import QSize

from speicherstadt_app.ui.art import draw
from speicherstadt_app.ui.table.presenter import Asked, Looks, Undo
from speicherstadt_app.ui.table.prompt import asks, waiting, with_signs
from speicherstadt_app.words.phrases import filled

NAMES = ("Mara", "The <b>", "\N{HEBREW LETTER ALEF}\N{HEBREW LETTER BET}")
LOOKS = Looks(0, NAMES, (0, 1, 20), ("", "", ""), frozenset({0}), asked=True)


def test_a_name_has_its_sign_and_no_other_word_is_taken_for_it() -> None:
    def made(looks: Looks) -> Asked:
        question = filled("The %1 gets it from %2?", looks.names[1], looks.names[0])
        return Asked(asks(looks, question, filled("Then %1.", looks.names[2])), waiting(looks, Undo(), "").buttons)

    told = with_signs(LOOKS, made).prompt
    assert told.question == told.spoken.partition("? ")[0] + "?" == "The The <b> gets it from Mara?"
    sign = '<img src="image://art/emblems/disc/gull*3" width="SIZE" height="SIZE" align="middle">'
    assert told.asked == f"The {sign}The &lt;b&gt; gets it from Mara?", (
        "the sign of who is asked stands beside the words"
    )
    assert told.marked == "", "a sign that is no disc is left out"
    assert told.consequence.endswith(f"{NAMES[2]}\N{POP DIRECTIONAL ISOLATE}.")


def test_french_elides_before_a_name_that_has_no_sign_before_it() -> None:
    looks = Looks(0, ("Mara", "Ada"), (0, 1), ("", ""), frozenset({0}), asked=True)
    told = with_signs(
        looks,
        lambda seen: Asked(asks(seen, filled("La main de %1", seen.names[1])), waiting(seen, Undo(), "").buttons),
    ).prompt
    assert told.question == told.spoken.rstrip(".") == "La main d\N{RIGHT SINGLE QUOTATION MARK}Ada"
    assert told.asked.startswith("La main de <img ")


def test_a_drawing_for_text_is_larger_than_asked() -> None:
    assert draw("emblems/disc/gull*3", QSize(20, 20)).size() == QSize(60, 60)
