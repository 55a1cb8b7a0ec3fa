"""A list model becomes what it is shown by exact changes, so that delegates outlive them."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from speicherstadt_app.ui.rows import FIRST_ROLE, RowModel

NAME, WORTH = FIRST_ROLE, FIRST_ROLE + 1


@dataclass(frozen=True, slots=True)
class Thing:
    name: str
    worth: int


THINGS = st.dictionaries(st.sampled_from("abcdefgh"), st.integers(0, 2)).flatmap(
    lambda things: st.permutations([Thing(name, worth) for name, worth in things.items()])
)


def model_of(*things: Thing) -> RowModel[Thing]:
    model = RowModel(Thing, lambda thing: thing.name)
    model.show(things)
    return model


class Follower:
    """A view that knows nothing but what the model's signals tell it."""

    def __init__(self, model: RowModel[Thing]) -> None:
        self.model = model
        self.seen = [self.read(row) for row in range(model.rowCount())]
        self.told: list[str] = []
        model.rowsInserted.connect(self.inserted)
        model.rowsRemoved.connect(self.removed)
        model.rowsMoved.connect(self.moved)
        model.dataChanged.connect(self.changed)

    def read(self, row: int) -> tuple[object, object]:
        index = self.model.index(row)
        return index.data(NAME), index.data(WORTH)

    def inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.told.append(f"+{first}..{last}")
        self.seen[first:first] = [self.read(row) for row in range(first, last + 1)]

    def removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.told.append(f"-{first}..{last}")
        del self.seen[first : last + 1]

    def moved(self, _from: QModelIndex, first: int, _last: int, _to: QModelIndex, row: int) -> None:
        self.told.append(f"{first}>{row}")
        self.seen.insert(row, self.seen.pop(first))

    def changed(self, first: QModelIndex, _last: QModelIndex, roles: list[int]) -> None:
        self.told.append(f"{first.row()}:{','.join(str(role - FIRST_ROLE) for role in roles)}")
        self.seen[first.row()] = self.read(first.row())


@given(before=THINGS, after=THINGS)
def test_whoever_follows_the_changes_sees_what_is_there(before: list[Thing], after: list[Thing]) -> None:
    model = model_of(*before)
    follower = Follower(model)
    model.show(after)
    assert list(model.rows) == after
    assert follower.seen == [(thing.name, thing.worth) for thing in after]


def test_qt_finds_no_fault(qtbot: QtBot) -> None:
    model = model_of(Thing("a", 1), Thing("b", 2), Thing("c", 3))
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.show([Thing("c", 3), Thing("d", 1), Thing("a", 2)])
    model.show([])
    model.append(Thing("e", 1))
    assert tester.model() is model


@pytest.mark.parametrize(
    ("after", "told"),
    [
        ([Thing("a", 1), Thing("b", 1), Thing("c", 1)], []),
        ([Thing("a", 1), Thing("b", 5), Thing("c", 1)], ["1:1"]),
        ([Thing("c", 1), Thing("a", 1), Thing("b", 1)], ["2>0"]),
        ([Thing("a", 1), Thing("c", 1)], ["-1..1"]),
        ([Thing("c", 1)], ["-0..1"]),
        ([Thing("a", 1), Thing("b", 1), Thing("x", 0), Thing("c", 1)], ["+2..2"]),
    ],
)
def test_nothing_is_told_but_what_is_another(after: list[Thing], told: list[str]) -> None:
    model = model_of(Thing("a", 1), Thing("b", 1), Thing("c", 1))
    follower = Follower(model)
    model.show(after)
    assert follower.told == told


def test_the_count_follows() -> None:
    model = model_of(Thing("a", 1))
    counts: list[object] = []
    model.countChanged.connect(lambda: counts.append(model.property("count")))
    model.show([Thing("a", 2)])
    model.show([Thing("a", 2), Thing("b", 1)])
    model.append(Thing("c", 1))
    assert counts == [2, 3]


def test_two_rows_of_one_key_are_refused() -> None:
    with pytest.raises(ValueError, match="same key"):
        model_of(Thing("a", 1), Thing("a", 2))


def test_roles_have_the_names_of_the_fields_and_nothing_else_answers() -> None:
    model = model_of(Thing("a", 1))
    assert [bytes(name.data()).decode() for name in model.roleNames().values()] == ["name", "worth"]
    assert model.index(0).data(Qt.ItemDataRole.DisplayRole) is None
    assert model.data(QModelIndex(), NAME) is None
    assert model.rowCount(model.index(0)) == 0
