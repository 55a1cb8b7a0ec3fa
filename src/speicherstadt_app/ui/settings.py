"""The settings, for QML to read and to write."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication

from speicherstadt_app.ui.preferences import CHOICES, Preferences, fits, speed_of
from speicherstadt_app.ui.values import Records, Values, for_qml

# Each language calls itself by its own name.
LANGUAGES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}


@for_qml
class Settings(Values[Preferences], values=Preferences, writable=True):
    resolved = Signal()
    """What follows from a setting or from the system is another."""
    retranslated = Signal()

    def __init__(
        self,
        preferences: Preferences | None = None,
        keep: Callable[[Preferences], object] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(preferences or Preferences(), parent)
        self.keep = keep
        self._system_dark = False

    def write(self, name: str, value: Any) -> None:
        """One setting from QML; what makes no sense changes nothing."""
        if not fits(name, value) or getattr(self.value, name) == value:
            return
        self.show(replace(self.value, **{name: value}))
        if self.keep is not None:
            self.keep(self.value)

    def show(self, value: Preferences) -> None:
        """Other settings, as when somebody else plays; they are not kept, as they come from there."""
        super().show(value)
        self.resolved.emit()

    def _get_system_dark(self) -> bool:
        return self._system_dark

    def _set_system_dark(self, dark: bool) -> None:
        if dark != self._system_dark:
            self._system_dark = dark
            self.resolved.emit()

    systemDark = Property(bool, _get_system_dark, _set_system_dark, notify=resolved)
    """Told by QML: to name a colour scheme here would make all of Qt's namespace before the first frame."""

    # What follows

    @Property(bool, notify=resolved)
    def night(self) -> bool:
        theme = self.value.theme
        return self._system_dark if theme in {"system", "contrast"} else theme == "night"

    @Property(bool, notify=resolved)
    def highContrast(self) -> bool:
        if self.value.theme == "contrast":
            return True
        return self.value.theme == "system" and _system_wants("contrastPreference", "HighContrast")

    @Property(float, notify=resolved)
    def textScale(self) -> float:
        return self.value.textSize / 100

    @Property(bool, notify=resolved)
    def reducedMotion(self) -> bool:
        if self.value.motion == "system":
            return _system_wants("motionPreference", "ReducedMotion")
        return self.value.motion == "reduced"

    @Property(float, notify=resolved)
    def speedFactor(self) -> float:
        return speed_of(self.value).value

    # What there is to choose from

    @Property(list, notify=retranslated)
    def languages(self) -> Records:
        system = QCoreApplication.translate("Settings", "As on this device")
        return [{"key": "", "label": system}, *({"key": key, "label": name} for key, name in LANGUAGES.items())]

    @Property(list, notify=retranslated)
    def speeds(self) -> Records:
        return [{"key": key, "label": _speed(key)} for key in CHOICES["speed"]]

    @Property(list, notify=retranslated)
    def confirms(self) -> Records:
        return [
            {
                "key": "twice",
                "label": QCoreApplication.translate("Settings", "Tap twice"),
                "note": QCoreApplication.translate("Settings", "the first tap shows, the second does it"),
            },
            {
                "key": "button",
                "label": QCoreApplication.translate("Settings", "Button"),
                "note": QCoreApplication.translate("Settings", "a tap shows, the button does it"),
            },
            {
                "key": "immediate",
                "label": QCoreApplication.translate("Settings", "At once"),
                "note": QCoreApplication.translate("Settings", "one tap does it"),
            },
        ]


def _speed(key: str) -> str:
    match key:
        case "slow":
            return QCoreApplication.translate("Settings", "Slow")
        case "normal":
            return QCoreApplication.translate("Settings", "Normal")
        case "fast":
            return QCoreApplication.translate("Settings", "Fast")
        case "fastest":
            return QCoreApplication.translate("Settings", "Very fast")
    return QCoreApplication.translate("Settings", "At once")


def _hints() -> Any:
    app = QCoreApplication.instance()
    return app.styleHints() if isinstance(app, QGuiApplication) else None


def _system_wants(hint: str, name: str) -> bool:
    """What the system asks of every program: known to Qt since 6.10 for contrast and since 6.12 for motion."""
    hints = _hints()
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(accessibility(), hint, None) if accessibility is not None else None
    return preference is not None and preference().name == name
