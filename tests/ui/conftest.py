from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Complaints = Callable[[], list[str]]


@pytest.fixture
def complaints(qtlog: Any) -> Complaints:
    """What Qt has been told to complain of in this test."""
    return lambda: [record.message for record in qtlog.records]
