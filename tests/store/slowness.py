"""How a bound in seconds is held on a machine that is slower, or busier, than the one it was set on."""

from __future__ import annotations

from speicherstadt_app.bench.yardstick import slowness


def too_slow(seconds: float, bound: float) -> bool:
    """Whether so many seconds of a processor just now were over the bound, by the measure of that machine."""
    return seconds > bound and seconds > bound * slowness()
