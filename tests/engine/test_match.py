"""What a match promises whoever holds one: play, undo, redo, jump, and texts in and out."""

from collections.abc import Sequence
from typing import Any

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Illegal, Unreadable
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Event, Game, Move, Setup
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from tests.fixture_game.rules.rules import GAME as SEALED_BIDS


def begun() -> tuple[Dealer, Match[Any]]:
    dealer = Dealer(GAME, 2, 4)
    match: Match[Any] = Match(dealer.rules)
    dealer.serve(match)
    return dealer, match


def finished() -> Match[Any]:
    dealer, match = begun()
    stream = Stream(1)
    while not match.over:
        (seat,) = match.actors
        match.play(seat, stream.choice(match.legal(seat)))
        dealer.serve(match)
    return match


def test_a_match_begins_with_nothing_played() -> None:
    match: Match[Any] = Match(GAME.rules(Setup(3, 1)))
    assert (match.ply, match.length, match.texts, match.moves) == (0, 0, [], [])
    assert list(match.actors) == [CHANCE]
    assert match.phase == "supply"
    assert not match.over


def test_texts_and_moves_lead_to_the_same_match() -> None:
    match = finished()
    by_text: Match[Any] = Match(match.rules, match.texts)
    assert by_text.state == match.state
    assert by_text.moves == match.moves
    assert all(isinstance(move, Move) for move in match.moves)
    assert by_text.over
    assert list(by_text.actors) == []
    assert by_text.outcome() == match.outcome()


def test_what_is_not_legal_changes_nothing() -> None:
    _, match = begun()
    (seat,) = match.actors
    before = (match.state, match.ply, match.texts)
    told: list[Event] = []
    for move in (f"{1 - seat} place 1", f"{seat} place 4", f"{seat} buy", "* deal A-office"):
        with pytest.raises(Illegal):
            match.play_text(move, told.append)
    with pytest.raises(Unreadable):
        match.play_text("place 1", told.append)
    assert (match.state, match.ply, match.texts) == before
    assert not told


def test_nothing_is_legal_for_who_is_not_to_act() -> None:
    _, match = begun()
    (seat,) = match.actors
    assert len(match.legal(seat)) == 3
    assert not match.legal(1 - seat)
    assert not match.legal(CHANCE)
    assert len(match.legal(seat)) == 3
    over = finished()
    assert not any(over.legal(seat) for seat in (CHANCE, 0, 1))


def test_undone_moves_wait_until_something_else_is_played() -> None:
    match = finished()
    texts = match.texts
    match.jump(40)
    assert (match.ply, match.length, match.texts) == (40, len(texts), texts[:40])
    match.jump(len(texts))
    assert match.texts == texts
    place = next(ply for ply, text in enumerate(texts) if "place" in text)
    match.jump(place)
    (seat,) = match.actors
    other = next(action for action in match.legal(seat) if match.rules.text(seat, action) != texts[place])
    match.play(seat, other)
    assert match.length == match.ply == place + 1
    with pytest.raises(Illegal, match=f"the moves known go from 0 to {place + 1}"):
        match.redo()


def test_another_way_taken_early_leaves_nothing_of_the_old_one() -> None:
    """A match keeps some states on the way, none of them from moves that something else was played instead of."""
    match = finished()
    match.jump(10)
    stream = Stream(2)
    while match.ply < 100:
        (seat,) = match.actors
        match.play(seat, stream.choice(match.legal(seat)))
    for ply in (64, 33, 96, 10, 70):
        match.jump(ply)
        assert match.state == Match(match.rules, match.texts).state


@pytest.mark.parametrize("ply", [-1, 10_000])
def test_there_is_no_ply_before_the_first_or_behind_the_last(ply: int) -> None:
    match = finished()
    before = match.state
    with pytest.raises(Illegal, match=f"there is no ply {ply}"):
        match.jump(ply)
    assert match.state == before


def test_the_first_move_can_be_undone_and_no_more() -> None:
    _, match = begun()
    while match.ply:
        match.undo()
    with pytest.raises(Illegal, match="there is no ply -1"):
        match.undo()
    assert match.state == match.rules.start()


