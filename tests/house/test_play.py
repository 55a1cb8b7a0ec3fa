"""What play.py promises: it starts, or says in a sentence what to do; a second start is free."""

import ast
import errno
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import pytest

import play

ROOT = Path(__file__).resolve().parents[2]
PROJECT = """\
[project]
name = "speicherstadt-app"
dependencies = ["rich>=13"]
optional-dependencies = { dev = ["pytest>=8"] }
scripts = { speicherstadt = "speicherstadt_app.__main__:main" }
"""


class Installer:
    """Stands in for what needs a network: notes every command, answers as it was told."""

    def __init__(self) -> None:
        self.commands: list[str] = []
        self.answers: dict[str, tuple[int, str]] = {}
        self.cut_off = False

    def listen(self, command: list[str], environment: dict[str, str] | None = None) -> tuple[int, str]:
        self.commands.append(" ".join(command))
        if "venv" in command:
            subprocess.run(command, check=True)
        if "pip" in command and self.cut_off:
            raise KeyboardInterrupt
        return next((answer for words, answer in self.answers.items() if words in self.commands[-1]), (0, ""))

    def ran(self, words: str) -> bool:
        return any(words in command for command in self.commands)


@pytest.fixture
def installer(monkeypatch: pytest.MonkeyPatch) -> Installer:
    installer = Installer()
    monkeypatch.setattr(play, "listen", installer.listen)
    return installer


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The programs on the PATH; none to begin with."""
    found: set[str] = set()
    monkeypatch.setattr("shutil.which", lambda name: name if name in found else None)
    return found


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The arguments of each start of the program."""
    starts: list[list[str]] = []

    def start(root: Path, arguments: list[str]) -> int:
        starts.append(arguments)
        return 0

    monkeypatch.setattr(play, "start", start)
    return starts


@pytest.fixture
def root(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    installer: Installer,
    programs: set[str],
    started: list[list[str]],
) -> Path:
    """A machine on which everything works and nothing is installed yet."""
    (tmp_path / "pyproject.toml").write_text(PROJECT, "utf-8")
    (tmp_path / "requirements").mkdir()
    for purpose, tools in (("play", ""), ("test", "pytest==8.4.0\n")):
        (tmp_path / "requirements" / f"{purpose}.txt").write_text(f"rich==13.0.0\n{tools}", "utf-8")
    monkeypatch.setattr(play, "ROOT", tmp_path)
    return tmp_path


def with_window(root: Path) -> Path:
    (root / "pyproject.toml").write_text(PROJECT.replace("rich", "PySide6-Essentials"), "utf-8")
    return root


def be_user(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: number, raising=False)


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
        (["--data", "here"], {"DISPLAY": ":0"}, {"libegl1", "libxcb-cursor0"}, {"libwayland-egl1"}),
        (["--data=here", "--language", "de", "old.speicher"], {}, {"libegl1"}, {"libxcb-cursor0"}),
        ([], {}, {"libegl1"}, {"libxcb-cursor0", "libwayland-egl1"}),
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
    monkeypatch.setattr(play, "loads", lambda soname: False)
    missing = {library.apt for library in play.missing_libraries(with_window(root), arguments, environment)}
    assert named <= missing
    assert not unnamed & missing


