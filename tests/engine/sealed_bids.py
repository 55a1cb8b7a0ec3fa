"""A tiny game with secrets, for tests only: it keeps the contract honest for games that are yet to come.

Everybody is dealt three of the cards 1 to 12, unseen by the others. Three times a prize is turned up, everybody seals a
bid of one card, and when all have, the bids are opened: the highest takes the prize. Most points in prizes win.
"""

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Move, Rules, Seat, Setup
from speicherstadt_app.engine.score import Outcome, ScoreLine
from speicherstadt_app.engine.streams import Stream

CARDS: Final = range(1, 13)
PRIZES: Final = range(1, 6)
HAND: Final = 3
ROUNDS: Final = 3

SEAT_NAMES: Final = ("0", "1", "2", "3")
CARD_NAMES: Final = tuple(map(str, CARDS))
PRIZE_NAMES: Final = tuple(map(str, PRIZES))

NOTHING: Final = 0
UNKNOWN: Final = -1
"""A card that lies face down."""

Tell = Callable[[Event], object]

# An action is the card or prize and, for a card dealt, the seat that gets it.
KIND: Final = 100
BID: Final = 0
PRIZE: Final = 1
DEAL: Final = 2


def unheard(event: Event) -> None:
    """Nobody listens."""


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class PrizeTurned(Event):
    prize: int


@dataclass(frozen=True, slots=True)
class BidSealed(Event):
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    bids: tuple[int, ...]
    winner: Seat


@dataclass(slots=True)
class Bids:
    """The whole state, or with `UNKNOWN` in it a seat's view of it."""

    deck: list[int]
    hands: list[list[int]]
    sealed: list[int]
    prizes: list[int]
    prize: int
    opened: list[int]
    won: list[list[int]]

    def copy(self) -> "Bids":
        return Bids(
            self.deck[:],
            [hand[:] for hand in self.hands],
            self.sealed[:],
            self.prizes[:],
            self.prize,
            self.opened[:],
            [won[:] for won in self.won],
        )


