"""What characters say at the table: each of its lines once a game, at the moment that it is for; and how they look.

No line names a player, a card or a number, so none can be wrong about them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import Box
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.words.cast import CHARACTERS
from speicherstadt_app.words import game as told
from speicherstadt_app.words.game import Remark
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player

PLEASED: Final = "pleased"
SAVED: Final = "saved"
BURNT: Final = "burnt"
WON: Final = "won"
BEATEN: Final = "beaten"
MOMENTS: Final = (PLEASED, SAVED, BURNT, WON, BEATEN)
"""It gets what it is after; a fire brings it points, or costs it some; it wins; it is the best of those who don't."""

AFTER: Final = {
    "fire-captain": {"firefighter"},
    "office-collector": {"office"},
    "shipowner": {"ship"},
    "speculator": {"contract"},
    "grocer": {"trader", "warehouse"},
}
CHEAP: Final = 1
DEAR: Final = 4


def remarks(rules: SpeicherstadtRules, players: Sequence[Player]) -> Remarks:
    return Remarks(players, rules.box)


def moods(
    rules: SpeicherstadtRules,
    players: Sequence[Player],
    events: Sequence[Event],
    seen: Sequence[Event] = (),  # noqa: ARG001
) -> Mapping[Seat, str]:
    """A face shows more than is said: it reacts each time. Who pays dearly is annoyed, who fills a contract pleased."""
    heard = Remarks(players, rules.box)
    found: dict[Seat, str] = {}
    for event in events:
        match event:
            case ev.CardBought(buyer, _, _, price, _) if price >= DEAR:
                found[buyer] = told.ANNOYED
            case ev.ContractCompleted(owner, _, _):
                found[owner] = told.PLEASED
        for seat, moment in heard.moments(event):
            found[seat] = told.ANNOYED if moment in (BURNT, BEATEN) else told.PLEASED
    return {seat: mood for seat, mood in found.items() if seat in heard.characters}


class Remarks:
    """Who says what at one table."""

    def __init__(self, players: Sequence[Player], box: Box) -> None:
        characters = [player.more.get("character") if player.kind == "ai" else None for player in players]
        self.characters: Final = {seat: str(who) for seat, who in enumerate(characters) if who in CHARACTERS}
        self._box: Final = box
        self._said: set[tuple[Seat, str]] = set()

    def begin(self) -> None:
        """Nothing has been said yet."""
        self._said.clear()

    def on(self, events: Sequence[Event]) -> Remark | None:
        """What a character says to the events of one move, if one does; the last of them matters most."""
        for number in range(len(events), 0, -1):
            for seat, moment in self.moments(events[number - 1]):
                if seat in self.characters and (seat, moment) not in self._said:
                    self._said.add((seat, moment))
                    return Remark(number, seat, line(self.characters[seat], moment))
        return None

    def moments(self, event: Event) -> Iterable[tuple[Seat, str]]:
        match event:
            case ev.FireStruck(changes=changes):
                return [(seat, SAVED if change > 0 else BURNT) for seat, change in enumerate(changes) if change]
            case ev.GameEnded(scores, winners):
                rest = sorted((seat for seat in self.characters if seat not in winners), key=lambda seat: -scores[seat])
                return [(seat, WON) for seat in winners if seat in self.characters] or [
                    (seat, BEATEN) for seat in rest[:1]
                ]
        return [(seat, PLEASED) for seat, who in self.characters.items() if self._pleases(event, seat, who)]

    def _pleases(self, event: Event, seat: Seat, character: str) -> bool:
        match character, event:
            case "silent-partner", ev.ContractCompleted(owner, _, _):
                return owner == seat
            case "miser", ev.CardBought(buyer, _, _, price, _):
                return buyer == seat and price == CHEAP
            case "troublemaker", ev.CardBought(buyer, _, _, price, _):
                return buyer != seat and price >= DEAR
            case _, ev.CardBought(buyer, card, _, _, _):
                kind = self._box.cards[self._box.number[card]].kind
                return buyer == seat and kind in AFTER.get(character, ())
        return False


