"""Cards and cubes are promised before a game, and the promise can be checked after it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace

import pytest

from speicherstadt_app.engine.commitment import check_promise, hash_of
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE, Setup
from speicherstadt_app.games.registry import find

GAME = find("speicherstadt")


def played(seed: int, meta: Mapping[str, object] | None = None, *, moves: int = 10_000) -> Record:
    dealer = Dealer(GAME, 2, seed)
    match = Match(dealer.rules)
    while not match.over and match.ply < moves:
        dealer.serve(match)
        if not match.over:
            seat = match.actors[0]
            match.play(seat, match.legal(seat)[0])
    players = (Player("Anna", "human"), Player("Ben", "human"))
    return record_of(GAME, match, players, seed=seed, meta=meta)


def test_anybody_can_compute_the_hash_of_a_seed() -> None:
    assert hash_of(20261118) == hashlib.sha256(b"speicherstadt seed 20261118").hexdigest()


def test_a_promise_is_kept_by_the_seed_that_the_cards_came_from() -> None:
    assert check_promise(played(18, {"seed_hash": hash_of(18)}), find) == "kept"


def test_another_seed_than_the_one_promised_is_found_out() -> None:
    with pytest.raises(Unreadable, match="whose hash was told before"):
        check_promise(played(18, {"seed_hash": hash_of(19)}), find)


def test_a_seed_as_promised_that_brings_other_cards_is_found_out() -> None:
    record = played(18)
    other = next(seed for seed in range(100, 200) if Dealer(GAME, 2, seed).rules.setup.first == record.first)
    with pytest.raises(Unreadable, match="its seed is not the one that its cards came from"):
        check_promise(replace(record, seed=other, meta={"seed_hash": hash_of(other)}), find)


def test_another_first_player_than_the_seed_brings_is_found_out() -> None:
    dealer = Dealer(GAME, 2, 18)
    match = Match(GAME.rules(Setup(2, 1 - dealer.rules.setup.first)))
    while match.actors == (CHANCE,):
        match.play(CHANCE, dealer.deal(match.state))
    told = record_of(GAME, match, (Player("Anna", "human"), Player("Ben", "human")), seed=18)
    with pytest.raises(Unreadable, match="its seed is not the one that its first player came from"):
        check_promise(replace(told, seed=18, meta={"seed_hash": hash_of(18)}), find)


def test_a_promise_stays_open_while_the_game_goes_on() -> None:
    assert check_promise(played(18, {"seed_hash": hash_of(18)}, moves=30), find) == "open"


def test_a_game_without_a_promise_says_so() -> None:
    assert check_promise(played(18), find) == "none"
