"""The landing stage: what is asked, what will follow, and the buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from speicherstadt_app.engine.rules import Action
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import (
    BETS_ON,
    BUILDER,
    COUNCILLOR,
    DRIVER,
    GONDOLIER,
    SABOTEUR,
)
from speicherstadt_app.games.venedig.rules.events import CardsOpened
from speicherstadt_app.games.venedig.rules.state import (
    BEG,
    BUILD,
    CHOOSE,
    COUNCIL,
    EXCHANGE,
    GIVE,
    MARKERS,
    NONE,
    PILES,
    SABOTAGE,
    SPY,
    USE,
)
from speicherstadt_app.games.venedig.table import ghosts, naming
from speicherstadt_app.games.venedig.table.reveal import reveal
from speicherstadt_app.games.venedig.table.scene import Scene
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.ui.table.plain import DROP
from speicherstadt_app.ui.table.presenter import NOBODY, Asked, Button, Undo
from speicherstadt_app.ui.table.prompt import ENTER, asks, buttons, hint, looked_at
from speicherstadt_app.words.game import bold
from speicherstadt_app.words.phrases import capital, counted, filled, labelled, listed, points, sentences
from speicherstadt_app.words.translation import tr

FEW: Final = 2
"""So many can be named in a line."""


def asked(scene: Scene, undo: Undo) -> Asked:
    """While I am asked something."""
    question, after, yes, why = _texts(scene)
    token = scene.picked.token if scene.action is not None else ""
    warning = _warning(scene)
    if scene.phase == EXCHANGE and not token:
        token = _only(scene, act.KEEP)
    go = Button("yes", yes, ENTER, token, primary=True, enabled=bool(token), shown=True, armed=bool(token), whyNot=why)
    undoes = DROP if scene.picked.held else ""
    four = buttons(undo, yes=go, no=_no(scene), advise=hint(scene.looks), undoes=undoes)
    shown = asks(scene.looks, capital(question), after, warning=warning)
    return Asked(replace(shown, marked=_marked(scene)), four)


def _marked(scene: Scene) -> str:
    """What the tile that is laid brings, its numbers bold."""
    action = scene.action
    if scene.phase != BUILD or action is None or act.kind_of(action) != act.BUILD:
        return ""
    return ghosts.sum_words(scene, ghosts.worth(scene, action), bold)


def opened(scene: Scene, event: CardsOpened, undo: Undo) -> Asked:
    """Everybody looks at the opened cards."""
    question = tr("Venedig.Prompt", "The cards are open.")
    if len(scene.looks.people) > 1:
        question = tr("Venedig.Prompt", "Everybody look: the cards are open.")
    if scene.looks.alone and not scene.looks.covered:
        place = scene.place_of(scene.me)
        question = filled(tr("Venedig.Prompt", "The cards are open: you are number %1."), place + 1)
    lion = any(scene.box.symbols >> scene.box.card_number[card] & 1 for card in event.cards)
    left = scene.name(scene.setting.left_of[event.start])
    after = (
        filled(tr("Venedig.Prompt", "A councillor or builder is open: afterwards the lion goes to %1."), left)
        if lion
        else tr("Venedig.Prompt", "No councillor and no builder is open: the lion stays.")
    )
    return looked_at(undo, question, after, sign=scene.sign(event.start), spoken=sentences(reveal(scene).spoken, after))


def with_deed(scene: Scene, shown: Asked) -> Asked:
    """While somebody else carries out a card: which one, and what is left of it."""
    asked = scene.rules.actors(scene.view)
    carried = scene.acting != NOBODY and scene.acting in asked
    told = deed(scene) if carried and not scene.looks.taught else ""
    if not told:
        return shown
    prompt = replace(shown.prompt, consequence=told, spoken=sentences(shown.prompt.spoken, told))
    return replace(shown, prompt=prompt)


def deed(scene: Scene) -> str:
    """'Builder with 5 stones, 3 stones left'"""
    state, phase = scene.state, scene.state.phase
    card = naming.card_words(scene.box, state.card)
    text = tr("Venedig.Prompt", "%1; %2 left.", "a card that somebody carries out, stones or piles")
    if phase in {BUILD, COUNCIL}:
        return filled(text, card, things.stones(state.stones))
    if phase == PILES:
        return filled(text, card, things.piles(state.stones))
    if phase == MARKERS:
        return filled(text, card, things.markers(state.stones))
    return sentences(labelled(card, naming.card_does(scene.box, state.card)))


def _only(scene: Scene, kind: int) -> str:
    return next((token for token, action in scene.found.items() if act.kind_of(action) == kind), "")


def _no(scene: Scene) -> Button | None:
    if scene.phase == COUNCIL and (token := _only(scene, act.DONE)):
        return Button("pass", tr("Venedig.Prompt", "Enough"), "P", token, enabled=True, shown=True)
    if scene.phase == EXCHANGE and scene.action is not None and act.kind_of(scene.action) != act.KEEP:
        token = _only(scene, act.KEEP)
        return Button("pass", tr("Venedig.Prompt", "No exchange"), "P", token, enabled=bool(token), shown=True)
    return None


Texts = tuple[str, str, str, str]
"""Question, what follows, the button, and why it can't be pressed."""


