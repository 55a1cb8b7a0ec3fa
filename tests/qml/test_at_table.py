"""What a game at the table may meet: an exchange, another language, a screen that lies flat, keys in the log."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.heard import Heard
from speicherstadt_app.ui.notice_board import Notice
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, kind_of, name_of
from tests.qml.playing import Game, Hand, Keys, Mouse, Reader, on_table
from tests.ui.memory_folder import MemoryFolder

TWO = [Player("Mara", "human"), Player("Ben", "human")]
ALONE = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]


@pytest.mark.parametrize("hand", [Mouse(), Keys(), Reader()])
def test_three_cubes_are_exchanged_for_one(opens: Opens, hand: Hand) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = Game(window, hand, Random(8))
        await game.begin(TWO, 8)
        while len(cubes(window)) < 3 or "trade convert" not in on_table(window):
            assert not game.table.over, "nobody ever had three cubes"
            await game.decide()
            await game.asked()
        ply, mine = game.ply, game.table.board.house.value.name
        await window.settled()
        if game.table.banner.value.visible:
            hand.greet(window)
        await game.press("trade convert")
        for given in range(1, 4):
            await window.settled()
            await game.press(cubes(window)[0])
            assert len(game.table.session.picks.given) == given, "one cube more is given"
        await window.settled()
        taken = next(token for token in on_table(window) if token.startswith("take "))
        await game.press(taken)
        await Until(lambda: game.ply == ply + 1, "the exchange is a move")
        assert "convert" in game.record().moves[-1]
        window.press(Qt.Key.Key_U)
        await Until(lambda: game.ply == ply and game.is_still(), "it is taken back")
        assert game.table.board.house.value.name == mine
        assert len(cubes(window)) >= 3

    window.run(script())


def cubes(window: OpenWindow) -> list[str]:
    """Those that are not in the hand already."""
    return [token for token, item in on_table(window).items() if token.startswith("pick ") and is_here(item)]


def is_here(item: QQuickItem) -> bool:
    return str(item.property("look")) != "chosen"


def test_what_does_no_harm_goes_by_keys_too(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))
    told = "The game closed unexpectedly. Nothing was lost."

    async def script() -> None:
        game = Game(window, Keys(), Random(4))
        await game.begin(ALONE, 4)
        window.app._notices.put(Notice("cut_short", lambda: told))
        await Until(lambda: told in window.texts(), "it is told")
        ply = game.ply
        window.press(Qt.Key.Key_1, Qt.Key.Key_Return)
        await Until(lambda: game.ply > ply, "a worker is placed")
        await Until(lambda: told not in window.texts(), "one has gone on")

    window.run(script())


def test_a_table_that_is_being_left_is_not_heard_any_more(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opens(MemoryFolder(MARA))
    heard: list[str] = []
    monkeypatch.setattr(Heard, "play", lambda _, cue, __: heard.append(cue))

    async def script() -> None:
        game = Game(window, Mouse(), Random(4))
        await game.begin(ALONE, 4)
        (player,) = (item for item in window.items() if kind_of(item) == "StoryPlayer")
        window.run_qml(player, 'cued("reveal", 1)')
        window.app.back()
        window.run_qml(player, 'cued("place", 1)')

    window.run(script())
    assert heard[-1] == "reveal"


def test_another_language_in_the_midst_of_a_game(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = Game(window, Mouse(), Random(4))
        await game.begin(ALONE, 4)
        await game.play(6)
        await game.press(next(token for token in on_table(window) if token.split()[0] in {"place", "pick", "yes"}))
        moves, picked = game.record().moves, game.table.value.picked
        seen: dict[str, list[str]] = {}
        for language in ("en", "de", "fr", "en"):
            window.settings.setProperty("language", language)
            await window.settled()
            texts = [*window.texts(), *(row.spoken for row in game.table.log.rows)]
            assert (game.record().moves, game.table.value.picked) == (moves, picked)
            assert seen.setdefault(language, texts) == texts, "back in a language everything is as it was"
        assert len({str(texts) for texts in seen.values()}) == 3
        assert len({seen[language][-1] for language in seen}) == 3, "the log, too"
        window.press(Qt.Key.Key_Escape)
        await game.play(12)
        assert len(game.record().moves) > len(moves)

    window.run(script())


def test_on_a_table_that_lies_flat_the_banner_turns_to_whoever_plays(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA), tableMode=True)

    async def script() -> None:
        game = Game(window, Mouse(), Random(2))
        await game.begin([Player(name, "human") for name in ("Mara", "Ben", "Cleo", "Dan")], 2)
        turned: dict[str, float] = {}
        while len(turned) < 4:
            banner = game.table.banner.value
            if banner.visible:
                plate = next(item for item in window.items(window.of("PassBanner")[0]) if kind_of(item) == "Panel")
                turned[banner.name] = plate.rotation()
            await game.decide()
            await game.asked()
        assert turned == {"Mara": 0, "Ben": 90, "Cleo": 180, "Dan": 270}

    window.run(script())


def test_the_log_is_read_and_asked_by_keys(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = Game(window, Mouse(), Random(5))
        await game.begin(ALONE, 5)
        await game.play(12)
        await window.settled()
        window.press(Qt.Key.Key_L)
        spoken = [row.spoken for row in game.table.log.rows]
        for words in reversed(spoken[-8:]):
            focused = window.focused
            assert focused is not None
            assert name_of(focused) == words
            view = window.of("LogView")[0]
            frame = view.mapRectToScene(view.boundingRect())
            assert frame.contains(focused.mapRectToScene(focused.boundingRect())), "it is in view"
            window.press(Qt.Key.Key_Up)

    window.run(script())


def test_why_something_is_not_possible_is_told_no_longer_than_it_holds(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = Game(window, Mouse(), Random(6))
        await game.begin(ALONE, 6)
        await window.settled()
        after = game.table.prompt.value.consequence
        window.press(Qt.Key.Key_Return)
        await Until(lambda: "Choose a house first." in window.texts())
        assert after not in window.texts(), "it stands where it hides nothing else"
        window.press(Qt.Key.Key_Ampersand)
        assert "Choose a house first." not in window.texts(), "the 1 of a French keyboard"

    window.run(script())


def test_a_row_that_a_key_chooses_is_in_view(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA), textSize=200)

    async def script() -> None:
        game = Game(window, Mouse(), Random(6))
        await game.begin(ALONE, 6)
        await window.settled()
        for key, number in ((Qt.Key.Key_3, 2), (Qt.Key.Key_1, 0)):
            window.press(key)
            await window.settled()
            row, sheet = window.of("HarbourRow")[number], window.of("HarbourList")[0]
            assert str(row.property("look")) == "chosen"
            assert sheet.mapRectToScene(sheet.boundingRect()).contains(row.mapRectToScene(row.boundingRect()))

    window.run(script())


def test_what_has_happened_covers_no_row(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA), textSize=200)

    async def script() -> None:
        game = Game(window, Mouse(), Random(6))
        await game.begin(ALONE, 6)
        while not game.table.value.recap:
            await game.decide()
            await game.asked()
        await window.settled()
        strip, rows = (window.of(kind)[0] for kind in ("RecapStrip", "HarbourList"))
        assert not strip.mapRectToScene(strip.boundingRect()).intersects(rows.mapRectToScene(rows.boundingRect()))

    window.run(script())


def test_large_text_in_a_small_window_leaves_room_to_play(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA), textSize=200)
    window.window.resize(640, 480)

    async def script() -> None:
        game = Game(window, Mouse(), Random(6))
        await game.begin(ALONE, 6)
        await window.settled()
        window.press(Qt.Key.Key_3)
        await window.settled()
        window.laid_out(window.of("HarbourRow")[0])
        await window.settled()
        chosen = next(row for row in window.of("HarbourRow") if str(row.property("look")) == "chosen")
        rows, prompt, purse, stores = (window.of(kind)[0] for kind in ("HarbourList", "Prompt", "Purse", "Stores"))
        assert in_window(rows).contains(in_window(chosen))
        assert not in_window(rows).intersects(in_window(prompt))
        assert in_window(purse).right() <= in_window(stores).left()

    window.run(script())


def test_who_has_paid_fits_on_the_narrowest_lighter(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA), language="de")
    window.window.resize(800, 1280)
    company = [Player(name, "human") for name in ("Brandmeister", "Großvater", "Christopher", "Mara", "Bo")]

    async def script() -> None:
        game = Game(window, Mouse(), Random(6))
        await game.begin(company, 6)
        while len(sold := [item for item in window.of("Receipt") if item.property("sign") >= 0]) < 3:
            await game.decide()
            await game.asked()
            await window.settled()
        for receipt in sold:
            words = next(item for item in receipt.childItems() if kind_of(item) == "Label")
            assert words.property("contentWidth") <= words.width()
            assert in_window(receipt).contains(in_window(words))

    window.run(script())


def test_at_twice_the_size_four_rows_of_the_harbour_are_in_view(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA), textSize=200, language="de")

    async def script() -> None:
        game = Game(window, Mouse(), Random(6))
        await game.begin([Player("Mara", "human"), *(Player(name, "ai", {"level": "random"}) for name in "BCD")], 6)
        await window.settled()
        for strip in window.of("RecapStrip"):
            window.click(next(item for item in window.items(strip) if kind_of(item) == "IconBtn"))
            await window.settled()
        view = in_window(window.of("HarbourList")[0])
        seen = [row for row in window.of("HarbourRow") if view.contains(in_window(row))]
        assert len(seen) >= 4

    window.run(script())


def in_window(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())
