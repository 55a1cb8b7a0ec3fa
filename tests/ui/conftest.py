from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Complaints = Callable[[], list[str]]

PATIENCE = 60_000
"""Milliseconds until something that comes by itself is given up: a machine may have other things to do."""


@pytest.fixture
def complaints(qtlog: Any) -> Complaints:
    """What Qt has been told to complain of in this test."""
    return lambda: [record.message for record in qtlog.records]
