"""The end of a game: the winner after the count, what is shown then, and the picture that can be shared."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.maintenance import Place
from speicherstadt_app.words.phrases import number_text
from tests.qml.conftest import Opens
from tests.qml.late import left_late
from tests.qml.open_window import OpenWindow, Until
from tests.qml.playing import Game, Reader
from tests.ui.memory_folder import MemoryFolder

TWO = [Player("Mara", "human"), Player("Ada", "ai", {"level": "random"})]


def nearly_over() -> MemoryFolder:
    return left_late("speicherstadt", TWO, seed=16, plies=20)


async def at_the_end(window: OpenWindow) -> Game:
    game = Game(window, Reader(), Random(3))
    await game.go_on()
    await game.play()
    await Until(lambda: window.of("EndPanel"))
    await window.settled()
    return game


async def more(window: OpenWindow, name: str) -> None:
    window.click(window.button("More"))
    await window.settled()
    window.click(window.button(name))


def told(window: OpenWindow) -> list[str]:
    """All that is written, and all that a screen reader finds."""
    return [*window.texts(), *(f"{heard.name} {heard.description}" for heard in window.heard())]


def test_nobody_is_told_who_wins_before_all_is_counted(opens: Opens) -> None:
    window = opens(nearly_over(), listView=True)

    async def script() -> None:
        game = await at_the_end(window)
        end: Any = game.table.end
        sentence, winner = end.value.sentence, max(player["total"] for player in end.value.players)
        assert any(sentence in text for text in told(window))
        await more(window, "See the table")
        await Until(lambda: not window.of("EndPanel"))
        # As it was a moment before the count, with motion.
        heard = window.announced()
        game.table.setProperty("countSeen", False)
        window.settings.setProperty("speed", "slow")
        await window.settled()
        strips: Any = game.table.players
        assert max(strip.running for strip in strips.rows) < winner, "cubes and coins are not counted yet"
        assert not any(line.late for line in game.table.log.rows)
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("ScoreSheet") and not window._builds())
        (panel,) = window.of("EndPanel")
        assert panel.property("counting")
        assert not any(sentence in text for text in told(window))
        assert not any(number_text(winner) == text for text in window.texts())
        assert heard == []
        window.press(Qt.Key.Key_Space)
        await Until(lambda: not panel.property("counting"))
        await Until(lambda: any(sentence in text for text in told(window)))
        assert any(sentence in text for text in heard)
        assert max(strip.running for strip in strips.rows) == winner
        assert any(line.late for line in game.table.log.rows)

    window.run(script())


def test_places_stories_and_points_stand_on_the_podium(opens: Opens) -> None:
    window = opens(nearly_over(), listView=True)

    async def script() -> None:
        game = await at_the_end(window)
        ranking = game.table.end.value.ranking
        assert [row["place"] for row in ranking] == [1, 2]
        heard = [one.name for one in window.heard()]
        for row in ranking:
            assert row["story"] in window.texts()
            assert row["spoken"] in heard
            assert sum(bar["points"] for bar in row["bars"]) == row["total"]
        window.click(window.button("Final count"))
        await Until(lambda: "Total" in window.texts())
        assert ranking[0]["story"] not in window.texts()

    window.run(script())


def test_a_finished_game_shows_the_same_end_again_and_a_picture_of_it_can_be_saved(
    opens: Opens, tmp_path: Path
) -> None:
    folder = nearly_over()
    folder.maintenance.place = lambda: Place(tmp_path)  # type: ignore[method-assign]
    window = opens(folder, listView=True)

    async def script() -> None:
        game = await at_the_end(window)
        ranking = game.table.end.value.ranking
        window.app.open("replay", f"{game.table.value.gameId}@end")
        await Until(lambda: window.of("ReplayPage") and window.of("EndPanel"))
        await window.settled()
        assert not window.of("EndPanel")[0].property("counting"), "it is not counted once more"
        assert all(row["story"] in window.texts() for row in ranking)
        await more(window, "Save a picture to share")
        sharing: Any = window.app.sharing
        await Until(lambda: sharing.value.saved, "it is drawn and written")
        (file,) = (tmp_path / "pictures").glob("*.png")
        image = QImage(str(file))
        assert (image.width(), image.height()) == (1200, 675)
        colours = {image.pixelColor(x, y).name() for x in range(40, 1160, 24) for y in range(200, 630, 12)}
        assert len(colours) > 20, "something is drawn on the paper"
        assert file.name in sharing.value.told
        # Where nothing can be written, a sentence says so.
        (tmp_path / "file").write_text("")
        folder.maintenance.place = lambda: Place(tmp_path / "file")  # type: ignore[method-assign]
        window.click(window.button("Save a picture to share"))
        await Until(lambda: any("choose another place" in text for text in window.texts()))
        window.press(Qt.Key.Key_Escape)
        await window.settled()
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: not window.of("EndPanel") and window.page == "replay", "the table lies behind it")

    window.run(script())
