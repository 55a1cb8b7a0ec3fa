"""Why one end of a round is better than another: where the points of every seat come from in either.

Points are those of the greedy brain's weights, taken apart by group; in the last round they are those of the rules. So
the parts of a seat add up to what it may expect (linear.py), and nothing that counts there can be without a name here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from speicherstadt_app.ai.advice import Fact, Option, Reason
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.brains.afterstate import Belongings, Outlook
from speicherstadt_app.games.speicherstadt.brains.ends import TIEBREAK
from speicherstadt_app.games.speicherstadt.brains.values import Valuer, fire_balance
from speicherstadt_app.games.speicherstadt.rules.cards import Box, numbers
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, KINDS, count, goods_in, size
from speicherstadt_app.games.speicherstadt.rules.rules import WAREHOUSE_ROOM
from speicherstadt_app.games.speicherstadt.rules.scoring import OFFICE_POINTS
from speicherstadt_app.games.speicherstadt.rules.state import State

GROUPS: Final = (
    "fire",
    "office",
    "contract",
    "coins",
    "trader",
    "warehouse",
    "cubes",
    "port",
    "bank",
    "chamber",
    "church",
)
SAME: Final = "same"
"""The group of a reason where two options are equally good and expected to end alike."""
STANDINGS: Final = ("weakest", "between", "strongest", "level")

SMALLEST: Final = 0.25
"""A difference of fewer points is no reason, but in the last round, where a coin may decide."""
SMALLEST_PART: Final = 0.2
"""Nor is one that is so much smaller than the largest."""
MOST: Final = 3


@dataclass(frozen=True, slots=True)
class End:
    """How a round is expected to end, seen from a position in it."""

    start: State
    outlook: Outlook
    everybody: tuple[Belongings, ...]


def reasons_between(box: Box, judge: Valuer, seat: Seat, better: Option, worse: Option) -> tuple[Reason, ...]:
    """The weightiest reasons for the better option, and at most one that speaks against it; none where
    nothing in the expected ends speaks for the option."""
    here, there = better.end, worse.end
    assert isinstance(here, End)
    assert isinstance(there, End)
    found: list[Reason] = []
    for other in range(len(here.everybody)):
        stake = 1.0 if other == seat else -_rivalry(better.shares, seat, other)
        one, two = (points_by_group(box, judge, end, other) for end in (here, there))
        if here.everybody[other].cards & there.everybody[other].cards & box.chambers:
            # What its coins are worth to the chamber as well: they are told once.
            for points in (one, two):
                points["coins"] += points["chamber"]
                points["chamber"] = 0.0
        for group in GROUPS:
            gained = round(one[group] - two[group], 3)
            if gained:
                facts = (facts_of(box, end, other, group) for end in (here, there))
                found.append(Reason(group, other, gained, round(stake * gained, 3), *facts))
    found = [reason for reason in found if reason.here != reason.there]
    smallest = SMALLEST if here.outlook.rounds_left else TIEBREAK / 2
    for_it = sorted([reason for reason in found if reason.weight > 0], key=lambda reason: -reason.weight)
    if not for_it:
        return () if found or not better.level_with(worse, seat) else (Reason(SAME, seat, 0.0, 0.0, {}, {}),)
    best, *more = for_it
    least = max(smallest, SMALLEST_PART * best.weight)
    against = sorted([reason for reason in found if reason.weight <= -least], key=lambda reason: reason.weight)[:1]
    # The best may be a small one: there is something to say, and what is learned may see more in it than weights do.
    for_it = [best, *(reason for reason in more if reason.weight >= least)]
    return (*for_it[: MOST - len(against)], *against)


def _rivalry(shares: Sequence[float], seat: Seat, other: Seat) -> float:
    """What a point of another seat takes from this one, in points of its own: more of whoever is near to winning."""
    rest = 1 - shares[seat]
    return shares[other] / rest if rest > 0 else 0.0


# Points


def points_by_group(box: Box, judge: Valuer, end: End, seat: Seat) -> dict[str, float]:
    """Where the points come from that a seat may expect; all of them."""
    mine = end.everybody[seat]
    found = dict.fromkeys(GROUPS, 0.0)
    owned = mine.cards
    outlook = end.outlook
    rounds = outlook.rounds_left
    open_points = sum([points for _, points in mine.needs])
    found["fire"] = end.start.fire_points(seat)
    offices = (owned & box.offices).bit_count()
    found["contract"] = sum([box.cards[card].points for card in numbers(owned & box.contract_mask)]) - open_points
    found["church"] = sum([box.cards[card].points for card in numbers(owned & box.churches)])
    found["trader"] = sum([box.cards[card].points for card in numbers(owned & box.all_traders)])
    found["warehouse"] = size(mine.warehouse)
    found["port"] = (owned & box.ships).bit_count() if owned & box.ports else 0
    if rounds:
        _add_hopes(found, judge, end, seat)
        found["office"] = judge.offices_worth(offices, (outlook.pile & box.offices).bit_count())
    else:
        found["office"] = OFFICE_POINTS[offices]
        found["fire"] += last_change(box, end, seat)
        found["coins"] = TIEBREAK * mine.coins
        found["chamber"] = mine.coins if owned & box.chambers else 0
    return found


def _add_hopes(found: dict[str, float], judge: Valuer, end: End, seat: Seat) -> None:
    """What the rest of the game may add, as in LinearEvaluator."""
    box = judge.box
    w = judge.weights
    mine = end.everybody[seat]
    outlook = end.outlook
    owned = mine.cards
    rounds = outlook.rounds_left
    chamber = bool(owned & box.chambers)
    plain, mostly = judge.money(rounds, False), judge.money(rounds, chamber)
    coin = mostly[mine.coins + 1] - mostly[mine.coins]
    found["fire"] += fire_balance(judge.fire(outlook.pile), [one.strength for one in end.everybody], seat)
    found["coins"] = plain[mine.coins]
    if chamber:
        found["chamber"] = mostly[mine.coins] - plain[mine.coins] + w.chamber * rounds
    if mine.needs:
        wanted = sum([needs for needs, _ in mine.needs])
        found["contract"] += judge.contracts_worth(list(mine.needs), wanted, judge.chances(outlook.bag))
    for good in KINDS:
        if owned & box.traders[good]:
            found["trader"] += coin * w.trade * count(outlook.bag, good) / outlook.players
    if owned & box.banks:
        found["bank"] = coin * w.bank * rounds
    if owned & box.warehouses:
        to_come = w.storing * size(outlook.bag) / outlook.players
        found["warehouse"] += w.stored * min(float(WAREHOUSE_ROOM - size(mine.warehouse)), to_come)
        found["warehouse"] += w.depot * outlook.pile.bit_count() / box.all.bit_count()
    if owned & box.ports:
        found["port"] += w.port * (outlook.pile & box.ships).bit_count() / outlook.players
    elif outlook.pile & box.ports:
        found["port"] += w.port * (owned & box.ships).bit_count() / outlook.players
    found["cubes"] = w.option * len(goods_in(mine.warehouse + mine.market))


def last_change(box: Box, end: End, seat: Seat) -> int:
    """What the fires to come bring a seat if nobody's strength changes any more."""
    stake = sum([box.cards[card].value for card in numbers(end.outlook.pile & box.fires)])
    return stake * {"weakest": -1, "strongest": 1}.get(standing(end, seat), 0)


