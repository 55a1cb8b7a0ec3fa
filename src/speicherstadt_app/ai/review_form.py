"""A review as JSON, to be kept beside the game it is about. What doesn't have that form is no review."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from speicherstadt_app.ai.advice import Fact, Reason
from speicherstadt_app.ai.luck import Deal
from speicherstadt_app.ai.review import Decision, Point, Review, SeatReview

FORM: Final = 3
"""Another number makes all reviews kept worthless."""


def to_text(review: Review, key: str, stamp: str = "") -> str:
    """`key` says what the review is about and by whom, so that nobody takes it for another one; the stamp is that of
    its accuracies (accuracy.py)."""
    return json.dumps({"form": FORM, "key": key, "stamp": stamp, "review": asdict(review)}, separators=(",", ":"))


def from_text(text: str, key: str) -> Review | None:
    """The review; None if it is about something else, or damaged."""
    try:
        told = json.loads(text)
        if told["form"] != FORM or told["key"] != key:
            return None
        return _review(told["review"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def _review(told: Mapping[str, Any]) -> Review:
    return Review(
        over=bool(told["over"]),
        moves=int(told["moves"]),
        curve=tuple(Point(int(one["ply"]), _floats(one["shares"])) for one in told["curve"]),
        decisions=tuple(map(_decision, told["decisions"])),
        deals=tuple(
            Deal(int(one["ply"]), _floats(one["shares"]), _floats(one["luck"]), _floats(one["doubt"]))
            for one in told["deals"]
        ),
        seats=tuple(map(_seat, told["seats"])),
    )


def _seat(told: Mapping[str, Any]) -> SeatReview:
    return SeatReview(
        decisions=int(told["decisions"]),
        loss=float(told["loss"]),
        accuracy=None if told["accuracy"] is None else float(told["accuracy"]),
        luck=float(told["luck"]),
        luck_doubt=float(told["luck_doubt"]),
        verdicts={str(name): int(many) for name, many in told["verdicts"].items()},
        dearest=tuple(map(_decision, told["dearest"])),
    )


def _decision(told: Mapping[str, Any]) -> Decision:
    return Decision(
        ply=int(told["ply"]),
        seat=int(told["seat"]),
        phase=str(told["phase"]),
        played=tuple(map(int, told["played"])),
        shares=_floats(told["shares"]),
        loss=float(told["loss"]),
        doubt=float(told["doubt"]),
        verdict=str(told["verdict"]),
        best=tuple(map(int, told["best"])),
        best_share=float(told["best_share"]),
        reasons=tuple(map(_reason, told["reasons"])),
        points=float(told.get("points", 0.0)),
        stake=float(told.get("stake", 0.0)),
    )


def _reason(told: Mapping[str, Any]) -> Reason:
    return Reason(
        group=str(told["group"]),
        seat=int(told["seat"]),
        points=float(told["points"]),
        weight=float(told["weight"]),
        here=_facts(told["here"]),
        there=_facts(told["there"]),
    )


def _facts(told: Mapping[str, Any]) -> dict[str, Fact]:
    return {str(name): tuple(map(str, fact)) if isinstance(fact, list) else fact for name, fact in told.items()}


def _floats(told: Any) -> tuple[float, ...]:
    return tuple(map(float, told))
