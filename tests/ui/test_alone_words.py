"""A game of one player alone at the table and looked back at: no chance of winning, no place, no opponents."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest

from speicherstadt_app.ai.answers import Answer, Choice
from speicherstadt_app.ai.hints import Hint, Hints
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.play.occasions.day import Attempt
from speicherstadt_app.ui.home.today import Measure, _became, _measures, _note
from speicherstadt_app.ui.language import Language
from speicherstadt_app.ui.lookback.curve import share_text
from speicherstadt_app.ui.lookback.puzzle import _verdict
from speicherstadt_app.ui.table.advice import HINT, MOVES, Subject, Wording
from speicherstadt_app.ui.table.podium import _reached
from tests.solo_game import patience


@pytest.fixture(autouse=True)
def game(qapp: object) -> Iterator[str]:
    language = Language()
    language.speak("en")
    with patience() as game_id:
        yield game_id
    language.fall_silent()


class Plain:
    """Words of a game for what is advised in it."""

    def option(self, *_: object) -> str:
        return "Stop"

    def reasons(self, *_: object) -> str:
        return ""

    def can_try(self, _: object) -> bool:
        return False


@pytest.mark.parametrize(
    ("names", "lead", "share"),
    [(("Anna",), "How well this may end, from 0 to 100:", "63"), (("Anna", "Ben"), "Chances of winning:", "63 %")],
)
def test_hint_tells_a_player_alone_of_no_chance_of_winning(names: tuple[str, ...], lead: str, share: str) -> None:
    found = Hints(0, (Hint((0,), 0.63, 0.1, True, ()), Hint((1,), 0.4, 0.1, False, ())))
    wording = Wording(Plain(), names, range(len(names)))  # type: ignore[arg-type]
    said = wording.said(Subject(HINT, 0, 0, None), MOVES, found)
    assert (said.values.lead, said.rows[0].shareText) == (lead, share)
    assert "reasons" not in said.values.note


@pytest.mark.parametrize(
    ("alone", "text"),
    [(True, "Not the best: it costs 20.0 of 100."), (False, "Not the best: it costs 20.0 % of a win.")],
)
def test_puzzle_tells_what_a_choice_costs(*, alone: bool, text: str) -> None:
    best, tried = (
        Choice((n,), share, 0.1, level=not n, played=False, tried=bool(n), reasons=())
        for n, share in enumerate((0.6, 0.4))
    )
    assert Answer(0, (best, tried)).choices[0] is best
    assert _verdict(tried, best, good=False, alone=alone) == text
    assert share_text(0.31, 1 if alone else 2) == ("31" if alone else "31 %")


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (Outcome(True, (3,), (), (), (), grade="poor"), "Poor"),
        (Outcome(True, (3,), (), (), ()), "Not won"),
        (Outcome(True, (9,), (0,), (), ()), "Won"),
        (Outcome(True, (3, 9), (1,), (), ()), "Place 2"),
    ],
)
def test_end_tells_a_player_alone_the_grade_and_no_place(outcome: Outcome, text: str) -> None:
    assert _reached(outcome, 0) == text


@pytest.mark.parametrize(("place", "mark", "result"), [(1, "+", "won"), (2, "\N{EN DASH}", "not won")])
def test_game_of_the_day_alone_is_won_or_not(game: str, place: int, mark: str, result: str) -> None:
    mine = Attempt("g", date(2026, 3, 1), 1, "", "finished", assisted=False, place=place, score=9, alone=True)
    assert _became(mine, coming=False) == ("won" if place == 1 else "lost", mark, f"9 points, {result}")
    assert _note(mine, 1) == f"Your try: 9 points, {result}."
    rows = _measures(game, mine, {"keen": Measure(12, 1)}, 1)
    assert [row["place"] for row in rows] == ["won", result]
