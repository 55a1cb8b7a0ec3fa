"""Several tables in one game: who sits at which, and the players in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from speicherstadt_app.engine.rules import Rules
from speicherstadt_app.ui.table.presenter import At

if TYPE_CHECKING:
    from speicherstadt_app.ui.table.presenter import Looks, Strip
    from speicherstadt_app.words.parts import GameWords


def tables(said: GameWords, rules: Rules[Any], view: Any) -> tuple[At, ...]:
    """Of each seat, at which table it sits; nothing while all sit at one."""
    places = [rules.place(view, seat) for seat in range(rules.setup.players)]
    if len(set(places)) < 2:
        return ()
    titles = {place: said.progress.table(place) for place in places}
    return tuple(At(place, titles[place]) for place in places)


def grouped(strips: Sequence[Strip], looks: Looks) -> Sequence[Strip]:
    """My table first, then the others by number; the first of the others at each table has its heading."""
    at = looks.tables
    if not at:
        return strips
    mine = at[looks.me]
    found: list[Strip] = []
    headed: set[At] = set()
    for strip in sorted(strips, key=lambda strip: (at[strip.seat] != mine, at[strip.seat])):
        heads = not strip.me and at[strip.seat] not in headed
        if heads:
            headed.add(at[strip.seat])
        found.append(replace(strip, group=at[strip.seat].title) if heads else strip)
    return found
