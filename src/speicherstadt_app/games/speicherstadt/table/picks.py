"""What a tap means: something is picked up, a move is made, or something is asked of the table."""

from __future__ import annotations

from dataclasses import replace

from speicherstadt_app.engine.rules import Action
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.fitting import what_fits
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, bundle_of
from speicherstadt_app.games.speicherstadt.table.scene import Cube, Picks, Scene, names_of
from speicherstadt_app.games.speicherstadt.table.yard import NEEDED
from speicherstadt_app.ui.table.presenter import ORDERS, Tapped


def tried(picks: Picks, action: Action) -> Picks:
    """As if somebody had picked up what leads to this, and not yet done it."""
    match action & act.KIND_MASK:
        case act.PLACE:
            return Picks(column=act.column_of(action))
        case act.BUY:
            return replace(picks, armed=True)
        case act.STOW:
            warehouse, market = (names_of(bundle) for bundle in act.stow_of(action))
            return Picks(warehouse=tuple(warehouse), market="".join(market))
    return picks


def tapped(scene: Scene, token: str, *, confirmed: bool = False) -> Tapped:
    """What a tap on that token does; confirmed, where it can't have been a slip of the finger."""
    verb, _, rest = token.partition(" ")
    if verb in ORDERS:
        return Tapped(order=verb)
    if verb == "drop":
        return Tapped(picks=Picks(warehouse=scene.picks.warehouse, market=scene.picks.market))
    if verb == "place" and scene.places_worker:
        return _place(scene, int(rest) - 1, confirmed=confirmed)
    if verb in {"buy", "offer"} and scene.may_buy:
        return _buy(scene, confirmed=confirmed)
    if scene.ships:
        return _ship(scene, token)
    return Tapped(action=act.PASS) if verb == "pass" else Tapped()


def _place(scene: Scene, column: int, *, confirmed: bool) -> Tapped:
    again = scene.picks.column == column
    match scene.looks.confirm:
        case "immediate":
            placed = True
        case "twice":
            placed = again
        case _:
            placed = False
    return (
        Tapped(action=act.place(column))
        if placed or (confirmed and again)
        else Tapped(picks=replace(scene.picks, column=column))
    )


def _buy(scene: Scene, *, confirmed: bool) -> Tapped:
    """The button names the price, and so buys at once. Of taps on the card, one never spends coins where two are wished
    for, nor any where the button is."""
    match scene.looks.confirm:
        case "immediate":
            bought = True
        case "twice":
            bought = scene.picks.armed
        case _:
            bought = False
    return Tapped(action=act.BUY) if bought or confirmed else Tapped(picks=replace(scene.picks, armed=True))


def _ship(scene: Scene, token: str) -> Tapped:
    picks = scene.picks
    verb, _, rest = token.partition(" ")
    match verb:
        case "load" | "sell":
            return Tapped(action=scene.rules.parse(f"{scene.me} {token}").action)
        case "pick":
            return _pick(picks, rest)
        case "trade":
            return Tapped(picks=replace(picks, trade="", cubes=())) if picks.trade == rest else _begin(picks, rest)
        case "take" if len(picks.given) == NEEDED["convert"]:
            return Tapped(action=act.convert(_bundle(picks.given), GOODS.index(rest)))
        case "keep" if picks.good:
            return Tapped(picks=_kept(picks, rest))
        case "fit":
            plan = what_fits(scene.rules.box, scene.state, scene.me)
            kept = replace(picks, trade="", cubes=(), fitted=plan)
            return Tapped(picks=kept, plan=plan) if plan else Tapped()
        case "finish":
            return Tapped(action=act.stow(*scene.kept))
    return Tapped()


def _pick(picks: Picks, rest: str) -> Tapped:
    good, source, place = rest.split(" ")
    cube = Cube(good, int(source), int(place))
    if cube in picks.cubes:
        return Tapped(picks=replace(picks, cubes=tuple(other for other in picks.cubes if other != cube)))
    if not picks.trade:
        return Tapped(picks=replace(picks, cubes=(cube,)))
    return _gathered(replace(picks, cubes=(*picks.cubes, cube)[-NEEDED[picks.trade] :]))


def _begin(picks: Picks, trade: str) -> Tapped:
    """A cube that was picked up already is the first one given."""
    return Tapped(picks=replace(picks, trade=trade, cubes=picks.cubes[: NEEDED[trade]]))


def _gathered(picks: Picks) -> Tapped:
    if picks.trade == "barter" and len(picks.given) == NEEDED["barter"]:
        return Tapped(action=act.barter(_bundle(picks.given)))
    return Tapped(picks=picks)


def _bundle(goods: tuple[str, ...]) -> int:
    return bundle_of(GOODS.index(good) for good in goods)


def _kept(picks: Picks, store: str) -> Picks:
    if store == "market":
        return replace(picks, cubes=(), market=picks.good)
    market = "" if picks.market == picks.good else picks.market
    return replace(picks, cubes=(), warehouse=(*picks.warehouse, picks.good), market=market)
