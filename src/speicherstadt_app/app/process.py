"""What the system knows of this process."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

MEGABYTE: Final = 1 << 20


def start_figures() -> dict[str, float]:
    """Asked at the first frame."""
    return {
        "seconds": round(seconds_running(), 3),
        "processor": round(time.process_time(), 3),
        "rss_mb": round(memory_mb(), 1),
    }


def seconds_running() -> float:
    """Since the process began, as far as the system tells; else since Python did."""
    try:
        began = int(Path("/proc/self/stat").read_text("ascii").rpartition(")")[2].split()[19])
        return time.clock_gettime(time.CLOCK_BOOTTIME) - began / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, AttributeError):
        return time.perf_counter()


def memory_mb() -> float:
    """What of the process lies in memory now; where the system doesn't tell, the most there ever was."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
    except (OSError, ValueError, AttributeError):
        return 0.0
