"""Golden scenes of piles, markers, tiles and what they bring (docs/rules/venedig.md §4.2 to §5, §6)."""

import pytest

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import SHAPES, Lay, around, cell_of
from tests.games.golden_scene import first, listed, turns
from tests.games.venedig.golden.boxes import LOW_TRACK, POCKETS
from tests.games.venedig.golden.scene import (
    breakdown,
    builds,
    gained,
    names,
    opened,
    role,
    same_action,
    scene,
    stock,
    with_event,
)
from tests.games.venedig.told import Told, Turn

BUILDERS = {"choose builder": 8.0, "choose councillor": 4.0, "points": 1.5}
PATIENT = {
    "choose builder": 5.0,
    "choose councillor": 3.0,
    "choose gondolier": 3.0,
    "choose driver-3-2": 4.0,
    "choose driver-5-1": 0.3,
    "done": 0.02,
    "exchange": 0.1,
    "points": 3.0,
}
BRIDGES = {**BUILDERS, "take bridge": 20.0, "build bridge": 30.0, "points": 0.3}


def cell(turn: Turn) -> int:
    return cell_of(turn.words[0])


def first_piles(told: Told) -> list[Turn]:
    return [turn for turn in turns(told, "pile") if not turn.before.fresh]


# Piles and markers


@scene(3, "V8", likings=BUILDERS)
def a_group_begins_beside_a_covered_pile(told: Told) -> None:
    """The first pile stands neither on the bank nor beside a free pile, but beside one that lies under a tile."""
    turn = first(
        turn
        for turn in first_piles(told)
        if not told.box.bank >> cell(turn) & 1 and not around(1 << cell(turn)) & turn.before.free
    )
    assert around(1 << cell(turn)) & turn.before.piles


@scene(2, "V9")
def piles_of_an_action_hang_together(told: Told) -> None:
    """The second pile must stand beside the first one; a cell beside an older pile will not do."""
    turn = first(
        turn
        for turn in turns(told, "pile")
        if turn.before.fresh.bit_count() == 1 and turn.before.piles != turn.before.fresh
    )
    old = turn.before.piles & ~turn.before.fresh
    beside_old = around(old) & told.box.lagoon & ~turn.before.piles & ~around(turn.before.fresh)
    assert beside_old
    assert not {f"{turn.seat} pile {name}" for name in names(beside_old)} & {*listed(told, turn)}
    assert len(listed(told, turn)) <= 4


@scene(2, "V10", likings={"choose driver": 5})
def a_pocket_without_room_is_left(told: Told) -> None:
    """A cell beside a pile lies in a pocket with fewer empty cells than piles to drive: it is not begun there."""
    turn = first(
        turn
        for turn in first_piles(told)
        if len(listed(told, turn))
        < ((told.box.bank | around(turn.before.piles)) & told.box.lagoon & ~turn.before.piles).bit_count()
    )
    assert turn.before.left >= turn.before.stones


@scene(2, "V10", likings={"choose driver": 9, "choose builder": 0.1}, options=POCKETS)
def the_largest_pocket_takes_what_it_holds(told: Told) -> None:
    """Nowhere is room for all piles of the card: the first stands in a largest region, and it is filled."""
    turn, event = first(
        (turn, event)
        for turn, event in with_event(told, ev.DrivingBegan)
        if event.piles < told.box.value[turn.after.card] and turn.after.left >= told.box.value[turn.after.card]
    )
    driven = [one for one in turns(told, "pile") if one.before.round == turn.after.round and one.seat == event.seat]
    assert len(driven) >= event.piles


@scene(3, "V11")
def markers_stand_on_the_new_piles(told: Told) -> None:
    """Older piles are free, but markers go on the piles of this action alone."""
    turn = first(
        turn
        for turn in turns(told, "mark")
        if turn.before.free & ~turn.before.fresh & ~turn.before.marked and len(listed(told, turn)) > 1
    )
    allowed = {f"{turn.seat} mark {name}" for name in names(turn.before.fresh & ~turn.before.marked)}
    assert {*listed(told, turn)} == allowed


