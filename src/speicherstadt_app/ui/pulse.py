"""The clock of what moves by itself. It goes while somebody is there, and as fast as a small share of a core allows."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from PySide6.QtCore import Property, QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QWindow

from speicherstadt_app.ui.values import for_qml

# Qt looks for these two where `QmlElement` is called.
QML_IMPORT_NAME = "Speicherstadt.Models"
QML_IMPORT_MAJOR_VERSION = 1

SILENCE: Final = 60_000
"""Milliseconds without a touch, and it stands still."""
SHARE: Final = 0.027
"""Of a core, for steps and what they have drawn."""
SHORTEST: Final = 0.1
FIRST: Final = 0.25
LONGEST: Final = 1.0
"""Seconds from one step to the next."""
COUNTED: Final = 8
"""Over so many steps is the processor time counted, since some systems tell it in sixteenths of a second only."""
REMEMBERED: Final = 3
TOUCHES: Final = frozenset(
    {
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.KeyPress,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TabletMove,
        QEvent.Type.WindowActivate,
    }
)
PARTINGS: Final = frozenset({QEvent.Type.WindowDeactivate, QEvent.Type.Hide})


class Cost:
    """How long to wait after a step: what others do at the same time is not laid to its charge."""

    def __init__(self) -> None:
        self._steps = 0
        self._since = 0.0
        self._found: deque[float] = deque(maxlen=REMEMBERED)

    def begin(self, spent: float) -> None:
        self._steps, self._since = 0, spent

    def step(self, spent: float) -> float:
        """The processor time spent until now; seconds until the next step."""
        self._steps += 1
        if self._steps == COUNTED:
            self._found.append((spent - self._since) / COUNTED)
            self.begin(spent)
        if not self._found:
            return FIRST
        return max(SHORTEST, min(min(self._found) / SHARE, LONGEST))


@for_qml
class Pulse(QObject):
    clockChanged = Signal()
    awakeChanged = Signal()
    wantedChanged = Signal()

    def __init__(self, window: QWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._clock = 0.0
        self._awake = True
        self._wanted = False
        self._cost = Cost()
        self._wait = FIRST
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self._step)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.setInterval(SILENCE)
        self._silence.timeout.connect(self.rest)
        self._silence.start()
        window.installEventFilter(self)

    @Property(float, notify=clockChanged)
    def clock(self) -> float:
        """Seconds in which it has gone."""
        return self._clock

    @Property(bool, notify=awakeChanged)
    def awake(self) -> bool:
        return self._awake

    def _is_wanted(self) -> bool:
        return self._wanted

    def _want(self, wanted: bool) -> None:
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self.wantedChanged.emit()
        if wanted:
            self._cost.begin(time.process_time())
            self._go_on()
        else:
            self._beat.stop()

    wanted = Property(bool, _is_wanted, _want, notify=wantedChanged)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in TOUCHES:
            self.touch()
        elif kind in PARTINGS:
            self.rest()
        elif kind == QEvent.Type.Expose:
            # Covered, on systems that tell.
            (self.touch if self._window.isExposed() else self.rest)()
        return False

    def touch(self) -> None:
        self._silence.start()
        self._show(True)

    @Slot()
    def rest(self) -> None:
        self._silence.stop()
        self._show(False)

    def turn_to(self, seconds: float) -> None:
        """Stands at that time, and goes on by itself no more: for pictures and tests."""
        self._beat.blockSignals(True)
        self._clock = seconds
        self.clockChanged.emit()

    def _show(self, awake: bool) -> None:
        if awake != self._awake:
            self._awake = awake
            self.awakeChanged.emit()

    def _go_on(self) -> None:
        self._beat.start(round(1000 * self._wait))

    @Slot()
    def _step(self) -> None:
        self._clock += self._wait
        self._wait = self._cost.step(time.process_time())
        self._go_on()
        self.clockChanged.emit()