def test_libraries_are_wanted_only_where_a_window_needs_them(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(play, "loads", lambda soname: False)
    assert play.missing_libraries(root, [], {"DISPLAY": ":0"}) == []
    monkeypatch.setattr(sys, "platform", "darwin")
    assert play.missing_libraries(with_window(root), [], {"DISPLAY": ":0"}) == []


MISSING = [play.DRAWING[0], play.DRAWING[1], play.X11[1]]


@pytest.mark.parametrize(
    ("manager", "line"),
    [
        (
            "apt-get",
            "sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libgl1 libxcb-cursor0\n",
        ),
        ("dnf", " sudo dnf install -y libglvnd-egl libglvnd-glx xcb-util-cursor\n"),
        ("pacman", " sudo pacman -S --needed --noconfirm libglvnd xcb-util-cursor\n"),
    ],
)
def test_who_may_not_install_gets_the_line_to_run(
    root: Path, installer: Installer, programs: set[str], monkeypatch: pytest.MonkeyPatch, manager: str, line: str
) -> None:
    programs.add(manager)
    be_user(monkeypatch, 1000)
    with pytest.raises(play.Stop) as stop:
        play.bring(MISSING, [])
    assert line in str(stop.value)
    assert installer.commands == []


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


# --- the environment


def test_the_first_start_installs_and_the_second_runs_nothing(
    root: Path, installer: Installer, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play.main(["simulate", "--seed", "7"]) == 0
    pip = "-m pip install --no-input --disable-pip-version-check"
    assert installer.ran(f"{pip} --require-hashes --requirement {play.locked(root, 'play')}")
    assert installer.ran(f"{pip} --no-deps --no-build-isolation --editable {root}")

    def nothing(*_: object, **__: object) -> None:
        raise AssertionError("a second start asked for more")

    monkeypatch.setattr(play, "listen", nothing)
    monkeypatch.setattr(play, "installer_packages", nothing)
    monkeypatch.setattr(subprocess, "Popen", nothing)
    assert play.main(["simulate", "--seed", "8"]) == 0
    assert started == [["simulate", "--seed", "7"], ["simulate", "--seed", "8"]]


def test_test_tools_come_only_for_tests_and_serve_play_too(root: Path, installer: Installer) -> None:
    play.install(root, "play")
    assert not installer.ran(str(play.locked(root, "test")))
    assert play.is_ready(root, "play")
    assert not play.is_ready(root, "test")
    play.install(root, "test")
    assert installer.ran(str(play.locked(root, "test")))
    assert play.is_ready(root, "play")
    assert play.is_ready(root, "test")


@pytest.mark.parametrize(
    ("old", "new", "play_again", "test_again"),
    [
        ("rich>=13", "rich>=14", True, True),
        ("pytest>=8", "pytest>=9", False, True),
        ("[project]", "[tool.ruff]\nline-length = 100\n[project]", False, False),
    ],
)
def test_only_what_is_needed_counts(root: Path, old: str, new: str, play_again: bool, test_again: bool) -> None:
    before = {purpose: play.fingerprint(root, purpose) for purpose in ("play", "test")}
    (root / "pyproject.toml").write_text(PROJECT.replace(old, new), "utf-8")
    after = {purpose: play.fingerprint(root, purpose) for purpose in ("play", "test")}
    assert (before["play"] != after["play"], before["test"] != after["test"]) == (play_again, test_again)


@pytest.mark.parametrize(("purpose", "again"), [("play", (True, False)), ("test", (False, True))])
def test_other_versions_are_installed_again(root: Path, purpose: str, again: tuple[bool, bool]) -> None:
    before = [play.fingerprint(root, use) for use in ("play", "test")]
    play.locked(root, purpose).write_text("rich==13.0.1\n", "utf-8")
    assert tuple(old != play.fingerprint(root, use) for old, use in zip(before, ("play", "test"), strict=True)) == again


def test_a_folder_that_moved_is_installed_again(root: Path, tmp_path: Path) -> None:
    play.install(root, "play")
    moved = tmp_path / "elsewhere"
    moved.mkdir()
    for name in ("pyproject.toml", "requirements", ".venv"):
        (root / name).rename(moved / name)
    assert not play.is_ready(moved, "play")


def test_another_python_is_another_installation(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play.main([]) == 0
    leftover = root / ".venv" / "leftover"
    leftover.touch()
    monkeypatch.setattr(sys, "version_info", (3, 14, 0) if sys.version_info[:2] != (3, 14) else (3, 11, 0))
    assert play.main([]) == 0
    assert not leftover.exists()


def test_an_interrupted_installation_is_made_anew(
    root: Path, installer: Installer, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    installer.cut_off = True
    assert play.main([]) == 130
    assert "the next start goes on" in capsys.readouterr().err
    half_a_package = root / ".venv" / "half-a-package"
    half_a_package.touch()
    installer.cut_off = False
    assert play.main([]) == 0
    assert not half_a_package.exists()
    assert started == [[]]


def test_an_environment_that_was_thrown_away_half_is_none(
    root: Path, installer: Installer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play.main([]) == 0
    (root / ".venv" / "half-a-package").touch()
    play.locked(root, "play").write_text("rich==14.0.0\n", "utf-8")
    (root / ".venv" / play.STAMP).write_text(play.UNFINISHED, "utf-8")

    def stopped_half_way(folder: str) -> None:
        (Path(folder) / play.STAMP).unlink()
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("shutil.rmtree", stopped_half_way)
        assert play.main([]) == 130
    assert play.main([]) == 0
    assert not (root / ".venv" / "half-a-package").exists()
    play.throw_away(root / ".venv")
    assert not (root / ".venv.old").exists()


def test_a_start_beside_one_that_installs_waits_and_installs_nothing(
    root: Path, installer: Installer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[bool] = []

    def lock(file: BinaryIO, patiently: bool = False) -> bool:
        if not patiently:
            return real(file)
        waits.append(True)
        play.install(root, "play")
        installer.commands.clear()
        other.close()
        return real(file, patiently=True)

    real = play.lock
    with (root / "pyproject.toml").open("rb") as other:
        assert real(other)
        monkeypatch.setattr(play, "lock", lock)
        assert play.main([]) == 0
    assert (waits, installer.commands) == ([True], [])
    assert "waiting for it" in capsys.readouterr().err


def test_an_installer_that_outlives_its_start_keeps_others_waiting(root: Path) -> None:
    code = "import sys; print('ready', flush=True); sys.stdin.readline()"
    with (root / "pyproject.toml").open("rb") as file:
        assert play.lock(file)
        orphan = subprocess.Popen(
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=False
        )
        assert orphan.stdout
        assert orphan.stdout.readline() == b"ready\n"
    with (root / "pyproject.toml").open("rb") as file:
        # On Windows a lock is one process's own.
        assert play.lock(file) == (os.name == "nt")
        orphan.communicate(b"\n")
    with (root / "pyproject.toml").open("rb") as file:
        assert play.lock(file)


def gone(python: Path) -> None:
    python.unlink()


def no_program(python: Path) -> None:
    python.unlink()
    python.write_bytes(b"no program")


@pytest.mark.parametrize("spoil", [gone, no_program])
def test_a_broken_environment_is_made_anew(root: Path, spoil: Callable[[Path], None]) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(root / ".venv")], check=True)
    spoil(play.venv_python(root))
    (root / ".venv" / "leftover").touch()
    assert play.main([]) == 0
    assert not (root / ".venv" / "leftover").exists()
    subprocess.run([play.venv_python(root), "-c", ""], check=True)


def test_an_environment_made_by_hand_is_kept(root: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(root / ".venv")], check=True)
    (root / ".venv" / "mine").touch()
    assert play.main([]) == 0
    assert (root / ".venv" / "mine").exists()


def test_uv_installs_where_it_is_at_hand(root: Path, installer: Installer, programs: set[str]) -> None:
    programs.add("uv")
    assert play.main([]) == 0
    assert installer.ran(f"uv pip install --python {play.venv_python(root)} --require-hashes")
    assert installer.ran(f"--editable {root}")
    assert not installer.ran("ensurepip")


def test_pip_goes_on_where_uv_fails(root: Path, installer: Installer, programs: set[str]) -> None:
    programs.add("uv")
    installer.answers["uv pip"] = (2, "error: no such index")
    assert play.main([]) == 0
    assert installer.ran("-m pip install")


def test_where_uv_fails_pip_gets_what_it_needs(
    root: Path, installer: Installer, programs: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    programs |= {"uv", "apt-get"}
    be_user(monkeypatch, 0)
    monkeypatch.setattr(play, "installer_packages", lambda: ["python3.11-venv"])
    assert play.main([]) == 0
    assert not installer.ran("apt-get")
    installer.answers["uv pip"] = (2, "error: no such index")
    (root / ".venv" / play.STAMP).write_text(play.UNFINISHED, "utf-8")
    assert play.main([]) == 0
    assert installer.ran("apt-get install -y --no-install-recommends python3.11-venv")


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "The disk is full"),
        ("WARNING: Retrying after 'NewConnectionError(<conn>)'\nERROR: No matching distribution", "connect to the"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the file that was tried"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]'))", "certificate is not trusted"),
        ("PermissionError: [Errno 13] Permission denied: '/srv'", "place of your own"),
        ("noise\nERROR: ResolutionImpossible\nnoise", "(ERROR: ResolutionImpossible): delete the folder .venv"),
        ("", "(no reason given): delete the folder .venv"),
    ],
)
def test_a_failed_installation_is_one_sentence_with_one_next_step(
    root: Path,
    installer: Installer,
    started: list[list[str]],
    capsys: pytest.CaptureFixture[str],
    output: str,
    sentence: str,
) -> None:
    installer.answers["-m pip install"] = (1, output)
    assert play.main([]) == 1
    assert sentence in capsys.readouterr().err.splitlines()[-1]
    assert started == []


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(errno.ENOSPC, "The disk is full"), (errno.EACCES, "place of your own"), (errno.EIO, "play.py: ")],
)
def test_a_disk_that_refuses_is_one_sentence(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int, sentence: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert play.main([]) == 1
    assert sentence in capsys.readouterr().err.splitlines()[-1]


# --- what is asked for


@pytest.mark.parametrize(
    ("failing", "code"), [("", 0), ("ruff check", 1), ("ruff format", 1), ("mypy", 1), ("pytest", 1)]
)
def test_any_failed_step_fails_and_pytest_has_the_last_word(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], failing: str, code: int
) -> None:
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