@scene(3, "V11", options={"markers": "any"})
def any_free_pile_takes_a_marker(told: Told) -> None:
    """With the option `markers: any` a marker is placed on a pile that somebody else drove before."""
    turn = first(turn for turn in turns(told, "mark") if not turn.before.fresh >> cell(turn) & 1)
    assert turn.before.free >> cell(turn) & 1


@scene(2, likings={"choose driver": 9, "choose builder": 0.05})
def markers_run_out(told: Told) -> None:
    """A driver with two markers or more has fewer in supply: he places what he has."""
    turn = first(
        turn
        for turn in turns(told, "mark")
        if turn.after.supply(turn.seat, told.box.markers) == 0
        and told.box.cards[turn.before.card].markers
        > sum(same_action(turn, other) for other in turns(told, "mark") if other.ply <= turn.ply)
    )
    assert turn.after.marks[turn.seat].bit_count() + (turn.after.gondola == turn.seat) == 8


# Tiles


@scene(3, "V12", likings=BUILDERS)
def a_corner_is_turned_but_not_flipped(told: Told) -> None:
    """A corner with three different ends, such as BSB, lies in one way on these cells; its mirror image can't."""
    turn, _ = first(
        (turn, event)
        for turn, event in builds(told)
        if event.tile.startswith("L") and told.box.tiles[told.box.tile_number[event.tile]].pattern in {"BSB", "SBS"}
    )
    lay = told.box.lays[told.box.tile_number[turn.words[0]]]
    ground = next(each.ground for each in lay if each.text == " ".join(turn.words[1:]))
    assert len([each for each in lay if each.ground == ground]) == 1
    with pytest.raises(Unreadable):
        told.rules.parse(f"{turn.seat} build {turn.words[0]} {flipped(turn, lay, ground)}")


def flipped(turn: Turn, lays: tuple[Lay, ...], ground: int) -> str:
    """The same corner mirrored on the same cells: what its two ends show changes places."""
    cells = [(word[:2], word[2]) for word in turn.words[1:]]
    corner = first(
        name for name, _ in cells if sum(around(1 << cell_of(name)) >> cell_of(other) & 1 for other, _ in cells) == 2
    )
    ends = [sign for name, sign in cells if name != corner]
    mirrored = iter(reversed(ends))
    assert lays
    assert ground
    return " ".join(f"{name}{sign if name == corner else next(mirrored)}" for name, sign in cells)


@scene(3, "V13", likings=BUILDERS)
def stones_left_over_must_be_spent(told: Told) -> None:
    """A builder has built; the one tile that he can still pay and place brings a rival points, and he must build it."""
    turn = first(
        turn
        for turn in turns(told, "build")
        if turn.before.made
        and len(listed(told, turn)) == 1
        and max(gained(turn, seat) for seat in range(3) if seat != turn.seat) > 0
    )
    assert any(same_action(turn, other) for other in turns(told, "build") if other.ply < turn.ply)


@scene(3, "V13", likings={"choose builder": 9})
def stones_lapse_where_nothing_fits(told: Told) -> None:
    """A builder has tiles that his stones would pay, and none has a place: the stones lapse."""
    turn, event = first(
        (turn, event)
        for turn, event in with_event(told, ev.BuildingEnded)
        if event.stones >= 2 and turn.before.stocks[event.seat].bit_count() > 1 and opened(told, turn.before)
    )
    assert any(
        told.box.cost[told.box.tile_number[tile]] <= event.stones for tile in stock(told, turn.before, event.seat)
    )


@scene(3, likings=BUILDERS)
def a_builder_without_a_place_has_no_effect(told: Told) -> None:
    """A builder is opened, nothing that he has can be placed: his card lapses."""
    turn, event = first((turn, event) for turn, event in with_event(told, ev.CardLapsed) if event.why == "places")
    assert role(told, event.card) == "builder"
    assert turn.before.stocks[event.seat]