def standing(end: End, seat: Seat) -> str:
    """Where a brigade stands among all."""
    strengths = [one.strength for one in end.everybody]
    weakest, strongest = min(strengths), max(strengths)
    if weakest == strongest:
        return "level"
    return {weakest: "weakest", strongest: "strongest"}.get(strengths[seat], "between")


# Facts


def facts_of(box: Box, end: End, seat: Seat, group: str) -> Mapping[str, Fact]:
    """What can be counted on the table, of what a group's points come from."""
    mine = end.everybody[seat]
    owned = mine.cards
    match group:
        case "fire":
            fires = numbers(end.outlook.pile & box.fires)
            next_fire = box.cards[fires[0]].value if fires else 0
            return {"strength": mine.strength, "standing": standing(end, seat), "next_fire": next_fire}
        case "coins":
            return {"coins": mine.coins}
        case "cubes":
            return {"kept": _goods(mine.warehouse + mine.market)}
    cards = box.names(owned & box.of_kind(group))
    match group:
        case "contract":
            return {
                "cards": tuple(cards),
                "complete": len(cards) - len(mine.needs),
                "missing": _goods(sum([needs for needs, _ in mine.needs])),
            }
        case "warehouse":
            return {"cards": tuple(cards), "stored": size(mine.warehouse)}
        case "port":
            return {"cards": tuple(cards), "ships": (owned & box.ships).bit_count()}
        case "chamber":
            return {"cards": tuple(cards), "coins": mine.coins}
    return {"cards": tuple(cards)}


def _goods(bundle: int) -> tuple[str, ...]:
    return tuple([GOODS[good] for good in goods_in(bundle)])
