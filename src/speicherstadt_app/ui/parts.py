"""What the program's assembly gives to the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from speicherstadt_app.play.thinking import AskBrain
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.preferences import Preferences


class Parts(NamedTuple):
    open_folder: Callable[[], DataFolder | None]
    thinker: Callable[[], AskBrain]
    retranslate: Callable[[], object]
    keep_first_look: Callable[[Preferences], object]
    name_here: Callable[[], str]
    moved: Callable[[Path], bool] = lambda _: True
    """Told where everything lies from now on; whether the next start will know."""
    greets: bool = False
    """Whether somebody who has never played here is asked for name, face and wishes."""
    wake: Callable[[str], object] = lambda _: None
    """Told of which game the opponents will be needed first; nothing if there is none."""
    language: str = ""
    """Of this run, where one was asked for; else it is that of the person who plays."""
    missing: str = ""
    """The folder where everything should lie, if that is not there."""
    old: Callable[[], str] = lambda: ""
    """The day of this version's release, if that is more than a year ago; else nothing."""
