"""The page of boxes of one's own, without its window: files come in or get a sentence, and what is in them is told."""

from __future__ import annotations

import string
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl

from speicherstadt_app.games.speicherstadt.extras.box_file import read_box, write_box
from speicherstadt_app.games.speicherstadt.rules.box_changes import changes
from speicherstadt_app.games.speicherstadt.rules.boxes import (
    SENTENCES,
    BoxFlaw,
    fingerprint,
    flawed,
    lines_of,
    options_of,
)
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.words import setting_up as box_words
from speicherstadt_app.ui.home.boxes import Shelf
from speicherstadt_app.ui.language import Language
from speicherstadt_app.ui.preferences import Preferences
from tests.games.speicherstadt.variants import BOXES, PRINTED, PRINTED_FILE, WILD, changed
from tests.ui.memory_folder import MemoryFolder, Someone, Window, window

pytestmark = pytest.mark.usefixtures("qapp")

LANGUAGES = ("en", "de", "fr")
MARA = Someone("p1", "Mara", "gull")


@pytest.fixture
def language() -> Iterator[Language]:
    spoken = Language()
    yield spoken
    spoken.fall_silent()


# What is said


def flaw(key: str, *, row: int | None, column: str) -> BoxFlaw:
    names = [name for _, name, _, _ in string.Formatter().parse(SENTENCES[key]) if name and name != "column"]
    return flawed(key, row=row, column=column, **{name: f"<{name}>" for name in names})


@pytest.mark.parametrize("key", SENTENCES)
def test_every_flaw_is_a_sentence_in_every_language_with_all_that_english_tells(key: str, language: Language) -> None:
    texts = []
    for name in LANGUAGES:
        language.speak(name)
        told = flaw(key, row=7, column="goods")
        text = box_words.flaw_text(told)
        assert "%" not in text
        assert "7" in text
        assert "goods" in text
        assert all(str(fact) in text for fact in told.facts.values()), text
        assert text.endswith(".")
        texts.append(text)
    assert len(set(texts)) == len(LANGUAGES), "it is translated"


def test_without_a_place_the_sentence_begins_as_one() -> None:
    assert box_words.flaw_text(flaw("encoding", row=None, column="")).startswith("This is not UTF-8")
    assert box_words.flaw_text(flaw("quotes", row=3, column="")).startswith("Row 3: the quotation marks")


@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)
def test_every_change_and_card_has_words_in_every_language(box: Any, language: Language) -> None:
    for name in LANGUAGES:
        language.speak(name)
        texts = [box_words.change_text(change) for change in changes(box)]
        texts += [*box_words.staying_texts(box), *box_words.unsure_texts(standard_box()), box_words.sure_text(box)]
        assert texts
        assert not [text for text in texts if "%" in text or not text]


# The page


def at_the_page(
    scene: Callable[[Window, Any], Awaitable[None]], folder: MemoryFolder | None, about: str = ""
) -> Window:
    async def whole(opened: Window) -> None:
        await opened.ready()
        opened.app.open("speicherstadt/boxes", about)
        page = opened.app.model("speicherstadt/boxes")
        assert isinstance(page, Shelf)
        await scene(opened, page)

    return window(whole, folder)


def new_folder() -> MemoryFolder:
    made = MemoryFolder(MARA)
    made.kept = {MARA.id: Preferences()}
    return made


def file(folder: Path, name: str, content: str | bytes) -> QUrl:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return QUrl.fromLocalFile(str(path))


def titles(page: Any) -> list[str]:
    return [row.title for row in page._rows.rows]


def shown(page: Any) -> Any:
    return page._shown.value


def block(page: Any, heading: str) -> dict[str, Any]:
    found: dict[str, Any] = next(block for block in shown(page).blocks if block["heading"] == heading)
    return found


def lines(page: Any, heading: str) -> list[str]:
    found: list[str] = block(page, heading)["texts"]
    return found


