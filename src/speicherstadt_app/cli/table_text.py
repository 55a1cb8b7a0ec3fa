"""The table of Die Speicherstadt as text: for `show` and for `play --terminal`.

Colour only repeats what letters say, so the drawing reads the same without it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from speicherstadt_app.cli.words import ordinal, plural, signed, title, victory
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.score import Outcome, ScoreLine
from speicherstadt_app.games.speicherstadt.rules.cards import SEASONS, numbers
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, KINDS, count, goods_in, size
from speicherstadt_app.games.speicherstadt.rules.rules import MARKET_ROOM, WAREHOUSE_ROOM, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import (
    DEMAND,
    END,
    OVER,
    PHASES,
    PURCHASE,
    SHIPPING,
    SUPPLY,
    State,
)

NARROWEST: Final = 60
WIDEST: Final = 100

LETTERS: Final = dict(zip(GOODS, "CTSRP", strict=True))
CUBE_STYLES: Final = (
    "white on #7a4a21",
    "white on #2e7d32",
    "black on #f2c230",
    "black on #f2f2f2",
    "white on #b3261e",
)
SEAT_STYLES: Final = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue")
HEADING: Final = "bold"
FAINT: Final = "dim"
HERE: Final = "▸ "
NOT_HERE: Final = "  "
FILLED: Final = "■"
OPEN: Final = "□"
STOCK_INDENT: Final = 18
SHEET_TITLE: Final = 24
LONGEST_SHOWN: Final = 20
LAST: Final = len(SEASONS) - 1


def draw(rules: SpeicherstadtRules, state: State, names: Sequence[str], *, width: int = 80) -> Text:
    """The whole table in at most that many columns, from 60 on."""
    return _Drawing(rules, state, names, min(max(width, NARROWEST), WIDEST)).whole()


def rounds_in(rules: SpeicherstadtRules) -> int:
    """How many rounds a game has: every card but the fires lies in one."""
    return (rules.box.in_play(rules.players) & ~rules.box.fires).bit_count() // rules.places


def marks(names: Sequence[str]) -> list[str]:
    """One letter for each player: the first of the name, or the seat's number if that isn't clear."""
    firsts = [name[0].upper() for name in names]
    clear = len(set(firsts)) == len(firsts) and all(first.isalnum() and cell_len(first) == 1 for first in firsts)
    return firsts if clear else [str(seat) for seat in range(len(names))]


def cubes(bundle: int) -> Text:
    """A bundle, one letter a cube."""
    return Text(" ").join(Text(LETTERS[GOODS[good]], CUBE_STYLES[good]) for good in goods_in(bundle))


def piles(bundle: int) -> Text:
    """A bundle, counted by goods."""
    parts = [
        Text.assemble((LETTERS[GOODS[good]], CUBE_STYLES[good]), f" {count(bundle, good)}")
        for good in KINDS
        if count(bundle, good)
    ]
    return Text("  ").join(parts) if parts else Text("empty", FAINT)


def fit(text: str | Text, width: int, *, right: bool = False) -> Text:
    """Exactly that wide, cut with an ellipsis if need be."""
    shown = text.copy() if isinstance(text, Text) else Text(text)
    if cell_len(shown.plain) > width:
        shown.truncate(width, overflow="ellipsis")
    space = " " * (width - cell_len(shown.plain))
    return Text.assemble(space, shown) if right else Text.assemble(shown, space)


def short(name: str) -> str:
    """A name as it may stand in a sentence."""
    return fit(name, LONGEST_SHOWN).plain.rstrip()


def ending(outcome: Outcome, names: Sequence[str], width: int) -> Text:
    return fit(Text(victory([short(name) for name in names], outcome.scores, outcome.winners), HEADING), width)


def flow(label: str, parts: Iterable[Text], width: int, indent: int, between: str = ", ") -> list[Text]:
    """A label and things after it, as many lines as they need."""
    label_width = max(indent, cell_len(label) + 1)
    lines = [fit(Text(label, FAINT), label_width)]
    empty = True
    for part in parts:
        room = width - cell_len(lines[-1].plain)
        if not empty and cell_len(between + part.plain + between.rstrip()) > room:
            lines[-1].append(between.rstrip())
            lines.append(Text(" " * label_width))
            empty = True
        lines[-1].append_text(part if empty else Text.assemble(between, part))
        empty = False
    return lines


def joined(lines: Iterable[Text]) -> Text:
    """Lines below each other, without blanks at their ends."""
    found = []
    for line in lines:
        line.rstrip()
        found.append(line)
    return Text("\n").join(found)


class _Drawing:
    def __init__(self, rules: SpeicherstadtRules, state: State, names: Sequence[str], width: int) -> None:
        self.rules = rules
        self.box = rules.box
        self.firefighters = rules.box.of_kind("firefighter")
        self.state = state
        self.names = names
        self.marks = marks(names)
        self.width = width

    def whole(self) -> Text:
        parts = [self.headline(), self.columns(), self.players(), self.stocks()]
        return Text("\n\n").join(joined(lines) for lines in parts if lines)

    # Round, season, phase, who is to move

    def headline(self) -> list[Text]:
        state = self.state
        rounds = rounds_in(self.rules)
        ended = state.rounds == rounds
        if ended:
            place = f"After {state.rounds} of {rounds} rounds"
        else:
            place = f"Round {state.rounds + 1} of {rounds} · {SEASONS[self.season()]}"
        left = Text(f"{place} · {PHASES[state.phase]}", HEADING)
        first = "" if ended else f"first: {self.names[state.first]}"
        right = fit(Text(first, FAINT), self.width - cell_len(left.plain) - 2, right=True)
        return [Text.assemble(left, "  ", right), self.to_move(), Text("─" * self.width, FAINT)]

    def season(self) -> int:
        """That of the card turned up last, or else of the next one."""
        state = self.state
        if state.row:
            return self.box.cards[state.row[-1]].season
        return next(season for season, cards in enumerate(self.box.seasons) if state.pile & cards)

    def to_move(self) -> Text:
        state = self.state
        if state.phase == OVER:
            outcome = self.rules.outcome(state)
            return ending(outcome, self.names, self.width)
        if state.mover == CHANCE:
            return Text("the fourth fire comes" if state.phase == END else "a card is turned up")
        name = Text(short(self.names[state.mover]), SEAT_STYLES[state.mover])
        if state.phase == DEMAND:
            return Text.assemble(name, f" places a worker ({state.placed // self.rules.players + 1} of 3)")
        if state.phase == PURCHASE:
            price = state.heights[state.column]
            if state.coins[state.mover] < price:
                return Text.assemble(name, f" must pass: the price is {price}")
            return Text.assemble(name, f" buys for {price} or passes")
        return Text.assemble(name, " ships ", cubes(state.pool) if state.pool else "nothing more")

    # The row

    def columns(self) -> list[Text]:
        state = self.state
        if not state.row:
            return []
        line_width = 15
        title_width = self.width - 5 - 8 - 7 - line_width
        lines = [
            Text.assemble(
                "  ", fit("card", 3 + title_width), fit("", 8), fit("price", 5, right=True), "  line", style=FAINT
            )
        ]
        for column, card in enumerate(state.row):
            here = state.phase == PURCHASE and column == state.column
            gone = state.sold(column)
            price, line = self.sale(column)
            lines.append(
                Text.assemble(
                    HERE if here else NOT_HERE,
                    f"{column + 1}  ",
                    fit(Text(title(self.box.cards[card]), FAINT if gone else "bold" if here else ""), title_width),
                    fit(self.goods_on(column), 8),
                    fit(price, 5, right=True),
                    "  ",
                    line,
                )
            )
        return lines

    def goods_on(self, column: int) -> Text:
        """The freight of a ship, what a contract needs."""
        card = self.state.row[column]
        if self.state.freight[column]:
            return cubes(self.state.freight[column])
        if card in self.box.contract_index and not self.state.sold(column):
            return cubes(self.box.contract_needs[self.box.contract_index[card]])
        return Text("")

    def sale(self, column: int) -> tuple[str, Text]:
        """Price and line of a column, or what became of its card."""
        state = self.state
        if state.phase == SUPPLY:
            return "", Text("")
        if state.sold(column):
            card = state.row[column]
            owner = next((seat for seat, owned in enumerate(state.cards) if owned >> card & 1), None)
            if owner is None:
                return "", Text("discarded", FAINT)
            return "", Text.assemble(("bought by ", FAINT), self.mark(owner))
        if not state.heights[column]:
            return "-", Text("nobody", FAINT)
        return str(state.heights[column]), Text(" ").join(self.mark(seat) for seat in state.line(column))

    def mark(self, seat: int) -> Text:
        return Text(self.marks[seat], SEAT_STYLES[seat])

    # The players

    def players(self) -> list[Text]:
        name_width = self.width - 48
        heading = Text.assemble(NOT_HERE, fit("player", name_width + 2), "  coins  points  strength  warehouse  market")
        heading.stylize(FAINT)
        lines = [heading]
        for seat in range(self.rules.players):
            lines += self.player(seat, name_width)
        return lines

    def player(self, seat: int, name_width: int) -> list[Text]:
        state = self.state
        points = self.rules.outcome(state).scores[seat]
        lines = [
            Text.assemble(
                HERE if state.mover == seat else NOT_HERE,
                self.mark(seat),
                " ",
                fit(Text(self.names[seat], SEAT_STYLES[seat]), name_width),
                fit(str(state.coins[seat]), 7, right=True),
                fit(str(points), 8, right=True),
                fit(str(state.strength[seat]), 10, right=True),
                "  ",
                *self.kept(seat),
            )
        ]
        owned = state.cards[seat] & ~self.box.contract_mask
        lines += flow("", (Text(words) for words in self.grouped(owned)), self.width, 6) if owned else []
        contracts = [self.contract(n) for n in numbers(state.cards[seat] & self.box.contract_mask)]
        lines += flow("", contracts, self.width, 6, "   ") if contracts else []
        if state.fresh[seat] and not self.ships_now(seat):
            lines += flow("", [Text.assemble("on ships bought: ", cubes(state.fresh[seat]))], self.width, 6)
        return lines

    def ships_now(self, seat: int) -> bool:
        return self.state.phase == SHIPPING and self.state.mover == seat

    def kept(self, seat: int) -> list[Text]:
        """Warehouse and market; while a seat ships, their cubes are in its pool."""
        state = self.state
        if self.ships_now(seat):
            return [Text("(in the pool)", FAINT)]
        if state.cards[seat] & self.box.warehouses:
            warehouse = room_for(state.warehouse[seat], WAREHOUSE_ROOM)
        else:
            warehouse = Text("-", FAINT)
        return [fit(warehouse, 11), room_for(state.market[seat], MARKET_ROOM)]

    def grouped(self, cards: int) -> list[str]:
        """The titles of a set of cards, each once."""
        numbered = self.firefighters | self.box.contract_mask
        titles = Counter(title(self.box.cards[n]) for n in numbers(cards & ~numbered))
        found = [name if times == 1 else plural(times, name) for name, times in titles.items()]
        for kind, values in (
            ("firefighter", [self.box.cards[n].value for n in numbers(cards & self.firefighters)]),
            ("contract", [self.box.cards[n].points for n in numbers(cards & self.box.contract_mask)]),
        ):
            if values:
                found.append(f"{kind}{'s' * (len(values) > 1)} {' + '.join(map(str, sorted(values)))}")
        return found

    def contract(self, card: int) -> Text:
        index = self.box.contract_index[card]
        name = Text(title(self.box.cards[card]))
        missing = self.state.needs[index]
        if not missing:
            return name.append(" complete", "bold green")
        for good in KINDS:
            filled = count(self.box.contract_needs[index], good) - count(missing, good)
            letter = LETTERS[GOODS[good]]
            for _ in range(filled):
                name.append(" ").append(f"{FILLED}{letter}", CUBE_STYLES[good])
            for _ in range(count(missing, good)):
                name.append(f" {OPEN}{letter}")
        return name

    # What nobody owns

    def stocks(self) -> list[Text]:
        state = self.state
        lines = flow("general supply", [piles(state.supply)], self.width, STOCK_INDENT)
        if state.phase != OVER:
            lines += flow(f"bag of {size(state.bag)}", [piles(state.bag)], self.width, STOCK_INDENT)
            lines += self.pile()
        fires = [Text(f"{ordinal(n)} ({changes})") for n, changes in enumerate(map(self.fire, state.fires), start=1)]
        lines += flow("fires", fires or [Text("none yet", FAINT)], self.width, STOCK_INDENT)
        legend = (Text.assemble((LETTERS[good], CUBE_STYLES[n]), f" {good}") for n, good in enumerate(GOODS))
        return [*lines, *flow("goods", legend, self.width, STOCK_INDENT, "  ")]

    def pile(self) -> list[Text]:
        """How many cards each season has left, and which those of the first one are."""
        pile = self.state.pile
        left = [(season, pile & cards) for season, cards in enumerate(self.box.seasons) if pile & cards]
        counts = [Text(f"{SEASONS[season]} {cards.bit_count()}") for season, cards in left if season != LAST]
        season, cards = left[0]
        lines = flow("still to come", [*counts, Text("the fourth fire")], self.width, STOCK_INDENT)
        if season != LAST:
            lines += flow(f"  of {SEASONS[season]}", map(Text, self.grouped(cards)), self.width, STOCK_INDENT)
        return lines

    def fire(self, changes: Sequence[int]) -> str:
        told = [f"{self.marks[seat]}: {signed(change)}" for seat, change in enumerate(changes) if change]
        return ", ".join(told) or "no change"


def room_for(bundle: int, room: int) -> Text:
    """Cubes in their places, a dot for each that is free."""
    free = [Text("·", FAINT)] * (room - size(bundle))
    return Text(" ").join([*([cubes(bundle)] if bundle else []), *free])


def score_sheet(rules: SpeicherstadtRules, outcome: Outcome, names: Sequence[str], *, width: int = 80) -> Text:
    """Every point of every player with the reason for it."""
    width = min(max(width, NARROWEST), WIDEST)
    seats = range(len(names))
    cell = min(14, (width - SHEET_TITLE) // len(names))
    title_width = min(width - cell * len(names), 34)

    def row(name: Text, cells: Iterable[str | Text]) -> Text:
        return Text.assemble(fit(name, title_width), *(fit(c, cell, right=True) for c in cells))

    heading = Text("The score" if outcome.final else "The score as it stands", HEADING)
    lines = [row(heading, (fit(Text(names[s], SEAT_STYLES[s]), min(cell - 1, cell_len(names[s]))) for s in seats))]
    lines.append(Text("─" * (title_width + cell * len(names)), FAINT))
    for key in sheet_rows(rules, outcome):
        found = [next((line for line in outcome.sheet[seat] if row_of(line) == key), None) for seat in seats]
        lines.append(row(row_title(rules, *key), [points_in(line) if line else "" for line in found]))
    lines.append(Text("─" * (title_width + cell * len(names)), FAINT))
    lines.append(row(Text("points", HEADING), [Text(str(score), HEADING) for score in outcome.scores]))
    coins = outcome.facts["coins"]
    assert isinstance(coins, list)
    lines.append(row(Text("coins"), [str(coin) for coin in coins]))
    if outcome.final:
        lines.append(row(Text("place"), map(ordinal, outcome.places)))
        lines += [Text(""), ending(outcome, names, width)]
    return joined(lines)


def row_of(line: ScoreLine) -> tuple[str, str]:
    """Lines of several players stand in one row if they are for the same thing."""
    return line.source, line.item if line.source in {"fire", "contract", "trader", "church"} else ""


def sheet_rows(rules: SpeicherstadtRules, outcome: Outcome) -> list[tuple[str, str]]:
    found = {row_of(line) for lines in outcome.sheet for line in lines}
    return sorted(found, key=lambda key: (outcome.sources.index(key[0]), rules.box.number.get(key[1], 0), key[1]))


def row_title(rules: SpeicherstadtRules, source: str, item: str) -> Text:
    if source == "fire":
        return Text(f"{ordinal(int(item))} fire")
    if item:
        card = rules.box.number[item]
        name = Text(title(rules.box.cards[card]))
        if source == "contract":
            name.append("  ").append_text(cubes(rules.box.contract_needs[rules.box.contract_index[card]]))
        return name
    return Text(
        {
            "office": "counting offices",
            "warehouse": "cubes in the warehouse",
            "port": "port: ships",
            "chamber": "chamber: coins",
        }[source]
    )


def points_in(line: ScoreLine) -> str:
    if line.source == "fire":
        return signed(line.points)
    return f"({line.item}) {line.points}" if line.source == "office" else str(line.points)
