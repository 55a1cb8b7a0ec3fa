"""speicherstadt, without a command"""

from __future__ import annotations

import gc
from pathlib import Path

from speicherstadt_app.cli.places import choose_folder, chosen_folder, named, usual_folder
from speicherstadt_app.cli.refusal import Refusal


def run(folder: Path | None, measure: bool, language: str | None = None, file: Path | None = None) -> int:
    # Nothing that is made until the first frame is ever thrown away; looking for it costs some milliseconds.
    gc.disable()
    from speicherstadt_app.app.display import why_no_window

    if why := why_no_window():
        raise Refusal(why)
    from speicherstadt_app.app.window import open_window

    if (told := named(folder)) is not None:
        return open_window(told, measure=measure, file=file, language=language or "")
    chosen = chosen_folder()
    missing = chosen if chosen is not None and not chosen.is_dir() else None
    place = usual_folder() if chosen is None or missing else chosen
    return open_window(
        place, measure=measure, missing=missing, remember=choose_folder, file=file, language=language or ""
    )
