from collections.abc import Iterator

import pytest

from speicherstadt_app.words import translation


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever a test installs, the next one begins in English."""
    yield
    translation.install(None)
