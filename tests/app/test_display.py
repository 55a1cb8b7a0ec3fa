"""Where no window can be opened, one sentence says why and what to do."""

from __future__ import annotations

import socket
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from speicherstadt_app.app.display import EVERYWHERE, FOR_X11, why_no_window

X11 = {"DISPLAY": ":0"}
WAYLAND = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/nonexistent"}


def why(environment: Mapping[str, str], *, missing: tuple[str, ...] = (), silent: str = "") -> str:
    return why_no_window(
        environment, system="linux", loads=lambda name: name not in missing, answers=lambda _environment: silent
    )


def test_with_a_display_that_answers_nothing_is_in_the_way() -> None:
    assert why(X11) == why(WAYLAND) == ""


def test_without_a_display_the_terminal_is_offered() -> None:
    sentence = why_no_window({}, system="linux", loads=lambda name: True)
    assert sentence == (
        "The window can't be opened, there is no display here: play in the terminal instead: "
        "speicherstadt play --terminal."
    )


def test_drawing_without_a_display_is_let_be() -> None:
    assert why_no_window({"QT_QPA_PLATFORM": "offscreen"}, system="linux", loads=lambda name: True) == ""


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_one(system: str) -> None:
    assert why_no_window({}, system=system, loads=lambda name: False) == ""


def test_an_android_that_calls_itself_linux_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "getandroidapilevel", lambda: 28, raising=False)
    assert why_no_window({}, system="linux", loads=lambda name: False) == ""


@pytest.mark.parametrize("library", [*EVERYWHERE, *FOR_X11])
def test_a_missing_library_is_named_with_what_brings_it(library: str) -> None:
    sentence = why(X11, missing=(library,))
    assert library in sentence
    assert "python3 play.py" in sentence


def test_x11_s_libraries_are_not_asked_for_where_it_is_not_used() -> None:
    assert why(WAYLAND, missing=FOR_X11) == ""
    assert why({**WAYLAND, "QT_QPA_PLATFORM": "xcb"}, missing=FOR_X11) != ""


@pytest.mark.parametrize("display", [":4711", "unix:4711", ":4711.0", "localhost:4711", "/tmp/nowhere:0", "nonsense"])
def test_a_display_that_does_not_answer_is_named(display: str) -> None:
    sentence = why_no_window({"DISPLAY": display}, system="linux", loads=lambda name: True)
    assert f"nobody answers at the display {display}:" in sentence


def test_a_display_over_the_network_is_asked_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        number = server.getsockname()[1] - 6000
        environment = {"DISPLAY": f"127.0.0.1:{number}"}
        assert why_no_window(environment, system="linux", loads=lambda name: True) == ""


def test_wayland_answers_where_its_socket_lies(tmp_path: Path) -> None:
    environment = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert "nobody answers at the display wayland-7" in why_no_window(
        environment, system="linux", loads=lambda name: True
    )
    (tmp_path / "wayland-7").touch()
    assert why_no_window(environment, system="linux", loads=lambda name: True) == ""
