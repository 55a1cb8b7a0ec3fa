"""From the first frame to a table and back: nothing that takes long comes early, and nothing gets lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.words.translation import tr
from tests.play.players import Inline
from tests.ui.memory_folder import MemoryFolder, News, Someone, Window, window
from tests.ui.opened import FAST, MARA, TWO, new_folder, sit_down

pytestmark = pytest.mark.usefixtures("qapp", "nobody_looks_long")

# Opening


def test_nothing_is_opened_before_the_first_frame() -> None:
    folder = new_folder()

    async def scene(opened: Window) -> None:
        await opened.until(lambda: True)
        assert not opened.get("ready")
        assert (opened.woken, opened.get("page")) == ([], "start")
        await opened.ready()
        assert opened.get("profiles").property("currentName") == "Mara"
        await opened.until(lambda: opened.woken == ["speicherstadt"])

    window(scene, folder)
    assert folder.closed


def test_taps_before_the_loop_runs_wait_for_it() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        await opened.until(lambda: opened.get("page") == "table")

    async def whole() -> None:
        opened = Window(new_folder())
        opened.app.begin("speicherstadt", TWO, 5)
        opened.app.loop_runs()
        await scene(opened)
        await opened.app.close()

    asyncio.run(whole())


def test_whoever_plays_here_for_the_first_time_is_greeted_by_his_name() -> None:
    folder = MemoryFolder()

    async def scene(opened: Window) -> None:
        await opened.ready()
        assert opened.get("profiles").property("currentName") == "Mara"

    window(scene, folder)
    assert [person.name for person in folder.somebody] == ["Mara"]
    assert folder.last == folder.somebody[0].id


def test_without_a_folder_the_game_is_played_all_the_same_and_says_so() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        assert "nothing will be saved" in opened.notices["memory"]
        await sit_down(opened)
        assert opened.get("page") == "table"

    window(scene, None)


def test_what_the_store_found_is_told_in_the_window_s_words() -> None:
    news = [News("repaired", {"kept": 3, "lost": 1}), News("unheard_of")]

    async def scene(opened: Window) -> None:
        await opened.ready()
        assert opened.notices == {
            "repaired": "The games were damaged and are repaired: 3 kept, 1 lost. Look through them.",
            "unheard_of": "news of unheard_of",
        }
        opened.app.dismiss("repaired")
        assert list(opened.notices) == ["unheard_of"]

    window(scene, new_folder(news=news))


@pytest.mark.parametrize("folder", [new_folder, lambda: None])
def test_opponents_that_lack_what_they_learned_are_told_of(
    folder: Callable[[], MemoryFolder | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speicherstadt_app.ui.host.flaw", lambda _: "nothing learned")

    async def scene(opened: Window) -> None:
        await opened.ready()
        await opened.until(lambda: "unlearned" in opened.notices)
        assert "they play more simply" in opened.notices["unlearned"]

    window(scene, folder())


def test_where_nothing_can_be_written_another_folder_is_one_tap_away() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        (row,) = opened.get("notices").rows
        assert row.action == "Choose another folder"
        opened.app.act("memory")
        assert opened.get("page") == "data"

    window(scene, new_folder(news=[News("memory", {"why": News("read_only")})]))


def test_a_folder_that_was_chosen_and_is_not_there_is_named() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        assert "/media/stick" in opened.notices["missing"]

    window(scene, new_folder(), missing="/media/stick")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "more than a year old"), ("de", "älter als ein Jahr"), ("fr", "une plus récente")],
)
def test_an_old_version_says_so_until_it_is_put_away(language: str, words: str) -> None:
    there = new_folder()

    async def put_away(opened: Window) -> None:
        await opened.ready()
        await opened.until(lambda: "old_version" in opened.notices)
        assert words in opened.notices["old_version"]
        (row,) = opened.get("notices").rows
        assert (row.kind, row.action) == ("info", "")
        opened.app.dismiss("old_version")
        await opened.settle()

    async def silent(opened: Window) -> None:
        await opened.ready()
        await opened.settle()
        assert opened.notices == {}

    window(silent, there, language=language)
    window(put_away, there, language=language, old="2026-11-20")
    window(silent, there, language=language, old="2026-11-20")
    window(put_away, there, language=language, old="2028-11-20")


def test_a_window_that_is_closed_while_the_folder_is_being_opened_closes_the_folder() -> None:
    folder = new_folder()

    async def scene(opened: Window) -> None:
        opened.app.firstFrameShown()
        await asyncio.sleep(0)

    window(scene, folder)
    assert folder.closed


# Tables


def test_a_new_game_is_kept_from_its_first_move_and_left_as_it_stands() -> None:
    folder = new_folder()

    async def scene(opened: Window) -> None:
        await opened.ready()
        await sit_down(opened)
        table = opened.get("table")
        table.choose("place 1")
        await opened.until(lambda: "0 place 1" in folder.games["g1"].record.moves)
        opened.app.back()
        await opened.until(lambda: opened.get("table") is None and opened.get("continueCard").value.there)
        assert opened.get("page") == "start"

    window(scene, folder)
    assert "0 place 1" in folder.games["g1"].record.moves


def test_a_double_tap_begins_one_game() -> None:
    folder = new_folder()

    async def scene(opened: Window) -> None:
        await opened.ready()
        opened.app.begin("speicherstadt", TWO, 6)
        await sit_down(opened)

    window(scene, folder)
    assert list(folder.games) == ["g1"]


def test_the_start_page_offers_the_game_that_was_left_and_goes_on_with_it() -> None:
    folder = new_folder()

    async def begin(opened: Window) -> None:
        await opened.ready()
        await sit_down(opened)

    async def go_on(opened: Window) -> None:
        await opened.ready()
        card = opened.get("continueCard").value
        assert card.there
        assert card.subtitle == "Winter, round 1 of 16, your turn: place a worker"
        assert [seat["purse"] for seat in card.seats] == [5, 5]
        opened.app.continueGame()
        await opened.until(lambda: opened.get("page") == "table" and opened.get("table").myTurn)
        assert folder.games["g1"].record.moves[:3] == moves[:3]

    window(begin, folder)
    moves = folder.games["g1"].record.moves
    window(go_on, folder)


def test_the_game_to_go_on_with_is_told_in_the_language_of_whoever_plays() -> None:
    folder = new_folder()

    async def leave(opened: Window) -> None:
        await opened.ready()
        await sit_down(opened)

    async def come_back(opened: Window) -> None:
        await opened.ready()
        await opened.until(lambda: opened.get("continueCard").property("title") == "Weiterspielen")

    window(leave, folder)
    folder.kept = {MARA.id: FAST._replace(language="de")}
    window(come_back, folder)


class Reluctant(Inline):
    """Takes its time to stop thinking."""

    async def __call__(self, game: str, player: Player, question: Question) -> Answer:
        try:
            await asyncio.Event().wait()
        finally:
            for _ in range(100):
                await asyncio.sleep(0.0005)
        raise AssertionError("it never comes to that")


@pytest.mark.parametrize("turns", range(4))
def test_a_window_closed_while_somebody_gets_up_leaves_no_table_that_is_still_played(
    turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Window, "_think", lambda _: Reluctant())

    async def whole() -> None:
        opened = Window(new_folder())
        opened.app.loop_runs()
        await opened.ready()
        opened.app.begin("speicherstadt", [replace(TWO[1], name="Michel"), TWO[1]], 5)
        await opened.until(lambda: opened.get("table") and opened.get("table").value.thinking)
        opened.app.back()
        for _ in range(turns):
            await asyncio.sleep(0)
        await opened.app.close()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(whole())


def test_more_games_wait_besides_the_one_on_the_card() -> None:
    folder = new_folder()

    async def scene(opened: Window) -> None:
        await opened.ready()
        for seed in (1, 2, 3):
            await sit_down(opened, seed)
        opened.app.back()
        await opened.until(lambda: opened.get("continueCard").value.others == 2)
        assert opened.get("continueCard").value.othersText == "2 more unfinished games"

    window(scene, folder)


def test_a_game_of_another_version_is_not_opened_and_nothing_else_happens() -> None:
    folder = new_folder()

    async def begin(opened: Window) -> None:
        await opened.ready()
        await sit_down(opened)

    async def fail(opened: Window) -> None:
        await opened.ready()
        opened.app.openGame("g1")
        await opened.until(lambda: "unopened" in opened.notices)
        assert opened.get("page") == "start"

    window(begin, folder)
    stranger = Player("Kontor", "ai", {"level": "of another version"})
    folder.games["g1"].begun = replace(folder.games["g1"].begun, players=(TWO[0], stranger))
    window(fail, folder)


def test_after_the_end_the_same_seats_play_again_with_the_same_cards_or_others() -> None:
    folder = new_folder()

    async def scene(opened: Window) -> None:
        await opened.ready()
        opened.app.begin("speicherstadt", [replace(TWO[1], name="Michel"), TWO[1]], 5)
        await opened.until(lambda: opened.get("table") is not None and opened.get("table").over)
        await opened.until(lambda: folder.games["g1"].writer.finished)
        opened.app.rematch()
        await opened.until(lambda: "g2" in folder.games and folder.games["g2"].writer.finished)
        opened.app.newRound()
        await opened.until(lambda: "g3" in folder.games)

    window(scene, folder)
    assert folder.games["g2"].seed == folder.games["g1"].seed == 5
    assert folder.games["g3"].seed != 5


def test_closing_in_the_middle_of_a_game_keeps_what_was_decided() -> None:
    folder = new_folder()

    async def scene(opened: Window) -> None:
        await opened.ready()
        await sit_down(opened)
        opened.get("table").choose("place 2")

    window(scene, folder)
    assert "0 place 2" in folder.games["g1"].record.moves
    assert folder.closed


def test_what_the_table_announces_the_window_announces() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        await sit_down(opened)
        assert "Where does your first worker go?" in opened.announced[-1]

    window(scene, new_folder())


# Pages


def test_pages_are_turned_and_a_table_is_there_only_while_one_is_played() -> None:
    async def scene(opened: Window) -> None:
        for page in ("new", "games", "profiles", "settings", "start"):
            opened.app.navigate(page)
            assert opened.get("page") == page
        opened.app.navigate("table")
        opened.app.navigate("nowhere")
        assert opened.get("page") == "start"
        await opened.ready()
        await sit_down(opened)
        opened.app.navigate("settings")
        opened.app.back()
        assert opened.get("page") == "table"

    window(scene, new_folder())


# People and settings


def test_settings_are_kept_for_the_one_who_plays_and_for_the_next_first_frame() -> None:
    folder = new_folder(MARA, Someone("p2", "Bo"))

    async def scene(opened: Window) -> None:
        await opened.ready()
        settings = opened.get("settings")
        settings.setProperty("theme", "night")
        await opened.until(lambda: folder.kept["p1"].theme == "night")
        assert opened.looks[-1].theme == "night"
        opened.get("profiles").use("p2")
        await opened.until(lambda: settings.value.theme == "system")
        assert folder.last == "p2"
        opened.get("profiles").use("p1")
        await opened.until(lambda: settings.value.theme == "night")

    window(scene, folder)


def test_the_first_frame_looks_as_the_last_time() -> None:
    async def scene(opened: Window) -> None:
        assert opened.get("settings").property("night")
        assert opened.get("settings").property("textScale") == 1.5

    window(scene, new_folder(), Preferences(theme="night", textSize=150))


def test_a_language_of_this_run_alone_leaves_what_is_usually_spoken() -> None:
    folder = new_folder()
    folder.kept = {MARA.id: FAST._replace(language="de")}
    usual = folder.kept[MARA.id]

    async def scene(opened: Window) -> None:
        await opened.ready()
        settings = opened.get("settings")
        assert (settings.property("language"), tr("Speicherstadt.Goods", "coffee")) == ("fr", "café")
        settings.setProperty("textSize", 150)
        await opened.until(lambda: folder.kept[MARA.id] == usual._replace(textSize=150))
        assert opened.looks[-1].language == "de"
        settings.setProperty("language", "en")
        assert tr("Speicherstadt.Goods", "coffee") == "coffee"
        await opened.until(lambda: folder.kept[MARA.id].language == opened.looks[-1].language == "en")

    window(scene, folder, usual, language="fr")


def test_another_language_reaches_everything_at_once() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        opened.app.begin(
            "speicherstadt", [TWO[0], replace(TWO[1], name="Miser", more={"level": "random", "character": "miser"})], 5
        )
        await opened.until(lambda: opened.get("table") is not None and opened.get("table").myTurn)
        table = opened.get("table")
        seen: list[str] = []
        opened.get("settings").retranslated.connect(lambda: seen.append("settings"))
        opened.get("profiles").retranslated.connect(lambda: seen.append("profiles"))
        table.prompt.questionChanged.connect(lambda: seen.append("prompt"))
        before = opened.retranslated
        opened.get("settings").setProperty("language", "de")
        assert opened.retranslated == before + 1
        assert {"settings", "profiles", "prompt"} <= set(seen)
        assert table.prompt.property("question").startswith("Wohin mit deinem ersten Arbeiter")
        assert opened.get("settings").property("speeds")[1]["label"] == "Normal"
        assert [strip.name for strip in table.players.rows] == ["Mara", "Otto"]
        assert table.players.rows[1].person["role"] == "Pfeffersack"
        assert "Runde 1" in table.bar.property("roundText")
        opened.get("settings").setProperty("language", "nonsense")
        assert opened.get("settings").property("language") == "de"

    window(scene, new_folder())


def test_somebody_new_plays_from_now_on_and_is_told_what_is_wrong_with_a_name() -> None:
    folder = new_folder()

    async def scene(opened: Window) -> None:
        await opened.ready()
        profiles = opened.get("profiles")
        assert profiles.whyNot("  ") == "Type a name."
        assert profiles.whyNot("x" * 99) == "A name has at most 40 characters."
        assert profiles.whyNot("a\u202eb") == "A name has no invisible characters: type it again."
        assert profiles.whyNot(" Ada ") == ""
        profiles.add(" Ada ", 3, "cook")
        await opened.until(lambda: profiles.property("currentName") == "Ada")
        assert profiles.property("currentSign") == 3
        profiles.change("p1", "Maria", 4, "sailor")
        await opened.until(lambda: [row.name for row in profiles.rows.rows] == ["Maria", "Ada"])
        profiles.archive("p1", True)
        await opened.until(lambda: profiles.rows.rows[0].archived)
        assert profiles.property("currentName") == "Ada"

    window(scene, folder)
