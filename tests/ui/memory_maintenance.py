"""What looks after a data folder that lies in memory: it writes down what was asked of it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

from speicherstadt_app.store.shapes import Backup, GameOffer, Loss, Offer, Told, What
from speicherstadt_app.ui.maintenance import Counted, Health, Place, Taken, Tell, Written
from speicherstadt_app.ui.threads import Refused

DAY = date(2026, 11, 18)
FAR = date(2091, 5, 17)
"""So far away that it will not be today, in pictures."""


def offered(what: What = "new", *, only_to_watch: bool = False, installed: bool = True) -> GameOffer:
    return GameOffer(what, ("Mara", "Kontor"), "2026-11-17", only_to_watch, installed)


def found(**more: Any) -> Offer:
    return Offer(Path("phone.speicher"), **more)


class MemoryMaintenance:
    def __init__(self) -> None:
        self.asked: list[str] = []
        self.refusal: Told | None = None
        self.obstacle: Told | None = None
        self.lost = Loss()
        self.found = found()
        self.health = Health(games=3, backups=1)
        self.cards = [Backup(1, datetime.combine(FAR, time(14, 5)), "session", Path("000001.db"), 1_300_000)]
        self.folder = Path("/home/mara/games")
        self.free = threading.Event()
        """Work that is told how far it is waits for this."""
        self.free.set()
        self.during: Callable[[], object] = lambda: None

    def place(self) -> Place:
        return Place(self.folder, self.obstacle)

    def backups(self) -> Sequence[Backup]:
        return list(self.cards)

    def back_up(self) -> Backup:
        self._did("back up")
        number = len(self.cards) + 1
        card = Backup(number, datetime.combine(DAY, time(9, 30)), "wish", Path(f"{number:06}.db"), 1000)
        self.cards.insert(0, card)
        return card

    def back_up_session(self) -> None:
        self._did("back up session")

    def loss(self, name: str) -> Loss:
        return self.lost

    def restore(self, name: str) -> int:
        self._did(f"restore {name}")
        return self.back_up().number

    def write_out(self, path: Path, tell: Tell) -> Written:
        self._did(f"write {path.name}", tell)
        return Written(3, 2, 0, 2048)

    def look_into(self, path: Path, tell: Tell) -> Offer:
        self._did(f"look into {path.name}", tell)
        return self.found

    def take(self, offer: Offer, tell: Tell) -> Taken:
        self._did(f"take {offer.path.name}", tell)
        return Taken(len(offer.games), len(offer.profiles), len(offer.settings), backup=7)

    def check(self, tell: Tell) -> Health:
        self._did("check", tell)
        return self.health

    def recount(self, tell: Tell) -> Counted:
        self._did("recount", tell)
        return Counted(3, 0)

    def move_to(self, folder: Path) -> None:
        self._did(f"move to {folder.name}")
        self.folder = folder

    def diagnostics(self) -> Mapping[str, str]:
        return {"SQLite": "3.45"}

    def _did(self, what: str, tell: Tell | None = None) -> None:
        if self.refusal is not None:
            raise Refused(self.refusal)
        if tell is not None:
            tell(1, 4)
            self.during()
            self.free.wait()
            tell(4, 4)
        self.asked.append(what)
