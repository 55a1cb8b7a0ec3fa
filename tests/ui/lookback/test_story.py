"""A recorded game with secrets is looked at again: the whole table, what one seat saw, or what everybody saw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.language import Language
from speicherstadt_app.ui.lookback.story import EVERYBODY, WHOLE, Eyes, Story
from tests.fixture_game.registered import registered
from tests.fixture_game.rules.events import BidSealed, CardDealt, HandShown
from tests.fixture_game.rules.state import UNKNOWN
from tests.ui.lookback.sealed import NAMES, played

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    spoken = Language()
    spoken.speak("en")
    with registered():
        yield
    spoken.fall_silent()


def cards_told(story: Story, eyes: Eyes) -> list[int]:
    """Every card that those eyes saw in somebody's hand or sealed by somebody."""
    events = story.seen(len(story.turns), eyes)
    return [event.card for event in events if isinstance(event, CardDealt | BidSealed)]


def test_a_game_that_is_over_is_shown_whole_or_as_anybody_saw_it() -> None:
    story = Story(played())
    assert story.over
    assert story.eyes(1) == (WHOLE, Eyes(0), Eyes(1), Eyes(2), EVERYBODY)
    assert UNKNOWN not in cards_told(story, WHOLE)
    assert set(cards_told(story, EVERYBODY)) == {UNKNOWN}
    for seat in range(len(NAMES)):
        seen = cards_told(story, Eyes(seat))
        assert UNKNOWN in seen
        assert set(seen) != {UNKNOWN}


def test_every_view_is_what_those_eyes_knew_then() -> None:
    story = Story(played())
    for ply in story.stops:
        state = story.state(ply)
        assert story.view(ply, WHOLE) == state
        for seat in (None, 0, 1, 2):
            assert story.view(ply, Eyes(seat)) == story.rules.view(state, seat)


def test_of_a_game_that_goes_on_who_plays_alone_sees_what_was_seen_from_there() -> None:
    record = played(moves=20)
    bots = (Player(name, "ai") for name in NAMES[1:])
    story = Story(replace(record, players=(record.players[0], *bots)))
    assert not story.over
    assert story.eyes(0) == (Eyes(0),)
    assert story.eyes(None) == (EVERYBODY,)


@pytest.mark.parametrize("mine", [0, 2, None])
def test_of_a_game_that_goes_on_at_one_screen_everybody_sees_what_all_saw(mine: int | None) -> None:
    """Whose name is chosen in the program does not tell who sits there."""
    assert Story(played(moves=20)).eyes(mine) == (EVERYBODY,)


def test_whether_others_had_a_choice_is_not_told_while_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has a single card left chooses nothing, but that is their secret."""
    record, whole = played(moves=20), played()
    stops = Story(record).stops
    monkeypatch.setattr(Match, "legal", lambda match, seat: (0,))
    assert Story(record).stops == stops
    assert Story(whole).stops == [len(whole.moves)]


def test_several_moves_of_one_decision_have_one_stop() -> None:
    story = Story(played())
    amid = [
        turn.ply
        for turn in story.turns
        if turn.seat >= 0 and turn.chosen and story.rules.goes_on(story.state(turn.ply), turn.seat)
    ]
    assert amid
    assert not set(amid) & set(story.stops)


def test_the_log_tells_those_eyes_no_more_than_they_saw() -> None:
    story = Story(played())
    whole = [line.spoken for line in story.told(WHOLE, full=True)]
    mine = [line.spoken for line in story.told(Eyes(1), full=True)]
    public = [line.spoken for line in story.told(EVERYBODY, full=True)]
    assert len({tuple(whole), tuple(mine), tuple(public)}) == 3
    shown = [turn for turn in story.turns if any(isinstance(event, HandShown) for event in turn.events)]
    for turn in shown:
        for event in turn.seen_by(None):
            assert not isinstance(event, HandShown) or event.cards == ()


def test_rounds_and_chapters_are_those_of_the_rules() -> None:
    story = Story(played())
    assert [story.chapter_of(number) for number in (1, 2, 3)] == ["auction", "auction", "finale"]
    firsts = [story.stops[story.first_stop_of(number)] for number in (1, 2, 3)]
    assert [story.progress(ply).round for ply in firsts] == [1, 2, 3]


def test_who_sees_only_their_own_side_sits_in_front_of_it() -> None:
    story = Story(played())
    assert story.looks(0, Eyes(2)).me == 2
    assert story.looks(0, Eyes(2)).viewer == 2
    assert story.looks(0, EVERYBODY).viewer is None
    assert story.looks(0, WHOLE).viewer == 0
    assert not story.looks(0, WHOLE).people, "nobody is 'you' in a replay"
