"""The drawing of the table: all that lies there, in as many columns as there are, with or without colour."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len, chop_cells
from rich.console import Console

from speicherstadt_app.cli.screen import drawn
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import read_lines, read_record, start
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from speicherstadt_app.games.speicherstadt.words.drawing import GONE, draw, sheet, small
from speicherstadt_app.words.game import NOBODY
from speicherstadt_app.words.styled import marks
from tests.cli.samples import FIVE_PLAYERS, TWO_PLAYERS, golden

NAMES = ("Anna", "Kontor", "Bob", "Ümit", "Zoe")
LONG = ("Wilhelmine von und zu Speicherstadt-Hafen", "倉庫街の商人" * 6, "M" * 40, "👨‍👩‍👧 und ich", "x")


class Game:
    """A recorded game that can be looked at anywhere."""

    def __init__(self, path: Path, ply: int | None = None) -> None:
        if path.suffix == ".jsonl":
            with path.open("rb") as stream:
                _, record = next(read_lines(stream))
            assert not isinstance(record, Exception)
        else:
            record = read_record(path.read_bytes())
        self.match: Match[State] = start(record, find)
        rules = self.match.rules
        assert isinstance(rules, SpeicherstadtRules)
        self.rules = rules
        for text in record.moves[:ply]:
            self.match.play_text(text)
        self.names = NAMES[: rules.players]

    def play(self, *texts: str) -> None:
        for text in texts:
            self.match.play_text(text)

    def drawn(self, width: int = 80) -> str:
        return drawn(draw(self.rules, self.match.state, self.names, width)).plain

    def sheet(self, width: int = 80) -> str:
        return drawn(sheet(self.rules, self.match.outcome(), self.names, width)).plain


def lines_with(text: str, *words: str) -> list[str]:
    """The lines that have all these words, with single spaces."""
    found = [" ".join(line.split()) for line in text.splitlines()]
    return [line for line in found if all(word in line for word in words)]


def test_a_whole_table_in_purchase() -> None:
    assert Game(TWO_PLAYERS, 100).drawn().splitlines() == [
        "Spring, round 7 of 16 · Purchase                                   first: Kontor",
        "Anna buys for 1 or passes",
        "─" * 80,
        "",
        "  card                                                    price  line",
        "  1  firefighters (strength 3)                                   bought by K",
        "▸ 2  ship                                         C T S       1  A",
        "  3  ship                                         P P P       2  K A",
        "",
        "  player                              coins  points  strength  warehouse  market",
        "▸ A Anna                                  1       5         1  S S · ·    ·",
        "      tea trader, rubber trader, warehouse, counting office, ship,",
        "      firefighters (strength 1)",
        "      5-point contract ■T □R   5-point contract □T □P",
        "  K Kontor                                0       5         5  -          ·",
        "      coffee trader, saffron trader, counting office, firefighters 2 + 3",
        "      8-point contract □C □S □P   11-point contract □C □T □R □P",
        "      11-point contract □C □T □S □R",
        "",
        "general supply    empty",
        "bag of 36         C 8  T 7  S 6  R 9  P 6",
        "still to come     Spring 3, Summer 13, Autumn 13, the fourth fire",
        "  Spring          2 \N{MULTIPLICATION SIGN} ship, firefighters (strength 1)",
        "fires             I (A: \N{MINUS SIGN}1, K: +1)",
        "goods             C coffee  T tea  S saffron  R rubber  P carpet",
    ]


def test_the_beginning() -> None:
    drawn = Game(FIVE_PLAYERS, 0).drawn()
    assert lines_with(drawn, "Winter, round 1 of 8 · Supply")
    assert lines_with(drawn, "cards are dealt")
    assert lines_with(drawn, "still to come Winter 12, Spring 13, Summer 13, Autumn 13,")
    assert lines_with(drawn, "bag of 45 C 9 T 9 S 9 R 9 P 9")


def test_workers_stand_in_line_as_they_came() -> None:
    game = Game(TWO_PLAYERS, 0)
    game.play("* deal A-contract-8", "* deal A-office", "* deal A-firefighter-2")
    assert lines_with(game.drawn(), "Kontor places a worker (1 of 3)")
    game.play("1 place 3", "0 place 3", "1 place 3", "0 place 1", "1 place 3")
    drawn = game.drawn()
    assert lines_with(drawn, "Anna places a worker (3 of 3)")
    assert lines_with(drawn, "1 8-point contract C S P 1 A")
    assert lines_with(drawn, "2 counting office - nobody")
    assert lines_with(drawn, "3 firefighters (strength 2) 4 K A K K")
    assert drawn.count("▸") == 1


def test_what_became_of_a_card() -> None:
    game = Game(TWO_PLAYERS, 0)
    game.play("* deal A-contract-8", "* deal A-office", "* deal A-firefighter-2", *["1 place 1", "0 place 3"] * 3)
    game.play("1 buy")
    drawn = game.drawn()
    assert lines_with(drawn, "1 8-point contract bought by K")
    assert lines_with(drawn, "2 counting office discarded")
    assert lines_with(drawn, "▸ 3 firefighters (strength 2) 3 A A A")
    assert lines_with(drawn, "Anna buys for 3 or passes")


def test_who_can_not_pay_must_pass() -> None:
    game = Game(TWO_PLAYERS, 0)
    game.play("* deal A-contract-8", "* deal A-office", "* deal A-firefighter-2", *["1 place 1", "0 place 1"] * 3)
    assert lines_with(game.drawn(), "Kontor must pass: it costs 6")


def test_a_pool_is_shown_while_it_is_shipped() -> None:
    game = Game(golden("an-empty-pool-is-still-stowed"), 0)
    texts = read_record(golden("an-empty-pool-is-still-stowed").read_bytes()).moves
    seen = set()
    for text in texts:
        game.play(text)
        state = game.match.state
        if game.match.phase == "shipping":
            name = game.names[state.mover]
            seen.add(not state.pool)
            pool = game.drawn().splitlines()[1].removeprefix(f"{name} ships: ")
            nothing = f"{name} has nothing left to ship"
            assert pool == (" ".join(sorted(pool.split(), key="CTSRP".index)) if state.pool else nothing)
            assert lines_with(game.drawn(), f"▸ {name[0]} {name}", "(being shipped)")
    assert seen == {True, False}


def test_a_complete_contract_and_a_fire_to_come() -> None:
    drawn = Game(TWO_PLAYERS).drawn()
    assert lines_with(drawn, "Autumn, round 16 of 16 · Over")
    assert lines_with(drawn, "5-point contract complete 5-point contract complete")
    assert lines_with(drawn, "8-point contract □C □T ■S")
    assert "still to come" not in drawn


def test_no_round_is_announced_that_will_not_be() -> None:
    game = Game(golden("the-third-fire-lies-right-above-the-fourth"))
    for _ in range(2):
        game.match.undo()
        last = game.rules.progress(game.match.state).rounds
        assert f"round {last} of {last}" in game.drawn()


@pytest.mark.parametrize("width", [60, 72, 80, 100])
@pytest.mark.parametrize("path", [TWO_PLAYERS, FIVE_PLAYERS], ids=["two", "five"])
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["short", "long"])
def test_nothing_is_wider_than_it_may_be(path: Path, names: tuple[str, ...], width: int) -> None:
    game = Game(path)
    game.names = names[: game.rules.players]
    texts = [*game.sheet(width).splitlines()]
    for ply in range(0, game.match.length, 3):
        game.match.jump(ply)
        texts += game.drawn(width).splitlines()
    assert max(map(cell_len, texts)) <= width
    assert not [text for text in texts if text != text.rstrip()]


def test_numbers_stand_below_each_other_whatever_the_names() -> None:
    game = Game(FIVE_PLAYERS, 60)
    cells = []
    for game.names in (NAMES, LONG):
        lines = game.drawn().splitlines()
        coins = next(line for line in lines if "coins" in line)
        starts = tuple(f"{here}{mark} " for here in ("  ", "▸ ") for mark in marks(game.names))
        players = lines[lines.index(coins) :]
        numbers = [line for line in players if line.startswith(starts)]
        assert len(numbers) == 5
        cells.append(["".join(chop_cells(line, 36)[1:]) for line in numbers])
    assert cells[0] == cells[1]


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Anna", "bob"), ["A", "B"]),
        (("Anna", "anton"), ["0", "1"]),
        (("倉庫", "Bob"), ["0", "1"]),
        (("(: Kai", "Bob"), ["0", "1"]),
    ],
)
def test_players_are_told_apart_by_one_letter_or_else_by_seat(names: tuple[str, ...], expected: list[str]) -> None:
    assert marks(names) == expected


@pytest.mark.parametrize("path", [TWO_PLAYERS, golden("a-score-below-zero"), golden("two-share-the-victory")])
def test_the_sheet_adds_up(path: Path) -> None:
    game = Game(path)
    heading, rule, *rows, second_rule, points, _coins, place, _, end = game.sheet().splitlines()
    assert rule == second_rule
    assert heading.split()[2:] == list(game.names)
    players = len(game.names)
    cell = min(14, 56 // players)
    sums = [0] * players
    for row in rows:
        cells = [row.ljust(len(rule))[len(rule) - cell * n :][:cell].split() for n in range(players, 0, -1)]
        for seat, words in enumerate(cells):
            sums[seat] += int(words[-1].replace("\N{MINUS SIGN}", "-")) if words else 0
    outcome = game.match.outcome()
    assert (
        tuple(sums) == outcome.scores == tuple(int(word.replace("\N{MINUS SIGN}", "-")) for word in points.split()[1:])
    )
    winners = [game.names[seat] for seat in outcome.winners]
    assert [game.names[seat] for seat, word in enumerate(place.split()[1:]) if word == "1"] == winners
    assert end.startswith(" and ".join(winners))


def test_the_sheet_tells_for_how_many_offices() -> None:
    assert lines_with(Game(TWO_PLAYERS).sheet(), "Counting offices (3) 9 (1) 2")


def test_colours_say_nothing_that_letters_do_not() -> None:
    text = drawn(draw((game := Game(FIVE_PLAYERS, 150)).rules, game.match.state, game.names, 80))
    coloured, plain = Console(force_terminal=True, width=80), Console(color_system=None, width=80)
    with coloured.capture() as with_colours:
        coloured.print(text)
    with plain.capture() as without:
        plain.print(text)
    assert "\x1b" in with_colours.get()
    assert without.get() == f"{text.plain}\n"


def test_the_quay_in_small_has_all_who_stand_there_and_pales_what_is_gone() -> None:
    standing = gone = 0
    for ply in range(8, 120, 8):
        game = Game(FIVE_PLAYERS, ply)
        state = game.match.state
        patches = small(game.rules, state).patches
        places = range(len(state.lines))
        shown = [patch.seat for patch in patches if patch.seat != NOBODY]
        assert shown == [seat for place in places for seat in state.line(place)]
        pale = sum((patch.day, patch.night) == GONE for patch in patches)
        assert pale == sum(state.sold(place) for place in range(len(state.row)))
        standing, gone = standing + len(shown), gone + pale
    assert standing > 20
    assert gone > 5
