"""The log tells what happened, to each viewer what that viewer saw."""

from collections.abc import Iterator

import pytest

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import ROLES, standard_box
from speicherstadt_app.games.venedig.rules.rules import GAME
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.games.venedig.words.telling import recap, teller
from speicherstadt_app.words.game import unmarked
from tests.games.venedig.words.played import rules_of

NAMES = ("Anna", "Ben", "Clara", "Dora")
SECRET = (ev.CardDealt, ev.CardChosen, ev.CardDrawn, ev.CardGiven)


@pytest.fixture(scope="module")
def game() -> Trial:
    return Trial(GAME, 4, 7)


def seen(game: Trial, viewer: Seat | None) -> Iterator[Event]:
    for ply in game.plies:
        for event in ply.events:
            noticed = game.rules.seen_event(viewer, event)
            assert noticed is not None
            yield noticed


def test_no_card_is_named_that_the_viewer_did_not_see(game: Trial) -> None:
    roles = [things.role_name(role) for role in ROLES]
    tells = teller(rules_of(game), NAMES)
    hidden = [event for event in seen(game, None) if isinstance(event, SECRET)]
    assert hidden
    for event in hidden:
        (sentence,) = tells.told([event])
        assert not any(role in sentence.text for role in roles)


def test_the_own_card_is_named(game: Trial) -> None:
    tells = teller(rules_of(game), NAMES)
    own = [event for event in seen(game, 2) if isinstance(event, ev.CardChosen) and event.seat == 2]
    card = things.card_of(standard_box(), own[0].card)
    assert things.the_card(card) in tells.told(own[:1])[0].text


def test_a_tile_tells_what_it_brought_to_everybody() -> None:
    covered = (ev.MarkerCovered(1, 0, 1, 3),)
    built = ev.TileBuilt(0, "Q01", ((0, "B"), (1, "B")), 7, (), covered, 2, 2, (7, 3, 2, 0), 1)
    (sentence,) = teller(GAME.rules(Trial(GAME, 4, 1).rules.setup), NAMES).told([built])
    assert unmarked(sentence.text) == "Anna builds a block at A1: 7 points; Ben +3, Clara +2."


def test_what_others_did_is_told_with_what_it_brought_me(game: Trial) -> None:
    built = next(event for event in seen(game, 0) if isinstance(event, ev.TileBuilt) and any(event.gains))
    me = next(seat for seat in range(4) if seat != built.seat)
    told = recap(rules_of(game), NAMES, me, game.end, [built])
    assert NAMES[built.seat] in told
    assert not recap(rules_of(game), NAMES, built.seat, game.end, [built])


def test_passed_cards_are_told_by_who_has_them_now() -> None:
    rules = GAME.rules(Trial(GAME, 2, 1).rules.setup)
    passed = ev.CardsPassed(("gondolier", "builder-5a"))
    (sentence,) = teller(rules, NAMES[:2]).told([passed])
    assert "Anna: builder 5, Ben: gondolier" in unmarked(sentence.text)
