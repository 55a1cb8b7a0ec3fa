"""Rules of thumb: what a card is worth to a seat now, and carrying it out at once, without a single move.

This is what play-outs are made of, so it is fast before it is clever. It owns the whole state that it is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from operator import itemgetter
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.venedig.brains.chance import Luck
from speicherstadt_app.games.venedig.brains.laying import KEPT_LAYS, best_row, crowded, varied
from speicherstadt_app.games.venedig.brains.places import Board, Laid, Places, Spot, places_of
from speicherstadt_app.games.venedig.brains.worth import ABOARD, MARKER, Worth
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import (
    BEGGAR,
    BETS_ON,
    BUILDER,
    COUNCILLOR,
    DRIVER,
    GONDOLIER,
    LAWYER,
    SABOTEUR,
    SPAN,
    SPY,
    around,
    numbers,
)
from speicherstadt_app.games.venedig.rules.building import FOR_A_MARKER, FOR_THE_GONDOLA
from speicherstadt_app.games.venedig.rules.setting import WIDTH, Setting, finish
from speicherstadt_app.games.venedig.rules.state import (
    ARMS,
    BETS,
    BY_PILES,
    BY_ROUNDS,
    BY_TRACK,
    CHOOSE,
    EDGES,
    GONDOLA,
    NONE,
    OVER,
    PAID,
    State,
)
from speicherstadt_app.games.venedig.rules.state import LAWYER as FEES

PUSH: Final = 0.35
"""What a pile is worth for each point of lead, times its part of the piles that are left (play.md, section 5)."""
ENDING: Final = 40.0
"""What it is worth to win at once."""
SITES: Final = 0.45
"""A pile that the own stock lacks."""
ANY_SITE: Final = 0.12
"""Any other."""
WHEEL: Final = tuple(round(-log(-log((n + 0.5) / 256)), 6) for n in range(256))
"""Gumbel's noise: the largest of values with it is a draw by their weights."""
ROLES_OFTEN: Final = {BUILDER: 0.22, DRIVER: 0.22, COUNCILLOR: 0.2}
"""How likely a seat is to play such a card."""
WITHOUT_TILES: Final = 0.04
"""The same of a builder by somebody who has no tile …"""
FEW_TILES: Final = 0.12
"""… and of a councillor so much more by who has one at most."""
FEE_CHANCE: Final = 0.3
"""How likely a marker is to be covered in this round."""
BORROWED: Final = 3.6
"""A spy or a beggar …"""
BORROWED_LATE: Final = 0.4
"""… of which this part is left in the last round."""
TEARING_DOWN: Final = 3.3
"""A saboteur."""
OUT_OF_STOCK: Final = 0.45
"""A tile that is built is worth this part of its arms less, as it counts in the stock no more."""
SECOND: Final = 0.95
THIRD: Final = 0.9
"""A second and a third tile of a councillor count for so much of a first."""
LEVEL: Final = 0.1
"""To end the game at once with nobody ahead, as a part of winning it."""
FREE_PILE: Final = 0.5
"""A free pile is as good as so many of one's own."""
MOST_SETS: Final = 4000
"""Of so many tops and stones it is kept what is best to take."""

_first = itemgetter(0)


