"""Golden scenes of setting up, supply, fires, demand and purchase (docs/rules/speicherstadt.md §1 to §4)."""

from itertools import pairwise

from speicherstadt_app.games.speicherstadt.rules.events import CardDiscarded, IncomePaid
from tests.games.golden_scene import first, listed, turns
from tests.games.speicherstadt.golden.scene import (
    cards_of,
    earlier_in_round,
    fire_changes,
    fires,
    for_sale,
    later_in_round,
    over,
    price,
    purchase_of,
    scene,
    strengths,
    worth,
)
from tests.games.speicherstadt.in_words import named
from tests.games.speicherstadt.told import Told

WARLIKE = {"buy firefighter": 20.0}


def never_dealt(told: Told) -> set[str]:
    dealt = {turn.text.split(" ")[2] for turn in turns(told, "deal")}
    return {card.id for card in told.rules.box.cards} - dealt


@scene(2, "R4", whole=True)
def two_players_play_sixteen_rounds(told: Told) -> None:
    """With two players the port and the autumn firefighter of 3 stay in the box, and there are 16 rounds."""
    assert over(told)
    assert told.end.rounds == 16
    assert never_dealt(told) == {"D-port", "D-firefighter-3"}


@scene(3, "R4", whole=True)
def three_players_play_twelve_rounds(told: Told) -> None:
    """With three players the Boatmen's church and the autumn firefighter of 3 stay in the box: 12 rounds."""
    assert over(told)
    assert told.end.rounds == 12
    assert never_dealt(told) == {"D-boatmen", "D-firefighter-3"}


@scene(4, "R4", whole=True)
def four_players_play_ten_rounds(told: Told) -> None:
    """With four players every card is dealt, and there are 10 rounds."""
    assert over(told)
    assert told.end.rounds == 10
    assert never_dealt(told) == set()


@scene(5, "R4", whole=True)
def five_players_play_eight_rounds(told: Told) -> None:
    """With five players the Boatmen's church and the autumn firefighter of 3 stay in the box: 8 rounds."""
    assert over(told)
    assert told.end.rounds == 8
    assert never_dealt(told) == {"D-boatmen", "D-firefighter-3"}


@scene(3, "R2", likings={"pass": 9})
def more_coins_than_in_the_box(told: Told) -> None:
    """The players own more coins together than the 25 of the box."""
    assert sum(told.end.coins) > 25


@scene(4, "R5")
def a_fire_waits_for_the_next_supply(told: Told) -> None:
    """The row is full and a fire lies on top of the pile: it strikes only when the next row is dealt."""
    last, fire = first((one, other) for one, other in pairwise(told.turns) if other in fires(told)[:3])
    assert last.before.rounds == fire.before.rounds - 1
    assert fire.before.row == []
    assert told.rules.phase(fire.before) == "supply"


@scene(3, "R6", likings=WARLIKE)
def two_fires_where_two_seasons_meet(told: Told) -> None:
    """The last card of spring and the first of summer are fires: both strike, for 1 point and then for 2."""
    spring, summer = first(
        (one, other)
        for one, other in pairwise(told.turns)
        if (one.text, other.text) == ("* deal B-fire", "* deal C-fire")
    )
    changes = fire_changes(spring)
    assert max(changes) == 1
    assert fire_changes(summer) == [2 * change for change in changes]
    assert len(summer.after.row) == len(spring.before.row)


@scene(4, "R7", likings=WARLIKE)
def firefighters_in_the_row_do_not_fight(told: Told) -> None:
    """A fire strikes while a firefighter lies in the row; its buyer of this round loses, and would not have with it."""
    fire, purchase = first(
        (fire, purchase)
        for fire in fires(told)
        for purchase in later_in_round(told, fire)
        if purchase.verb == "buy"
        and "firefighter" in for_sale(told, purchase)
        and purchase.before.row[purchase.before.column] in fire.before.row
    )
    fought = strengths(told, fire.before)
    assert fire_changes(fire)[purchase.seat] < 0
    assert fought[purchase.seat] == min(fought) < fought[purchase.seat] + worth(told, for_sale(told, purchase))


