"""The terminal reads our texts without Qt, and gets the same answers."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from itertools import product

import pytest
from PySide6.QtCore import QTranslator

from speicherstadt_app.games import registry
from speicherstadt_app.words import translation
from speicherstadt_app.words.catalogue import FOLDER, SHARED, Catalogue, Catalogues, file_of, plural_form
from speicherstadt_app.words.phrases import coins
from speicherstadt_app.words.translation import tr

LANGUAGES = ("de", "en", "fr")
NAMES = (SHARED, *(game for game in registry.FOLDERS if (FOLDER / f"{game}.de.ts").exists()))
"""A game without texts of its own language is played in English."""
NUMBERS = (0, 1, 2, 3, 5, 10, 11, 21, 100, 101, 111, 1000, 1_000_000)


def texts(name: str) -> list[tuple[str, str, str, bool]]:
    """Context, text, comment and whether it counts, from German, which translates everything."""
    return [
        (
            context.findtext("name") or "",
            message.findtext("source") or "",
            message.findtext("comment") or "",
            message.get("numerus") == "yes",
        )
        for context in ET.parse(FOLDER / f"{name}.de.ts").iter("context")
        for message in context.iter("message")
    ]


@pytest.mark.parametrize(("name", "language"), [*product(NAMES, LANGUAGES)])
def test_every_text_in_every_number_is_the_one_that_qt_finds(name: str, language: str) -> None:
    path = file_of(name, language)
    ours, theirs = Catalogue(path.read_bytes()), QTranslator()
    assert theirs.load(str(path))
    for context, text, comment, counts in texts(name):
        for n in NUMBERS if counts else (None,):
            qt = theirs.translate(context, text, comment, -1 if n is None else n)
            assert (ours.find(context, text, comment, n) or "") == (qt or ""), (context, text, n)


def test_what_is_in_no_catalogue_is_found_by_neither() -> None:
    german = Catalogue(file_of(SHARED, "de").read_bytes())
    assert german.find("Nowhere", "Nothing of the kind") is None
    assert german.find("Nowhere", "%n coin(s)", n=2) is None


def test_a_text_whose_comment_is_unknown_is_taken_without_one_as_qt_does() -> None:
    context, text, _, _ = next(found for found in texts(SHARED) if not found[2] and not found[3])
    german, qt = Catalogue(file_of(SHARED, "de").read_bytes()), QTranslator()
    assert qt.load(str(file_of(SHARED, "de")))
    assert german.find(context, text, "said nowhere") == qt.translate(context, text, "said nowhere")


@pytest.mark.parametrize(
    ("rules", "forms"),
    [
        (b"", (0, 0, 0, 0, 0)),
        (b"\x01\x01", (1, 0, 1, 1, 1)),
        (b"\x03\x01", (0, 0, 1, 1, 1)),
        # One, but not eleven; two to four, but not twelve to fourteen; all else: as Russian counts.
        (b"\x11\x01\xfd\x29\x0b\xff\x14\x02\x04\xfd\x2c\x0a\x13", (2, 0, 1, 2, 0)),
    ],
)
def test_plurals_go_by_the_rules_in_the_file(rules: bytes, forms: tuple[int, ...]) -> None:
    assert tuple(plural_form(n, rules) for n in (0, 1, 2, 12, 21)) == forms


def test_a_file_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="no compiled texts"):
        Catalogue(b"something else altogether")


def test_nothing_installed_is_english() -> None:
    assert tr("Phrases", "%1 and %2", "the end of a list") == "%1 and %2"
    assert coins(2) == "2 coins"


@pytest.mark.parametrize(("language", "text"), [("de", "2 Münzen"), ("en", "2 coins"), ("fr", "2 pièces")])
def test_a_language_can_be_installed_and_taken_away(language: str, text: str) -> None:
    translation.install(Catalogues(language))
    assert coins(2) == text
    translation.install(None)
    assert coins(2) == "2 coins"


def test_the_texts_of_a_game_are_read_when_the_first_is_asked_for() -> None:
    class Spy(Catalogues):
        asked: list[str] = []  # noqa: RUF012

        def load(self, game_id: str) -> None:
            self.asked.append(game_id)
            super().load(game_id)

    spy = Spy("de")
    translation._wanted.clear()
    translation.install(spy)
    assert coins(1) == "1 Münze"
    assert spy.asked == [SHARED]
    assert tr("Speicherstadt.Goods", "coffee") == "Kaffee"
    assert spy.asked == [SHARED, "speicherstadt"]
    assert tr("Speicherstadt.Goods", "tea") == "Tee"
    assert spy.asked == [SHARED, "speicherstadt"]


def test_the_texts_of_a_game_that_is_not_here_stay_english() -> None:
    translation.install(Catalogues("de"))
    assert tr("Bids.Log", "%1 bids.") == "%1 bids."


def test_a_language_needs_no_window() -> None:
    code = (
        "import sys; from speicherstadt_app.words import translation, catalogue, phrases;"
        "translation.install(catalogue.Catalogues('fr')); print(phrases.coins(0), 'PySide6' in sys.modules)"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert answer.stdout.split() == ["0", "pièce", "False"]