def test_a_state_handed_out_is_never_changed() -> None:
    match = finished()
    length = match.length
    match.jump(0)
    held = []
    for ply in range(length):
        held.append((ply, match.state, match.rules.copy(match.state)))
        match.redo()
    for ply in (0, length, length // 2, 1):
        match.jump(ply)
    assert all(state == kept for _, state, kept in held)


def test_a_dealer_serves_until_a_seat_is_to_move() -> None:
    dealer, match = begun()
    assert match.phase == "demand"
    ply = match.ply
    dealer.serve(match)
    assert match.ply == ply


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_a_game_is_dealt_only_to_as_many_as_it_is_for(players: int) -> None:
    with pytest.raises(Unreadable, match="is for 2 to 5 players"):
        Dealer(GAME, players, 1)


def test_a_game_played_out_at_once_is_the_game_played_move_by_move() -> None:
    dealer = Dealer(GAME, 3, 4)
    stream = Stream(1)
    by_moves: Match[Any] = Match(dealer.rules)
    at_once: Match[Any] = Match(dealer.rules)
    asked: list[int] = []

    def decide(legal: Sequence[int], since: int, _state: object) -> int:
        asked.append(since)
        return stream.choice(legal)

    at_once.play_out([decide] * 3, dealer.deal)
    for text in at_once.texts:
        by_moves.play_text(text)
    assert (at_once.over, at_once.state) == (True, by_moves.state)
    assert asked == sorted(set(asked))
    for ply in (100, 7, at_once.length, 64):
        assert at_once.at(ply) == by_moves.at(ply)
    at_once.jump(40)
    at_once.play_text(by_moves.texts[40])
    assert at_once.length == 41


def test_a_game_played_out_is_checked_as_any_other() -> None:
    dealer = Dealer(GAME, 2, 4)
    match: Match[Any] = Match(dealer.rules)
    too_soon = dealer.rules.parse("0 buy").action
    with pytest.raises(Illegal):
        match.play_out([lambda _legal, _since, _state: too_soon] * 2, dealer.deal)
    assert (match.ply, match.length) == (3, 3)


def test_a_choice_among_several_began_before_any_of_the_others_had_chosen() -> None:
    dealer = Dealer(SEALED_BIDS, 3, 4)
    match: Match[Any] = Match(dealer.rules)
    dealer.serve(match)
    began = match.ply
    assert [match.since(seat) for seat in range(3)] == [began] * 3
    match.play(1, match.legal(1)[0])
    match.play(0, match.legal(0)[1])
    assert match.since(2) == began
    asked: list[int] = []

    def decide(legal: Sequence[int], since: int, _state: object) -> int:
        asked.append(since)
        return legal[0]

    at_once: Match[Any] = Match(dealer.rules)
    at_once.play_out([decide] * 3, dealer.deal)
    assert asked[:3] == [began] * 3


@pytest.mark.parametrize("game", [GAME, SEALED_BIDS], ids=lambda game: str(game.card.id))
def test_match_underway_is_the_first_own_move_of_the_decision(game: Game) -> None:
    longest = 0
    for seed in range(6):
        trial = Trial(game, 2 + seed % 3, seed)
        match: Match[Any] = Match(trial.rules)
        began: dict[int, int] = {}
        for ply in trial.plies:
            if ply.seat != CHANCE:
                amid = trial.rules.goes_on(ply.state, ply.seat)
                if not amid:
                    began[ply.seat] = match.ply
                decision = match.underway(ply.seat)
                own = [one.action for one in trial.plies[began[ply.seat] : ply.number] if one.seat == ply.seat]
                assert decision.began == (began[ply.seat] if amid else match.since(ply.seat))
                assert decision.played == tuple(own if amid else ())
                assert match.ply == ply.number
                longest = max(longest, len(decision.played))
            match.play(ply.seat, ply.action)
    assert longest > 1


def test_match_underway_refuses_a_decision_that_was_never_begun() -> None:
    _, match = begun()
    match.rules.goes_on = lambda state, seat: True  # type: ignore[method-assign]
    with pytest.raises(Illegal, match="seat 0 is said to be amid a decision that it never began"):
        match.underway(0)


def test_match_at_leaves_the_cursor_and_what_was_undone() -> None:
    match = finished()
    match.jump(40)
    assert match.at(70) == Match(match.rules, Match(match.rules, finished().texts[:70]).texts).state
    assert (match.ply, match.length) == (40, finished().length)
    with pytest.raises(Illegal):
        match.at(match.length + 1)
