"""What is laid out over the board: the opened cards, the cards to copy, the hand that was looked at."""

from __future__ import annotations

from dataclasses import dataclass, field

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import BEGGAR, BETS_ON, GONDOLIER, SPY, numbers
from speicherstadt_app.games.venedig.rules.events import CardsOpened, GondolaTaken
from speicherstadt_app.games.venedig.rules.state import BEG, NONE, USE
from speicherstadt_app.games.venedig.table import naming
from speicherstadt_app.games.venedig.table.hand import face_of
from speicherstadt_app.games.venedig.table.scene import Scene
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.ui.table.presenter import NOBODY
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import capital, filled, isolated, points, sentences
from speicherstadt_app.words.translation import tr


@dataclass(frozen=True, slots=True)
class RevealValues:
    kind: str = ""
    """`open`, `beg`, `use`; nothing while nothing is laid out."""
    title: str = ""
    cards: Records = field(default_factory=list)
    """`look`, `number`, `sign`, `name` (both only of opened cards), `said`, `good`, `gain`, `token`, `picked`, `mark`,
    `mine`, `spoken`."""
    spoken: str = ""


def reveal(scene: Scene) -> RevealValues:
    if scene.opening is not None:
        cards = [_opened(scene, seat) for seat in scene.turns()]
        title = tr("Venedig.Reveal", "The cards are open")
        return RevealValues("open", title, cards, sentences(f"{title}.", *(str(card["spoken"]) for card in cards)))
    if scene.phase == BEG:
        return RevealValues("beg", tr("Venedig.Reveal", "Which card does the beggar copy?"), _to_copy(scene))
    if scene.phase == USE:
        title = filled(tr("Venedig.Reveal", "The hand of %1"), scene.name(scene.state.other))
        return RevealValues("use", title, _hand(scene))
    return RevealValues()


def _opened(scene: Scene, seat: Seat) -> dict[str, object]:
    box = scene.box
    event = scene.opening
    assert event is not None
    card = box.card_number[event.cards[seat]]
    bets = BETS_ON.get(box.role[card])
    others = [
        other
        for other in scene.seats
        if other != seat and bets is not None and box.role[box.card_number[event.cards[other]]] == bets
    ]
    said = sentences(_boards(scene, seat) if box.role[card] == GONDOLIER else what(scene, card, others, bets))
    name = scene.name(seat)
    return {
        "look": face_of(scene, card),
        "number": (seat - event.start) % scene.setting.players + 1,
        "sign": scene.sign(seat),
        "name": name,
        "said": said,
        "good": bool(others),
        "gain": box.value[card] if others else 0,
        "token": "",
        "picked": False,
        "mark": 0,
        "mine": seat == scene.me and not scene.looks.covered and scene.me in scene.looks.people,
        "spoken": f"{isolated(name)}: {naming.card_words(box, card)}. {said}"
        if said
        else f"{isolated(name)}: {naming.card_words(box, card)}.",
        "lawyer": seat == event.lawyer,
    }


def what(scene: Scene, card: int, others: list[Seat], bets: int | None) -> str:
    box = scene.box
    if bets is not None:
        wanted = naming.role_words(bets)
        if others:
            # The number never ends a line apart from its word.
            brings = points(box.value[card]).replace(" ", "\N{NO-BREAK SPACE}")
            return filled(tr("Venedig.Reveal", "%1 is open: %2"), wanted, brings)
        return filled(tr("Venedig.Reveal", "%1: nobody has opened one"), wanted)
    return naming.card_does(box, card)


def _boards(scene: Scene, seat: Seat) -> str:
    """What an opened gondolier does: it may have been carried out while everybody still looks at the cards."""
    before = scene.state.gondola
    why = "aboard" if before == seat else "" if scene.state.supply(seat, scene.box.markers) else "markers"
    for event in _since_the_opening(scene):
        if isinstance(event, GondolaTaken) and event.seat == seat:
            before, why = event.before, ""
            break
    if why:
        return capital(things.why_lapsed(why))
    if before == NONE:
        return capital(tr("Venedig.Reveal", "goes aboard the gondola"))
    return capital(filled(tr("Venedig.Reveal", "takes the gondola from %1"), scene.name(before)))


def _since_the_opening(scene: Scene) -> list[Event]:
    found: list[Event] = []
    for event in reversed(scene.seen):
        if isinstance(event, CardsOpened):
            return found[::-1]
        found.append(event)
    return []


def _to_copy(scene: Scene) -> list[dict[str, object]]:
    found = []
    number = 0
    for seat in scene.turns():
        if seat == scene.me:
            continue
        number += 1
        card = scene.state.chosen[seat]
        action = act.one(act.COPY, seat)
        token = scene.token(action)
        choice = _choice(scene, card, number, token if token in scene.found else "", action)
        name = scene.name(seat)
        choice |= {"sign": scene.sign(seat), "name": name, "spoken": f"{isolated(name)}: {choice['spoken']}"}
        found.append(choice)
    return found


def _hand(scene: Scene) -> list[dict[str, object]]:
    hand = scene.state.memory[-1][3]
    found = []
    for number, card in enumerate(numbers(hand), start=1):
        action = act.one(act.USE, card)
        token = scene.token(action)
        choice = _choice(scene, card, number, token if token in scene.found else "", action)
        # Two cards of a hand may be alike.
        title = filled(tr("Venedig.Counter", "Card %1: %2."), number, naming.card_words(scene.box, card))
        # Whoever uses a card places markers of their own.
        found.append(choice | {"sign": scene.sign(scene.me), "spoken": sentences(title, str(choice["said"]))})
    return found


def _choice(scene: Scene, card: int, number: int, token: str, action: int) -> dict[str, object]:
    barred = scene.box.role[card] in {SPY, BEGGAR}
    said = tr("Venedig.Reveal", "can't be used") if barred and not token else naming.card_does(scene.box, card)
    return {
        "look": face_of(scene, card),
        "number": number,
        "sign": NOBODY,
        "name": "",
        "said": said,
        "good": False,
        "gain": 0,
        "token": token,
        "picked": bool(token) and token == scene.picked.token,
        "mark": scene.rank(action) if token else 0,
        "mine": False,
        "spoken": f"{naming.card_words(scene.box, card)}. {said}",
        "lawyer": False,
    }
