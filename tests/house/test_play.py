"""What play.py promises: it starts, or says in a sentence what to do; a second start is free."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import play
from speicherstadt_app.app.system import named
from tests.house.fresh_machine import Installer, be_user, installer, programs, root, started, with_window

__all__ = ["installer", "programs", "root", "started"]

ROOT = Path(__file__).resolve().parents[2]


# --- which Python


def test_an_old_python_can_read_the_file() -> None:
    tree = ast.parse((ROOT / "play.py").read_text("utf-8"), feature_version=(3, 6))
    annotations = [node.annotation for node in ast.walk(tree) if isinstance(node, ast.arg | ast.AnnAssign)]
    annotations += [node.returns for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    evaluated = [ast.unparse(a) for a in annotations if a and not isinstance(a, ast.Constant | ast.Name)]
    assert evaluated == []


@pytest.mark.parametrize(
    ("version", "taken"), [((3, 11), True), ((3, 14, 9), True), ((3, 10, 13), False), ((3, 15, 0), False)]
)
def test_a_fitting_python_is_taken_and_another_refused(
    version: tuple[int, ...], taken: bool, programs: set[str]
) -> None:
    sentence = play.refusal(version)
    assert (sentence == "") == taken
    assert taken or f"needs Python 3.11 to 3.14, this is {version[0]}.{version[1]}: get a newer one from" in sentence


def test_a_fitting_python_that_is_there_is_named(programs: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "succeeds", lambda command: command[0] != "python3.14")
    programs |= {"python3.10", "python3.14"}
    assert "python.org" in play.refusal((3, 9, 2))
    programs.add("python3.12")
    assert play.refusal((3, 9, 2)).endswith("start it with python3.12 play.py")


def test_main_says_it_on_an_old_python(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 18))
    assert play.main([]) == 1
    assert "this is 3.8" in capsys.readouterr().err


def test_the_range_is_the_projects() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        declared = tomllib.load(file)["project"]["requires-python"]
    assert declared == f">={play.dotted(play.OLDEST)},<3.{play.NEWEST[1] + 1}"


# --- system packages


@pytest.mark.parametrize(
    ("arguments", "environment", "named", "unnamed"),
    [
        (["test", "-x"], {"WAYLAND_DISPLAY": "wayland-0"}, {"libegl1"}, {"libxcb-cursor0", "libwayland-egl1"}),
        (["simulate"], {"DISPLAY": ":0"}, set(), {"libegl1", "libxcb-cursor0"}),
        (["--data", "here", "simulate"], {"DISPLAY": ":0"}, set(), {"libegl1", "libxcb-cursor0"}),
        (["--help"], {"DISPLAY": ":0"}, set(), {"libegl1", "libxcb-cursor0"}),
        (["--data", "here"], {"DISPLAY": ":0"}, {"libegl1", "libgssapi-krb5-2", "libxcb-cursor0"}, {"libwayland-egl1"}),
        (
            ["--data=here", "--language", "de", "old.speicher"],
            {"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"},
            {"libegl1"},
            {"libxcb-cursor0"},
        ),
        ([], {"QT_QPA_PLATFORM": "xcb"}, {"libegl1", "libxcb-cursor0"}, {"libwayland-egl1"}),
        ([], {"DISPLAY": ":0"}, {"libegl1", "libxcb-cursor0"}, {"libwayland-egl1"}),
        ([], {"WAYLAND_DISPLAY": "wayland-0"}, {"libegl1", "libxcb-cursor0", "libwayland-egl1"}, set()),
    ],
)
def test_each_use_and_each_kind_of_display_wants_its_libraries(
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    environment: dict[str, str],
    named: set[str],
    unnamed: set[str],
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(play.system(), "is_there", lambda soname: False)
    monkeypatch.setattr(play.system(), "why_no_display", lambda environment: "")
    missing = {library.apt for library in play.missing_libraries(with_window(root), arguments, environment)}
    assert named <= missing
    assert not unnamed & missing


def test_libraries_are_wanted_only_where_a_window_needs_them(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(play.system(), "is_there", lambda soname: False)
    assert play.missing_libraries(root, [], {"DISPLAY": ":0"}) == []
    monkeypatch.setattr(sys, "platform", "darwin")
    assert play.missing_libraries(with_window(root), [], {"DISPLAY": ":0"}) == []


@pytest.mark.parametrize(
    ("environment", "why"), [({}, "there is no display here"), ({"DISPLAY": ":4711"}, "nobody answers at the display")]
)
def test_play_without_a_display_installs_nothing_and_names_the_terminal(
    root: Path,
    installer: Installer,
    programs: set[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    environment: dict[str, str],
    why: str,
) -> None:
    programs.add("apt-get")
    with_window(root)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "argv", ["play.py"])
    monkeypatch.setattr(sys, "orig_argv", ["python3", "play.py"])
    assert play.main([]) == 1
    sentence = capsys.readouterr().err
    assert why in sentence
    assert sentence.endswith(": python3 play.py play.\n")
    assert installer.commands == []
    assert not (root / ".venv").exists()


@pytest.mark.parametrize(
    ("python", "file", "typed"),
    [
        ("python3", "play.py", "python3 play.py"),
        ("/usr/bin/python3.12", "/srv/my games/play.py", "/usr/bin/python3.12 '/srv/my games/play.py'"),
    ],
)
def test_called_is_what_can_be_typed_again(
    programs: set[str], monkeypatch: pytest.MonkeyPatch, python: str, file: str, typed: str
) -> None:
    monkeypatch.setattr(sys, "orig_argv", [python, file])
    monkeypatch.setattr(sys, "argv", [file])
    assert play.called() == typed


def test_called_leaves_out_the_folder_of_a_python_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(sys, "orig_argv", ["/usr/bin/python3", "./play.py"])
    monkeypatch.setattr(sys, "argv", ["./play.py"])
    assert play.called() == "python3 ./play.py"


MISSING = [library for name in ("libGL.so.1", "libEGL.so.1", "libxcb-cursor.so.0") if (library := named(name))]


@pytest.mark.parametrize(
    ("manager", "line"),
    [
        (
            "apt-get",
            "sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libgl1 libxcb-cursor0\n",
        ),
        ("dnf", " sudo dnf install -y libglvnd-egl libglvnd-glx xcb-util-cursor\n"),
        ("pacman", " sudo pacman -S --needed --noconfirm libglvnd xcb-util-cursor\n"),
        ("zypper", " sudo zypper --non-interactive install libEGL1 libGL1 libxcb-cursor0\n"),
    ],
)
def test_who_may_not_install_gets_the_line_to_run(
    root: Path, installer: Installer, programs: set[str], monkeypatch: pytest.MonkeyPatch, manager: str, line: str
) -> None:
    programs |= {manager, "sudo"}
    be_user(monkeypatch, 1000)
    with pytest.raises(play.Stop) as stop:
        play.bring(MISSING, [])
    assert "missing. Run\n" in str(stop.value)
    assert line in str(stop.value)
    assert installer.commands == []
    programs.remove("sudo")
    with pytest.raises(play.Stop) as stop:
        play.bring(MISSING, [])
    assert "missing. As root, run\n" in str(stop.value)
    assert line.replace("sudo ", "").lstrip() in str(stop.value)


def test_all_that_is_missing_is_asked_for_at_once(
    root: Path, programs: set[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    programs.add("apt-get")
    be_user(monkeypatch, 1000)
    monkeypatch.setattr(play, "missing_libraries", lambda *_: MISSING)
    monkeypatch.setattr(play, "installer_packages", lambda: ["python3.11-venv"])
    assert play.main([]) == 1
    assert "libegl1 libgl1 libxcb-cursor0 python3.11-venv\n" in capsys.readouterr().err
    assert not (root / ".venv").exists()


def test_root_gets_the_libraries_installed(
    root: Path, installer: Installer, programs: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    programs.add("apt-get")
    be_user(monkeypatch, 0)
    play.bring(MISSING, [])
    install = "apt-get install -y --no-install-recommends libegl1 libgl1 libxcb-cursor0"
    assert installer.commands == ["dpkg --configure -a", "apt-get update", install]


def test_an_unknown_system_gets_the_names_of_the_libraries(root: Path) -> None:
    with pytest.raises(play.Stop, match=r"needs libGL\.so\.1, libEGL\.so\.1, libxcb-cursor\.so\.0: install"):
        play.bring(MISSING, [])


def test_a_system_package_that_cannot_be_had_is_explained(
    root: Path, installer: Installer, programs: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    programs.add("apt-get")
    be_user(monkeypatch, 0)
    installer.answers["apt-get install"] = (100, "E: Unable to locate package libegl1")
    with pytest.raises(play.Stop, match=r"\(E: Unable to locate package libegl1\): try the command by itself: apt"):
        play.bring(MISSING, [])


@pytest.mark.parametrize(
    ("venv_there", "certificates_there", "packages"),
    [(False, False, "ca-certificates python{}-venv"), (True, True, "")],
)
def test_on_debian_what_pip_needs_comes_first(
    root: Path,
    installer: Installer,
    programs: set[str],
    monkeypatch: pytest.MonkeyPatch,
    venv_there: bool,
    certificates_there: bool,
    packages: str,
) -> None:
    programs.add("apt-get")
    be_user(monkeypatch, 0)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: object() if venv_there else None)
    monkeypatch.setattr(play, "CERTIFICATES", root if certificates_there else root / "nothing")
    assert play.main(["simulate"]) == 0
    wanted = packages.format(play.dotted(sys.version_info[:2]))
    installs = [command for command in installer.commands if command.startswith("apt-get install")]
    assert installs == ([f"apt-get install -y --no-install-recommends {wanted}"] if wanted else [])


@pytest.mark.parametrize(
    ("failing", "code"), [("", 0), ("ruff check", 1), ("ruff format", 1), ("mypy", 1), ("pytest", 1)]
)
def test_any_failed_step_fails_and_pytest_has_the_last_word(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], failing: str, code: int
) -> None:
    (root / "tests" / "__pycache__").mkdir(parents=True)
    ran: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        ran.append(" ".join(command[2:]))
        failed = bool(failing) and ran[-1].startswith(failing)
        return subprocess.CompletedProcess(command, int(failed), b"the reason\n")

    monkeypatch.setattr(subprocess, "run", run)
    assert play.run_tests(root, ["--long", "-k", "fire"]) == code
    assert ran[:3] == ["ruff check .", "ruff format --check .", "mypy"]
    assert ran[3].startswith("pytest ")
    assert ran[3].endswith(" --long -k fire")
    shown = capsys.readouterr().out
    assert shown.count("passed") + shown.count("FAILED") == 3
    assert ("the reason" in shown) == (failing in {"ruff check", "ruff format", "mypy"})


def test_tests_compile_once_what_hundreds_of_programs_import(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    told: list[str] = []

    class Running(subprocess.CompletedProcess[bytes]):
        def wait(self) -> None:
            told.append("waits")

    def run(command: list[str], env: "dict[str, str] | None" = None, **_: object) -> Running:
        told.append(" ".join(command[2:4]))
        assert "pytest" not in command or (env and "PYTHONDONTWRITEBYTECODE" not in env)
        assert "--collect-only" not in command or command[-2:] == ["fire", "--collect-only"]
        return Running(command, 0, b"")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(subprocess, "Popen", run)
    assert play.run_tests(root, ["-k", "fire"]) == 0
    assert told == ["pytest -k", "ruff check", "ruff format", "mypy", "waits", "pytest --numprocesses"]
    (root / "tests" / "__pycache__").mkdir(parents=True)
    told.clear()
    assert play.run_tests(root, ["-k", "fire"]) == 0
    assert told == ["ruff check", "ruff format", "mypy", "pytest --numprocesses"], "it is there already"


def test_one_game_is_tested_by_its_own_tests_and_those_for_every_game(root: Path) -> None:
    (root / "tests" / "contract").mkdir(parents=True)
    assert play.of_one_game(root, ["-x"]) == ["-x"]
    assert play.of_one_game(root, ["--game", "bids"]) == ["--game", "bids", "tests/contract"]
    (root / "tests" / "games" / "bids").mkdir(parents=True)
    assert play.of_one_game(root, ["--game", "bids"])[2:] == ["tests/contract", "tests/games/bids"]


def test_help_installs_nothing(tmp_path: Path) -> None:
    for name in ("play.py", "pyproject.toml"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    answer = subprocess.run(
        [sys.executable, "play.py", "--help"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "python3 play.py test" in answer.stdout
    assert {file.name for file in tmp_path.iterdir()} - {"__pycache__"} == {"play.py", "pyproject.toml"}
