"""What a seat can know of the others' hands, and the hands that it imagines."""

from collections import Counter

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.rules.rules import GAME, VenedigRules
from speicherstadt_app.games.venedig.rules.state import CHOOSE, NONE, OPEN, PASSED, SHOWN, SWAPPED, USED, State
from tests.games.venedig.told import Told, played

THIEVES = {"choose spy": 9.0, "choose beggar": 9.0}
SELDOM = {"exchange": 0.2}
GAMES = [(2, {}), (3, {}), (4, THIEVES), (5, SELDOM), (6, {})]


def hand(state: State, seat: int) -> int:
    """The hand, with a card that is sealed."""
    sealed = state.phase in (CHOOSE, OPEN) and state.chosen[seat] != NONE
    return state.hands[seat] | (1 << state.chosen[seat] if sealed else 0)


def moments(told: Told, every: int) -> list[State]:
    return [turn.before for turn in told.turns if turn.ply % every == 0 and turn.before.round]


@pytest.mark.parametrize(("players", "likings"), GAMES)
def test_what_is_known_is_true(players: int, likings: dict[str, float]) -> None:
    told = played(players, 3, likings)
    sure = Counter[bool]()
    for state in moments(told, 7):
        for viewer in (None, *range(players)):
            known = told.rules.known(told.rules.view(state, viewer), viewer)
            for seat in range(players):
                assert not hand(state, seat) & ~known.may[seat]
                assert not known.sure[seat] & ~hand(state, seat)
                if seat != viewer is not None:
                    sure[True] += known.sure[seat].bit_count()
                    sure[False] += hand(state, seat).bit_count()
    assert players > 2 or sure[True] == sure[False]
    assert sure[True] > 0.2 * sure[False]


@pytest.mark.parametrize(("players", "likings"), GAMES)
def test_an_imagined_past_leads_to_what_was_seen(players: int, likings: dict[str, float]) -> None:
    """The imagined hands are played back through all that was seen: each card was where it was seen, and so were those
    that the others saw."""
    told = played(players, 5, likings)
    for state in moments(told, 11):
        viewer = state.round % players
        view = told.rules.view(state, viewer)
        for number in range(2):
            world = told.rules.imagine(view, viewer, Stream(number, "world"))
            assert told.rules.view(world, viewer) == view
            play_back(world, players)


@pytest.mark.parametrize(
    ("players", "seed", "likings", "number", "viewer"),
    [(5, 169, {}, 8, 3), (4, 55, {"choose driver": 0.1, "exchange": 9.0}, 18, 1)],
)
def test_hands_are_imagined_however_few_would_fit(
    players: int, seed: int, likings: dict[str, float], number: int, viewer: int
) -> None:
    """Round after round people exchanged whom the viewer could not look at: of thousands of ways hardly any fits."""
    told = played(players, seed, likings)
    state = next(turn.before for turn in told.turns if turn.verb == "open" and turn.before.round == number)
    view = told.rules.view(state, viewer)
    for world in range(3):
        play_back(told.rules.imagine(view, viewer, Stream(world, "world")), players)


def play_back(state: State, players: int) -> None:
    hands = [mask | (1 << card if card != NONE else 0) for mask, card in zip(state.hands, state.chosen, strict=True)]
    if state.drawn != NONE:
        move(hands, state.start, state.other, state.drawn)
    for what, *entry in reversed(state.memory):
        if what == PASSED:
            for seat, card in enumerate(entry):
                assert hands[(seat + 1) % players] >> card & 1
            for seat, card in enumerate(entry):
                hands[(seat + 1) % players] &= ~(1 << card)
            for seat, card in enumerate(entry):
                hands[seat] |= 1 << card
        elif what == SWAPPED:
            start, other, drawn, given = entry
            move(hands, other, start, given)
            move(hands, start, other, drawn)
        elif what == SHOWN:
            assert (hands[entry[1]] & ~entry[2]).bit_count() == 1
        else:
            assert what == USED
            assert hands[entry[1]] >> entry[2] & 1
    assert [mask.bit_count() for mask in hands] == [5] * players


def move(hands: list[int], seat: int, to: int, card: int) -> None:
    assert hands[seat] >> card & 1
    hands[seat] &= ~(1 << card)
    hands[to] |= 1 << card


# One exchange that the others could not see, looked at closely


def after_an_exchange(players: int, seed: int) -> tuple[VenedigRules, Match[State]]:
    """Round 2, in which the start player has exchanged with the seat to the right."""
    dealer = Dealer(GAME, players, seed)
    match: Match[State] = Match(dealer.rules)
    dealer.serve(match)
    while match.state.round < 2 or match.phase != "choose":
        seat = match.actors[0]
        exchanging = match.phase == "exchange" and match.state.round == 2
        wanted = f"{seat} exchange {(seat - 1) % players}" if exchanging else f"{seat} keep"
        legal = match.legal(seat)
        texts = [dealer.rules.text(seat, action) for action in legal]
        match.play(seat, legal[texts.index(wanted)] if wanted in texts else legal[0])
        dealer.serve(match)
    assert isinstance(dealer.rules, VenedigRules)
    return dealer.rules, match


