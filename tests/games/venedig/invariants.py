"""What holds in every game of Die Säulen von Venedig, as checks of a whole game; each raises `Broken` with a sentence.

They are written from the rules (docs/rules/venedig.md), from the texts of the moves and without the masks' arithmetic.
"""

from collections.abc import Callable, Iterator

from speicherstadt_app.engine.trial import promise
from speicherstadt_app.games.venedig.rules.box import ROLES, cell_of, numbers
from speicherstadt_app.games.venedig.rules.events import BetSettled, TileBuilt
from speicherstadt_app.games.venedig.rules.state import NONE, PHASES, State
from tests.games.venedig.told import Told, Turn

FOUR = ("council", "piles", "markers", "build", "spy", "show", "use", "beg", "sabotage")
"""Phases between the opening and the end of a round."""

Cell = tuple[int, int]


def cell(name: str) -> Cell:
    return "ABCDEFGHIJKLMNOPQ".index(name[0]), int(name[1]) - 1


def beside(one: Cell) -> Iterator[Cell]:
    column, row = one
    yield from ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))


def cells_of(mask: int) -> set[Cell]:
    return {(number % 17, number // 17) for number in numbers(mask)}


def sea(told: Told, sign: str) -> set[Cell]:
    rows = (told.box.tables.board[f"row-{row}"] for row in range(1, 9))
    return {(column, row) for row, line in enumerate(rows) for column, here in enumerate(line) if here == sign}


def city(told: Told, state: State) -> dict[Cell, tuple[str, str]]:
    """What the board shows: of each cell under a tile the tile and the sign."""
    found: dict[Cell, tuple[str, str]] = {}
    for action in state.built:
        _, _, tile, *words = told.rules.text(0, action).split(" ")
        for word in words:
            promise(cell(word) not in found, f"two tiles lie on {word}")
            found[cell(word)] = tile, word[2]
    return found


def check_cards(told: Told) -> None:
    """§8: every card is in one place; five in each hand between rounds, four from the opening to the end of a round."""
    for turn in told.turns:
        state = turn.after
        places = [*state.hands, state.deck, *(1 << card for card in state.chosen if card != NONE)]
        everywhere = sum(places)
        promise(everywhere == told.rules.setting.cards, f"ply {turn.ply}: a card is missing or twice")
        promise(
            sum(place.bit_count() for place in places) == 5 * told.players, f"ply {turn.ply}: a card is in two places"
        )
        phase = PHASES[state.phase]
        sizes = [hand.bit_count() for hand in state.hands]
        if phase in {"exchange", "stacks", *FOUR} and state.round:
            size = 5 if phase == "exchange" else 4
            promise(sizes == [size] * told.players, f"ply {turn.ply}: in the phase {phase} the hands have {sizes}")


def check_piles_and_markers(told: Told) -> None:
    """§8: 60 piles and eight markers of each seat; piles hang together with the canal; markers stand on free ones."""
    canal = sea(told, "~")
    for turn in told.turns:
        state = turn.after
        piles = cells_of(state.piles)
        promise(len(piles) + state.left == told.box.piles, f"ply {turn.ply}: there are not {told.box.piles} piles")
        promise(piles <= sea(told, "."), f"ply {turn.ply}: a pile stands in the canal")
        reached, edge = set[Cell](), set(canal)
        while edge:
            edge = {near for one in edge for near in beside(one) if near in piles and near not in reached}
            reached |= edge
        promise(reached == piles, f"ply {turn.ply}: piles don't hang together with the canal")
        standing: set[Cell] = set()
        for seat, mask in enumerate(state.marks):
            own = cells_of(mask)
            promise(not own & standing, f"ply {turn.ply}: two markers on one pile")
            standing |= own
            supply = state.supply(seat, told.box.markers)
            everywhere = len(own) + supply + (state.gondola == seat)
            promise(everywhere == 8 and supply >= 0, f"ply {turn.ply}: seat {seat} has not eight markers")
        covered = {where for where, (_, sign) in city(told, state).items() if sign != "="}
        promise(standing <= piles - covered, f"ply {turn.ply}: a marker stands where no free pile is")


def check_tiles(told: Told) -> None:
    """§8: every tile is in a stack, in one stock or on the board, on piles, a span over the canal."""
    canal = sea(told, "~")
    for turn in told.turns:
        state = turn.after
        built = [action >> 5 & 63 for action in state.built]
        tops = [top for top in state.tops if top != NONE]
        everywhere = [*numbers(state.under), *tops, *(tile for mask in state.stocks for tile in numbers(mask)), *built]
        promise(sorted(everywhere) == [*range(len(told.box.tiles))], f"ply {turn.ply}: a tile is missing or twice")
        for where, (tile, sign) in city(told, state).items():
            ground = canal if sign == "=" else cells_of(state.piles)
            promise(where in ground, f"ply {turn.ply}: {tile} lies on {where}, where it can't")
        shown = {"B": cells_of(state.buildings), "S": cells_of(state.squares), "=": cells_of(state.spans)}
        for sign, cells in shown.items():
            drawn = {where for where, (_, here) in city(told, state).items() if here == sign}
            promise(drawn == cells, f"ply {turn.ply}: what shows {sign} is not what was built")


def check_scores(told: Told) -> None:
    """§5: what each tile brings everybody, counted cell by cell; a score is the sum of its sources."""
    for turn in told.turns:
        promise(
            [sum(row.values()) for row in told.rules.outcome(turn.after).breakdown()] == turn.after.scores,
            f"ply {turn.ply}: the sources don't add up to the score",
        )
        gained = [now - then for now, then in zip(turn.after.scores, turn.before.scores, strict=True)]
        if turn.verb == "build":
            wanted = worth(told, turn)
            bets = bet_points(turn)
            promise(
                gained == [one + bets.get(seat, 0) for seat, one in enumerate(wanted)],
                f"ply {turn.ply}: {turn.text} brought {gained}, not {wanted}",
            )
            (built,) = turn.told(TileBuilt)
            promise(list(built.gains) == wanted, f"ply {turn.ply}: told are {built.gains}, not {wanted}")
        else:
            promise(
                gained == [bet_points(turn).get(seat, 0) for seat in range(told.players)],
                f"ply {turn.ply}: {turn.text} brought {gained}",
            )


def bet_points(turn: Turn) -> dict[int, int]:
    """§4.5: six for each bet that came off before the next decision."""
    return {event.seat: event.points for event in turn.told(BetSettled)}


def worth(told: Told, turn: Turn) -> list[int]:
    """§5, V18, V20: what a tile brings to everybody."""
    state, seat = turn.before, turn.seat
    tile, *words = turn.words
    row = next(each for each in told.box.tiles if each.id == tile)
    gains = [0] * told.players
    gains[seat] += row.arms
    around = city(told, state)
    bank = {near for one in sea(told, "~") for near in beside(one)}
    by_the_canal = False
    for word in words:
        where, sign = cell(word), word[2]
        by_the_canal = by_the_canal or sign == "=" or where in bank
        if sign != "=":
            gains[seat] += sum(around.get(near, ("", ""))[1] == sign for near in beside(where))
            for owner, mask in enumerate(state.marks):
                if owner != seat and mask >> cell_of(word[:2]) & 1:
                    gains[owner if state.lawyer in {NONE, owner} else state.lawyer] += 3
    if by_the_canal and state.gondola != NONE:
        gains[state.gondola] += 2
    return gains


def check_builders(told: Told) -> None:
    """V13: who can build goes on; what lapses could not be spent."""
    for turn in told.turns:
        if turn.verb == "build" and turn.after.phase != turn.before.phase and PHASES[turn.after.phase] != "over":
            left = turn.before.stones - next(tile.stones for tile in told.box.tiles if tile.id == turn.words[0])
            state = turn.after
            free = cells_of(state.piles) - {where for where, (_, sign) in city(told, state).items() if sign != "="}
            for tile in numbers(state.stocks[turn.seat]):
                if told.box.cost[tile] <= left:
                    for lay in told.box.lays[tile]:
                        fits = cells_of(lay.ground) <= free and not cells_of(lay.span) & cells_of(state.spans)
                        promise(not fits, f"ply {turn.ply}: {told.box.tiles[tile].id} could still be built")


def check_decisions(told: Told) -> None:
    """Whatever a seat does with one card, up to what chance brings, is one decision."""
    for turn in told.turns:
        state = turn.after
        again = state.mover == turn.seat and state.phase == turn.before.phase and state.round == turn.before.round
        if again and turn.verb in {"pile", "mark", "build"}:
            promise(told.rules.goes_on(state, turn.seat), f"ply {turn.ply}: the decision is said to be over")


def check_rounds(told: Told) -> None:
    """§3.4: opened cards go to the left; the start player's card goes on if a councillor or a builder was opened."""
    for turns in told.rounds()[1:]:
        opened = [turn for turn in turns if turn.verb == "open"]
        end = turns[-1].after
        if not opened or end.round == turns[0].before.round:
            continue
        cards = opened[0].words
        roles = [ROLES[told.box.role[told.box.card_number[card]]] for card in cards]
        moved = bool({"councillor", "builder"} & {*roles})
        start = turns[0].before.start
        promise(end.start == (start + moved) % told.players, f"round {end.round} begins with seat {end.start}")
        for seat, card in enumerate(cards):
            left = (seat + 1) % told.players
            promise(
                bool(end.hands[left] >> told.box.card_number[card] & 1), f"round {end.round}: {card} was not passed on"
            )


def check_end(told: Told) -> None:
    """§6: at once with the last pile or the end of the track, or after the last round; never later."""
    for turn in told.turns[:-1]:
        promise(turn.after.left > 0, f"ply {turn.ply}: the game goes on after the last pile")
        promise(max(turn.after.scores) < told.box.track, f"ply {turn.ply}: the game goes on at the end of the track")
        promise(turn.after.round <= told.box.rounds, f"ply {turn.ply}: there are too many rounds")
    end = told.outcome.facts["end"]
    state = told.end
    reached = {
        "piles": state.left == 0,
        "track": max(state.scores) >= told.box.track,
        "rounds": state.left > 0 and max(state.scores) < told.box.track and state.round == told.box.rounds,
    }
    promise(reached[str(end)], f"the game is said to have ended by {end}")
    best = max(state.scores)
    promise(
        told.outcome.winners == tuple(seat for seat, score in enumerate(state.scores) if score == best),
        "the winners are not those with most points",
    )


CHECKS: tuple[Callable[[Told], None], ...] = (
    check_cards,
    check_piles_and_markers,
    check_tiles,
    check_scores,
    check_builders,
    check_decisions,
    check_rounds,
    check_end,
)
