"""Whatever the store can say the window says in its own words, in every language."""

from __future__ import annotations

import string
from collections.abc import Iterator

import pytest

from speicherstadt_app.engine.errors import BrokenGame, Illegal, Unreadable, WrongVersion
from speicherstadt_app.store.notices import SENTENCES
from speicherstadt_app.ui.language import Language
from speicherstadt_app.ui.store_words import said
from tests.ui.memory_folder import News

pytestmark = pytest.mark.usefixtures("qapp")

LANGUAGES = ("en", "de", "fr")
COUNTS = {"kept": 6, "shortened": 1, "from_backup": 2, "lost": 3, "games": 2, "line": 4, "number": 5}


@pytest.fixture
def language() -> Iterator[Language]:
    spoken = Language()
    yield spoken
    spoken.fall_silent()


def news(key: str) -> News:
    """A notice with the facts that the store's own sentence has."""
    names = [name for _, name, _, _ in string.Formatter().parse(SENTENCES[key]) if name]
    facts: dict[str, object] = {name: COUNTS.get(name, f"<{name}>") for name in names}
    return News(key, facts | ({"why": News("disk_full")} if "why" in facts else {}))


@pytest.mark.parametrize("key", SENTENCES)
def test_every_notice_is_a_sentence_in_every_language(key: str, language: Language) -> None:
    texts = []
    for name in LANGUAGES:
        language.speak(name)
        texts.append(said(news(key)))
    assert len(set(texts)) == len(LANGUAGES), "it is translated"
    for text in texts:
        assert "news of" not in text
        assert "%" not in text
        assert text.endswith(".")


def test_a_folder_in_a_newer_format_says_which_and_what_to_install() -> None:
    text = said(News("newer", {"folder": "x", "by": "0.1.0", "layout": 5, "known": 4}))
    assert "have format \u20685\u2069" in text or "have format 5" in text
    assert text.endswith("install the newest version to continue.")


def of_game(error: WrongVersion | BrokenGame) -> WrongVersion | BrokenGame:
    error.game = "bids"
    return error


def test_a_file_a_part_or_a_line_is_named() -> None:
    assert said(news("import_missing")).startswith("<file> ")
    assert said(news("part_link")).startswith("<part> ")
    assert "line 4:" in said(news("rest_not_read"))


@pytest.mark.parametrize(
    ("why", "words"),
    [
        (Illegal("no"), "against the rules"),
        (WrongVersion("no"), "another version"),
        (Unreadable("no"), "damaged"),
        (of_game(WrongVersion("no")), "“bids” is not installed"),
        (of_game(BrokenGame("no")), "“bids” can't be loaded"),
    ],
)
def test_why_a_game_is_left_out(why: Exception, words: str) -> None:
    assert words in said(News("game_refused", {"line": 3, "why": why}))
    assert words in said(News("record_refused", {"file": "a.speicher.json", "why": why}))


def repaired(**facts: object) -> str:
    return said(News("repaired", facts))


def test_a_repair_tells_what_became_of_every_game() -> None:
    text = repaired(kept=6, shortened=1, from_backup=2, lost=3)
    assert "5 kept, 1 up to an earlier move, 2 from a backup, 3 lost." in text
    assert "2 from a backup. Look" in repaired(kept=0, shortened=0, from_backup=2, lost=0)
    assert "there were none" in repaired(kept=0, shortened=0, from_backup=0, lost=0)


@pytest.mark.parametrize("key", ["disk_full", "read_only", "folder_gone"])
def test_a_backup_that_fails_says_what_to_do_about_the_disk(key: str) -> None:
    reason = said(News(key)).partition(": ")[2]
    assert said(News("backup_failed", {"why": News(key)})) == f"No backup could be made: {reason}"
