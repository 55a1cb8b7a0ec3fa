"""The goods yard: what there is to load, who wants it, who buys it, what would be kept if the shipping ended now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.cards import numbers
from speicherstadt_app.games.speicherstadt.rules.fitting import what_fits
from speicherstadt_app.games.speicherstadt.rules.goods import CUBE, GOODS, KINDS, count, kinds_of, size
from speicherstadt_app.games.speicherstadt.rules.market import market_moves
from speicherstadt_app.games.speicherstadt.rules.rules import WAREHOUSE_ROOM, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from speicherstadt_app.games.speicherstadt.table.players import general_supply
from speicherstadt_app.games.speicherstadt.table.scene import Cube, Picks, Scene, names_of
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import counted, filled, listed, sentences
from speicherstadt_app.words.translation import tr

NEEDED: Final = {"barter": 2, "convert": 3}


@dataclass(frozen=True, slots=True)
class Source:
    """Where cubes came from, each with what will become of it."""

    key: str
    kind: str
    title: str
    cubes: Records
    spoken: str


@dataclass(frozen=True, slots=True)
class Sale:
    """Somebody who takes cubes for something else."""

    key: str
    kind: str
    title: str
    good: str
    give: str
    coin: bool
    token: str
    welcome: bool
    active: bool
    enabled: bool
    whyNot: str
    explain: str
    spoken: str


@dataclass(frozen=True, slots=True)
class Store:
    """A place that keeps cubes, as it would be if the shipping ended now."""

    key: str
    title: str
    places: Records
    token: str
    welcome: bool
    explain: str
    spoken: str


@dataclass(frozen=True, slots=True)
class ShippingValues:
    active: bool = False
    left: str = ""
    supply: Records = field(default_factory=list)
    fits: bool = False
    """There are contracts onto which something could be loaded at once."""
    fit: str = ""
    """The token that loads it."""
    fitWhyNot: str = ""
    spoken: str = ""


def to_keep(rules: SpeicherstadtRules, state: State, picks: Picks) -> tuple[int, int]:
    """The bundles for warehouse and market that ending now would keep: what was asked for, then what contracts want."""
    seat = state.mover
    box = rules.box
    room = WAREHOUSE_ROOM if state.cards[seat] & box.warehouses else 0
    stows = [
        act.stow_of(action)
        for action in market_moves(state.pool, kinds_of(state.supply), room)
        if action & act.KIND_MASK == act.STOW
    ]
    if not stows:
        return 0, 0
    asked = [0] * len(GOODS)
    for good in picks.warehouse:
        asked[GOODS.index(good)] += 1
    market = CUBE[GOODS.index(picks.market)] if picks.market else 0
    contracts = [n for n in box.contracts if state.cards[seat] >> n & 1]
    needed = [sum(count(state.needs[box.contract_index[n]], good) for n in contracts) for good in KINDS]

    def liking(stow: tuple[int, int]) -> tuple[int, ...]:
        in_warehouse, in_market = stow
        kept = in_warehouse + in_market
        return (
            bool(market) and in_market == market,
            sum(min(count(in_warehouse, good), asked[good]) for good in KINDS),
            sum(min(count(kept, good), needed[good]) for good in KINDS),
        )

    return max(stows, key=liking)


def shipping(scene: Scene) -> ShippingValues:
    if not scene.in_yard:
        return ShippingValues()
    left, total = size(scene.state.pool), size(_brought(scene))
    text = filled(tr("Speicherstadt.Yard", "%1 of %2 left"), left, max(left, total))
    fit = scene.ships and bool(what_fits(scene.rules.box, scene.state, scene.me))
    return ShippingValues(
        active=True,
        left=text,
        supply=general_supply(scene),
        fits=any(map(scene.need, scene.contracts(scene.me))),
        fit="fit" if fit else "",
        fitWhyNot="" if fit else tr("Speicherstadt.Yard", "No contract wants any of these cubes."),
        spoken=sentences(text, lose_warning(scene)),
    )


def lost(scene: Scene) -> int:
    """The cubes that would be lost if the shipping ended now."""
    return scene.state.pool - sum(scene.kept)


def lose_warning(scene: Scene) -> str:
    goods = names_of(lost(scene))
    if not goods:
        return ""
    if len(goods) == 1:
        alone = tr("Speicherstadt.Yard", "No room for %1: it would be lost.")
        return filled(alone, words.the_good(goods[0]))
    return filled(tr("Speicherstadt.Yard", "No room for %1: they would be lost."), words.cargo(goods))


def steps_asked(scene: Scene) -> tuple[str, str]:
    """The question of the yard, and what there is to know for its answer."""
    picks = scene.picks
    if picks.trade:
        return _exchange_asked(picks)
    if picks.good:
        question = filled(tr("Speicherstadt.Yard", "Where does %1 go?"), words.the_good(picks.good))
        return question, _where_to(scene, picks.good)
    done = _what_was_loaded(scene)
    if not scene.state.pool:
        return tr("Speicherstadt.Yard", "Everything is placed. Finish?"), done
    kept = _what_is_kept(scene)
    return tr("Speicherstadt.Yard", "Where do the cubes go?"), " ".join(filter(None, (done, kept)))


def _what_was_loaded(scene: Scene) -> str:
    """Because it fits."""
    loads: dict[int, list[str]] = {}
    for action in scene.picks.fitted:
        good, card = act.load_of(action)
        loads.setdefault(card, []).append(GOODS[good])
    onto = tr("Speicherstadt.Advice", "%1 onto %2", "goods, a contract")
    each = [filled(onto, words.cargo(goods), words.the_card(scene.card(card))) for card, goods in loads.items()]
    return filled(tr("Speicherstadt.Yard", "Loaded: %1."), listed(each)) if each else ""


def _exchange_asked(picks: Picks) -> tuple[str, str]:
    missing = NEEDED[picks.trade] - len(picks.given)
    given = filled(tr("Speicherstadt.Yard", "Given: %1."), words.cargo(picks.given)) if picks.given else ""
    if not missing:
        return tr("Speicherstadt.Yard", "Which good for these three?"), given
    if picks.trade == "barter":
        question = tr("Speicherstadt.Yard", "%n more cube(s) for one coin?", n=missing)
    else:
        question = tr("Speicherstadt.Yard", "%n more cube(s) for one of the general supply?", n=missing)
    return counted(question, missing), given


def _where_to(scene: Scene, good: str) -> str:
    number = GOODS.index(good)
    spaces = sum(count(scene.need(contract), number) for contract in scene.contracts(scene.me))
    parts = []
    if spaces:
        parts.append(counted(tr("Speicherstadt.Yard", "%n space(s) of contracts", n=spaces), spaces))
    if scene.state.cards[scene.me] & scene.rules.box.traders[number]:
        parts.append(tr("Speicherstadt.Yard", "the trader"))
    if not parts:
        return tr("Speicherstadt.Yard", "No contract and no trader wants it: it can be kept or exchanged.")
    return filled(tr("Speicherstadt.Yard", "Wanted by %1."), listed(parts))


def _what_is_kept(scene: Scene) -> str:
    kept = names_of(sum(scene.kept))
    return filled(tr("Speicherstadt.Yard", "Finishing now keeps %1."), words.cargo(kept)) if kept else ""


# What came in


def _brought(scene: Scene) -> int:
    """Everything the shipping began with."""
    state, me = scene.state, scene.me
    return state.fresh[me] + state.warehouse[me] + state.market[me]


def _loads(scene: Scene) -> list[tuple[str, str, Sequence[str]]]:
    """Key, kind and cubes of each source, as they came."""
    state, me = scene.state, scene.me
    loads: list[tuple[str, str, Sequence[str]]] = [
        (f"ship{n}", "ship", goods) for n, goods in enumerate(scene.lately.ships.get(me, ()))
    ]
    if state.cards[me] & scene.rules.box.warehouses:
        loads.append(("warehouse", "warehouse", names_of(state.warehouse[me])))
    loads.append(("market", "market", names_of(state.market[me])))
    brought = _brought(scene)
    more = [max(0, count(state.pool, good) - count(brought, good)) for good in KINDS]
    if any(more):
        loads.append(("taken", "market", [GOODS[good] for good in KINDS for _ in range(more[good])]))
    return loads


def sources(scene: Scene) -> list[Source]:
    if not scene.in_yard:
        return []
    pool, brought, losing = scene.state.pool, _brought(scene), lost(scene)
    # Cubes of one good are all the same: the first ones that came are the first ones gone, the last ones are lost.
    gone = [max(0, count(brought, good) - count(pool, good)) for good in KINDS]
    safe = [count(pool, good) - count(losing, good) for good in KINDS]
    found = []
    for n, (key, kind, goods) in enumerate(_loads(scene)):
        cubes = []
        for place, good in enumerate(goods):
            number = GOODS.index(good)
            cube = Cube(good, n, place)
            if gone[number]:
                gone[number] -= 1
                cubes.append({"good": good, "state": "gone", "token": "", "explain": "", "spoken": ""})
                continue
            safe[number] -= 1
            state = "chosen" if cube in scene.picks.cubes else "here" if safe[number] >= 0 else "lost"
            cubes.append(
                {
                    "good": good,
                    "state": state,
                    "token": f"pick {good} {n} {place}",
                    "explain": f"good:{good}",
                    "spoken": _cube_spoken(words.good_name(good), state),
                }
            )
        title = _source_title(kind, key)
        there = [str(cube["good"]) for cube in cubes if cube["state"] != "gone"]
        contents = words.cargo(there) or tr("Speicherstadt.Yard", "nothing left")
        found.append(Source(key, kind, title, cubes, sentences(f"{title}: {contents}")))
    return found


def _cube_spoken(name: str, state: str) -> str:
    match state:
        case "chosen":
            return filled(tr("Speicherstadt.Yard", "%1, picked up"), name)
        case "lost":
            return filled(tr("Speicherstadt.Yard", "%1, without a place: it would be lost"), name)
    return name


def _source_title(kind: str, key: str) -> str:
    if key == "taken":
        return tr("Speicherstadt.Yard", "Exchanged")
    if kind == "ship":
        return tr("Speicherstadt.Yard", "Ship")
    if kind == "warehouse":
        return tr("Speicherstadt.Yard", "Warehouse")
    return tr("Speicherstadt.Yard", "Market")


# Who buys


def sales(scene: Scene) -> list[Sale]:
    if not scene.in_yard:
        return []
    box, owned = scene.rules.box, scene.state.cards[scene.me]
    found = [_trader(scene, GOODS[good]) for good in KINDS if owned & box.traders[good]]
    return [*found, _market(scene, "barter"), _market(scene, "convert")]


def _trader(scene: Scene, good: str) -> Sale:
    has = count(scene.state.pool, GOODS.index(good)) > 0
    free = not scene.picks.trade and scene.picks.good in {"", good}
    title = words.trader_title(good)
    name = words.good_name(good)
    return Sale(
        key=f"trader {good}",
        kind="trader",
        title=title,
        good=good,
        give="",
        coin=True,
        token=f"sell {good} 1" if has and free else "",
        welcome=has and scene.picks.good == good,
        active=False,
        enabled=has and free,
        whyNot="" if has else filled(tr("Speicherstadt.Yard", "No %1 is left."), name),
        explain=f"card:{_card_id(scene, scene.rules.box.traders[GOODS.index(good)])}",
        spoken=filled(tr("Speicherstadt.Yard", "%1: a cube of %2 for a coin"), title, name),
    )


def _card_id(scene: Scene, mask: int) -> str:
    """Which of these cards I own."""
    return scene.card(numbers(scene.state.cards[scene.me] & mask)[0]).id


def _market(scene: Scene, trade: str) -> Sale:
    picks, state = scene.picks, scene.state
    needed = NEEDED[trade]
    active = picks.trade == trade
    supplied = trade == "barter" or bool(state.supply)
    enough = size(state.pool) >= needed
    if active:
        give = filled(tr("Speicherstadt.Yard", "%1 of %2 given"), len(picks.given), needed)
    else:
        give = filled(tr("Speicherstadt.Yard", "any %1"), needed)
    if not enough:
        why = filled(tr("Speicherstadt.Yard", "It takes %1 cubes."), needed)
    elif not supplied:
        why = tr("Speicherstadt.Yard", "The general supply is empty.")
    else:
        why = ""
    coin = trade == "barter"
    gives = tr("Speicherstadt.Yard", "1 coin") if coin else tr("Speicherstadt.Yard", "1 cube")
    title = tr("Speicherstadt.Yard", "Market")
    deal = filled(tr("Speicherstadt.Yard", "%1 cubes for %2"), give, gives)
    return Sale(
        key=trade,
        kind="market",
        title=title,
        good="",
        give=give,
        coin=coin,
        token=f"trade {trade}" if not why else "",
        welcome=not why and bool(picks.good),
        active=active,
        enabled=not why,
        whyNot=why,
        explain="market",
        spoken=sentences(f"{title}: {deal}", why),
    )


# What is kept


def stores(scene: Scene) -> list[Store]:
    if not scene.in_yard:
        return []
    in_warehouse, in_market = (names_of(bundle) for bundle in scene.kept)
    found = []
    if scene.state.cards[scene.me] & scene.rules.box.warehouses:
        title = filled(tr("Speicherstadt.Yard", "Warehouse, %1 of %2"), len(in_warehouse), WAREHOUSE_ROOM)
        card = f"card:{_card_id(scene, scene.rules.box.warehouses)}"
        found.append(_store(scene, "warehouse", title, in_warehouse, WAREHOUSE_ROOM, card))
    found.append(_store(scene, "market", tr("Speicherstadt.Yard", "Market"), in_market, 1, "market"))
    return found


def _store(scene: Scene, key: str, title: str, goods: Sequence[str], room: int, explain: str) -> Store:
    places: Records = [{"good": good} for good in (*goods, *[""] * (room - len(goods)))]
    welcome = bool(scene.picks.good)
    contents = words.cargo(goods) or tr("Speicherstadt.Yard", "empty")
    token = f"keep {key}" if welcome else ""
    return Store(key, title, places, token, welcome, explain, sentences(f"{title}: {contents}"))
