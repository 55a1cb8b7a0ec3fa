"""Whether a window can be opened here. Qt itself would end the program without a word that helps."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping

from speicherstadt_app.app import system as linux
from speicherstadt_app.ui.qt_version import installed, refusal
from speicherstadt_app.words.called import called


def why_no_window(
    environment: Mapping[str, str] = os.environ,
    *,
    system: str = sys.platform,
    loads: Callable[[str], bool] | None = None,
    answers: Callable[[Mapping[str, str]], str] | None = None,
) -> str:
    """One sentence with what to do; nothing if a window can be opened."""
    # Before 3.13 Python on Android says that its system is Linux.
    if system.startswith("linux") and not hasattr(sys, "getandroidapilevel"):
        if why := (answers or linux.why_no_display)(environment):
            return linux.no_window(why, called())
        if missing := linux.missing(environment, loads=loads):
            return linux.how_to_get(missing)
    return refusal(installed())
