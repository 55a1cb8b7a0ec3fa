"""Anything on the table explains itself: what it is, what it does and when, how many remain, what it is worth now."""

from __future__ import annotations

from typing import Any

from speicherstadt_app.games.speicherstadt.rules.cards import Card
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, count, size
from speicherstadt_app.games.speicherstadt.rules.scoring import OFFICE_POINTS
from speicherstadt_app.games.speicherstadt.table import bar
from speicherstadt_app.games.speicherstadt.table.players import strips
from speicherstadt_app.games.speicherstadt.table.scene import SEASONS, Scene, changes_now, names_of
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.words.phrases import coins, counted, filled, isolated, many, points, signed
from speicherstadt_app.words.translation import tr

Explanation = dict[str, Any]


def explain(scene: Scene, identity: str) -> Explanation:
    """`title`, `lines`, and the picture to show beside them; nothing at all for an id that nobody knows."""
    kind, _, name = identity.partition(":")
    if kind == "card" and name in scene.rules.box.number:
        return _card(scene, scene.card_of(name))
    if kind == "good" and name in GOODS:
        return _good(scene, name)
    if kind == "player" and name.isdigit() and int(name) < scene.rules.players:
        return _player(scene, int(name))
    if kind == "season" and name in SEASONS:
        return _season(scene, name)
    if kind == "fire":
        return _fire(scene)
    title, line, art = _thing(identity)
    return _explanation(title, [line], art=art) if title else {}


def _explanation(title: str, lines: list[str], *, art: str = "", kind: str = "", good: str = "") -> Explanation:
    return {"title": title, "lines": [line for line in lines if line], "art": art, "kind": kind, "good": good}


def _face(scene: Scene, card: Card) -> Explanation:
    """The card as it lies on the table, for `Card.qml`."""
    value, unit, coin = words.card_value(card)
    on_offer = next((n for n, number in enumerate(scene.row) if scene.card(number) is card), None)
    goods = [GOODS[good] for good in card.goods] if card.kind == "contract" else []
    return {
        "kind": words.art_kind(card),
        "title": words.card_title(card),
        "effect": words.effect_line(card),
        "value": value,
        "unit": unit,
        "coin": coin,
        "good": GOODS[card.goods[0]] if card.kind == "trader" else "",
        "goods": goods if on_offer is None else scene.goods_on(on_offer),
    }


# Cards


def _card(scene: Scene, card: Card) -> Explanation:
    name = words.card_name(card)
    kind = words.art_kind(card)
    if card.kind == "fire":
        lines = [_effect(card), bar.fire(scene).spoken]
    else:
        lines = [_effect(card), _remaining(scene, card), _worth(scene, card)]
    good = GOODS[card.goods[0]] if card.kind == "trader" else ""
    found = _explanation(name[0].upper() + name[1:], lines, art=f"speicherstadt/cards/{kind}", kind=kind, good=good)
    return found | {"face": _face(scene, card)}


def _effect(card: Card) -> str:
    """What it does, and when."""
    match card.kind:
        case "trader":
            text = tr(
                "Speicherstadt.Explain",
                "In every shipping it buys as much %1 as you like, a coin a cube. %2 at the end.",
            )
            return filled(text, words.good_name(GOODS[card.goods[0]]), points(card.points))
        case "warehouse":
            return tr(
                "Speicherstadt.Explain",
                "At the end of every shipping it keeps up to four cubes. A point for each cube in it at the end.",
            )
        case "office":
            return tr(
                "Speicherstadt.Explain", "At the end one counting office brings 2 points, two 5, three 9, four 14."
            )
        case "firefighter":
            text = tr("Speicherstadt.Explain", "Adds %1 to your brigade in every fire to come.")
            return filled(text, card.value)
        case "contract":
            text = tr(
                "Speicherstadt.Explain",
                "Load %1 onto it in any shipping, over several rounds if need be: %2 when it is complete.",
            )
            return filled(text, words.cargo([GOODS[good] for good in card.goods]), points(card.points))
        case "ship":
            return tr("Speicherstadt.Explain", "Its three cubes are yours to ship in the round you buy it.")
        case "fire":
            return tr(
                "Speicherstadt.Explain",
                "When it is turned up, the strongest brigade gains its points and the weakest loses them.",
            )
        case "bank":
            return tr("Speicherstadt.Explain", "One coin more at the end of every round, this one included.")
        case "chamber":
            return tr("Speicherstadt.Explain", "At the end a point for every coin you have; the coins stay yours.")
        case "church":
            return filled(tr("Speicherstadt.Explain", "%1 at the end."), points(card.points))
    return tr("Speicherstadt.Explain", "At the end a point for every ship you bought.")


