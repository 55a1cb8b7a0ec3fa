"""Skill and luck come from the reviews that are kept, and from those alone."""

from __future__ import annotations

from collections.abc import Iterable

from speicherstadt_app.ai.review import Decision, Review, SeatReview
from speicherstadt_app.ai.review_form import FORM, to_text
from speicherstadt_app.app.skill import Chair, Skill, headings

PHASES = ("demand", "purchase", "shipping")
JUDGED = (FORM, "2.1")


def decision(seat: int, phase: str, loss: float) -> Decision:
    return Decision(1, seat, phase, (), (0.5, 0.5), loss, 0.0, "fine", (), 0.5, ())


def text(stamp: str = JUDGED[1]) -> str:
    seats = tuple(SeatReview(3, 0.07, 90.0 + seat, 0.02, 0.01, {}, ()) for seat in (0, 1))
    decisions = (
        decision(0, "demand", 0.01),
        decision(1, "demand", 0.3),
        decision(0, "demand", 0.02),
        decision(0, "purchase", 0.04),
    )
    return to_text(Review(True, 9, (), decisions, (), seats), "key", stamp)


class GameStore:
    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self.read: list[str] = []

    def some(self) -> bool:
        return bool(self.texts)

    def among(self, names: Iterable[str]) -> set[str]:
        return set(names) & set(self.texts)

    def get(self, name: str) -> str | None:
        self.read.append(name)
        return self.texts.get(name)


def chair(game_id: str, seat: int = 0) -> Chair:
    return Chair(game_id, 7, "2026-11-18", 2, 1, seat)


def test_a_review_tells_of_the_seat_that_was_sat_in() -> None:
    (told,) = Skill(PHASES, JUDGED).rows([chair("a"), chair("none")], GameStore({"a": text()}))
    row = dict(zip(headings(PHASES), told, strict=True))
    assert (row["accuracy"], row["loss"], row["luck"]) == (90.0, 0.07, 0.02)
    assert (row["decisions_demand"], row["decisions_purchase"], row["decisions_shipping"]) == (2, 1, 0)
    assert (row["loss_demand"], row["loss_purchase"]) == (0.03, 0.04)


def test_what_can_not_be_read_is_as_good_as_not_there() -> None:
    store = GameStore({"a": "{", "b": '{"review": {"seats": []}}', "c": "[]"})
    assert Skill(PHASES, JUDGED).rows([chair("a"), chair("b"), chair("c")], store) == ()


def test_a_review_is_read_once() -> None:
    skill, store = Skill(PHASES, JUDGED), GameStore({"a": text()})
    assert skill.rows([chair("a")], store) == skill.rows([chair("a")], store) != ()
    assert store.read == ["a"]


def test_what_was_judged_otherwise_has_its_row_and_no_figures() -> None:
    """Accuracies of two judges are never in one mean."""
    older = text().replace(f'"form":{FORM}', f'"form":{FORM - 1}')
    store = GameStore({"a": text(), "b": text("2.0"), "c": older})
    now, *others = Skill(PHASES, JUDGED).rows([chair("a"), chair("b"), chair("c")], store)
    assert now[4:6] == (90.0, 3)
    assert [row[:4] for row in others] == [("2026-11-18", 2, 1, 7)] * 2
    assert all(figure is None and len(row) == len(now) for row in others for figure in row[4:])


def test_a_review_that_is_made_anew_counts_from_then_on() -> None:
    skill, store = Skill(PHASES, JUDGED), GameStore({"a": text("2.0")})
    assert skill.rows([chair("a")], store)[0][4] is None
    store.texts["a"] = text()
    assert skill.rows([chair("a")], store)[0][4] == 90.0
