"""The plain-Python version of the rules, held to the rules' text."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from speicherstadt_app.bench.baseline import GOODS, Shuffle, Table, card_table, random_game

GOLDEN = Path(__file__).parent.parent / "golden"
ROUNDS = {2: 16, 3: 12, 4: 10, 5: 8}
CARDS_IN_PLAY = {2: 52, 3: 52, 4: 54, 5: 52}


def golden_games() -> list[Any]:
    return [
        pytest.param(json.loads(line), id=f"{path.name}:{number}")
        for path in sorted(GOLDEN.glob("spec-*.speicher.jsonl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
    ]


def short_game(players: int, cards: str, first: int = 0) -> Table:
    """A game whose pile holds these cards and the fourth fire only."""
    by_id = {card.id: card for card in card_table()}
    return Table(players, first, [by_id[card] for card in [*cards.split(), "E-fire"]])


def game_of_one_season(cards: str) -> Table:
    """As above, for two players; the cards can be dealt in any order."""
    by_id = {card.id: card for card in card_table()}
    rows = [by_id[card]._replace(season="A") for card in cards.split()]
    return Table(2, 0, [*rows, by_id["E-fire"]])


def deal(table: Table, *cards: str) -> None:
    for card in cards:
        table.play(f"* deal {card}")


def demand(table: Table, *columns: int) -> None:
    for column in columns:
        table.play(f"{table.to_move} place {column}")


def purchase(table: Table, *words: str) -> None:
    for word in words:
        table.play(f"{table.to_move} {word}")


def each_buys_one(table: Table) -> None:
    """Two players: the first player buys column 1 for 3 coins, the other column 2; column 3 is discarded."""
    demand(table, 1, 2, 1, 2, 1, 2)
    purchase(table, "buy", "buy")


def moves_of(table: Table, verb: str) -> list[str]:
    return [move.split(" ", 1)[1] for move in table.legal() if move.split(" ")[1] == verb]


@pytest.mark.parametrize("record", golden_games())
def test_a_recorded_game_replays_to_its_result(record: dict[str, Any]) -> None:
    table = Table(len(record["players"]), record["first"])
    for move in record["moves"]:
        assert move in table.legal()
        table.play(move)
    assert table.phase == "over"
    assert table.to_move is None
    assert table.legal() == []
    assert table.result() == record["result"]


@pytest.mark.parametrize("players", ROUNDS)
def test_nothing_appears_or_vanishes_and_games_last_their_rounds(players: int) -> None:
    for seed in range(50):
        finished = random_game(players, seed)
        table = Table(players, int(next(m for m in finished.moves if "place" in m).split()[0]))
        for move in finished.moves:
            assert len(set(table.legal())) == len(table.legal())
            table.play(move)
            shown = table.snapshot()
            everywhere = [
                *(good for good in GOODS for _ in range(shown["bag"][good] + shown["supply"][good])),
                *(cube for place in shown["row"] for cube in place["cubes"]),
                *(cube for cubes in shown["available"] for cube in cubes),
                *(cube for contracts in shown["loaded"] for cubes in contracts.values() for cube in cubes),
            ]
            assert all(everywhere.count(good) == 9 for good in GOODS)
            assert min(*shown["bag"].values(), *shown["supply"].values(), *shown["coins"]) >= 0
            cards = [
                *(card for season in shown["cards_left"].values() for card in season),
                *(place["card"] for place in shown["row"]),
                *(card for cards in shown["cards"] for card in cards),
                *shown["discards"],
            ]
            assert len(cards) == len(set(cards)) == CARDS_IN_PLAY[players]
        assert table.snapshot() == finished.snapshot()
        assert finished.result()["rounds"] == ROUNDS[players]
        assert not any(finished.snapshot()["bag"].values())


def test_a_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert random_game(3, 7).moves == random_game(3, 7).moves
    assert random_game(3, 7).moves != random_game(3, 8).moves
    first_placed = [next(move for move in random_game(3, seed).moves if "place" in move) for seed in range(20)]
    assert {move.split()[0] for move in first_placed} == {"0", "1", "2"}


def test_every_card_of_the_first_season_may_come_first_and_cubes_in_any_order() -> None:
    shuffles = [Shuffle(Table(4, 0), Random(seed)) for seed in range(300)]
    assert {shuffle.deal() for shuffle in shuffles} == set(Table(4, 0).legal())
    assert {shuffle.cubes[0] for shuffle in shuffles} == set(GOODS)


def test_the_removed_cards_depend_on_the_number_of_players() -> None:
    removed = {
        players: {card.id for card in card_table()}
        - {card for season in Table(players, 0).snapshot()["cards_left"].values() for card in season}
        for players in ROUNDS
    }
    assert removed == {
        2: {"D-port", "D-firefighter-3"},
        3: {"D-boatmen", "D-firefighter-3"},
        4: set(),
        5: {"D-boatmen", "D-firefighter-3"},
    }


def test_only_cards_of_the_season_and_cubes_of_the_bag_can_be_dealt() -> None:
    table = short_game(2, "B-ship-1 B-ship-2 B-ship-3 C-ship-1 C-contract-5 C-bank")
    assert len(table.legal()) == 3 * 35
    deal(table, "B-ship-3 coffee coffee coffee", "B-ship-1 coffee coffee coffee")
    assert len(table.legal()) == 35
    deal(table, "B-ship-2 coffee coffee tea")
    demand(table, 1, 1, 1, 1, 1, 1)
    purchase(table, *["pass"] * 6)
    cargoes = [move.removeprefix("* deal C-ship-1 ") for move in table.legal() if "ship" in move]
    assert len(cargoes) == len(set(cargoes)) == 30
    assert not any(cargo.startswith("coffee coffee") for cargo in cargoes)
    others = [move for move in table.legal() if "ship" not in move]
    assert sorted(others) == ["* deal C-bank", "* deal C-contract-5"]


def test_a_fire_while_dealing_strikes_at_once_and_its_place_is_dealt_again() -> None:
    table = short_game(2, "A-firefighter-2 A-firefighter-1 A-office B-office B-fire C-fire C-bank C-contract-5")
    deal(table, "A-firefighter-2", "A-firefighter-1", "A-office")
    each_buys_one(table)
    deal(table, "B-office", "B-fire")
    assert table.snapshot()["fire_points"] == [1, -1]
    assert sorted(table.legal()) == ["* deal C-bank", "* deal C-contract-5", "* deal C-fire"]
    deal(table, "C-fire")
    assert table.snapshot()["fire_points"] == [3, -3]
    assert [place["column"] for place in table.snapshot()["row"]] == [1]
    deal(table, "C-bank", "C-contract-5")
    assert [place["card"] for place in table.snapshot()["row"]] == ["B-office", "C-bank", "C-contract-5"]
    assert table.phase == "demand"


def test_highest_and_lowest_are_hit_together_and_those_between_are_not() -> None:
    table = short_game(5, "A-firefighter-1 A-firefighter-2 B-firefighter-1 B-firefighter-2 C-bank D-chamber", first=2)
    deal(table, "A-firefighter-1", "A-firefighter-2", "B-firefighter-2", "B-firefighter-1", "C-bank", "D-chamber")
    demand(table, *[1, 2, 3, 5, 6] * 3)
    purchase(table, *["buy"] * 5)
    deal(table, "E-fire")
    # Seats 2, 3, 4 hold 1, 2, 2; seats 0 and 1 hold none.
    assert table.snapshot()["fire_points"] == [-4, -4, 0, 4, 4]


def test_equal_totals_mean_no_fire_points() -> None:
    table = short_game(2, "A-firefighter-1 B-firefighter-1 B-office")
    deal(table, "A-firefighter-1", "B-firefighter-1", "B-office")
    each_buys_one(table)
    deal(table, "E-fire")
    assert table.snapshot()["fire_points"] == [0, 0]


def test_the_third_fire_right_above_the_fourth_opens_no_round() -> None:
    table = short_game(2, "A-firefighter-1 A-office A-warehouse D-fire")
    deal(table, "A-firefighter-1", "A-office", "A-warehouse")
    each_buys_one(table)
    assert (table.phase, table.to_move, table.legal()) == ("supply", "*", ["* deal D-fire"])
    deal(table, "D-fire")
    assert (table.phase, table.to_move, table.legal()) == ("end", "*", ["* deal E-fire"])
    assert table.result()["final"] is False
    deal(table, "E-fire")
    result = table.result()
    assert (result["rounds"], result["scores"], result["winners"]) == (1, [7, -5], [0])


def test_a_column_of_eight_workers_is_full() -> None:
    table = short_game(3, "A-office A-warehouse B-office C-bank")
    deal(table, "A-warehouse", "A-office", "B-office", "C-bank")
    demand(table, *[2] * 7)
    assert table.legal() == ["1 place 1", "1 place 2", "1 place 3", "1 place 4"]
    demand(table, 2)
    assert table.legal() == ["2 place 1", "2 place 3", "2 place 4"]
    with pytest.raises(ValueError, match="2 place 2"):
        table.play("2 place 2")


def test_who_cannot_pay_must_pass_and_the_price_falls_with_each_pass() -> None:
    table = short_game(2, "A-office A-warehouse B-office")
    deal(table, "A-office", "A-warehouse", "B-office")
    demand(table, *[1] * 6)
    assert table.legal() == ["0 pass"]
    with pytest.raises(ValueError, match="price is 6"):
        table.play("0 buy")
    purchase(table, "pass")
    assert table.legal() == ["1 buy", "1 pass"]
    purchase(table, "buy")
    assert table.snapshot()["discards"] == ["A-warehouse", "B-office"]
    assert table.snapshot()["coins"] == [0 + 5 + 2, 5 - 5 + 1]


def test_income_counts_the_idle_and_a_bank_bought_this_round_and_the_token_goes_left() -> None:
    table = short_game(3, "A-office A-warehouse B-office C-bank", first=2)
    deal(table, "A-office", "A-warehouse", "B-office", "C-bank")
    demand(table, 4, 1, 1, 4, 2, 1, 4, 3, 1)
    purchase(table, "pass", "buy", "pass", "pass", "buy")
    # Seat 2 paid 3 for the bank, seat 1 paid 3 for an office, seat 0 bought nothing.
    assert table.snapshot()["coins"] == [7, 3, 4]
    assert table.snapshot()["first"] == 0
    assert table.phase == "end"


def test_shipping_goes_clockwise_from_the_first_player_and_shares_the_supply() -> None:
    table = short_game(2, "B-ship-1 B-ship-2 B-office", first=1)
    deal(table, "B-ship-1 rubber rubber carpet", "B-ship-2 coffee tea tea", "B-office")
    each_buys_one(table)
    assert table.to_move == 1
    assert moves_of(table, "convert") == []
    table.play("1 stow market=carpet")
    assert table.to_move == 0
    assert moves_of(table, "convert") == ["convert coffee tea tea > rubber"]
    table.play("0 convert coffee tea tea > rubber")
    assert table.legal() == ["0 stow market=rubber"]
    table.play("0 stow market=rubber")
    assert table.snapshot()["supply"] == {"coffee": 1, "tea": 2, "saffron": 0, "rubber": 1, "carpet": 0}
    assert table.snapshot()["available"] == table.snapshot()["market"] == [["rubber"], ["carpet"]]


def merchant(*cards: str, ships: tuple[str, ...], discarded: str = "A-firefighter-1", later: str = "") -> Table:
    """Seat 0 has bought these two cards and, in the next round, one or two ships; now it handles the cubes.

    Seat 1 has none. The discarded card was in the row of the first round.
    """
    offers = [*ships, "A-firefighter-2", "B-firefighter-1"][:3]
    pile = [offer.split()[0] for offer in (*cards, discarded, *offers)]
    table = game_of_one_season(" ".join(pile) + " " + later)
    deal(table, *cards, discarded)
    demand(table, 1, 3, 2, 3, 1, 3)
    purchase(table, "pass", "buy", "buy", "pass", "pass", "pass")
    deal(table, *offers)
    demand(table, 3, 1, 3, 2, 3, 2)
    purchase(table, "buy", "pass", "buy" if len(ships) == 2 else "pass", "pass", "pass", "pass")
    return table


def test_a_seat_with_cubes_is_always_asked_even_when_none_are_left() -> None:
    table = merchant("A-office", "B-office", ships=("B-ship-1 coffee tea tea",), later="C-bank C-contract-5 D-chamber")
    assert (table.phase, table.to_move) == ("shipping", 0)
    table.play("0 barter tea tea")
    table.play("0 stow market=coffee")
    deal(table, "C-bank", "C-contract-5", "D-chamber")
    demand(table, *[1] * 6)
    purchase(table, *["pass"] * 6)
    assert table.legal() == ["0 stow market=coffee"]

    emptied = merchant("A-tea-trader", "B-office", ships=("B-ship-1 tea tea tea",))
    emptied.play("0 sell tea 3")
    assert emptied.legal() == ["0 stow"]


def test_a_good_must_be_in_the_supply_before_three_are_given_for_it() -> None:
    cargo = ("B-ship-1 tea tea tea",)
    assert moves_of(merchant("A-office", "B-office", ships=cargo), "convert") == []
    supplied = merchant("A-office", "B-office", ships=cargo, discarded="D-ship-1 coffee tea tea")
    assert moves_of(supplied, "convert") == ["convert tea tea tea > coffee", "convert tea tea tea > tea"]
    supplied.play("0 convert tea tea tea > tea")
    assert supplied.snapshot()["available"][0] == ["tea"]
    assert supplied.snapshot()["supply"] == {"coffee": 1, "tea": 4, "saffron": 0, "rubber": 0, "carpet": 0}


def test_a_market_alone_keeps_exactly_one_cube() -> None:
    table = merchant("A-office", "B-office", ships=("B-ship-1 coffee tea tea",))
    assert table.legal() == [
        "0 barter coffee tea",
        "0 barter tea tea",
        "0 stow market=coffee",
        "0 stow market=tea",
    ]


def test_what_finds_room_is_kept_and_only_where_is_chosen() -> None:
    table = merchant("A-warehouse", "B-office", ships=("B-ship-1 coffee tea tea",))
    assert sorted(moves_of(table, "stow")) == [
        "stow warehouse=coffee,tea market=tea",
        "stow warehouse=coffee,tea,tea",
        "stow warehouse=tea,tea market=coffee",
    ]
    table.play("0 barter tea tea")
    assert sorted(moves_of(table, "stow")) == ["stow market=coffee", "stow warehouse=coffee"]


def test_what_finds_no_room_leaves_none_empty() -> None:
    ships = ("B-ship-1 coffee tea tea", "B-ship-2 tea tea carpet")
    table = merchant("A-warehouse", "B-office", ships=ships)
    assert sorted(moves_of(table, "stow")) == [
        "stow warehouse=coffee,tea,tea,carpet market=tea",
        "stow warehouse=coffee,tea,tea,tea market=carpet",
        "stow warehouse=coffee,tea,tea,tea market=tea",
        "stow warehouse=tea,tea,tea,carpet market=coffee",
        "stow warehouse=tea,tea,tea,carpet market=tea",
        "stow warehouse=tea,tea,tea,tea market=carpet",
        "stow warehouse=tea,tea,tea,tea market=coffee",
    ]
    table.play("0 stow warehouse=tea,tea,tea,tea market=carpet")
    assert table.snapshot()["supply"]["coffee"] == 1
    table.play("* deal E-fire")
    assert table.result()["breakdown"][0]["warehouse"] == 4


def test_contracts_take_open_spaces_only_and_traders_their_good_only() -> None:
    ships = ("B-ship-1 coffee tea tea", "B-ship-2 coffee rubber carpet")
    table = merchant("A-contract-5", "A-coffee-trader", ships=ships)
    assert moves_of(table, "load") == ["load tea A-contract-5", "load rubber A-contract-5"]
    assert moves_of(table, "sell") == ["sell coffee 1", "sell coffee 2"]
    table.play("0 load tea A-contract-5")
    assert moves_of(table, "load") == ["load rubber A-contract-5"]
    assert table.result()["breakdown"][0]["contract"] == 0
    table.play("0 load rubber A-contract-5")
    assert moves_of(table, "load") == []
    assert table.result()["breakdown"][0]["contract"] == 5
    coins = table.snapshot()["coins"][0]
    table.play("0 sell coffee 2")
    table.play("0 barter tea carpet")
    assert table.snapshot()["coins"][0] == coins + 3
    assert table.legal() == ["0 stow"]


def test_an_unfinished_game_is_scored_as_it_stands() -> None:
    table = merchant(
        "A-warehouse",
        "B-office",
        ships=("B-ship-1 coffee tea tea",),
        later="C-ship-1 C-contract-5 D-chamber",
    )
    assert table.result()["rounds"] == 1
    table.play("0 stow warehouse=coffee,tea market=tea")
    deal(table, "C-contract-5", "C-ship-1 saffron saffron carpet", "D-chamber")
    demand(table, 3, 2, 3, 2, 3, 2)
    purchase(table, "buy", "pass", "pass", "pass")
    assert table.to_move == 0
    table.play("0 barter coffee tea")
    assert table.result() == {
        "final": False,
        "scores": [4, 0],
        "coins": [5, 6],
        "rounds": 2,
        "breakdown": [
            {
                "fire": 0,
                "office": 2,
                "contract": 0,
                "trader": 0,
                "church": 0,
                "warehouse": 2,
                "port": 0,
                "chamber": 0,
            },
            dict.fromkeys(("fire", "office", "contract", "trader", "church", "warehouse", "port", "chamber"), 0),
        ],
    }


@pytest.mark.parametrize(
    ("columns", "words", "coins", "winners"),
    [
        ((1, 2, 1, 2, 1, 2), ("buy", "buy"), [3, 3], [0, 1]),
        ((1, 2, 1, 2, 1, 3), ("buy", "buy", "pass"), [3, 4], [1]),
    ],
)
def test_a_tie_goes_to_the_most_coins_and_then_is_shared(
    columns: tuple[int, ...], words: tuple[str, ...], coins: list[int], winners: list[int]
) -> None:
    table = short_game(2, "A-office D-office-1 D-office-2")
    deal(table, "A-office", "D-office-1", "D-office-2")
    demand(table, *columns)
    purchase(table, *words)
    deal(table, "E-fire")
    result = table.result()
    assert (result["scores"], result["coins"], result["winners"]) == ([2, 2], coins, winners)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("0 place 1", "it is the turn of 1"),
        ("1 place 4", "not a possible move of the phase demand"),
        ("1  place 1", "not a possible move"),
        ("1 buy", "not a possible move"),
        ("", "it is the turn of 1"),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(move: str, why: str) -> None:
    table = short_game(2, "A-office D-office-1 D-office-2", first=1)
    deal(table, "A-office", "D-office-1", "D-office-2")
    before = table.snapshot()
    with pytest.raises(ValueError, match=why):
        table.play(move)
    assert table.snapshot() == before
    assert table.moves == ["* deal A-office", "* deal D-office-1", "* deal D-office-2"]


def test_a_table_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        Table(6, 0)
    with pytest.raises(ValueError, match="seat 3"):
        Table(3, 3)
    with pytest.raises(ValueError, match="full rounds"):
        short_game(2, "A-office A-warehouse")
    with pytest.raises(ValueError, match="end with one fire"):
        Table(2, 0, [card for card in card_table() if card.season != "E"])
