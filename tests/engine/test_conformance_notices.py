"""The other side of conformance: a game or a match that breaks a promise is caught by the check for that promise."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from speicherstadt_app.engine.conformance import CHECKS, check_match
from speicherstadt_app.engine.conformance_ends import check_card, check_outcome
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.trial import Broken, Trial
from tests.engine import breaches_of_ends, breaches_of_moves, breaches_of_secrets
from tests.engine.breaking import BREACHES, GameOf
from tests.fixture_game import CARD
from tests.fixture_game.rules.rules import SealedBids, Tell
from tests.fixture_game.rules.state import Table

SEEDS = 4

FILES = (breaches_of_ends, breaches_of_moves, breaches_of_secrets)
"""Whose classes register themselves in BREACHES."""


@pytest.mark.parametrize(("game", "check", "words", "players"), BREACHES)
def test_a_broken_promise_is_caught(game: GameOf, check: Callable[[Trial], None], words: str, players: int) -> None:
    def look_at_some_games() -> None:
        for seed in range(SEEDS):
            check(Trial(game, players, seed))

    with pytest.raises(Broken, match=words):
        look_at_some_games()


def test_every_check_is_shown_to_catch_something() -> None:
    shown = {param.values[1] for param in BREACHES} | {check_match}
    assert shown == set(CHECKS)


def test_a_game_without_end_and_a_seat_without_actions_are_caught() -> None:
    class WithoutEnd(SealedBids):
        def step(self, state: Table, seat: Seat, action: Action, tell: Tell | None = None) -> None:
            pass

    class WithoutActions(SealedBids):
        def legal(self, state: Table, seat: Seat) -> Sequence[Action]:
            return ()

    with pytest.raises(Broken, match="does not end within 5000 moves"):
        Trial(GameOf(WithoutEnd), 3, 0)
    with pytest.raises(Broken, match="is to act and has no legal action"):
        Trial(GameOf(WithoutActions), 3, 0)


@pytest.mark.parametrize("winners", [(), (0,)])
def test_one_player_alone_may_win_or_not_and_is_graded(winners: tuple[Seat, ...]) -> None:
    class Alone(SealedBids):
        def outcome(self, state: Table) -> Outcome:
            outcome = super().outcome(state)
            return replace(outcome, winners=winners, grade="fair") if outcome.final else outcome

    trial = Trial(GameOf(Alone, replace(CARD, seats=(1, 6), solo=True, minutes={})), 1, 0)
    check_card(trial)
    check_outcome(trial)
    outcome = trial.rules.outcome(trial.end)
    assert outcome.places == ((1,) if winners else (2,))
    assert outcome.to_json()["winners"] == list(winners)


def undo_two(match: Match[Any]) -> None:
    match.jump(max(match.ply - 2, 0))


def jump_keeping_what_was_legal(match: Match[Any], ply: int) -> None:
    asked, listed = match._asked, match._listed
    JUMP(match, ply)
    match._asked, match._listed = asked, listed


def jump_forgetting_the_rest(match: Match[Any], ply: int) -> None:
    JUMP(match, ply)
    del match._moves[ply:]


def play_in_a_state_handed_out(match: Match[Any], seat: Seat, action: Action, tell: Tell | None = None) -> None:
    match._shared = False
    PLAY(match, seat, action, tell)


JUMP = Match.jump
PLAY = Match.play


@pytest.mark.parametrize(
    ("method", "broken", "words"),
    [
        ("undo", undo_two, "undo leads to another ply"),
        ("jump", jump_keeping_what_was_legal, "other actions are legal"),
        ("jump", jump_forgetting_the_rest, "forgets moves"),
        ("play", play_in_a_state_handed_out, "a match changed a state that it had handed out"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_broken_match_is_caught(
    method: str, broken: Callable[..., None], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = Trial(GameOf(SealedBids), 3, 0)
    monkeypatch.setattr(Match, method, broken)
    with pytest.raises(Broken, match=words):
        check_match(trial)