class Thumb:
    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting
        self.players: Final = setting.players
        box = setting.box
        self.box: Final = box
        self.places: Final[Places] = places_of(box)
        self.worth: Final = Worth(self.places, setting.players)
        self.share: Final = 1 / (setting.players - 1)
        """What a point of another seat takes from this one, on average."""
        self.cells: Final = tuple(len(tile.pattern) - tile.pattern.count(SPAN) for tile in box.tiles)
        self._sets: Final[dict[tuple[float, ...], tuple[float, int]]] = {}
        self._role: Final = box.role
        self._value: Final = box.value

    # Building

    def lays(self, state: State, seat: Seat, stones: int, most: int = KEPT_LAYS) -> list[Laid]:
        """The best ways to lay a tile now, the best first. They are kept: nobody may change them."""
        payable = state.stocks[seat] & self.box.payable[stones]
        if not payable or not state.piles & ~(state.buildings | state.squares):
            return []
        board = self.places.board(state)
        others = 0
        for marks in state.marks:
            others |= marks
        mine = state.marks[seat]
        others ^= mine
        fade = self.worth.fade(state)
        fees = state.lawyer == seat
        aboard = NONE if state.gondola == NONE else state.gondola == seat
        key = (payable, mine, others, fade, self.share, fees, aboard, most)  # Seats at one box may be more or fewer.
        found = board.lays.get(key)
        if found is None:
            found = board.lays[key] = self._lays(state, board, *key)
        return found

    def _lays(
        self,
        state: State,
        board: Board,
        payable: int,
        mine: int,
        others: int,
        fade: float,
        share: float,
        fees: bool,
        aboard: int,
        most: int,
    ) -> list[Laid]:
        cover = (FOR_A_MARKER - MARKER * fade) * share
        if fees:
            cover = -FOR_A_MARKER - MARKER * fade * share
        own = MARKER * fade
        quay = 0.0
        if aboard != NONE:
            quay = FOR_THE_GONDOLA if aboard else -FOR_THE_GONDOLA * share
        found: list[Laid] = []
        marked = mine | others
        for pattern, cost, arms, tile, twin in self.places.sorts(payable):
            fits = board.fits.get(pattern)
            if fits is None:
                fits = self.places.fits(state, pattern, board)
            if not fits:
                continue
            base = arms * (1 - OUT_OF_STOCK * fade)
            for edges, spot in fits:
                ground = spot[0]
                value = base + edges
                if spot[5]:
                    value += quay
                if ground & marked:
                    if under := ground & others:
                        value -= cover * under.bit_count()
                    if under := ground & mine:
                        value -= own * under.bit_count()
                found.append((value, cost, tile, spot, twin))
        found.sort(key=_first, reverse=True)
        return varied(found, most)

    def lay(self, state: State, seat: Seat, tile: int, spot: Spot) -> None:
        """Section 5, all of it."""
        points, scores = state.points, state.scores
        place = seat * WIDTH
        arms = self.box.arms[tile]
        edges = self.edges(state, spot)
        points[place + ARMS] += arms
        points[place + EDGES] += edges
        scores[seat] += arms + edges
        ground = spot[0]
        lawyer = state.lawyer
        marks = state.marks
        for owner, mask in enumerate(marks):
            under = mask & ground
            if under:
                marks[owner] = mask & ~ground
                if owner != seat:
                    paid, source = owner, PAID
                    if lawyer not in {NONE, owner}:
                        paid, source = lawyer, FEES
                    pay = FOR_A_MARKER * under.bit_count()
                    points[paid * WIDTH + source] += pay
                    scores[paid] += pay
        gondola = state.gondola
        if gondola != NONE and spot[5]:
            points[gondola * WIDTH + GONDOLA] += FOR_THE_GONDOLA
            scores[gondola] += FOR_THE_GONDOLA
        lay = spot[7]
        state.stocks[seat] &= ~(1 << tile)
        state.buildings |= lay.buildings
        state.squares |= lay.squares
        state.spans |= lay.span
        state.built += (act.build(tile, spot[6]),)
        if max(scores) >= self.box.track:
            finish(self.setting, state, BY_TRACK, None)

    def edges(self, state: State, spot: Spot) -> int:
        """How many edges would match there."""
        buildings, squares = state.buildings, state.squares
        found = (spot[1] & buildings).bit_count() + (spot[3] & squares).bit_count()
        return found + (spot[2] & buildings).bit_count() + (spot[4] & squares).bit_count()

    def build(self, state: State, seat: Seat, stones: int) -> None:
        while state.phase != OVER:
            found = self.lays(state, seat, stones)
            if not found:
                return
            _, first = best_row(found, stones)
            _, cost, tile, spot, _ = found[first]
            self.lay(state, seat, tile, spot)
            stones -= cost

    # Taking

    def best_set(self, state: State, seat: Seat, stones: int) -> tuple[float, int]:
        """What the best tops to take are worth, and the shape of the first of them; -1 if none can be paid."""
        part = self.worth.one_more(state.stocks[seat])
        key = (*state.tops, stones, part)
        found = self._sets.get(key)
        if found is None:
            if len(self._sets) >= MOST_SETS:
                self._sets.clear()
            found = self._sets[key] = self._best_set(state.tops, stones, part)
        return found

    def _best_set(self, open_tiles: Sequence[int], stones: int, part: float) -> tuple[float, int]:
        cost, arms = self.box.cost, self.box.arms
        tops = [(part * arms[top], cost[top], shape) for shape, top in enumerate(open_tiles) if top != NONE]
        tops.sort(key=_first, reverse=True)
        best, first = 0.0, -1
        for number, (value, price, shape) in enumerate(tops):
            if price > stones:
                continue
            rest = stones - price
            if value > best:
                best, first = value, shape
            for more, (other, fee, _) in enumerate(tops[number + 1 :], number + 2):
                if fee > rest:
                    continue
                both = value + SECOND * other
                left = rest - fee
                for third, last, _ in tops[more:]:
                    if last <= left:
                        both += THIRD * third
                        break
                if both > best:
                    best, first = both, shape
        return best, first

    def take(self, state: State, seat: Seat, stones: int, luck: Luck) -> None:
        while True:
            _, shape = self.best_set(state, seat, stones)
            if shape < 0:
                return
            top = state.tops[shape]
            stones -= self.box.cost[top]
            self.take_top(state, seat, shape, luck)

    def take_top(self, state: State, seat: Seat, shape: int, luck: Luck) -> None:
        state.stocks[seat] |= 1 << state.tops[shape]
        left = state.under & self.box.of_shape[shape]
        if left:
            new = luck.bit_of(left)
            state.under &= ~new
            state.tops[shape] = new.bit_length() - 1
        else:
            state.tops[shape] = NONE

    # Driving

    def drive(self, state: State, seat: Seat, piles: int, markers: int, luck: Luck) -> None:
        """A group that grows where cells lie close together, and markers where most of it lies around."""
        fresh = self.group(state, min(piles, state.left), luck)
        state.piles |= fresh
        state.left -= fresh.bit_count()
        if not state.left:
            finish(self.setting, state, BY_PILES, None)
            return
        markers = min(markers, state.supply(seat, self.box.markers))
        if not markers:
            return
        free = state.piles & ~(state.buildings | state.squares)
        open_cells = (free if self.setting.any_marker else fresh) & ~state.marked
        for _ in range(markers):
            if not open_cells:
                return
            bit = luck.bit_of(crowded(free, open_cells) or open_cells)
            open_cells ^= bit
            state.marks[seat] |= bit

    def pile(self, state: State, cell: int) -> None:
        state.piles |= 1 << cell
        state.fresh |= 1 << cell
        state.left -= 1
        if not state.left:
            finish(self.setting, state, BY_PILES, None)

    def group(self, state: State, piles: int, luck: Luck) -> int:
        empty = self.box.lagoon & ~state.piles
        near = (self.box.bank | around(state.piles)) & empty
        free = state.piles & ~(state.buildings | state.squares)
        fresh = 0
        for _ in range(piles):
            if not near:
                break
            bit = luck.bit_of(crowded(free, near) or (around(free) & near) or near)
            fresh |= bit
            free |= bit
            empty ^= bit
            near = around(fresh) & empty
        return fresh

    # Carrying out

    def carry_out(self, state: State, seat: Seat, card: int, luck: Luck, *, borrowed: bool = False) -> None:
        """A card from beginning to end. The game may be over then."""
        role = self._role[card]
        if role == BUILDER:
            self.build(state, seat, self._value[card])
        elif role == DRIVER:
            self.drive(state, seat, self._value[card], self.box.cards[card].markers, luck)
        elif role == COUNCILLOR:
            self.take(state, seat, self._value[card], luck)
        elif role == GONDOLIER:
            if state.gondola != seat and state.supply(seat, self.box.markers):
                state.gondola = seat
        elif role == LAWYER:
            if borrowed:
                state.lawyer = seat
        elif role in BETS_ON:
            self._bet(state, seat, card)
        elif role == SABOTEUR:
            self._tear_down(state, seat)
        else:
            self._borrow(state, seat, role, luck)

    def _bet(self, state: State, seat: Seat, card: int) -> None:
        wanted = self.box.of_role[BETS_ON[self._role[card]]]
        for other, opened in enumerate(state.chosen):
            if other != seat and wanted >> opened & 1:
                state.points[seat * WIDTH + BETS] += self._value[card]
                state.scores[seat] += self._value[card]
                if state.scores[seat] >= self.box.track:
                    finish(self.setting, state, BY_TRACK, None)
                return

    def _tear_down(self, state: State, seat: Seat) -> None:
        if not state.built:
            return
        arms = self.box.arms
        best = max(state.built, key=lambda action: arms[act.tile_of(action)])
        self.remove(state, seat, best)

    def remove(self, state: State, seat: Seat, built: int) -> None:
        """`built` is how it was built."""
        tile = act.tile_of(built)
        lay = self.box.lays[tile][act.lay_of(built)]
        state.built = tuple(each for each in state.built if each != built)
        state.buildings &= ~lay.buildings
        state.squares &= ~lay.squares
        state.spans &= ~lay.span
        state.stocks[seat] |= 1 << tile

    def _borrow(self, state: State, seat: Seat, role: int, luck: Luck) -> None:
        """Spy or beggar: the best of one hand, drawn at random, or of the opened cards."""
        roles = self._role
        if role == SPY:
            other = (seat + 1 + luck.below(self.players - 1)) % self.players
            cards = [card for card in numbers(state.hands[other]) if roles[card] not in {SPY, BEGGAR}]
        else:
            cards = [card for other, card in enumerate(state.chosen) if other != seat and roles[card] != BEGGAR]
        if not cards:
            return
        worths = self.card_worths(state, seat, cards, opened=True)
        best = max(range(len(cards)), key=worths.__getitem__)
        self.carry_out(state, seat, cards[best], luck, borrowed=True)

    # Choosing

    def card_worths(self, state: State, seat: Seat, cards: list[int], *, opened: bool = False) -> list[float]:
        """What carrying out each of these cards would be worth to a seat, in points; others' cards may be open."""
        fade = self.worth.fade(state)
        found: list[float] = []
        lays: list[Laid] | None = None
        lead = None
        for card in cards:
            role = self._role[card]
            value = self._value[card]
            if role == BUILDER:
                if lays is None:
                    lays = self.lays(state, seat, len(self.box.payable) - 1)
                found.append(best_row(lays, value)[0] if lays else 0.0)
            elif role == COUNCILLOR:
                found.append(fade * self.best_set(state, seat, value)[0])
            elif role == DRIVER:
                if lead is None:
                    lead = self.worth.lead(state, seat)
                found.append(self.driving(state, seat, card, lead, fade))
            else:
                found.append(self._other_worth(state, seat, card, fade, opened=opened))
        return found

    def driving(self, state: State, seat: Seat, card: int, lead: int, fade: float) -> float:
        piles = min(self._value[card], state.left)
        if piles == state.left:
            return ENDING * (1 if lead > 0 else -1 if lead < 0 else LEVEL)
        markers = min(self.box.cards[card].markers, state.supply(seat, self.box.markers))
        free = (state.piles & ~(state.buildings | state.squares)).bit_count()
        cells = self.cells
        lacking = sum([cells[tile] for tile in numbers(state.stocks[seat])]) - FREE_PILE * free
        found = fade * (MARKER * markers + SITES * min(piles, max(0.0, lacking)) + ANY_SITE * piles)
        return found + PUSH * lead * piles / state.left

    def _other_worth(self, state: State, seat: Seat, card: int, fade: float, *, opened: bool) -> float:
        role = self._role[card]
        if role == GONDOLIER:
            able = state.gondola != seat and state.supply(seat, self.box.markers)
            return fade * ABOARD * self.players if able else 0.0
        if role in BETS_ON:
            return self._value[card] * self.bet_chance(state, seat, BETS_ON[role], opened=opened)
        if role == LAWYER:
            free = state.piles & ~(state.buildings | state.squares)
            others = (state.marked & ~state.marks[seat] & free).bit_count()
            return FEE_CHANCE * (FOR_A_MARKER + MARKER * self.share) * others
        if role == SABOTEUR:
            return fade * TEARING_DOWN if state.built else 0.0
        return BORROWED * (BORROWED_LATE + (1 - BORROWED_LATE) * fade)

    def bet_chance(self, state: State, seat: Seat, role: int, *, opened: bool) -> float:
        """How likely another seat has such a card opened, or will have."""
        if opened:
            wanted = self.box.of_role[role]
            others = [card for other, card in enumerate(state.chosen) if other != seat and card >= 0]
            return 1.0 if any(wanted >> card & 1 for card in others) else 0.0
        none = 1.0
        for other in range(self.players):
            if other != seat:
                chance = ROLES_OFTEN[role]
                if role == BUILDER and not state.stocks[other]:
                    chance = WITHOUT_TILES
                elif role == COUNCILLOR and state.stocks[other].bit_count() <= 1:
                    chance += FEW_TILES
                none *= 1 - chance
        return 1 - none

    def choose(self, state: State, seat: Seat, heat: float, luck: Luck) -> int:
        """A card of the hand, the likelier the more it is worth; `heat` points less are e times less likely."""
        cards = numbers(state.hands[seat])
        worths = self.card_worths(state, seat, cards)
        best, most = 0, -1e9
        for number, worth in enumerate(worths):
            liking = worth + heat * WHEEL[luck.below(256)] if heat else worth
            if liking > most:
                best, most = number, liking
        return cards[best]

    # Rounds

    def open_cards(self, state: State) -> None:
        """Everybody has chosen."""
        lawyers = self.box.of_role[LAWYER]
        for seat, card in enumerate(state.chosen):
            state.hands[seat] &= ~(1 << card)
            if lawyers >> card & 1:
                state.lawyer = seat
        state.turn = 0

    def finish_round(self, state: State, luck: Luck) -> None:
        """The seats from `turn` on carry out their cards, and the cards are passed on."""
        players, start, chosen = self.players, state.start, state.chosen
        while state.turn < players:
            if state.phase == OVER:
                return
            seat = (start + state.turn) % players
            self.carry_out(state, seat, chosen[seat], luck)
            state.turn += 1
        if state.phase == OVER:
            return
        symbol = False
        for seat, card in enumerate(chosen):
            state.hands[(seat + 1) % players] |= 1 << card
            symbol = symbol or self.box.symbols >> card & 1 != 0
        state.chosen = [NONE] * players
        state.lawyer = NONE
        if symbol:
            state.start = (start + 1) % players
        if state.round == self.box.rounds:
            finish(self.setting, state, BY_ROUNDS, None)
            return
        state.round += 1
        state.phase = CHOOSE
