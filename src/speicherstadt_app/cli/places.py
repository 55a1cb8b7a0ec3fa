"""Where the program keeps what it keeps."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "SPEICHERSTADT_DATA"


def data_folder(given: Path | None) -> Path:
    """The folder given with --data, else the one in the environment, else the system's place for a user's data."""
    if given is not None:
        return given
    if named := os.environ.get(VARIABLE):
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("speicherstadt", appauthor=False)
