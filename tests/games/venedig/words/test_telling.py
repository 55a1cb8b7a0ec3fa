"""The log tells what happened, to each viewer what that viewer saw."""

from collections.abc import Iterator

import pytest

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import CELL_NAMES, ROLES, standard_box
from speicherstadt_app.games.venedig.rules.rules import GAME
from speicherstadt_app.games.venedig.rules.state import PILES
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
    told = [sentence for event in hidden for sentence in tells.told([event])]
    assert told
    for sentence in told:
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


def test_a_hand_is_dealt_in_one_line(game: Trial) -> None:
    tells = teller(rules_of(game), NAMES)
    dealt = [event for event in seen(game, 2) if isinstance(event, ev.CardDealt)]
    told = [unmarked(sentence.text) for event in dealt for sentence in tells.told([event])]
    assert len(told) == len(NAMES)
    assert sum(line.endswith(" is dealt 5 cards.") for line in told) == len(NAMES) - 1
    own = next(line for line in told if line.startswith("Clara is dealt: "))
    assert all(things.card_name(things.card_of(standard_box(), event.card)) in own for event in dealt if event.card)


def test_piles_are_told_as_driven_when_they_are_and_not_before(game: Trial) -> None:
    tells = teller(rules_of(game), NAMES)
    events = [event for event in seen(game, None) if isinstance(event, ev.DrivingBegan | ev.PileDriven)]
    piles, cells = 0, list[str]()
    for event in events:
        (sentence,) = tells.told([event])
        if isinstance(event, ev.DrivingBegan):
            piles, cells = event.piles, []
            assert sentence.detail
            assert unmarked(sentence.text) == f"{NAMES[event.seat]} has {things.piles(piles)} to drive."
            continue
        cells.append(things.cell_name(event.cell))
        assert sentence.detail is (len(cells) < piles)
        assert cells[-1] in sentence.text
        if len(cells) == piles:
            where = things.cell_names([CELL_NAMES.index(cell) for cell in cells])
            told = f"{NAMES[event.seat]} drives {things.piles(piles)} at {where}; {things.piles(event.left)} left."
            assert unmarked(sentence.text) == told
    assert piles


def test_who_comes_amid_the_driving_hears_of_all_its_piles(game: Trial) -> None:
    rules = rules_of(game)
    amid = next(ply for ply in game.plies if ply.state.phase == PILES and ply.state.fresh and ply.state.stones == 1)
    tells = teller(rules, NAMES, rules.view(amid.state, None))
    told = tells.told(rules.apply(amid.state, amid.seat, amid.action).events)
    assert any(f" {things.piles(amid.state.fresh.bit_count() + 1)} at " in unmarked(one.text) for one in told)
