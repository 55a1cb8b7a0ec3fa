"""Each golden record shows what its name says."""

import re
from pathlib import Path

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Record, read_record, replay
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games import registry
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules.box import ROLES
from speicherstadt_app.games.venedig.rules.rules import GAME
from speicherstadt_app.games.venedig.rules.state import ENDS, PHASES
from tests.games.venedig.golden.scene import FOLDER, Scene, opened
from tests.games.venedig.golden.scenes import SCENES
from tests.games.venedig.invariants import CHECKS
from tests.games.venedig.told import Told, told_record
from tools.venedig.golden import SEARCH

RULES = Path(__file__).parents[4] / "docs" / "rules" / "venedig.md"
RULINGS = 21

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
    told = told_record(record)
    scene.shown(told)
    last = 1 if scene.whole else len(told.rounds()[-1])
    with pytest.raises(AssertionError):
        # It ends where its scene has been shown.
        scene.shown(Told(told.rules, told.moves()[:-last]))


@every_whole_scene
def test_a_whole_record_keeps_what_the_rules_promise(scene: Scene) -> None:
    told = told_record(record_of(scene))
    for check in CHECKS:
        check(told)


@every_whole_scene
def test_the_seed_of_a_record_deals_the_same_game_today(scene: Scene) -> None:
    record = record_of(scene)
    assert record.seed is not None
    dealer = Dealer(GAME, len(record.players), record.seed, record.options)
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
        for row in re.finditer(r"^\| (V\d+) \|.*\|([^|]*)\|$", table, re.MULTILINE)
    }
    assert [*named] == [f"V{number}" for number in range(1, RULINGS + 1)]
    for ruling, names in named.items():
        assert names == {scene.name for scene in SCENES if ruling in scene.rulings} != set(), ruling


def test_every_role_phase_end_option_and_number_of_players_is_shown() -> None:
    games = [(scene, told_record(record_of(scene))) for scene in SCENES]
    turns = [(told, turn) for _, told in games for turn in told.turns]
    assert {role for told, turn in turns if turn.verb == "open" for role in opened(told, turn.after)} == {*ROLES}
    assert {PHASES[turn.after.phase] for _, turn in turns} == {*PHASES}
    assert {told.outcome.facts.get("end", "") for _, told in games} == {*ENDS}
    assert {scene.players for scene in SCENES} == {*CARD.range}
    for option in CARD.options:
        shown = {scene.options[option.key] for scene in SCENES if option.key in scene.options and option.values}
        assert shown == {*option.values} - {option.default}
    assert any("box" in scene.options for scene in SCENES)


@pytest.mark.long
@every_scene
def test_the_tool_finds_the_same_record_again(scene: Scene) -> None:
    assert SEARCH.laid_out(SEARCH.look_for(scene)) == scene.file.read_text("utf-8")