class SealedBids(Rules[Bids]):
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = range(setup.players)

    def start(self) -> Bids:
        return Bids(
            deck=list(CARDS),
            hands=[[] for _ in self.seats],
            sealed=[NOTHING for _ in self.seats],
            prizes=list(PRIZES),
            prize=NOTHING,
            opened=[],
            won=[[] for _ in self.seats],
        )

    def copy(self, state: Bids) -> Bids:
        return state.copy()

    def phase(self, state: Bids, seat: Seat | None = None) -> str:
        if len(state.deck) > len(CARDS) - HAND * len(self.seats):
            return "deal"
        if state.prize:
            return "bid"
        return "prize" if len(state.prizes) > len(PRIZES) - ROUNDS else "over"

    def actors(self, state: Bids) -> tuple[Seat, ...]:
        phase = self.phase(state)
        if phase == "bid":
            return tuple(seat for seat in self.seats if state.sealed[seat] == NOTHING)
        return () if phase == "over" else (CHANCE,)

    def legal(self, state: Bids, seat: Seat) -> Sequence[Action]:
        if seat not in self.actors(state):
            return ()
        phase = self.phase(state)
        if phase == "bid":
            return [BID * KIND + card for card in state.hands[seat]]
        if phase == "prize":
            return [PRIZE * KIND + prize for prize in state.prizes]
        return [(DEAL + self._next_seat(state)) * KIND + card for card in state.deck]

    def chances(self, state: Bids) -> Sequence[tuple[Action, int]]:
        return [(action, 1) for action in self.legal(state, CHANCE)]

    def step(self, state: Bids, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        tell = tell or unheard
        kind, card = divmod(action, KIND)
        if kind == BID:
            state.hands[seat].remove(card)
            state.sealed[seat] = card
            tell(BidSealed(seat, card))
            if NOTHING not in state.sealed:
                self._open(state, tell)
        elif kind == PRIZE:
            state.prizes.remove(card)
            state.prize = card
            tell(PrizeTurned(card))
        else:
            state.deck.remove(card)
            insort(state.hands[kind - DEAL], card)
            tell(CardDealt(kind - DEAL, card))

    def _open(self, state: Bids, tell: Tell) -> None:
        winner = state.sealed.index(max(state.sealed))
        state.won[winner].append(state.prize)
        state.opened += state.sealed
        tell(BidsOpened(tuple(state.sealed), winner))
        state.sealed = [NOTHING for _ in self.seats]
        state.prize = NOTHING

    def outcome(self, state: Bids) -> Outcome:
        scores = tuple(sum(won) for won in state.won)
        final = self.phase(state) == "over"
        return Outcome(
            final=final,
            scores=scores,
            winners=tuple(seat for seat in self.seats if scores[seat] == max(scores)) if final else (),
            sheet=tuple(tuple(ScoreLine("prize", str(prize), prize) for prize in won) for won in state.won),
            sources=("prize",),
        )

    def text(self, seat: Seat, action: Action) -> str:
        kind, card = divmod(action, KIND)
        return self._written(seat, kind, str(card))

    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        kind, card = divmod(action, KIND)
        secret = (kind == BID and viewer != seat) or (kind >= DEAL and viewer != kind - DEAL)
        return self._written(seat, kind, "?" if secret else str(card))

    @staticmethod
    def _written(seat: Seat, kind: int, card: str) -> str:
        if kind == BID:
            return f"{seat} bid {card}"
        return f"* turn {card}" if kind == PRIZE else f"* deal {kind - DEAL} {card}"

    def seen_event(self, viewer: Seat | None, event: Event) -> Event | None:
        match event:
            case CardDealt(seat, _) if seat != viewer:
                return CardDealt(seat, UNKNOWN)
            case BidSealed(seat, _) if seat != viewer:
                return BidSealed(seat, UNKNOWN)
        return event

    def parse(self, text: str) -> Move:
        match text.split(" "):
            case [who, "bid", card] if who in SEAT_NAMES and card in CARD_NAMES:
                return Move(int(who), BID * KIND + int(card))
            case ["*", "turn", prize] if prize in PRIZE_NAMES:
                return Move(CHANCE, PRIZE * KIND + int(prize))
            case ["*", "deal", who, card] if who in SEAT_NAMES and card in CARD_NAMES:
                return Move(CHANCE, (DEAL + int(who)) * KIND + int(card))
        raise Unreadable(f"{quote(text)} is no move of this game")

    def shuffle(self, stream: Stream) -> Callable[[Bids], Action]:
        cards, prizes = list(CARDS), list(PRIZES)
        stream.shuffle(cards)
        stream.shuffle(prizes)

        def deal(state: Bids) -> Action:
            if self.phase(state) == "prize":
                return PRIZE * KIND + prizes[len(PRIZES) - len(state.prizes)]
            return (DEAL + self._next_seat(state)) * KIND + cards[len(CARDS) - len(state.deck)]

        return deal

    def view(self, state: Bids, seat: Seat | None) -> Bids:
        view = state.copy()
        view.deck = [UNKNOWN] * len(state.deck)
        for other in self.seats:
            if other != seat:
                view.hands[other] = [UNKNOWN] * len(state.hands[other])
                if state.sealed[other] != NOTHING:
                    view.sealed[other] = UNKNOWN
        return view

    def unsealed(self, view: Bids, seat: Seat) -> Bids:
        open_again = view.copy()
        for other in self.seats:
            if other != seat and view.sealed[other] == UNKNOWN:
                open_again.hands[other].append(UNKNOWN)
                open_again.sealed[other] = NOTHING
        return open_again

    def imagine(self, view: Bids, seat: Seat, stream: Stream) -> Bids:
        whole = view.copy()
        hidden = sorted({*CARDS} - {*view.hands[seat], view.sealed[seat], *view.opened})
        stream.shuffle(hidden)
        for other in self.seats:
            if other != seat:
                whole.hands[other] = sorted(hidden.pop() for _ in view.hands[other])
                if view.sealed[other] == UNKNOWN:
                    whole.sealed[other] = hidden.pop()
        whole.deck = sorted(hidden)
        return whole

    def _next_seat(self, state: Bids) -> Seat:
        return (self.setup.first + len(CARDS) - len(state.deck)) % len(self.seats)


CARD: Final = GameCard(id="sealed-bids", title="Sealed bids", rules_version=1, seats=(2, 4), open=False)


class Game:
    @property
    def card(self) -> GameCard:
        return CARD

    def rules(self, setup: Setup) -> SealedBids:
        low, high = CARD.seats
        if not low <= setup.players <= high:
            raise Unreadable(f"{CARD.title} is for {low} to {high} players, not for {setup.players}")
        return SealedBids(setup)


GAME: Final = Game()
