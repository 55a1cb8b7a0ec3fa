"""Notices: one of each kind, as grave as it is, with a button that does something about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QObject

from speicherstadt_app.ui.notice_board import Notice, NoticeBoard, Remedy

pytestmark = pytest.mark.usefixtures("qapp")


@dataclass(frozen=True)
class News:
    key: str
    facts: dict[str, object] = field(default_factory=dict)


@pytest.fixture
def board() -> Iterator[NoticeBoard]:
    parent = QObject()
    yield NoticeBoard(parent, {"disk_full": Remedy(lambda: "Elsewhere", lambda: None)})
    parent.deleteLater()


def told(board: NoticeBoard) -> list[tuple[str, str, str]]:
    return [(row.key, row.kind, row.action) for row in board.rows.rows]


def test_later_news_of_a_kind_take_the_place_of_earlier_ones(board: NoticeBoard) -> None:
    board.put(Notice("saved", lambda: "so far"), Notice("other", lambda: "this"))
    board.put(Notice("saved", lambda: "all of it", "warning"))
    assert [(row.text, row.kind) for row in board.rows.rows] == [("all of it", "warning"), ("this", "info")]


def test_what_is_no_harm_is_said_calmly_and_what_can_be_mended_has_a_button(board: NoticeBoard) -> None:
    board.put_told([News("cut_short"), News("disk_full")])
    assert told(board) == [("cut_short", "info", ""), ("disk_full", "warning", "Elsewhere")]


def test_a_notice_is_taken_once(board: NoticeBoard) -> None:
    board.put(Notice("saved", lambda: "so far"))
    assert board.take("saved") is not None
    assert board.take("saved") is None
    assert told(board) == []
