"""Where no window can be opened, one sentence says why and what to do."""

from __future__ import annotations

import socket
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from speicherstadt_app.app.display import why_no_window
from speicherstadt_app.app.system import DRAWING, X11, Library

ON_X11 = {"DISPLAY": ":0"}
SONAMES_OF_X11 = tuple(library.soname for library in X11)
WAYLAND = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/nonexistent"}


def why(environment: Mapping[str, str], *, missing: tuple[str, ...] = (), silent: str = "") -> str:
    return why_no_window(
        environment, system="linux", loads=lambda name: name not in missing, answers=lambda _environment: silent
    )


def test_with_a_display_that_answers_nothing_is_in_the_way() -> None:
    assert why(ON_X11) == why(WAYLAND) == ""


def test_without_a_display_the_terminal_is_offered() -> None:
    sentence = why_no_window({}, system="linux", loads=lambda name: True)
    assert sentence == (
        "The window can't be opened, there is no display here: play in the terminal instead: speicherstadt play"
    )


def test_drawing_without_a_display_is_let_be() -> None:
    assert why_no_window({"QT_QPA_PLATFORM": "offscreen"}, system="linux", loads=lambda name: True) == ""


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_one(system: str) -> None:
    assert why_no_window({}, system=system, loads=lambda name: False) == ""


def test_an_android_that_calls_itself_linux_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "getandroidapilevel", lambda: 28, raising=False)
    assert why_no_window({}, system="linux", loads=lambda name: False) == ""


@pytest.mark.parametrize("library", [*DRAWING, *X11])
@pytest.mark.parametrize("manager", ["apt-get", "dnf", "pacman", "zypper"])
def test_why_no_window_names_a_missing_library_and_its_package(
    library: Library, manager: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name if name == manager else None)
    sentence = why(ON_X11, missing=(library.soname,))
    assert sentence.startswith(f"The window needs {library.soname}. As root, run\n    {manager}")
    assert sentence.endswith(f" {getattr(library, manager.removesuffix('-get'))}\nand start again.")


def test_why_no_window_names_the_command_that_started_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEICHERSTADT_CALLED", "python3 play.py")
    assert why({}, silent="there is no display here").endswith("instead: python3 play.py play")


def test_x11_s_libraries_are_not_asked_for_where_it_is_not_used() -> None:
    assert why(WAYLAND, missing=SONAMES_OF_X11) == ""
    assert why({**WAYLAND, "QT_QPA_PLATFORM": "xcb"}, missing=SONAMES_OF_X11) != ""


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
