"""The curve of a review: what everybody could expect after each deal and each decision, and what happened there."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from speicherstadt_app.ai.review import Review
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.ui.lookback.parts import parts_of
from speicherstadt_app.ui.lookback.story import WHOLE, Story, ply_of
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.parts import words_of
from speicherstadt_app.words.phrases import MINUS, filled, isolated

STEPS: Final = (0, 25, 50, 75, 100)
"""Of the scale, in hundredths of a win."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of the curve: behind how many moves, where on the way through the rounds, and everybody's shares."""

    ply: int
    way: float
    shares: tuple[float, ...]


class Curve:
    def __init__(self, story: Story, review: Review, rounds: int | None = None) -> None:
        """`rounds` are those of the whole game where the review is still on its way."""
        self._story: Final = story
        self._review: Final = review
        self._names: Final = story.names
        self._parts: Final = parts_of(story.record.game)
        self.rounds: Final = rounds or max((story.round(point.ply) for point in review.curve), default=1)
        self._reached: Final = len(story.turns) if rounds is None else review.moves
        self.spots: Final = self._spots()

    def lines(self, me: Seat) -> Records:
        """Everybody's line, mine last so that it lies on top."""
        order = sorted(range(len(self._names)), key=lambda seat: seat == me)
        last = self.spots[-1].shares if self.spots else ()
        return [
            {
                "sign": self._story.signs[seat],
                "seat": seat,
                "name": self._names[seat],
                "art": self._story.faces[seat],
                "me": seat == me,
                "xs": [spot.way / self.rounds for spot in self.spots],
                "ys": [spot.shares[seat] for spot in self.spots],
                "last": self._text(last[seat]) if last else "",
                "end": last[seat] if last else 0.0,
            }
            for seat in order
        ]

    def scale(self) -> Records:
        return [{"at": step / 100, "text": self._text(step / 100)} for step in STEPS]

    def bands(self) -> Records:
        """From where to where a chapter of the game goes."""
        words = words_of(self._story.record.game).progress
        chapters = [self._story.chapter_of(number) for number in range(1, self.rounds + 1)]
        found = []
        for key in filter(None, dict.fromkeys(chapters)):
            first = chapters.index(key)
            band = self._parts.band(key)
            found.append(
                {
                    "from": first / self.rounds,
                    "to": (first + chapters.count(key)) / self.rounds,
                    "title": words.chapter(key),
                    "art": band.art,
                    "tint": band.tint,
                }
            )
        return found

    def happenings(self) -> Records:
        """What the game marks on its way."""
        found = []
        for turn in self._story.turns[: self._reached]:
            for mark in filter(None, map(self._parts.mark, turn.seen_by(None))):
                way = next((spot.way for spot in self.spots if spot.ply > turn.ply), float(self.rounds))
                found.append({"at": way / self.rounds, "title": mark.title, "art": mark.art})
        return found

    def told(self) -> Records:
        """What there is to read at each spot."""
        found = []
        before = 0
        for spot in self.spots:
            found.append(
                {
                    "ply": spot.ply,
                    "at": spot.way / self.rounds,
                    "title": self._what(before, spot.ply),
                    "shares": [self._text(share) for share in spot.shares],
                }
            )
            before = spot.ply
        return found

    def table(self) -> Records:
        """The same in figures: after each deal, and the end."""
        dealt = {deal.ply for deal in self._review.deals}
        # What is dealt for a round may end the one before: of several spots at one border the last counts.
        at = {spot.way: spot for spot in self.spots if spot.ply in dealt and spot.way < self.rounds}
        rows = []
        for way, spot in at.items():
            if way == int(way):
                title = filled(QCoreApplication.translate("Review", "Round %1"), int(way) + 1)
                rows.append(self._row(title, spot))
        if self.spots and self._review.over:
            rows.append(self._row(QCoreApplication.translate("Review", "The end"), self.spots[-1]))
        return rows

    def spot_after(self, ply: int) -> int:
        """The first point of the curve behind that many moves or more."""
        return next((n for n, spot in enumerate(self.spots) if spot.ply > ply), len(self.spots) - 1)

    def _text(self, share: float) -> str:
        return share_text(share, len(self._names))

    def _row(self, title: str, spot: Spot) -> dict[str, object]:
        cells = [self._text(share) for share in spot.shares]
        each = ", ".join(f"{isolated(name)} {cell}" for name, cell in zip(self._names, cells, strict=True))
        return {"title": title, "cells": cells, "spoken": f"{title}: {each}"}

    def _spots(self) -> list[Spot]:
        """A round goes from its deal to its last decision, all steps alike."""
        by_round = defaultdict(list)
        dealt = {deal.ply for deal in self._review.deals}
        end = self._review.curve[-1] if self._review.curve and self._review.over else None
        for point in self._review.curve:
            if point is not end:
                # A decision may end its round: it belongs to the one in which it was made.
                by_round[self._story.round(point.ply if point.ply in dealt else point.ply - 1)].append(point)
        found = []
        for number, points in sorted(by_round.items()):
            steps = max(1, len(points) - (points[0].ply in dealt))
            first = 0 if points[0].ply in dealt else 1
            found += [Spot(point.ply, number - 1 + (n + first) / steps, point.shares) for n, point in enumerate(points)]
        return found + ([Spot(end.ply, float(self.rounds), end.shares)] if end else [])

    @cached_property
    def _log(self) -> dict[int, str]:
        found: dict[int, str] = {}
        for line in self._story.told(WHOLE, full=False):
            if not line.heading:
                ply = ply_of(line)
                found[ply] = f"{found[ply]} {line.spoken}" if ply in found else line.spoken
        return found

    def _what(self, first: int, last: int) -> str:
        if not self._review.over or last < self._review.moves:
            turns = self._story.turns[first:last]
            if turns and not any(turn.chosen for turn in turns):
                number = self._story.round(last)
                return filled(QCoreApplication.translate("Review", "Round %1 is dealt."), number)
        return " ".join(self._log[ply] for ply in range(first, last) if ply in self._log)


def share_text(share: float, players: int, digits: int = 0) -> str:
    """'31 %'; of a player alone '31', which is no chance of winning."""
    percent = QLocale().toString(100 * share, "f", digits)
    if players == 1:
        return percent
    return filled(QCoreApplication.translate("Review", "%1 %", "a share of a win in per cent"), percent)


def figure(value: float, digits: int = 1) -> str:
    """In hundredths of a win, with a sign."""
    hundredths = round(100 * value, digits)
    text = QLocale().toString(abs(hundredths), "f", digits)
    return f"{MINUS}{text}" if hundredths < 0 else f"+{text}" if hundredths > 0 else text
