"""What is told at the landing stage and over the board is about what happens, not about what has become of it since."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

import pytest

from speicherstadt_app.engine.rules import CHANCE, Event
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.venedig.rules.box import BETS_ON, GONDOLIER, standard_box
from speicherstadt_app.games.venedig.rules.events import CardsOpened, GondolaTaken, StartMoved
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import PHASES, State
from speicherstadt_app.games.venedig.table import hand, naming
from speicherstadt_app.games.venedig.table.presenter import VenedigPresenter
from speicherstadt_app.games.venedig.table.reveal import reveal
from speicherstadt_app.games.venedig.table.scene import Scene
from speicherstadt_app.ui.table.presenter import Looks, Undo
from tests.games.venedig.table.test_board import GOLDEN, positions, record, scene

pytestmark = pytest.mark.usefixtures("qapp")

PLAYED = sorted(path.name.removesuffix(".speicher.json") for path in GOLDEN.glob("*.speicher.json"))
Opening = tuple[VenedigRules, State, Sequence[Event], Sequence[Event]]


def openings(name: str) -> Iterator[Opening]:
    """Each opening: the table when everybody looks at the cards, what has happened since, and all of that round."""
    kept = record(name)
    rules = cast(VenedigRules, find("venedig").rules(kept.setup))
    state = rules.start()
    open_now: tuple[State, Sequence[Event]] | None = None
    told: list[Event] = []
    for text in kept.moves:
        step = rules.apply(state, *rules.parse(text))
        state = step.state
        if any(isinstance(event, CardsOpened) for event in step.events):
            if open_now:
                yield rules, *open_now, told
            open_now, told = (state, step.events), []
        told += step.events
    if open_now:
        yield rules, *open_now, told


def seen_by(me: int, rules: VenedigRules, people: int = 1, *, asked: bool = False, covered: bool = False) -> Looks:
    seats = rules.setup.players
    all_people = frozenset((me + n) % seats for n in range(people))
    names = tuple("ABCDEF"[:seats])
    return Looks(me, names, tuple(range(seats)), ("",) * seats, all_people, asked=asked, covered=covered)


def shown(rules: VenedigRules, state: State, events: Sequence[Event] = ()) -> tuple[VenedigPresenter, Scene]:
    presenter = VenedigPresenter("venedig", rules)
    moment = next((event for event in events if isinstance(event, CardsOpened)), None)
    return presenter, presenter.scene(rules.view(state, 0), seen_by(0, rules), tuple(events), moment=moment)


def test_an_opened_gondolier_says_whom_it_replaces_though_it_may_have_been_carried_out() -> None:
    done = 0
    for name in PLAYED:
        for rules, state, since, later in openings(name):
            _, looked = shown(rules, state, since)
            event = looked.opening
            assert event is not None
            taken = [one for one in later if isinstance(one, GondolaTaken)]
            for seat, card in enumerate(event.cards):
                boards = [one for one in taken if one.seat == seat]
                if rules.box.role[rules.box.card_number[card]] != GONDOLIER or not boards or len(taken) > 1:
                    continue
                done += boards[0] in since
                said = next(one["said"] for one in reveal(looked).cards if one["sign"] == seat)
                before = boards[0].before
                assert said == (
                    "Goes aboard the gondola." if before < 0 else f"Takes the gondola from {'ABCDEF'[before]}."
                )
    assert done


def test_the_opened_cards_lie_in_the_order_of_their_round_and_say_where_the_lion_goes() -> None:
    later_already = 0
    for name in PLAYED:
        for rules, state, since, later in openings(name):
            presenter, looked = shown(rules, state, since)
            event = looked.opening
            assert event is not None
            later_already += state.start != event.start
            cards = reveal(looked).cards
            assert [card["number"] for card in cards] == list(range(1, len(cards) + 1))
            told = presenter.prompt(looked, Undo()).prompt
            place = (0 - event.start) % rules.setup.players + 1
            assert told.question == f"The cards are open: you are number {place}."
            moves = [one for one in later if isinstance(one, StartMoved)]
            if moves:
                assert told.consequence.endswith(f"the lion goes to {'ABCDEF'[moves[0].start]}.")
    assert later_already


def test_while_chance_acts_no_card_is_told() -> None:
    kept = record("six-play-with-all-roles")
    rules = cast(VenedigRules, find("venedig").rules(kept.setup))
    state, asked = rules.start(), set()
    for text in kept.moves:
        if rules.actors(state) == (CHANCE,) and PHASES[state.phase] in {"deal", "draw", "open"}:
            presenter, looked = shown(rules, state)
            assert presenter.prompt(looked, Undo()).prompt.consequence == ""
            asked.add(PHASES[state.phase])
        state = rules.apply(state, *rules.parse(text)).state
    assert "deal" in asked


@pytest.mark.parametrize("phase", ["exchange", "give", "choose", "council", "build", "piles"])
def test_over_hand_and_tiles_you_are_called_you_if_you_play_alone_and_only_then(phase: str) -> None:
    rules, state, _ = next(positions("six-play-with-all-roles", phase))
    me = rules.actors(state)[0]
    presenter = VenedigPresenter("venedig", rules)
    for people in (1, 2):
        asked = presenter.scene(rules.view(state, me), seen_by(me, rules, people, asked=True))
        titles = (hand.hand_title(asked), hand.tiles_title(asked))
        assert [title.startswith("Your ") for title in titles] == [people == 1] * 2, titles


def test_the_markers_of_a_card_in_a_hand_that_was_looked_at_are_those_of_the_spy() -> None:
    rules, state, _ = next(positions("a-spy-uses-a-card-that-stays", "use"))
    _, spying = scene(rules, state)
    assert {card["sign"] for card in reveal(spying).cards} == {spying.sign(spying.me)}


def test_a_bet_says_in_one_sentence_what_it_is_about() -> None:
    box = standard_box()
    told = {naming.card_does(box, card) for card in range(len(box.cards)) if box.role[card] in BETS_ON}
    assert "6 points if somebody else opens a builder." in told
    assert len(told) == 3


def test_after_the_last_sentence_of_a_lesson_nothing_is_said_to_go_on() -> None:
    rules, state, _ = next(positions("six-play-with-all-roles", "council"))
    presenter = VenedigPresenter("venedig", rules)
    me = (rules.actors(state)[0] + 1) % rules.setup.players
    for learned, says in ((False, "Read on, and the game goes on."), (True, "That was this lesson.")):
        looks = replace(seen_by(me, rules), taught=True, learned=learned, skippable=True)
        asked = presenter.prompt(presenter.scene(rules.view(state, me), looks), Undo())
        assert asked.prompt.question == says
        assert [button.shown for button in asked.buttons if button.slot == "yes"] == [not learned]
