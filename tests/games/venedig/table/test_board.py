"""What the table shows of recorded positions, and what a tap means there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

import pytest

from speicherstadt_app.engine.record import Record, read_record
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import BUILDER, CELLS, around, numbers
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import PHASES, State
from speicherstadt_app.games.venedig.table import city, ghosts, hand, listing, players, reveal
from speicherstadt_app.games.venedig.table.presenter import VenedigPresenter
from speicherstadt_app.games.venedig.table.scene import Picks, Scene
from speicherstadt_app.ui.table.presenter import Looks, Undo
from speicherstadt_app.words.game import unmarked

pytestmark = pytest.mark.usefixtures("qapp")

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
ROLES = "a-spy-can-not-use-a-beggar"
SEVERAL = "a-tile-of-the-same-action-counts"
ALIKE = "a-covered-marker-pays-its-owner"


@lru_cache
def record(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.speicher.json").read_bytes())


def positions(name: str, phase: str) -> Iterator[tuple[VenedigRules, State, str]]:
    """All positions of that phase, each with the move that was played there."""
    kept = record(name)
    rules = cast(VenedigRules, find("venedig").rules(kept.setup))
    state = rules.start()
    for text in kept.moves:
        if PHASES[state.phase] == phase:
            yield rules, state, text
        state = rules.apply(state, *rules.parse(text)).state


def scene(rules: VenedigRules, state: State, picks: Any = None, **more: Any) -> tuple[VenedigPresenter, Scene]:
    me = max(rules.actors(state)[0], 0)
    count = rules.setup.players
    looks = Looks(
        me,
        tuple(f"Seat {seat}" for seat in range(count)),
        tuple(range(count)),
        ("",) * count,
        frozenset({me}),
        asked=not more.get("covered", False),
        **more,
    )
    presenter = VenedigPresenter("venedig", rules)
    return presenter, presenter.scene(rules.view(state, looks.viewer), looks, (), picks)


def all_cells(shown: Scene) -> list[city.Cell]:
    lagoon = city.Lagoon(shown)
    return [lagoon.at(cell) for cell in range(CELLS)]


def test_whatever_is_more_than_open_water_is_shown() -> None:
    for phase in ("piles", "build", "sabotage"):
        for rules, state, _ in positions(ROLES, phase):
            _, shown = scene(rules, state)
            more = [cell for cell in all_cells(shown) if cell.pile or cell.kind or cell.lit]
            assert city.Lagoon(shown).things() == more


def test_a_cell_is_lit_just_where_a_pile_may_be_driven_and_else_says_why() -> None:
    for rules, state, _ in positions(ROLES, "piles"):
        _, shown = scene(rules, state)
        legal = {rules.text(shown.me, action).partition(" ")[2] for action in rules.legal(state, shown.me)}
        cells = all_cells(shown)
        assert {cell.token for cell in cells if cell.lit} == legal
        assert all(cell.why for cell in cells if not cell.lit)
        assert all(not cell.why for cell in cells if cell.lit)


def test_what_a_ghost_promises_to_everybody_is_what_the_tile_brings() -> None:
    tried = 0
    for rules, state, text in positions(SEVERAL, "build"):
        seat, action = rules.parse(text)
        _, shown = scene(rules, state, Picks(text.partition(" ")[2]))
        promised = ghosts.worth(shown, action)
        (event,) = [each for each in rules.apply(state, seat, action).events if isinstance(each, ev.TileBuilt)]
        assert promised.gains == event.gains
        assert promised.edges == len(event.edges)
        assert len(promised.covered) == len(event.covered)
        (picked,) = [lay for lay in ghosts.lays(shown).lays if lay["token"] == shown.picked.token]
        assert picked["total"] == event.gains[seat]
        tried += 1
    assert tried > 10


def test_the_best_of_a_tile_is_the_most_that_any_of_its_places_brings_the_lawyer_too() -> None:
    as_lawyer = 0
    for name in (SEVERAL, "six-play-with-all-roles"):
        for rules, state, _ in positions(name, "build"):
            for lawyer in (state.lawyer, state.mover):
                state.lawyer = lawyer
                _, shown = scene(rules, state)
                rated = [(act.tile_of(action), ghosts.worth(shown, action)) for action in shown.found.values()]
                for tile, fit in ghosts.fits(shown).items():
                    brings = [worth.gains[shown.me] for each, worth in rated if each == tile]
                    assert (fit.places, fit.best) == (len(brings), max(brings, default=0))
                as_lawyer += any(
                    paid == shown.me for _, worth in rated for _, _, paid, points in worth.covered if points
                )
    assert as_lawyer


def test_of_somebody_else_s_builder_is_told_what_he_would_bring_in_my_hands() -> None:
    told = set()
    for name in (ROLES, "a-beggar-copies-who-has-been-up", "the-gondola-makes-way-for-a-bridge"):
        for phase in ("use", "beg"):
            for rules, state, _ in positions(name, phase):
                for action in rules.legal(state, state.mover):
                    move = rules.text(state.mover, action).partition(" ")[2]
                    presenter, shown = scene(rules, state, Picks(move))
                    if rules.box.role[ghosts.meant(shown)] != BUILDER:
                        assert not ghosts.fits(shown)
                        continue
                    builds = rules.apply(state, state.mover, action).state
                    brings = [
                        ghosts.worth(after, lay).gains[after.me]
                        for after in [scene(rules, builds)[1]]
                        for lay in after.found.values()
                        if PHASES[builds.phase] == "build" and after.me == state.mover
                    ]
                    consequence = presenter.prompt(shown, Undo()).prompt.consequence
                    assert ("None of your tiles has a place now" in consequence) == (not brings)
                    if brings:
                        assert re.search(rf"Best now: the \w+, for {max(brings)} point", consequence)
                    told.add(phase)
    assert told == {"use", "beg"}


def test_who_would_win_is_told_before_the_game_is_ended() -> None:
    told = set()
    for path in sorted(GOLDEN.glob("*.speicher.json")):
        kept = record(path.name.removesuffix(".speicher.json"))
        rules = cast(VenedigRules, find("venedig").rules(kept.setup))
        state = rules.start()
        for text in kept.moves:
            seat, action = rules.parse(text)
            after = rules.apply(state, seat, action).state
            if seat >= 0 and rules.outcome(after).final and PHASES[state.phase] in ("piles", "build"):
                presenter, shown = scene(rules, state, Picks(text.partition(" ")[2]))
                warning = presenter.prompt(shown, Undo()).prompt.warning
                winners = rules.outcome(after).winners
                expected = "You would win" if winners == (seat,) else "share" if seat in winners else "would win"
                assert expected in warning, (path.name, warning)
                told.add(expected)
            state = after
    assert {"You would win", "would win"} <= told


def test_turning_goes_through_every_way_to_lie_over_a_cell_and_comes_back() -> None:
    turned = 0
    for rules, state, text in positions(SEVERAL, "build"):
        presenter, shown = scene(rules, state, Picks(text.partition(" ")[2]))
        places = ghosts.covering(shown, ghosts.lays(shown).lays[0]["ground"][0])
        token, seen = shown.picked.token, []
        anchor = next(lay for lay in ghosts.lays(shown).lays if lay["token"] == token)["ground"][0]
        for _ in ghosts.covering(shown, anchor):
            seen.append(shown.picked.token)
            picks = presenter.tapped(shown, "turn").picks
            _, shown = scene(rules, state, picks)
        assert sorted(seen) == sorted(ghosts.covering(shown, anchor))
        assert shown.picked.token == token
        turned += len(places) > 1
    assert turned


def test_every_place_can_be_reached_by_taps() -> None:
    rules, state, _ = max(positions(SEVERAL, "build"), key=lambda each: len(each[0].legal(each[1], each[1].mover)))
    for action in rules.legal(state, state.mover):
        move = rules.text(state.mover, action).partition(" ")[2]
        presenter, shown = scene(rules, state)
        for _ in range(20):
            token = presenter.next_token(shown, [move])
            if token == shown.picked.token == move:
                break
            picks = presenter.tapped(shown, token).picks
            _, shown = scene(rules, state, picks)
        assert shown.picked.token == move


def test_behind_the_curtain_lies_no_card_of_mine() -> None:
    for rules, state, _ in positions(ROLES, "choose"):
        presenter, shown = scene(rules, state, covered=True)
        presenter.show(shown)
        assert hand.cards(shown) == []
        mine = {rules.box.cards[card].id for card in range(len(rules.box.cards)) if state.hands[shown.me] >> card & 1}
        sure = {rules.box.cards[card].id for card in shown.sure_of(shown.me)}
        public = rules.known(rules.view(state, None), None)
        known = {rules.box.cards[card].id for card in range(len(rules.box.cards)) if public.sure[shown.me] >> card & 1}
        assert sure == known <= mine


def test_a_sealed_choice_leaves_five_cards_in_every_hand() -> None:
    for rules, state, _ in positions(ROLES, "choose"):
        _, shown = scene(rules, state)
        for strip in players.strips(shown, (0,) * rules.setup.players):
            assert len(strip.hand) == 5
            assert strip.chosen == shown.has_chosen(strip.seat)


def test_who_wants_no_memory_is_shown_backs_alone() -> None:
    *_, (rules, state, _) = positions(ROLES, "choose")
    _, remembering = scene(rules, state)
    _, forgetful = scene(rules, state, remembers=False)
    zeros = (0,) * rules.setup.players
    assert any(strip.sure for strip in players.strips(remembering, zeros))
    assert not any(strip.sure for strip in players.strips(forgetful, zeros))


def test_of_a_hand_that_nobody_knows_nothing_is_said() -> None:
    told = set()
    for rules, state, _ in positions(ROLES, "choose"):
        _, shown = scene(rules, state)
        for strip in players.strips(shown, (0,) * rules.setup.players):
            told.add(bool(strip.sure))
            assert ("Surely in hand: " in strip.spoken) == bool(strip.sure)
    assert told == {False, True}


def test_the_drawn_card_can_not_be_given_back() -> None:
    for rules, state, _ in positions(ROLES, "give"):
        _, shown = scene(rules, state)
        cards = hand.cards(shown)
        assert [card.locked != "" for card in cards] == [False] * 5 + [True]
        assert [card.token != "" for card in cards] == [True] * 5 + [False]


def test_a_chosen_builder_rates_each_tile_with_its_stones() -> None:
    rated = 0
    for rules, state, text in positions(ROLES, "choose"):
        if " builder" not in text:
            continue
        me = int(text.partition(" ")[0])
        if me != rules.actors(state)[0]:
            continue
        presenter, shown = scene(rules, state, Picks(text.partition(" ")[2]))
        tiles = hand.tiles(shown)
        assert all(tile.places >= 0 for tile in tiles)
        rated += len(tiles)
        prompt = presenter.prompt(shown, Undo())
        assert prompt.prompt.consequence
        assert next(button for button in prompt.buttons if button.slot == "yes").enabled
    assert rated


def test_a_chosen_driver_lights_where_it_could_begin_and_no_other_card_does() -> None:
    drivers = 0
    for rules, state, _ in positions(ROLES, "choose"):
        _, shown = scene(rules, state)
        for card in hand.cards(shown):
            _, picked = scene(rules, state, Picks(card.token))
            lit = {cell.cell for cell in all_cells(picked) if cell.lit == "site"}
            beside = (rules.box.bank | around(state.piles)) & rules.box.lagoon & ~state.piles
            assert bool(lit) == (card.look["role"] == "driver")
            # Later there may be pockets without room for all piles of the card.
            assert lit <= {*numbers(beside)} if state.piles else lit in (set(), {*numbers(beside)})
            drivers += bool(lit)
    assert drivers


def test_a_spied_hand_is_laid_out_for_the_spy_alone() -> None:
    for rules, state, _ in positions(ROLES, "use"):
        _, shown = scene(rules, state)
        assert len(reveal.reveal(shown).cards) == 4
        _, covered = scene(rules, state, covered=True)
        assert reveal.reveal(covered).cards == []


def test_the_last_pile_asks_to_be_confirmed() -> None:
    *_, (rules, state, _) = positions("the-sixtieth-pile-ends-the-game", "piles")
    presenter, shown = scene(rules, state)
    token = next(iter(shown.found))
    assert state.left == 1
    assert presenter.tapped(shown, token).action is None
    _, picked = scene(rules, state, presenter.tapped(shown, token).picks)
    assert presenter.prompt(picked, Undo()).prompt.warning
    assert presenter.tapped(picked, token).action is not None


def test_rows_of_tiles_say_what_they_are_worth_and_where_and_none_is_like_another() -> None:
    for rules, state, _ in (*positions(SEVERAL, "build"), *positions(ALIKE, "build")):
        _, shown = scene(rules, state)
        tiles = [row for row in listing.rows(shown) if row.token.startswith("tile ")]
        assert tiles
        assert len({row.words for row in tiles}) == len(tiles)
        named = {f"tile {tile.id}": number for number, tile in enumerate(rules.box.tiles)}
        for row in tiles:
            _, told = scene(rules, state, Picks(tile=named[row.token]))
            best = ghosts.lays(told).lays[0]
            assert f"{best['total']} point" in row.more


def test_the_sheet_of_a_player_adds_up() -> None:
    for rules, state, _ in positions(ROLES, "build"):
        _, shown = scene(rules, state)
        for strip in players.strips(shown, state.scores):
            assert sum(one["points"] for one in strip.sources) == strip.score
            assert len(strip.stock) == strip.tiles
            assert len(strip.placed) + strip.markers == rules.box.markers


def test_while_somebody_else_acts_the_line_tells_the_card_and_what_is_left_of_it() -> None:
    rules, state, _ = next(each for each in positions(ROLES, "build") if each[1].stones > 1)
    seat = rules.actors(state)[0]
    me = (seat + 1) % rules.setup.players
    looks = Looks(me, tuple("ABCDEF"[: rules.setup.players]), tuple(range(6)), ("",) * 6, frozenset({me}))
    presenter = VenedigPresenter("venedig", rules)
    told = presenter.prompt(presenter.scene(rules.view(state, me), looks), Undo()).prompt
    value = rules.box.value[state.card]
    assert told.waiting
    assert told.consequence == f"Builder with {value} stones; {state.stones} stones left."
    assert told.spoken.endswith(told.consequence)


def test_the_line_under_a_laid_tile_is_the_same_with_bold_numbers() -> None:
    rules, state, text = next(
        each for each in positions(SEVERAL, "build") if each[2].partition(" ")[2].startswith("build ")
    )
    presenter, seen = scene(rules, state, Picks(text.partition(" ")[2]))
    told = presenter.prompt(seen, Undo()).prompt
    assert "<b>" in told.marked
    assert unmarked(re.sub("<img[^>]*>", "", told.marked)) == told.consequence
    assert told.marked.count("<img") == sum(f"Seat {seat}" in told.consequence for seat in seen.seats)
    assert "<" not in told.consequence + told.spoken


@pytest.mark.parametrize("phase", ["deal", "stacks", "draw"])
def test_what_chance_does_is_told_of_no_card(phase: str) -> None:
    told = set()
    for rules, state, _ in positions("another-card-than-the-drawn-one-is-given", phase):
        presenter, shown = scene(rules, state)
        if rules.actors(state) == (CHANCE,):
            told.add(presenter.prompt(shown, Undo()).prompt.consequence)
    assert told == {""}
