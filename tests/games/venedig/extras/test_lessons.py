"""What the lessons say is true of the games that they are stretches of, and short enough."""

import re
from typing import Any, cast

import pytest

from speicherstadt_app.engine.match import Match
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.venedig.rules.box import COLUMNS, ROLES, cell_of
from speicherstadt_app.games.venedig.rules.state import State
from speicherstadt_app.games.venedig.words.numbers import numbers
from speicherstadt_app.ui.learn.course import Course, Lesson, course_of
from speicherstadt_app.ui.long_texts import LANGUAGES, texts_in

COURSE = cast("Course", course_of("venedig"))
BY_KEY = {lesson.key: lesson for lesson in COURSE.lessons}
MOST_SENTENCES, MOST_WORDS = 14, 28


def state_at(lesson: Lesson, ply: int) -> State:
    match: Match[Any] = Match(find("venedig").rules(lesson.script.setup), lesson.script.moves[:ply])
    return match.look(lambda state: cast("State", state.copy()))


def ply_of(lesson: Lesson, key: str) -> int:
    return next(ply for ply, cues in lesson.cues.items() if key in {cue.key for cue in cues})


def points_between(lesson: Lesson, before: str, after: str) -> int:
    one, two = (state_at(lesson, ply_of(lesson, key)) for key in (before, after))
    return two.scores[0] - one.scores[0]


def test_five_lessons_do_without_the_four_that_live_on_others() -> None:
    assert [lesson.script.setup.options.get("roles") for lesson in COURSE.lessons] == ["plain"] * 5 + [None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BY_KEY)
def test_a_lesson_is_short(key: str, language: str) -> None:
    texts, lesson = texts_in(COURSE.folder, language)[key], BY_KEY[key]
    said = [texts[name].format_map({**numbers(), "opponent": "Ada"}) for name in lesson.keys]
    sentences = [sentence for text in said for sentence in re.split(r"(?<=[.!?]) ", text)]
    assert len(sentences) <= MOST_SENTENCES
    assert max(len(sentence.split()) for sentence in sentences) <= MOST_WORDS


def test_the_last_lesson_ends_the_game_ahead_and_not_before() -> None:
    lesson = BY_KEY["last"]
    behind, ahead = (state_at(lesson, ply_of(lesson, key)) for key in ("behind", "ahead"))
    held = find("venedig").rules(lesson.script.setup).box  # type: ignore[attr-defined]
    for state, lead in ((behind, -4), (ahead, 4)):
        assert state.left == 5
        assert state.scores[0] - max(state.scores[1:]) == lead
        drivers = [card for card in range(len(held.cards)) if ROLES[held.role[card]] == "driver"]
        assert 5 in [held.value[card] for card in drivers if state.hands[0] >> card & 1]
    built = state_at(lesson, ply_of(lesson, "build") + 1)
    brought = [now - then for now, then in zip(built.points[:6], behind.points[:6], strict=True)]
    assert brought == [numbers()["bridge_arms"], 3, 0, numbers()["for_the_gondola"], 0, 0], "three edges, the gondola"
    first = cell_of(lesson.script.moves[ply_of(lesson, "pile")].split()[2])
    before = state_at(lesson, ply_of(lesson, "pile"))
    around = sum(1 << first + step for step in (-COLUMNS, -1, 1, COLUMNS))
    assert not held.bank >> first & 1
    assert around & before.piles & ~before.free, "beside an older pile, under a tile"
    over = state_at(lesson, len(lesson.script.moves))
    assert over.left == 0
    assert over.scores[0] == max(over.scores)


def test_the_bet_is_won_and_the_card_goes_to_the_left() -> None:
    lesson = BY_KEY["choice"]
    assert points_between(lesson, "choose", "won") == numbers()["bet"]
    box = find("venedig").rules(lesson.script.setup).box  # type: ignore[attr-defined]
    assert state_at(lesson, ply_of(lesson, "left")).hands[1] >> box.card_number["trader"] & 1
    assert state_at(lesson, ply_of(lesson, "symbol")).start == 1


def test_building_pays_the_owner_of_two_markers() -> None:
    lesson = BY_KEY["build"]
    before, after = (state_at(lesson, ply_of(lesson, key)) for key in ("bar", "paid"))
    assert after.scores[2] - before.scores[2] == 2 * cast("int", numbers()["for_a_marker"])
    assert after.stones == 2


def test_the_lawyer_is_paid_and_the_saboteur_takes_a_block() -> None:
    lesson = BY_KEY["thieves"]
    paid = state_at(lesson, ply_of(lesson, "paid"))
    assert paid.points[5] - state_at(lesson, ply_of(lesson, "lawyer")).points[5] == 6
    assert lesson.script.moves[ply_of(lesson, "remove")].startswith("0 remove Q")
