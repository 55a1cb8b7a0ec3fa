"""Every game on screen, without a screen: what is shown of each position, and that each move can be tapped."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from speicherstadt_app.engine.rules import CHANCE, Action, Event, Rules, Seat
from speicherstadt_app.engine.trial import Ply, Trial
from speicherstadt_app.games import registry
from speicherstadt_app.ui.table.podium import Ending, with_places
from speicherstadt_app.ui.table.presenter import ORDERS, Looks, Presenter, Undo, presenter_of
from speicherstadt_app.ui.values import Values
from speicherstadt_app.words.game import unmarked
from speicherstadt_app.words.phrases import ISOLATE
from tests.contract.every import GAMES, SMALL_TABLES, card_of
from tests.contract.test_names import EACH_PLY, NAMES, turned
from tests.contract.test_words import seen

pytestmark = pytest.mark.usefixtures("qapp")

SLOTS = ["pass", "undo", "redo", "advise", "yes"]
MOST_TAPS = 20
HAPPENING = {"kind", "cue", "step", "sign", "mine"}


def looks_of(players: int, me: Seat, **more: Any) -> Looks:
    names = tuple(f"Seat {seat}" for seat in range(players))
    signs = tuple(range(players))
    return Looks(me, names, signs, ("",) * players, frozenset({0, players - 1}), **more)


def viewed(played: Trial, viewer: Seat | None) -> Iterator[tuple[Any, list[Event], Ply | None]]:
    """Each position as that viewer knows it, with all that was seen so far and what happens then."""
    past: list[Event] = []
    for number, state in played.positions():
        ply = played.plies[number] if number < len(played.plies) else None
        yield played.rules.view(state, viewer), past, ply
        if ply is not None:
            past = [*past, *seen(played.rules, viewer, ply)]


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_every_position_is_shown_to_each_viewer(game: str, players: int) -> None:
    played = Trial(registry.find(game), players, 31)
    for viewer in (None, 0, players - 1):
        presenter = presenter_of(game, played.rules)
        for view, past, ply in viewed(played, viewer):
            asked = viewer is not None and viewer in played.rules.actors(view)
            looks = looks_of(players, viewer or 0, asked=asked, covered=viewer is None)
            scene = presenter.scene(view, looks, past)
            presenter.show(scene)
            assert presenter.happening(scene, Event()).keys() >= HAPPENING
            assert presenter.explain(scene, "nothing:of the kind") == {}
            bar = presenter.bar(scene)
            assert bar.spoken
            assert bar.rounds >= bar.round or not bar.rounds
            strips = presenter.strips(scene)
            clockwise = [(looks.me + n) % players for n in range(players)]
            place = [played.rules.place(view, seat) for seat in range(players)]
            mine = place[looks.me]
            by_table = [seat for at in (mine, *sorted({*place} - {mine})) for seat in clockwise if place[seat] == at]
            assert [strip.seat for strip in strips] in (clockwise, by_table)
            assert all(strip.spoken for strip in strips)
            prompt, buttons = presenter.prompt(scene, Undo()).prompt, presenter.prompt(scene, Undo()).buttons
            assert [button.slot for button in buttons] == SLOTS
            assert prompt.waiting != asked
            assert prompt.question
            outcome = played.rules.outcome(view)
            assert presenter.end(scene, outcome).visible == outcome.final
            for event in [] if ply is None else seen(played.rules, viewer, ply):
                assert presenter.happening(scene, event).keys() >= HAPPENING


@pytest.mark.parametrize("confirm", ["immediate", "twice", "button"])
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_can_be_tapped(game: str, confirm: str) -> None:
    """By pressing whatever is to be pressed next, for some of the moves that are legal."""
    players = card_of(game).seats[0]
    played = Trial(registry.find(game), players, 32)
    presenter = presenter_of(game, played.rules)
    for viewer in played.seats:
        for view, past, ply in viewed(played, viewer):
            if ply is not None and ply.seat == viewer:
                legal = played.rules.legal(view, viewer)
                for wanted in dict.fromkeys((ply.action, legal[0], legal[-1])):
                    assert tapped(presenter, played.rules, viewer, view, past, wanted, confirm) in legal


def tapped(
    presenter: Presenter, rules: Rules[Any], seat: Seat, view: Any, past: list[Event], wanted: Action, confirm: str
) -> Action:
    """The move that comes of it; what is wanted, or, where several belong together, a first step towards it."""
    looks = looks_of(rules.setup.players, seat, asked=True, confirm=confirm)
    moves = [rules.text(seat, wanted).partition(" ")[2]]
    picks = presenter.no_picks
    for _ in range(MOST_TAPS):
        scene = presenter.scene(view, looks, past, picks)
        presenter.show(scene)
        token = presenter.next_token(scene, moves)
        assert token, f"{moves[0]} can't be chosen"
        assert presenter.leads(token, moves)
        yes = next(button for button in presenter.prompt(scene, Undo()).buttons if button.slot == "yes")
        confirms = yes.enabled and yes.token == token
        found = presenter.tapped(scene, token, confirmed=confirms)
        if found.action is not None:
            return found.action
        assert not found.order
        assert found.picks is not None, f"{token} does nothing"
        picks = found.picks
    raise AssertionError(f"{moves[0]} is never done")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_on_offer_is_refused_when_nobody_is_asked(game: str) -> None:
    players = card_of(game).seats[0]
    played = Trial(registry.find(game), players, 33)
    rules = played.rules
    presenter = presenter_of(game, rules)
    ply = next(ply for ply in played.plies if ply.seat != CHANCE)
    view = rules.view(ply.state, ply.seat)
    looks = looks_of(players, ply.seat)
    for action in rules.legal(view, ply.seat):
        token = rules.text(ply.seat, action).partition(" ")[2]
        assert presenter.tapped(presenter.scene(view, looks), token).action is None
    scene = presenter.scene(view, replace(looks, asked=True))
    for order in ORDERS:
        assert presenter.tapped(scene, order).order == order


def test_nobody_sees_on_screen_what_its_view_does_not_show() -> None:
    """Of two states that a viewer can't tell apart, all that QML gets is the same."""
    game = "bids"
    players = 3
    played = Trial(registry.find(game), players, 34)
    rules = played.rules
    for number, state in played.positions():
        for viewer in played.seats:
            world = rules.imagine(rules.view(state, viewer), viewer, played.stream("screen", number))
            shown = [everything(game, rules, rules.view(each, viewer), viewer) for each in (state, world)]
            assert shown[0] == shown[1]


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_names_from_the_right_turn_nothing_round_that_is_shown_or_spoken(game: str, players: int) -> None:
    played = Trial(registry.find(game), players, 35)
    presenter = presenter_of(game, played.rules)
    found: set[str] = set()
    for number, (view, past, ply) in enumerate(viewed(played, 0)):
        outcome = played.rules.outcome(view)
        if number % EACH_PLY and not outcome.final:
            continue
        looks = replace(looks_of(players, 0, asked=0 in played.rules.actors(view)), names=NAMES[:players])
        scene = presenter.scene(view, looks, past)
        presenter.show(scene)
        shown = [presenter.bar(scene), presenter.strips(scene), presenter.prompt(scene, Undo()), rows_of(presenter)]
        happening = [presenter.happening(scene, event) for event in ([] if ply is None else seen(played.rules, 0, ply))]
        told = [presenter.explain(scene, f"player:{seat}") for seat in range(players)]
        told += [child.value for child in presenter.board.children() if isinstance(child, Values)]
        end = presenter.end(scene, outcome)
        end = with_places(end, Ending(game, played.rules, outcome, looks, past))
        found.update(texts_in([shown, happening, told, end]))
    assert any(ISOLATE in text for text in found), "else nobody was named"
    assert {text for text in found if turned(text)} == set()


def texts_in(value: object) -> Iterator[str]:
    """Every text in it, however it lies there; no key of anything."""
    if isinstance(value, str):
        yield unmarked(value)
    elif is_dataclass(value) and not isinstance(value, type):
        for part in fields(value):
            yield from texts_in(getattr(value, part.name))
    elif isinstance(value, Mapping):
        yield from texts_in([*value.values()])
    elif isinstance(value, Iterable):
        for one in value:
            yield from texts_in(one)


def everything(game: str, rules: Rules[Any], view: Any, viewer: Seat) -> Sequence[object]:
    presenter = presenter_of(game, rules)
    looks = looks_of(rules.setup.players, viewer, asked=viewer in rules.actors(view))
    scene = presenter.scene(view, looks)
    presenter.show(scene)
    return [presenter.bar(scene), presenter.strips(scene), presenter.prompt(scene, Undo()), rows_of(presenter)]


def rows_of(presenter: Presenter) -> list[object]:
    models = [child for child in presenter.board.children() if hasattr(child, "rows")]
    return [row for model in models for row in model.rows]
