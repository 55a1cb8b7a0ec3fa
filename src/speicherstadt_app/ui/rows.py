"""List models whose rows are values, brought up to date by exact inserts, removals, moves and role changes.

A model is never reset, so delegates live as long as what they show, views animate by themselves and a screen reader's
focus stays where it is.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Signal,
)

R = TypeVar("R")

# Qt.ItemDataRole's DisplayRole and UserRole. Importing the namespace Qt costs 11 ms before the first frame.
DISPLAY_ROLE = 0
USER_ROLE = 0x100
FIRST_ROLE = USER_ROLE + 1
ROOT = QModelIndex()


class RowModel(QAbstractListModel, Generic[R]):
    """Rows of one frozen dataclass; its fields are the roles."""

    countChanged = Signal()

    def __init__(self, row_type: type[R], key: Callable[[R], Hashable], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = [field.name for field in fields(row_type)]  # type: ignore[arg-type]
        self._key = key
        self._rows: list[R] = []

    # What Qt asks

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return {FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(self._names)}

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = DISPLAY_ROLE) -> Any:
        if index.isValid() and FIRST_ROLE <= role < FIRST_ROLE + len(self._names) and index.row() < len(self._rows):
            return getattr(self._rows[index.row()], self._names[role - FIRST_ROLE])
        return None

    def _count(self) -> int:
        return len(self._rows)

    count = Property(int, _count, notify=countChanged)

    # What Python does

    @property
    def rows(self) -> Sequence[R]:
        return tuple(self._rows)

    def show(self, rows: Sequence[R]) -> None:
        """Become these rows. Rows of the same key are the same thing, changed or moved."""
        before = len(self._rows)
        wanted = [self._key(row) for row in rows]
        if wanted == [self._key(row) for row in self._rows]:  # as most often
            for at, row in enumerate(rows):
                self._change(at, row)
            return
        if len(set(wanted)) != len(wanted):
            raise ValueError("two rows have the same key")
        self._remove_all_but(set(wanted))
        for at, row in enumerate(rows):
            found = next((n for n in range(at, len(self._rows)) if self._key(self._rows[n]) == wanted[at]), None)
            if found is None:
                self.beginInsertRows(ROOT, at, at)
                self._rows.insert(at, row)
                self.endInsertRows()
                continue
            if found != at:
                self.beginMoveRows(ROOT, found, found, ROOT, at)
                self._rows.insert(at, self._rows.pop(found))
                self.endMoveRows()
            self._change(at, row)
        if len(self._rows) != before:
            self.countChanged.emit()

    def append(self, row: R) -> None:
        """One more row at the end."""
        self.beginInsertRows(ROOT, len(self._rows), len(self._rows))
        self._rows.append(row)
        self.endInsertRows()
        self.countChanged.emit()

    def _remove_all_but(self, kept: set[Hashable]) -> None:
        last = len(self._rows) - 1
        while last >= 0:
            if self._key(self._rows[last]) in kept:
                last -= 1
                continue
            first = last
            while first > 0 and self._key(self._rows[first - 1]) not in kept:
                first -= 1
            self.beginRemoveRows(ROOT, first, last)
            del self._rows[first : last + 1]
            self.endRemoveRows()
            last = first - 1

    def _change(self, at: int, row: R) -> None:
        old = self._rows[at]
        if old == row:
            return
        changed = [FIRST_ROLE + n for n, name in enumerate(self._names) if getattr(old, name) != getattr(row, name)]
        if changed:
            self._rows[at] = row
            index = self.index(at)
            self.dataChanged.emit(index, index, changed)
