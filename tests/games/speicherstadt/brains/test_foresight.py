"""What a search expects of a placement is what it would be if all sales were worked out one after the other."""

from __future__ import annotations

import pytest

from speicherstadt_app.bench.ai import decisions
from speicherstadt_app.games.speicherstadt.brains.foresight import FULL, Foresight
from speicherstadt_app.games.speicherstadt.brains.lines import Line
from speicherstadt_app.games.speicherstadt.brains.values import valuer
from speicherstadt_app.games.speicherstadt.brains.weights import WEIGHTS
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, State


def sold_in_turn(foresight: Foresight, lines: list[Line], joined: int, turn: int) -> int:
    """All sales but for the last worker, who brings nobody after him."""
    heirs = [line.joined(foresight.movers[turn]) if n == joined else line for n, line in enumerate(lines)]
    tally = total = 0
    for line in heirs:
        added, worth = foresight._worked_out(line, tally, turn)
        tally += added
        total += worth
    return total


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_placement_is_worth_what_all_sales_bring(players: int) -> None:
    looked_at = 0
    for question in decisions(GAME.card.id, players, 1):
        state: State = question.view
        if state.phase != DEMAND:
            continue
        box = GAME.rules(question.rules.setup).box
        judge = valuer(box, players, WEIGHTS[players])
        foresight = Foresight(state, judge, judge.appraise(state))
        turn = len(foresight.movers) - 1
        lines = [Line(column, tuple(state.line(column)), players) for column in range(len(state.row))]
        if sum(len(line.workers) for line in lines) != turn:
            continue
        looked_at += 1
        worths = foresight.worths(lines, turn)
        assert worths == [
            FULL if worth == FULL else sold_in_turn(foresight, lines, place, turn) for place, worth in enumerate(worths)
        ]
    assert looked_at
