"""A review in rows and words: the dearest decisions, skill and luck, where the points came from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from speicherstadt_app.ai.brain import never
from speicherstadt_app.ai.review import FINE, Decision, Review
from speicherstadt_app.engine.drawn import Drawn
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games import registry
from speicherstadt_app.play.looking_back import Chances, counted_of, many_chances
from speicherstadt_app.ui.lookback.curve import figure
from speicherstadt_app.ui.lookback.parts import parts_of
from speicherstadt_app.ui.lookback.story import Eyes, Story
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.parts import words_of
from speicherstadt_app.words.phrases import counted, decimal, filled, listed, sentences
from speicherstadt_app.words.plain import spoken
from speicherstadt_app.words.verdicts import share_of, verdict_word

LUCK: Final = "luck"
LONGEST: Final = 0.3
"""A bar as long as there is room for is this share of a win."""


def dearest(story: Story, review: Review, seat: Seat) -> Records:
    """The decisions that lost most, and what each of them missed."""
    return [_dear(story, number, decision) for number, decision in enumerate(review.seats[seat].dearest, start=1)]


def _dear(story: Story, number: int, decision: Decision) -> dict[str, object]:
    game, rules, names, seat = story.record.game, story.rules, story.names, decision.seat
    view = story.view(decision.ply, Eyes(seat))
    decided = words_of(game).deciding.decision
    what = decided(rules, view, seat, decision.played, names)
    text = QCoreApplication.translate("Review", "Better: %1 (%2)", "what would have been better, its chance of winning")
    chance = share_of(decision.best_share, len(names))
    better = filled(text, decided(rules, view, seat, decision.best, names), chance)
    when = when_words(story, decision)
    verdict = verdict_word(decision.verdict)
    cost = figure(-decision.loss)
    why = words_of(game).reasons.reason_words(decision.reasons[:1], rules, names)
    return {
        "number": number,
        "ply": decision.ply,
        "art": parts_of(game).subject(rules, view, seat, decision.played[0]),
        "when": when,
        "what": what,
        "better": better,
        "why": why,
        "cost": cost,
        "verdict": verdict,
        "spoken": sentences(f"{number}: {verdict}, {cost}", when, what, better, why),
    }


def when_words(story: Story, decision: Decision) -> str:
    """'Round 4, placing'"""
    text = QCoreApplication.translate("Review", "Round %1, %2", "number, what was decided")
    within = parts_of(story.record.game).decided(decision.phase).within
    return filled(text, story.round(decision.ply), within)


def no_dearest(name: str) -> str:
    return filled(QCoreApplication.translate("Review", "No decision of %1 cost much."), name)


# Skill and luck


def phases(review: Review) -> tuple[str, ...]:
    """In which phases something was decided, in the order in which they came first."""
    return tuple(dict.fromkeys(decision.phase for decision in review.decisions))


def told_with(story: Story, review: Review) -> dict[str, str]:
    """Of every phase the one that it is told with: a game may have one title for the steps of one decision."""
    decided, first = parts_of(story.record.game).decided, dict[str, str]()
    return {phase: first.setdefault(decided(phase).title, phase) for phase in phases(review)}


def columns(story: Story, review: Review) -> Records:
    """What the table of skill and luck is about. Where something is hidden, no deal is the same luck for everybody."""
    parts = parts_of(story.record.game)
    decided = [(phase, parts.decided(phase)) for phase in dict.fromkeys(told_with(story, review).values())]
    found = [{"key": phase, "title": each.title, "art": each.art} for phase, each in decided]
    if story.card.open:
        luck = QCoreApplication.translate("Review", "Luck of the deals")
        found.append({"key": LUCK, "title": luck, "art": parts.dealt()})
    return found


def skill(story: Story, review: Review) -> Records:
    """A row for everybody: accuracy, what decisions of each kind lost, and what deals brought."""
    return [_skilled(story, review, seat) for seat in range(len(review.seats))]


def _skilled(story: Story, review: Review, seat: Seat) -> dict[str, object]:
    found = review.seats[seat]
    told = told_with(story, review)
    lost: dict[str, float] = dict.fromkeys(told.values(), 0.0)
    for decision in review.decisions:
        if decision.seat == seat:
            lost[told[decision.phase]] -= decision.loss
    titles = {str(column["key"]): str(column["title"]) for column in columns(story, review)}
    values = {**lost, LUCK: found.luck} if story.card.open else lost
    doubt = QLocale().toString(100 * found.luck_doubt, "f", 1)
    cells = [
        {
            "key": key,
            "value": value,
            "bar": max(-1.0, min(value / LONGEST, 1.0)),
            "text": figure(value),
            "note": f"\N{PLUS-MINUS SIGN}{doubt}" if key == LUCK else "",
        }
        for key, value in values.items()
    ]
    accuracy = "" if found.accuracy is None else QLocale().toString(found.accuracy, "f", 0)
    name = story.names[seat]
    said = [f"{titles[str(cell['key'])]} {cell['text']}{cell['note']}" for cell in cells]
    text = QCoreApplication.translate("Review", "%1: accuracy %2")
    return {
        "sign": story.signs[seat],
        "name": name,
        "art": story.faces[seat],
        "accuracy": accuracy,
        "precise": (found.accuracy or 0.0) / 100,
        "verdicts": _verdicts(found.verdicts),
        "cells": cells,
        "spoken": sentences(filled(text, name, accuracy or "\N{EN DASH}"), _verdicts(found.verdicts), *said),
    }


def lucky(story: Story) -> Chances:
    """What chance brought everybody; nothing where deals tell it, and where the game counts nothing."""
    return () if story.card.open else many_chances([story.record], never)[0] or ()


def luck(story: Story, chances: Chances) -> Records:
    """A row for each thing that is counted: how much more of it everybody had than was to be expected."""
    game = story.record.game
    words = registry.part(game, "words.chance")
    rows = []
    for number, name in enumerate(counted_of(game) if chances else ()):
        title = str(words.title(name) if words else spoken(name))
        cells = [_luck_of(seat[number]) for seat in chances]
        told = [f"{who} {cell['text']} {cell['note']}" for who, cell in zip(story.names, cells, strict=True)]
        rows.append({"title": title, "art": "", "cells": cells, "spoken": sentences(f"{title}: {listed(told)}")})
    return rows


def _luck_of(drawn: Drawn) -> dict[str, object]:
    return {
        "text": f"{'+' * (round(drawn.luck, 1) > 0)}{decimal(drawn.luck, 1)}",
        "note": f"\N{PLUS-MINUS SIGN}{decimal(drawn.reach, 1)}",
        "best": abs(drawn.luck) > drawn.reach,
        "bad": False,
    }


def _verdicts(verdicts: dict[str, int]) -> str:
    """'2 slips, 1 blunder'"""
    forms = {
        "slip": lambda n: counted(QCoreApplication.translate("Review", "%n slip(s)", "", n), n),
        "mistake": lambda n: counted(QCoreApplication.translate("Review", "%n mistake(s)", "", n), n),
        "blunder": lambda n: counted(QCoreApplication.translate("Review", "%n blunder(s)", "", n), n),
    }
    told = [forms[name](many) for name, many in verdicts.items() if many and name != FINE]
    return ", ".join(told) or QCoreApplication.translate("Review", "no mistakes")


def story_of_winner(story: Story) -> str:
    """What was worth telling of who won, in a sentence; nothing of a game without a winner."""
    ply = len(story.turns)
    outcome = story.rules.outcome(story.state(ply))
    if not outcome.winners:
        return ""
    eyes = story.eyes(None)[0]
    told = words_of(story.record.game).ending.stories(story.rules, story.names, story.seen(ply, eyes), outcome)
    return " ".join(told[seat] for seat in outcome.winners)
