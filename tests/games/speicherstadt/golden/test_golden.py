"""Each golden record shows what its name says."""

import re
from pathlib import Path

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Record, read_record, replay
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games import registry
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from tests.games.speicherstadt.golden.scene import FOLDER, Scene
from tests.games.speicherstadt.golden.scenes import SCENES
from tests.games.speicherstadt.invariants import CHECKS
from tests.games.speicherstadt.told import Told, told_record
from tools.speicherstadt.golden import SEARCH

RULES = Path(__file__).parents[4] / "docs" / "rules" / "speicherstadt.md"

# What is not done, or not known, leaves no trace in a record.
RULINGS_WITHOUT_A_RECORD = {"R22", "R31"}

every_scene = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
every_whole_scene = pytest.mark.parametrize(
    "scene", [scene for scene in SCENES if scene.whole], ids=lambda scene: scene.name
)


def record_of(scene: Scene) -> Record:
    return read_record(scene.file.read_bytes())


@every_scene
def test_a_record_shows_what_its_name_says(scene: Scene) -> None:
    record = record_of(scene)
    assert replay(record, registry.find).over == scene.whole
    assert record.meta["shows"] == scene.sentence
    scene.shown(told_record(record))


@every_scene
def test_a_record_ends_where_its_scene_has_been_shown(scene: Scene) -> None:
    told = told_record(record_of(scene))
    last = 1 if scene.whole else len(told.rounds()[-1])
    with pytest.raises(AssertionError):
        scene.shown(Told(told.rules, told.moves()[:-last]))


@every_whole_scene
def test_a_whole_record_keeps_what_the_rules_conserve(scene: Scene) -> None:
    told = told_record(record_of(scene))
    for check in CHECKS:
        check(told)


@every_whole_scene
def test_the_seed_of_a_record_deals_the_same_game_today(scene: Scene) -> None:
    record = record_of(scene)
    assert record.seed is not None
    dealer = Dealer(GAME, len(record.players), record.seed)
    assert dealer.rules.setup.first == record.first
    for turn in told_record(record).turns:
        if turn.seat == CHANCE:
            assert dealer.deal(turn.before) == turn.action


def test_every_scene_has_its_record_and_every_record_its_scene() -> None:
    assert {scene.file for scene in SCENES} == {*FOLDER.glob("*.speicher.json")}
    assert len({scene.name for scene in SCENES}) == len(SCENES)


def test_the_table_of_rulings_names_the_records_that_show_them() -> None:
    table = RULES.read_text("utf-8").partition("## Rulings")[2]
    named = {
        row[1]: set(re.findall(r"`([a-z0-9-]+)`", row[2]))
        for row in re.finditer(r"^\| (R\d+) \|.*\|([^|]*)\|$", table, re.MULTILINE)
    }
    assert len(named) == 32
    for ruling, names in named.items():
        assert names == {scene.name for scene in SCENES if ruling in scene.rulings}, ruling
        assert bool(names) != (ruling in RULINGS_WITHOUT_A_RECORD), ruling


def test_every_card_that_can_be_bought_is_bought_in_a_golden_record() -> None:
    told = [told_record(record_of(scene)) for scene in SCENES]
    box = told[0].rules.box
    owned = 0
    for game in told:
        for cards in game.end.cards:
            owned |= cards
    assert owned == box.all & ~box.fires


@pytest.mark.long
@every_scene
def test_the_tool_finds_the_same_record_again(scene: Scene) -> None:
    assert SEARCH.laid_out(SEARCH.look_for(scene)) == scene.file.read_text("utf-8")
