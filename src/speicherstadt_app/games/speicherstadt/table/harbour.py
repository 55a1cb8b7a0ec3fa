"""The row of houses: cards, lines, prices, and what a worker of mine would change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.rules.rules import TALLEST
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE
from speicherstadt_app.games.speicherstadt.table.scene import Scene
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.games.speicherstadt.words import deciding
from speicherstadt_app.ui.table.presenter import NOBODY, UNSEEN
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import coins, filled, isolated, labelled, listed, sentences
from speicherstadt_app.words.translation import tr


@dataclass(frozen=True, slots=True)
class Column:
    """A house with its line of workers and the card on the lighter before it."""

    number: int
    card: str
    explain: str
    kind: str
    title: str
    effect: str
    value: str
    unit: str
    coin: bool
    good: str
    goods: list[str]
    state: str
    price: int
    nextPrice: int
    line: Records
    stampSign: int
    stampText: str
    token: str
    whyNot: str
    spoken: str
    listText: str
    listNote: str
    hint: int
    """Its rank in a hint; 0 without one."""


def columns(scene: Scene) -> list[Column]:
    return [_column(scene, n) for n in range(len(scene.row))]


def broke(scene: Scene, column: int) -> list[tuple[Seat, int]]:
    """Who could pay in this line and no longer could with one worker more, with the price."""
    return list(deciding.broke(scene.state, scene.me, column).items())


def _column(scene: Scene, n: int) -> Column:
    state = scene.state
    card = scene.card(scene.row[n])
    line = scene.line(n)
    previewed = scene.places_worker and scene.picks.column == n and len(line) < TALLEST
    value, unit, coin = words.card_value(card)
    look = _look(scene, n, line)
    stamp_sign, stamp = _stamp(scene, n)
    selling = look == "selling" and scene.may_buy
    cost = state.heights[n] if n < len(state.heights) else 0
    can_buy = selling and state.coins[scene.me] >= cost
    token = f"place {n + 1}" if look in {"idle", "chosen"} and scene.places_worker else "offer" if can_buy else ""
    title = words.narrow_title(card)
    goods = scene.goods_on(n)
    return Column(
        number=n + 1,
        card=card.id,
        explain=f"card:{card.id}",
        kind=words.art_kind(card),
        title=title,
        effect=words.effect_line(card),
        value=value,
        unit=unit,
        coin=coin,
        good=GOODS[card.goods[0]] if card.kind == "trader" else "",
        goods=goods,
        state=look,
        price=len(line),
        nextPrice=len(line) + 1 if previewed else UNSEEN,
        line=_line(scene, line, previewed=previewed),
        stampSign=stamp_sign,
        stampText=stamp,
        token=token,
        whyNot=_why_not(scene, look, cost, selling=selling, can_buy=can_buy),
        spoken=_spoken(scene, n, line, stamp),
        listText=f"{n + 1}  {_what(scene, n)}",
        hint=scene.marks.get(n, 0),
        listNote=stamp or _who(scene, line) or tr("Speicherstadt.Harbour", "Nobody in line"),
    )


def _line(scene: Scene, line: Sequence[Seat], *, previewed: bool) -> Records:
    standing = len(line) + previewed
    found = []
    for place, seat in enumerate(line):
        price, has = standing - place, scene.state.coins[seat]
        found.append(
            {
                "sign": scene.sign(seat),
                "name": scene.name(seat),
                "price": price,
                "had": has if has < price else UNSEEN,
                "ghost": False,
            }
        )
    if previewed:
        me = scene.me
        found.append({"sign": scene.sign(me), "name": scene.name(me), "price": 1, "had": UNSEEN, "ghost": True})
    return found


def _look(scene: Scene, n: int, line: Sequence[Seat]) -> str:
    state = scene.state
    if not state.row and scene.lately.cards:
        return "done"
    if state.phase == DEMAND:
        if len(line) >= TALLEST:
            return "full"
        return "chosen" if scene.places_worker and scene.picks.column == n else "idle"
    if state.phase == PURCHASE:
        return "done" if n < state.column else "selling" if n == state.column else "shade"
    return "done" if state.phase > PURCHASE else "idle"


def _why_not(scene: Scene, look: str, cost: int, *, selling: bool, can_buy: bool) -> str:
    if look == "full":
        return tr("Speicherstadt.Harbour", "Eight workers stand here already: choose another house.")
    if selling and not can_buy:
        has = coins(scene.state.coins[scene.me])
        return filled(tr("Speicherstadt.Harbour", "It costs %1, and %2 are left: pass."), cost, has)
    if look in {"idle", "shade"} and not scene.looks.asked:
        return tr("Speicherstadt.Harbour", "Not yet: others decide first.")
    return ""


def _stamp(scene: Scene, n: int) -> tuple[int, str]:
    """The receipt on an empty lighter."""
    if n not in scene.lately.sold:
        return NOBODY, ""
    seat, price = scene.lately.sold[n]
    if seat == NOBODY:
        return NOBODY, tr("Speicherstadt.Harbour", "Nobody bought it")
    return scene.sign(seat), filled(tr("Speicherstadt.Harbour", "%1 paid %2"), scene.name(seat), price)


def _what(scene: Scene, n: int) -> str:
    """'Ship: coffee, tea and tea'"""
    card = scene.card(scene.row[n])
    goods = scene.goods_on(n)
    name = words.card_name(card)
    name = name[0].upper() + name[1:]
    return filled(tr("Speicherstadt.Harbour", "%1: %2"), name, words.cargo(goods)) if goods else name


def _who(scene: Scene, line: Sequence[Seat]) -> str:
    """'Price 3. Ada first would pay 3, Bo 2, you 1'"""
    if not line:
        return ""
    each = []
    for place, seat in enumerate(line):
        price, has = len(line) - place, scene.state.coins[seat]
        who = tr("Speicherstadt.Harbour", "you") if scene.is_you(seat) else scene.name(seat)
        if has < price:
            each.append(filled(tr("Speicherstadt.Harbour", "%1 %2 but has %3"), who, price, has))
        else:
            each.append(f"{isolated(who)} {price}")
    price_now = filled(tr("Speicherstadt.Harbour", "Price %1"), len(line))
    return labelled(price_now, ", ".join(each))


def _spoken(scene: Scene, n: int, line: Sequence[Seat], stamp: str) -> str:
    """The column as a screen reader says it."""
    heading = filled(tr("Speicherstadt.Harbour", "House %1 of %2"), n + 1, len(scene.row))
    effect = "" if scene.goods_on(n) else words.effect_line(scene.card(scene.row[n]))
    parts = [heading, _what(scene, n), effect]
    if stamp:
        return sentences(*parts, stamp)
    if scene.state.phase in {DEMAND, PURCHASE}:
        parts.append(_who(scene, line) or tr("Speicherstadt.Harbour", "Nobody in line"))
    if scene.state.phase == PURCHASE and n == scene.state.column:
        parts.append(tr("Speicherstadt.Harbour", "It is for sale now"))
    if scene.places_worker:
        parts.append(_spoken_offer(scene, n, line))
    return sentences(*parts)


def _spoken_offer(scene: Scene, n: int, line: Sequence[Seat]) -> str:
    """What my worker would change here."""
    if len(line) >= TALLEST:
        return tr("Speicherstadt.Harbour", "Eight workers stand here already: choose another house.")
    if not line:
        return tr("Speicherstadt.Harbour", "Free: first in line, for 1 if nobody joins")
    first, price = line[0], len(line) + 1
    if scene.is_you(first):
        rise = filled(tr("Speicherstadt.Harbour", "Placing here raises your own price to %1"), price)
    else:
        rise = filled(
            tr("Speicherstadt.Harbour", "Placing here raises the price for %1 to %2"),
            scene.name(first),
            price,
        )
    mine = filled(
        tr("Speicherstadt.Harbour", "the worker would stand as number %1 and pay 1 if all before pass"),
        price,
    )
    who = [scene.name(seat) for seat, _ in broke(scene, n)]
    out = filled(tr("Speicherstadt.Harbour", "%1 could no longer pay"), listed(who)) if who else ""
    return sentences(f"{rise}; {mine}", out)
