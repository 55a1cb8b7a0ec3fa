"""The landing stage: who is asked what, what will follow, and buttons that never change places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules.events import FireStruck
from speicherstadt_app.games.speicherstadt.rules.goods import size
from speicherstadt_app.games.speicherstadt.rules.rules import WORKERS
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, END, OVER, PURCHASE
from speicherstadt_app.games.speicherstadt.table.bar import fire_result
from speicherstadt_app.games.speicherstadt.table.scene import Scene
from speicherstadt_app.games.speicherstadt.table.yard import lose_warning, steps_asked
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.games.speicherstadt.words import deciding
from speicherstadt_app.ui.table.presenter import NOBODY, Asked, Button, PromptValues, Undo
from speicherstadt_app.ui.table.prompt import (
    ENTER,
    asks,
    buttons,
    hint,
    learned_text,
    looked_at,
    over_text,
    paused_text,
    reading_text,
    waiting,
)
from speicherstadt_app.words.phrases import coins, counted, filled, listed, signed
from speicherstadt_app.words.translation import tr


def asked(scene: Scene, undo: Undo) -> Asked:
    if scene.blaze is not None:
        return _after_fire(scene, scene.blaze, undo)
    if scene.places_worker:
        return _demand(scene, undo)
    if scene.may_buy:
        return _purchase(scene, undo)
    if scene.in_yard:
        return _shipping(scene, undo)
    return _waiting(scene, undo)


def _asks(scene: Scene, question: str, consequence: str = "", **more: Any) -> PromptValues:
    return asks(scene.looks, question, consequence, **more)


# Demand


def _demand(scene: Scene, undo: Undo) -> Asked:
    number = scene.state.placed // scene.rules.players + 1
    column = scene.picks.column
    place = tr("Speicherstadt.Prompt", "Place")
    if column is None:
        left = WORKERS - number
        after = counted(tr("Speicherstadt.Prompt", "%n worker(s) left after this one.", n=left), left)
        if not left:
            after = tr("Speicherstadt.Prompt", "The last one of this round.")
        yes = Button("yes", place, ENTER, primary=True, shown=True, whyNot=_choose_first())
        return Asked(
            _asks(scene, deciding.which_worker(number, alone=scene.looks.alone), after),
            buttons(undo, yes=yes, advise=hint(scene.looks)),
        )
    card = scene.card(scene.row[column])
    question = filled(_worker_on(number, alone=scene.looks.alone), words.the_card(card))
    yes = Button("yes", place, ENTER, f"place {column + 1}", primary=True, enabled=True, shown=True, armed=True)
    four = buttons(undo, yes=yes, advise=hint(scene.looks), undoes="drop")
    return Asked(_asks(scene, question, deciding.if_placed(scene.state, scene.me, column, scene.looks.names)), four)


def _choose_first() -> str:
    return tr("Speicherstadt.Prompt", "Choose a house first.")


def _worker_on(number: int, *, alone: bool) -> str:
    match number:
        case 1 if alone:
            return tr("Speicherstadt.Prompt", "Place your first worker above %1?")
        case 2 if alone:
            return tr("Speicherstadt.Prompt", "Place your second worker above %1?")
        case 3 if alone:
            return tr("Speicherstadt.Prompt", "Place your third worker above %1?")
        case 1:
            return tr("Speicherstadt.Prompt", "Place the first worker above %1?")
        case 2:
            return tr("Speicherstadt.Prompt", "Place the second worker above %1?")
    return tr("Speicherstadt.Prompt", "Place the third worker above %1?")


# Purchase


def _purchase(scene: Scene, undo: Undo) -> Asked:
    state = scene.state
    column = state.column
    price, has = state.heights[column], state.coins[scene.me]
    passing = deciding.if_passed(state, scene.me, scene.looks.names)
    can = has >= price
    label = filled(tr("Speicherstadt.Prompt", "Buy for %1"), price)
    no = Button("pass", tr("Speicherstadt.Prompt", "Pass"), "P", "pass", enabled=True, shown=True)
    question = deciding.question(scene.rules, state, scene.me, scene.looks.names)
    if not can:
        short = filled(tr("Speicherstadt.Prompt", "It costs %1; only %2 left."), price, coins(has))
        yes = Button("yes", label, ENTER, primary=True, shown=True, whyNot=short)
        return Asked(
            _asks(scene, question, f"{short} {passing}"), buttons(undo, yes=yes, no=no, advise=hint(scene.looks))
        )
    keeps = tr("Speicherstadt.Prompt", "Leaves %2 of %1 coins.")
    consequence = f"{filled(keeps, has, has - price)} {passing}"
    if scene.picks.armed and scene.looks.confirm == "twice":
        consequence = f"{tr('Speicherstadt.Prompt', 'Tap again to buy.')} {consequence}"
    yes = Button("yes", label, ENTER, "buy", primary=True, enabled=True, shown=True, armed=scene.picks.armed)
    prompt = _asks(scene, question, consequence, before=has, after=has - price)
    undoes = "drop" if scene.picks.armed else ""
    return Asked(prompt, buttons(undo, yes=yes, no=no, advise=hint(scene.looks), undoes=undoes))


# Shipping


def _shipping(scene: Scene, undo: Undo) -> Asked:
    picks = scene.picks
    question, consequence = steps_asked(scene)
    picked = bool(picks.cubes or picks.trade)
    yes = Button(
        "yes",
        tr("Speicherstadt.Prompt", "Finish"),
        ENTER,
        "finish",
        primary=True,
        enabled=not picks.trade,
        shown=True,
        armed=True,
        whyNot=tr("Speicherstadt.Prompt", "Finish the exchange first, or undo it.") if picks.trade else "",
    )
    useful = size(scene.state.pool) > 0
    advise = Button(
        "advise",
        tr("Speicherstadt.Prompt", "Suggest"),
        "H",
        "suggest",
        enabled=useful,
        shown=not scene.looks.unaided,
        whyNot="" if useful else tr("Speicherstadt.Prompt", "No cube is left."),
    )
    prompt = _asks(scene, question, consequence, warning=lose_warning(scene))
    return Asked(prompt, buttons(undo, yes=yes, advise=advise, undoes="drop" if picked else ""))


# Between decisions


def _after_fire(scene: Scene, struck: FireStruck, undo: Undo) -> Asked:
    label = words.fire_label(struck.number)
    heroes = [seat for seat, change in enumerate(struck.changes) if change > 0]
    weakest = [seat for seat, change in enumerate(struck.changes) if change < 0]
    question, consequence = f"{fire_result(scene, struck)}.", ""
    if heroes:
        question = _together(
            scene,
            heroes,
            tr("Speicherstadt.Prompt", "%1 saves the houses: %2."),
            tr("Speicherstadt.Prompt", "%1 save the houses: %2 each."),
            struck,
        )
        consequence = _together(
            scene,
            weakest,
            tr("Speicherstadt.Prompt", "Too weak: %1, %2."),
            tr("Speicherstadt.Prompt", "Too weak: %1, %2 each."),
            struck,
        )
    sign = scene.sign(heroes[0]) if len(heroes) == 1 else NOBODY
    return looked_at(undo, question, consequence, sign=sign, spoken=f"{label}. {fire_result(scene, struck)}.")


def _together(scene: Scene, seats: Sequence[Seat], one: str, several: str, struck: FireStruck) -> str:
    """What a fire did to all of these."""
    names = listed([scene.name(seat) for seat in seats])
    return filled(one if len(seats) == 1 else several, names, signed(struck.changes[seats[0]]))


def _waiting(scene: Scene, undo: Undo) -> Asked:
    state = scene.state
    seat = state.mover if state.mover >= 0 else NOBODY
    if state.phase == OVER:
        text = over_text()
    elif scene.looks.held:
        text = paused_text()
    elif scene.looks.learned:
        return waiting(scene.looks, undo, learned_text(), over=True)
    elif scene.looks.taught:
        text = reading_text()
    elif seat == NOBODY:
        text = _what_goes_on(scene)
    else:
        text = filled(_what_is_decided(state.phase), scene.name(seat))
    return waiting(scene.looks, undo, text, seat, over=state.phase == OVER)


def _what_goes_on(scene: Scene) -> str:
    state = scene.state
    if not state.row and scene.lately.cards:
        if state.phase == END:
            return tr("Speicherstadt.Prompt", "The last round is over.")
        return tr("Speicherstadt.Prompt", "The round is over: everybody gets income.")
    return tr("Speicherstadt.Prompt", "Cards are being dealt.")


def _what_is_decided(phase: int) -> str:
    if phase == DEMAND:
        return tr("Speicherstadt.Prompt", "%1 is placing a worker.")
    if phase == PURCHASE:
        return tr("Speicherstadt.Prompt", "%1 may buy.")
    return tr("Speicherstadt.Prompt", "%1 is shipping.")
