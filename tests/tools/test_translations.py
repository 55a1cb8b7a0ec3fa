"""Nothing is shown in the wrong language: every text is translated, whole, and compiled."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.words.cards import narrow_title
from speicherstadt_app.ui.language import Language
from speicherstadt_app.words.catalogue import HASHES, MAGIC, SECTION
from speicherstadt_app.words.phrases import coins
from tests.fixture_game.registered import registered
from tools import translations
from tools.translations import (
    FOLDER,
    LANGUAGES,
    Message,
    collect,
    context_flaw,
    flaws,
    flaws_of,
    messages,
    punctuation_flaws,
    texts_in,
)
from tools.translations import words_file as words

CONTEXTS = 0x2F
LONGEST_PIECE = 15
"""Letters that fit on the narrowest card."""


def message(source: str, *texts: str, finished: bool = True) -> Message:
    return Message("Anywhere", source, "", texts, finished, len(texts) > 1)


@pytest.fixture
def language(qapp: QCoreApplication) -> Iterator[Language]:
    spoken = Language()
    yield spoken
    spoken.speak("en")


def test_every_text_is_translated_and_compiled() -> None:
    assert flaws() == []


def test_qt_reads_no_compiled_file_beyond_its_end() -> None:
    """A list of contexts, as `lrelease -compress` writes it, has no end: Qt reads on, and falls where memory ends."""
    for path in sorted(FOLDER.glob("*.qm")):
        data = path.read_bytes()
        place, found = len(MAGIC), set()
        while place < len(data):
            tag, size = SECTION.unpack_from(data, place)
            place += SECTION.size + size
            found.add(tag)
        assert place == len(data), path.name
        assert HASHES in found, path.name
        assert CONTEXTS not in found, path.name


def test_a_text_without_translation_and_a_stale_file_are_seen(tmp_path: Path) -> None:
    folder = tmp_path / "i18n"
    shutil.copytree(FOLDER, folder)
    german = words("speicherstadt", "de", folder)
    german.write_text(german.read_text("utf-8").replace("<translation>Kaffee</translation>", "<translation/>"), "utf-8")
    found = "\n".join(flaws(folder))
    assert "speicherstadt.de.ts is not up to the sources" in found
    line = r"src/speicherstadt_app/games/speicherstadt/words/titles\.toml:\d+"
    assert re.search(rf"speicherstadt\.de\.ts: Speicherstadt\.Goods: coffee \({line}\): not translated", found)
    assert "speicherstadt.de.qm is not up to speicherstadt.de.ts" in found
    assert "shared.de.ts" not in found
    assert "fr.ts: Speicherstadt.Goods" not in found


def test_a_text_that_moves_keeps_its_translations(tmp_path: Path) -> None:
    folder = tmp_path / "i18n"
    shutil.copytree(FOLDER, folder)
    moved = words("speicherstadt", "de", folder)
    there = words("shared", "de", folder)
    there.write_text(moved.read_text("utf-8").replace("Speicherstadt.Goods", "Goods"), "utf-8")
    moved.unlink()
    collect(folder)
    assert set(messages(moved)) == set(messages(words("speicherstadt", "de")))


def test_a_game_is_translated_from_when_its_files_are_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(FOLDER, tmp_path / "i18n")
    monkeypatch.setattr(translations, "FOLDER", tmp_path / "i18n")
    with registered("ferries"):
        before = translations.names()
        translations.begin("ferries", tmp_path / "i18n")
        assert "ferries" not in before
        assert translations.names() == [*before, "ferries"]
        assert list(messages(words("ferries", "de", tmp_path / "i18n"))) == []


@pytest.mark.parametrize(
    "flawed",
    [
        message("Coins", ""),
        message("Coins", "Münzen", finished=False),
        message("%1 buys %2.", "%1 kauft."),
        message("%1 buys.", "%1 kauft %2."),
        message("%n coin(s)", "%n Münze", "Münzen"),
        message("%n coin(s)", "%n Münze(s)", "%n Münzen"),
        message("Coins", "Münzen "),
        message("<b>Coins</b>", "Münzen"),
    ],
)
def test_a_flawed_translation_is_seen(flawed: Message) -> None:
    assert list(flaws_of(flawed))


def test_a_sound_translation_is_let_be() -> None:
    assert list(flaws_of(message("Buy %1 for %2?", "Kaufst du für %2 %1?"))) == []
    assert list(flaws_of(message("%n coin(s)", "%n Münze", "%n Münzen"))) == []


@pytest.mark.parametrize(
    ("tongue", "text"),
    [
        ("fr", "Fini ?"),
        ("fr", "Prix: 3"),
        ("fr", "l'offre"),
        ("de", "Fertig ?"),
        ("de", 'Das "Schiff"'),
        ("de", "Und..."),
    ],
)
def test_a_slip_of_the_pen_is_seen(tongue: str, text: str) -> None:
    assert list(punctuation_flaws(tongue, text))


@pytest.mark.parametrize(("tongue", "text"), [("fr", "Fini\u00a0?"), ("de", "„Fertig?“"), ("en", "Ada's turn")])
def test_good_punctuation_is_let_be(tongue: str, text: str) -> None:
    assert list(punctuation_flaws(tongue, text)) == []


@pytest.mark.parametrize(
    "source",
    [
        "T = QCoreApplication.translate",
        'self.tr("tea")',
        'tr("tea")',
        'tr("Goods", good)',
        'tr("Goods", "tea", comment="a good")',
        'translate("Goods", "tea")',
        'QCoreApplication.translate("Goods", tea)',
        'QCoreApplication.translate(context="Goods", key="tea")',
    ],
)
def test_a_text_that_would_not_be_found_is_refused(source: str) -> None:
    with pytest.raises(SystemExit, match=r"words\.py:1"):
        list(texts_in(source, "words.py"))


def test_both_ways_to_say_a_text_are_found() -> None:
    source = 'tr("Coins", "%n coin(s)", n=2)\ntr("Goods", "tea")\nQCoreApplication.translate("Goods", "tea", "a good")'
    assert list(texts_in(source, "words.py")) == [
        'QCoreApplication.translate("Coins", "%n coin(s)", "", 3)',
        'QCoreApplication.translate("Goods", "tea", "")',
        'QCoreApplication.translate("Goods", "tea", "a good")',
    ]


@pytest.mark.parametrize(("context", "prefix"), [("Goods", "Chess."), ("Go.Goods", "Chess."), ("Go.Goods", "")])
def test_the_texts_of_a_game_are_told_from_those_of_all_others(context: str, prefix: str) -> None:
    with pytest.raises(SystemExit, match=r"words\.py:1: the context"):
        list(texts_in(f'tr("{context}", "tea")', "words.py", prefix))


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_titles_fit_on_the_narrowest_card(language: Language, tongue: str) -> None:
    language.speak(tongue)
    titles = {narrow_title(card) for card in standard_box().cards}
    pieces = {piece for title in titles for piece in re.split("[ \N{SOFT HYPHEN}]", title)}
    assert {piece for piece in pieces if len(piece) > LONGEST_PIECE} == set()


@pytest.mark.parametrize(
    ("tongue", "one", "two"),
    [("en", "1 coin", "2 coins"), ("de", "1 Münze", "2 Münzen"), ("fr", "1 pièce", "2 pièces")],
)
def test_numbers_have_their_forms_in_each_language(language: Language, tongue: str, one: str, two: str) -> None:
    language.speak(tongue)
    assert (coins(1), coins(2)) == (one, two)


def test_french_takes_nothing_for_one_thing(language: Language) -> None:
    language.speak("fr")
    assert coins(0) == "0 pièce"


def test_a_page_of_a_game_whose_context_qt_would_not_see_is_told() -> None:
    head = "pragma Translator: Chess_Board\nItem {\n"
    assert context_flaw(head + 'text: qsTr("has %1").arg(2)\n}')
    assert context_flaw(head + 'text: qsTr("Your move")\n}') is None
    assert context_flaw('Item {\ntext: qsTr("has %1").arg(2)\n}') is None


@pytest.mark.parametrize(
    ("tongue", "words_of_a_game"), [("de", ("Karten", "material")), ("fr", ("cartes", "matériel"))]
)
def test_the_shelf_of_boxes_calls_no_box_what_one_game_calls_its_own(
    tongue: str, words_of_a_game: tuple[str, ...]
) -> None:
    told = [each for each in messages(words("shared", tongue)) if each.context == "Boxes"]
    assert told
    assert [text for each in told for text in each.texts if any(word in text for word in words_of_a_game)] == []
