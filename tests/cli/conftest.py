"""The command line as a caller sees it: arguments in; exit code and two streams of text out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from speicherstadt_app.cli import main
from speicherstadt_app.words import translation


class Said(NamedTuple):
    code: int
    out: str
    err: str


Say = Callable[..., Said]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever language this machine speaks."""
    monkeypatch.setenv("LC_ALL", "C")
    yield
    translation.install(None)


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Say:
    """Call the program with these arguments, and with these bytes on standard input."""

    def call(*arguments: object, stdin: bytes = b"") -> Said:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        return Said(code, *capsys.readouterr())

    return call
