"""What the window says of itself once it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.ui.notice_board import Notice, NoticeBoard

if TYPE_CHECKING:
    from speicherstadt_app.ui.home.profiles import Profiles
    from speicherstadt_app.ui.threads import FolderThreads, Tasks

OLD: Final = "old_version"
"""Of the notice, and of what is noted of the person who has put it away: the release that it was about."""


async def tell_age(
    release: str, threads: FolderThreads, tasks: Tasks, profiles: Profiles, notices: NoticeBoard
) -> None:
    """That there may be a newer version; `release` is the day of this one, or nothing if it is not that old. Once put
    away, it stays away for this release. No network is asked."""
    person = profiles.current
    if not release or person is None:
        return
    if await threads.ask(lambda folder: folder.noted(person.id, OLD)) in (None, release):
        return

    async def keep() -> None:
        await threads.ask(lambda folder: folder.note(person.id, OLD, release))

    notices.put(Notice(OLD, said_of_age, gone=lambda: tasks.begin(keep())))


def said_of_age() -> str:
    return QCoreApplication.translate(
        "Age", "This version is more than a year old. There may be a newer one where you got it."
    )
