"""Looking after what is kept: nothing happens before it is said what it costs, and whatever fails is one sentence."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QStandardPaths, QUrl
from PySide6.QtGui import QGuiApplication

from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.record import Player
from speicherstadt_app.store.shapes import Loss, PersonOffer
from speicherstadt_app.ui.home.upkeep_words import counted_text, health_findings, offer_asked, taken_text, written_text
from speicherstadt_app.ui.maintenance import Counted, Health, Taken, Written
from speicherstadt_app.ui.preferences import Preferences
from tests.ui.memory_folder import MemoryFolder, News, Someone, Window, window
from tests.ui.memory_maintenance import DAY, MemoryMaintenance, found, offered

pytestmark = pytest.mark.usefixtures("qapp")

MARA = Someone("p1", "Mara", "gull")
BACKUP = "000001.db"
PHONE = QUrl.fromLocalFile("/media/phone.speicher")
TWO = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]


def new_folder() -> MemoryFolder:
    made = MemoryFolder(MARA)
    made.kept = {MARA.id: Preferences(speed="instant", confirm="immediate")}
    return made


class Page:
    """The page, and what it shows when nothing is being done."""

    def __init__(self, opened: Window) -> None:
        self.opened = opened
        self.upkeep: Any = opened.get("upkeep")

    @property
    def value(self) -> Any:
        return self.upkeep.value

    @property
    def rows(self) -> list[str]:
        return [row.title for row in self.upkeep.backups.rows]

    @property
    def lines(self) -> list[str]:
        return [line["text"] for line in self.value.lines]

    async def after(self, doing: Callable[..., object], *given: object) -> Any:
        doing(*given)
        await self.opened.until(lambda: not self.value.busy)
        return self.value


def at_the_page(scene: Callable[[Page], Awaitable[None]], folder: MemoryFolder | None) -> Window:
    async def whole(opened: Window) -> None:
        await opened.ready()
        page = Page(opened)
        await opened.until(lambda: folder is None or page.value.folder)
        await scene(page)

    return window(whole, folder)


def refusing(key: str, maintenance: MemoryMaintenance) -> News:
    maintenance.refusal = News(key)
    return maintenance.refusal


def test_the_page_shows_where_everything_lies_and_what_there_is_to_go_back_to() -> None:
    async def scene(page: Page) -> None:
        assert page.value.folder == "/home/mara/games"
        assert (page.value.whyNot, page.value.told) == ("", "")
        assert page.rows[0].startswith("Backup 1: ")
        assert re.search(r"2091, 14:05$", page.rows[0]), "several a day are told apart"
        page.opened.app.navigate("settings")
        page.opened.app.navigate("data")
        page.opened.app.back()
        assert page.opened.get("page") == "settings"

    at_the_page(scene, new_folder())


def test_a_backup_is_made_when_somebody_asks_and_by_itself_once_a_session() -> None:
    folder = new_folder()

    async def scene(page: Page) -> None:
        value = await page.after(page.upkeep.backUp)
        assert value.told == "Backup 2 has been made and checked."
        await page.opened.until(lambda: len(page.rows) == 2)
        assert page.opened.announced[-1] == value.told

    at_the_page(scene, folder)
    assert sorted(folder.maintenance.asked) == ["back up", "back up session"], "whichever comes first"


@pytest.mark.parametrize("found", ["repaired", "restored"])
def test_after_a_repair_the_statistics_are_counted_again(found: str) -> None:
    folder = new_folder()
    folder._news = [News(found, {"kept": 1, "lost": 0, "games": 1})]

    async def scene(opened: Window) -> None:
        await opened.ready()
        await opened.until(lambda: "back up session" in folder.maintenance.asked)

    window(scene, folder)
    assert folder.maintenance.asked == ["recount", "back up session"]


def test_a_backup_of_the_session_that_fails_is_told() -> None:
    folder = new_folder()
    refusing("backup_damaged", folder.maintenance)

    async def scene(opened: Window) -> None:
        await opened.ready()
        await opened.until(lambda: "backup_damaged" in opened.notices)

    window(scene, folder)


def test_before_a_backup_comes_back_it_is_said_what_would_be_lost() -> None:
    folder = new_folder()
    folder.maintenance.lost = Loss(3, 1, 1, "2026-11-17T10:00:00.000Z", settings_changed=True)

    async def scene(page: Page) -> None:
        value = await page.after(page.upkeep.restore, BACKUP)
        assert value.asks
        assert value.grave
        assert page.lines[1:6] == [
            "You would lose:",
            "· 3 games begun since",
            "· the latest moves of 1 game",
            "· 1 person",
            "· changed names, settings or own boxes",
        ]
        page.upkeep.answer(False)
        await page.opened.settle()
        assert not page.value.asks
        assert f"restore {BACKUP}" not in folder.maintenance.asked

    at_the_page(scene, folder)


def test_a_backup_that_comes_back_finds_nobody_at_a_table_and_everybody_hears_of_it() -> None:
    folder = new_folder()

    async def scene(page: Page) -> None:
        page.opened.app.begin("speicherstadt", TWO, 5)
        await page.opened.until(lambda: page.opened.get("table") is not None)
        await page.after(page.upkeep.restore, BACKUP)
        assert "Nothing would be lost." in page.lines
        assert not page.value.grave
        folder.somebody = [Someone("p9", "Ada")]
        page.upkeep.answer(True)
        await page.opened.until(lambda: page.value.told)
        assert page.value.told == "Restored. What was here before is now backup 2."
        assert page.opened.get("table") is None
        await page.opened.until(lambda: page.opened.get("profiles").property("currentName") == "Ada")

    at_the_page(scene, folder)


def test_what_a_file_would_add_and_what_of_it_is_refused_is_said_before_it_is_taken() -> None:
    folder = new_folder()
    folder.maintenance.found = found(
        games=(offered(), offered("changed"), offered("branch"), offered(only_to_watch=True, installed=False)),
        known=4,
        in_trash=1,
        profiles=(PersonOffer("new", "Bo"), PersonOffer("new", "Cy")),
        settings={"language": "de"},
        refused=(News("game_refused", {"line": 3, "why": Illegal("no")}), News("part_link", {"part": "x"})),
        more_refused=5,
    )

    async def scene(page: Page) -> None:
        value = await page.after(page.upkeep.lookInto, PHONE)
        assert value.question == "phone.speicher"
        for line in (
            "New: 2 games",
            "Continued since: 1 game",
            "Continued differently here, both stay: 1 game",
            "Here already: 4 games",
            "Of these in the trash: 1 game",
            "Without the hidden deal, for watching only: 1 game",
            "Kept until their game is installed: 1 game",
            "People: Bo and Cy",
            "Not chosen here yet: 1 setting",
            "· The game in line 3 is left out: a move in it is against the rules.",
            "· x leads to something else and is not followed.",
            "· and 5 more",
            "A backup is made before.",
        ):
            assert line in page.lines
        assert "take phone.speicher" not in folder.maintenance.asked
        value = await page.after(page.upkeep.answer, True)
        assert value.told == "Imported: 4 games, 2 people and 1 setting. What was here before is backup 7."

    at_the_page(scene, folder)


def test_of_a_file_with_nothing_new_there_is_nothing_to_take() -> None:
    folder = new_folder()
    folder.maintenance.found = found(known=4)

    async def scene(page: Page) -> None:
        value = await page.after(page.upkeep.lookInto, PHONE)
        assert value.yes == ""
        assert page.lines == ["Here already: 4 games", "There is nothing new in it."]
        page.upkeep.answer(True)
        await page.opened.settle()
        # The session's backup comes whenever there is time for it.
        asked = [each for each in folder.maintenance.asked if each != "back up session"]
        assert asked[-1] == "look into phone.speicher"

    at_the_page(scene, folder)


def test_a_long_list_is_shortened() -> None:
    asked = offer_asked(found(games=(offered(),) * 30), DAY)
    assert asked.lines.count("· Yesterday: Mara and Kontor") == 8
    assert "· and 22 more" in asked.lines


def test_everything_is_written_into_a_file_that_has_our_ending(tmp_path: Path) -> None:
    folder = new_folder()
    (tmp_path / "there.speicher").touch()

    async def scene(page: Page) -> None:
        value = await page.after(page.upkeep.writeTo, QUrl.fromLocalFile(str(tmp_path / "mine")))
        assert value.told == "3 games and 2 people in mine.speicher (2.0 kB)."
        value = await page.after(page.upkeep.writeTo, QUrl.fromLocalFile(str(tmp_path / "there")))
        assert value.told == "there.speicher already exists: choose another name."
        assert value.wrong
        assert page.upkeep.suggestion().endswith(".speicher")

    at_the_page(scene, folder)
    assert [asked for asked in folder.maintenance.asked if "write" in asked] == ["write mine.speicher"]


def test_a_file_is_looked_for_at_home_first_and_then_where_the_last_one_was(tmp_path: Path) -> None:
    home = [Path.home(), Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))]

    async def scene(page: Page) -> None:
        assert Path(QUrl(page.upkeep.startFolder()).toLocalFile()) in home
        assert Path(QUrl(page.upkeep.suggestion()).toLocalFile()).parent in home
        await page.after(page.upkeep.writeTo, QUrl.fromLocalFile(str(tmp_path / "mine")))
        assert page.upkeep.startFolder() == QUrl.fromLocalFile(str(tmp_path)).toString()
        await page.after(page.upkeep.lookInto, QUrl.fromLocalFile(str(tmp_path / "stick" / "phone.speicher")))
        assert Path(QUrl(page.upkeep.startFolder()).toLocalFile()) in home, "that stick is gone"

    at_the_page(scene, new_folder())


def test_one_thing_at_a_time_with_how_far_it_is_and_it_can_be_stopped() -> None:
    folder = new_folder()
    folder.maintenance.free.clear()

    async def scene(page: Page) -> None:
        page.upkeep.check()
        await page.opened.until(lambda: page.value.progress == 0.25)
        assert page.value.busy == "Checking everything …"
        assert page.value.canStop
        page.upkeep.recount()
        page.upkeep.backUp()
        assert page.opened.get("profiles").property("currentName") == "Mara"
        await page.opened.app._threads.alone(lambda: None)
        page.upkeep.stop()
        folder.maintenance.free.set()
        await page.opened.until(lambda: not page.value.busy)
        assert page.value.told == "Stopped. Nothing was changed."

    at_the_page(scene, folder)
    assert folder.maintenance.asked == ["back up session"]


def test_a_window_that_is_closed_meanwhile_ends_the_work_first() -> None:
    folder = new_folder()

    async def scene(page: Page) -> None:
        folder.maintenance.during = page.upkeep.stop
        page.upkeep.recount()
        await page.opened.until(lambda: page.value.progress == 0.25 or not page.value.busy)

    at_the_page(scene, folder)
    assert folder.closed
    assert "recount" not in folder.maintenance.asked


def test_what_is_refused_is_one_sentence_and_the_page_goes_on() -> None:
    folder = new_folder()

    async def scene(page: Page) -> None:
        await page.opened.until(lambda: folder.maintenance.asked)
        refusing("disk_full", folder.maintenance)
        value = await page.after(page.upkeep.recount)
        assert value.told == "This could not be saved: the disk is full. Free some space."
        assert value.wrong
        folder.maintenance.refusal = None
        value = await page.after(page.upkeep.recount)
        assert (value.told, value.wrong) == ("Recounted: 3 games.", False)

    at_the_page(scene, folder)


def test_what_nobody_thought_of_leaves_the_page_free() -> None:
    folder = new_folder()

    def fails() -> None:
        raise RuntimeError("nobody thought of that")

    async def scene(page: Page) -> None:
        folder.maintenance.during = fails
        await page.after(page.upkeep.check)
        await page.opened.until(lambda: "failed" in page.opened.notices)

    at_the_page(scene, folder)


def test_everything_is_kept_elsewhere_from_now_on(tmp_path: Path) -> None:
    folder = new_folder()

    async def scene(page: Page) -> None:
        value = await page.after(page.upkeep.moveTo, QUrl.fromLocalFile(str(tmp_path)))
        assert value.told == f"Everything is in {tmp_path} now; the old files stay."
        await page.opened.until(lambda: page.value.folder == str(tmp_path))
        page.opened.knows_the_way = False
        value = await page.after(page.upkeep.moveTo, QUrl.fromLocalFile(str(tmp_path)))
        assert value.wrong
        assert f"--data {tmp_path}" in value.told

    assert at_the_page(scene, folder).moved == [tmp_path, tmp_path]


def test_where_nothing_can_be_kept_the_page_says_why() -> None:
    folder = new_folder()
    folder.maintenance.obstacle = News("read_only")

    async def scene(page: Page) -> None:
        assert page.value.whyNot.endswith("nothing can be written in its folder. Allow it.")

    async def without(page: Page) -> None:
        await page.opened.until(lambda: page.value.whyNot)
        assert page.value.whyNot == "The data folder could not be opened: restart the program."
        page.upkeep.check()
        assert page.value.busy == ""

    at_the_page(scene, folder)
    at_the_page(without, None)


def test_facts_for_somebody_who_helps_are_copied_and_name_nobody() -> None:
    async def scene(page: Page) -> None:
        await page.after(page.upkeep.copyDiagnostics)
        copied = QGuiApplication.clipboard().text()
        assert "SQLite: 3.45" in copied
        assert "Python: 3." in copied
        assert "Mara" not in copied
        page.upkeep.copyFolder()
        assert QGuiApplication.clipboard().text() == "/home/mara/games"

    at_the_page(scene, new_folder())


def test_another_language_reaches_the_page_and_its_question() -> None:
    folder = new_folder()

    async def scene(page: Page) -> None:
        await page.after(page.upkeep.restore, BACKUP)
        await page.after(page.upkeep.check)
        page.opened.get("settings").setProperty("language", "de")
        assert page.rows[0].startswith("Sicherung 1: ")
        assert "Nichts ginge verloren." in page.lines
        assert page.value.findings[0]["text"] == "Alles ist unversehrt."

    at_the_page(scene, folder)


GOOD = Health(games=2, backups=1)


@pytest.mark.parametrize(
    ("health", "words", "wrong"),
    [
        (GOOD, "2 games, played through, all in order.", False),
        (replace(GOOD, others=1), "Of other versions, not played through: 1.", False),
        (replace(GOOD, unloaded={"bids": 1}), "the game “bids” can't be loaded: 1 game. Reinstall the program.", True),
        (replace(GOOD, unloaded={"bids": 1}), "1 game, played through, all in order. Not played", True),
        (replace(GOOD, statistics="behind"), "Some games are not counted yet: recount.", False),
        (replace(GOOD, backups=0), "There is no backup yet: make one.", False),
        (replace(GOOD, sound=False), "Not everything is intact: restart the program.", True),
        (replace(GOOD, damaged=1), "2 games, of which damaged: 1. Restart the program.", True),
        (replace(GOOD, statistics="damaged"), "The statistics are damaged: recount them.", True),
        (replace(GOOD, bad_backups=1), "1 backup, of which damaged: 1. Make a new one.", True),
        (Health(newer=True), "The games belong to a newer version: check them there.", True),
    ],
)
def test_what_is_not_in_order_says_what_to_do(health: Health, words: str, wrong: bool) -> None:
    findings = health_findings(health)
    assert words in " ".join(finding.text for finding in findings)
    assert any(finding.wrong for finding in findings) == wrong


def test_what_is_damaged_stays_behind_and_is_said() -> None:
    assert "1 damaged game stayed behind." in written_text(Written(2, 1, 1, 10), "a.speicher").text
    assert counted_text(Counted(2, 1)).wrong
    assert taken_text(Taken(2, 0, 0, 3, stopped=True)).endswith("The rest can be imported another time.")
