"""Lessons and rulebooks of every game that has them: legal, whole, and the same in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games import registry
from speicherstadt_app.ui.learn.contents import Contents, contents_of
from speicherstadt_app.ui.learn.course import Ask, Course, Script, course_of, numbers_of
from speicherstadt_app.ui.long_texts import LANGUAGES, texts_in
from tests.contract.every import GAMES


def match_at(script: Script, ply: int) -> Match[Any]:
    return Match(registry.find(script.game).rules(script.setup), script.moves[:ply])


def blanks(text: str) -> list[str]:
    return sorted(re.findall(r"\{\w+\}", text))


def shape(text: str) -> list[str]:
    """What kinds of paragraphs a text has."""
    return [part[:2] if part[:2] in {"- ", "> "} else "" for part in text.strip().split("\n\n")]


@pytest.fixture(params=GAMES)
def course(request: pytest.FixtureRequest, fixture_game: str) -> Course | None:
    return course_of(request.param)


@pytest.fixture(params=GAMES)
def book(request: pytest.FixtureRequest, fixture_game: str) -> Contents | None:
    return contents_of(request.param)


def test_the_game_of_the_lessons_is_a_whole_and_legal_one(course: Course | None) -> None:
    scripts = {id(each.script): each.script for each in course.lessons} if course else {}
    for script in scripts.values():
        assert match_at(script, len(script.moves)).over


def test_what_a_lesson_asks_for_is_legal_and_the_learners_to_choose(course: Course | None) -> None:
    if course is None:
        return
    for lesson in course.lessons:
        script = lesson.script
        assert 0 <= lesson.start < lesson.stop <= len(script.moves)
        assert match_at(script, lesson.stop).actors in {(CHANCE,), ()}
        assert all(lesson.start <= ply <= lesson.stop for ply in lesson.cues)
        for ply in lesson.cues:
            if ask := lesson.asks(ply):
                match = match_at(script, ply)
                assert script.learner in match.actors
                legal = {match.rules.text(script.learner, action) for action in match.legal(script.learner)}
                assert script.moves[ply] in legal, f"{ask.key}: the learner's own move comes first in the script"


def test_lessons_say_the_same_in_every_language(course: Course | None) -> None:
    if course is None:
        return
    numbers = {**numbers_of(course.script.game, course.script.setup.options), "opponent": "Ada"}
    wanted = {(lesson.key, key) for lesson in course.lessons for key in (*lesson.keys, "title", "note")}
    english = texts_in(course.folder, "en")
    for language in LANGUAGES:
        texts = texts_in(course.folder, language)
        assert {(lesson, key) for lesson, said in texts.items() for key in said} == wanted
        for lesson, key in wanted:
            assert blanks(texts[lesson][key]) == blanks(english[lesson][key])
            assert "{" not in texts[lesson][key].format_map(numbers)


def test_every_lesson_asks_for_something(course: Course | None) -> None:
    for lesson in course.lessons if course else ():
        assert any(isinstance(cue, Ask) for cues in lesson.cues.values() for cue in cues)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_has_the_same_sections_and_numbers_in_every_language(book: Contents | None, language: str) -> None:
    if book is None:
        return
    english, other = texts_in(book.folder, "en"), texts_in(book.folder, language)
    numbers = numbers_of(book.game, {})
    assert set(other) == {"chapters", *book.sections}
    assert set(other["chapters"]) == {chapter.key for chapter in book.chapters}
    for key in book.sections:
        assert shape(other[key]["text"]) == shape(english[key]["text"]), key
        assert blanks(other[key]["text"]) == blanks(english[key]["text"]), key
        assert "{" not in other[key]["text"].format_map(numbers), key
        # A number that the rules know is never written out: it would not change with them.
        assert not re.search(r"(?<![\w{])\d{2,}", re.sub(r"\{\w+\}", "", other[key]["text"])), key


def test_every_topic_and_every_picture_has_its_place(book: Contents | None) -> None:
    if book is None:
        return
    assert set(book.topics.values()) <= set(book.sections)
    scenes = {section.scene for section in book.sections.values() if section.scene}
    assert scenes == set(book.moments)
    assert not scenes or book.script is not None
    for moment in book.moments.values():
        assert book.script
        assert 0 <= moment.ply <= len(book.script.moves)


def test_french_signs_and_apostrophes_are_those_of_a_printer(course: Course | None, book: Contents | None) -> None:
    for folder in (each.folder for each in (course, book) if each):
        text = (Path(folder) / "fr.toml").read_text("utf-8")
        said = re.sub(r"^\[.*|^\w+ = ", "", text, flags=re.MULTILINE)
        assert not re.search(r"[^\N{NO-BREAK SPACE}\W][?!;:](?=\s|\")", said)
        assert "'" not in text
