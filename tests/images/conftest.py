from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tools.gallery.selection import View, is_empty
from tools.gallery.window import Gallery

Shows = Callable[[View], Gallery]


@pytest.fixture(scope="module")
def shows(qapp: object) -> Iterator[Shows]:
    """Shows a state in the window of those who have played, or of those who never have.

    One of the two is open at a time: translations belong to the whole program, and each window takes its own for those
    that are spoken.
    """
    with ExitStack() as open_window:
        now: list[tuple[bool, Gallery]] = []

        def show(view: View) -> Gallery:
            empty = is_empty(view)
            if not now or now[0][0] != empty:
                open_window.close()
                now[:] = [(empty, open_window.enter_context(Gallery(empty=empty)))]
            gallery = now[0][1]
            gallery.show(view.scene, view.variant)
            return gallery

        yield show
