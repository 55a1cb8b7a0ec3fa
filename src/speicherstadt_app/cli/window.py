"""speicherstadt, without a command"""

from __future__ import annotations

import gc
from pathlib import Path

from speicherstadt_app.cli.places import data_folder
from speicherstadt_app.cli.refusal import Refusal


def run(folder: Path | None, measure: bool) -> int:
    # Nothing that is made until the first frame is ever thrown away; looking for it costs some milliseconds.
    gc.disable()
    from speicherstadt_app.app.display import why_no_window

    if why := why_no_window():
        raise Refusal(why)
    from speicherstadt_app.app.window import open_window

    return open_window(data_folder(folder), measure=measure)
