"""A page finds every type that it names as soon as there is what it shows, wherever one comes from."""

from __future__ import annotations

import subprocess
import sys

import pytest

CODE = """
from importlib import import_module
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from speicherstadt_app.ui import app
from speicherstadt_app.ui.assets import QML

qt = QGuiApplication([])
parts = app.Parts(lambda: None, lambda: None, lambda: None, lambda _: None, lambda: "")
made = app.App(parts)
made.firstFrameShown()
made.forget()
import_module("speicherstadt_app.ui.{shows}")
engine = QQmlEngine()
engine.addImportPath(str(QML))
page = QQmlComponent(engine)
page.loadFromModule("{folder}", "{page}")
print(page.errorString(), page.status().name)
"""


@pytest.mark.parametrize(
    ("folder", "page", "shows"),
    [
        ("Frame", "TablePage", "table.live"),
        ("Home", "NewGamePage", "home.new_game"),
        ("Lookback", "ReplayPage", "lookback.replay"),
        ("Lookback", "ReviewPage", "lookback.review"),
    ],
)
def test_a_page_needs_no_other_page_to_have_been_there(folder: str, page: str, shows: str) -> None:
    """A process of its own: types stay known to the end of it. Who was quick came to a table before lessons were known,
    and saw nothing at all."""
    code = CODE.format(folder=folder, page=page, shows=shows)
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "Ready", answer.stdout
