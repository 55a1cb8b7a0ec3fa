"""What is promised of a game's cards before it begins is what the table and the page about fairness tell later."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from speicherstadt_app.ui.lookback.promise import NEXT, grouped
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import Until
from tests.qml.playing import look_on_at_once, tab_to
from tests.ui.memory_folder import MemoryFolder

COPY = {
    "en": "Copy the hash of the seed",
    "de": "Prüfsumme der Startzahl kopieren",
    "fr": "Copier l\N{RIGHT SINGLE QUOTATION MARK}empreinte de la graine",
}


def test_the_hash_shown_before_a_game_is_that_of_the_seed_told_after_it(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder)

    async def script() -> None:
        window.app.navigate("new")
        await Until(lambda: window.of("NewGamePage"))
        await window.settled()
        setup: Any = window.model("newGame")
        setup.setProperty("players", 2)
        setup.setProperty("level", "apprentice")
        setup.setKind(0, "ai")
        told = grouped(setup.value.promise.removeprefix(NEXT))
        assert told[:8] not in " ".join(window.texts()), "nothing in the way of those who play"
        tab_to(window, window.button("Is it fair?"))
        window.press(Qt.Key.Key_Return)
        await Until(lambda: window.of("FairnessPage") and told in window.texts(), "it is behind the lock")
        for language, copy in COPY.items():
            window.settings.setProperty("language", language)
            await window.settled()
            tab_to(window, window.button(copy))
            window.press(Qt.Key.Key_Return)
            assert QGuiApplication.clipboard().text() == told.replace(" ", "")
        window.settings.setProperty("language", "en")
        window.app.back()
        await Until(lambda: window.of("NewGamePage"))
        await window.settled()
        window.click(window.button("Watch"))
        await Until(lambda: window.of("TablePage"))
        look_on_at_once(window)
        await Until(lambda: window.table.over, "it is played to its end")
        window.app.open("fairness", window.table.value.promise)
        await Until(lambda: window.of("FairnessPage") and told in window.texts(), "the same hash")
        fairness: Any = window.app.model("fairness")
        assert fairness.now.value.kept
        assert sha256(fairness.now.value.hashed.encode()).hexdigest() == told.replace(" ", "")
        window.app.navigate("new")
        await Until(lambda: window.of("NewGamePage"))
        await window.settled()
        assert setup.value.promise.removeprefix(NEXT) != told.replace(" ", ""), "the next game has a seed of its own"

    window.run(script())
