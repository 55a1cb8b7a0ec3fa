"""What a match, a record and the score do while something is hidden: simultaneous choices of the sealed bids."""

from typing import Any

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Illegal, Unreadable
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, read_record, record_of, replay
from speicherstadt_app.engine.rules import CHANCE, Event, Seat
from tests.fixture_game.rules.events import BidSealed, BidsOpened, HandShown
from tests.fixture_game.rules.notation import unpack
from tests.fixture_game.rules.rules import GAME
from tests.fixture_game.rules.state import UNKNOWN

PLAYERS = 3


def bid_of(action: int) -> int:
    return unpack(action).things[0]


@pytest.fixture
def dealt() -> tuple[Dealer, Match[Any]]:
    dealer = Dealer(GAME, PLAYERS, 5)
    match: Match[Any] = Match(dealer.rules)
    dealer.serve(match)
    return dealer, match


def test_all_choose_at_the_same_time_and_each_once(dealt: tuple[Dealer, Match[Any]]) -> None:
    dealer, match = dealt
    assert list(match.actors) == [0, 1, 2]
    match.play(1, match.legal(1)[0])
    assert list(match.actors) == [0, 2]
    assert match.legal(1) == ()
    with pytest.raises(Illegal, match="not for seat 1 to move in the phase bid, but for seat 0 and seat 2"):
        match.play(1, match.rules.parse("1 bid 40").action)
    match.play(2, match.legal(2)[0])
    assert list(match.actors) == [0]
    assert match.outcome().scores == (0, 0, 0)
    match.play(0, match.legal(0)[0])
    assert list(match.actors) == [CHANCE]
    assert match.phase == "open"
    [opening] = match.legal(CHANCE)
    assert match.rules.text(CHANCE, opening).startswith("* open ")
    dealer.serve(match)
    assert sum(match.outcome().scores) == 1
    [winner] = match.actors
    match.play(winner, match.legal(winner)[0])
    assert match.rules.goes_on(match.state, winner) or match.phase == "turn"


def test_a_sealed_bid_can_be_taken_back_and_the_others_stay(dealt: tuple[Dealer, Match[Any]]) -> None:
    _, match = dealt
    match.play(1, match.legal(1)[0])
    before = match.state
    match.play(2, match.legal(2)[0])
    match.undo()
    assert match.state == before
    assert list(match.actors) == [0, 2]


def test_each_seat_sees_its_own_cards_and_of_others_that_there_is_one(dealt: tuple[Dealer, Match[Any]]) -> None:
    _, match = dealt
    match.play(1, match.legal(1)[0])
    own = match.texts
    for viewer in range(PLAYERS):
        for text, seen in zip(own, match.seen_texts(viewer), strict=True):
            who, verb, *rest = text.split(" ")
            if verb == "turn" or (who if verb == "bid" else rest[0]) == str(viewer):
                assert seen == text
            else:
                assert seen == " ".join([who, verb, *rest[:-1], "?"])


def test_what_was_seen_of_a_secret_move_can_not_be_played(dealt: tuple[Dealer, Match[Any]]) -> None:
    _, match = dealt
    before = match.texts
    for hidden in ("0 bid ?", "* deal 1 ?"):
        with pytest.raises(Unreadable):
            match.play_text(hidden)
    assert match.texts == before


def test_bids_are_noticed_when_sealed_and_told_when_opened(dealt: tuple[Dealer, Match[Any]]) -> None:
    _, match = dealt
    told: list[Event] = []
    bids = [match.legal(seat)[0] for seat in range(PLAYERS)]
    for seat, bid in enumerate(bids):
        match.play(seat, bid, told.append)
    seen = [match.rules.seen_event(0, event) for event in told]
    assert seen == [BidSealed(0, bid_of(bids[0])), BidSealed(1, UNKNOWN), BidSealed(2, UNKNOWN)]
    told.clear()
    match.play(CHANCE, match.legal(CHANCE)[0], told.append)
    [opened] = told
    assert isinstance(opened, BidsOpened)
    assert opened.bids == tuple(map(bid_of, bids))
    assert match.rules.seen_event(0, opened) == opened


def test_a_hand_that_is_shown_is_seen_by_two_and_noticed_by_all(dealt: tuple[Dealer, Match[Any]]) -> None:
    _, match = dealt
    for seat in range(PLAYERS):
        match.play(seat, match.legal(seat)[0])
    told: list[Event] = []
    for _ in range(2):
        match.play(CHANCE, match.legal(CHANCE)[0], told.append)
    shown = told[-1]
    assert isinstance(shown, HandShown)
    [other] = {*range(PLAYERS)} - {shown.viewer, shown.owner}
    for seat in (shown.viewer, shown.owner):
        assert match.rules.seen_event(seat, shown) == shown
        assert match.seen_texts(seat)[-1] == match.texts[-1]
    strangers: tuple[Seat | None, ...] = (other, None)
    for viewer in strangers:
        assert match.rules.seen_event(viewer, shown) == HandShown(shown.viewer, shown.owner, ())
        assert match.rules.seen_text(viewer, *match.moves[-1]) == f"* show {shown.viewer} {shown.owner} ?"


def test_an_unfinished_record_resumes_in_the_middle_of_a_choice(dealt: tuple[Dealer, Match[Any]]) -> None:
    _, match = dealt
    match.play(2, match.legal(2)[1])
    record = record_of(GAME, match, tuple(Player(name, "human") for name in ("Anna", "Berta", "Carla")))
    again = replay(read_record(record.to_line()), lambda _: GAME)
    assert again.state == match.state
    assert list(again.actors) == [0, 1]