@scene(2, "R25", likings=WARLIKE)
def two_equally_strong_players(told: Told) -> None:
    """A fire strikes when both players have firefighters of the same strength: nothing happens."""
    fire = first(fire for fire in fires(told) if len(set(strengths(told, fire.before))) == 1)
    assert strengths(told, fire.before)[0] > 0
    assert fire_changes(fire) == [0, 0]


@scene(3, "R25")
def nobody_has_a_firefighter(told: Told) -> None:
    """A fire strikes and nobody has a firefighter: nothing happens."""
    fire = first(fires(told))
    assert strengths(told, fire.before) == [0, 0, 0]
    assert fire_changes(fire) == [0, 0, 0]


@scene(4, "R24", likings=WARLIKE)
def two_are_strongest(told: Told) -> None:
    """Two players are equally strong and stronger than the others: each gains the full points."""
    fire = first(fire for fire in fires(told) if sorted(strengths(told, fire.before))[2:] == [5, 5])
    fought = strengths(told, fire.before)
    points = worth(told, fire.text.removeprefix("* deal "))
    assert points > 1
    assert [change for change, strength in zip(fire_changes(fire), fought, strict=True) if strength == 5] == [
        points
    ] * 2


@scene(5, "R24", likings=WARLIKE)
def three_are_weakest_and_one_stands_between(told: Told) -> None:
    """Three players are equally weak: each loses the full points. The one between weak and strong keeps everything."""
    fire = first(fire for fire in fires(told)[1:] if sorted(strengths(told, fire.before))[:3] == [0, 0, 0])
    points = worth(told, fire.text.removeprefix("* deal "))
    assert len(set(strengths(told, fire.before))) == 3
    assert sorted(fire_changes(fire)) == [-points, -points, -points, 0, points]


@scene(2, whole=True, likings={"pass": 2, "place firefighter": 3})
def a_firefighter_fights_every_fire(told: Told) -> None:
    """The same firefighters fight the second, the third and the fourth fire."""
    assert over(told)
    fought = [[cards_of(told, fire.before, seat, "firefighter") for seat in (0, 1)] for fire in fires(told)[1:]]
    assert fought[0] == fought[1] == fought[2]
    changes = [fire_changes(fire) for fire in fires(told)[1:]]
    assert changes in ([[2, -2], [3, -3], [4, -4]], [[-2, 2], [-3, 3], [-4, 4]])


@scene(2, "R8")
def three_workers_are_placed_even_with_one_coin(told: Told) -> None:
    """A player with a single coin places three workers like everybody, one of them where the price is 2."""
    start = first(turn for turn in turns(told, "place") if turn.before.coins[turn.seat] == 1 and turn.before.placed < 2)
    placed = [
        turn for turn in [start, *later_in_round(told, start)] if turn.verb == "place" and turn.seat == start.seat
    ]
    assert len(placed) == 3
    ready = later_in_round(told, start)[4].after
    lines = [ready.line(column) for column in range(3)]
    assert any(len(line) > 1 and line[0] == start.seat for line in lines)


@scene(4, likings={"place most": 40})
def eight_workers_fill_a_column(told: Told) -> None:
    """Eight workers stand above one card: it can't be chosen any more, and every other card can."""
    turn = first(turn for turn in turns(told, "place") if 8 in turn.before.heights)
    full = turn.before.heights.index(8)
    assert listed(told, turn) == [f"{turn.seat} place {column + 1}" for column in range(5) if column != full]


@scene(3, "R9", likings={"place most": 5})
def own_workers_raise_the_price(told: Told) -> None:
    """A player buys for three coins a card above which nobody stands but that player's own three workers."""
    turn = first(turn for turn in turns(told, "buy") if turn.before.line(turn.before.column) == [turn.seat] * 3)
    assert turn.before.coins[turn.seat] - later_in_round(told, turn)[0].before.coins[turn.seat] == 3


@scene(3, "R10")
def who_passed_is_asked_again(told: Told) -> None:
    """A player passes, another passes, and the first is asked again and buys the same card for two coins less."""
    high, _, low = first(
        three
        for three in zip(told.turns, told.turns[1:], told.turns[2:], strict=False)
        if [turn.verb for turn in three] == ["pass", "pass", "buy"]
        and three[0].seat == three[2].seat != three[1].seat
        and three[0].before.column == three[2].before.column
        and three[0].before.coins[three[0].seat] >= price(three[0])
    )
    assert price(low) == price(high) - 2


