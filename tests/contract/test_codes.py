"""Every game that has codes: one tells the same table everywhere and for ever, whatever is played at it."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games import registry
from speicherstadt_app.play.occasions.code import Deal, Opponent, code_of, codes_of, deal_of, read_code
from tests.contract.every import numbers_of_players

WITH_CODES = [(game, players) for game in registry.FOLDERS if codes_of(game) for players in numbers_of_players(game)]
FOR_EVER = {
    "speicherstadt": ("3AD42R83AMJ3UUE", "8adddea4c666f378"),
    "venedig": ("3AD42R83AMJ3UTG", "e7970c05520a59d5"),
}
"""The code of `deal_for` two players, and a digest of what it deals. Codes lie in letters: neither may ever change."""


def deal_for(game: str, players: int) -> Deal:
    """A person, and at the other seats those who can be told."""
    codes = codes_of(game)
    assert codes
    others = [Opponent(codes.LEVELS[n % len(codes.LEVELS)], codes.STYLES[n]) for n in range(players - 1)]
    return Deal((None, *others), 77 + players, game)


@pytest.mark.parametrize(("game", "players"), WITH_CODES)
def test_a_code_tells_its_table(game: str, players: int) -> None:
    deal = deal_for(game, players)
    assert read_code(code_of(deal)) == deal


def chances(game: str, players: int, seed: int) -> list[str]:
    """All that chance does before anybody has decided anything."""
    dealer = Dealer(registry.find(game), players, seed)
    match = Match(dealer.rules)
    while match.actors == (CHANCE,):
        match.play(CHANCE, dealer.deal(match.state))
    return list(match.texts)


@pytest.mark.parametrize(("game", "players"), WITH_CODES)
def test_a_finished_game_tells_its_code_and_one_with_a_secret_left_none(game: str, players: int) -> None:
    deal = deal_for(game, players)
    seats = [
        Player("Mara", "human") if who is None else Player(f"B{n}", "ai", {"level": who.level, "character": who.style})
        for n, who in enumerate(deal.seats)
    ]
    record = Record(game, 1, tuple(seats), 0, (), seed=deal.seed)
    assert deal_of(record) == deal
    assert deal_of(replace(record, seed=None)) is None, "while it is played nobody gets the seed"
    assert deal_of(replace(record, options={"box": "mine"})) is None


@pytest.mark.parametrize("game", dict(WITH_CODES))
def test_what_a_code_means_never_changes(game: str) -> None:
    code, dealt = FOR_EVER[game]
    deal = deal_for(game, 2)
    assert (code_of(deal), read_code(code)) == (code, deal)
    assert sha256("\n".join(chances(game, 2, deal.seed)).encode()).hexdigest()[:16] == dealt
