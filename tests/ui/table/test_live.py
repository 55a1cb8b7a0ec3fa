"""A person at the table: taps, keys, undo, speeds, and everything that may not go wrong meanwhile."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.play.pace import Speed
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.settings import Settings
from tests.play.company import Memory, Slow
from tests.ui.table.live import ANNA, BEN, KONTOR, MICHEL, Live, live, tokens

INSTANT = Preferences(speed="instant")
NORMAL = Preferences(speed="normal")


# Taps


def test_the_first_decision_shows_everything_that_is_asked() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        assert table.get("myTurn")
        assert table.prompt.question == "First worker: above which card?"
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

    live(ANNA, KONTOR, scene=scene, preferences=replace(INSTANT, confirm="button"))


def test_at_once_means_at_once() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.table.choose("place 2")
        await table.turned()
        assert "0 place 2" in table.moves

    live(ANNA, KONTOR, scene=scene, preferences=replace(INSTANT, confirm="immediate"))


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
        coins = table.get("house").value.coins
        table.table.choose("offer")
        assert table.button("yes")["armed"]
        table.table.cancel()
        table.table.press("yes")
        assert table.get("house").value.coins == coins
        assert table.played.asked
        table.table.press("yes")
        await table.until(lambda: any(kind == "CardBought" for kind in table.kinds()))

    live(ANNA, KONTOR, scene=scene)


def test_a_number_chooses_its_column_or_says_why_not() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.table.chooseColumn(9)
        assert table.refused == []
        for _ in range(8):
            table.table.chooseColumn(3)
            await table.turned()
        assert "Eight workers" in table.columns[2]["whyNot"]
        table.table.chooseColumn(3)
        assert table.refused == [table.columns[2]["whyNot"]]

    live(ANNA, BEN, Player("Carla", "human"), scene=scene, preferences=replace(INSTANT, confirm="immediate"))


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
        assert table.get("canUndo")
        assert table.get("undoText").startswith("Anna → ")
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
        assert not table.get("canUndo")
        table.table.press("undo")
        assert table.refused == ["There is nothing to take back."]

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
        assert question.value.text == f"It was {first} who decided last. Does {first} take it back?"
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
            for row in table.rows(table.get("shipping").property("sources"))
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
        yard = table.get("shipping")
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


# Pace


def test_a_fire_is_looked_at_until_somebody_goes_on() -> None:
    async def scene(table: Live) -> None:
        blaze = table.get("blaze")
        await table.asked()
        while not blaze.value.visible:
            table.decide()
            await table.until(lambda: not table.played.asked)
            await table.until(lambda: table.played.asked or blaze.value.visible)
        await table.rest()
        assert not table.played.asked
        assert table.prompt.question.startswith("Fire I.")
        table.table.confirm()
        assert not blaze.value.visible
        await table.asked()

    live(ANNA, KONTOR, scene=scene, preferences=NORMAL)


def test_at_instant_speed_nothing_waits_to_be_looked_at() -> None:
    async def scene(table: Live) -> None:
        table.table.setProperty("tellsStories", True)
        await table.asked()
        while "FireStruck" not in table.kinds():
            table.decide()
            await table.turned()
        assert not table.get("blaze").value.visible

    live(ANNA, KONTOR, scene=scene)


def test_opponents_wait_until_a_story_is_told_and_people_do_not() -> None:
    async def scene(table: Live) -> None:
        table.table.setProperty("tellsStories", True)
        while not table.played.asked:
            await table.rest()
            table.table.told()
            await table.rest()
        ply = table.played.ply
        table.place(1)
        await table.until(lambda: table.played.ply == ply + 1)
        await table.rest()
        assert table.played.ply == ply + 1
        table.table.told()
        await table.until(lambda: table.played.ply > ply + 1)

    live(ANNA, KONTOR, scene=scene, preferences=NORMAL)


def test_one_at_a_time_holds_after_each_opponent() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        while not table.get("held"):
            table.place(1)
            await table.until(lambda: table.get("held") or table.played.asked)
        ply = table.played.ply
        await table.rest()
        assert table.played.ply == ply
        assert table.button("yes")["token"] == "goOn"
        table.table.confirm()
        assert not table.get("held")
        await table.until(lambda: table.played.ply > ply)

    live(ANNA, KONTOR, MICHEL, scene=scene, preferences=replace(NORMAL, oneAtATime=True))


def test_a_pause_stops_the_others_and_lets_a_person_decide() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.table.pause()
        assert table.get("paused")
        ply = table.played.ply
        table.place(1)
        await table.until(lambda: table.played.ply == ply + 1)
        table.table.pause()
        await table.rest()
        ply = table.played.ply
        await table.rest()
        assert table.played.ply == ply
        table.table.resume()
        await table.asked()
        assert not table.get("paused")

    live(ANNA, KONTOR, MICHEL, scene=scene, preferences=NORMAL)


def test_a_pause_outlasts_the_end_of_a_story() -> None:
    async def scene(table: Live) -> None:
        table.table.setProperty("tellsStories", True)
        while not table.played.asked:
            await table.rest()
            table.table.told()
            await table.rest()
        ply = table.played.ply
        table.place(1)
        await table.until(lambda: table.played.ply == ply + 1)
        table.table.pause()
        table.table.told()
        await table.rest()
        assert table.played.ply == ply + 1
        table.table.resume()
        await table.until(lambda: table.played.ply > ply + 1)

    live(ANNA, KONTOR, scene=scene, preferences=NORMAL)


def test_a_skip_leads_to_my_next_decision_whatever_waits() -> None:
    async def scene(table: Live) -> None:
        table.table.setProperty("tellsStories", True)
        while not table.played.asked:
            await table.rest()
            table.table.skip()
            await table.rest()
        told = len(table.happened)
        table.place(1)
        await table.until(lambda: not table.played.asked)
        table.table.skip()
        await table.asked()
        assert table.get("myTurn")
        assert table.hushed >= 1
        assert all(event["kind"] == "TurnBegan" or event["mine"] for event in table.happened[told:])

    live(ANNA, KONTOR, MICHEL, scene=scene, preferences=NORMAL)


def test_another_speed_holds_from_now_on() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.settings.setProperty("speed", "fast")
        assert table.played.pace.speed is Speed.FAST
        table.settings.setProperty("oneAtATime", True)
        assert table.played.pace.one_at_a_time
        table.settings.setProperty("autoForced", False)
        assert not table.played.play_forced

    live(ANNA, KONTOR, scene=scene)


def test_after_fast_play_a_recap_says_what_happened_meanwhile() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.place(1)
        await table.turned()
        assert table.get("recap").startswith("Meanwhile: ")
        table.place(1)
        await table.until(lambda: table.get("recap") == "" or not table.played.asked)

    live(ANNA, KONTOR, MICHEL, scene=scene)


# Several people


def test_a_banner_calls_whoever_comes_next_and_the_counter_is_his() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        first = table.played.asked[0]
        table.place(1)
        await table.turned()
        second = table.played.asked[0]
        banner = table.get("banner")
        assert second != first
        assert banner.value.visible
        assert banner.value.name == table.get("house").value.name == table.prompt.name
        assert banner.value.text == f"{banner.value.name}'s turn"
        assert banner.value.angle == (180 if second == 1 else 0)
        table.table.choose("place 1")
        assert not banner.value.visible

    live(ANNA, BEN, scene=scene, preferences=replace(INSTANT, tableMode=True))


def test_enter_first_takes_the_banner_away_and_decides_nothing() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        table.place(1)
        await table.turned()
        moves, banner = table.moves, table.get("banner")
        assert banner.value.visible
        table.table.confirm()
        assert not banner.value.visible
        assert table.refused == []
        table.place(2)
        await table.turned()
        assert len(table.moves) > len(moves)

    live(ANNA, BEN, scene=scene)


def test_one_person_is_never_called() -> None:
    async def scene(table: Live) -> None:
        for _ in range(6):
            await table.asked()
            assert not table.get("banner").value.visible
            table.decide()
            await table.turned()

    live(ANNA, KONTOR, scene=scene)


# What a screen reader is told


@pytest.mark.parametrize("detail", ["turns", "all", "prices"])
def test_my_turn_is_announced_at_once_and_others_politely(detail: str) -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        assert table.announced[-1] == (table.prompt.spoken, True)
        table.place(1)
        await table.turned()
        said = [text for text, assertive in table.announced if not assertive]
        dealt = [text for text in said if text[0].isdigit()]
        placed = [text for text in said if "→" in text]
        assert bool(dealt) == (detail == "prices")
        assert bool(placed) == (detail != "turns")

    live(ANNA, KONTOR, scene=scene, preferences=replace(INSTANT, spokenDetail=detail))


# Keeping, leaving, going on


def test_a_full_disk_is_said_and_the_game_goes_on() -> None:
    keeper = Memory()

    async def scene(table: Live) -> None:
        await table.asked()
        keeper.full = True
        table.place(1)
        await table.turned()
        assert table.get("savedText").startswith("The game is not being saved: ")
        keeper.full = False
        table.place(1)
        await table.turned()
        assert table.get("savedText") == ""

    live(ANNA, KONTOR, scene=scene, keeper=keeper)
    assert keeper.texts


def test_leaving_in_the_middle_of_a_thought_loses_nothing() -> None:
    keeper = Memory()

    async def scene(table: Live) -> None:
        await table.until(lambda: table.get("thinking") or table.played.asked)
        if table.played.asked:
            table.place(2)
            await table.until(lambda: table.get("thinking"))

    async def whole() -> None:
        slow = Slow()
        table = Live(ANNA, KONTOR, settings=Settings(INSTANT), keeper=keeper, thinker=slow, seed=3)
        run = asyncio.ensure_future(table.played.run())
        await scene(table)
        await table.table.close()
        await run
        assert slow.broken_off == 1
        assert keeper.texts == table.moves

    asyncio.run(whole())


def test_a_game_that_was_left_stands_there_again_with_its_log() -> None:
    kept: list[list[str]] = []

    async def begin(table: Live) -> None:
        for _ in range(9):
            await table.asked()
            table.decide()
            await table.turned()
        kept.append(table.moves)
        logs.append(table.log)
        rows.append([column["card"] for column in table.columns])

    async def resume(table: Live) -> None:
        await table.asked()
        assert table.moves == kept[0]
        assert table.log == logs[0]
        assert [column["card"] for column in table.columns] == rows[0]

    logs: list[list[str]] = []
    rows: list[list[str]] = []
    live(ANNA, KONTOR, scene=begin, seed=4)
    live(ANNA, KONTOR, scene=resume, seed=4, moves=kept[0])


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