def _remaining(scene: Scene, card: Card) -> str:
    left = (scene.state.pile & scene.rules.box.of_kind(card.kind)).bit_count()
    if not left:
        return tr("Speicherstadt.Explain", "None of its kind is left in the pile.")
    return counted(tr("Speicherstadt.Explain", "%n more of its kind in the pile.", n=left), left)


def _worth(scene: Scene, card: Card) -> str:
    """What the card is worth to the one who looks, as things stand; nothing once somebody has it."""
    number = scene.rules.box.number[card.id]
    if any(cards >> number & 1 for cards in scene.state.cards):
        return _owner(scene, card, number)
    worth = _worth_now(scene, card, number)
    if not worth:
        return ""
    if scene.looks.alone:
        return filled(tr("Speicherstadt.Explain", "For you now: %1."), worth)
    return filled(tr("Speicherstadt.Explain", "For %1 now: %2."), scene.name(scene.me), worth)


def _owner(scene: Scene, card: Card, number: int) -> str:
    owner = next(seat for seat in scene.seats if scene.state.cards[seat] >> number & 1)
    owned = filled(tr("Speicherstadt.Explain", "Belongs to %1."), scene.name(owner))
    if card.kind != "contract":
        return owned
    need = names_of(scene.need(number))
    if not need:
        return f"{owned} {tr('Speicherstadt.Explain', 'It is complete.')}"
    needs = tr("Speicherstadt.Explain", "It still needs %1.")
    return f"{owned} {filled(needs, words.cargo(need))}"


def _worth_now(scene: Scene, card: Card, number: int) -> str:
    state, me, box = scene.state, scene.me, scene.rules.box
    owned = state.cards[me]
    match card.kind:
        case "ship":
            return _wanted(scene, number)
        case "contract":
            stock = state.warehouse[me] + state.market[me] + state.fresh[me]
            have = sum(count(stock, good) > 0 for good in card.goods)
            text = tr("Speicherstadt.Explain", "you hold %1 of its %2 goods")
            if not scene.looks.alone:
                text = tr("Speicherstadt.Explain", "%1 of its %2 goods in hand")
            return filled(text, have, len(card.goods))
        case "firefighter":
            return _brigade(scene, card.value)
        case "office":
            offices = (owned & box.offices).bit_count()
            return points(OFFICE_POINTS[offices + 1] - OFFICE_POINTS[offices])
        case "bank":
            left = scene.rounds - scene.state.rounds
            return coins(left)
        case "chamber":
            return points(state.coins[me])
        case "port":
            return points((owned & box.ships).bit_count())
        case "trader" | "church":
            return points(card.points)
    return ""


def _wanted(scene: Scene, number: int) -> str:
    """How many cubes of a ship open contracts of mine want."""
    state = scene.state
    freight = next((state.freight[n] for n, card in enumerate(state.row) if card == number), 0)
    if not freight:
        return ""
    wanted = 0
    for good in range(len(GOODS)):
        spaces = sum(count(scene.need(contract), good) for contract in scene.contracts(scene.me))
        wanted += min(count(freight, good), spaces)
    return filled(
        tr("Speicherstadt.Explain", "open contracts want %1 of its %2 cubes"),
        wanted,
        size(freight),
    )


def _brigade(scene: Scene, value: int) -> str:
    """What the next fire would do with this firefighter and without."""
    state, me = scene.state, scene.me
    fires = [
        card
        for card in scene.rules.box.cards
        if card.kind == "fire" and state.pile >> scene.rules.box.number[card.id] & 1
    ]
    strength = state.strength[me]
    text = filled(tr("Speicherstadt.Explain", "brigade %1 → %2"), strength, strength + value)
    if not fires:
        return text
    after = state.copy()
    after.strength[me] += value
    now, then = (signed(changes_now(each, fires[0].value)[me]) for each in (state, after))
    fire = filled(tr("Speicherstadt.Explain", "the next fire %1 → %2"), now, then)
    return f"{text}, {fire}"


# Everything else


