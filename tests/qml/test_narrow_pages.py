"""The smallest window: what is written stays in its place."""

from __future__ import annotations

from tests.qml.conftest import Opens
from tests.qml.open_window import Until

MOST_BEYOND = 1.0


def test_long_names_of_opponents_leave_room_for_their_strength(opens: Opens) -> None:
    window = opens(language="de")

    async def script() -> None:
        window.window.resize(640, 480)
        window.app.navigate("new")
        await Until(lambda: window.of("SeatRow"))
        await window.settled()
        names = {str(row.property("name")) for row in window.of("SeatRow")}
        labels = [item for item in window.items() if item.property("text") in names and item.inherits("QQuickText")]
        assert {label.property("text") for label in labels} == names
        assert [
            label.property("text") for label in labels if too_wide(label.property("paintedWidth"), label.width())
        ] == []

    window.run(script())


def too_wide(painted: float, place: float) -> bool:
    return painted > place + MOST_BEYOND
