"""Broken: who acts, what is legal, what a step does, chance, texts, records."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from speicherstadt_app.engine.conformance import (
    check_actors,
    check_allows,
    check_chances,
    check_events,
    check_legal,
    check_record,
    check_shuffle,
    check_simultaneous_choices,
    check_step,
    check_texts,
)
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Move, Seat, Setup
from speicherstadt_app.engine.streams import Stream
from tests.engine.breaking import caught_by
from tests.fixture_game.rules.events import PrizeTurned
from tests.fixture_game.rules.notation import Kind, pack, unpack
from tests.fixture_game.rules.rules import SealedBids, Tell
from tests.fixture_game.rules.state import NOTHING, Table


def is_bid(action: Action) -> bool:
    return unpack(action).kind == Kind.BID


@caught_by(check_actors, "can't be the actors")
class ASeatTwiceAmongTheActors(SealedBids):
    def actors(self, state: Table) -> tuple[Seat, ...]:
        actors = super().actors(state)
        return (*actors, actors[0]) if len(actors) > 1 else actors


@caught_by(check_actors, "the phase is 'over' and the actors are")
class OverTooEarly(SealedBids):
    def phase(self, state: Table, seat: Seat | None = None) -> str:
        phase = super().phase(state, seat)
        return "over" if phase == "turn" else phase

    def actors(self, state: Table) -> tuple[Seat, ...]:
        return (CHANCE,) if SealedBids.phase(self, state) == "turn" else super().actors(state)

    def legal(self, state: Table, seat: Seat) -> Sequence[Action]:
        if SealedBids.phase(self, state) == "turn" and seat == CHANCE:
            return [pack(Kind.TURN, (), (prize,)) for prize in state.prizes]
        return super().legal(state, seat)

    def shuffle(self, stream: Stream) -> Callable[[Table], Action]:
        return lambda state: self.legal(state, CHANCE)[0]


@caught_by(check_actors, "is to act in the phase 'wait'")
class InAPhaseOfItsOwn(SealedBids):
    def phase(self, state: Table, seat: Seat | None = None) -> str:
        return super().phase(state) if seat is None else "wait"


@caught_by(check_legal, "lists an action twice")
class LegalWithDoubles(SealedBids):
    def legal(self, state: Table, seat: Seat) -> Sequence[Action]:
        listed = list(super().legal(state, seat))
        return listed + listed[:1]


@caught_by(check_legal, "depends on more than the state")
class LegalInAnOrderThatChanges(SealedBids):
    turns = 0

    def legal(self, state: Table, seat: Seat) -> Sequence[Action]:
        self.turns += 1
        listed = list(super().legal(state, seat))
        return listed[::-1] if self.turns % 2 else listed


@caught_by(check_legal, "legal of seat . has . actions, the actors are")
class LegalForSeatsThatAreNotToAct(SealedBids):
    def legal(self, state: Table, seat: Seat) -> Sequence[Action]:
        if seat == CHANCE or self.phase(state) == "take":
            return super().legal(state, seat)
        return [pack(Kind.BID, (), (card,)) for card in state.hands[seat]]


@caught_by(check_allows, "allows and legal differ")
class AnyCardIsAllowed(SealedBids):
    def allows(self, state: Table, seat: Seat, action: Action) -> bool:
        return super().allows(state, seat, action) or (seat in self.actors(state) and self.phase(state) == "bid")


@caught_by(check_allows, "a refusal does not say why")
class RefusedWithoutAReason(SealedBids):
    def why_not(self, state: Table, seat: Seat, action: Action) -> str:
        return ""


@caught_by(check_step, "a copy kept here differs")
class CopiesThatShareAList(SealedBids):
    def copy(self, state: Table) -> Table:
        return replace(state.copy(), lots=state.lots)


@caught_by(check_step, "telling events changes what happens")
class TellingMattersToWhatHappens(SealedBids):
    def step(self, state: Table, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        super().step(state, seat, action, tell)
        if tell is None and state.deck:
            state.deck.pop()


@caught_by(check_step, "the same move told different events")
class EventsThatDependOnWhatWasToldBefore(SealedBids):
    told = 0

    def step(self, state: Table, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        super().step(state, seat, action, tell)
        self.told += 1
        if tell:
            tell(PrizeTurned(self.told, 0))


@caught_by(check_events, "is no Event")
class EventsInWords(SealedBids):
    def step(self, state: Table, seat: Seat, action: Action, tell: Any = None) -> None:
        super().step(state, seat, action, tell)
        if tell:
            tell("a card was dealt")


@dataclass
class Wet(Event):
    bids: list[int]


@caught_by(check_events, "Wet can be changed after it was told")
class EventsThatAreNotDry(SealedBids):
    def step(self, state: Table, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        super().step(state, seat, action, tell)
        if tell:
            tell(Wet([seat]))


@caught_by(check_events, "a match let seat -1 move out of turn")
class ChanceActsWheneverItLikes(SealedBids):
    def allows(self, state: Table, seat: Seat, action: Action) -> bool:
        return seat == CHANCE or super().allows(state, seat, action)

    def step(self, state: Table, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        if (seat == CHANCE) == (unpack(action).kind in {Kind.DEAL, Kind.TURN, Kind.OPEN, Kind.SHOW}):
            super().step(state, seat, action, tell)


@caught_by(check_simultaneous_choices, "the order in which .* chose made a difference")
class FirstComeFirstServed(SealedBids):
    def step(self, state: Table, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        first = is_bid(action) and not any(state.sealed)
        super().step(state, seat, action, tell)
        state.won[seat] += first


@caught_by(check_simultaneous_choices, "is still to act while others choose")
class ChoosingAgainAndAgain(SealedBids):
    def actors(self, state: Table) -> tuple[Seat, ...]:
        return tuple(self.seats) if self.phase(state) == "bid" else super().actors(state)

    def legal(self, state: Table, seat: Seat) -> Sequence[Action]:
        listed = super().legal(state, seat)
        again = self.phase(state) == "bid" and seat != CHANCE and state.sealed[seat] != NOTHING
        return [*listed, pack(Kind.BID, (), (state.sealed[seat],))] if again else listed

    def step(self, state: Table, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        if is_bid(action) and state.sealed[seat] != NOTHING:
            state.hands[seat] = sorted([*state.hands[seat], state.sealed[seat]])
        super().step(state, seat, action, tell)


@caught_by(check_chances, "chances and legal name different actions")
class ChancesThatForgetOne(SealedBids):
    def chances(self, state: Table) -> Sequence[tuple[Action, int]]:
        return super().chances(state)[1:]


@caught_by(check_chances, "a weight is not above 0")
class ChancesWithoutWeight(SealedBids):
    def chances(self, state: Table) -> Sequence[tuple[Action, int]]:
        return [(action, n % 2) for n, (action, _) in enumerate(super().chances(state))]


@caught_by(check_chances, "what is drawn is none of the chances")
class DrawnFromTheWholeDeck(SealedBids):
    def draw(self, state: Table, stream: Stream) -> Action:
        return pack(Kind.TURN, (), (stream.choice((1, 9)),))


@caught_by(check_shuffle, "the dealer depends on what it was asked before")
class DrawnWhenAsked(SealedBids):
    def shuffle(self, stream: Stream) -> Callable[[Table], Action]:
        return lambda state: stream.choice(self.legal(state, CHANCE))


@caught_by(check_shuffle, "chance depends on what the players do")
class PrizesThatFollowTheLots(SealedBids):
    def shuffle(self, stream: Stream) -> Callable[[Table], Action]:
        deal = super().shuffle(stream)

        def unfair(state: Table) -> Action:
            if self.phase(state) == "turn":
                listed = self.legal(state, CHANCE)
                return listed[sum(state.lots) % len(listed)]
            return deal(state)

        return unfair


@caught_by(check_texts, "two actions have the same text")
class TextsThatHideTheCard(SealedBids):
    def text(self, seat: Seat, action: Action) -> str:
        return self.seen_text(None, seat, action)


@caught_by(check_texts, "is read back as another move")
class TextsReadWrongly(SealedBids):
    def parse(self, text: str) -> Move:
        seat, action = super().parse(text)
        kind, seats, things = unpack(action)
        return Move(seat, pack(kind, seats, (1,)) if things else action)


@caught_by(check_texts, "is read though its move is written otherwise")
class TextsReadLoosely(SealedBids):
    def parse(self, text: str) -> Move:
        return super().parse(" ".join(text.split()))


@caught_by(check_record, "replaying the record leads to another state")
class AStartThatIsNotInTheRecord(SealedBids):
    made = 0

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        AStartThatIsNotInTheRecord.made += 1
        self.bonus = AStartThatIsNotInTheRecord.made

    def start(self) -> Table:
        return replace(super().start(), won=[self.bonus for _ in self.seats])


@caught_by(check_record, "the record of a legal game is refused")
class AWordThatOnlyTheWriterKnows(SealedBids):
    def text(self, seat: Seat, action: Action) -> str:
        return super().text(seat, action).replace("turn", "reveal")