def _texts(scene: Scene) -> Texts:
    return _ASKING[scene.phase](scene, scene.action)


# Exchange and choice


def _exchange(scene: Scene, action: Action | None) -> Texts:
    if action is None or act.kind_of(action) != act.EXCHANGE:
        return (
            tr("Venedig.Prompt", "Exchange a card before the choice?"),
            tr("Venedig.Prompt", "Tap somebody's hand to draw a card from it, unseen. You give another one back."),
            tr("Venedig.Prompt", "No exchange"),
            "",
        )
    name = scene.name(action >> act.KIND_BITS)
    return (
        filled(tr("Venedig.Prompt", "Draw a card from the hand of %1?"), name),
        tr("Venedig.Prompt", "You don't see which one. Then you give one of your own; only the two of you know."),
        tr("Venedig.Prompt", "Draw"),
        "",
    )


def _give(scene: Scene, action: Action | None) -> Texts:
    state = scene.state
    name = scene.name(state.other)
    drawn = naming.card_words(scene.box, state.drawn) if 0 <= state.drawn < len(scene.box.cards) else ""
    question = filled(tr("Venedig.Prompt", "Which card do you give to %1?"), name)
    after = filled(tr("Venedig.Prompt", "You drew: %1. It stays with you."), drawn)
    if action is not None:
        given = naming.the_card_words(scene.box, act.fields_of(action)[1])
        question = filled(tr("Venedig.Prompt", "Give %1 to %2?", "a card, who gets it"), given, name)
    return question, after, tr("Venedig.Prompt", "Give"), tr("Venedig.Prompt", "Choose a card of your hand first.")


def _choose(scene: Scene, action: Action | None) -> Texts:
    why = tr("Venedig.Prompt", "Choose a card of your hand first.")
    play = tr("Venedig.Prompt", "Play")
    if action is None:
        after = tr("Venedig.Prompt", "All choose at the same time; afterwards the card goes to %1.")
        return (
            tr("Venedig.Prompt", "Which card do you play?"),
            filled(after, scene.name(scene.setting.left_of[scene.me])),
            play,
            why,
        )
    card = action >> act.KIND_BITS
    question = filled(tr("Venedig.Prompt", "Play %1?", "a card"), naming.the_card_words(scene.box, card))
    return question, sentences(would_do(scene, card), order_words(scene)), play, why


def order_words(scene: Scene) -> str:
    """'You act third, after Grocer and Miser. Then Shipowner gets the card.'"""
    place = scene.place_of(scene.me)
    before = scene.turns()[:place]
    gets = scene.name(scene.setting.left_of[scene.me])
    if not before:
        return filled(tr("Venedig.Prompt", "You would act first. Then %1 gets the card."), gets)
    if len(before) > FEW:
        number = tr("Venedig.Prompt", "You would act as number %1. Then %2 gets the card.")
        return filled(number, place + 1, gets)
    told = tr("Venedig.Prompt", "You would act after %1. Then %2 gets the card.")
    return filled(told, listed([scene.name(seat) for seat in before]), gets)


def would_do(scene: Scene, card: int) -> str:
    """What a card of mine would do if it were carried out as the table lies now."""
    box, role = scene.box, scene.box.role[card]
    if role == BUILDER:
        rated = [(fit.best, tile) for tile, fit in ghosts.fits(scene).items() if fit.places > 0]
        if not rated:
            return tr("Venedig.Prompt", "None of your tiles has a place now.")
        best, tile = max(rated)
        return filled(tr("Venedig.Prompt", "Best now: %1, for %2."), naming.the_shape(box.shape[tile]), points(best))
    if role == COUNCILLOR:
        pays = sum(1 for top in scene.state.tops if top != NONE and box.cost[top] <= box.value[card])
        if not pays:
            return tr("Venedig.Prompt", "No open tile can be paid now")
        return counted(tr("Venedig.Prompt", "It can pay for %n of the open tiles now.", n=pays), pays)
    if role == DRIVER and scene.state.left <= box.value[card]:
        return tr("Venedig.Prompt", "These would be the last piles: the game would end at once.")
    if role in BETS_ON and scene.looks.remembers:
        return _bet(scene, BETS_ON[role])
    if role == GONDOLIER and scene.state.gondola == scene.me:
        return tr("Venedig.Prompt", "Your marker is on the gondola already: it would do nothing.")
    if role == SABOTEUR and not scene.state.built:
        return tr("Venedig.Prompt", "Nothing is built yet: it would do nothing.")
    return naming.card_does(box, card)


