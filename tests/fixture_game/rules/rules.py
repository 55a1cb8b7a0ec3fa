"""Everybody is dealt one card more than there are rounds, unseen by the others. In each round a prize is turned up and
everybody seals a bid of one card. The highest takes as many lots as the prize says, at least one; the lowest sees
what is left in the winner's hand. Most points win; of the same points, fewer lots; what is equal then is shared.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.errors import Illegal, Unreadable, quote
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Move, Progress, Rules, Seat, Setup, Step
from speicherstadt_app.engine.score import Outcome, ScoreLine, places_by
from speicherstadt_app.engine.streams import Stream
from tests.fixture_game import CARD
from tests.fixture_game.rules import events as ev
from tests.fixture_game.rules.notation import VEILED, Kind, pack, read, unpack, write
from tests.fixture_game.rules.state import CARDS, LOTS, NOTHING, PRIZES, UNKNOWN, Table, points_of

Tell = Callable[[Event], object]


def unheard(event: Event) -> None:
    """Nobody listens."""


class SealedBids(Rules[Table]):
    def __init__(self, setup: Setup) -> None:
        options = CARD.chosen(setup.options, setup.players)
        self.setup = setup
        self.seats: Final = range(setup.players)
        self.rounds: Final = int(str(options["rounds"]))
        self.looking: Final = bool(options["looking"])
        self.hand: Final = self.rounds + 1

    # The state, and who decides

    def start(self) -> Table:
        return Table(
            deck=list(CARDS),
            hands=[[] for _ in self.seats],
            sealed=[NOTHING for _ in self.seats],
            prizes=list(PRIZES),
            prize=NOTHING,
            opened=[[] for _ in self.seats],
            winner=None,
            looking=None,
            looked=[[] for _ in self.seats],
            lots=list(LOTS),
            taken=[[] for _ in self.seats],
            left=0,
            rounds=0,
            won=[0 for _ in self.seats],
            known=[[] for _ in self.seats],
        )

    def copy(self, state: Table) -> Table:
        return state.copy()

    def phase(self, state: Table, seat: Seat | None = None) -> str:
        if len(state.deck) > len(CARDS) - self.hand * len(self.seats):
            return "deal"
        if state.looking:
            return "show"
        if state.winner is not None:
            return "take"
        if not state.prize:
            return "over" if state.rounds == self.rounds else "turn"
        if NOTHING not in state.sealed:
            return "open"
        # Who has sealed a bid waits for the others.
        return "wait" if seat is not None and state.sealed[seat] != NOTHING else "bid"

    def actors(self, state: Table) -> tuple[Seat, ...]:
        match self.phase(state):
            case "bid":
                return tuple(seat for seat in self.seats if state.sealed[seat] == NOTHING)
            case "take":
                assert state.winner is not None
                return (state.winner,)
            case "over":
                return ()
        return (CHANCE,)

    def progress(self, state: Table) -> Progress:
        number = state.rounds + bool(state.prize)
        return Progress("finale" if number == self.rounds else "auction", number, self.rounds)

    def goes_on(self, state: Table, seat: Seat) -> bool:
        return state.winner == seat and not state.looking and state.left < state.prize

    # What may happen

    def legal(self, state: Table, seat: Seat) -> Sequence[Action]:
        if seat not in self.actors(state):
            return ()
        match self.phase(state):
            case "deal":
                return [pack(Kind.DEAL, (self._next_seat(state),), (card,)) for card in state.deck]
            case "turn":
                return [pack(Kind.TURN, (), (prize,)) for prize in sorted(set(state.prizes))]
            case "bid":
                return [pack(Kind.BID, (), (card,)) for card in state.hands[seat]]
            case "open":
                return [pack(Kind.OPEN, (), tuple(state.sealed))]
            case "show":
                assert state.looking is not None
                return [pack(Kind.SHOW, state.looking, tuple(state.hands[state.looking[1]]))]
        lots = [pack(Kind.TAKE, (), (lot,)) for lot in state.lots]
        return [*lots, pack(Kind.DONE)] if self.goes_on(state, seat) else lots

    def obvious(self, state: Table, seat: Seat) -> Action | None:
        """Who may take all there is takes it, in whatever order."""
        takes = self.phase(state) == "take" and seat == state.winner and state.left >= len(state.lots)
        return pack(Kind.TAKE, (), (state.lots[0],)) if takes else None

    def chances(self, state: Table) -> Sequence[tuple[Action, int]]:
        turning = self.phase(state) == "turn"
        return [
            (action, state.prizes.count(*unpack(action).things) if turning else 1)
            for action in self.legal(state, CHANCE)
        ]

    def shuffle(self, stream: Stream) -> Callable[[Table], Action]:
        cards, prizes = list(CARDS), list(PRIZES)
        stream.shuffle(cards)
        stream.shuffle(prizes)

        def deal(state: Table) -> Action:
            match self.phase(state):
                case "deal":
                    return pack(Kind.DEAL, (self._next_seat(state),), (cards[len(CARDS) - len(state.deck)],))
                case "turn":
                    return pack(Kind.TURN, (), (prizes[state.rounds],))
            return self.legal(state, CHANCE)[0]

        return deal

    def why_not(self, state: Table, seat: Seat, action: Action) -> str:
        kind, _, things = unpack(action)
        if kind == Kind.BID and self.phase(state) == "bid":
            return f"the card {things[0]} is not in the hand of seat {seat}"
        if kind == Kind.DONE and self.phase(state) == "take":
            return "the winner of a round takes at least one lot"
        return super().why_not(state, seat, action)

    def _next_seat(self, state: Table) -> Seat:
        return (self.setup.first + (len(CARDS) - len(state.deck)) // self.hand) % len(self.seats)

    # What happens then

    def step(self, state: Table, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        """The same in a view, where the cards are those that its viewer sees."""
        tell = tell or unheard
        kind, seats, things = unpack(action)
        match kind:
            case Kind.DEAL:
                self._deal(state, seats[0], things[0], tell)
            case Kind.TURN:
                state.prizes.remove(things[0])
                state.prize = state.left = things[0]
                tell(ev.PrizeTurned(state.rounds + 1, things[0]))
            case Kind.BID:
                _take_from(state.hands[seat], things[0])
                state.sealed[seat] = things[0]
                tell(ev.BidSealed(seat, things[0]))
            case Kind.OPEN:
                self._open(state, things, tell)
            case Kind.SHOW:
                viewer, owner = seats
                insort(state.looked[viewer], owner)
                state.looking = None
                tell(ev.HandShown(viewer, owner, () if things == VEILED else things))
            case Kind.TAKE:
                state.lots.remove(things[0])
                insort(state.taken[seat], things[0])
                state.left -= 1
                tell(ev.LotTaken(seat, things[0], points_of(things[0])))
                if not state.left or not state.lots:
                    self._end_round(state, seat, tell)
            case Kind.DONE:
                self._end_round(state, seat, tell)

    def _deal(self, state: Table, to: Seat, card: int, tell: Tell) -> None:
        _take_from(state.deck, card)
        insort(state.hands[to], card)
        tell(ev.CardDealt(to, card))

    def _open(self, state: Table, bids: tuple[int, ...], tell: Tell) -> None:
        winner, last = bids.index(max(bids)), bids.index(min(bids))
        for seat, card in enumerate(bids):
            state.opened[seat].append(card)
            if card in state.known[seat]:
                state.known[seat].remove(card)
        state.sealed = [NOTHING for _ in self.seats]
        state.winner = winner
        state.won[winner] += 1
        if self.looking and winner not in state.looked[last]:
            state.looking = last, winner
        tell(ev.BidsOpened(bids, winner, last))

    def _end_round(self, state: Table, seat: Seat, tell: Tell) -> None:
        tell(ev.TakingEnded(seat, state.prize - state.left))
        state.winner = None
        state.prize = NOTHING
        state.left = 0
        state.rounds += 1
        if self.phase(state) == "over":
            outcome = self.outcome(state)
            tell(ev.GameEnded(outcome.scores, outcome.winners))

    # What it is worth

    def outcome(self, state: Table) -> Outcome:
        sheet = tuple(
            (
                *(ScoreLine("lots", str(lot), points_of(lot)) for lot in state.taken[seat]),
                *([ScoreLine("bids", str(state.won[seat]), state.won[seat])] if state.won[seat] else []),
            )
            for seat in self.seats
        )
        scores = tuple(sum(line.points for line in lines) for lines in sheet)
        lots = [len(taken) for taken in state.taken]
        places = places_by([(score, -many) for score, many in zip(scores, lots, strict=True)])
        final = self.phase(state) == "over"
        return Outcome(
            final=final,
            scores=scores,
            winners=tuple(seat for seat in self.seats if places[seat] == 1) if final else (),
            sheet=sheet,
            sources=("lots", "bids"),
            facts={"lots": lots, "rounds": state.rounds},
            places=places,
        )

    # Moves in words

    def text(self, seat: Seat, action: Action) -> str:
        return write(seat, action)

    def parse(self, text: str) -> Move:
        return read(text)

    # Who knows what

    def view(self, state: Table, seat: Seat | None) -> Table:
        view = state.copy()
        view.deck = [UNKNOWN] * len(state.deck)
        for other in self.seats:
            if other != seat:
                view.hands[other] = [UNKNOWN] * len(state.hands[other])
                if state.sealed[other] != NOTHING:
                    view.sealed[other] = UNKNOWN
        for owner in state.looked[seat] if seat is not None else ():
            view.known[owner] = sorted({*state.hands[owner], state.sealed[owner]} - {NOTHING})
        return view

    def hides(self, state: Table, seat: Seat) -> bool:
        owners = (seat, *state.looked[seat])
        return any(state.hands[owner] or state.sealed[owner] != NOTHING for owner in owners)

    def imagine(self, view: Table, seat: Seat, stream: Stream) -> Table:
        whole = view.copy()
        hidden = sorted(self._unseen(view, seat))
        stream.shuffle(hidden)
        for other in self.seats:
            if other != seat:
                cards = view.known[other][:] or [
                    hidden.pop() for _ in range(len(view.hands[other]) + (view.sealed[other] == UNKNOWN))
                ]
                stream.shuffle(cards)
                if view.sealed[other] == UNKNOWN:
                    whole.sealed[other] = cards.pop()
                whole.hands[other] = sorted(cards)
                whole.known[other] = []
        whole.deck = sorted(hidden)
        return whole

    def unsealed(self, view: Table, seat: Seat) -> Table:
        if self.phase(view) != "bid":
            return view
        before = view.copy()
        for other in self.seats:
            if other != seat and view.sealed[other] != NOTHING:
                before.hands[other].append(view.sealed[other])
                before.sealed[other] = NOTHING
        return before

    @staticmethod
    def _unseen(view: Table, seat: Seat | None) -> set[int]:
        """The cards of which the viewer does not know where they are."""
        seen = {card for cards in (*view.opened, *view.known) for card in cards}
        if seat is not None:
            seen |= {*view.hands[seat], view.sealed[seat]}
        return set(CARDS) - seen

    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        kind, seats, _ = unpack(action)
        return write(seat, pack(kind, seats, VEILED) if _hides(viewer, seat, action) else action)

    def seen_event(self, viewer: Seat | None, event: Event) -> Event | None:
        match event:
            case ev.CardDealt(seat, _) if seat != viewer:
                return ev.CardDealt(seat, UNKNOWN)
            case ev.BidSealed(seat, _) if seat != viewer:
                return ev.BidSealed(seat, UNKNOWN)
            case ev.HandShown(one, other, _) if viewer not in {one, other}:
                return ev.HandShown(one, other, ())
        return event

    def follow(self, view: Table, viewer: Seat | None, text: str) -> Step[Table]:
        seat, action = read(text, seen=True)
        kind, seats, things = unpack(action)
        if (things == VEILED) != _hides(viewer, seat, action):
            raise Unreadable(f"{quote(text)} is not how this move is seen from there")
        self._check_seen(view, viewer, seat, action)
        after = view.copy()
        told: list[Event] = []
        self.step(after, seat, action, told.append)
        if kind == Kind.SHOW and viewer == seats[0]:
            after.known[seats[1]] = sorted(things)
        return Step(after, tuple(told))

    def _check_seen(self, view: Table, viewer: Seat | None, seat: Seat, action: Action) -> None:
        """Refuse what can't happen as far as the viewer knows."""
        kind, seats, things = unpack(action)
        if seat not in self.actors(view) or (FORM_OF_PHASE[self.phase(view)] != kind and kind != Kind.DONE):
            # It says whose turn it is, or that this is not the phase for it.
            self.check(view, seat, action)
        unseen = self._unseen(view, viewer)
        match kind:
            case Kind.DEAL:
                possible = seats == (self._next_seat(view),) and (things == VEILED or things[0] in unseen)
            case Kind.BID if seat != viewer:
                possible = True
            case Kind.OPEN:
                possible = self._may_be_opened(view, viewer, things, unseen)
            case Kind.SHOW:
                possible = seats == view.looking and (things == VEILED or self._may_be_shown(view, viewer, things))
            case _:
                possible = action in self.legal(view, seat)
        if not possible:
            raise Illegal(self.why_not(view, seat, action))

    def _may_be_opened(self, view: Table, viewer: Seat | None, bids: tuple[int, ...], unseen: set[int]) -> bool:
        if len(bids) != len(self.seats) or len(set(bids)) != len(bids):
            return False
        for seat, card in enumerate(bids):
            if card not in ([view.sealed[seat]] if seat == viewer else view.known[seat] or unseen):
                return False
        return True

    def _may_be_shown(self, view: Table, viewer: Seat | None, cards: tuple[int, ...]) -> bool:
        assert view.looking is not None
        owner = view.looking[1]
        if owner == viewer:
            return list(cards) == view.hands[owner]
        in_order = all(one < other for one, other in pairwise(cards))
        return in_order and len(cards) == len(view.hands[owner]) and set(cards) <= self._unseen(view, viewer)


FORM_OF_PHASE: Final = {
    "deal": Kind.DEAL,
    "turn": Kind.TURN,
    "bid": Kind.BID,
    "open": Kind.OPEN,
    "show": Kind.SHOW,
    "take": Kind.TAKE,
}


def _take_from(cards: list[int], card: int) -> None:
    """In a view, a card that is seen now may have been one of those that lay face down."""
    cards.remove(card if card in cards else UNKNOWN)


def _hides(viewer: Seat | None, seat: Seat, action: Action) -> bool:
    kind, seats, _ = unpack(action)
    match kind:
        case Kind.DEAL:
            return viewer != seats[0]
        case Kind.BID:
            return viewer != seat
        case Kind.SHOW:
            return viewer not in seats
    return False


class SealedBidsGame:
    """The door of this folder."""

    @property
    def card(self) -> GameCard:
        return CARD

    def rules(self, setup: Setup) -> SealedBids:
        CARD.check(setup)
        return SealedBids(setup)


GAME: Final = SealedBidsGame()
