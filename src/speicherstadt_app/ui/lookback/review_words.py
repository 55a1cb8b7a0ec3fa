"""A review in rows and words: the dearest decisions, skill and luck, where the points came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from speicherstadt_app.ai.review import FINE, Decision, Review
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules.state import PHASES
from speicherstadt_app.games.speicherstadt.table.scene import Scene
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.games.speicherstadt.words.deciding import decision as move_words
from speicherstadt_app.games.speicherstadt.words.reasons import reason_words
from speicherstadt_app.ui.lookback.curve import figure
from speicherstadt_app.ui.lookback.story import Story
from speicherstadt_app.ui.opponents import name_of
from speicherstadt_app.ui.seats import art_of, signs_of
from speicherstadt_app.ui.table.presenter import Looks
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import counted, filled, sentences
from speicherstadt_app.words.verdicts import verdict_word

DECIDING: Final = tuple(phase for phase in PHASES if phase in {"demand", "purchase", "shipping"})
LUCK: Final = "luck"
LONGEST: Final = 0.3
"""A bar as long as there is room for is this share of a win."""


def scene_at(story: Story, ply: int, me: Seat) -> Scene:
    """A position without anybody at the table, for whatever is derived from one."""
    players = story.record.players
    looks = Looks(me, tuple(map(name_of, players)), signs_of(players), tuple(map(art_of, players)), frozenset())
    return Scene(story.rules, story.state(ply), looks, story.lately(ply))


def dearest(story: Story, review: Review, seat: Seat) -> Records:
    """What lost somebody most. What would have been better is not told: it is to be found."""
    return [_dear(story, number, decision) for number, decision in enumerate(review.seats[seat].dearest, start=1)]


def _dear(story: Story, number: int, decision: Decision) -> dict[str, object]:
    scene = scene_at(story, decision.ply, decision.seat)
    names = scene.looks.names
    what = move_words(story.rules, scene.state, decision.seat, decision.played, names)
    when = when_words(story, decision)
    verdict = verdict_word(decision.verdict)
    cost = figure(-decision.loss)
    return {
        "number": number,
        "ply": decision.ply,
        "art": f"cards/{_kind(scene, decision)}",
        "when": when,
        "what": what,
        "why": reason_words(decision.reasons, story.rules, names),
        "cost": cost,
        "verdict": verdict,
        "spoken": sentences(f"{number}: {verdict}, {cost}", when, what),
    }


def when_words(story: Story, decision: Decision) -> str:
    """'Round 4, placing'"""
    text = QCoreApplication.translate("Review", "Round %1, %2", "number, what was decided")
    return filled(text, story.round(decision.ply), phase_word(decision.phase))


def phase_word(phase: str) -> str:
    match phase:
        case "demand":
            return QCoreApplication.translate("Review", "placing")
        case "purchase":
            return QCoreApplication.translate("Review", "buying")
    return QCoreApplication.translate("Review", "shipping")


def no_dearest(name: str) -> str:
    return filled(QCoreApplication.translate("Review", "No decision of %1 lost much."), name)


def _kind(scene: Scene, decision: Decision) -> str:
    """Which card a decision was about."""
    if decision.phase == "shipping":
        return "ship"
    column = scene.state.column
    if decision.phase == "demand":
        column = int(scene.rules.text(decision.seat, decision.played[0]).rpartition(" ")[2]) - 1
    return words.art_kind(scene.card(scene.row[column]))


# Skill and luck


def columns() -> Records:
    """What the table of skill and luck is about."""
    titles = {
        "demand": QCoreApplication.translate("Review", "Placing"),
        "purchase": QCoreApplication.translate("Review", "Buying"),
        "shipping": QCoreApplication.translate("Review", "Shipping"),
    }
    luck = QCoreApplication.translate("Review", "Luck of the deals")
    arts = {"demand": "cards/icons/warehouse", "purchase": "parts/coin", "shipping": "cards/icons/ship"}
    found = [{"key": key, "title": title, "art": arts[key]} for key, title in titles.items()]
    return [*found, {"key": LUCK, "title": luck, "art": "cards/icons/contract"}]


def skill(story: Story, review: Review) -> Records:
    """A row for everybody: accuracy, what decisions of each kind lost, and what deals brought."""
    return [_skilled(story, review, seat) for seat in range(len(review.seats))]


def _skilled(story: Story, review: Review, seat: Seat) -> dict[str, object]:
    player, found = story.record.players[seat], review.seats[seat]
    lost: dict[str, float] = dict.fromkeys(DECIDING, 0.0)
    for decision in review.decisions:
        if decision.seat == seat:
            lost[decision.phase] -= decision.loss
    titles = {str(column["key"]): str(column["title"]) for column in columns()}
    values = {**lost, LUCK: found.luck}
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
    name = name_of(player)
    said = [f"{titles[str(cell['key'])]} {cell['text']}{cell['note']}" for cell in cells]
    text = QCoreApplication.translate("Review", "%1: accuracy %2")
    return {
        "seat": signs_of(story.record.players)[seat],
        "name": name,
        "art": art_of(player),
        "accuracy": accuracy,
        "precise": (found.accuracy or 0.0) / 100,
        "verdicts": _verdicts(found.verdicts),
        "cells": cells,
        "spoken": sentences(filled(text, name, accuracy or "\N{EN DASH}"), _verdicts(found.verdicts), *said),
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


def seats_of(story: Story) -> Records:
    """Everybody, in the order of the seats."""
    players = story.record.players
    return [
        {"seat": sign, "name": name_of(player), "art": art_of(player)}
        for player, sign in zip(players, signs_of(players), strict=True)
    ]


def names_in(story: Story) -> Sequence[str]:
    return tuple(map(name_of, story.record.players))
