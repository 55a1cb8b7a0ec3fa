"""What is worth a medal: each achievement can be won, and none is won by everybody."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, read_record
from speicherstadt_app.games import registry
from speicherstadt_app.games.speicherstadt.rules.feats import CONDITIONS, FeatTally
from speicherstadt_app.games.speicherstadt.rules.rules import GAME

GAMES = Path(__file__).parent / "feats.speicher.jsonl"
"""Found by a search among 600 games of computer players; together they have every feat."""
FACTS = registry.facts("speicherstadt")
NAMES = FACTS.names


def records() -> list[Record]:
    return [read_record(line) for line in GAMES.read_text("utf-8").splitlines()]


def seats() -> Iterator[tuple[Record, int, set[str]]]:
    for record in records():
        for seat, facts in enumerate(FACTS.read(record)):
            yield record, seat, {name for name, done in zip(NAMES.feats, facts.feats, strict=True) if done}


def test_there_are_thirty_and_few_are_secret() -> None:
    assert len({achievement.name for achievement in NAMES.achievements}) == 30
    assert sum(achievement.secret for achievement in NAMES.achievements) == 3


def test_every_feat_belongs_to_one_achievement() -> None:
    feats = [feat for achievement in NAMES.achievements for feat in achievement.feats]
    assert sorted(feats) == sorted(NAMES.feats)


def test_each_can_be_done() -> None:
    done: set[str] = set().union(*(feats for _, _, feats in seats()))
    assert done == set(NAMES.feats)


def test_none_is_done_by_everybody_not_even_by_every_winner() -> None:
    winners = [
        feats
        for record, seat, feats in seats()
        if record.result and seat in record.result["winners"]  # type: ignore[operator]
    ]
    for feat in set(NAMES.feats) - {"won"}:
        assert any(feat not in feats for feats in winners), feat
    assert any("won" not in feats for _, _, feats in seats())


def test_who_loses_has_no_feat_of_winners() -> None:
    of_winners = {"by_a_coin", "by_a_hair", "out_of_reach", "bargain_fleet", "nothing_lost", "no_helmet", "phoenix"}
    for record, seat, feats in seats():
        assert record.result is not None
        won = seat in record.result["winners"]  # type: ignore[operator]
        assert ("won" in feats) == won
        assert (f"won_{len(record.players)}" in feats) == won
        assert won or feats.isdisjoint(of_winners)


def test_points_and_margins_are_those_of_the_result() -> None:
    for record, seat, feats in seats():
        result = record.result or {}
        scores, coins, sheet = (result[key] for key in ("scores", "coins", "breakdown"))
        assert isinstance(scores, list)
        assert isinstance(coins, list)
        assert isinstance(sheet, list)
        margin = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        won = "won" in feats
        assert ("high_score" in feats) == (scores[seat] >= 40)
        assert ("by_a_hair" in feats) == (won and margin == 1)
        assert ("out_of_reach" in feats) == (won and margin >= 15)
        assert ("last_coin" in feats) == (won and coins[seat] == 1)
        assert ("port_master" in feats) == (sheet[seat]["port"] >= 5)
        assert ("full_chest" in feats) == (sheet[seat]["chamber"] >= 10)
        assert ("full_house" in feats) == (sheet[seat]["warehouse"] >= 4)
        assert ("four_offices" in feats) == (sheet[seat]["office"] == 14)
        assert ("four_fires" in feats) == (sheet[seat]["fire"] == 10)


MOVES = [
    # (what is bought by seat 0 at once, from how many workers) on its way to a single feat
    ("last_in_line", 6, 1, True),
    ("last_in_line", 5, 1, False),
    ("own_rival", 3, 3, True),
]


@pytest.mark.parametrize(("feat", "workers", "price", "expected"), MOVES)
def test_a_line_of_workers_and_the_price_at_the_end(feat: str, workers: int, price: int, *, expected: bool) -> None:
    """Two players: six workers at one card, or three of one's own alone."""
    others = workers - 3
    first = 1 if feat == "last_in_line" else 0
    moves = ["* deal A-warehouse", "* deal A-office", "* deal A-coffee-trader"]
    for turn in range(3):
        mine, theirs = "0 place 1", f"1 place {1 if turn < others else 2}"
        moves += [theirs, mine] if first else [mine, theirs]
    record = replace(records()[0], players=records()[0].players[:2], first=first, moves=tuple(moves), result=None)
    assert deeds_after(record, feat, price) is expected


def deeds_after(record: Record, feat: str, price: int) -> bool:
    """Everybody passes until the price is so much and seat 0 is asked; then it buys."""
    rules = GAME.rules(record.setup)
    match, tally = Match(rules), FeatTally(rules.box, 2)
    for move in record.moves:
        match.play_text(move, tally.hear)
    while (match.state.mover, match.state.heights[0]) != (0, price):
        match.play_text(f"{match.state.mover} pass", tally.hear)
    match.play_text("0 buy", tally.hear)
    return CONDITIONS[feat](tally.seats[0])