def test_a_file_that_is_brought_in_is_kept_and_is_looked_into(tmp_path: Path) -> None:
    folder = new_folder()

    async def scene(opened: Window, page: Any) -> None:
        assert titles(page) == ["Standard table"]
        assert (shown(page).own, lines(page, "Different from the standard table")) == (False, [])
        page.bringIn(file(tmp_path, "Grandma's deck.csv", PRINTED_FILE))
        await opened.until(lambda: shown(page).told)
        assert shown(page).told == "Grandma's deck can be played with: choose it for a new game."
        assert (shown(page).wrong, shown(page).own, shown(page).title) == (False, True, "Grandma's deck")
        assert titles(page) == ["Standard table", "Grandma's deck"]
        assert [row.chosen for row in page._rows.rows] == [False, True]
        texts = lines(page, "Different from the standard table")
        assert "Winter: 5-point contract (coffee, saffron) instead of 5-point contract (tea, rubber)" in texts
        assert len(texts) == 5
        assert opened.announced[-1] == shown(page).told

    at_the_page(scene, folder)
    (kept,) = folder.kept_boxes.values()
    assert kept.key == fingerprint(PRINTED)
    assert lines_of(read_box(kept.table.encode(), kept.name)) == lines_of(PRINTED)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "The file has no table"),
        (b"\xff\x00\x01", "This is not UTF-8 text"),
        (changed(("A-office", "A-office,A,palace,,,,,")).encode(), "Row 8, column kind: 'palace' is no kind of card"),
        (b"x" * 70_000, "The file is larger than 64 kB"),
        (None, "can't be read: choose another file."),
    ],
    ids=["empty", "no text", "an odd kind", "too large", "not there"],
)
def test_a_file_that_is_none_gets_a_sentence_and_nothing_is_kept(
    tmp_path: Path, content: bytes | None, why: str
) -> None:
    folder = new_folder()

    async def scene(opened: Window, page: Any) -> None:
        here = QUrl.fromLocalFile(str(tmp_path / "odd.csv"))
        page.bringIn(here if content is None else file(tmp_path, "odd.csv", content))
        await opened.until(lambda: shown(page).told)
        assert shown(page).wrong
        assert shown(page).told.startswith("odd.csv can't be ")
        assert why in shown(page).told
        assert titles(page) == ["Standard table"]
        page.retranslate()
        assert why in shown(page).told

    at_the_page(scene, folder)
    assert folder.kept_boxes == {}


def test_without_a_folder_it_is_said_that_nothing_can_be_kept(tmp_path: Path) -> None:
    async def scene(opened: Window, page: Any) -> None:
        page.bringIn(file(tmp_path, "mine.csv", PRINTED_FILE))
        await opened.until(lambda: shown(page).told)
        assert shown(page).wrong
        assert "Nothing can be kept this time" in shown(page).told

    at_the_page(scene, None)


def test_the_standard_table_is_written_changed_and_brought_in(tmp_path: Path) -> None:
    async def scene(opened: Window, page: Any) -> None:
        page.writeTo(QUrl.fromLocalFile(str(tmp_path / "mine")))
        await opened.until(lambda: shown(page).told)
        assert shown(page).told.startswith("mine.csv is written")
        written = (tmp_path / "mine.csv").read_text("utf-8")
        assert written == write_box(standard_box())
        page.bringIn(QUrl.fromLocalFile(str(tmp_path / "mine.csv")))
        await opened.until(lambda: shown(page).wrong)
        assert "cards of the standard table" in shown(page).told
        page.bringIn(file(tmp_path, "mine.csv", changed(("D-michael", "D-michael,D,church,,5,,rules,"), text=written)))
        await opened.until(lambda: not shown(page).wrong)
        assert titles(page) == ["Standard table", "mine"]
        page.writeTo(QUrl.fromLocalFile(str(tmp_path / "mine")))
        assert shown(page).told == "There is a mine.csv already: choose another name."
        page.choose(page._rows.rows[0].key)
        assert (shown(page).told, shown(page).wrong) == ("", False), "it was said of another box"

    at_the_page(scene, new_folder())


def test_in_german_cells_are_split_as_a_german_spreadsheet_wants(tmp_path: Path) -> None:
    async def scene(opened: Window, page: Any) -> None:
        opened.get("settings").write("language", "de")
        await opened.until(lambda: shown(page).title == "Standardtabelle")
        page.writeTo(QUrl.fromLocalFile(str(tmp_path / "meine.csv")))
        await opened.until(lambda: shown(page).told)
        assert (tmp_path / "meine.csv").read_text("utf-8").startswith("id;season;kind")

    at_the_page(scene, new_folder())


