"""What holds in every game of Die Speicherstadt, as checks of a whole game; each raises `Broken` with a sentence.

They are written from the rules (docs/rules/speicherstadt.md) without the engine's own arithmetic.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import comb

from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.trial import promise
from speicherstadt_app.games.speicherstadt.rules.cards import Card
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from tests.games.speicherstadt.in_words import counted, discards, loaded, named, pool
from tests.games.speicherstadt.told import Told, Turn

ROUNDS = {2: 16, 3: 12, 4: 10, 5: 8}
CARDS_IN_PLAY = {2: 52, 3: 52, 4: 54, 5: 52}
"""The fires among them."""


def owned(told: Told, mask: int, kind: str) -> list[str]:
    return [card_id for card_id in told.rules.box.names(mask) if card(told, card_id).kind == kind]


def card(told: Told, card_id: str) -> Card:
    return told.rules.box.cards[told.rules.box.number[card_id]]


def value(told: Told, card_id: str) -> int:
    return card(told, card_id).value


def check_cubes(told: Told) -> None:
    """§1.4, §1.5: always 45, nine of each good, and none returns to the bag."""
    for turn in told.turns:
        state = turn.after
        everywhere = Counter(
            [
                *named(state.bag),
                *named(state.supply),
                *(good for cubes in state.freight for good in named(cubes)),
                *(good for seat in range(told.players) for good in named(pool(state, seat))),
                *(
                    good
                    for seat in range(told.players)
                    for cubes in loaded(told.rules, state, seat).values()
                    for good in cubes
                ),
            ]
        )
        promise(everywhere == dict.fromkeys(GOODS, 9), f"ply {turn.ply}: the cubes are {dict(everywhere)}")
        before, after = counted(turn.before.bag), counted(state.bag)
        promise(all(after[good] <= before[good] for good in GOODS), f"ply {turn.ply}: a cube returned to the bag")
    box = told.rules.box
    ships = owned(told, box.in_play(told.players), "ship")
    left = len(named(told.end.bag))
    promise(left == 45 - 3 * len(ships), f"after {len(ships)} ships {left} cubes are in the bag at the end")


def check_nothing_negative(told: Told) -> None:
    """No coins, cubes, open spaces or workers below nothing; a bundle below nothing sets a bit that guards it."""
    guards = sum(1 << 6 * good + 5 for good in range(5))
    for turn in told.turns:
        state = turn.after
        bundles = (
            state.bag,
            state.supply,
            state.pool,
            *state.needs,
            *state.freight,
            *state.fresh,
            *state.warehouse,
            *state.market,
        )
        promise(all(bundle >= 0 and not bundle & guards for bundle in bundles), f"ply {turn.ply}: cubes below nothing")
        promise(min(*state.coins, *state.heights, 0) == 0, f"ply {turn.ply}: coins or workers below nothing")


def check_cards(told: Told) -> None:
    """Every card of this number of players is in one place, and what was bought stays bought."""
    for turn in told.turns:
        state = turn.after
        row = [card for column, card in enumerate(state.row) if not state.sold(column)]
        places = [state.pile, *(1 << card for card in row), *state.cards, discards(told.rules, state)]
        promise(
            all(not one & other for one, other in combinations(places, 2)), f"ply {turn.ply}: a card is in two places"
        )
        total = sum(place.bit_count() for place in places)
        promise(total == CARDS_IN_PLAY[told.players], f"ply {turn.ply}: there are {total} cards")
        for before, after in zip(turn.before.cards, state.cards, strict=True):
            promise(before & after == before, f"ply {turn.ply}: a seat lost a card")
        fallen = discards(told.rules, turn.before) & ~discards(told.rules, state)
        promise(not fallen, f"ply {turn.ply}: a card came back from the discards")


def check_coins(told: Told) -> None:
    """§3.3.4, §3.4.5, §3.4.7, §3.5: coins change by a price, a sale, a barter and the income, and by nothing else."""
    promise(told.turns[0].before.coins == [5] * told.players, "not everybody began with 5 coins")
    for turns in told.rounds():
        cards_before = turns[0].before.cards
        for turn in turns:
            expected = list(turn.before.coins)
            if turn.verb == "buy":
                expected[turn.seat] -= len(turn.before.line(turn.before.column))
            elif turn.verb == "sell":
                expected[turn.seat] += int(turn.rest.split(" ")[1])
            elif turn.verb == "barter":
                expected[turn.seat] += 1
            if turn.after.rounds > turn.before.rounds:
                for seat, cards in enumerate(turn.after.cards):
                    bought_nothing = cards == cards_before[seat]
                    expected[seat] += 1 + bought_nothing + len(owned(told, cards, "bank"))
            promise(
                turn.after.coins == expected,
                f"ply {turn.ply}: after {turn.text} the coins are {turn.after.coins}, not {expected}",
            )


def check_fires(told: Told) -> None:
    """§4: everyone strongest gains, everyone weakest loses the fire's points; when all are equal nothing happens."""
    struck = 0
    for turn in told.turns:
        if turn.verb != "deal" or not turn.text.endswith("-fire"):
            promise(turn.after.fires == turn.before.fires, f"ply {turn.ply}: points from a fire that nobody dealt")
            continue
        struck += 1
        strengths = [
            sum(value(told, card_id) for card_id in owned(told, cards, "firefighter")) for cards in turn.before.cards
        ]
        points = value(told, turn.text.split(" ")[2])
        for seat, strength in enumerate(strengths):
            expected = 0
            if len(set(strengths)) > 1:
                expected = points * ((strength == max(strengths)) - (strength == min(strengths)))
            gained = turn.after.fire_points(seat) - turn.before.fire_points(seat)
            promise(gained == expected, f"ply {turn.ply}: with strengths {strengths} seat {seat} gained {gained}")
    promise(struck == 4, f"{struck} fires struck")


