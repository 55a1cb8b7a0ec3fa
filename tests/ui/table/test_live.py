"""A person at the table: taps, keys, undo, and everything that may not go wrong meanwhile."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.ui.preferences import Preferences
from tests.ui.table.live import ANNA, BEN, KONTOR, MICHEL, Live, live, tokens

INSTANT = Preferences(speed="instant")


# Taps


def test_the_first_decision_shows_everything_that_is_asked() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        assert table.get("myTurn")
        assert table.prompt.question == "Where does your first worker go?"
        assert [column["token"] for column in table.columns] == ["place 1", "place 2", "place 3"]
        assert table.get("bar").value.phase == "demand"
        assert [row["name"] for row in table.rows(table.get("players"))] == ["Anna", "Kontor"]

    live(ANNA, KONTOR, scene=scene)


def test_one_tap_shows_and_the_second_places() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        before = table.moves
        table.table.choose("place 2")
        assert table.columns[1]["state"] == "chosen"
        assert table.moves == before
        table.table.choose("place 3")
        assert [column["state"] for column in table.columns] == ["idle", "idle", "chosen"]
        table.table.choose("place 3")
        await table.turned()
        assert table.moves[len(before)] == "0 place 3"
        assert [column["state"] for column in table.columns] == ["idle"] * 3

    live(ANNA, KONTOR, scene=scene)


def test_with_a_button_a_second_tap_does_not_place() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.table.choose("place 2")
        table.table.choose("place 2")
        assert not table.button("yes")["whyNot"]
        table.table.confirm()
        await table.turned()
        assert "0 place 2" in table.moves

    live(ANNA, KONTOR, scene=scene, preferences=INSTANT._replace(confirm="button"))


def test_at_once_means_at_once() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.table.choose("place 2")
        await table.turned()
        assert "0 place 2" in table.moves

    live(ANNA, KONTOR, scene=scene, preferences=INSTANT._replace(confirm="immediate"))


def test_what_was_picked_is_dropped_by_undo_or_escape_and_nothing_else_goes() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        before = table.moves
        for drop in (partial(table.table.press, "undo"), table.table.cancel):
            table.table.choose("place 2")
            assert table.button("undo")["token"] == "drop"
            drop()
            assert [column["state"] for column in table.columns] == ["idle"] * 3
        assert table.moves == before

    live(ANNA, KONTOR, scene=scene)


def test_a_single_stray_tap_never_spends_coins() -> None:
    async def scene(table: Live) -> None:
        await table.to_phase("purchase")
        while table.played.phase == "purchase" and not table.button("yes")["enabled"]:
            table.decide()
            await table.turned()
        coins = table.board.house.value.coins
        table.table.choose("offer")
        assert table.button("yes")["armed"]
        assert table.prompt.consequence.startswith("Tap again to buy.")
        table.table.cancel()
        assert table.board.house.value.coins == coins
        assert table.played.asked

    live(ANNA, KONTOR, scene=scene)


@pytest.mark.parametrize("confirm", ["twice", "button", "immediate"])
def test_the_button_that_names_the_price_buys_at_once(confirm: str) -> None:
    async def scene(table: Live) -> None:
        await table.to_phase("purchase")
        while table.played.phase == "purchase" and not table.button("yes")["enabled"]:
            table.decide()
            await table.turned()
        price, coins = table.button("yes")["label"].removeprefix("Buy for "), table.board.house.value.coins
        table.table.press("yes")
        await table.until(lambda: "CardBought" in table.kinds())
        bought = next(event for event in table.happened if event["kind"] == "CardBought")
        assert (bought["mine"], bought["price"]) == (True, int(price))
        assert table.board.house.value.coins == coins - int(price)

    live(ANNA, KONTOR, scene=scene, preferences=INSTANT._replace(confirm=confirm))


def test_a_number_chooses_its_column_or_says_why_not() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.table.chooseNumber(9)
        assert table.refused == []
        for _ in range(8):
            table.table.chooseNumber(3)
            await table.turned()
        assert "Eight workers" in table.columns[2]["whyNot"]
        table.table.chooseNumber(3)
        assert table.refused == [table.columns[2]["whyNot"]]

    live(ANNA, BEN, Player("Carla", "human"), scene=scene, preferences=INSTANT._replace(confirm="immediate"))


def test_a_token_that_makes_no_move_now_is_refused_in_a_sentence() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.table.choose("pass")
        assert table.refused == ["That is not possible now."]
        assert table.played.asked

    live(ANNA, KONTOR, scene=scene)


# Going back


def test_an_undo_takes_the_answers_of_others_along_and_redo_brings_them_back() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        before = table.moves
        table.place(1)
        await table.turned()
        after = table.moves
        assert table.button("undo")["enabled"]
        table.table.press("undo")
        await table.until(lambda: table.moves == before)
        await table.asked()
        assert table.get("canRedo")
        assert table.kinds()[-1] == "TakenBack"
        assert table.hushed == 1
        table.table.redo()
        await table.until(lambda: table.moves == after)

    live(ANNA, KONTOR, scene=scene)


def test_there_is_nothing_to_take_back_at_first() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        assert not table.button("undo")["enabled"]
        table.table.press("undo")
        assert table.refused == ["There is nothing to undo."]

    live(ANNA, KONTOR, scene=scene)


def test_behind_a_card_that_came_up_an_undo_asks_and_counts_as_help() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        rounds = table.get("bar").value.round
        while table.get("bar").value.round == rounds:
            table.decide()
            await table.turned()
        moves = table.moves
        question = table.get("question")
        table.table.undo()
        await table.until(lambda: question.value.visible)
        assert "counts as help" in question.value.text
        table.table.answer(False)
        await table.until(lambda: not question.value.visible)
        assert (table.moves, table.get("assisted")) == (moves, False)
        table.table.undo()
        await table.until(lambda: question.value.visible)
        table.table.answer(True)
        await table.until(lambda: table.get("assisted"))
        await table.asked()
        assert len(table.moves) < len(moves)
        assert table.get("bar").value.round == rounds

    live(ANNA, KONTOR, scene=scene)


def test_nobody_takes_back_what_somebody_else_decided_without_him() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        before, first = table.moves, table.prompt.name
        table.place(1)
        await table.turned()
        after, question = table.moves, table.get("question")
        assert table.prompt.name != first
        table.table.undo()
        await table.until(lambda: question.value.visible)
        assert question.value.text == f"{first} decided last. Does {first} take it back?"
        table.table.cancel()
        await table.until(lambda: not question.value.visible)
        assert table.moves == after
        table.table.undo()
        await table.until(lambda: question.value.visible)
        table.table.answer(True)
        await table.until(lambda: table.moves == before)
        await table.asked()
        assert table.prompt.name == first
        assert not table.get("assisted")

    live(ANNA, BEN, scene=scene)


# Shipping


async def to_shipping(table: Live) -> None:
    """Buy ships whenever that is possible, until there is something to ship with a choice."""

    def buy() -> None:
        if table.played.phase == "demand":
            ships = [
                c["number"] for c in table.columns if c["kind"] in {"ship", "contract", "warehouse"} and c["token"]
            ]
            table.place((ships or [c["number"] for c in table.columns if c["token"]])[0])
        elif table.played.phase == "purchase" and table.button("yes")["enabled"]:
            table.table.press("yes")
        elif table.played.phase == "purchase":
            table.table.press("pass")

    await table.to_phase("shipping", buy)


async def suggested(table: Live) -> None:
    advice = table.get("advice")
    table.table.press("advise")
    await table.until(lambda: advice.value.stage == "moves")
    assert advice.value.lead


def test_a_suggestion_says_what_it_does_ends_nothing_and_is_undone_at_once() -> None:
    async def scene(table: Live) -> None:
        await to_shipping(table)
        me = table.played.asked[0]
        before = table.moves
        await suggested(table)
        assert (table.moves, table.played.assisted) == (before, False)
        table.table.press("advise")
        await table.rest()
        assert table.played.asked == (me,)
        assert table.played.phase == "shipping"
        if table.moves != before:
            table.table.press("undo")
            await table.until(lambda: table.moves == before)
            await table.asked()
            await suggested(table)
            table.table.press("advise")
            await table.rest()
        table.table.press("yes")
        await table.turned()
        stow = next(move for move in table.moves[len(before) :] if " stow" in move)
        assert stow.startswith(f"{me} stow")

    for seed in (1, 2, 5):
        live(ANNA, KONTOR, scene=scene, seed=seed)


def test_whoever_has_begun_to_ship_ends_it_himself() -> None:
    async def scene(table: Live) -> None:
        await to_shipping(table)
        me = table.played.asked[0]
        while any(
            cube["state"] != "gone"
            for row in table.rows(table.board.shipping.property("sources"))
            for cube in row["cubes"]
        ):
            ply = table.played.ply
            options = [t for t in tokens(table) if t.startswith(("load", "sell"))]
            if options:
                table.table.choose(options[0])
            else:
                picks = [t for t in tokens(table) if t.startswith("pick")]
                if len(picks) < 2:
                    break
                table.table.choose("trade barter")
                table.table.choose(picks[0])
                table.table.choose(next(t for t in tokens(table) if t.startswith("pick") and t != picks[0]))
            await table.until(partial(table.is_past, ply))
            await table.asked()
        await table.rest()
        assert table.played.asked == (me,)
        assert table.played.phase == "shipping"

    live(ANNA, KONTOR, scene=scene, seed=1)


def test_the_yard_stays_open_from_the_first_cube_to_the_last() -> None:
    async def scene(table: Live) -> None:
        await to_shipping(table)
        seen: list[bool] = []
        yard = table.board.shipping
        yard.activeChanged.connect(lambda: seen.append(yard.value.active))
        await suggested(table)
        table.table.press("advise")
        await table.rest()
        assert seen == [], "no move shuts it for a moment"
        table.table.press("yes")
        await table.turned()
        assert seen[0] is False

    for seed in (1, 2, 5):
        live(ANNA, KONTOR, scene=scene, seed=seed)


# Whole games


@pytest.mark.parametrize(
    ("players", "seed"),
    [
        ([ANNA, KONTOR], 1),
        ([ANNA, BEN, KONTOR], 2),
        ([ANNA, KONTOR, MICHEL, BEN], 3),
        ([KONTOR, BEN, MICHEL, ANNA, KONTOR], 4),
    ],
)
def test_whole_games_are_played_by_tapping_what_is_offered(players: list[Player], seed: int) -> None:
    """Whatever is offered is accepted, and the end sheet is that of the record."""

    async def scene(table: Live) -> None:
        stream = Stream(seed, "taps")
        for _ in range(4000):
            await table.asked()
            if table.played.over:
                break
            offered = [token for token in tokens(table) if token not in {"undo", "redo", "skip", "drop"}]
            assert offered
            token = stream.choice(offered)
            ply = table.played.ply
            if token.startswith("place"):
                table.table.choose(token)
                table.table.choose(token)
            elif token in {"buy", "offer"}:
                table.table.press("yes")
            else:
                table.table.choose(token)
            moved = table.played.asked == ()
            if moved:
                await table.until(partial(table.is_past, ply))
            await asyncio.sleep(0)
        assert table.refused == []
        assert table.played.over
        await table.until(lambda: table.get("end").value.visible)
        totals = [player["total"] for player in table.get("end").value.players]
        assert sorted(totals) == sorted(table.played.outcome().scores)

    live(*players, scene=scene, seed=seed)
