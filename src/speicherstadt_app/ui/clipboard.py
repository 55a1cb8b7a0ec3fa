"""What is said of the program and the machine to somebody who is asked for help, and how it gets onto the clipboard."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping

import PySide6
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from speicherstadt_app import __version__


def facts() -> Mapping[str, str]:
    screens = [
        f"{screen.size().width()} by {screen.size().height()}, scale {screen.devicePixelRatio()}"
        for screen in QGuiApplication.screens()
    ]
    return {
        "Speicherstadt": __version__,
        "Python": platform.python_version(),
        "PySide": PySide6.__version__,
        "Qt": qVersion(),
        "system": platform.platform(),
        "window system": QGuiApplication.platformName(),
        "drawn by": QQuickWindow.graphicsApi().name,
        "backend": os.environ.get("QT_QUICK_BACKEND", "as Qt chooses"),
        "screens": "; ".join(screens),
        "language": QLocale().name(),
    }


def copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