@scene(3, "V20", likings=BUILDERS)
def every_shared_edge_counts(told: Told) -> None:
    """A tile shares two edges or more with cells of the same kind: a point for each, besides its arms."""
    turn, event = first((turn, event) for turn, event in builds(told) if len(event.edges) >= 3)
    before, after = (breakdown(told, state, turn.seat) for state in (turn.before, turn.after))
    assert after["edges"] - before["edges"] == len(event.edges)
    assert after["arms"] - before["arms"] == event.arms


@scene(3, "V20", likings=BUILDERS)
def a_tile_of_the_same_action_counts(told: Told) -> None:
    """The second tile of an action gets points for an edge that it shares with the first."""
    turn, event = first(
        (turn, event)
        for turn, event in builds(told)
        for other, before in builds(told)
        if other.ply < turn.ply
        and same_action(turn, other)
        and {cell for _, cell in event.edges} & {cell for cell, _ in before.cells}
    )
    assert breakdown(told, turn.after, turn.seat)["edges"] >= len(event.edges)


@scene(2, likings=BUILDERS)
def a_covered_marker_pays_its_owner(told: Told) -> None:
    """A tile covers a marker of another player: 3 points for its owner, and it goes back to the supply."""
    turn, event = first(
        (turn, event)
        for turn, event in builds(told)
        if any(marker.owner != turn.seat for marker in event.covered) and not event.gondola
    )
    owner = 1 - turn.seat
    own = [marker for marker in event.covered if marker.owner == owner]
    assert gained(turn, owner) == 3 * len(own)
    supply = turn.before.supply(owner, told.box.markers)
    assert turn.after.supply(owner, told.box.markers) == supply + len(own)


@scene(2, likings=BUILDERS)
def an_own_marker_brings_nothing(told: Told) -> None:
    """A builder covers a marker of his own: it goes back, without points."""
    turn, event = first(
        (turn, event)
        for turn, event in builds(told)
        if any(marker.owner == turn.seat for marker in event.covered) and not event.gondola
    )
    assert gained(turn, turn.seat) == event.arms + len(event.edges)
    supply = turn.before.supply(turn.seat, told.box.markers)
    assert turn.after.supply(turn.seat, told.box.markers) > supply


@scene(3, likings=BRIDGES)
def a_bridge_spans_the_canal(told: Told) -> None:
    """A bridge lies on two piles with a canal cell between them, and no other bridge goes over that cell."""
    turn, event = first((turn, event) for turn, event in builds(told) if event.tile.startswith("X"))
    assert [sign for _, sign in event.cells].count("=") == 1
    assert turn.after.spans & ~told.box.canal == 0
    assert all("=" not in text or turn.words[2] not in text for text in listed(told, told.turns[turn.ply + 1]))


@scene(4, "V3", likings=BRIDGES)
def the_gondola_makes_way_for_a_bridge(told: Told) -> None:
    """A bridge covers the gondola's cell: it goes to the nearest canal cell without a bridge, nearer to A3 of two."""
    turn, event = first(with_event(told, ev.GondolaPushed))
    assert event.before == turn.before.boat
    assert turn.after.spans >> event.before & 1
    assert not turn.after.spans >> event.after & 1
    ways = told.box.canal_ways
    assert ways[event.after] == ways[event.before] - 1


@scene(3, likings={"choose gondolier": 9, **BUILDERS})
def the_gondola_earns_by_the_canal(told: Told) -> None:
    """A tile on the bank brings 2 to whose marker is on the gondola, though another built it."""
    turn, event = first((turn, event) for turn, event in builds(told) if event.gondola and event.aboard != turn.seat)
    before, after = (breakdown(told, state, event.aboard) for state in (turn.before, turn.after))
    assert after["gondola"] - before["gondola"] == 2


