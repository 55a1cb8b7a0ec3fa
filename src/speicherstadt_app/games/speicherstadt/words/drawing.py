"""The table as lines for a terminal and in small, and the score sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.score import Outcome, ScoreLine
from speicherstadt_app.games.speicherstadt.rules.cards import SEASONS, numbers
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, KINDS, count, goods_in, size
from speicherstadt_app.games.speicherstadt.rules.market import MARKET_ROOM
from speicherstadt_app.games.speicherstadt.rules.rules import WAREHOUSE_ROOM, WORKERS, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, END, OVER, PURCHASE, SHIPPING, SUPPLY, State
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.games.speicherstadt.words import progress as stand
from speicherstadt_app.games.speicherstadt.words.statistics import source_title
from speicherstadt_app.games.speicherstadt.words.telling import victory
from speicherstadt_app.words.game import Patch, Small
from speicherstadt_app.words.phrases import filled, many, number_text, signed
from speicherstadt_app.words.styled import FAINT, HEADING, Part, Styled, between, fit, flow, marks, seat_style, short
from speicherstadt_app.words.translation import tr

LETTERS: Final = dict(zip(GOODS, "CTSRP", strict=True))
CUBE_STYLES: Final = (
    "white on #7a4a21",
    "white on #2e7d32",
    "black on #f2c230",
    "black on #f2f2f2",
    "white on #b3261e",
)
HERE: Final = "▸ "
NOT_HERE: Final = "  "
FILLED: Final = "■"
OPEN: Final = "□"
STOCK_INDENT: Final = 18
OWN_INDENT: Final = 6
LINE_WIDTH: Final = 15
SHEET_TITLE: Final = 24
LAST: Final = len(SEASONS) - 1


def draw(rules: SpeicherstadtRules, view: State, names: Sequence[str], width: int) -> list[Styled]:
    return _Drawing(rules, view, names, width).whole()


def cubes(bundle: int) -> Styled:
    """A bundle, one letter a cube."""
    return between((LETTERS[GOODS[good]], CUBE_STYLES[good]) for good in goods_in(bundle))


def piles(bundle: int) -> Styled:
    """A bundle, counted by goods."""
    parts = [
        Styled((LETTERS[GOODS[good]], CUBE_STYLES[good]), f" {count(bundle, good)}")
        for good in KINDS
        if count(bundle, good)
    ]
    return between(parts, "  ") if parts else Styled(tr("Speicherstadt.Drawing", "empty"), style=FAINT)


class _Drawing:
    def __init__(self, rules: SpeicherstadtRules, state: State, names: Sequence[str], width: int) -> None:
        self.rules = rules
        self.box = rules.box
        self.firefighters = rules.box.of_kind("firefighter")
        self.state = state
        self.names = names
        self.marks = marks(names)
        self.width = width

    def whole(self) -> list[Styled]:
        found: list[Styled] = []
        for lines in (self.headline(), self.columns(), self.players(), self.stocks()):
            if lines:
                found += [*([Styled()] if found else []), *(line.trimmed() for line in lines)]
        return found

    # Round, season, phase, who is to move

    def headline(self) -> list[Styled]:
        state = self.state
        place = stand.where(self.rules.progress(state))
        left = Styled(f"{place} · {stand.phase(self.rules.phase(state))}", style=HEADING).cut(self.width)
        first = filled(tr("Speicherstadt.Drawing", "first: %1"), self.names[state.first])
        room = self.width - left.width - 2
        if state.phase not in (END, OVER) and room > 0:
            left = Styled(left, "  ", fit((first, FAINT), room, right=True))
        return [left, self.to_move().cut(self.width), Styled("─" * self.width, style=FAINT)]

    def to_move(self) -> Styled:
        state = self.state
        if state.phase == OVER:
            return Styled(victory(self.rules.outcome(state), [short(name) for name in self.names]), style=HEADING)
        if state.mover == CHANCE:
            if state.phase == END:
                return Styled(tr("Speicherstadt.Drawing", "the fourth fire comes"))
            return Styled(tr("Speicherstadt.Games", "cards are dealt"))
        name = short(self.names[state.mover])
        if state.phase == DEMAND:
            text = tr("Speicherstadt.Drawing", "%1 places a worker (%2 of %3)")
            return self._about(name, filled(text, "%1", state.placed // self.rules.players + 1, WORKERS))
        if state.phase == PURCHASE:
            price = state.heights[state.column]
            if state.coins[state.mover] < price:
                return self._about(name, filled(tr("Speicherstadt.Drawing", "%1 must pass: it costs %2"), "%1", price))
            return self._about(name, filled(tr("Speicherstadt.Drawing", "%1 buys for %2 or passes"), "%1", price))
        if not state.pool:
            return self._about(name, tr("Speicherstadt.Drawing", "%1 has nothing left to ship"))
        return Styled(self._about(name, tr("Speicherstadt.Drawing", "%1 ships:")), " ", cubes(state.pool))

    def _about(self, name: str, text: str) -> Styled:
        before, _, behind = text.partition("%1")
        return Styled(before, (name, seat_style(self.state.mover)), behind)

    # The row

    def columns(self) -> list[Styled]:
        state = self.state
        if not state.row:
            return []
        title_width = self.width - 5 - 8 - 7 - LINE_WIDTH
        heads = (
            fit(tr("Speicherstadt.Drawing", "card", "a heading"), 3 + title_width + 6),
            fit(tr("Speicherstadt.Drawing", "price", "a heading"), 7, right=True),
            "  ",
            Styled(tr("Speicherstadt.Drawing", "line", "a heading: who stands in line")).cut(LINE_WIDTH),
        )
        lines = [Styled("  ", *heads, style=FAINT)]
        for column, card in enumerate(state.row):
            here = state.phase == PURCHASE and column == state.column
            style = FAINT if state.sold(column) else "bold" if here else ""
            price, line = self.sale(column)
            lines.append(
                Styled(
                    HERE if here else NOT_HERE,
                    f"{column + 1}  ",
                    fit((words.card_name(self.box.cards[card]), style), title_width),
                    fit(self.goods_on(column), 8),
                    fit(price, 5, right=True),
                    "  ",
                    line.cut(LINE_WIDTH + 1),
                )
            )
        return lines

    def goods_on(self, column: int) -> Styled:
        """The freight of a ship, what a contract needs."""
        card = self.state.row[column]
        if self.state.freight[column]:
            return cubes(self.state.freight[column])
        if card in self.box.contract_index and not self.state.sold(column):
            return cubes(self.box.contract_needs[self.box.contract_index[card]])
        return Styled()

    def sale(self, column: int) -> tuple[str, Styled]:
        """Price and line of a column, or what became of its card."""
        state = self.state
        if state.phase == SUPPLY:
            return "", Styled()
        if state.sold(column):
            card = state.row[column]
            owner = next((seat for seat, owned in enumerate(state.cards) if owned >> card & 1), None)
            if owner is None:
                return "", Styled(tr("Speicherstadt.Drawing", "discarded"), style=FAINT)
            bought = tr("Speicherstadt.Drawing", "bought by %1").partition("%1")
            return "", Styled((bought[0], FAINT), self.mark(owner), (bought[2], FAINT))
        if not state.heights[column]:
            return "-", Styled(tr("Speicherstadt.Drawing", "nobody"), style=FAINT)
        return str(state.heights[column]), between(self.mark(seat) for seat in state.line(column))

    def mark(self, seat: int) -> Styled:
        return Styled((self.marks[seat], seat_style(seat)))

    # The players

    def players(self) -> list[Styled]:
        name_width = self.width - 48
        heads = (
            fit(tr("Speicherstadt.Drawing", "player", "a heading"), name_width + 2),
            fit(tr("Speicherstadt.Drawing", "coins", "a heading"), 7, right=True),
            fit(tr("Speicherstadt.Drawing", "points", "a heading"), 8, right=True),
            fit(tr("Speicherstadt.Drawing", "strength", "a heading"), 10, right=True),
            "  ",
            fit(tr("Speicherstadt.Drawing", "warehouse", "a heading"), 11),
            fit(tr("Speicherstadt.Drawing", "market", "a heading"), 6),
        )
        lines = [Styled(NOT_HERE, *heads, style=FAINT)]
        for seat in range(self.rules.players):
            lines += self.player(seat, name_width)
        return lines

    def player(self, seat: int, name_width: int) -> list[Styled]:
        state = self.state
        lines = [
            Styled(
                HERE if state.mover == seat else NOT_HERE,
                self.mark(seat),
                " ",
                fit((self.names[seat], seat_style(seat)), name_width),
                fit(str(state.coins[seat]), 7, right=True),
                fit(str(self.rules.outcome(state).scores[seat]), 8, right=True),
                fit(str(state.strength[seat]), 10, right=True),
                "  ",
                *self.kept(seat),
            )
        ]
        owned = state.cards[seat] & ~self.box.contract_mask
        lines += flow("", self.grouped(owned), self.width, OWN_INDENT) if owned else []
        contracts = [self.contract(n) for n in numbers(state.cards[seat] & self.box.contract_mask)]
        lines += flow("", contracts, self.width, OWN_INDENT, "   ") if contracts else []
        if state.fresh[seat] and not self.ships_now(seat):
            fresh = Styled(tr("Speicherstadt.Drawing", "on ships bought:"), " ", cubes(state.fresh[seat]))
            lines += flow("", [fresh], self.width, OWN_INDENT)
        return lines

    def ships_now(self, seat: int) -> bool:
        return self.state.phase == SHIPPING and self.state.mover == seat

    def kept(self, seat: int) -> list[Styled]:
        """Warehouse and market; while a seat ships, their cubes are in its pool."""
        state = self.state
        if self.ships_now(seat):
            return [fit((tr("Speicherstadt.Drawing", "(being shipped)"), FAINT), 17)]
        if state.cards[seat] & self.box.warehouses:
            warehouse = room_for(state.warehouse[seat], WAREHOUSE_ROOM)
        else:
            warehouse = Styled("-", style=FAINT)
        return [fit(warehouse, 11), room_for(state.market[seat], MARKET_ROOM)]

    def grouped(self, cards: int) -> list[str]:
        """The names of a set of cards, each once; firefighters in one."""
        names = Counter(words.card_name(self.box.cards[n]) for n in numbers(cards & ~self.firefighters))
        found = [many(name, times) for name, times in names.items()]
        strong = [self.box.cards[n] for n in numbers(cards & self.firefighters)]
        if len(strong) > 1:
            values = " + ".join(str(value) for value in sorted(card.value for card in strong))
            found.append(f"{words.kind_name(strong[0])} {values}")
        elif strong:
            found.append(words.card_name(strong[0]))
        return found

    def contract(self, card: int) -> Styled:
        index = self.box.contract_index[card]
        name = Styled(words.card_name(self.box.cards[card]))
        missing = self.state.needs[index]
        if not missing:
            return name.add(" ").add(tr("Speicherstadt.Drawing", "complete", "a contract"), "bold green")
        for good in KINDS:
            there = count(self.box.contract_needs[index], good) - count(missing, good)
            letter = LETTERS[GOODS[good]]
            for _ in range(there):
                name.add(" ").add(f"{FILLED}{letter}", CUBE_STYLES[good])
            for _ in range(count(missing, good)):
                name.add(f" {OPEN}{letter}")
        return name

    # What nobody owns

    def stocks(self) -> list[Styled]:
        state = self.state
        lines = self.stock(tr("Speicherstadt.Drawing", "general supply"), [piles(state.supply)])
        if state.phase != OVER:
            bag = filled(tr("Speicherstadt.Drawing", "bag of %1", "cubes"), size(state.bag))
            lines += [*self.stock(bag, [piles(state.bag)]), *self.pile()]
        fires = [f"{words.ROMAN[n]} ({changes})" for n, changes in enumerate(map(self.fire, state.fires), start=1)]
        none = Styled(tr("Speicherstadt.Drawing", "none yet", "fires"), style=FAINT)
        lines += self.stock(tr("Speicherstadt.Drawing", "fires"), fires or [none])
        legend = [Styled((LETTERS[good], CUBE_STYLES[n]), f" {words.good_name(good)}") for n, good in enumerate(GOODS)]
        return [*lines, *self.stock(tr("Speicherstadt.Drawing", "goods"), legend, "  ")]

    def stock(self, label: str, parts: Iterable[Part], space: str = ", ") -> list[Styled]:
        return flow(label, parts, self.width, STOCK_INDENT, space)

    def pile(self) -> list[Styled]:
        """How many cards each season has left, and which those of the first one are."""
        pile = self.state.pile
        left = [(season, pile & cards) for season, cards in enumerate(self.box.seasons) if pile & cards]
        counts = [
            f"{words.season_name(SEASONS[season])} {cards.bit_count()}" for season, cards in left if season != LAST
        ]
        fourth = tr("Speicherstadt.Drawing", "the fourth fire")
        lines = self.stock(tr("Speicherstadt.Drawing", "still to come"), [*counts, fourth])
        season, cards = left[0]
        if season != LAST:
            lines += self.stock(f"  {words.season_name(SEASONS[season])}", self.grouped(cards))
        return lines

    def fire(self, changes: Sequence[int]) -> str:
        told = [f"{self.marks[seat]}: {signed(change)}" for seat, change in enumerate(changes) if change]
        return ", ".join(told) or tr("Speicherstadt.Drawing", "no change")


def room_for(bundle: int, room: int) -> Styled:
    """Cubes in their places, a dot for each that is free."""
    return between([*([cubes(bundle)] if bundle else []), *[("·", FAINT)] * (room - size(bundle))])


# The score sheet


def sheet(rules: SpeicherstadtRules, outcome: Outcome, names: Sequence[str], width: int) -> list[Styled]:
    seats = range(len(names))
    cell = min(14, (width - SHEET_TITLE) // len(names))
    title_width = min(width - cell * len(names), 34)

    def row(name: Part, parts: Iterable[Part]) -> Styled:
        return Styled(fit(name, title_width), *(fit(part, cell, right=True) for part in parts)).trimmed()

    title = tr("Speicherstadt.Drawing", "The score")
    if not outcome.final:
        title = tr("Speicherstadt.Drawing", "The score as it stands")
    rule = Styled("─" * (title_width + cell * len(names)), style=FAINT)
    lines = [row((title, HEADING), (Styled((names[s], seat_style(s))).cut(cell - 1) for s in seats)), rule]
    for key in _rows(rules, outcome):
        found = [next((line for line in outcome.sheet[seat] if _row_of(line) == key), None) for seat in seats]
        lines.append(row(_title(rules, *key), [_points(line) if line else "" for line in found]))
    points = tr("Speicherstadt.Drawing", "points", "a heading")
    lines += [rule, row((points, HEADING), [(number_text(score), HEADING) for score in outcome.scores])]
    coins = outcome.facts["coins"]
    assert isinstance(coins, list)
    lines.append(row(tr("Speicherstadt.Drawing", "coins", "a heading"), [str(coin) for coin in coins]))
    if outcome.final:
        place = tr("Speicherstadt.Drawing", "place", "first, second, third")
        ending = Styled(victory(outcome, [short(name) for name in names]), style=HEADING).cut(width)
        lines += [row(place, [str(place) for place in outcome.places]), Styled(), ending]
    return lines


def _row_of(line: ScoreLine) -> tuple[str, str]:
    """Lines of several players stand in one row if they are for the same thing."""
    return line.source, line.item if line.source in {"fire", "contract", "trader", "church"} else ""


def _rows(rules: SpeicherstadtRules, outcome: Outcome) -> list[tuple[str, str]]:
    found = {_row_of(line) for lines in outcome.sheet for line in lines}
    return sorted(found, key=lambda key: (outcome.sources.index(key[0]), rules.box.number.get(key[1], 0), key[1]))


def _title(rules: SpeicherstadtRules, source: str, item: str) -> Styled:
    if source == "fire":
        return Styled(words.fire_label(int(item)))
    if not item:
        return Styled(source_title(source))
    card = rules.box.number[item]
    name = Styled(words.card_name(rules.box.cards[card]))
    if source == "contract":
        return name.add("  ").add(cubes(rules.box.contract_needs[rules.box.contract_index[card]]))
    return name


def _points(line: ScoreLine) -> str:
    if line.source == "fire":
        return signed(line.points)
    return f"({line.item}) {line.points}" if line.source == "office" else number_text(line.points)


# In small

SMALL_WIDTH: Final = 17
SMALL_HEIGHT: Final = 8
SKY: Final = "#C4DBE2", "#16222F"
STONE: Final = "#C9BFA8", "#39413F"
WATER: Final = "#2C6F7C", "#13282F"
BRICKS: Final = ("#8E3B2C", "#6E3226"), ("#A0503A", "#7A4331")
COPPER: Final = "#4E9585", "#2E6A60"
GONE: Final = "#A79A82", "#2B333C"
CARD_PAINTS: Final = {
    "contract": ("#6A4A1E", "#C79A52"),
    "ship": ("#1F5560", "#4F97A3"),
    "port": ("#1F5560", "#4F97A3"),
    "firefighter": ("#C23B2E", "#D0574A"),
    "fire": ("#F2A33A", "#F2A33A"),
    "trader": ("#6B8230", "#8DA24C"),
}
OTHER_PAINT: Final = "#F3EAD6", "#B9AD95"
WORKER_SIZE: Final = 0.78
MOST_WORKERS: Final = 5
"""So many stand above each other in small."""


def small(rules: SpeicherstadtRules, view: State) -> Small:
    """The quay: a house above each card, and in its hatches who stands in line for it."""
    places = max(len(view.row), rules.players + 1)
    wide = SMALL_WIDTH / places
    patches = [
        Patch(0, 0, SMALL_WIDTH, SMALL_HEIGHT, *SKY),
        Patch(0, 6.9, SMALL_WIDTH, 1.1, *WATER),
        Patch(0, 6.3, SMALL_WIDTH, 0.6, *STONE),
    ]
    for place in range(places):
        left = place * wide
        patches += [
            Patch(left + wide * 0.24, 0.5, wide * 0.52, 0.7, *COPPER),
            Patch(left + wide * 0.06, 1.1, wide * 0.88, 5.4, *BRICKS[place % 2]),
        ]
        if place < len(view.row):
            paint = GONE if view.sold(place) else CARD_PAINTS.get(rules.box.cards[view.row[place]].kind, OTHER_PAINT)
            patches.append(Patch(left + wide * 0.17, 5.35, wide * 0.66, 1.6, *paint))
            middle = left + (wide - WORKER_SIZE) / 2
            line = view.line(place) if place < len(view.lines) else []
            for height, seat in enumerate(line[:MOST_WORKERS]):
                at = middle, 4.5 - height * (WORKER_SIZE + 0.04)
                patches.append(Patch(*at, WORKER_SIZE, WORKER_SIZE, seat=seat, round=True))
    return Small(SMALL_WIDTH, SMALL_HEIGHT, patches)
