"""The terminal shows the whole table within 60 columns."""

import pytest

from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games.venedig.rules.box import COLUMNS, numbers
from speicherstadt_app.games.venedig.rules.rules import GAME
from speicherstadt_app.games.venedig.words.drawing import draw, sheet, small
from speicherstadt_app.games.venedig.words.things import HOUSE_SIGN, SPAN_SIGN, SQUARE_SIGN
from speicherstadt_app.words.game import NOBODY
from speicherstadt_app.words.styled import NARROWEST
from tests.games.venedig.words.played import rules_of

NAMES = ("Anna Amalia Constanza", "Ben", "Clara", "Dora", "Emil", "François de la Giudecca")
BOARD = slice(5, 13)
"""The lines of the eight rows."""


@pytest.fixture(scope="module")
def game() -> Trial:
    return Trial(GAME, 6, 3)


def test_the_board_shows_what_stands_there(game: Trial) -> None:
    for n, (_, state) in enumerate(game.positions()):
        if n % 40 and game.rules.actors(state):
            continue
        rows = "".join(line.plain[3:] for line in draw(rules_of(game), state, NAMES, NARROWEST)[BOARD])
        assert rows.count(HOUSE_SIGN) == state.buildings.bit_count()
        assert rows.count(SQUARE_SIGN) == state.squares.bit_count()
        assert rows.count(SPAN_SIGN) == state.spans.bit_count()
        assert rows.count("|") == (state.free & ~state.marked).bit_count()


def test_nothing_is_wider_than_the_terminal(game: Trial) -> None:
    lines = draw(rules_of(game), game.end, NAMES, NARROWEST)
    lines += sheet(rules_of(game), game.rules.outcome(game.end), NAMES, NARROWEST)
    assert max(line.width for line in lines) <= NARROWEST


def test_a_seat_sees_its_own_hand_and_what_it_can_know_of_others(game: Trial) -> None:
    state = next(state for _, state in game.positions() if state.round == 4)
    drawn = "\n".join(line.plain for line in draw(rules_of(game), game.rules.view(state, 1), NAMES, 100))
    hands = [line for line in drawn.splitlines() if line.lstrip().startswith("hand")]
    assert len(hands) == 6
    assert sum("surely" in line or "hidden" in line for line in hands) == 5


def test_the_picture_in_small_has_every_free_pile_and_every_marker(game: Trial) -> None:
    for n, (_, state) in enumerate(game.positions()):
        if n % 40 and game.rules.actors(state):
            continue
        dots = [patch for patch in small(rules_of(game), state).patches if patch.round]
        standing = state.piles & ~(state.buildings | state.squares | state.spans)
        assert sum(patch.seat == NOBODY for patch in dots) == standing.bit_count()
        for seat, cells in enumerate(state.marks):
            own = {(int(patch.x), int(patch.y)) for patch in dots if patch.seat == seat}
            assert own == {(cell % COLUMNS, cell // COLUMNS) for cell in numbers(cells)}