@scene(2, "R11")
def the_last_in_line_passes_at_a_price_of_1(told: Told) -> None:
    """The last in the line could have the card for one of several coins and passes: the card is discarded."""
    turn = first(turn for turn in turns(told, "pass") if price(turn) == 1 and turn.before.coins[turn.seat] > 1)
    assert CardDiscarded(for_sale(told, turn), turn.before.column, ()) in turn.events


@scene(4, "R11")
def a_forced_pass_is_a_move(told: Told) -> None:
    """A player has fewer coins than the price: passing is the only move, and it stands in the record."""
    turn = first(turn for turn in turns(told, "pass") if turn.before.coins[turn.seat] < price(turn))
    assert listed(told, turn) == [turn.text] == [f"{turn.seat} pass"]


@scene(3, "R13")
def three_cards_bought_in_one_round(told: Told) -> None:
    """One player buys three cards in one round, one with each worker."""
    assert any(
        [other.seat for other in later_in_round(told, turn) if other.verb == "buy"].count(turn.seat) == 2
        for turn in turns(told, "buy")
    )


@scene(3, "R23")
def a_card_for_one_coin_forfeits_a_coin_of_income(told: Told) -> None:
    """One player buys a single card, for a single coin, and has one coin of income; who bought nothing has two."""
    turn = first(
        turn
        for turn in turns(told, "buy")
        if price(turn) == 1
        and all(other.seat != turn.seat for other in later_in_round(told, turn) if other.verb == "buy")
        and all(other.seat != turn.seat for other in earlier_in_round(told, turn) if other.verb == "buy")
    )
    last = [turn, *later_in_round(told, turn)][-1]
    paid = [event for event in last.events if isinstance(event, IncomePaid)]
    assert IncomePaid(turn.seat, 1, idle=False, bank=False) in paid
    assert any(event.idle and event.coins == 2 for event in paid)


@scene(4, "R14", likings={"buy": 5})
def a_bank_pays_in_the_round_it_is_bought(told: Told) -> None:
    """Whoever buys the bank gets a coin from it in the income of the same round."""
    turn = purchase_of(told, "C-bank")
    last = [turn, *later_in_round(told, turn)][-1]
    assert IncomePaid(turn.seat, 2, idle=False, bank=True) in last.events


@scene(3, "R1", "R12", likings={"convert": 20})
def cubes_of_a_discarded_ship_are_converted_in_the_same_round(told: Told) -> None:
    """A ship is discarded, and in the shipping of this round a cube is taken that only this ship can have brought."""
    turn = first(
        turn
        for turn in turns(told, "convert")
        if {other.verb for other in earlier_in_round(told, turn)} <= {"deal", "place", "buy", "pass", "load"}
        and turn.rest.split(" > ")[1] not in named(earlier_in_round(told, turn)[0].before.supply)
    )
    discarded = [
        event
        for other in earlier_in_round(told, turn)
        for event in other.events
        if isinstance(event, CardDiscarded) and turn.rest.split(" > ")[1] in event.goods
    ]
    assert discarded
    assert "ship" in discarded[0].card
    assert discarded[0].card in told.rules.box.names(told.rules.box.ships)


@scene(4, whole=True, likings={"place least": 1e6, "pass at 2 or more": 1e6, "buy at 1": 1e6})
def every_card_is_bought(told: Told) -> None:
    """Each of the 50 cards that four players are offered is bought by somebody."""
    assert over(told)
    owned = [card for cards in told.end.cards for card in told.rules.box.names(cards)]
    assert sorted(owned) == sorted(card.id for card in told.rules.box.cards if card.kind != "fire")


@scene(5, "R25", "R30", whole=True, likings={"pass": 1e9})
def nobody_buys_anything(told: Told) -> None:
    """Nobody buys anything: no fire does harm, all have 0 points and 21 coins, and all five share the victory."""
    assert over(told)
    assert told.outcome.scores == (0, 0, 0, 0, 0)
    assert told.end.coins == [21] * 5
    assert told.outcome.winners == (0, 1, 2, 3, 4)
    assert len(named(told.end.supply)) == 45