@scene(3, likings={"choose gondolier": 9, **BUILDERS})
def the_gondola_earns_nothing_far_from_the_canal(told: Told) -> None:
    """A marker is on the gondola, and a tile is built without any cell on the bank: no points for it."""
    event = first(event for turn, event in builds(told) if turn.before.gondola >= 0 and not event.gondola)
    assert not {cell for cell, _ in event.cells} & {n for n in range(136) if told.box.bank >> n & 1}


@scene(3, likings={"choose gondolier": 9})
def a_gondolier_sends_another_back(told: Told) -> None:
    """A marker goes aboard, and the one that stood there returns to its owner without points."""
    turn, event = first((turn, event) for turn, event in with_event(told, ev.GondolaTaken) if event.before >= 0)
    assert turn.after.scores[event.before] - turn.before.scores[event.before] in {0, gained(turn, event.before)}
    assert event.before != event.seat


@scene(2, "V14", likings={"choose gondolier": 20})
def a_gondolier_is_aboard_already(told: Told) -> None:
    """The own marker is on the gondola: nothing happens."""
    turn, event = first((turn, event) for turn, event in with_event(told, ev.CardLapsed) if event.why == "aboard")
    assert turn.before.gondola == turn.after.gondola == event.seat


@scene(2, "V14", likings={"choose driver": 9, "choose builder": 0.02, "choose gondolier": 4})
def a_gondolier_has_no_marker(told: Told) -> None:
    """All eight markers stand on piles: the gondolier has none, and nothing happens."""
    turn, event = first((turn, event) for turn, event in with_event(told, ev.CardLapsed) if event.why == "markers")
    assert turn.after.supply(event.seat, told.box.markers) == 0
    assert turn.after.gondola != event.seat


# Lawyer and saboteur


@scene(5, "V18", likings={"choose lawyer": 30, **BUILDERS})
def the_lawyer_is_paid_in_place_of_the_owner(told: Told) -> None:
    """A covered marker of somebody else brings its 3 points to the lawyer, though his turn is still to come."""
    turn, marker = first(
        (turn, marker)
        for turn, event in builds(told)
        for marker in event.covered
        if marker.points and marker.paid != marker.owner
    )
    assert marker.paid == turn.before.lawyer
    before, after = (breakdown(told, state, marker.paid) for state in (turn.before, turn.after))
    assert after["lawyer"] > before["lawyer"]
    assert breakdown(told, turn.after, marker.owner)["markers"] == breakdown(told, turn.before, marker.owner)["markers"]


@scene(5, "V18", likings={"choose lawyer": 30, **BUILDERS})
def a_marker_of_the_lawyer_scores_as_usual(told: Told) -> None:
    """The lawyer's own marker is covered: its 3 points are points for a marker."""
    turn, marker = first(
        (turn, marker)
        for turn, event in builds(told)
        for marker in event.covered
        if marker.points and marker.owner == turn.before.lawyer
    )
    before, after = (breakdown(told, state, marker.owner) for state in (turn.before, turn.after))
    assert after["markers"] > before["markers"]


@scene(5, "V18", likings={"choose lawyer": 30, "choose beggar": 20, "copy lawyer": 30})
def a_beggar_takes_the_lawyer_over(told: Told) -> None:
    """Who copies the lawyer is it from then on, in place of who opened it."""
    turn, event = first((turn, event) for turn, event in with_event(told, ev.LawyerChanged) if event.before >= 0)
    assert opened(told, turn.before)[event.before] == "lawyer"
    # The round may be over by then.
    assert turn.after.lawyer in {event.seat, -1}


