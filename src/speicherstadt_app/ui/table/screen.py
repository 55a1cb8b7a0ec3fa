"""What a session needs of whatever shows its table."""

from __future__ import annotations

from typing import Protocol

from speicherstadt_app.ui.table.presenter import Record


class Screen(Protocol):
    def refresh(self) -> None:
        """Show everything as it stands."""
        ...

    def show_step(self) -> None:
        """Show board and players, in the middle of another's decision; the rest follows with its last move."""
        ...

    def show_thinking(self) -> None:
        """Show who thinks; nothing else has changed."""
        ...

    def show_banner(self) -> None:
        """Show whom the banner calls, if it calls anybody."""
        ...

    def order(self, name: str) -> None:
        """One of `ORDERS`."""
        ...

    def announce(self, text: str, *, assertive: bool) -> None: ...

    def refuse(self, why: str) -> None: ...

    def shows_stories(self) -> bool:
        """Whether it says when all has been told."""
        ...

    def tell(self, record: Record) -> None:
        """For motion and sound."""
        ...

    def stop_telling(self) -> None: ...

    def speak(self, sign: int, words: str) -> None:
        """Whoever has that sign says this."""
        ...

    def overheard(self, ply: int) -> None:
        """A move of a game that is watched."""
        ...