def line(character: str, moment: str) -> str:
    match character:
        case "fire-captain":
            return {
                PLEASED: tr("Speicherstadt.Remarks", "Two more hands at the pump."),
                SAVED: tr("Speicherstadt.Remarks", "Every bucket in its place."),
                BURNT: tr("Speicherstadt.Remarks", "That I of all people should run out of water!"),
                WON: tr("Speicherstadt.Remarks", "Tonight the city sleeps safely."),
                BEATEN: tr("Speicherstadt.Remarks", "Next time I'll bring the longer hose."),
            }[moment]
        case "office-collector":
            return {
                PLEASED: tr("Speicherstadt.Remarks", "One more key on my ring."),
                SAVED: tr("Speicherstadt.Remarks", "My clerks can carry buckets, too."),
                BURNT: tr("Speicherstadt.Remarks", "Not the ledgers, please!"),
                WON: tr("Speicherstadt.Remarks", "Balanced to the last line."),
                BEATEN: tr("Speicherstadt.Remarks", "I shall go over those figures again."),
            }[moment]
        case "miser":
            return {
                PLEASED: tr("Speicherstadt.Remarks", "A single coin? Even that hurts a little."),
                SAVED: tr("Speicherstadt.Remarks", "Even a fire can pay."),
                BURNT: tr("Speicherstadt.Remarks", "And who makes good the damage?"),
                WON: tr("Speicherstadt.Remarks", "Thrift, nothing but thrift."),
                BEATEN: tr("Speicherstadt.Remarks", "At least it didn't cost me much."),
            }[moment]
        case "shipowner":
            return {
                PLEASED: tr("Speicherstadt.Remarks", "Welcome alongside!"),
                SAVED: tr("Speicherstadt.Remarks", "There is water enough around here."),
                BURNT: tr("Speicherstadt.Remarks", "I should have stayed at sea."),
                WON: tr("Speicherstadt.Remarks", "A fair wind to the last."),
                BEATEN: tr("Speicherstadt.Remarks", "There will be another tide."),
            }[moment]
        case "speculator":
            return {
                PLEASED: tr("Speicherstadt.Remarks", "Signed today, delivered some day."),
                SAVED: tr("Speicherstadt.Remarks", "I had a bet on that."),
                BURNT: tr("Speicherstadt.Remarks", "A risk that was in the price."),
                WON: tr("Speicherstadt.Remarks", "Who dares, earns."),
                BEATEN: tr("Speicherstadt.Remarks", "Double or nothing next time?"),
            }[moment]
        case "troublemaker":
            return {
                PLEASED: tr("Speicherstadt.Remarks", "Rather dear, isn't it?"),
                SAVED: tr("Speicherstadt.Remarks", "Somebody has to come out of this well."),
                BURNT: tr("Speicherstadt.Remarks", "It wasn't me who lit it."),
                WON: tr("Speicherstadt.Remarks", "And nobody saw me coming."),
                BEATEN: tr("Speicherstadt.Remarks", "It was worth the trouble all the same."),
            }[moment]
        case "grocer":
            return {
                PLEASED: tr("Speicherstadt.Remarks", "There is always room behind the counter."),
                SAVED: tr("Speicherstadt.Remarks", "Sand was on offer this week."),
                BURNT: tr("Speicherstadt.Remarks", "Smoked goods, half price!"),
                WON: tr("Speicherstadt.Remarks", "Small profits, but many."),
                BEATEN: tr("Speicherstadt.Remarks", "The shop opens again tomorrow."),
            }[moment]
    return {
        PLEASED: tr("Speicherstadt.Remarks", "Delivered as agreed."),
        SAVED: tr("Speicherstadt.Remarks", "Prudence pays."),
        BURNT: tr("Speicherstadt.Remarks", "Noted."),
        WON: tr("Speicherstadt.Remarks", "No need to make a fuss about it."),
        BEATEN: tr("Speicherstadt.Remarks", "My compliments."),
    }[moment]
