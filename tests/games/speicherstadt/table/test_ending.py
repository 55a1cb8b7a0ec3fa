"""The end sheet: every point with its source, and who has won."""

from __future__ import annotations

import pytest

from speicherstadt_app.engine.record import Record, replay
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.table.ending import end
from speicherstadt_app.games.speicherstadt.table.scene import Scene
from speicherstadt_app.games.speicherstadt.words.telling import victory
from speicherstadt_app.ui.table.presenter import EndValues
from tests.games.speicherstadt.table.positions import NAMES, looks
from tests.ui.tables import GOLDEN, golden

WHOLE = sorted(
    path.name.removesuffix(".speicher.json") for path in GOLDEN.glob("*.json") if '"result"' in path.read_text("utf-8")
)
MINUS = "\N{MINUS SIGN}"


def sheet_of(record: Record) -> EndValues:
    match = replay(record, find)
    assert isinstance(match.rules, SpeicherstadtRules)
    players = len(record.players)
    return end(Scene(match.rules, match.state, looks(players)), match.outcome())


@pytest.mark.parametrize("name", WHOLE)
def test_the_lines_add_up_to_the_totals_of_the_record(name: str) -> None:
    record = golden(name)
    sheet = sheet_of(record)
    assert record.result is not None
    assert [player["total"] for player in sheet.players] == record.result["scores"]
    for seat, player in enumerate(sheet.players):
        assert sum(line["cells"][seat]["points"] for line in sheet.lines) == player["total"]
        assert player["winner"] == (seat in record.result["winners"])  # type: ignore[operator]
    assert sheet.won == sheet.players[0]["winner"], "the first column is that of whoever looks"


@pytest.mark.parametrize("name", WHOLE)
def test_every_line_has_something_and_its_best_stands_out(name: str) -> None:
    for line in sheet_of(golden(name)).lines:
        assert any(cell["points"] or cell["how"] for cell in line["cells"]) or line["source"] == "fire"
        best = max(cell["points"] for cell in line["cells"])
        assert all(cell["best"] == (cell["points"] == best > 0) for cell in line["cells"])
        assert all(cell["bad"] == (cell["points"] < 0) for cell in line["cells"])


def test_a_game_that_goes_on_has_no_sheet() -> None:
    record = golden(WHOLE[0])
    match = replay(record, find)
    match.jump(20)
    assert isinstance(match.rules, SpeicherstadtRules)
    assert not end(Scene(match.rules, match.state, looks(len(record.players))), match.outcome()).visible


def test_how_the_points_came_about_stands_beside_them() -> None:
    sheet = sheet_of(golden("a-score-below-zero"))
    fires = next(line for line in sheet.lines if line["source"] == "fire")
    assert any(MINUS in cell["how"] for cell in fires["cells"])
    assert any(cell["text"].startswith(MINUS) for cell in fires["cells"])


def test_coins_that_break_a_tie_are_told() -> None:
    sheet = sheet_of(golden("coins-break-a-tie"))
    assert sheet.tieText.startswith("Level on points, so coins decide: ")
    assert sheet.sentence.endswith(" wins with the most coins.")


def test_a_shared_victory_is_shared() -> None:
    record = next(golden(name) for name in WHOLE if len(golden(name).result["winners"]) > 1)  # type: ignore[index, arg-type]
    assert " share the victory with " in sheet_of(record).sentence


@pytest.mark.parametrize("name", WHOLE)
def test_the_spoken_sheet_names_everybody_and_his_total(name: str) -> None:
    sheet = sheet_of(golden(name))
    for player in sheet.players:
        assert f"{player['name']} {player['totalText']}" in sheet.spoken


def test_by_how_much_somebody_won() -> None:
    outcome = replay(golden("a-score-below-zero"), find).outcome()
    assert sorted(outcome.scores)[-2:] == [5, 9]
    assert victory(outcome, NAMES) == "Cem wins by 4 points."