def _good(scene: Scene, good: str) -> Explanation:
    state, number = scene.state, GOODS.index(good)
    name = words.good_name(good)
    in_bag = count(state.bag, number)
    supplied = count(state.supply, number)
    wanted = [scene.name(seat) for seat in scene.seats if good in scene.wants(seat)]
    lines = [
        counted(
            tr("Speicherstadt.Explain", "%n of 9 cubes still to come by ship.", n=in_bag),
            in_bag,
        ),
        filled(tr("Speicherstadt.Explain", "%1 in the general supply."), supplied),
        filled(tr("Speicherstadt.Explain", "Wanted by %1."), ", ".join(map(isolated, wanted))) if wanted else "",
    ]
    return _explanation(name[0].upper() + name[1:], lines, art=f"speicherstadt/goods/{good}", good=good)


def _player(scene: Scene, seat: int) -> Explanation:
    strip = next(strip for strip in strips(scene) if strip.seat == seat)
    art = strip.art or ""
    lines = [strip.spoken.removeprefix(f"{isolated(strip.name)}, ")]
    lines[0] = lines[0][0].upper() + lines[0][1:]
    return _explanation(strip.name, lines, art=art)


def _season(scene: Scene, season: str) -> Explanation:
    left = next(each for each in bar.pile(scene) if each.season == season)
    kinds = [many(entry["title"], entry["count"]) for entry in left.kinds]
    return _explanation(left.title, [left.text, ", ".join(kinds)], art=f"speicherstadt/seasons/{season}")


def _fire(scene: Scene) -> Explanation:
    fire = bar.fire(scene)
    return _explanation(fire.label, [fire.spoken], art="speicherstadt/cards/fire", kind="fire")


def _thing(identity: str) -> tuple[str, str, str]:
    """Title, explanation and drawing of what is neither card nor player."""
    match identity:
        case "coin":
            text = tr(
                "Speicherstadt.Explain",
                "A coin a round, one more for a round without a purchase, one more with the bank. Coins decide a tie.",
            )
            return tr("Speicherstadt.Explain", "Coins"), text, "speicherstadt/parts/coin"
        case "worker":
            text = tr(
                "Speicherstadt.Explain",
                "Three a round, placed in turn. Each stands behind those above the same card already.",
            )
            return tr("Speicherstadt.Explain", "Workers"), text, "speicherstadt/parts/worker"
        case "price":
            text = tr(
                "Speicherstadt.Explain",
                "The number of workers in line. The lowest decides first; whoever passes leaves, and it falls by one.",
            )
            return tr("Speicherstadt.Explain", "The price"), text, "speicherstadt/parts/coin"
        case "bell":
            text = tr(
                "Speicherstadt.Explain",
                "The first player places first and ships first. The bell goes round clockwise, a round each.",
            )
            return tr("Speicherstadt.Explain", "First player"), text, "speicherstadt/parts/bell"
        case "market":
            text = tr(
                "Speicherstadt.Explain",
                "It keeps one cube; exchanges three cubes for one of the general supply, or two for a coin.",
            )
            return tr("Speicherstadt.Explain", "Market"), text, "speicherstadt/cards/icons/market"
        case "contract":
            text = tr(
                "Speicherstadt.Explain",
                "Buy one and load its goods onto it, over several rounds if need be. Only a complete one brings "
                "points.",
            )
            return tr("Speicherstadt.Explain", "Contracts"), text, "speicherstadt/cards/icons/contract"
        case "supply":
            text = tr(
                "Speicherstadt.Explain",
                "Cubes that were sold, exchanged or lost. Only the market gives any of them out again.",
            )
            return tr("Speicherstadt.Explain", "General supply"), text, "speicherstadt/parts/cube"
        case "brigade":
            text = tr(
                "Speicherstadt.Explain",
                "The strength of all firefighters together. It counts in every fire and is never used up.",
            )
            return tr("Speicherstadt.Explain", "Brigade"), text, "speicherstadt/cards/icons/firefighter"
    return _phase(identity)


def _phase(identity: str) -> tuple[str, str, str]:
    match identity:
        case "phase:supply":
            text = tr("Speicherstadt.Explain", "Cards are dealt face up, one more than there are players.")
        case "phase:demand":
            text = tr("Speicherstadt.Explain", "Everybody places three workers in turn, each in the line above a card.")
        case "phase:purchase":
            text = tr(
                "Speicherstadt.Explain", "Card by card, from left to right, the lowest worker's owner buys or passes."
            )
        case "phase:shipping":
            text = tr("Speicherstadt.Explain", "Whoever has cubes loads contracts, sells, exchanges and stores.")
        case "phase:income":
            text = tr(
                "Speicherstadt.Explain", "Everybody gets a coin, one more for buying nothing, one more with the bank."
            )
        case _:
            return "", "", ""
    return words.phase_name(identity.removeprefix("phase:")), text, ""
