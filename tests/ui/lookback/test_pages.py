"""Pages that look back at a game with secrets: nothing is told too early, and what there is not is said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.games import registry
from speicherstadt_app.play import looking_back
from speicherstadt_app.play.start import begin
from speicherstadt_app.ui.home.games import row_of
from tests.fixture_game.registered import registered
from tests.play.players import Inline, Kept, instant, play_out
from tests.play.test_alone import stops_at
from tests.solo_game import patience
from tests.ui.lookback.sealed import NAMES, played
from tests.ui.memory_folder import MemoryFolder, Someone, Window, window

ANNA, DORA = Someone("Anna", "Anna", "gull"), Someone("Dora", "Dora", "key")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def with_the_game() -> Iterator[None]:
    with registered():
        yield


def new_folder(record: Record, person: Someone = ANNA) -> MemoryFolder:
    found = MemoryFolder(person)
    kept = Kept(record, 3)
    kept.writer.finished = record if record.result else None
    found.games["g1"] = kept
    return found


async def opened(there: Window, page: str) -> Any:
    await there.ready()
    await there.settle()
    there.app.open(page, "g1")
    model: Any = there.app.model(page)
    await there.until(lambda: model.now.value.gameId or model.now.value.wrong)
    return model


def test_a_game_with_secrets_is_not_reviewed_before_it_is_over() -> None:
    async def scene(there: Window) -> None:
        model = await opened(there, "review")
        assert "secrets" in model.now.value.wrong
        assert not model.now.value.gameId

    window(scene, new_folder(played(moves=20)))


def test_where_nobody_judges_moves_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_back, "has_one_process", lambda: True)
    monkeypatch.setattr("speicherstadt_app.ai.advice.analyst", lambda *_: None)

    async def scene(there: Window) -> None:
        model = await opened(there, "review")
        assert model.now.value.wrong.startswith("Nobody here can judge moves in Sealed bids yet.")

    window(scene, new_folder(played()))


def hand(model: Any) -> list[str]:
    return [card.label for card in model.sight.board.cards.rows]


def told(model: Any) -> str:
    return " ".join(line.spoken for line in model.log.rows)


def test_the_replay_of_a_game_that_is_over_shows_the_whole_table_or_what_somebody_saw() -> None:
    async def scene(there: Window) -> None:
        model = await opened(there, "replay")
        now = model.now
        assert now.value.eyes == [
            "The whole table",
            "What Anna saw",
            "What Ben saw",
            "What Cem saw",
            "What everybody saw",
        ]
        assert now.value.seenBy == ""
        model.go(2)
        bids = [bid.text for bid in model.sight.board.row.rows]
        assert any(bids)
        assert "?" not in bids, "what was sealed is open now"
        mine, whole = hand(model), told(model)
        model.look(1)
        theirs = hand(model)
        assert theirs != mine
        assert told(model) == whole
        model.see(2)
        assert (now.value.counter, now.value.seenBy, hand(model)) == (1, "What Ben saw", theirs)
        assert now.value.stop == 2, "at the same place"
        assert "?" in [bid.text for bid in model.sight.board.row.rows]
        assert told(model) != whole
        model.look(0)
        assert (now.value.seenBy, hand(model)) == ("What Anna saw", mine), "one seat's eyes are on one seat's cards"
        model.see(4)
        assert now.value.seenBy == "What everybody saw"
        assert hand(model) == []

    window(scene, new_folder(played()))


def alone(record: Record) -> Record:
    """Anna plays it against brains, so the screen is hers."""
    return replace(record, players=(record.players[0], *(Player(name, "ai") for name in NAMES[1:])))


@pytest.mark.parametrize(("person", "saw"), [(ANNA, "What Anna saw"), (DORA, "What everybody saw")])
def test_the_replay_of_a_game_that_goes_on_shows_what_one_saw(person: Someone, saw: str) -> None:
    record = alone(played(moves=20))

    async def scene(there: Window) -> None:
        model = await opened(there, "replay")
        assert (model.now.value.eyes, model.now.value.seenBy) == ([], saw)
        model.go(model.now.value.last)
        hidden = hand(model)
        assert bool(hidden) == (person is ANNA)
        model.look(1)
        model.see(0)
        assert (model.now.value.seenBy, hand(model)) == (saw, hidden), "nobody else's cards are looked into"
        assert not model.now.value.canBranch

    window(scene, new_folder(record, person))


def test_who_plays_next_does_not_find_what_another_one_saw() -> None:
    folder = new_folder(alone(played(moves=20)))
    folder.somebody.append(DORA)

    async def scene(there: Window) -> None:
        model = await opened(there, "replay")
        assert model.now.value.seenBy == "What Anna saw"
        there.app.navigate("start")
        there.get("profiles").use(DORA.id)
        await there.until(lambda: there.get("profiles").currentName == "Dora")
        assert not model.now.value.gameId
        there.app.open("replay", "g1")
        await there.until(lambda: model.now.value.gameId)
        assert model.now.value.seenBy == "What everybody saw"

    window(scene, folder)


def test_a_replay_of_a_game_that_goes_on_knows_its_newest_moves() -> None:
    folder = new_folder(played(moves=18))

    async def scene(there: Window) -> None:
        model = await opened(there, "replay")
        last = model.now.value.last
        there.app.navigate("start")
        kept = Kept(played(moves=24), 3)
        folder.games["g1"] = kept
        there.app.open("replay", "g1")
        await there.until(lambda: model.now.value.last > last)

    window(scene, folder)


@pytest.mark.parametrize(("enough", "grade"), [(9, "Good"), (1, "Fair")])
def test_a_game_for_one_is_shown_with_its_grade_whether_it_was_won_or_lost(enough: int, grade: str) -> None:
    with patience():
        table = begin(
            registry.find("patience"), (Player("Anna", "human", {"profile": "Anna"}),), 4, Inline(), pace=instant()
        )
        play_out(table, stops_at(enough))

        async def scene(there: Window) -> None:
            model = await opened(there, "replay")
            assert model.now.value.note.endswith(f": {grade}")
            model.go(model.now.value.last)
            assert model.now.value.asks == f"{model.now.value.note}."
            assert model.now.value.eyes == []

        window(scene, new_folder(table.record()))


def test_the_list_of_games_tells_the_grade_of_who_played_alone() -> None:
    with patience():
        anna = Player("Anna", "human", {"profile": "Anna"})
        table = begin(registry.find("patience"), (anna,), 4, Inline(), pace=instant())
        play_out(table, stops_at(1))
        record = table.record()
        assert record.result is not None
        assert record.result["grade"] == "fair"

        folder = new_folder(record)
        (entry,) = folder.cards("finished")
        assert row_of(entry, date(2026, 1, 1)).subtitle.startswith("Fair, ")
