"""How much of a table is shown again after a move."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.ui.table.screen import Screen


class Showing:
    """Of a decision of another each step shows board and players, and the last one everything. A move of which nobody
    here sees anything shows nothing."""

    def __init__(self, screen: Screen) -> None:
        self._screen: Final = screen
        self._stepped = False
        self.amid = False
        """Another's decision goes on."""

    def moved(self, *, amid: bool, changed: bool) -> None:
        """After a move. `amid`: the same player goes on with it; `changed`: there is something to see."""
        self.amid = amid
        if amid and changed:
            self._stepped = True
            self._screen.show_step()
        elif changed or (self._stepped and not amid):
            self._stepped = False
            self._screen.refresh()
