"""The rules are two actions away from anywhere, are found as one types, and lead back to where one came from."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.speicherstadt.rules.boxes import options_of
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.ui.learn.contents import Contents, contents_of
from speicherstadt_app.ui.learn.rulebook import Rulebook
from speicherstadt_app.ui.long_texts import texts_in
from tests.games.speicherstadt.variants import BOXES
from tests.qml.conftest import Opens
from tests.qml.open_window import OpenWindow, Until, act, name_of
from tests.qml.playing import Game, Mouse, tab_to

BOOK = cast("Contents", contents_of("speicherstadt"))
CHAPTERS, MOMENTS, FOLDER = BOOK.chapters, BOOK.moments, BOOK.folder

ALONE = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]
EN = texts_in(FOLDER, "en")


def headings(window: OpenWindow) -> list[str]:
    return [found.name for found in window.heard() if found.role == QAccessible.Role.Heading]


def is_in_view(window: OpenWindow, name: str) -> bool:
    """Whether that heading lies in the window, near its top."""
    found = [item for item in window.items() if item.inherits("QQuickText") and name_of(item) == name]
    return any(0 < item.mapToScene(item.position()).y() < window.window.height() / 2 for item in found)


def test_every_chapter_with_its_pictures_is_read_in_every_language(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        window.press(Qt.Key.Key_F1)
        await Until(lambda: window.of("RulesPage"))
        for language in ("en", "de", "fr"):
            window.settings.setProperty("language", language)
            texts = texts_in(FOLDER, language)
            for chapter in CHAPTERS:
                title = texts["chapters"][chapter.key]
                await window.settled()
                act(window.button(title))
                await window.settled()
                assert title in window.texts()
                sections = [texts[section.key]["title"] for section in chapter.sections]
                assert [heading for heading in headings(window) if heading in sections] == sections
                pictures = sum(bool(section.scene) for section in chapter.sections)
                assert len(window.of("RulePicture")) == pictures
        assert len(MOMENTS) == sum(bool(section.scene) for chapter in CHAPTERS for section in chapter.sections)
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.page == "start")

    window.run(script())


def test_words_are_found_as_one_types_and_marked(opens: Opens) -> None:
    window = opens(language="fr")

    async def script() -> None:
        window.app.open("rules", "firefighter")
        await Until(lambda: window.of("RulesPage"))
        await window.settled()
        window.press(Qt.Key.Key_E, Qt.Key.Key_N, Qt.Key.Key_T, Qt.Key.Key_R, Qt.Key.Key_E, Qt.Key.Key_P, Qt.Key.Key_O)
        await window.settled()
        assert texts_in(FOLDER, "fr")["warehouse"]["title"] in headings(window)
        rules = window.app.model("rules")
        assert isinstance(rules, Rulebook)
        assert is_in_view(window, str(rules.title)), "what is found is read from its beginning"
        marked = [str(item.property("text")) for item in window.items() if item.inherits("QQuickText")]
        assert any("background-color" in text and ">Entrepô</span>" in text for text in marked)
        window.press(Qt.Key.Key_Escape)
        await window.settled()
        assert window.page == "rules"
        assert not any("background-color" in text for text in window.texts())

    window.run(script())


def explained_button(window: OpenWindow) -> QQuickItem | None:
    return next((item for item in window.items() if item.property("text") == "More in the rules"), None)


def test_from_the_table_to_the_place_in_question_and_back(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        game = Game(window, Mouse(), Random(1))
        await game.begin(ALONE, 3)
        window.press(Qt.Key.Key_F1)
        await Until(lambda: is_in_view(window, EN["demand"]["title"]), "the rules of the phase")
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.page == "table" and window.of("HouseColumn"))
        await window.settled()
        column = window.of("HouseColumn")[0]
        section = str(column.property("kind"))
        tab_to(window, column)
        window.press(Qt.Key.Key_I)
        await Until(lambda: explained_button(window), "the card explains itself")
        await window.settled()
        more = explained_button(window)
        assert more is not None
        tab_to(window, more)
        window.press(Qt.Key.Key_Return)
        await Until(lambda: is_in_view(window, EN[section]["title"]), "what the rules say of that card")
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.page == "table")

    window.run(script())


def test_from_a_game_with_a_box_of_ones_own_its_cards_are_shown(opens: Opens) -> None:
    window = opens()
    box = BOXES["wild"]
    strong = [card for card in box.cards if card.kind == "firefighter"]
    strengths = {str(card.value) for card in strong}
    assert strengths != {str(card.value) for card in standard_box().cards if card.kind == "firefighter"}

    def shown(section: str) -> Any:
        rules: Any = window.app.model("rules")
        return next(block for block in rules.blocks.rows if block.key == f"{section}/cards")

    async def script() -> None:
        window.app.begin("speicherstadt", ALONE, 3, options_of(box))
        await Until(lambda: window.of("TablePage"))
        await Game(window, Mouse(), Random(3)).asked()
        window.press(Qt.Key.Key_F1)
        await Until(lambda: window.of("RulesPage"))
        rules: Any = window.app.model("rules")
        rules.read("cards")
        for language in ("de", "fr", "en"):
            window.settings.setProperty("language", language)
            await window.settled()
            assert any(box.name in text for text in window.texts()), "it is said whose cards these are"
        assert {face["value"] for face in shown("firefighter").cards} == strengths
        assert f"There are {len(strong)}, of strength 1, 5, 7 and 9" in " ".join(window.texts())
        assert {face["spoken"] for face in shown("firefighter").cards} <= {found.name for found in window.heard()}
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.page == "table")
        window.app.back()
        await Until(lambda: window.page == "start" and window.table is None)
        window.press(Qt.Key.Key_F1)
        await Until(lambda: window.of("RulesPage"))
        await window.settled()
        assert not any(box.name in text for text in window.texts())
        assert {face["value"] for face in shown("firefighter").cards} != strengths

    window.run(script())
