"""Games through the real window to their end: by finger, by reader, by mouse and by keys, people and brains mixed."""

from __future__ import annotations

import pytest

from speicherstadt_app.engine.record import replay
from speicherstadt_app.games import registry
from speicherstadt_app.games.venedig.rules.state import PHASES
from tests.games.venedig.table.conftest import Opens
from tests.games.venedig.table.party import WAYS, Party, left_late, seated
from tests.qml.open_window import Until
from tests.ui.memory_folder import MemoryFolder, Someone

SMALL = (1024, 640)


def end_it(opens: Opens, way: str, players: int, people: int, plies: int, **more: object) -> Party:
    folder = left_late(players, people, 10 * players + people, plies)
    before = len(folder.games["g1"].record.moves)
    window = opens(folder, **more)
    party = Party(window, WAYS[way], way)

    async def script() -> None:
        await party.go_on()
        await party.play_on()
        await Until(lambda: window.of("EndPanel"), "the end is shown")
        await window.settled()
        the_city_lies_clear_of_the_count(party)

    window.run(script())
    record = party.played.record()
    assert replay(record, registry.find).over
    assert len(record.moves) > before
    assert folder.games["g1"].record.moves == record.moves
    assert party.called > 0 or people == 1
    return party


def the_city_lies_clear_of_the_count(party: Party) -> None:
    window = party.window
    (count,), (built,) = window.of("ScoreSheet"), window.of("BuiltCity")
    corner, size = built.mapToItem(count, 0, 0), (count.width(), count.height())
    assert corner.x() >= size[0] or corner.y() >= size[1]
    heard = [one.name for one in window.heard()]
    owners = party.table.end.value.own["owners"]
    assert len(owners) == len(party.table.end.value.players)
    assert [owner["spoken"] for owner in owners if owner["spoken"] not in heard] == []


@pytest.mark.parametrize(
    ("way", "players", "people", "language", "size"),
    [
        ("finger", 4, 2, "de", SMALL),
        ("reader", 3, 2, "fr", (1280, 680)),
    ],
)
def test_a_game_is_ended(
    opens: Opens, way: str, players: int, people: int, language: str, size: tuple[int, int]
) -> None:
    end_it(opens, way, players, people, 60, language=language, size=size)


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "en", "fr"])
@pytest.mark.parametrize(("players", "people"), [(2, 1), (2, 2), (3, 2), (4, 4), (5, 1), (6, 3)])
@pytest.mark.parametrize("way", WAYS)
def test_every_company_in_every_way(opens: Opens, way: str, players: int, people: int, language: str) -> None:
    end_it(opens, way, players, people, 200, language=language, size=SMALL if way == "finger" else (1280, 680))


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_passes_every_phase(opens: Opens, way: str) -> None:
    window = opens(MemoryFolder(Someone("p1", "Mara", "gull")), size=SMALL)
    party = Party(window, WAYS[way], way)
    phases = set()

    async def script() -> None:
        window.app.begin("venedig", seated(4, 4), 51)
        await Until(lambda: party.table is not None and window.of("TablePage"))
        await party.asked()
        while not party.played.over:
            party.lift()
            phases.add(PHASES[party.table.session.scene().phase])
            await party.decide()
            await party.asked()

    window.run(script())
    assert {"exchange", "choose", "council", "piles", "markers", "build", "spy", "use", "beg"} <= phases