def check_workers(told: Told) -> None:
    """§3.2, §3.3: three workers a seat, placed in turn from the first player; eight in a column at most."""
    for turn in told.turns:
        state = turn.before
        lines = [state.line(column) for column in range(len(state.heights))]
        where = f"ply {turn.ply}"
        promise(all(len(line) <= 8 for line in lines), f"{where}: a ninth worker stands in a column")
        placed = Counter(seat for line in lines for seat in line)
        promise(all(number <= 3 for number in placed.values()), f"{where}: a fourth worker")
        if turn.verb == "place":
            expected = (state.first + placed.total()) % told.players
            promise(turn.seat == expected, f"{where}: seat {turn.seat} placed, but it was the turn of {expected}")
        if turn.verb in {"buy", "pass"}:
            promise(lines[state.column][0] == turn.seat, f"{where}: the lowest worker's owner was not asked")
            promise(placed.total() > 0, f"{where}: nobody stands there")
    counted_places = Counter(turn.seat for turn in told.turns if turn.verb == "place")
    expected_places = dict.fromkeys(range(told.players), 3 * ROUNDS[told.players])
    promise(counted_places == expected_places, f"workers were placed so: {dict(counted_places)}")


def check_length(told: Told) -> None:
    """§2.5: 16, 12, 10, 8 rounds with a full row each, and the fourth fire last."""
    rounds = ROUNDS[told.players]
    promise(told.end.rounds == rounds, f"the game lasted {told.end.rounds} rounds, not {rounds}")
    promise(told.turns[-1].text == "* deal E-fire", "the fourth fire was not the last move")
    for number, turns in enumerate(told.rounds()[:rounds]):
        row = [turn for turn in turns if turn.verb == "deal" and not turn.text.endswith("-fire")]
        promise(len(row) == told.players + 1, f"round {number + 1} had {len(row)} cards")
        promise(
            turns[0].before.first == (told.turns[0].before.first + number) % told.players,
            f"round {number + 1} began with seat {turns[0].before.first}",
        )


