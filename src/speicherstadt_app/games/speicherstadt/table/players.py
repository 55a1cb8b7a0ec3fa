"""The players: the strips of everybody, and the counter of the one who looks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules.cards import numbers
from speicherstadt_app.games.speicherstadt.rules.goods import CUBE, GOODS, KINDS, count, goods_in
from speicherstadt_app.games.speicherstadt.rules.rules import WAREHOUSE_ROOM, WORKERS
from speicherstadt_app.games.speicherstadt.rules.scoring import certain_points, points_of
from speicherstadt_app.games.speicherstadt.rules.state import OVER, SHIPPING
from speicherstadt_app.games.speicherstadt.table.harbour import broke
from speicherstadt_app.games.speicherstadt.table.scene import Scene, names_of
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.ui.table import presenter as shared
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import coins, counted, filled, isolated, listed, points, sentences, signed
from speicherstadt_app.words.translation import tr


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip(shared.Strip):
    fires: str
    """The points from fires apart, if there are any, until the final count."""
    coins: int
    workers: int
    workersMax: int
    strength: int
    first: bool
    wants: list[str]
    keeps: list[str]
    cards: Records
    cardsText: str
    notePrice: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """A contract with its places."""

    card: str
    explain: str
    points: int
    complete: bool
    places: Records
    spoken: str


@dataclass(frozen=True, slots=True)
class Tile:
    """Cards of one kind that somebody owns, with how many or how much."""

    card: str
    explain: str
    kind: str
    title: str
    tag: str
    good: str
    spoken: str
    goods: list[str] = field(default_factory=list)
    """What ships bought this round will bring."""


@dataclass(frozen=True, slots=True)
class HouseValues:
    sign: int = 0
    art: str = ""
    name: str = ""
    score: int = 0
    running: int = 0
    fires: str = ""
    coins: int = 0
    workers: int = 0
    workersMax: int = WORKERS
    first: bool = False
    hasWarehouse: bool = False
    warehouse: list[str] = field(default_factory=list)
    market: str = ""
    supply: Records = field(default_factory=list)
    spoken: str = ""


def strips(scene: Scene) -> list[Strip]:
    """Everybody, clockwise from me."""
    players = scene.rules.players
    return [_strip(scene, (scene.me + n) % players) for n in range(players)]


def _strip(scene: Scene, seat: Seat) -> Strip:
    state, looks = scene.state, scene.looks
    note, note_kind, note_price = _note(scene, seat)
    owned = tiles(scene, seat)
    strip = Strip(
        sign=scene.sign(seat),
        seat=seat,
        name=scene.name(seat),
        me=seat == scene.me,
        human=seat in looks.people,
        art=looks.art[seat],
        score=score(scene, seat),
        running=running(scene, seat),
        fires=fires(scene, seat),
        coins=state.coins[seat],
        workers=scene.workers_left(seat),
        workersMax=WORKERS,
        strength=state.strength[seat],
        first=seat == state.first,
        deciding=seat == state.mover,
        thinking=seat == looks.thinking,
        note=note,
        noteKind=note_kind,
        notePrice=note_price,
        wants=scene.wants(seat),
        keeps=names_of(state.warehouse[seat] + state.market[seat]),
        cards=[_record(tile) for tile in owned],
        cardsText=listed([tile.spoken for tile in owned]),
        explain=f"player:{seat}",
        spoken="",
    )
    return _with_words(strip, told=_all_told(scene))


def _all_told(scene: Scene) -> bool:
    """The final count has been seen."""
    return scene.state.phase == OVER and scene.looks.counted


def score(scene: Scene, seat: Seat) -> int:
    """Fires alone, as long as the game goes on (§8)."""
    if _all_told(scene):
        return points_of(scene.rules.box, scene.state, seat)
    return scene.state.fire_points(seat)


def fires(scene: Scene, seat: Seat) -> str:
    found = scene.state.fire_points(seat)
    return signed(found) if found and not _all_told(scene) else ""


def running(scene: Scene, seat: Seat) -> int:
    """The running total."""
    points = points_of if _all_told(scene) else certain_points
    return points(scene.rules.box, scene.state, seat)


def _with_words(strip: Strip, *, told: bool) -> Strip:
    workers = tr("Speicherstadt.Players", "%n worker(s) at home", "", strip.workers)
    wants = [words.good_name(good) for good in strip.wants]
    earned = points(strip.running)
    parts = [
        isolated(strip.name),
        coins(strip.coins),
        counted(workers, strip.workers),
        filled(tr("Speicherstadt.Players", "brigade of %1"), strip.strength),
        earned if told else filled(tr("Speicherstadt.Players", "%1 so far"), earned),
    ]
    if strip.fires:
        parts.append(filled(tr("Speicherstadt.Players", "%1 from fires"), points(strip.score)))
    if strip.first:
        parts.append(tr("Speicherstadt.Players", "first player of this round"))
    if wants:
        parts.append(filled(tr("Speicherstadt.Players", "wants %1"), listed(wants)))
    else:
        parts.append(tr("Speicherstadt.Players", "no open contract"))
    if strip.keeps:
        parts.append(filled(tr("Speicherstadt.Players", "keeps %1"), words.cargo(strip.keeps)))
    owns = filled(tr("Speicherstadt.Players", "Owns %1"), strip.cardsText) if strip.cardsText else ""
    spoken = sentences(", ".join(parts), owns, strip.note)
    return replace(strip, spoken=spoken)


def _note(scene: Scene, seat: Seat) -> tuple[str, str, int]:
    """What my preview does to this player: in words, good or bad, and the price it is about."""
    column = scene.picks.column
    if column is None or not scene.places_worker or seat == scene.me:
        return "", "", 0
    for other, price in broke(scene, column):
        if other == seat:
            return filled(tr("Speicherstadt.Players", "can't pay %1"), price), "bad", price
    line = scene.line(column)
    if line and line[0] == seat:
        price = len(line) + 1
        if scene.state.coins[seat] >= price:
            return filled(tr("Speicherstadt.Players", "would pay %1"), price), "plain", price
    return "", "", 0


def house(scene: Scene) -> HouseValues:
    """The counter of the one who looks."""
    seat, state = scene.me, scene.state
    has_warehouse = bool(state.cards[seat] & scene.rules.box.warehouses)
    # During a player's shipping their cubes are in the yard, and the counter shows what would be kept.
    shipping = state.phase == SHIPPING and state.mover == seat
    warehouse, market = scene.kept if shipping else (state.warehouse[seat], state.market[seat])
    kept = names_of(warehouse)
    in_market = goods_in(market)
    return HouseValues(
        sign=scene.sign(seat),
        art=scene.looks.art[seat],
        name=scene.name(seat),
        score=score(scene, seat),
        running=running(scene, seat),
        fires=fires(scene, seat),
        coins=state.coins[seat],
        workers=scene.workers_left(seat),
        first=seat == state.first,
        hasWarehouse=has_warehouse,
        warehouse=[*kept, *[""] * (WAREHOUSE_ROOM - len(kept))] if has_warehouse else [],
        market=GOODS[in_market[0]] if in_market else "",
        supply=general_supply(scene),
        spoken=_strip(scene, seat).spoken,
    )


def general_supply(scene: Scene) -> Records:
    """What may be taken at the market, with a token for each good while three cubes lie ready to be given for it."""
    taking = scene.ships and scene.picks.trade == "convert" and len(scene.picks.given) == 3
    found = []
    for good in KINDS:
        number, name = count(scene.state.supply, good), GOODS[good]
        welcome = taking and number > 0
        found.append(
            {
                "good": name,
                "count": number,
                "welcome": welcome,
                "token": f"take {name}" if welcome else "",
                "explain": f"good:{name}",
                "spoken": words.cargo([name] * number) or filled(_none_of(), words.good_name(name)),
            }
        )
    return found


def _none_of() -> str:
    return tr("Speicherstadt.Players", "no %1", "none of a good is in the general supply")


def sheets(scene: Scene, seat: Seat) -> list[Sheet]:
    return [_sheet(scene, number) for number in scene.contracts(seat)]


def _sheet(scene: Scene, number: int) -> Sheet:
    card = scene.card(number)
    need = scene.need(number)
    left = need
    places = []
    # Doubles fill from the left: the last places of a good are the open ones.
    for good in reversed(card.goods):
        is_open = count(left, good) > 0
        left -= CUBE[good] * is_open
        name = GOODS[good]
        welcome = is_open and scene.ships and name == scene.picks.good
        token = f"load {name} {card.id}" if welcome else ""
        places.append({"good": name, "filled": not is_open, "welcome": welcome, "token": token})
    places.reverse()
    name = words.card_name(card)
    if need:
        still = filled(tr("Speicherstadt.Players", "still needs %1"), words.cargo(names_of(need)))
    else:
        still = tr("Speicherstadt.Players", "complete")
    return Sheet(card.id, f"card:{card.id}", card.points, not need, places, sentences(f"{name}: {still}"))


def tiles(scene: Scene, seat: Seat) -> list[Tile]:
    """What somebody owns besides contracts, like kinds together."""
    box = scene.rules.box
    owned = scene.state.cards[seat]
    found = []
    if strength := scene.state.strength[seat]:
        found.append(_tile(scene, owned & box.of_kind("firefighter"), str(strength)))
    if ships := owned & box.ships:
        bought = 0 if scene.state.phase == SHIPPING else scene.state.fresh[seat]
        found.append(_fleet(scene, ships, names_of(bought)))
    if offices := owned & box.offices:
        found.append(_tile(scene, offices, str(offices.bit_count())))
    rest = (box.all_traders, box.warehouses, box.banks, box.ports, box.chambers, box.churches)
    found += [_tile(scene, 1 << number, "") for mask in rest for number in numbers(owned & mask)]
    return found


def _tile(scene: Scene, cards: int, tag: str) -> Tile:
    card = scene.card(numbers(cards)[0])
    good = GOODS[card.goods[0]] if card.kind == "trader" else ""
    name = words.kind_name(card)
    return Tile(
        card.id, f"card:{card.id}", words.art_kind(card), words.card_title(card), tag, good, f"{name} {tag}".strip()
    )


def _fleet(scene: Scene, ships: int, goods: list[str]) -> Tile:
    tile = _tile(scene, ships, str(ships.bit_count()))
    if not goods:
        return tile
    return replace(tile, goods=goods, spoken=f"{tile.spoken}: {words.cargo(goods)}")


def _record(tile: Tile) -> dict[str, Any]:
    return {name: getattr(tile, name) for name in ("card", "explain", "kind", "title", "tag", "good", "goods")}
