"""The table as lines for a terminal and in small, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import state as at
from speicherstadt_app.games.venedig.rules.box import COLUMN_LETTERS, COLUMNS, ROWS, SHAPES, numbers
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import HIDDEN, NONE, UNKNOWN, State
from speicherstadt_app.games.venedig.words import progress as stand
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.games.venedig.words.statistics import source
from speicherstadt_app.games.venedig.words.telling import victory
from speicherstadt_app.words.game import Patch, Small
from speicherstadt_app.words.phrases import capital, filled, number_text
from speicherstadt_app.words.styled import FAINT, HEADING, Part, Styled, between, fit, flow, marks, seat_style, short
from speicherstadt_app.words.translation import tr

HERE: Final = "▸ "
NOT_HERE: Final = "  "
CANAL: Final = "~"
EMPTY: Final = "·"
PILE: Final = "|"
BOAT: Final = "@"
WATER_STYLE: Final = "blue"
HOUSE_STYLE: Final = "red"
INDENT: Final = 12
OWN_INDENT: Final = 12
SHEET_TITLE: Final = 17
WIDEST_CELL: Final = 14


def draw(rules: VenedigRules, view: State, names: Sequence[str], width: int) -> list[Styled]:
    return _Drawing(rules, view, names, width).whole()


class _Drawing:
    def __init__(self, rules: VenedigRules, state: State, names: Sequence[str], width: int) -> None:
        self.rules = rules
        self.box = rules.box
        self.state = state
        self.names = names
        self.marks = marks(names)
        self.width = width
        seen = [seat for seat, hand in enumerate(state.hands) if hand != HIDDEN]
        self.viewer: Seat | None = seen[0] if len(seen) == 1 else None

    def whole(self) -> list[Styled]:
        found: list[Styled] = []
        for lines in (self.headline(), self.board(), self.players(), self.stacks()):
            if lines:
                found += [*([Styled()] if found else []), *(line.trimmed() for line in lines)]
        return found

    # Round, phase, who is to move

    def headline(self) -> list[Styled]:
        state = self.state
        place = stand.where(self.rules.progress(state))
        left = Styled(f"{place} · {stand.phase(self.rules.phase(state))}", style=HEADING).cut(self.width)
        if state.phase != at.OVER:
            start = filled(tr("Venedig.Drawing", "begins: %1", "the start player"), short(self.names[state.start]))
            left = Styled(left, "  ", fit((start, FAINT), max(self.width - left.width - 2, 0), right=True))
        return [left, self.to_move().cut(self.width), Styled("─" * self.width, style=FAINT)]

    def to_move(self) -> Styled:
        called = [short(name) for name in self.names]
        if self.state.phase == at.OVER:
            return Styled(victory(self.rules.outcome(self.state), called), style=HEADING)
        return Styled(capital(stand.waiting(self.rules, self.state, called, None)))

    # The board

    def board(self) -> list[Styled]:
        lines = [Styled("   ", *(fit(f" {letter}", 3) for letter in COLUMN_LETTERS), style=FAINT)]
        lies = self.tiles()
        for row in range(ROWS):
            line = Styled((f" {row + 1} ", FAINT))
            for column in range(COLUMNS):
                self.add_cell(line, row * COLUMNS + column, lies)
            lines.append(line)
        signs = [
            Styled((things.HOUSE_SIGN, HOUSE_STYLE), f" {tr('Venedig.Drawing', 'building')}"),
            Styled(f"{things.SQUARE_SIGN} {tr('Venedig.Drawing', 'square')}"),
            Styled(f"{PILE} {tr('Venedig.Drawing', 'pile')}"),
            Styled((CANAL, WATER_STYLE), f" {tr('Venedig.Drawing', 'canal')}"),
            Styled(f"{things.SPAN_SIGN} {tr('Venedig.Drawing', 'bridge')}"),
            Styled(f"{BOAT} {tr('Venedig.Drawing', 'gondola')}"),
        ]
        return [*lines, Styled("   ", between(signs, "  ")).cut(self.width)]

    def tiles(self) -> dict[int, tuple[int, str]]:
        """What shows on each cell that is built on, and by which tile."""
        found = {}
        for action in self.state.built:
            tile = act.tile_of(action)
            for cell, sign in self.box.lays[tile][act.lay_of(action)].cells:
                found[cell] = tile, things.sign(sign)
        return found

    def add_cell(self, line: Styled, cell: int, lies: dict[int, tuple[int, str]]) -> None:
        """Three places: cells of one tile are joined."""
        if cell not in lies:
            line.add(" ").add(*self.ground(cell)).add(" ")
            return
        tile, sign = lies[cell]
        column = cell % COLUMNS
        joined_left = column > 0 and lies.get(cell - 1, (NONE, ""))[0] == tile
        joined_right = column < COLUMNS - 1 and lies.get(cell + 1, (NONE, ""))[0] == tile
        style = HOUSE_STYLE if sign == things.HOUSE_SIGN else ""
        line.add(("─" if joined_left else "[", FAINT)).add((sign, style)).add(("─" if joined_right else "]", FAINT))

    def ground(self, cell: int) -> tuple[tuple[str, str]]:
        """A cell without a tile."""
        state = self.state
        if cell == state.boat and self.box.canal >> cell & 1:
            return ((BOAT, seat_style(state.gondola) if state.gondola != NONE else WATER_STYLE),)
        if self.box.canal >> cell & 1:
            return ((CANAL, WATER_STYLE),)
        for seat, mask in enumerate(state.marks):
            if mask >> cell & 1:
                return ((self.marks[seat], seat_style(seat)),)
        if state.piles >> cell & 1:
            return ((PILE, "bold" if state.fresh >> cell & 1 else ""),)
        return ((EMPTY, FAINT),)

    # The players

    def players(self) -> list[Styled]:
        name_width = self.width - 46
        heads = (
            fit(tr("Venedig.Drawing", "player", "a heading"), name_width + 2),
            fit(tr("Venedig.Drawing", "points", "a heading"), 8, right=True),
            fit(tr("Venedig.Drawing", "markers", "a heading"), 10, right=True),
            "  ",
            fit(tr("Venedig.Drawing", "card", "a heading: what is played in this round"), 22),
        )
        lines = [Styled(NOT_HERE, *heads, style=FAINT).cut(self.width)]
        for seat in range(self.rules.setup.players):
            lines += self.player(seat, name_width)
        return lines

    def player(self, seat: Seat, name_width: int) -> Iterator[Styled]:
        state = self.state
        supply = state.supply(seat, self.box.markers)
        aboard = BOAT if state.gondola == seat else " "
        yield Styled(
            HERE if seat in self.rules.actors(state) else NOT_HERE,
            (self.marks[seat], seat_style(seat)),
            " ",
            fit((self.names[seat], seat_style(seat)), name_width),
            fit(str(state.scores[seat]), 8, right=True),
            fit(f"{aboard} {supply}", 10, right=True),
            "  ",
            Styled(self.played(seat)).cut(22),
        ).cut(self.width)
        if state.stocks[seat]:
            yield from flow(f"    {tr('Venedig.Drawing', 'tiles')}", self.stock(seat), self.width, OWN_INDENT)
        if cards := self.hand(seat):
            yield from flow(f"    {tr('Venedig.Drawing', 'hand')}", cards, self.width, OWN_INDENT)

    def played(self, seat: Seat) -> Part:
        card = self.state.chosen[seat]
        if card == NONE:
            return ""
        if card == UNKNOWN:
            return tr("Venedig.Drawing", "face down"), FAINT
        name = things.card_name(self.box.cards[card])
        if self.state.phase in (at.CHOOSE, at.OPEN):
            return filled(tr("Venedig.Drawing", "%1, face down", "a card"), name)
        if self.state.lawyer == seat:
            return name, "bold"
        return name

    def stock(self, seat: Seat) -> list[str]:
        tiles = sorted(numbers(self.state.stocks[seat]))
        return [f"{things.tile_name(self.box.tiles[n])} {things.tile_signs(self.box.tiles[n])}" for n in tiles]

    def hand(self, seat: Seat) -> list[Part]:
        """The cards, or those that are surely there as far as whoever looks can know."""
        state = self.state
        if state.phase in (at.DEAL, at.STACKS) and not state.round and state.hands[seat] in (0, HIDDEN):
            return []
        if state.hands[seat] != HIDDEN:
            return [*things.card_names(self.box, numbers(state.hands[seat]))]
        if state.phase == at.DEAL:
            return []
        sure = things.card_names(self.box, numbers(self.rules.known(state, self.viewer).sure[seat]))
        if not sure:
            return [(tr("Venedig.Drawing", "hidden"), FAINT)]
        return [filled(tr("Venedig.Drawing", "surely %1", "a card that is in a hand"), sure[0]), *sure[1:]]

    # Stacks and piles

    def stacks(self) -> list[Styled]:
        state = self.state
        if state.phase == at.OVER:
            return []
        lines = flow(tr("Venedig.Drawing", "open tiles"), self.tops(), self.width, INDENT)
        left = [
            things.piles(state.left),
            *(
                [filled(tr("Venedig.Drawing", "%1 is the lawyer"), self.names[state.lawyer])]
                if state.lawyer >= 0
                else []
            ),
            *(
                [filled(tr("Venedig.Drawing", "%1 is on the gondola"), self.names[state.gondola])]
                if state.gondola >= 0
                else []
            ),
        ]
        return [*lines, *flow(tr("Venedig.Drawing", "still there"), left, self.width, INDENT)]

    def tops(self) -> list[Part]:
        """Each shape with its top, its stones and arms, and how many lie below."""
        found: list[Part] = []
        for shape, top in enumerate(self.state.tops):
            under = (self.state.under & self.box.of_shape[shape]).bit_count()
            name = things.shape_name(SHAPES[shape])
            if top == NONE:
                found.append(Styled((f"{name} -", FAINT)))
                continue
            tile = self.box.tiles[top]
            text = tr("Venedig.Drawing", "%1 (%2 st., %3 pts., %4 below)", "a tile, stones, points, how many lie below")
            found.append(filled(text, f"{name} {things.tile_signs(tile)}", tile.stones, tile.arms, under))
        return found


# The score sheet


def sheet(rules: VenedigRules, outcome: Outcome, names: Sequence[str], width: int) -> list[Styled]:  # noqa: ARG001
    """A row for each source, a column for each player."""
    seats = range(len(names))
    cell = min(WIDEST_CELL, (width - SHEET_TITLE) // len(names))
    found = outcome.breakdown()

    def row(name: Part, parts: Iterable[Part]) -> Styled:
        return Styled(fit(name, SHEET_TITLE), *(fit(part, cell, right=True) for part in parts)).trimmed()

    title = tr("Venedig.Drawing", "The score") if outcome.final else tr("Venedig.Drawing", "The score so far")
    rule = Styled("─" * (SHEET_TITLE + cell * len(names)), style=FAINT)
    lines = [row((title, HEADING), (Styled((names[s], seat_style(s))).cut(cell - 1) for s in seats)), rule]
    lines += [
        row(source(name).title, [number_text(found[seat][name]) for seat in seats])
        for name in outcome.sources
        if any(found[seat][name] for seat in seats)
    ]
    total = capital(tr("Venedig.Drawing", "points", "a heading"))
    lines += [rule, row((total, HEADING), [(number_text(score), HEADING) for score in outcome.scores])]
    if outcome.final:
        place = tr("Venedig.Drawing", "Place", "first, second, third")
        ending = Styled(victory(outcome, [short(name) for name in names]), style=HEADING).cut(width)
        lines += [row(place, [str(place) for place in outcome.places]), Styled(), ending]
    return lines


# In small

LAGOON: Final = "#A5D0BD", "#16323C"
CANAL_WATER: Final = "#2F7C85", "#0A2029"
OUTLINE: Final = "#2A1B14", "#0B1216"
PAINTS: Final = {
    things.HOUSE_SIGN: ("#B4512F", "#7E3826"),
    things.SQUARE_SIGN: ("#F5EEDF", "#8E897C"),
    things.SPAN_SIGN: ("#DDB57E", "#A9835A"),
}
PILE_PAINT: Final = "#7A4A26", "#C9AA7C"
FRAME: Final = 0.09
PILE_SIZE: Final = 0.3
MARKER_SIZE: Final = 0.62


def small(rules: VenedigRules, view: State) -> Small:
    """The city as it stands: water, tiles, piles and markers."""
    box = rules.box
    patches = [_patch(0, COLUMNS, ROWS, LAGOON), *(_patch(cell, 1, 1, CANAL_WATER) for cell in numbers(box.canal))]
    covered = 0
    for action in view.built:
        signs = dict(box.lays[act.tile_of(action)][act.lay_of(action)].cells)
        patches += [_patch(cell, 1, 1, OUTLINE) for cell in signs]
        for cell, sign in signs.items():
            left, right = (FRAME if at not in signs else 0 for at in (cell - 1, cell + 1))
            above, below = (FRAME if at not in signs else 0 for at in (cell - COLUMNS, cell + COLUMNS))
            size = 1 - left - right, 1 - above - below
            patches.append(_patch(cell, *size, PAINTS[things.sign(sign)], left, above))
            covered |= 1 << cell
    free = (1 - PILE_SIZE) / 2
    for cell in numbers(view.piles & ~covered):
        patches.append(_patch(cell, PILE_SIZE, PILE_SIZE, PILE_PAINT, free, free, round=True))
    free = (1 - MARKER_SIZE) / 2
    for seat, cells in enumerate(view.marks):
        for cell in numbers(cells):
            at = cell % COLUMNS + free, cell // COLUMNS + free
            patches.append(Patch(*at, MARKER_SIZE, MARKER_SIZE, seat=seat, round=True))
    return Small(COLUMNS, ROWS, patches)


def _patch(
    cell: int,
    width: float,
    height: float,
    paint: tuple[str, str],
    right: float = 0,
    down: float = 0,
    *,
    round: bool = False,  # noqa: A002
) -> Patch:
    return Patch(cell % COLUMNS + right, cell // COLUMNS + down, width, height, *paint, round=round)