def check_shipping(told: Told) -> None:
    """§3.4: seats ship in turn, take only what lay in the general supply, and keep all that has room, no more."""
    for turn in told.turns:
        if turn.verb == "convert":
            taken = turn.rest.split(" > ")[1]
            promise(counted(turn.before.supply)[taken] > 0, f"ply {turn.ply}: {taken} did not lie in the supply")
        elif turn.verb == "sell":
            good = turn.rest.split(" ")[0]
            traders = owned(told, turn.before.cards[turn.seat], "trader")
            sold = [GOODS[goods[0]] for card_id in traders if (goods := card(told, card_id).goods)]
            promise(good in sold, f"ply {turn.ply}: seat {turn.seat} has no {good} trader")
        elif turn.verb == "load":
            contract = turn.rest.split(" ")[1]
            contracts = owned(told, turn.before.cards[turn.seat], "contract")
            promise(contract in contracts, f"ply {turn.ply}: the contract {contract} is not of seat {turn.seat}")
        elif turn.verb == "stow":
            _check_stowing(told, turn)
    _check_order_of_shipping(told)


def _check_stowing(told: Told, turn: Turn) -> None:
    room = 4 * len(owned(told, turn.before.cards[turn.seat], "warehouse"))
    warehouse, market = named(turn.after.warehouse[turn.seat]), named(turn.after.market[turn.seat])
    available = Counter(named(turn.before.pool))
    kept = Counter(warehouse) + Counter(market)
    where = f"ply {turn.ply}: of {available.total()} cubes with room for {room} and 1"
    promise(kept <= available, f"{where}, others were kept")
    promise(len(warehouse) <= room and len(market) <= 1, f"{where}, {len(warehouse)} and {len(market)} were kept")
    promise(kept.total() == min(available.total(), room + 1), f"{where}, {kept.total()} were kept")


def _check_order_of_shipping(told: Told) -> None:
    """§3.4.1, §3.4.3: clockwise from the first player, once each, and everybody who has a cube then."""
    for number, turns in enumerate(told.rounds()[: ROUNDS[told.players]], start=1):
        last = next(turn for turn in reversed(turns) if turn.verb in {"buy", "pass"})
        cubes = [named(pool(last.before, seat)) for seat in range(told.players)]
        if last.verb == "buy":
            cubes[last.seat] += named(last.before.freight[last.before.column])
        seats = [(turns[0].before.first + n) % told.players for n in range(told.players)]
        due = [seat for seat in seats if cubes[seat]]
        shipped = [turn.seat for turn in turns if turn.verb == "stow"]
        promise(shipped == due, f"round {number}: the seats {shipped} shipped, and {due} had cubes")


def check_chance(told: Told) -> None:
    """§2.3, §2.4: each card of the season is as likely, and each draw of three cubes as likely as any other."""
    box = told.rules.box
    for turn in told.turns:
        if turn.seat != CHANCE:
            continue
        weights: Counter[str] = Counter()
        bag = named(turn.before.bag)
        draws = Counter(combinations(bag, 3)) if len(bag) <= 15 else None
        for action, weight in told.rules.chances(turn.before):
            _, _, card_id, *cargo = told.rules.text(CHANCE, action).split(" ")
            weights[card_id] += weight
            if cargo and draws is not None:
                promise(weight == draws[cargo[0], cargo[1], cargo[2]], f"ply {turn.ply}: {cargo} weighs {weight}")
        possible = box.names(next(left for season in box.seasons if (left := turn.before.pile & season)))
        promise(sorted(weights) == sorted(possible), f"ply {turn.ply}: chance may bring {sorted(weights)}")
        promise(len(set(weights.values())) == 1, f"ply {turn.ply}: the cards weigh {dict(weights)}")
        if bag and any(card_id in box.names(box.ships) for card_id in possible):
            total = next(iter(weights.values()))
            promise(total == comb(len(bag), 3), f"ply {turn.ply}: there are {comb(len(bag), 3)} draws, not {total}")


CHECKS: tuple[Callable[[Told], None], ...] = (
    check_cubes,
    check_nothing_negative,
    check_cards,
    check_coins,
    check_fires,
    check_workers,
    check_length,
    check_shipping,
    check_chance,
)