def test_an_unseen_exchange_moves_one_card_each_way() -> None:
    """Whoever knew a card of one of the two does not know any more whether it is still there; but at most one went."""
    rules, match = after_an_exchange(4, 2)
    state = match.state
    start, other = state.start, (state.start - 1) % 4
    passed = next(entry for entry in state.memory if entry[0] == PASSED)[1:]
    viewer = next(seat for seat in range(4) if seat not in (start, other))
    view = rules.view(state, viewer)
    known = rules.known(view, viewer)
    # Each got the card that its right neighbour had opened.
    for seat in (start, other):
        card = 1 << passed[seat - 1]
        assert known.may[start] & card
        assert known.may[other] & card
        assert not known.sure[seat] & card
    went = Counter[int]()
    for number in range(60):
        world = rules.imagine(view, viewer, Stream(number, "went"))
        went[sum(not world.hands[seat] >> passed[seat - 1] & 1 for seat in (start, other))] += 1
    assert {*went} <= {0, 1, 2}
    assert went[0] > went[2]


def test_the_two_of_an_exchange_know_the_cards() -> None:
    rules, match = after_an_exchange(4, 2)
    state = match.state
    _, start, other, drawn, given = next(entry for entry in state.memory if entry[0] == SWAPPED)
    assert rules.known(rules.view(state, other), other).sure[start] >> drawn & 1
    assert rules.known(rules.view(state, start), start).sure[other] >> given & 1


def test_who_exchanges_with_somebody_else_after_going_back_is_known_to_do_so() -> None:
    """What could be known before it was taken back says nothing of what happens in its place."""
    rules, match = after_an_exchange(4, 2)
    start = match.state.start
    ply = next(ply for ply, text in enumerate(match.texts) if text.startswith(f"{start} exchange "))
    dealer = Dealer(GAME, 4, 2)
    viewer, *others = (seat for seat in range(4) if seat != start)
    for other in others:
        match.jump(ply)
        match.play_text(f"{start} exchange {other}")
        dealer.serve(match)
        view = rules.view(match.state, viewer)
        world = rules.imagine(view, viewer, Stream(other, "world"))
        assert [hand.bit_count() for hand in world.hands] == [
            5 + (seat == start) - (seat == other) for seat in range(4)
        ]


def test_a_spied_hand_is_known_up_to_the_card_that_came() -> None:
    told = played(4, 1, THIEVES)
    shown = next(turn for turn in told.turns if turn.verb == "show")
    spy, owner = int(shown.words[0]), int(shown.words[1])
    known = told.rules.known(told.rules.view(shown.after, spy), spy)
    assert known.sure[owner] == shown.after.hands[owner]
    for viewer in range(4):
        if viewer not in (spy, owner):
            assert told.rules.known(told.rules.view(shown.after, viewer), viewer).sure[owner] != known.sure[owner]


def test_with_two_players_nothing_is_hidden_but_the_choice() -> None:
    told = played(2, 2)
    for state in moments(told, 9):
        for viewer in range(2):
            known = told.rules.known(told.rules.view(state, viewer), viewer)
            assert known.sure[1 - viewer] == known.may[1 - viewer] == hand(state, 1 - viewer)


def test_before_the_first_card_is_opened_all_hands_are_as_likely() -> None:
    """Every card that one does not hold is imagined about as often with each of the others."""
    dealer = Dealer(GAME, 3, 4)
    match: Match[State] = Match(dealer.rules)
    dealer.serve(match)
    view = dealer.rules.view(match.state, 0)
    there = Counter[tuple[int, int]]()
    for number in range(400):
        world = dealer.rules.imagine(view, 0, Stream(number, "even"))
        there.update((seat, card) for seat in (1, 2) for card in range(36) if world.hands[seat] >> card & 1)
    assert len(there) == 20
    assert 140 < min(there.values()) <= max(there.values()) < 260


def test_hands_that_contradict_the_record_are_imagined_all_the_same() -> None:
    """A seat's record can contradict itself so that only reasoning shows it; nothing crashes then."""
    rules = GAME.rules(Setup(4))
    told = played(4, 6)
    turn = next(turn for turn in told.turns if turn.before.round == 4 and turn.verb == "open")
    view = rules.view(turn.before, 0)
    first = next(entry for entry in view.memory if entry[0] == PASSED)
    view.memory += (first,)
    world = rules.imagine(view, 0, Stream(1, "odd"))
    assert [mask.bit_count() for mask in world.hands] == [4] * 4
    assert world.hands[0] == view.hands[0]