@scene(5, "V19", likings={"choose saboteur": 30, **BUILDERS})
def a_saboteur_keeps_the_tile(told: Told) -> None:
    """A tile that another built comes off the board into the own stock; its piles are free again, its points stay."""
    turn, event = first(
        (turn, event)
        for turn, event in with_event(told, ev.TileRemoved)
        if any(
            one.tile == event.tile and other.seat != turn.seat for other, one in builds(told) if other.ply < turn.ply
        )
    )
    assert event.tile in stock(told, turn.after, turn.seat)
    for cell, sign in event.cells:
        assert sign == "=" or turn.after.free >> cell & 1
    assert sum(turn.after.scores) >= sum(turn.before.scores)


@scene(6, "V19", likings={"choose saboteur": 30, "remove": 1, **BRIDGES})
def a_bridge_is_torn_down(told: Told) -> None:
    """The saboteur removes a bridge: its canal cell may be bridged again."""
    turn, event = first((turn, event) for turn, event in with_event(told, ev.TileRemoved) if event.tile[0] == "X")
    span = first(cell for cell, sign in event.cells if sign == "=")
    assert turn.before.spans >> span & 1
    assert not turn.after.spans >> span & 1


@scene(5, "V19", likings={"choose saboteur": 30})
def a_saboteur_finds_nothing_built(told: Told) -> None:
    """Nothing is built yet: the saboteur has no effect."""
    turn, event = first((turn, event) for turn, event in with_event(told, ev.CardLapsed) if event.why == "tiles")
    assert role(told, event.card) == "saboteur"
    assert not turn.before.built


# The end of the track, options, boxes


@scene(3, "V21", whole=True, likings={**BUILDERS, "choose gondolier": 4, "choose driver": 2}, options=LOW_TRACK)
def the_last_tile_is_scored_for_everybody(told: Told) -> None:
    """A tile takes somebody to the end of the track: whoever else gains by it still does, beyond the last space."""
    last = told.turns[-1]
    assert last.verb == "build"
    assert told.outcome.facts.get("end") == "track"
    assert sum(gained(last, seat) > 0 for seat in range(told.players)) > 1
    assert max(last.after.scores) > told.box.track


@scene(2, "V21", whole=True, likings=PATIENT)
def the_end_of_the_track_ends_the_game(told: Told) -> None:
    """With the standard box: somebody reaches space 80, and the game is over at once."""
    assert told.outcome.facts.get("end") == "track"
    assert told.box.track == 80
    assert max(told.end.scores) >= 80


@scene(4, whole=True, likings={"choose trader": 20, "choose inventor": 20, "choose speculator": 20}, options=LOW_TRACK)
def a_bet_takes_somebody_to_the_end(told: Told) -> None:
    """Six points for a bet take somebody to the end of the track."""
    event = first(event for event in reversed(told.turns[-1].told(ev.BetSettled)))
    assert told.outcome.facts.get("end") == "track"
    assert event.points == 6
    assert told.end.scores[event.seat] >= told.box.track > told.end.scores[event.seat] - 6


@scene(6, whole=True, options={"roles": "plain"})
def six_play_with_plain_roles(told: Told) -> None:
    """With the option `roles: plain` there is no spy, beggar, lawyer or saboteur; six more cards make up for them."""
    assert told.outcome.final
    dealt = {turn.words[1] for turn in turns(told, "deal")}
    assert len(dealt) == 30
    assert not {"spy", "beggar", "lawyer", "saboteur"} & {role(told, card) for card in dealt}
    assert {"councillor-4c", "driver-4-2b"} <= dealt


@scene(5, whole=True)
def five_play_to_the_end(told: Told) -> None:
    """A whole game of five: 25 cards, among them the lawyer and the saboteur."""
    assert told.outcome.final
    assert {"lawyer", "saboteur"} <= {turn.words[1] for turn in turns(told, "deal")}
    assert len(SHAPES) == 5


@scene(6, whole=True, likings={"choose lawyer": 3, "choose saboteur": 3})
def six_play_with_all_roles(told: Told) -> None:
    """A whole game of six in which all eleven roles are opened."""
    roles = {role(told, card) for turn in turns(told, "open") for card in turn.words}
    assert len(roles) == 11
    assert told.outcome.final
