"""Codes and games of the day where hands are hidden: the cards of a seed are every hand, and the pages say so."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from speicherstadt_app.engine.occasion import CODE, Occasion, occasion_of
from speicherstadt_app.games import registry
from speicherstadt_app.play.occasions import code as codes
from speicherstadt_app.play.occasions.code import Deal, Opponent, code_of, deal_of
from speicherstadt_app.play.occasions.day import DayGame
from speicherstadt_app.ui.home.seating import seated
from speicherstadt_app.ui.home.today import TodayPart
from speicherstadt_app.ui.preferences import Preferences
from tests.fixture_game.registered import registered
from tests.ui.lookback.sealed import played
from tests.ui.memory_folder import MemoryFolder, Someone, Window, window

pytestmark = pytest.mark.usefixtures("qapp")

WARNING = "could work them all out."
BRINGS_CODES = SimpleNamespace(FORM=7, RULES=1, SEATS=(2, 6), LEVELS=("random",), STYLES=("plain",))
OPPONENT = Opponent("random", "plain")
OPEN, HIDDEN = Deal((None, Opponent("clerk", "miser")), 5, "speicherstadt"), Deal((None, OPPONENT), 5, "bids")


@pytest.fixture(autouse=True)
def with_the_game() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture
def brings_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = codes.codes_of
    monkeypatch.setattr(codes, "codes_of", lambda game: BRINGS_CODES if game == "bids" else usual(game))


def test_a_game_with_secrets_has_no_code_unless_it_brings_it() -> None:
    assert codes.codes_of("bids") is None
    assert deal_of(played()) is None
    assert "bids" not in [game for game, _ in codes._games_with_codes()]


@pytest.mark.usefixtures("brings_codes")
def test_a_code_of_a_game_with_secrets_says_what_it_gives_away_and_does_not_count() -> None:
    folder = MemoryFolder(Someone("p1", "Mara"))
    folder.kept["p1"] = Preferences(language="en", speed="instant")

    async def scene(opened: Window) -> None:
        await opened.ready()
        page: Any = opened.app.model("challenges")
        page.typed(code_of(OPEN))
        assert WARNING not in page.code.value.table
        page.typed(code_of(HIDDEN))
        assert page.code.value.table.endswith(WARNING)
        page.playCode()
        await opened.until(lambda: "g1" in folder.games)

    window(scene, folder)
    assert occasion_of(folder.games["g1"].begun.meta) == Occasion(CODE, counts=False)


def test_a_game_of_the_day_with_secrets_says_what_the_date_gives_away(qapp: Any) -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        for deal in (OPEN, HIDDEN):
            part = TodayPart(qapp)
            players = seated(deal, opened.get("profiles"))
            part.tell(DayGame(date(2026, 11, 18), 0, deal), players, [], {}, measuring=False)
            assert (WARNING in part.value.table) == (not registry.card(deal.game).open)
            assert (WARNING in part.value.spoken) == (not registry.card(deal.game).open)

    window(scene, MemoryFolder(Someone("p1", "Mara")))
