"""Why one option is better than another, in facts of the table.

A group says what a reason is about; its facts are what words can be made of (`GROUPS` lists both). Points of others
weigh against the one who decides, the more the nearer they are to winning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from speicherstadt_app.ai.advice import Fact, Option, Reason
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.venedig.brains.laying import USUAL_STONES
from speicherstadt_app.games.venedig.brains.thumb import Thumb
from speicherstadt_app.games.venedig.brains.worth import ABOARD, MARKER
from speicherstadt_app.games.venedig.rules.box import DRIVER, SHAPES, numbers
from speicherstadt_app.games.venedig.rules.driving import begin_driving
from speicherstadt_app.games.venedig.rules.setting import WIDTH
from speicherstadt_app.games.venedig.rules.state import BY_PILES, ENDS, OVER, PILES, SOURCES, State

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "now": ("points", *SOURCES),
    "soon": ("tenths", *SOURCES),
    "place": ("tile", "shape", "points"),
    "stock": ("tiles",),
    "sites": ("markers",),
    "gondola": ("aboard",),
    "card": ("card",),
    "end": ("ends", "lead"),
    "same": (),
}
"""What the facts of each group are:

- now: the points that the moves themselves bring a seat, in all and by source;
- soon: what a seat may expect until the end of this round, in tenths of a point, in all and by source;
- place: the best tile that a seat could build next, its shape, and what it would bring (nothing: no place for any);
- stock: the tiles that a seat has then; sites: how many own markers stand on free piles;
- gondola: 1 if the seat's marker is aboard; card: what the left neighbour gets into its hand;
- end: the game ends at once (piles, track, rounds), and by how much the seat is ahead;
- same: both are expected to end alike.
"""

AT_THE_END: Final = frozenset({"end", "now"})
SMALLEST: Final = 0.25
"""A difference of fewer points is no reason."""
SMALLEST_PART: Final = 0.2
"""Nor is one that is so much smaller than the largest."""
MOST: Final = 3
NEXT: Final = 0.4
"""A place counts for so much of what a tile would bring there."""
HANDED: Final = 0.35
"""A card that is handed on counts for so much of what it is worth."""
MOST_LEAD: Final = 12
"""By how many points an end counts at most."""


@dataclass(frozen=True, slots=True)
class End:
    """What an option leads to."""

    thumb: Thumb
    before: State
    after: State
    """Once the moves are made; what is hidden in it is imagined."""
    soon: tuple[tuple[float, ...], ...]
    """Of each seat, by source: what is expected until the end of this round."""
    handed: int
    """The card that goes to the left neighbour, or -1 if that is not what is decided."""


def reasons_between(seat: Seat, better: Option, worse: Option) -> tuple[Reason, ...]:
    """The weightiest reasons for the better option, and at most one that speaks against it; none where there is
    nothing to say."""
    here, there = better.end, worse.end
    assert isinstance(here, End)
    assert isinstance(there, End)
    found: list[Reason] = []
    for other in range(here.thumb.players):
        stake = 1.0 if other == seat else -_rivalry(better.shares, seat, other)
        one, two = _weighed(here, seat, other), _weighed(there, seat, other)
        for group in one:
            gained = round(one[group][0] - two[group][0], 3)
            if gained and one[group][1] != two[group][1]:
                found.append(Reason(group, other, gained, round(stake * gained, 3), one[group][1], two[group][1]))
    if any(reason.group == "now" for reason in found):
        # What comes of it at once is a part of what comes of it soon.
        found = [reason for reason in found if reason.group != "soon"]
    same = not found and better.level_with(worse, seat)
    if _weighed(here, seat, seat)["end"][1]["ends"]:
        # Nothing that might still come of it does.
        found = [reason for reason in found if reason.group in AT_THE_END]
    for_it = sorted(
        [reason for reason in found if reason.weight > 0], key=lambda each: (each.group != "end", -each.weight)
    )
    if not for_it or max(reason.weight for reason in for_it) < SMALLEST:
        return (Reason("same", seat, 0.0, 0.0, {}, {}),) if same else ()
    best, *more = for_it
    least = max(SMALLEST, SMALLEST_PART * best.weight)
    against = sorted([reason for reason in found if reason.weight <= -least], key=lambda reason: reason.weight)[:1]
    for_it = [best, *(reason for reason in more if reason.weight >= least)]
    return (*for_it[: MOST - len(against)], *against)


def _rivalry(shares: Sequence[float], seat: Seat, other: Seat) -> float:
    """What a point of another seat takes from this one, in points of its own: more of whoever is near to winning."""
    rest = 1 - shares[seat]
    return shares[other] / rest if rest > 0 else 0.0


def _weighed(end: End, seat: Seat, other: Seat) -> dict[str, tuple[float, Mapping[str, Fact]]]:
    """What each group is worth to a seat in points, and its facts."""
    thumb, after = end.thumb, end.after
    worth = thumb.worth
    fade = worth.fade(after)
    over = after.phase == OVER
    now = [after.points[other * WIDTH + n] - end.before.points[other * WIDTH + n] for n in range(WIDTH)]
    soon = end.soon[other]
    found: dict[str, tuple[float, Mapping[str, Fact]]] = {
        "now": (sum(now), {"points": sum(now), **_named(now)}),
        "soon": (sum(soon), {"tenths": round(10 * sum(soon)), **_named([round(10 * part) for part in soon])}),
        "place": _place(end, other),
    }
    if other == seat:
        stock = after.stocks[seat]
        tiles = tuple(thumb.setting.tile_ids[tile] for tile in numbers(stock))
        found["stock"] = (fade * worth.stock(stock), {"tiles": tiles})
        markers = (after.marks[seat] & after.free).bit_count()
        found["sites"] = (fade * MARKER * markers, {"markers": markers})
        ends = ENDS[after.end] if over else ENDS[BY_PILES] if _drives_the_last(end, seat) else ""
        lead = worth.lead(after, seat) if ends else 0
        facts: dict[str, Fact] = {"ends": ends, "lead": lead}
        found["end"] = (float(max(-MOST_LEAD, min(MOST_LEAD, lead))), facts)
    aboard = after.gondola == other
    found["gondola"] = (fade * ABOARD * thumb.players * aboard, {"aboard": int(aboard)})
    if end.handed >= 0 and other == thumb.setting.left_of[seat]:
        value = thumb.card_worths(after, other, [end.handed])[0]
        found["card"] = (HANDED * value, {"card": thumb.setting.card_ids[end.handed]})
    return found


def _drives_the_last(end: End, seat: Seat) -> bool:
    """Whether the card that is chosen ends the game before anybody else does anything: its seat begins."""
    state, box = end.before, end.thumb.box
    card = end.handed
    if card < 0 or state.start != seat or box.role[card] != DRIVER or box.value[card] < state.left:
        return False
    opened = state.copy()
    opened.card = card
    begin_driving(end.thumb.setting, opened, seat, None)
    return opened.phase == PILES and opened.stones == state.left


def _named(parts: Sequence[int]) -> dict[str, Fact]:
    return dict(zip(SOURCES, parts, strict=True))


def _place(end: End, other: Seat) -> tuple[float, Mapping[str, Fact]]:
    """The best that a seat could build next."""
    thumb, after = end.thumb, end.after
    nothing: Mapping[str, Fact] = {"tile": "", "shape": "", "points": 0}
    if after.phase == OVER:
        return 0.0, nothing
    lays = thumb.lays(after, other, min(USUAL_STONES, len(thumb.box.payable) - 1), 1)
    if not lays:
        return 0.0, nothing
    value, _, tile, spot, _ = lays[0]
    points = thumb.box.arms[tile] + thumb.edges(after, spot)
    facts: Mapping[str, Fact] = {
        "tile": thumb.setting.tile_ids[tile],
        "shape": SHAPES[thumb.box.shape[tile]],
        "points": points,
    }
    return NEXT * value, facts
