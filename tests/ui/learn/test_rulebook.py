"""The rules that people read: the same in every language, with the numbers of the cards, each card with a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest

from speicherstadt_app.games import registry
from speicherstadt_app.games.registry import cards
from speicherstadt_app.games.speicherstadt.rules.cards import REMOVED, standard_box
from speicherstadt_app.games.speicherstadt.words.numbers import numbers
from speicherstadt_app.ui.finding import hits, holds, marked, words_of
from speicherstadt_app.ui.language import Language
from speicherstadt_app.ui.learn import rulebook as rulebook_page
from speicherstadt_app.ui.learn.contents import Contents, contents_of
from speicherstadt_app.ui.learn.course import Course, course_of
from speicherstadt_app.ui.learn.rulebook import Rulebook
from speicherstadt_app.ui.pages import Played
from tests.fixture_game.registered import registered
from tests.ui.memory_folder import Window

BOOK = cast("Contents", contents_of("speicherstadt"))
COURSE = cast("Course", course_of("speicherstadt"))
FOLDER, LESSONS = BOOK.folder, COURSE.folder

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_numbers_are_those_of_the_cards() -> None:
    known = numbers()
    box = standard_box()
    assert known["contract_4"] == next(card.points for card in box.cards if len(card.goods) == 4)
    assert known["firefighters"] == sum(card.kind == "firefighter" for card in box.cards)
    assert known["sure_reconstructed"] == sum(card.sure == "reconstructed" for card in box.cards)
    assert [known[f"rounds_{players}"] for players in (2, 3, 4, 5)] == [16, 12, 10, 8]


# The page


@pytest.fixture
def rulebook() -> Iterator[Rulebook]:
    spoken = Language()
    spoken.speak("en")
    found = Window(None).app.model("rules")
    assert isinstance(found, Rulebook)
    yield found
    spoken.fall_silent()


def texts(rulebook: Rulebook) -> list[str]:
    return [block.plain for block in rulebook._blocks.rows if block.kind != "cards"]


def test_every_kind_of_card_is_pictured_with_how_sure_it_is(rulebook: Rulebook) -> None:
    rulebook.read("cards")
    faces = [face for block in rulebook._blocks.rows for face in block.cards]
    box = standard_box()
    assert {face["kind"] for face in faces} >= {card.kind for card in box.cards} - {"church"}
    uncertain = {face["sure"] for face in faces if not face["certain"]}
    assert uncertain == {
        "goods: reconstructed",
        "points: likely",
        "strength: reconstructed",
        "strength: reconstructed and from the rules",
    }
    assert len([face for face in faces if face["kind"] == "contract"]) == 10


def test_what_stays_in_the_box_is_told_from_the_cards(rulebook: Rulebook) -> None:
    rulebook.read("players")
    told = next(text for text in texts(rulebook) if text.startswith("2 players"))
    assert len(REMOVED[2]) == 2
    assert "port and firefighters (strength 3)" in told


def test_a_search_finds_sections_without_regard_to_case_and_accents(rulebook: Rulebook) -> None:
    rulebook.query = "BRIGADE weakest"  # type: ignore[assignment]
    assert "A fire strikes" in texts(rulebook)
    assert any("<mark>weakest</mark>" in block.text for block in rulebook._blocks.rows)
    rulebook.query = "submarine"  # type: ignore[assignment]
    assert texts(rulebook) == []


@pytest.mark.parametrize(
    ("about", "section"),
    [("card:B-ship-1", "ship"), ("card:E-fire", "fire-card"), ("card:D-michael", "church"), ("phase:income", "income")],
)
def test_the_page_opens_at_what_somebody_wants_to_know(rulebook: Rulebook, about: str, section: str) -> None:
    rulebook.open(about)
    assert rulebook.property("place") == section
    assert section in {block.section for block in rulebook._blocks.rows}


def test_everything_that_explains_itself_has_its_place() -> None:
    for about in (
        "coin",
        "worker",
        "price",
        "bell",
        "market",
        "supply",
        "brigade",
        "fire",
        "season:winter",
        "good:tea",
    ):
        assert BOOK.section_of(about) in BOOK.sections


# Finding


@pytest.mark.parametrize(
    ("text", "query", "found"),
    [
        ("Église Saint-Michel", "eglise", [(0, 6)]),
        ("Straße", "STRASSE", [(0, 6)]),
        ("das Œuvre", "oeu", [(4, 6)]),
        ("tea, Teapot", "tea", [(0, 3), (5, 8)]),
        ("coffee", "off coff", [(0, 4)]),
        ("coffee", "", []),
    ],
)
def test_hits(text: str, query: str, found: list[tuple[int, int]]) -> None:
    assert hits(text, words_of(query)) == found


def test_all_words_have_to_be_there() -> None:
    assert holds("Feuer und Wasser", words_of("wasser feuer"))
    assert not holds("Feuer und Wasser", words_of("feuer erde"))


def test_what_is_marked_is_safe_to_show() -> None:
    assert marked("1 < 2 & tea", words_of("tea")) == "1 &lt; 2 &amp; <mark>tea</mark>"


# Several games


@pytest.fixture
def two_games() -> Iterator[None]:
    with registered():
        yield


def test_each_game_has_its_own_rules(two_games: None, rulebook: Rulebook) -> None:
    titles = rulebook.property("titles")
    assert titles == [each.title for each in cards() if registry.part(each.id, "extras.rulebook")]
    rulebook.chooseGame(titles.index("Sealed bids"))
    assert rulebook.property("title") == "A round"
    assert any("hold 4 cards each" in text for text in texts(rulebook))
    rulebook.query = "fewer lots"  # type: ignore[assignment]
    assert "Points" in texts(rulebook)
    rulebook.chooseGame(0)
    assert rulebook.property("query") == ""
    assert rulebook.property("game") == 0


@pytest.mark.parametrize(
    ("about", "place"), [("bids/phase:take", "taking"), ("bids/lot", "points"), ("bids/phase:bid", "bidding")]
)
def test_a_topic_names_its_game(two_games: None, rulebook: Rulebook, about: str, place: str) -> None:
    rulebook.open(about)
    assert rulebook.property("place") == place


def test_from_a_game_one_comes_to_its_rules_as_it_is_played(two_games: None, rulebook: Rulebook) -> None:
    played = [Played("bids", {"rounds": 5})]
    rulebook.context = replace(rulebook.context, played=lambda: played[0])
    rulebook.open("phase:take")
    assert rulebook.property("place") == "taking"
    rulebook.read("bidding")
    assert any("hold 6 cards each" in text for text in texts(rulebook))
    played[0] = Played("speicherstadt", {})
    rulebook.open("")
    assert rulebook.property("game") == 0


def test_of_a_game_without_a_rulebook_a_sentence_says_so(
    two_games: None, rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook_page, "contents_of", lambda _: None)
    rulebook.open("bids/")
    assert rulebook.property("title") == "There is no rulebook for this game yet."
    assert texts(rulebook) == []
    assert rulebook.property("chapters") == []
    rulebook.read("goal")
    rulebook.query = "anything"  # type: ignore[assignment]
    assert rulebook.table("board") is None


def test_read_ignores_what_is_no_chapter(rulebook: Rulebook) -> None:
    """A list of contents that is left without a choice hands on nothing."""
    rulebook.setProperty("query", "ship")
    before = (rulebook.title, texts(rulebook))
    for key in ("", "no-such-chapter"):
        rulebook.read(key)
        assert (rulebook.title, texts(rulebook)) == before
    rulebook.setProperty("query", "")
    assert rulebook.property("chapter") >= 0
