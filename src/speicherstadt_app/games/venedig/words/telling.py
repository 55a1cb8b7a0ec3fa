"""What happened, in sentences: the log, the recap, and what is announced. Nobody is ever called 'you' in here.

A card that the viewer did not see is not named.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import Box, Tile, numbers
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.setting import HAND
from speicherstadt_app.games.venedig.rules.state import PILES, State
from speicherstadt_app.games.venedig.words import TITLES, things
from speicherstadt_app.words.game import NOBODY, Sentence, bold
from speicherstadt_app.words.phrases import capital, counted, filled, isolated, labelled, listed, parted, points, signed
from speicherstadt_app.words.translation import tr


def teller(rules: VenedigRules, names: Sequence[str], view: State | None = None) -> Teller:
    return Teller(rules.box, names, view)


class Teller:
    """Tells what happens at one table. It remembers what is told in one line once it is done: a hand that is dealt card
    by card, and piles that are driven one by one."""

    def __init__(self, box: Box, names: Sequence[str], view: State | None = None) -> None:
        self._box = box
        self._names = names
        self._dealt: list[str] = []
        driving = view is not None and view.phase == PILES
        self._driven = numbers(view.fresh) if view is not None and driving else []
        self._to_drive = view.stones if view is not None and driving else 0

    def told(self, events: Iterable[Event], text: str = "") -> list[Sentence]:  # noqa: ARG002
        found: list[Sentence] = []
        for event in events:
            if isinstance(event, ev.GameEnded):
                found += self._ended(event)
            elif sentence := self._tell(event):
                found.append(sentence)
        return found

    def _tell(self, event: Event) -> Sentence | None:
        match event:
            case ev.RoundBegan(number, start):
                began = filled(tr("Venedig.Log", "%1 begins."), self._bold(start))
                return Sentence(began, start, round=number)
            case ev.CardsOpened():
                return self._opened(event)
            case ev.CardLapsed(seat, card, why):
                text = tr("Venedig.Log", "%1 plays %2 to no effect: %3.", "who, a card, why")
                return self._by(seat, text, self._the_card(card), things.why_lapsed(why), card=card)
            case ev.BetSettled():
                return self._bet(event)
            case ev.GondolaTaken(seat, before):
                text = tr("Venedig.Log", "%1 boards the gondola.")
                if before >= 0:
                    text = tr("Venedig.Log", "%1 boards the gondola in place of %2.")
                return self._by(seat, text, self._bold(before) if before >= 0 else "", explain="gondola")
            case ev.LawyerChanged(seat, _):
                return self._by(seat, tr("Venedig.Log", "%1 is the lawyer for the rest of this round."))
            case ev.CardsPassed(cards):
                each = [labelled(self._bold(seat), self._card(card)) for seat, card in self._got(cards)]
                return Sentence(filled(tr("Venedig.Log", "Passed to the left: %1."), ", ".join(each)), detail=True)
        return self._of_setting_up(event) or self._of_tiles(event) or self._of_hands(event)

    # Single events

    def _of_setting_up(self, event: Event) -> Sentence | None:
        match event:
            case ev.CardDealt():
                return self._hand_dealt(event)
            case ev.TileTurned(tile):
                text = filled(tr("Venedig.Log", "Turned up: %1.", "a tile"), things.tile_told(self._tile(tile)))
                return Sentence(text, explain=f"tile:{tile}", detail=True)
            case ev.FirstTilesTaken(seat, tiles):
                each = listed([things.tile_name(self._tile(tile)) for tile in tiles])
                return self._by(seat, tr("Venedig.Log", "%1 begins with: %2."), each, detail=True)
        return None

    def _of_tiles(self, event: Event) -> Sentence | None:
        match event:
            case ev.TileTaken(seat, tile, _):
                text = tr("Venedig.Log", "%1 takes %2.")
                return self._by(seat, text, things.a_tile(self._tile(tile)), explain=f"tile:{tile}")
            case ev.CouncilEnded(seat, stones) if stones:
                text = tr("Venedig.Log", "%1 takes no more; %2 left over.", "who, stones")
                return self._by(seat, text, things.stones(stones), detail=True)
            case ev.DrivingBegan(seat, piles):
                self._driven, self._to_drive = [], piles
                text = tr("Venedig.Log", "%1 has %2 to drive.", "who, piles")
                return self._by(seat, text, things.piles(piles), detail=True)
            case ev.PileDriven():
                return self._pile_driven(event)
            case ev.MarkerPlaced(seat, cell):
                text = tr("Venedig.Log", "%1 puts a marker on %2.")
                return self._by(seat, text, things.cell_name(cell))
            case ev.TileBuilt():
                return self._built(event)
            case ev.GondolaPushed():
                return Sentence(tr("Venedig.Log", "The gondola makes way for the bridge."), detail=True)
            case ev.BuildingEnded(seat, stones) if stones:
                text = tr("Venedig.Log", "%1 builds no more; %2 left over.", "who, stones")
                return self._by(seat, text, things.stones(stones), detail=True)
            case ev.TileRemoved(seat, tile, cells):
                text = tr("Venedig.Log", "%1 takes %2 at %3 off the board and keeps it.", "who, a tile, where")
                where = things.cell_name(cells[0][0])
                return self._by(seat, text, things.a_tile(self._tile(tile)), where, explain=f"tile:{tile}")
        return None

    def _of_hands(self, event: Event) -> Sentence | None:
        match event:
            case ev.ExchangeDeclined(seat):
                return self._by(seat, tr("Venedig.Log", "%1 exchanges no card."), detail=True)
            case ev.ExchangeCalled(seat, other):
                text = tr("Venedig.Log", "%1 exchanges a card with %2.")
                return self._by(seat, text, self._bold(other))
            case ev.CardDrawn(seat, other, card):
                hidden, seen = tr("Venedig.Log", "%1 draws a card from %2."), tr("Venedig.Log", "%1 draws %3 from %2.")
                return self._exchanged(seat, other, hidden, seen, card)
            case ev.CardGiven(seat, other, card):
                hidden, seen = tr("Venedig.Log", "%1 gives %2 a card."), tr("Venedig.Log", "%1 gives %2 %3.")
                return self._exchanged(seat, other, hidden, seen, card)
            case ev.CardChosen(seat, card):
                hidden, seen = tr("Venedig.Log", "%1 has chosen."), tr("Venedig.Log", "%1 chooses %2.")
                return self._by(seat, seen if card else hidden, self._the_card(card), card=card, detail=True)
            case ev.HandSpied(seat, other):
                return self._by(seat, tr("Venedig.Log", "%1 looks at the hand of %2."), self._bold(other))
            case ev.HandShown(_, other, cards) if cards:
                text = tr("Venedig.Log", "%1 holds: %2.")
                return replace(self._by(other, text, ", ".join(map(self._card, cards))), forgotten="")
            case ev.CardUsed(seat, other, card):
                text = tr("Venedig.Log", "%1 makes use of %2 in the hand of %3.", "who, a card, whose")
                return self._by(seat, text, self._the_card(card), self._bold(other), card=card)
            case ev.CardCopied(seat, other, card):
                text = tr("Venedig.Log", "%1 copies %2 of %3.", "who, a card, whose")
                return self._by(seat, text, self._the_card(card), self._bold(other), card=card)
        return None

    def _hand_dealt(self, event: ev.CardDealt) -> Sentence | None:
        """One line a hand, with its last card."""
        self._dealt.append(event.card)
        if len(self._dealt) < HAND:
            return None
        dealt, self._dealt = self._dealt, []
        if not all(dealt):
            text = counted(tr("Venedig.Log", "%1 is dealt %n card(s).", n=HAND), HAND)
            return self._by(event.seat, text, detail=True)
        return self._by(
            event.seat, tr("Venedig.Log", "%1 is dealt: %2."), ", ".join(map(self._card, dealt)), detail=True
        )

    def _pile_driven(self, event: ev.PileDriven) -> Sentence:
        """Each in detail, and with the last one of an action what was driven in all."""
        self._driven.append(event.cell)
        self._to_drive -= 1
        left = things.piles(event.left)
        if self._to_drive > 0:
            text = tr("Venedig.Log", "%1 drives a pile at %2; %3 left.", "who, where, piles")
            return self._by(event.seat, text, things.cell_name(event.cell), left, detail=True)
        text = tr("Venedig.Log", "%1 drives %2 at %3; %4 left.", "who, piles, where, piles")
        driven = things.piles(len(self._driven))
        return self._by(event.seat, text, driven, things.cell_names(self._driven), left)

    def _exchanged(self, seat: Seat, other: Seat, hidden: str, seen: str, card: str) -> Sentence:
        told = self._by(seat, hidden, self._bold(other), detail=not card)
        if not card:
            return told
        whole = self._by(seat, seen, self._bold(other), self._the_card(card), card=card)
        return replace(whole, forgotten=told.text)

    def _opened(self, event: ev.CardsOpened) -> Sentence:
        seats = [(event.start + n) % len(self._names) for n in range(len(self._names))]
        each = [f"{self._bold(seat)} {self._card(event.cards[seat])}" for seat in seats]
        return Sentence(filled(tr("Venedig.Log", "Opened: %1."), ", ".join(each)))

    def _bet(self, event: ev.BetSettled) -> Sentence:
        if event.points:
            text = tr("Venedig.Log", "%1 wins the bet with %2: %3.", "who, a card, points")
        else:
            text = tr("Venedig.Log", "%1 loses the bet with %2.", "who, a card")
        return self._by(event.seat, text, self._the_card(event.card), points(event.points), card=event.card)

    def _built(self, event: ev.TileBuilt) -> Sentence:
        """'Anna builds a block at F4: 9 points; Ben +3.'"""
        others = [
            f"{self._bold(seat)} {signed(gained)}"
            for seat, gained in enumerate(event.gains)
            if gained and seat != event.seat
        ]
        text = tr("Venedig.Log", "%1 builds %2 at %3: %4.", "who, a tile, where, points")
        if others:
            text = tr("Venedig.Log", "%1 builds %2 at %3: %4; %5.", "who, a tile, where, points, others")
        tile = things.a_tile(self._tile(event.tile))
        where = things.cell_name(event.cells[0][0])
        gained = points(event.gains[event.seat])
        return self._by(event.seat, text, tile, where, gained, ", ".join(others), explain=f"tile:{event.tile}")

    def _ended(self, event: ev.GameEnded) -> list[Sentence]:
        who = [self._bold(seat) for seat in event.winners]
        seat = event.winners[0] if len(event.winners) == 1 else NOBODY
        best = max(event.scores)
        return [Sentence(end_text(event.end)), Sentence(_winners(who, best), seat, late=True)]

    # Names

    def _by(
        self, seat: Seat, text: str, *values: object, card: str = "", explain: str = "", detail: bool = False
    ) -> Sentence:
        explain = f"card:{card}" if card else explain
        told = capital(filled(text, self._bold(seat), *values))
        return Sentence(told, seat, explain=explain, detail=detail)

    def _got(self, cards: Sequence[str]) -> list[tuple[Seat, str]]:
        """Who has now got which card, by seat."""
        return [(seat, cards[seat - 1]) for seat in range(len(cards))]

    def _bold(self, seat: Seat) -> str:
        return isolated(bold(self._names[seat]))

    def _card(self, card_id: str) -> str:
        return things.card_name(things.card_of(self._box, card_id))

    def _the_card(self, card_id: str) -> str:
        return things.the_card(things.card_of(self._box, card_id)) if card_id else ""

    def _tile(self, tile_id: str) -> Tile:
        return things.tile_of(self._box, tile_id)


end_text = TITLES.table("Log.end")
"""What ended the game."""


def _winners(who: Sequence[str], best: int) -> str:
    one, several = (
        tr("Venedig.Log", "%1 wins with %n point(s).", n=best),
        tr("Venedig.Log", "%1 share the victory with %n point(s).", n=best),
    )
    return filled(counted(one if len(who) == 1 else several, best), listed(who))


def recap(rules: VenedigRules, names: Sequence[str], me: Seat, view: State, events: Iterable[Event]) -> str:  # noqa: ARG001
    """What others built, drove and took since my last decision, and what it brought me, in one sentence."""
    deeds: dict[Seat, list[str]] = {}
    mine = driven = 0
    for event in events:
        match event:
            case ev.TileBuilt(seat, tile) if seat != me:
                shape = things.a_tile(things.tile_of(rules.box, tile))
                text = filled(tr("Venedig.Recap", "builds %1 (%2)", "a tile, points"), shape, event.gains[seat])
                deeds.setdefault(seat, []).append(text)
                mine += event.gains[me]
            case ev.DrivingBegan(seat, piles) if seat != me:
                driven += piles
                text = filled(tr("Venedig.Recap", "drives %1"), things.piles(piles))
                deeds.setdefault(seat, []).append(text)
            case ev.TileTaken(seat, tile, _) if seat != me:
                text = filled(tr("Venedig.Recap", "takes %1"), things.a_tile(things.tile_of(rules.box, tile)))
                deeds.setdefault(seat, []).append(text)
            case ev.BetSettled(seat, _, _, gained) if seat != me and gained:
                text = filled(tr("Venedig.Recap", "wins a bet (%1)", "points"), gained)
                deeds.setdefault(seat, []).append(text)
    if not deeds:
        return ""
    told = parted([f"{isolated(names[seat])} {', '.join(done)}" for seat, done in deeds.items()])
    if mine:
        return filled(tr("Venedig.Recap", "Meanwhile: %1. It brings you %2."), told, points(mine))
    return filled(tr("Venedig.Recap", "Meanwhile: %1."), told)


def victory(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, and by how much."""
    who = listed([names[seat] for seat in outcome.winners])
    best = outcome.scores[outcome.winners[0]]
    if len(outcome.winners) > 1:
        shared = tr("Venedig.End", "%1 share the victory with %n point(s).", n=best)
        return filled(counted(shared, best), who)
    others = [score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners]
    ahead = best - max(others, default=0)
    return filled(counted(tr("Venedig.End", "%1 wins by %n point(s).", n=ahead), ahead), who)


def dramatic(event: Event) -> bool:
    """The opening of the cards, and a tile that is taken down."""
    return isinstance(event, ev.CardsOpened | ev.TileRemoved)
