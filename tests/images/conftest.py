from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tools.gallery.selection import View, is_empty
from tools.gallery.window import Gallery

Shows = Callable[[View], Gallery]


@pytest.fixture(scope="module")
def shows(qapp: object) -> Iterator[Shows]:
    """Shows a state in a window; there is one for those who have played and one for those who never have."""
    with ExitStack() as open_windows:
        galleries: dict[bool, Gallery] = {}

        def show(view: View) -> Gallery:
            empty = is_empty(view)
            if empty not in galleries:
                galleries[empty] = open_windows.enter_context(Gallery(empty=empty))
            galleries[empty].show(view.scene, view.variant)
            return galleries[empty]

        yield show
