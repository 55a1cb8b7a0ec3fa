"""A PySide6 that kills this Python is refused before it can."""

import subprocess
import sys

import pytest

from speicherstadt_app.ui.qt_version import installed, refusal


@pytest.mark.parametrize(
    ("qt", "python"), [("6.11.3", (3, 11)), ("6.11.3", (3, 13)), ("6.12.0", (3, 12)), ("6.12.0", (3, 14))]
)
def test_what_goes_together_is_let_be(qt: str, python: tuple[int, int]) -> None:
    assert refusal(qt, python) == ""


def test_what_does_not_is_refused_with_what_to_do() -> None:
    sentence = refusal("6.12.0", (3, 11))
    assert sentence.startswith("PySide6 6.12.0 makes Python 3.11 crash")
    assert "python3 play.py" in sentence


def test_a_missing_pyside6_is_said() -> None:
    assert "not installed" in refusal("")


def test_this_environment_goes_together() -> None:
    assert refusal(installed()) == ""


def test_asking_opens_nothing_of_qt() -> None:
    code = "import sys, speicherstadt_app.ui.qt_version as it; it.installed(); print('PySide6.QtGui' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
