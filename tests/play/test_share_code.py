"""A code says the same everywhere: who sits at the table, and with it first player, cards and cubes."""

import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.games import registry
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.extras.codes import LEVELS, STYLES
from speicherstadt_app.play.occasions.code import (
    ALPHABET,
    LATEST_FORM,
    SEEDS,
    Deal,
    NoCode,
    Opponent,
    code_of,
    codes_of,
    deal_of,
    in_groups,
    longest,
    read_code,
)

GAME = "speicherstadt"
LONGEST = 20
CODE = "3FFHAU3UGEV6JH2Z"
DEAL = Deal((None, Opponent("merchant", "miser")), 20261118, GAME)
EVERYBODY = {
    "32XDCYN9RJUARA4TE9W4": Deal(
        (
            Opponent("apprentice", "fire-captain"),
            Opponent("clerk", "office-collector"),
            Opponent("warehouseman", "miser"),
            Opponent("broker", "shipowner"),
            Opponent("merchant", "speculator"),
        ),
        1,
        GAME,
    ),
    "GJK276PJB3B3UCSBQM": Deal(
        (
            None,
            Opponent("hanseat", "troublemaker"),
            Opponent("senator", "grocer"),
            Opponent("apprentice", "silent-partner"),
        ),
        SEEDS - 1,
        GAME,
    ),
}
IN_A_FRESH_PROGRAM = """
import sys
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.games import registry
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.occasions.code import read_code
deal = read_code(sys.argv[1])
dealer = Dealer(find("speicherstadt"), len(deal.seats), deal.seed)
match = Match(dealer.rules)
while match.actors:
    dealer.serve(match)
    if match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
print(dealer.rules.setup.first, *(text for text in match.texts if text.startswith("*")), sep="\\n")
"""


def some_deal(random: Random) -> Deal:
    seats = [Opponent(random.choice(LEVELS), random.choice(STYLES)) for _ in range(random.randint(2, 5))]
    people = [None if random.random() < 0.3 else seat for seat in seats]
    return Deal(tuple(people), random.randrange(random.choice((10, 10**9, SEEDS))), GAME)


def cards_of(deal: Deal, choice: int) -> list[str]:
    """First player and everything that chance does, whatever the players choose."""
    dealer = Dealer(find("speicherstadt"), len(deal.seats), deal.seed)
    match = Match(dealer.rules)
    while match.actors:
        dealer.serve(match)
        if match.actors:
            match.play(match.actors[0], match.legal(match.actors[0])[choice])
    return [str(dealer.rules.setup.first), *(text for text in match.texts if text.startswith("*"))]


def test_a_code_is_read_as_it_was_written() -> None:
    random = Random(1)
    for _ in range(500):
        deal = some_deal(random)
        code = code_of(deal)
        assert len(code) <= LONGEST
        assert set(code) <= set(ALPHABET)
        assert read_code(code) == deal


def test_what_a_code_means_never_changes() -> None:
    """Codes lie in letters: neither their form nor the cards of a seed may ever become another."""
    for code, deal in {CODE: DEAL, **EVERYBODY}.items():
        assert (code_of(deal), read_code(code)) == (code, deal)
    assert brains.levels("speicherstadt") == LEVELS
    assert set(STYLES) == set(brains.styles("speicherstadt"))


def test_every_game_has_a_form_of_its_own() -> None:
    found = [codes.FORM for card in registry.cards() if (codes := codes_of(card.id))]
    assert len(set(found)) == len(found)
    assert all(0 < form <= LATEST_FORM for form in found)
    assert longest() >= LONGEST


def test_nothing_in_it_looks_like_something_else() -> None:
    assert not set("01IOL") & set(ALPHABET)
    assert len(ALPHABET) == len(set(ALPHABET)) == 31


@pytest.mark.parametrize("typed", [CODE.lower(), in_groups(CODE), "-".join(CODE), f"  {CODE[:5]} {CODE[5:]}\n"])
def test_it_may_be_typed_as_one_likes(typed: str) -> None:
    assert read_code(typed) == DEAL


def test_any_two_wrong_symbols_are_noticed() -> None:
    random = Random(2)
    for _ in range(200):
        code = code_of(some_deal(random))
        wrong = list(code)
        for at in random.sample(range(len(code)), random.choice((1, 2))):
            wrong[at] = random.choice(ALPHABET.replace(code[at], ""))
        with pytest.raises(NoCode):
            read_code("".join(wrong))


def test_symbols_that_changed_places_are_noticed() -> None:
    for one in range(len(CODE)):
        for other in range(one):
            swapped = list(CODE)
            swapped[one], swapped[other] = swapped[other], swapped[one]
            if CODE[one] != CODE[other]:
                with pytest.raises(NoCode):
                    read_code("".join(swapped))


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "mistyped"),
        (CODE * 2, "length"),
        (CODE[:-1] + "O", "symbol"),
        ("Ä" + CODE, "symbol"),
        (CODE[:-1], "mistyped"),
        (CODE[1:], "mistyped"),
        ("Z" * LONGEST, "mistyped"),
    ],
)
def test_what_is_no_code_says_why(typed: str, why: str) -> None:
    with pytest.raises(NoCode) as error:
        read_code(typed)
    assert error.value.why == why


def test_a_code_of_a_later_program_is_told_from_a_wrong_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speicherstadt_app.games.speicherstadt.extras.codes.FORM", LATEST_FORM)
    later = code_of(DEAL)
    monkeypatch.undo()
    with pytest.raises(NoCode) as error:
        read_code(later)
    assert error.value.why == "newer"


def test_the_same_code_gives_the_same_cards_in_a_fresh_program_whatever_is_played() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", IN_A_FRESH_PROGRAM, CODE], capture_output=True, text=True, check=True, timeout=60
    )
    assert ran.stdout.splitlines() == cards_of(read_code(CODE), 0)


def test_a_finished_game_tells_its_code_and_a_box_of_ones_own_has_none() -> None:
    players = (Player("Mara", "human"), Player("Miser", "ai", {"level": "merchant", "character": "miser"}))
    record = Record("speicherstadt", 1, players, 0, (), seed=20261118)
    deal = deal_of(record)
    assert deal == DEAL
    assert deal_of(replace(record, seed=None)) is None, "while it is played nobody gets the seed"
    assert deal_of(replace(record, options={"box": "mine"})) is None
    assert deal_of(replace(record, players=(players[0], Player("Bot", "ai", {"level": "greedy"})))) is None


def test_deal_of_more_players_than_codes_seat_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    players = (Player("Mara", "human"), *(Player(f"P{n}", "ai", {"level": "merchant"}) for n in range(2)))
    record = Record(GAME, 1, players, 0, (), seed=20261118)
    assert deal_of(record) is not None
    monkeypatch.setattr("speicherstadt_app.games.speicherstadt.extras.codes.SEATS", (2, 2))
    assert deal_of(record) is None
