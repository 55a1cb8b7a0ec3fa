"""In each round every ferry gets a card: the good that brings it a bonus. Then a good gets dearer, and all players bid
for their places at the quay; bids and cards are opened at once. A round has ticks: in each tick one ferry of every quay
loads up to six crates. When all quays have loaded, prices fall for what was loaded and rise for the rest. Most points
win. One player alone has no secrets, no bids and a grade.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Move, Progress, Rules, Seat, Setup, Step
from speicherstadt_app.engine.score import Outcome, ScoreLine, places_by
from speicherstadt_app.engine.streams import Stream
from tests.ferries import CARD
from tests.ferries.rules import events as ev
from tests.ferries.rules.notation import BID, DEAL, DONE, GRAMMAR, LOAD, MARKET, OPEN, kind_of, numbers_of, pack
from tests.ferries.rules.state import BONUS, COINS, DEAREST, GOODS, HOLD, MOST_BID, NONE, UNKNOWN, Harbour

Tell = Callable[[Event], object]
ROUNDS: Final = {"short": 2, "long": 3}
GRADES: Final = {"boy": 0, "mate": 62, "captain": 72}
"""From how many points on one player alone gets them; the best one wins."""
ACTING: Final = {"deal": DEAL, "market": MARKET, "bid": BID, "open": OPEN, "load": LOAD}
SECRET: Final = ("deal", "market", "bid", "open")
"""While these phases last, cards and bids lie face down."""


class Ferries(Rules[Harbour]):
    def __init__(self, setup: Setup) -> None:
        options = CARD.chosen(setup.options, setup.players)
        self.setup = setup
        self.seats: Final = range(setup.players)
        self.alone: Final = setup.players == 1
        self.rounds: Final = ROUNDS[str(options["length"])]
        self.bidding: Final = options.get("berths") == "bid"
        self.quays: Final = range((setup.players + 4) // 5)
        self.at: Final = [[seat for seat in self.seats if self._quay(seat) == quay] for quay in self.quays]

    def _quay(self, seat: Seat) -> int:
        return seat * len(self.quays) // len(self.seats)

    # The state, and who decides

    def start(self) -> Harbour:
        nothing = [0 for _ in GOODS]
        state = Harbour(
            stage="deal",
            round=0,
            prices=[2, 3, 4],
            stock=[],
            cards=[],
            bids=[],
            queue=[],
            loaded=[],
            shipped=nothing,
            coins=[COINS for _ in self.seats],
            crates=[nothing[:] for _ in self.seats],
            earned=[nothing[:] for _ in self.seats],
            bonus=[0 for _ in self.seats],
        )
        self._clear(state)
        return state

    def _clear(self, state: Harbour) -> None:
        """Nothing is dealt and nothing bid, and the quays are full."""
        state.cards = [NONE for _ in self.seats]
        state.bids = [NONE for _ in self.seats]
        state.stock = [[1 + len(seats) * HOLD // len(GOODS)] * len(GOODS) for seats in self.at]

    def copy(self, state: Harbour) -> Harbour:
        return state.copy()

    def phase(self, state: Harbour, seat: Seat | None = None) -> str:
        if state.stage == "bid" and seat is not None and state.bids[seat] != NONE:
            return "wait"
        return state.stage

    def actors(self, state: Harbour) -> tuple[Seat, ...]:
        match state.stage:
            case "bid":
                return tuple(seat for seat in self.seats if state.bids[seat] == NONE)
            case "load":
                return (state.queue[0][0],)
            case "over":
                return ()
        return (CHANCE,)

    def progress(self, state: Harbour) -> Progress:
        return Progress("last" if state.round == self.rounds else "first", state.round, self.rounds)

    def goes_on(self, state: Harbour, seat: Seat) -> bool:
        return bool(state.loaded) and state.queue[0][0] == seat

    def place(self, state: Harbour, seat: Seat) -> int:
        return self._quay(seat)

    def hides(self, state: Harbour, seat: Seat) -> bool:
        return not self.alone and state.stage in SECRET and state.cards[seat] != NONE

    # What may happen

    def legal(self, state: Harbour, seat: Seat) -> Sequence[Action]:
        if seat not in self.actors(state):
            return ()
        match state.stage:
            case "deal":
                return [pack(DEAL, self._next_seat(state), good) for good in range(len(GOODS))]
            case "market":
                return [pack(MARKET, good) for good in range(len(GOODS))]
            case "bid":
                return [pack(BID, coins) for coins in range(min(MOST_BID, state.coins[seat]) + 1)]
            case "open":
                return [self._opening(state)]
        stock = state.stock[self._quay(seat)]
        crates = [pack(LOAD, good) for good in range(len(GOODS)) if stock[good]]
        return [*crates, pack(DONE)] if state.loaded else crates

    def _next_seat(self, state: Harbour) -> Seat:
        dealt = sum(card != NONE for card in state.cards)
        return (self.setup.first + dealt) % len(self.seats)

    @staticmethod
    def _opening(state: Harbour) -> Action:
        bids = [0 if bid == NONE else bid for bid in state.bids]
        return pack(OPEN, *(bid * len(GOODS) + card for bid, card in zip(bids, state.cards, strict=True)))

    def chances(self, state: Harbour) -> Sequence[tuple[Action, int]]:
        return [(action, 1) for action in self.legal(state, CHANCE)]

    def shuffle(self, stream: Stream) -> Callable[[Harbour], Action]:
        goods = range(len(GOODS))
        cards = [[stream.choice(goods) for _ in self.seats] for _ in range(self.rounds)]
        market = [stream.choice(goods) for _ in range(self.rounds)]

        def deal(state: Harbour) -> Action:
            if state.stage == "deal":
                seat = self._next_seat(state)
                return pack(DEAL, seat, cards[state.round][seat])
            return pack(MARKET, market[state.round]) if state.stage == "market" else self._opening(state)

        return deal

    def why_not(self, state: Harbour, seat: Seat, action: Action) -> str:
        kind, numbers = kind_of(action), numbers_of(action)
        if kind == LOAD and state.stage == "load":
            return f"there is no {GOODS[numbers[0]]} at the quay of seat {seat}"
        if kind == BID and state.stage == "bid":
            return f"seat {seat} has {state.coins[seat]} coins, not {numbers[0]}"
        if kind == DONE and state.stage == "load":
            return "a ferry loads one crate at least"
        return super().why_not(state, seat, action)

    # What happens then

    def step(self, state: Harbour, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        """The same in a view, where cards and bids are those that its viewer sees."""
        tell = tell or (lambda _: None)
        numbers = numbers_of(action)
        match state.stage:
            case "deal":
                owner, good = numbers
                state.cards[owner] = good
                tell(ev.CardDealt(owner, good))
                if NONE not in state.cards:
                    state.stage = "market"
            case "market":
                self._open_market(state, numbers[0], tell)
            case "bid":
                state.bids[seat] = numbers[0]
                tell(ev.BidSealed(seat, numbers[0]))
                if NONE not in state.bids:
                    state.stage = "open"
            case "open":
                state.bids, state.cards = map(list, zip(*(divmod(one, len(GOODS)) for one in numbers), strict=True))
                state.coins = [coins - bid for coins, bid in zip(state.coins, state.bids, strict=True)]
                tell(ev.AllOpened(tuple(state.bids), tuple(state.cards)))
                self._line_up(state)
            case _ if numbers:
                self._load(state, seat, numbers[0], tell)
            case _:
                self._leave(state, seat, tell)

    def _open_market(self, state: Harbour, good: int, tell: Tell) -> None:
        state.round += 1
        state.prices[good] = min(DEAREST, state.prices[good] + 2)
        tell(ev.MarketOpened(state.round, good, state.prices[good]))
        if self.alone:
            self._line_up(state)
        else:
            state.stage = "bid" if self.bidding else "open"

    def _line_up(self, state: Harbour) -> None:
        """At each quay the highest bid goes first; equal bids go clockwise from the first player."""
        count = len(self.seats)
        lines = [
            sorted(seats, key=lambda seat: (-state.bids[seat], (seat - self.setup.first - state.round) % count))
            for seats in self.at
        ]
        ticks = range(max(map(len, lines)))
        state.queue = [[line[tick] for line in lines if tick < len(line)] for tick in ticks]
        state.stage = "load"

    def _load(self, state: Harbour, seat: Seat, good: int, tell: Tell) -> None:
        price, bonus = state.prices[good], BONUS * (good == state.cards[seat])
        state.stock[self._quay(seat)][good] -= 1
        state.loaded.append(price + bonus)
        state.shipped[good] += 1
        state.crates[seat][good] += 1
        state.earned[seat][good] += price
        state.bonus[seat] += bonus
        tell(ev.CrateLoaded(seat, good, price, bonus))
        if len(state.loaded) == HOLD:
            self._leave(state, seat, tell)

    def _leave(self, state: Harbour, seat: Seat, tell: Tell) -> None:
        tell(ev.FerryLeft(seat, len(state.loaded), sum(state.loaded)))
        state.loaded = []
        state.queue[0].pop(0)
        if state.queue[0]:
            return
        state.queue.pop(0)
        moved = [price - 1 if many else price + 1 for price, many in zip(state.prices, state.shipped, strict=True)]
        state.prices = [max(1, min(DEAREST, price)) for price in moved]
        state.shipped = [0 for _ in GOODS]
        tell(ev.PricesMoved(tuple(state.prices)))
        if state.queue:
            return
        state.stage = "over" if state.round == self.rounds else "deal"
        self._clear(state)
        if state.stage == "over":
            outcome = self.outcome(state)
            tell(ev.GameEnded(outcome.scores, outcome.winners, outcome.grade))

    # What it is worth

    def outcome(self, state: Harbour) -> Outcome:
        sheet = tuple(
            (
                *(ScoreLine("crates", GOODS[good], points) for good, points in enumerate(state.earned[seat]) if points),
                *(
                    [ScoreLine("orders", str(state.bonus[seat] // BONUS), state.bonus[seat])]
                    if state.bonus[seat]
                    else []
                ),
                *([ScoreLine("coins", str(state.coins[seat]), state.coins[seat])] if state.coins[seat] else []),
            )
            for seat in self.seats
        )
        scores = tuple(sum(line.points for line in lines) for lines in sheet)
        crates = [sum(own) for own in state.crates]
        places = places_by([(score, -many) for score, many in zip(scores, crates, strict=True)])
        final = state.stage == "over"
        best = tuple(seat for seat in self.seats if places[seat] == 1)
        grade = [name for name, least in GRADES.items() if scores[0] >= least][-1] if self.alone and final else ""
        return Outcome(
            final=final,
            scores=scores,
            winners=best if final and grade in ("", [*GRADES][-1]) else (),
            sheet=sheet,
            sources=("crates", "orders", "coins"),
            facts={"crates": crates, "coins": state.coins[:]},
            places=places,
            grade=grade,
        )

    # Moves in words

    def text(self, seat: Seat, action: Action) -> str:
        return GRAMMAR.write(seat, action)

    def parse(self, text: str) -> Move:
        return GRAMMAR.read(text)

    # Who knows what

    def view(self, state: Harbour, seat: Seat | None) -> Harbour:
        view = state.copy()
        for other in self.seats:
            if other != seat and self.hides(state, other):
                view.cards[other] = UNKNOWN
                if state.bids[other] != NONE:
                    view.bids[other] = UNKNOWN
        return view

    def imagine(self, view: Harbour, seat: Seat, stream: Stream) -> Harbour:
        whole = view.copy()
        for other in self.seats:
            if view.cards[other] == UNKNOWN:
                whole.cards[other] = stream.below(len(GOODS))
            if view.bids[other] == UNKNOWN:
                whole.bids[other] = stream.below(min(MOST_BID, view.coins[other]) + 1)
        return whole

    def unsealed(self, view: Harbour, seat: Seat) -> Harbour:
        if view.stage != "bid":
            return view
        before = view.copy()
        before.bids = [bid if other == seat else NONE for other, bid in enumerate(view.bids)]
        return before

    def _hidden(self, viewer: Seat | None, seat: Seat, action: Action) -> bool:
        kind = kind_of(action)
        owner = numbers_of(action)[0] if kind == DEAL else seat
        return kind in (DEAL, BID) and owner != viewer and not self.alone

    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        if self._hidden(viewer, seat, action):
            action = pack(kind_of(action), *numbers_of(action)[:-1], UNKNOWN)
        return GRAMMAR.write(seat, action)

    def seen_event(self, viewer: Seat | None, event: Event) -> Event | None:
        match event:
            case ev.CardDealt(seat, _) if seat != viewer and not self.alone:
                return ev.CardDealt(seat, UNKNOWN)
            case ev.BidSealed(seat, _) if seat != viewer:
                return ev.BidSealed(seat, UNKNOWN)
        return event

    def follow(self, view: Harbour, viewer: Seat | None, text: str) -> Step[Harbour]:
        seat, action = GRAMMAR.read(text, seen=True)
        if self._hidden(viewer, seat, action) != (numbers_of(action)[-1:] == (UNKNOWN,)):
            raise Unreadable(f"{quote(text)} is not how this move is seen from there")
        if not self._may_be_seen(view, viewer, seat, action):
            self.check(view, seat, action)
        after = view.copy()
        told: list[Event] = []
        self.step(after, seat, action, told.append)
        return Step(after, tuple(told))

    def _may_be_seen(self, view: Harbour, viewer: Seat | None, seat: Seat, action: Action) -> bool:
        """Whether it is a move that names what this viewer can't list, and may happen as far as it knows."""
        kind, numbers = kind_of(action), numbers_of(action)
        if ACTING.get(view.stage) != kind or seat not in self.actors(view):
            return False
        if kind == OPEN:
            opened = [divmod(number, len(GOODS)) for number in numbers]
            return len(opened) == len(self.seats) and all(
                bid <= view.coins[seat]
                and (view.bids[seat] in (UNKNOWN, bid) or (view.bids[seat] == NONE and not bid))
                and view.cards[seat] in (UNKNOWN, card)
                for seat, (bid, card) in enumerate(opened)
            )
        return numbers[-1:] == (UNKNOWN,) and (kind == BID or numbers[0] == self._next_seat(view))


class FerriesGame:
    """The door of this folder."""

    @property
    def card(self) -> GameCard:
        return CARD

    def rules(self, setup: Setup) -> Ferries:
        CARD.check(setup)
        return Ferries(setup)


GAME: Final = FerriesGame()