def _bet(scene: Scene, role: int) -> str:
    """Who surely holds the role that a bet is about, as far as one wants to be reminded."""
    holders = [
        seat
        for seat in scene.seats
        if seat != scene.me and any(scene.box.role[card] == role for card in scene.sure_of(seat))
    ]
    title = naming.role_words(role)
    if not holders:
        return filled(tr("Venedig.Prompt", "%1: nobody surely holds one, as far as you could see."), title)
    return filled(tr("Venedig.Prompt", "%1: surely in the hand of %2."), title, ghosts.names(scene, holders))


# Acting


def _council(scene: Scene, action: Action | None) -> Texts:
    stones = things.stones(scene.state.stones)
    take = tr("Venedig.Prompt", "Take")
    why = tr("Venedig.Prompt", "Choose a tile on a stack first.")
    begun = bool(_only(scene, act.DONE))
    if action is None or act.kind_of(action) != act.TAKE:
        question = (
            filled(tr("Venedig.Prompt", "Take one more tile? %1 left."), stones)
            if begun
            else filled(tr("Venedig.Prompt", "Which tile do you take? You have %1."), stones)
        )
        return question, tr("Venedig.Prompt", "Stones that you don't use are lost."), take, why
    tile = action >> act.KIND_BITS
    shape = naming.the_shape(scene.box.shape[tile])
    question = filled(tr("Venedig.Prompt", "Take %1 for %2?"), shape, things.stones(scene.box.cost[tile]))
    after = tr("Venedig.Prompt", "The next tile of the stack is turned up at once. What it is, nobody knows.")
    return question, after, take, why


def _piles(scene: Scene, action: Action | None) -> Texts:
    state = scene.state
    done = state.fresh.bit_count()
    of = done + state.stones
    question = filled(tr("Venedig.Prompt", "Drive pile %1 of %2."), done + 1, of)
    after = tr("Venedig.Prompt", "Beside a pile that you have just driven.")
    if not done:
        after = tr("Venedig.Prompt", "The first one on the bank or beside an older pile.")
    if action is not None:
        name = things.cell_name(action >> act.KIND_BITS)
        question = filled(tr("Venedig.Prompt", "Drive pile %1 of %2 on %3?"), done + 1, of, name)
    return question, after, tr("Venedig.Prompt", "Drive"), tr("Venedig.Prompt", "Choose a lit cell first.")


def _markers(scene: Scene, action: Action | None) -> Texts:
    left = scene.state.stones
    question = counted(tr("Venedig.Prompt", "Place %n marker(s).", n=left), left)
    after = tr("Venedig.Prompt", "Somebody else's tile over it brings you 3 points, your own nothing.")
    if action is not None:
        name = things.cell_name(action >> act.KIND_BITS)
        question = filled(tr("Venedig.Prompt", "Place a marker on %1?"), name)
    return question, after, tr("Venedig.Prompt", "Place"), tr("Venedig.Prompt", "Choose a lit pile first.")


def _build(scene: Scene, action: Action | None) -> Texts:
    stones = things.stones(scene.state.stones)
    build = tr("Venedig.Prompt", "Build")
    if action is not None and act.kind_of(action) == act.BUILD:
        brings = ghosts.worth(scene, action)
        shape = naming.the_shape(scene.box.shape[act.tile_of(action)])
        total = points(brings.gains[scene.me])
        return (
            filled(tr("Venedig.Prompt", "Build %1 here for %2?"), shape, total),
            ghosts.sum_words(scene, brings),
            build,
            "",
        )
    if scene.tile == NONE:
        return (
            filled(tr("Venedig.Prompt", "Which tile do you build? You have %1."), stones),
            tr("Venedig.Prompt", "As long as a tile can be paid and has a place, you build."),
            build,
            tr("Venedig.Prompt", "Choose one of your tiles first."),
        )
    shape = naming.the_shape(scene.box.shape[scene.tile])
    return (
        filled(tr("Venedig.Prompt", "Where do you build %1?"), shape),
        tr("Venedig.Prompt", "Tap lit piles; R or a second tap turns the tile."),
        build,
        tr("Venedig.Prompt", "Choose a lit cell first."),
    )


