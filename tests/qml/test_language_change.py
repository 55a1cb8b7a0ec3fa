"""The language changes while a page is open: it says then what it says when it is opened in that language."""

from __future__ import annotations

import pytest

from tests.fixture_game.registered import registered
from tests.qml.conftest import Opens
from tests.qml.open_window import Until

PAGES = (
    "start",
    "door",
    "new",
    "games",
    "statistics",
    "achievements",
    "challenges",
    "rules",
    "lessons",
    "about",
    "settings",
    "profiles",
    "data",
)


@pytest.mark.parametrize("page", PAGES)
def test_an_open_page_is_told_in_the_new_language(opens: Opens, page: str) -> None:
    with registered():
        window = opens(language="fr")

        async def script() -> None:
            await window.settled()
            window.app.navigate(page)
            await Until(lambda: window.page == page, page)
            await window.settled()
            window.settings.setProperty("language", "de")
            await window.settled()
            told = {*window.texts()}
            window.app.navigate("about" if page == "start" else "start")
            await window.settled()
            window.app.navigate(page)
            await window.settled()
            assert told == {*window.texts()}

        window.run(script())
