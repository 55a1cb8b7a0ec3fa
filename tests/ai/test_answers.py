"""One decision, looked into: what was played and what was tried stand beside what would have been best."""

from __future__ import annotations

import json
from functools import cache

import pytest

from speicherstadt_app.ai.answers import answer
from speicherstadt_app.ai.review import FINE, Review, review
from speicherstadt_app.ai.review_form import from_text, to_text
from tests.ai.recorded import random_game
from tests.ai.test_review import planted


@cache
def looked_back() -> Review:
    found = review(random_game(2, 5))
    assert found
    return found


def test_the_planted_blunder_is_answered_with_something_better_and_why() -> None:
    record, ply, seat, best = planted()
    found = answer(record, ply)
    assert found is not None
    assert (found.seat, found.choices[0].actions) == (seat, (best,))
    played = next(choice for choice in found.choices if choice.played)
    assert played.share < found.choices[0].share - 0.1
    assert not played.level
    assert played.reasons
    assert found.choices[0].reasons, "why it is better than what was done"


def test_what_somebody_tried_is_there_with_its_share() -> None:
    record = random_game(2, 5)
    for decision in [decision for decision in looked_back().decisions if decision.verdict != FINE][:6]:
        tried = decision.best
        answered = answer(record, decision.ply, tried)
        assert answered is not None
        marks = {choice.actions: (choice.tried, choice.played) for choice in answered.choices}
        assert marks[tried][0]
        assert marks[decision.played][1]
        assert [choice.share for choice in answered.choices] == sorted(
            (choice.share for choice in answered.choices), reverse=True
        )


def test_where_nothing_is_to_be_decided_there_is_no_answer() -> None:
    record = random_game(2, 5)
    chance = next(ply for ply, text in enumerate(record.moves) if text.startswith("*"))
    assert answer(record, chance) is None
    assert answer(record, len(record.moves)) is None


def test_a_review_that_was_kept_is_the_review_that_was_found() -> None:
    found = looked_back()
    text = to_text(found, "this game")
    assert from_text(text, "this game") == found


@pytest.mark.parametrize("damage", ["", "[]", "{}", "null", '{"form": 2, "key": "this game", "review": {}}'])
def test_a_text_that_is_no_review_is_none(damage: str) -> None:
    assert from_text(damage, "this game") is None


def test_a_review_of_something_else_or_of_another_form_is_none() -> None:
    found = looked_back()
    text = to_text(found, "this game")
    assert from_text(text, "another game") is None
    assert from_text(json.dumps(json.loads(text) | {"form": 0}), "this game") is None
