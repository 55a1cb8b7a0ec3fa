"""The rules of Die Speicherstadt. Paragraphs are those of docs/rules/speicherstadt.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import comb
from typing import Final

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Move, Progress, Rules, Seat, Setup
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules import notation
from speicherstadt_app.games.speicherstadt.rules.boxes import box_of
from speicherstadt_app.games.speicherstadt.rules.cards import SEASONS, Box, numbers
from speicherstadt_app.games.speicherstadt.rules.goods import (
    CUBE,
    GOODS,
    KINDS,
    ONE_OF_EACH,
    bundle_of,
    count,
    goods_in,
    kinds_of,
    parts,
    size,
)
from speicherstadt_app.games.speicherstadt.rules.market import market_moves, only_kept
from speicherstadt_app.games.speicherstadt.rules.scoring import lines_of, outcome_of
from speicherstadt_app.games.speicherstadt.rules.state import (
    DEMAND,
    END,
    NOBODY,
    OVER,
    PHASES,
    PURCHASE,
    SHIPPING,
    SUPPLY,
    WORKER_BITS,
    WORKER_MASK,
    State,
)

Tell = Callable[[Event], object]

COINS: Final = 5
WORKERS: Final = 3
TALLEST: Final = 8
CUBES_OF_A_GOOD: Final = 9
FULL_BAG: Final = CUBES_OF_A_GOOD * ONE_OF_EACH
CUBES_ON_A_SHIP: Final = 3
WAREHOUSE_ROOM: Final = 4

MAY_BUY: Final = (act.BUY, act.PASS)
MUST_PASS: Final = (act.PASS,)


def names_of(bundle: int) -> tuple[str, ...]:
    return tuple(GOODS[good] for good in goods_in(bundle))


class SpeicherstadtRules(Rules[State]):
    """Die Speicherstadt for one number of players and one first player."""

    def __init__(self, setup: Setup, box: Box) -> None:
        self.setup = setup
        self.box = box
        self._grammar = notation.grammar(box)
        self.players: Final = setup.players
        self.places: Final = setup.players + 1
        self._actors: Final = (*((seat,) for seat in range(setup.players)), (), (CHANCE,))  # indexed -2 and -1 as well
        self._all_columns: Final = tuple(act.place(column) for column in range(self.places))
        self._workers: Final = WORKERS * setup.players
        self._pile: Final = box.in_play(setup.players)
        self._last_fire: Final = box.seasons[-1]

    def __reduce__(self) -> tuple[Callable[[Setup], SpeicherstadtRules], tuple[Setup]]:
        # In another process it gets the box that is known there: what was worked out from a box is kept under it.
        return GAME.rules, (self.setup,)

    # What is asked of every game

    def start(self) -> State:
        n = self.players
        state = State()
        state.bag = FULL_BAG
        state.bought = 0
        state.cards = [0] * n
        state.coins = [COINS] * n
        state.column = 0
        state.fires = ()
        state.first = self.setup.first
        state.freight = []
        state.fresh = [0] * n
        state.heights = []
        state.lines = []
        state.market = [0] * n
        state.mover = CHANCE
        state.needs = list(self.box.contract_needs)
        state.phase = SUPPLY
        state.pile = self._pile
        state.placed = 0
        state.pool = 0
        state.rounds = 0
        state.row = []
        state.strength = [0] * n
        state.supply = 0
        state.turn = 0
        state.warehouse = [0] * n
        return state

    def copy(self, state: State) -> State:
        return state.copy()

    def phase(self, state: State, seat: Seat | None = None) -> str:  # noqa: ARG002
        return PHASES[state.phase]

    def actors(self, state: State) -> tuple[Seat, ...]:
        return self._actors[state.mover]

    def progress(self, state: State) -> Progress:
        chapters = self._season_of_each_round
        number = min(state.rounds + 1, len(chapters))
        return Progress(chapters[number - 1], number, len(chapters))

    def goes_on(self, state: State, seat: Seat) -> bool:
        # Whatever is done in a shipping leaves fewer cubes in the pool than it began with.
        return (
            state.phase == SHIPPING
            and state.mover == seat
            and size(state.pool) < size(state.fresh[seat] + state.warehouse[seat] + state.market[seat])
        )

    def outcome(self, state: State) -> Outcome:
        return outcome_of(self.box, state)

    def text(self, seat: Seat, action: Action) -> str:
        return self._grammar.write(seat, action)

    def parse(self, text: str) -> Move:
        return self._grammar.read(text)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat != state.mover or state.phase == OVER:
            return ()
        phase = state.phase
        if phase == DEMAND:
            if TALLEST in state.heights:
                return tuple(a for a in self._all_columns if state.heights[act.column_of(a)] < TALLEST)
            return self._all_columns
        if phase == PURCHASE:
            return MAY_BUY if state.coins[seat] >= state.heights[state.column] else MUST_PASS
        if phase == SHIPPING:
            return self._shipping_moves(state, seat)
        return tuple(action for action, _ in self.chances(state))

    def allows(self, state: State, seat: Seat, action: Action) -> bool:
        if seat != CHANCE:
            return seat == state.mover and action in self.legal(state, seat)
        if state.mover != CHANCE or action & act.KIND_MASK != act.DEAL:
            return False
        card, cubes = act.deal_of(action)
        if not self._season_now(state) >> card & 1:
            return False
        if self.box.ships >> card & 1:
            return cubes in parts(state.bag, CUBES_ON_A_SHIP)
        return not cubes

    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        if state.mover != CHANCE:
            return ()
        cargoes = parts(state.bag, CUBES_ON_A_SHIP)
        weights = [self._weight(state.bag, cargo) for cargo in cargoes]
        every_draw = sum(weights) or 1
        found: list[tuple[Action, int]] = []
        for card in numbers(self._season_now(state)):
            if self.box.ships >> card & 1:
                found += [(act.deal(card, cargo), weight) for cargo, weight in zip(cargoes, weights, strict=True)]
            else:
                found.append((act.deal(card), every_draw))
        return found

    def draw(self, state: State, stream: Stream) -> Action:
        card = stream.choice(numbers(self._season_now(state)))
        cubes = 0
        if self.box.ships >> card & 1:
            bag = goods_in(state.bag)
            for _ in range(CUBES_ON_A_SHIP):
                cubes += CUBE[bag.pop(stream.below(len(bag)))]
        return act.deal(card, cubes)

    def shuffle(self, stream: Stream) -> Callable[[State], Action]:
        order: list[int] = []
        for season in self.box.seasons:
            cards = numbers(season & self._pile)
            stream.shuffle(cards)
            order += cards
        bag = goods_in(FULL_BAG)
        stream.shuffle(bag)
        cubes = (bundle_of(bag[n : n + CUBES_ON_A_SHIP]) for n in range(0, len(bag), CUBES_ON_A_SHIP))
        deals = [act.deal(card, next(cubes) if self.box.ships >> card & 1 else 0) for card in order]
        return lambda state: deals[-state.pile.bit_count()]

    def why_not(self, state: State, seat: Seat, action: Action) -> str:
        kind = action & act.KIND_MASK
        if kind == act.PLACE and state.phase == DEMAND:
            if act.column_of(action) < self.places:
                return f"{TALLEST} workers stand above that card already"
            return f"there are only {self.places} columns"
        if kind == act.BUY and state.phase == PURCHASE:
            return f"the card costs {state.heights[state.column]} and seat {seat} has {state.coins[seat]}"
        if kind == act.DEAL:
            card, _ = act.deal_of(action)
            if not self._pile >> card & 1:
                return f"that card stays in the box with {self.players} players"
            if not state.pile >> card & 1:
                return "that card is not in the pile any more"
            if not self._season_now(state) >> card & 1:
                return "cards of an earlier season come first"
            return "a ship comes with three cubes that are in the bag, any other card with none"
        if kind == act.STOW and state.phase == SHIPPING:
            return "it must keep as many cubes of the pool as there is room for, and no others"
        if kind == act.CONVERT and state.phase == SHIPPING:
            return "it needs three cubes of the pool and a cube that lay in the general supply before"
        return super().why_not(state, seat, action)

    # What happens

    def step(self, state: State, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        kind = action & act.KIND_MASK
        if kind == act.PLACE:
            column = action >> act.KIND_BITS
            height = state.heights[column]
            state.lines[column] |= seat << WORKER_BITS * height
            state.heights[column] = height + 1
            state.placed = placed = state.placed + 1
            if tell:
                tell(ev.WorkerPlaced(seat, column, height + 1))
            if placed < self._workers:
                state.mover = (state.first + placed) % self.players
            else:
                state.phase = PURCHASE
                self._open_sale(state, 0, tell)
        elif kind == act.PASS:
            column = state.column
            height = state.heights[column] - 1
            state.heights[column] = height
            state.lines[column] >>= WORKER_BITS
            if tell:
                tell(ev.WorkerWithdrawn(seat, column, height + 1))
            if height:
                state.mover = state.lines[column] & WORKER_MASK
                if tell:
                    tell(ev.PriceFell(column, height, state.mover))
            else:
                self._discard(state, column, tell)
                self._open_sale(state, column + 1, tell)
        elif kind == act.BUY:
            self._buy(state, seat, tell)
        elif kind == act.DEAL:
            self._deal(state, *act.deal_of(action), tell)
        elif kind == act.STOW:
            self._stow(state, seat, *act.stow_of(action), tell)
        else:
            self._ship(state, seat, kind, action, tell)

    def _deal(self, state: State, card: int, cubes: int, tell: Tell | None) -> None:
        state.pile &= ~(1 << card)
        if self.box.fires >> card & 1:
            self._burn(state, card, tell)
            return
        state.row.append(card)
        state.freight.append(cubes)
        state.bag -= cubes
        if tell:
            tell(ev.CardDealt(self.box.cards[card].id, len(state.row) - 1, names_of(cubes)))
        if len(state.row) == self.places:
            state.phase = DEMAND
            state.mover = state.first
            state.placed = 0
            state.column = 0
            state.bought = 0
            state.heights = [0] * self.places
            state.lines = [0] * self.places

    def _burn(self, state: State, card: int, tell: Tell | None) -> None:
        """§4: the strongest gain, the weakest lose; when all are equal nothing happens."""
        points = self.box.cards[card].value
        strongest, weakest = max(state.strength), min(state.strength)
        if strongest == weakest:
            changes = (0,) * self.players
        else:
            changes = tuple(points * ((s == strongest) - (s == weakest)) for s in state.strength)
        state.fires += (changes,)
        if tell:
            tell(ev.FireStruck(self.box.cards[card].id, points, tuple(state.strength), changes))
        if not state.pile:
            state.phase = OVER
            state.mover = NOBODY
            if tell:
                self._tell_end(state, tell)
        elif state.pile == self._last_fire:
            # §5: the third fire lay right above the fourth; the row was full before it turned up, so nothing is dealt.
            state.phase = END

    def _tell_end(self, state: State, tell: Tell) -> None:
        for seat in range(self.players):
            for line in lines_of(self.box, state, seat):
                if line.source != "fire":
                    tell(ev.PointsScored(seat, line.source, line.item, line.points))
        outcome = self.outcome(state)
        tell(ev.GameEnded(outcome.scores, outcome.winners))

    def _open_sale(self, state: State, column: int, tell: Tell | None) -> None:
        """§3.3: the next card that has workers above it; cards without are discarded on the way."""
        heights = state.heights
        places = self.places
        while column < places and not heights[column]:
            self._discard(state, column, tell)
            column += 1
        state.column = column
        if column < places:
            state.mover = state.lines[column] & WORKER_MASK
            if tell:
                tell(ev.SaleOpened(column, self.box.cards[state.row[column]].id, state.mover, heights[column]))
        else:
            state.phase = SHIPPING
            state.turn = 0
            self._open_shipping(state, tell)

    def _discard(self, state: State, column: int, tell: Tell | None) -> None:
        state.supply += state.freight[column]
        if tell:
            card = self.box.cards[state.row[column]]
            tell(ev.CardDiscarded(card.id, column, names_of(state.freight[column])))
        state.freight[column] = 0

    def _buy(self, state: State, seat: Seat, tell: Tell | None) -> None:
        column = state.column
        card = state.row[column]
        price = state.heights[column]
        cubes = state.freight[column]
        state.coins[seat] -= price
        state.cards[seat] |= 1 << card
        state.strength[seat] += self.box.strength[card]
        state.fresh[seat] += cubes
        state.freight[column] = 0
        state.bought |= 1 << seat
        state.heights[column] = 0
        state.lines[column] = 0
        if tell:
            tell(ev.CardBought(seat, self.box.cards[card].id, column, price, names_of(cubes)))
        self._open_sale(state, column + 1, tell)

    def _open_shipping(self, state: State, tell: Tell | None) -> None:
        """§3.4: the next seat, clockwise from the first player, that has cubes available."""
        while state.turn < self.players:
            seat = (state.first + state.turn) % self.players
            state.turn += 1
            pool = state.fresh[seat] + state.warehouse[seat] + state.market[seat]
            if pool:
                state.pool = pool
                state.mover = seat
                if tell:
                    tell(ev.ShippingOpened(seat, names_of(pool)))
                return
        self._income(state, tell)

    def obvious(self, state: State, seat: Seat) -> Action | None:
        return only_kept(self.legal(state, seat)) if state.phase == SHIPPING and size(state.pool) == 1 else None

    def _shipping_moves(self, state: State, seat: Seat) -> tuple[Action, ...]:
        pool = state.pool
        owned = state.cards[seat]
        found: list[Action] = []
        goods = [good for good in KINDS if count(pool, good)]
        if contracts := numbers(owned & self.box.contract_mask):
            needs = state.needs
            index = self.box.contract_index
            found = [act.load(good, n) for good in goods for n in contracts if count(needs[index[n]], good)]
        if owned & self.box.all_traders:
            for good in goods:
                if owned & self.box.traders[good]:
                    found += [act.sell(good, cubes) for cubes in range(1, count(pool, good) + 1)]
        room = WAREHOUSE_ROOM if owned & self.box.warehouses else 0
        return (*found, *market_moves(pool, kinds_of(state.supply), room))

    def _ship(self, state: State, seat: Seat, kind: int, action: Action, tell: Tell | None) -> None:
        if kind == act.LOAD:
            good, card = act.load_of(action)
            index = self.box.contract_index[card]
            state.pool -= CUBE[good]
            state.needs[index] -= CUBE[good]
            if tell:
                contract = self.box.cards[card]
                tell(ev.CubeLoaded(seat, GOODS[good], contract.id))
                if not state.needs[index]:
                    tell(ev.ContractCompleted(seat, contract.id, contract.points))
        elif kind == act.SELL:
            good, cubes = act.sell_of(action)
            state.pool -= cubes * CUBE[good]
            state.supply += cubes * CUBE[good]
            state.coins[seat] += cubes
            if tell:
                tell(ev.CubesSold(seat, GOODS[good], cubes))
        elif kind == act.CONVERT:
            given, taken = act.convert_of(action)
            state.pool += CUBE[taken] - given
            state.supply += given - CUBE[taken]
            if tell:
                tell(ev.CubesConverted(seat, names_of(given), GOODS[taken]))
        else:
            given = act.barter_of(action)
            state.pool -= given
            state.supply += given
            state.coins[seat] += 1
            if tell:
                tell(ev.CubesBartered(seat, names_of(given)))

    def _stow(self, state: State, seat: Seat, warehouse: int, market: int, tell: Tell | None) -> None:
        lost = state.pool - warehouse - market
        state.warehouse[seat] = warehouse
        state.market[seat] = market
        state.fresh[seat] = 0
        state.supply += lost
        state.pool = 0
        if tell:
            tell(ev.CubesStowed(seat, names_of(warehouse), names_of(market), names_of(lost)))
        self._open_shipping(state, tell)

    def _income(self, state: State, tell: Tell | None) -> None:
        """§3.5, then the next round or the end."""
        for seat in range(self.players):
            idle = not state.bought >> seat & 1
            bank = bool(state.cards[seat] & self.box.banks)
            state.coins[seat] += 1 + idle + bank
            if tell:
                tell(ev.IncomePaid(seat, 1 + idle + bank, idle, bank))
        state.first = (state.first + 1) % self.players
        state.rounds += 1
        state.row = []
        state.freight = []
        state.heights = []
        state.lines = []
        state.column = 0
        state.bought = 0
        state.mover = CHANCE
        if state.pile == self._last_fire:
            state.phase = END
        else:
            state.phase = SUPPLY
            if tell and state.pile & ~self.box.fires:
                tell(ev.RoundBegan(state.rounds + 1, state.first))

    # The pile and the bag

    @cached_property
    def _season_of_each_round(self) -> tuple[str, ...]:
        """By the first card of the round: the pile is dealt season by season, and a fire takes no place."""
        dealt = [
            season
            for season, cards in zip(SEASONS, self.box.seasons, strict=False)
            for _ in range((cards & self._pile & ~self.box.fires).bit_count())
        ]
        return tuple(dealt[:: self.places])

    def _season_now(self, state: State) -> int:
        """The cards one of which comes next: what is left of the first season that has any left."""
        for season in self.box.seasons:
            if left := state.pile & season:
                return left
        return 0

    @staticmethod
    def _weight(bag: int, cargo: int) -> int:
        """In how many ways these cubes can be drawn from the bag."""
        ways = 1
        for good in KINDS:
            ways *= comb(count(bag, good), count(cargo, good))
        return ways


class Speicherstadt:
    """The door of this folder."""

    @property
    def card(self) -> GameCard:
        return CARD

    def rules(self, setup: Setup) -> SpeicherstadtRules:
        CARD.check(setup)
        return SpeicherstadtRules(setup, box_of(setup.options))


GAME: Final = Speicherstadt()
