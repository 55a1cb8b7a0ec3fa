"""What characters say at the table: each of its lines once a game, at the moment that it is for; and how they look.

No line names a player, a card or a number, so none can be wrong about them. Whoever hears a remark saw its reason: it
is made of what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import SPAN, Box
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.words.cast import CHARACTERS
from speicherstadt_app.words import game as told
from speicherstadt_app.words.game import Remark
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player

PLEASED: Final = "pleased"
PAID: Final = "paid"
ROBBED: Final = "robbed"
WON: Final = "won"
BEATEN: Final = "beaten"
MOMENTS: Final = (PLEASED, PAID, ROBBED, WON, BEATEN)
"""It gets what it is after; a marker of its pays; a tile of its is taken down; it wins; it is the best of the rest."""
MANY_EDGES: Final = 3


def remarks(rules: VenedigRules, players: Sequence[Player]) -> Remarks:
    return Remarks(players, rules.box)


def moods(
    rules: VenedigRules, players: Sequence[Player], events: Sequence[Event], seen: Sequence[Event] = ()
) -> Mapping[Seat, str]:
    """A face shows more than is said: it reacts each time. Who loses a bet is annoyed, and whose tile is taken down."""
    heard = Remarks(players, rules.box)
    if any(isinstance(event, ev.TileRemoved) for event in events):
        heard.learn(seen)
    found: dict[Seat, str] = {}
    for event in events:
        match event:
            case ev.BetSettled(seat, _, _, points):
                found[seat] = told.PLEASED if points else told.ANNOYED
            case ev.CardLapsed(seat, _, _):
                found[seat] = told.ANNOYED
        for seat, moment in heard.moments(event):
            found[seat] = told.ANNOYED if moment in (ROBBED, BEATEN) else told.PLEASED
    return {seat: mood for seat, mood in found.items() if seat in heard.characters}


class Remarks:
    """Who says what at one table."""

    def __init__(self, players: Sequence[Player], box: Box) -> None:
        characters = [player.more.get("character") if player.kind == "ai" else None for player in players]
        self.characters: Final = {seat: str(who) for seat, who in enumerate(characters) if who in CHARACTERS}
        self._box: Final = box
        self._said: set[tuple[Seat, str]] = set()
        self._built: dict[str, Seat] = {}

    def begin(self) -> None:
        """Nothing has been said yet."""
        self._said.clear()
        self._built.clear()

    def on(self, events: Sequence[Event]) -> Remark | None:
        """What a character says to the events of one move, if one does; the last of them matters most."""
        found: Remark | None = None
        spoken: tuple[Seat, str] | None = None
        for number, event in enumerate(events, 1):
            for seat, moment in self.moments(event):
                if seat in self.characters and (seat, moment) not in self._said:
                    found = Remark(number, seat, line(self.characters[seat], moment))
                    spoken = seat, moment
            self.learn((event,))
        if spoken:
            self._said.add(spoken)
        return found

    def learn(self, events: Sequence[Event]) -> None:
        """Who built what."""
        self._built |= {event.tile: event.seat for event in events if isinstance(event, ev.TileBuilt)}

    def moments(self, event: Event) -> Iterable[tuple[Seat, str]]:
        match event:
            case ev.GameEnded(_, scores, winners):
                rest = sorted((seat for seat in self.characters if seat not in winners), key=lambda seat: -scores[seat])
                return [(seat, WON) for seat in winners if seat in self.characters] or [
                    (seat, BEATEN) for seat in rest[:1]
                ]
            case ev.TileRemoved(seat, tile, _):
                owner = self._built.get(tile, seat)
                return [(owner, ROBBED)] if owner != seat else []
            case ev.TileBuilt(covered=covered):
                paid = [(marker.owner, PAID) for marker in covered if marker.points and marker.paid == marker.owner]
                return [*paid, *self._pleased(event)]
        return self._pleased(event)

    def _pleased(self, event: Event) -> list[tuple[Seat, str]]:
        return [(seat, PLEASED) for seat, who in self.characters.items() if _pleases(event, seat, who)]


def _pleases(event: Event, seat: Seat, character: str) -> bool:
    match character, event:
        case "shipwright", ev.DrivingBegan(driver, _):
            return driver == seat
        case "fisherwoman", ev.TileBuilt(builder, covered=covered):
            return builder != seat and sum(marker.owner == seat for marker in covered) > 1
        case "mosaicist", ev.TileBuilt(builder, edges=edges):
            return builder == seat and len(edges) >= MANY_EDGES
        case "bridge-keeper", ev.TileBuilt(builder, cells=cells):
            return builder == seat and any(sign == SPAN for _, sign in cells)
        case "ferryman", ev.GondolaTaken(taker, _):
            return taker == seat
        case "gambler", ev.BetSettled(player, _, _, points):
            return player == seat and points > 0
        case "gossip", ev.CardUsed(user, _, _) | ev.CardCopied(user, _, _):
            return user == seat
        case "chronicler", ev.TileBuilt(builder, gains=gains):
            return builder == seat and gains[seat] == max(gains) and sum(gain > 0 for gain in gains) > 1
    return False


def line(character: str, moment: str) -> str:
    match character:
        case "shipwright":
            return {
                PLEASED: tr("Venedig.Remarks", "Larch wood. It will outlive us all."),
                PAID: tr("Venedig.Remarks", "My peg, your palace."),
                ROBBED: tr("Venedig.Remarks", "The piles at least are still standing!"),
                WON: tr("Venedig.Remarks", "It stands, and it will not sink."),
                BEATEN: tr("Venedig.Remarks", "Back to the Arsenal, then."),
            }[moment]
        case "fisherwoman":
            return {
                PLEASED: tr("Venedig.Remarks", "Two in one net."),
                PAID: tr("Venedig.Remarks", "Somebody always swims by."),
                ROBBED: tr("Venedig.Remarks", "Who cut my nets?"),
                WON: tr("Venedig.Remarks", "Patience fills the basket."),
                BEATEN: tr("Venedig.Remarks", "The big ones get away."),
            }[moment]
        case "mosaicist":
            return {
                PLEASED: tr("Venedig.Remarks", "Not a seam to be seen."),
                PAID: tr("Venedig.Remarks", "How kind of you to build there."),
                ROBBED: tr("Venedig.Remarks", "A thousand little stones, all over again!"),
                WON: tr("Venedig.Remarks", "And now step back and look at the whole."),
                BEATEN: tr("Venedig.Remarks", "A stone was missing, as ever."),
            }[moment]
        case "bridge-keeper":
            return {
                PLEASED: tr("Venedig.Remarks", "From now on one crosses with dry feet."),
                PAID: tr("Venedig.Remarks", "Toll is toll."),
                ROBBED: tr("Venedig.Remarks", "And who shall walk where now?"),
                WON: tr("Venedig.Remarks", "I always get to the other side."),
                BEATEN: tr("Venedig.Remarks", "One arch short."),
            }[moment]
    return _another_line(character, moment)


def _another_line(character: str, moment: str) -> str:
    match character:
        case "ferryman":
            return {
                PLEASED: tr("Venedig.Remarks", "All aboard! The fare is due on the bank."),
                PAID: tr("Venedig.Remarks", "My mooring was free, wasn't it?"),
                ROBBED: tr("Venedig.Remarks", "Pirates, in the middle of the canal!"),
                WON: tr("Venedig.Remarks", "Sung and rowed home."),
                BEATEN: tr("Venedig.Remarks", "The tide was against me."),
            }[moment]
        case "gambler":
            return {
                PLEASED: tr("Venedig.Remarks", "You could not have played anything else."),
                PAID: tr("Venedig.Remarks", "A small stake, a sure return."),
                ROBBED: tr("Venedig.Remarks", "That was not in the odds."),
                WON: tr("Venedig.Remarks", "The house wins. Mine, that is."),
                BEATEN: tr("Venedig.Remarks", "I'll have my revenge at carnival."),
            }[moment]
        case "gossip":
            return {
                PLEASED: tr("Venedig.Remarks", "One hears all sorts of things."),
                PAID: tr("Venedig.Remarks", "I knew you would build there."),
                ROBBED: tr("Venedig.Remarks", "The whole quarter shall hear of this!"),
                WON: tr("Venedig.Remarks", "I could have told you beforehand."),
                BEATEN: tr("Venedig.Remarks", "That stays between us."),
            }[moment]
    return {
        PLEASED: tr("Venedig.Remarks", "I write that down in red ink."),
        PAID: tr("Venedig.Remarks", "Duly recorded."),
        ROBBED: tr("Venedig.Remarks", "This page will not flatter you."),
        WON: tr("Venedig.Remarks", "The chronicle ends here, and well."),
        BEATEN: tr("Venedig.Remarks", "I only write down what happens."),
    }[moment]
