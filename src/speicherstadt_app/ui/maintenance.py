"""What the window needs of an open data folder to look after it: backups, files that come and go, what is in order.

Every call may take long. Those that are told `tell` report how much of how much is done, and end when it raises.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from speicherstadt_app.store.shapes import Backup, Loss, Offer, Told

Tell = Callable[[int, int], None]


class Enough(Exception):
    """The work was stopped by the user."""


@dataclass(frozen=True, slots=True)
class Health:
    """What was seen by looking at everything. Games and backups that are damaged are only counted."""

    newer: bool = False
    sound: bool = True
    games: int = 0
    damaged: int = 0
    others: int = 0
    """Games of other versions, which were not played through."""
    unloaded: Mapping[str, int] = field(default_factory=dict)
    """Nor were these: so many of each game that this program does not have, or can't load."""
    statistics: str = "sound"
    """`sound`, `behind` or `damaged`."""
    backups: int = 0
    bad_backups: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """Where everything lies, and why nothing can be kept there, if so."""

    folder: Path
    obstacle: Told | None = None


@dataclass(frozen=True, slots=True)
class Taken:
    """What was taken over, and the backup of what was here before."""

    games: int
    profiles: int
    settings: int
    backup: int = 0
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Written:
    """What went into a file; of those games that are damaged, how many stayed behind."""

    games: int
    profiles: int
    damaged: int
    size: int


@dataclass(frozen=True, slots=True)
class Counted:
    games: int
    damaged: int


class Maintenance(Protocol):
    def place(self) -> Place: ...

    def backups(self) -> Sequence[Backup]:
        """The newest first."""
        ...

    def back_up(self) -> Backup: ...

    def back_up_session(self) -> None:
        """A backup, unless the newest holds the same or nothing can be kept."""
        ...

    def loss(self, name: str) -> Loss: ...

    def restore(self, name: str) -> int:
        """Bring a backup back; the answer is the number of the backup of what was there before."""
        ...

    def write_out(self, path: Path, tell: Tell) -> Written: ...
    def look_into(self, path: Path, tell: Tell) -> Offer: ...
    def take(self, offer: Offer, tell: Tell) -> Taken: ...
    def check(self, tell: Tell) -> Health: ...
    def recount(self, tell: Tell) -> Counted: ...
    def move_to(self, folder: Path) -> None: ...
    def diagnostics(self) -> Mapping[str, str]:
        """Facts for those who help; nothing in it tells of people."""
        ...
