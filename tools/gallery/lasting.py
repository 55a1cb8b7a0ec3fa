"""What outlives every state of the window: if it is not as in a fresh one, a picture hangs on what was shown before."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent

from speicherstadt_app.ui.assets import QML

if TYPE_CHECKING:
    from tools.gallery.window import Gallery

# QML tells it: what Python gets hold of of a singleton would outlive the window.
ASKED: Final = """\
import QtQml
{imports}
QtObject {{
    function now(): string {{
        const found = {{}}
        const things = {{ {things} }}
        for (const thing in things) {{
            for (const name in things[thing]) {{
                const value = things[thing][name]
                if (typeof value !== "function")
                    found[thing + "." + name] = String(value)
            }}
        }}
        return JSON.stringify(found)
    }}
}}
"""


def singletons() -> Iterator[tuple[str, str]]:
    """Module and name, as the modules themselves list them."""
    for file in sorted(QML.glob("*/qmldir")):
        for line in file.read_text("utf-8").splitlines():
            if line.startswith("singleton "):
                yield file.parent.name, line.split()[1]


class Lasting:
    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery
        known = [*singletons()]
        asked = ASKED.format(
            imports="\n".join(f"import {module} as {module}" for module in sorted({module for module, _ in known})),
            things=", ".join(f'"{module}.{name}": {module}.{name}' for module, name in known),
        )
        maker = QQmlComponent(gallery.engine)
        maker.setData(asked.encode(), QUrl())
        self._asked = maker.create()
        if self._asked is None:
            raise AssertionError(maker.errorString())
        self._asked.setParent(gallery.window)
        self._fresh: dict[str, dict[str, object]] = {}

    def remember(self) -> None:
        """This is how it is in a fresh window that shows this page."""
        self._fresh[self._gallery.page] = self._now()

    def left(self) -> list[str]:
        """What is otherwise now, in words."""
        fresh = self._fresh[self._gallery.page]
        return [
            f"{name} is {value!r}, {fresh[name]!r} in a fresh window"
            for name, value in self._now().items()
            if value != fresh[name]
        ]

    def _now(self) -> dict[str, object]:
        app = self._gallery.app
        found: dict[str, object] = json.loads(self._gallery.run_qml(self._asked, "now()"))
        found |= {f"App.{name}": value for name, value in app.value._asdict().items()}
        doors = app._doors
        found["the doors"] = (app.doorCount, [*doors._behind], doors._last, dict(doors._played))
        found["the notices"] = list(app._notices._notices)
        for pulse in self._gallery.pulses():
            found |= {"Pulse.clock": pulse.clock, "Pulse.wanted": pulse.wanted, "Pulse.awake": pulse.awake}
        return found