def test_a_box_can_be_renamed_and_removed_after_a_question(tmp_path: Path) -> None:
    folder = new_folder()

    async def scene(opened: Window, page: Any) -> None:
        page.bringIn(file(tmp_path, "one.csv", PRINTED_FILE))
        await opened.until(lambda: shown(page).own)
        page.rename("  Deck of 2010 ")
        await opened.until(lambda: shown(page).title == "Deck of 2010")
        page.rename("")
        assert shown(page).told == "Type a name."
        page.rename("Deck of 2010")
        page.remove()
        assert (shown(page).asks, shown(page).question) == (True, "Remove Deck of 2010?")
        page.answer(False)
        await opened.app._threads.ask(lambda there: there.boxes("speicherstadt"))
        assert [box.name for box in folder.kept_boxes.values()] == ["Deck of 2010"], "no is no"
        assert not shown(page).asks
        page.answer(True)
        page.remove()
        page.choose("")
        assert not shown(page).asks, "what is looked into now was not meant"
        page.choose(next(iter(folder.kept_boxes)))
        page.remove()
        page.answer(True)
        await opened.until(lambda: titles(page) == ["Standard table"])
        assert shown(page).told == "Deck of 2010 is removed. Games that were played with it stay."
        page.remove()
        assert not shown(page).asks, "the standard table stays"

    at_the_page(scene, folder)
    assert folder.kept_boxes == {}


def test_of_a_hundred_boxes_no_more_are_taken_but_each_is_known(tmp_path: Path) -> None:
    folder = new_folder()
    for points in range(6, 31):
        for more in (7, 8, 9, 10, 11):
            table = changed(
                ("A-contract-5", f"A-contract-5,A,contract,,{points},tea rubber,,"),
                ("A-contract-8", f"A-contract-8,A,contract,,{more},coffee saffron carpet,,"),
            )
            if len(folder.kept_boxes) < 100:
                box = read_box(table.encode(), "Full")
                folder.keep_box("speicherstadt", fingerprint(box), box.name, write_box(box))
                last = table

    async def scene(opened: Window, page: Any) -> None:
        await opened.until(lambda: len(titles(page)) == 101)
        page.bringIn(file(tmp_path, "more.csv", PRINTED_FILE))
        await opened.until(lambda: shown(page).told)
        assert shown(page).told == "There are 100 card sets already: remove one first."
        page.bringIn(file(tmp_path, "again.csv", last))
        await opened.until(lambda: "again can be played with" in shown(page).told)
        assert shown(page).title == "again"

    at_the_page(scene, folder)
    assert len(folder.kept_boxes) == 100


def test_boxes_are_there_when_the_page_opens_and_damaged_ones_are_not() -> None:
    folder = new_folder()
    folder.keep_box("speicherstadt", fingerprint(WILD), "Wild", write_box(WILD))
    folder.keep_box("speicherstadt", "damaged", "Broken", "no table")

    async def scene(opened: Window, page: Any) -> None:
        await opened.until(lambda: len(titles(page)) == 2)
        assert titles(page) == ["Standard table", "Wild"]
        assert shown(page).title == "Wild"
        kinds = block(page, "Cards by kind and season")["rows"]
        assert [kind["total"] for kind in kinds][:2] == ["3", "1"]
        assert sum(int(kind["total"]) for kind in kinds) == 54
        page.choose("")
        assert shown(page).note == "23 cards not sure"
        page.choose("nobody's")
        assert shown(page).title == "Standard table"

    at_the_page(scene, folder, fingerprint(WILD))


def test_a_new_game_offers_the_boxes_and_is_begun_with_the_chosen_one() -> None:
    folder = new_folder()
    folder.keep_box("speicherstadt", fingerprint(WILD), "Wild", write_box(WILD))

    async def scene(opened: Window, _page: Any) -> None:
        game = opened.get("newGame")
        await opened.until(lambda: len(game.value.options[0]["values"]) == 2)
        game.setOption("box", 1)
        game.start()
        await opened.until(lambda: folder.games)

    at_the_page(scene, folder)
    (kept,) = folder.games.values()
    assert kept.record.options == options_of(WILD)
    assert fingerprint(WILD) in folder.setup
