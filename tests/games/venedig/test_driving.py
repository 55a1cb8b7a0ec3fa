"""V8 to V10: what a driver may drive, against a plain search over all groups on small boards."""

from collections.abc import Iterator

import pytest

from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.rules import driving
from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.rules import GAME, VenedigRules
from speicherstadt_app.games.venedig.rules.state import NONE, OVER, PILES, State
from tests.games.venedig.invariants import Cell, beside, cells_of

Group = frozenset[Cell]

RULES: VenedigRules = GAME.rules(Setup(2))
DRIVERS = {value: number for number, value in enumerate(RULES.box.value) if RULES.box.cards[number].markers}
BOARDS = 40


def small_board(number: int) -> State:
    """A board with a handful of empty cells, all other lagoon cells with piles; some boards hardly have any pile."""
    stream = Stream(number, "board")
    lagoon = numbers(RULES.box.lagoon)
    state = RULES.start()
    empty = {stream.choice(lagoon)}
    while len(empty) < 9:
        if stream.below(4):
            grown = [cell for one in empty for cell in (one - 17, one + 17, one - 1, one + 1) if cell in lagoon]
            empty.add(stream.choice(grown or lagoon))
        else:
            empty.add(stream.choice(lagoon))
    for cell in lagoon:
        if cell not in empty:
            state.piles |= 1 << cell
    # Islands of empty cells that no pile and no canal touches can't be begun.
    for cell in [*empty]:
        if stream.below(3) == 0:
            near = {cell - 17, cell + 17, cell - 1, cell + 1}
            state.piles &= ~sum(1 << one for one in near if 0 <= one < 136 and not stream.below(3))
    if number % 4 == 0:
        keep = stream.choice(numbers(state.piles))
        state.piles = 1 << keep
        state.piles |= sum(1 << cell for cell in lagoon if cell % 17 not in {0, 1, 2, 3})
    state.left = 6 if number % 5 else 2
    return state


def groups_of(size: int, empty: frozenset[Cell], sites: frozenset[Cell]) -> set[Group]:
    """All connected groups of so many empty cells with a site among them."""
    found = {frozenset({cell}) for cell in empty}
    for _ in range(size - 1):
        found = {group | {near} for group in found for one in group for near in beside(one) if near in empty - group}
    return {group for group in found if group & sites}


def allowed(state: State, piles: int) -> set[Group]:
    """V10: of all groups with a site in them those with most cells, but no more than there are piles."""
    empty = frozenset(cells_of(RULES.box.lagoon & ~state.piles))
    grounds = cells_of(RULES.box.canal) | cells_of(state.piles)
    sites = frozenset(cell for cell in empty if grounds & set(beside(cell)))
    return next(groups for size in range(piles, -1, -1) if not size or (groups := groups_of(size, empty, sites)))


def driven(state: State) -> Iterator[Group]:
    """All groups that can be driven, pile by pile."""
    seen: set[Group] = set()
    waiting = [state]
    while waiting:
        now = waiting.pop()
        for action in RULES.legal(now, 0):
            after, _ = RULES.apply(now, 0, action)
            group = frozenset(cells_of(after.piles & ~state.piles))
            if group in seen:
                continue
            seen.add(group)
            if after.phase == PILES:
                waiting.append(after)
            else:
                yield group


@pytest.mark.parametrize("number", range(BOARDS))
def test_exactly_the_allowed_groups_can_be_driven(number: int) -> None:
    state = small_board(number)
    piles = (3, 4, 5)[number % 3]
    state.card = DRIVERS[piles]
    state.chosen = [DRIVERS[piles], NONE]
    state.round = 1
    wanted = allowed(state, min(piles, state.left))
    began = driving.begin_driving(RULES.setting, state, 0, None)
    found = set(driven(state)) if began and state.phase == PILES else set()
    assert found == {group for group in wanted if group}


def test_the_boards_have_room_for_all_for_some_and_for_none() -> None:
    sizes = []
    for number in range(BOARDS):
        state = small_board(number)
        piles = (3, 4, 5)[number % 3]
        groups = allowed(state, min(piles, state.left))
        sizes.append((min(piles, state.left), max(map(len, groups), default=0)))
    assert any(size == most for size, most in sizes)
    assert any(0 < most < size for size, most in sizes)


def test_the_last_pile_ends_the_action_and_the_game() -> None:
    state = RULES.start()
    state.card = DRIVERS[5]
    state.chosen = [DRIVERS[5], NONE]
    state.round = 1
    state.left = 2
    assert driving.begin_driving(RULES.setting, state, 0, None)
    assert state.stones == 2
    for _ in range(2):
        RULES.step(state, 0, RULES.legal(state, 0)[0])
    assert state.phase == OVER
    assert state.marks == [0, 0]
