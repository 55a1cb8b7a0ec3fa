"""A table with a box of somebody's own: every text and picture takes its values from those cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from speicherstadt_app.engine.record import Record, read_record
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import Card, church_of
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from speicherstadt_app.games.speicherstadt.table import bar
from speicherstadt_app.games.speicherstadt.table.explaining import explain
from speicherstadt_app.games.speicherstadt.table.scene import Scene
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.games.speicherstadt.words.telling import Teller, recap
from speicherstadt_app.ui.art import is_drawn
from speicherstadt_app.ui.home.looking_in import continue_card
from speicherstadt_app.words.game import unmarked
from tests.games.speicherstadt.table.positions import NAMES, looks
from tests.games.speicherstadt.table.test_positions import shown
from tests.games.speicherstadt.told import told_game
from tests.games.speicherstadt.variants import OPTIONS, WILD
from tests.ui.tables import GOLDEN, still_table

RECORDS = [read_record(line) for line in (GOLDEN / "own-boxes.speicher.jsonl").read_bytes().splitlines()]
every_record = pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{len(record.players)} players")


def card(card_id: str) -> Card:
    return WILD.cards[WILD.number[card_id]]


@every_record
def test_every_position_of_a_whole_game_is_shown_without_a_hole_in_its_words(record: Record) -> None:
    for ply in range(0, len(record.moves) + 1, 23):
        left = replace(record, moves=record.moves[:ply], result=None, seed=None)
        for text in shown(still_table(left, ply, people=1)):
            assert "%" not in text


def test_the_end_counts_what_the_cards_bring() -> None:
    for record in RECORDS:
        table = still_table(record)
        assert record.result is not None
        totals = {player["name"]: player["total"] for player in table.end.value.players}  # type: ignore[attr-defined]
        scores = record.result["scores"]
        assert isinstance(scores, list)
        assert totals == dict(zip([p.name for p in record.players], scores, strict=True))
        for line in table.end.value.lines:  # type: ignore[attr-defined]
            assert is_drawn(line["art"])
            assert [cell["sum"] for cell in line["cells"]]


def test_a_card_says_its_own_value() -> None:
    assert words.effect_line(card("A-tea-trader")).endswith("5\N{NO-BREAK SPACE}points at the end")
    assert words.effect_line(card("B-coffee-trader")).endswith("1\N{NO-BREAK SPACE}point at the end")
    assert words.card_value(card("A-boatmen")) == ("9", "pts", False)
    assert words.card_name(card("A-contract-b")) == "30-point contract"
    assert words.card_name(card("A-boatmen")) == "Boatmen's church"
    for one in WILD.cards:
        kind = church_of(one.id) if one.kind == "church" else one.kind
        assert is_drawn(f"speicherstadt/cards/{kind}") == is_drawn(f"speicherstadt/cards/{words.art_kind(one)}")


def test_every_card_explains_itself_with_a_picture_that_exists() -> None:
    told = told_game(3, 4, options=OPTIONS["wild"])
    scene = bar_scene(told.turns[40].before)
    for one in WILD.cards:
        found = explain(scene, f"card:{one.id}")
        assert found["lines"]
        assert is_drawn(found["art"])
    assert "5 points at the end." in explain(scene, "card:A-tea-trader")["lines"][0]


def bar_scene(state: State) -> Scene:
    return Scene(SpeicherstadtRules(Setup(3, 0, OPTIONS["wild"]), WILD), state, looks(3))


def test_a_fire_is_called_by_its_season_and_counts_what_its_card_says() -> None:
    told = told_game(3, 4, options=OPTIONS["wild"])
    coming = bar.fire(bar_scene(told.turns[0].before))
    assert (coming.label, coming.number, coming.points) == ("Fire I", 1, 9)
    assert "gains 9 points" in coming.lead
    last = bar.fire(bar_scene(told.turns[-1].before))
    assert (last.label, last.points) == ("Fire IV", 5)
    struck = ev.FireStruck("C-fire", 1, (2, 1, 0), (1, 0, -1))
    assert bar.blaze(replace(bar_scene(told.turns[0].before), blaze=struck)).title == "Fire II"
    coming_rules = bar_scene(told.turns[0].before).rules
    (sentence,) = Teller(WILD, NAMES[:3]).told([struck])
    assert unmarked(sentence.text).startswith("Fire II: Mara +1")
    assert "Fire II: Mara +1" in recap(coming_rules, NAMES[:3], 0, told.turns[0].before, [struck])


def test_the_game_to_go_on_with_names_the_card_of_its_own_box() -> None:
    named = set()
    for record in RECORDS:
        for ply in range(20, len(record.moves), 3):
            left = replace(record, moves=record.moves[:ply], result=None, seed=None)
            people = tuple(replace(p, kind="human" if n == 0 else "ai") for n, p in enumerate(record.players))
            named.add(continue_card("id", replace(left, players=people), 0).detail)
    assert any(
        "10-point contract" in text or "4-point contract" in text or "firefighters (strength 9)" in text
        for text in named
    )