# Spy, beggar, saboteur


def _spy(scene: Scene, action: Action | None) -> Texts:
    after = tr("Venedig.Prompt", "Only the two of you will know what is in it. Then you use one of its cards.")
    why = tr("Venedig.Prompt", "Choose a hand first.")
    look = tr("Venedig.Prompt", "Look")
    if action is None:
        return tr("Venedig.Prompt", "Whose hand does the spy look at?"), after, look, why
    name = scene.name(action >> act.KIND_BITS)
    return filled(tr("Venedig.Prompt", "Look at the hand of %1?"), name), after, look, why


def _use(scene: Scene, action: Action | None) -> Texts:
    name = scene.name(scene.state.other)
    after = filled(tr("Venedig.Prompt", "You carry it out as if it were yours; it stays in the hand of %1."), name)
    why = tr("Venedig.Prompt", "Choose a card first.")
    use = tr("Venedig.Prompt", "Use")
    if action is None:
        return filled(tr("Venedig.Prompt", "Which card of %1 do you use?"), name), after, use, why
    card = naming.the_card_words(scene.box, action >> act.KIND_BITS)
    return filled(tr("Venedig.Prompt", "Use %1?", "a card"), card), sentences(_now(scene), after), use, why


def _beg(scene: Scene, action: Action | None) -> Texts:
    after = tr("Venedig.Prompt", "You carry it out as if it were yours, whether or not that player has acted yet.")
    why = tr("Venedig.Prompt", "Choose a card first.")
    copy = tr("Venedig.Prompt", "Copy")
    if action is None:
        return tr("Venedig.Prompt", "Which opened card does the beggar copy?"), after, copy, why
    card = naming.the_card_words(scene.box, scene.state.chosen[action >> act.KIND_BITS])
    return filled(tr("Venedig.Prompt", "Copy %1?", "a card"), card), sentences(_now(scene), after), copy, why


def _now(scene: Scene) -> str:
    """What somebody else's card would do in my hands."""
    card = ghosts.meant(scene)
    return would_do(scene, card) if scene.box.role[card] in {BUILDER, COUNCILLOR} else ""


def _sabotage(scene: Scene, action: Action | None) -> Texts:
    after = tr("Venedig.Prompt", "It goes into your stock; its piles are free again, and the points scored stay.")
    why = tr("Venedig.Prompt", "Choose a built tile first.")
    take = tr("Venedig.Prompt", "Take it off")
    if action is None:
        return tr("Venedig.Prompt", "Which tile does the saboteur take off the board?"), after, take, why
    shape = naming.the_shape(scene.box.shape[action >> act.KIND_BITS])
    return filled(tr("Venedig.Prompt", "Take %1 off the board?"), shape), after, take, why


_ASKING: dict[int, Callable[[Scene, Action | None], Texts]] = {
    EXCHANGE: _exchange,
    GIVE: _give,
    CHOOSE: _choose,
    COUNCIL: _council,
    PILES: _piles,
    MARKERS: _markers,
    BUILD: _build,
    SPY: _spy,
    USE: _use,
    BEG: _beg,
    SABOTAGE: _sabotage,
}


def _warning(scene: Scene) -> str:
    """The move that is picked up ends the game."""
    action, state = scene.action, scene.state
    if action is None:
        return ""
    ends = scene.phase == PILES and state.left == 1
    if scene.phase == BUILD and act.kind_of(action) == act.BUILD:
        ends = ghosts.worth(scene, action).ends
    if not ends:
        return ""
    if scene.phase == PILES:
        return sentences(tr("Venedig.Prompt", "This is the last pile: the game ends at once."), _end(scene, action))
    return sentences(
        tr("Venedig.Prompt", "The end of the track is reached: the game ends at once."), _end(scene, action)
    )


def _end(scene: Scene, action: Action) -> str:
    """Who would win by it."""
    outcome = scene.rules.outcome(scene.rules.apply(scene.state, scene.me, action).state)
    if not outcome.final:
        return ""
    scores, mine = outcome.scores, scene.me
    if mine not in outcome.winners:
        first = outcome.winners[0]
        text = tr("Venedig.Prompt", "%1 would win, %2 to %3.", "who, their points, mine")
        return filled(text, scene.name(first), scores[first], scores[mine])
    if len(outcome.winners) > 1:
        return tr("Venedig.Prompt", "You would share the victory.")
    best = max(score for seat, score in enumerate(scores) if seat != mine)
    return filled(
        tr("Venedig.Prompt", "You would win, %1 to %2.", "my points, the best of the others"), scores[mine], best
    )
