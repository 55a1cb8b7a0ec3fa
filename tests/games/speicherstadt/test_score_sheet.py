"""Every line of the score sheet names what its points are for."""

import pytest

from speicherstadt_app.engine.record import read_record
from speicherstadt_app.engine.score import ScoreLine
from speicherstadt_app.games.speicherstadt.rules.goods import size
from tests.games.speicherstadt.golden.scene import Scene, cards_of, fire_changes, fires
from tests.games.speicherstadt.golden.scenes import SCENES
from tests.games.speicherstadt.in_words import loaded
from tests.games.speicherstadt.told import Told, told_record

OFFICE_POINTS = {1: 2, 2: 5, 3: 9, 4: 14}
CONTRACT_POINTS = {2: 5, 3: 8, 4: 11}
CHURCH_POINTS = {"D-boatmen": 3, "D-michael": 4}


def expected_sheet(told: Told, seat: int) -> list[ScoreLine]:
    """The lines by the rules (§6), from the cards that lie in front of the seat."""
    state = told.end
    goods = loaded(told.rules, state, seat)
    ships = len(cards_of(told, state, seat, "ship"))
    counted = (
        ("office", len(cards_of(told, state, seat, "office")), OFFICE_POINTS),
        ("warehouse", size(state.warehouse[seat]), None),
        ("port", ships if cards_of(told, state, seat, "port") else 0, None),
        ("chamber", state.coins[seat] if cards_of(told, state, seat, "chamber") else 0, None),
    )
    lines = [
        ScoreLine("fire", str(number), fire_changes(fire)[seat]) for number, fire in enumerate(fires(told), start=1)
    ]
    lines += [
        ScoreLine(source, str(number), points[number] if points else number)
        for source, number, points in counted
        if number
    ]
    for card in told.rules.box.names(state.cards[seat]):
        if card in goods and len(goods[card]) == len(told.rules.box.cards[told.rules.box.number[card]].goods):
            lines.append(ScoreLine("contract", card, CONTRACT_POINTS[len(goods[card])]))
        elif card.endswith("-trader"):
            lines.append(ScoreLine("trader", card, 1))
        elif card in CHURCH_POINTS:
            lines.append(ScoreLine("church", card, CHURCH_POINTS[card]))
    return lines


def by_name(line: ScoreLine) -> tuple[str, str]:
    return line.source, line.item


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_sheet_of_a_golden_game_has_the_lines_that_the_rules_give(scene: Scene) -> None:
    told = told_record(read_record(scene.file.read_bytes()))
    for seat, lines in enumerate(told.outcome.sheet):
        assert sorted(lines, key=by_name) == sorted(expected_sheet(told, seat), key=by_name)
        assert [line.item for line in lines if line.source == "fire"] == ["1", "2", "3", "4"][: len(fires(told))]
