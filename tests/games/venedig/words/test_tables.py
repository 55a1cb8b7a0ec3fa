"""Tiles and roles in the terminal: a table each, with columns of their own."""

from __future__ import annotations

import pytest

from speicherstadt_app.cli import stats_text
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.export import Sheet

FIGURES = {
    "offered": 9,
    "wanted": 8,
    "bought": 7,
    "table_bought": 20,
    "points": 30,
    "points_each": 4.3,
    "bought_games": 5,
    "bought_wins": 2,
}
LACKING = ("mean_price", "table_mean_price", "bought_share", "bought_low", "bought_high")
LACKING_MORE = ("bought_expected", "bought_predicted")


def test_tiles_and_roles_have_a_table_each_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    headings = ("name", *FIGURES, *LACKING, *LACKING_MORE)
    rest = (*FIGURES.values(), *(None for _ in (*LACKING, *LACKING_MORE)))
    rows = [(name, *rest) for name in ("square", "bridge", "builder", "spy")]
    stats_text.show([Sheet("cards", headings, rows)], None, Filter("venedig"))
    lines = capsys.readouterr().out.splitlines()
    heads = [n for n, line in enumerate(lines) if line.strip() in {"Tiles", "Roles"}]
    tiles, roles = "\n".join(lines[heads[0] : heads[1]]), "\n".join(lines[heads[1] :])
    assert {"taken", "built", "Bridges"} <= set(tiles.split())
    assert {"held", "played", "Spy"} <= set(roles.split())
    assert "Spy" not in tiles
    assert "stones" not in tiles + roles
