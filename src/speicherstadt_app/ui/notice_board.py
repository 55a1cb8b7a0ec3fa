"""What people should know, until they have seen it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.store_words import said

if TYPE_CHECKING:
    from speicherstadt_app.store.shapes import Told

HARMLESS: Final = frozenset({"cut_short", "restored", "migrated", "settings_damaged"})
UNSAVED: Final = frozenset(
    {"memory", "unreadable", "disk_full", "no_memory", "folder_gone", "read_only", "busy", "newer"}
)
"""That nothing is kept: a table whose game is not being saved says so by itself."""


@dataclass(frozen=True, slots=True)
class NoticeRow:
    key: str
    text: str
    kind: str
    action: str
    unsaved: bool


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice that can be said again in another language."""

    key: str
    text: Callable[[], str]
    kind: str = "info"
    action: Callable[[], str] | None = None
    do: Callable[[], object] | None = None
    gone: Callable[[], object] | None = None
    """Done when it is put away."""


@dataclass(frozen=True, slots=True)
class Remedy:
    """What a notice's button does about it."""

    action: Callable[[], str]
    do: Callable[[], object]


class NoticeBoard:
    def __init__(self, parent: QObject, remedies: Mapping[str, Remedy]) -> None:
        self._notices: dict[str, Notice] = {}
        self._remedies = remedies
        self.rows = RowModel(NoticeRow, lambda row: row.key, parent)

    def put(self, *notices: Notice) -> None:
        """A notice of the same key takes the old one's place."""
        self._notices |= {notice.key: notice for notice in notices}
        self.show()

    def put_told(self, news: Sequence[Told]) -> None:
        """What the store has found."""
        self.put(*map(self._notice_of, news))

    def _notice_of(self, told: Told) -> Notice:
        kind = "info" if told.key in HARMLESS else "warning"
        remedy = self._remedies.get(told.key)
        if remedy is None:
            return Notice(told.key, partial(said, told), kind)
        return Notice(told.key, partial(said, told), kind, remedy.action, remedy.do)

    def take(self, key: str) -> Notice | None:
        """Down with it."""
        notice = self._notices.pop(key, None)
        self.show()
        if notice is not None and notice.gone is not None:
            notice.gone()
        return notice

    def show(self) -> None:
        self.rows.show(
            [
                NoticeRow(
                    notice.key,
                    notice.text(),
                    notice.kind,
                    notice.action() if notice.action else "",
                    notice.key in UNSAVED,
                )
                for notice in self._notices.values()
            ]
        )
