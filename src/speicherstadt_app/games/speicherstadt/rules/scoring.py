"""What a position is worth (rules §6), line by line."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.engine.score import Outcome, ScoreLine, places_by
from speicherstadt_app.games.speicherstadt.rules.cards import Box, numbers
from speicherstadt_app.games.speicherstadt.rules.goods import size
from speicherstadt_app.games.speicherstadt.rules.state import OVER, State

SOURCES: Final = ("fire", "office", "contract", "trader", "church", "warehouse", "port", "chamber")
OFFICE_POINTS: Final = (0, 2, 5, 9, 14)


def lines_of(box: Box, state: State, seat: int) -> list[ScoreLine]:
    """Every point of a seat with its reason, fires first. Lines of no points are left out, but for struck fires."""
    owned = state.cards[seat]
    found = [ScoreLine("fire", str(n), points[seat]) for n, points in enumerate(state.fires, start=1)]
    offices = (owned & box.offices).bit_count()
    if offices:
        found.append(ScoreLine("office", str(offices), OFFICE_POINTS[offices]))
    complete = [n for n in numbers(owned & box.contract_mask) if not state.needs[box.contract_index[n]]]
    found += [ScoreLine("contract", box.cards[n].id, box.cards[n].points) for n in complete]
    for kind, mask in (("trader", box.all_traders), ("church", box.churches)):
        found += [ScoreLine(kind, box.cards[n].id, box.cards[n].points) for n in numbers(owned & mask)]
    if cubes := size(state.warehouse[seat]):
        found.append(ScoreLine("warehouse", str(cubes), cubes))
    ships = (owned & box.ships).bit_count()
    if owned & box.ports and ships:
        found.append(ScoreLine("port", str(ships), ships))
    if owned & box.chambers and state.coins[seat]:
        found.append(ScoreLine("chamber", str(state.coins[seat]), state.coins[seat]))
    return found


def points_of(box: Box, state: State, seat: int) -> int:
    """The sum of `lines_of`, quicker: a search asks for it often."""
    owned = state.cards[seat]
    points = state.fire_points(seat) + OFFICE_POINTS[(owned & box.offices).bit_count()]
    for n in numbers(owned & box.worth_points):
        if not (n in box.contract_index and state.needs[box.contract_index[n]]):
            points += box.cards[n].points
    points += size(state.warehouse[seat])
    if owned & box.ports:
        points += (owned & box.ships).bit_count()
    if owned & box.chambers:
        points += state.coins[seat]
    return points


def certain_points(box: Box, state: State, seat: int) -> int:
    """What a seat has for sure, as long as the game goes on: neither cubes nor coins, which may still be given away."""
    points = points_of(box, state, seat) - size(state.warehouse[seat])
    return points - state.coins[seat] if state.cards[seat] & box.chambers else points


def outcome_of(box: Box, state: State) -> Outcome:
    """The score sheet; while the game goes on, as if it ended now without another fire."""
    seats = range(len(state.coins))
    sheet = tuple(tuple(lines_of(box, state, seat)) for seat in seats)
    scores = tuple(sum(line.points for line in lines) for lines in sheet)
    # §6.6: coins decide between equal scores.
    places = places_by(list(zip(scores, state.coins, strict=True)))
    final = state.phase == OVER
    return Outcome(
        final=final,
        scores=scores,
        winners=tuple(seat for seat in seats if places[seat] == 1) if final else (),
        sheet=sheet,
        sources=SOURCES,
        facts={"coins": list(state.coins), "rounds": state.rounds},
        places=places,
        leading=("scores", "coins", "winners"),
    )
