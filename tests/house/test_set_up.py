"""What play.py promises of its environment: made once, made anew when it is broken, refused in a sentence."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import pytest

import play
from tests.house.fresh_machine import PROJECT, Installer, be_user, installer, programs, root, started

__all__ = ["installer", "programs", "root", "started"]


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
