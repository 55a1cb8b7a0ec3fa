#!/usr/bin/env python3
"""Plays Speicherstadt, or tests it. Sets up by itself what either needs; uses the standard library alone."""

# This file has to parse on Python 3.6, annotations included: an old Python should get a sentence, not a SyntaxError.

import errno
import functools
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO

ROOT = Path(__file__).resolve().parent
OLDEST, NEWEST = (3, 11), (3, 14)
STAMP = "speicherstadt-stamp"
UNFINISHED = "unfinished"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")


USAGE = """\
python3 play.py                               play
python3 play.py COMMAND [ARGUMENT...]         one of the program's own commands
python3 play.py test [ARGUMENT...]            check and test everything; the arguments go to pytest
python3 play.py test --game NAME              the tests of one game
python3 play.py test --long                   everything, and what takes hours
"""


class Stop(Exception):
    """One sentence with one next step."""


# --- which Python ---------------------------------------------------------------------------------------------------


def refusal(version: "tuple[int, ...]") -> str:
    """Why this Python will not do, or nothing."""
    if OLDEST <= version[:2] <= NEWEST:
        return ""
    span = f"{dotted(OLDEST)} to {dotted(NEWEST)}"
    return f"Speicherstadt needs Python {span}, this is {dotted(version)}: {fitting_python()}"


def dotted(version: "tuple[int, ...]") -> str:
    return f"{version[0]}.{version[1]}"


def fitting_python() -> str:
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        name = f"python3.{minor}"
        if shutil.which(name) and succeeds([name, "-V"]):
            return f"start it with {name} play.py"
    return "get a newer one from https://www.python.org/downloads/ and start play.py with it."


# --- what the system has to bring -----------------------------------------------------------------------------------

FILES = (".speicher", ".speicher.json", ".speicher.jsonl")


@functools.cache
def system() -> ModuleType:
    """What the program itself knows of libraries and displays; read only by a Python that fits."""
    file = Path(__file__).resolve().parent / "src" / "speicherstadt_app" / "app" / "system.py"
    spec = importlib.util.spec_from_file_location("speicherstadt_system", str(file))
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def opens_window(arguments: "list[str]") -> bool:
    """Without a command there is the window, and a file in its place is opened there."""
    words = iter(arguments)
    for word in words:
        if word in ("--data", "--language"):
            next(words, "")
        elif word in ("-h", "--help", "--version"):
            return False
        elif not word.startswith("-"):
            return word.lower().endswith(FILES) or Path(word).is_file()
    return True


def missing_libraries(root: Path, arguments: "list[str]", environment: "dict[str, str]") -> "list[Any]":
    """Qt names the wrong library when one is missing, so each is tried by itself."""
    tests = arguments[:1] == ["test"]
    if not sys.platform.startswith("linux") or not (tests or opens_window(arguments)):
        return []
    if not any(name.lower().startswith("pyside6") for name in project(root)["dependencies"]):
        return []
    if tests:
        environment = {"QT_QPA_PLATFORM": "offscreen"}  # they draw without a display
    else:
        why = system().why_no_display(environment)
        if why:
            raise Stop(f"{system().no_window(why, called())}.")
    return list(system().missing(environment, everything=True))


def installer_packages() -> "list[str]":
    """Debian splits pip's first copy off Python, and lets it trust nothing but the system's certificates."""
    if system().package_manager() != "apt-get":
        return []
    packages = []
    if importlib.util.find_spec("ensurepip") is None:
        packages.append(f"python{dotted(sys.version_info[:2])}-venv")
    if not CERTIFICATES.exists():
        packages.append("ca-certificates")
    return packages


def bring(libraries: "list[Any]", packages: "list[str]") -> None:
    """All at once, so that who has to ask for rights asks once."""
    if not libraries and not packages:
        return
    manager = system().package_manager()
    if not manager:
        raise Stop(system().how_to_get(libraries))
    packages = packages + system().packages(libraries, manager)
    if os.geteuid() != 0:
        raise Stop(f"Some system packages are missing. {system().what_to_type(manager, packages)}")
    command = system().command(manager, packages)
    say(command)
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    heard = ""
    if manager == "apt-get":
        # Does nothing unless an installation was cut off; then apt refuses every other one until this is done.
        listen(["dpkg", "--configure", "-a"], environment)
        heard = listen(["apt-get", "update"], environment)[1]
    code, output = listen(command.split(), environment)
    if code != 0:
        raise Stop(explain(heard + output, f"try the command by itself: {command}"))


# --- what Python has to bring ---------------------------------------------------------------------------------------


def project(root: Path) -> "dict[str, list[str]]":
    import tomllib

    with (root / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["project"]
    return {
        "dependencies": table["dependencies"],
        "scripts": sorted(table["scripts"].items()),
        "test": table["optional-dependencies"]["dev"],
    }


def fingerprint(root: Path, purpose: str) -> str:
    """All that an installation depends on; the folder's place too, for it stands in the installed files."""
    needs = project(root)
    if purpose != "test":
        del needs["test"]
    facts = [str(root), sys.version_info[:2], needs, locked(root, purpose).read_text("utf-8")]
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


def locked(root: Path, purpose: str) -> Path:
    """One tried version of everything, with the sums of its files."""
    return root / "requirements" / f"{purpose}.txt"


def venv_python(root: Path, windows: bool = os.name == "nt") -> Path:
    return root / ".venv" / ("Scripts/python.exe" if windows else "bin/python")


def stamp(root: Path) -> str:
    try:
        return (root / ".venv" / STAMP).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def is_ready(root: Path, purpose: str) -> bool:
    found = stamp(root)
    if found in ("", UNFINISHED):
        return False
    if found not in {fingerprint(root, "test"), fingerprint(root, purpose)}:
        return False
    return venv_python(root).exists() and (root / ".venv" / "pyvenv.cfg").exists()


def can_be_kept(root: Path) -> bool:
    """An environment whose installation was cut off may hold half a package that pip takes for a whole one."""
    if stamp(root) == UNFINISHED:
        return False
    ask = "import sys; print(sys.version_info[:2], sys.prefix)"
    try:
        answer = subprocess.run([venv_python(root), "-c", ask], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.stdout.strip() == f"{sys.version_info[:2]} {root / '.venv'}"


def install_alone(root: Path, purpose: str) -> None:
    """Two starts at once, or one whose installer outlived it, would spoil each other's environment."""
    with (root / "pyproject.toml").open("rb") as file:
        if not lock(file):
            say("Another start is installing here: waiting for it.")
            lock(file, patiently=True)
        if not is_ready(root, purpose):
            install(root, purpose)


def lock(file: BinaryIO, patiently: bool = False) -> bool:
    """Until the file is closed, by everybody who got it from here. Where nothing can be locked everybody has it."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(1 << 30)  # what is locked can't be read by others: so it lies behind the end
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                if not patiently:
                    return False
                time.sleep(1)
            else:
                return True
    else:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX if patiently else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        os.set_inheritable(file.fileno(), True)
        return True


def throw_away(venv: Path) -> None:
    """By another name first: what is left when this is stopped half-way must not be taken for an environment."""
    aside = venv.with_name(".venv.old")
    if aside.exists():
        shutil.rmtree(str(aside))
    venv.rename(aside)
    shutil.rmtree(str(aside))


def install(root: Path, purpose: str) -> None:
    venv = root / ".venv"
    if venv.exists() and not can_be_kept(root):
        if stamp(root) != UNFINISHED:
            say("The environment in .venv is broken or of another Python: making it anew.")
        throw_away(venv)
    what = "the game and its test tools" if purpose == "test" else "the game"
    say(f"Installing {what} into .venv; this happens once.")
    venv.mkdir(exist_ok=True)
    (venv / STAMP).write_text(UNFINISHED, "utf-8")
    if not venv_python(root).exists():
        base = getattr(sys, "_base_executable", None) or sys.executable
        must([base, "-m", "venv", "--without-pip", str(venv)])
    python = str(venv_python(root))
    steps = [
        ["--require-hashes", "--requirement", str(locked(root, purpose))],
        ["--no-deps", "--no-build-isolation", "--editable", str(root)],
    ]
    uv = shutil.which("uv")
    # uv does not read pip's settings, so where pip knows a way (a company's index), uv may know none.
    if not uv or any(listen([uv, "pip", "install", "--python", python, *step])[0] != 0 for step in steps):
        if not succeeds([python, "-c", "import pip"]):
            if uv:
                bring([], installer_packages())
            must([python, "-m", "ensurepip", "--upgrade"])
        for step in steps:
            must([python, "-m", "pip", "install", "--no-input", "--disable-pip-version-check", *step])
    (venv / STAMP).write_text(fingerprint(root, purpose), "utf-8")


def succeeds(command: "list[str]") -> bool:
    quiet = subprocess.DEVNULL
    return subprocess.run(command, stdout=quiet, stderr=quiet, check=False).returncode == 0


def must(command: "list[str]") -> None:
    code, output = listen(command)
    if code != 0:
        raise Stop(explain(output))


def listen(command: "list[str]", environment: "dict[str, str] | None" = None) -> "tuple[int, str]":
    """Runs a command, shows what it fetches, and keeps all it says."""
    said = []
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment,
        encoding="utf-8",
        errors="replace",
        close_fds=False,  # an installer that outlives this start keeps its lock
    ) as running:
        for line in running.stdout or ():
            said.append(line)
            if line.lstrip().startswith("Downloading "):
                say(f"  {line.strip()}")
    return running.returncode, "".join(said)


FAILURES = {
    "The disk is full: free some 500 MB and start again.": [
        "No space left on device",
        "not enough space on the disk",
        "not enough free space",
    ],
    "A package is not the file that was tried: start again, and if it stays so, trust the server no further.": [
        "DO NOT MATCH THE HASHES",
        "Hash mismatch",
    ],
    "The package server's certificate is not trusted here: put date, time and certificates right and start again.": [
        "CERTIFICATE_VERIFY_FAILED",
    ],
    "The package server does not answer: connect to the internet (it is needed only once) and start again.": [
        "ConnectionError",
        "ConnectionRefused",
        "ConnectTimeout",
        "NameResolutionError",
        "ProxyError",
        "ReadTimeout",
        "Could not resolve",
        "Network is unreachable",
        "Temporary failure resolving",
    ],
    "Files cannot be written here: move the folder to a place of your own and start again.": [
        "Permission denied",
        "Read-only file system",
    ],
}


def explain(output: str, otherwise: str = "delete the folder .venv and start again.") -> str:
    for sentence, signs in FAILURES.items():
        if any(sign in output for sign in signs):
            return sentence
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no reason given"]
    reason = next((line for line in reversed(lines) if line.lower().startswith(("error", "e:"))), lines[-1])
    return f"The installation failed ({reason}): {otherwise}"


# --- what is asked for ----------------------------------------------------------------------------------------------


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def run_tests(root: Path, arguments: "list[str]") -> int:
    python = str(venv_python(root))
    # Tests start hundreds of programs: where nothing compiled may be kept, each would compile all of it anew.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    tests = [python, "-m", "pytest", *of_one_game(root, arguments)]
    compiling = None
    if not (root / "tests" / "__pycache__").exists():
        quiet = subprocess.DEVNULL
        # Beside mypy, which leaves a core free; else each of pytest's workers compiles everything.
        compiling = subprocess.Popen(
            [*tests, "--collect-only"], cwd=str(root), env=environment, stdout=quiet, stderr=quiet
        )
    failed = 0
    for name, command in (
        ("ruff check", ["ruff", "check", "."]),
        ("ruff format", ["ruff", "format", "--check", "."]),
        ("mypy", ["mypy"]),
    ):
        print(f"{name:13}", end="", flush=True)
        step = subprocess.run(
            [python, "-m", *command], cwd=str(root), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        print("passed" if step.returncode == 0 else "FAILED", flush=True)
        if step.returncode != 0:
            failed = 1
            sys.stdout.buffer.write(step.stdout)
            sys.stdout.flush()
    if compiling:
        compiling.wait()
    # pytest comes last, so that its own summary is the last line.
    spread = ["--numprocesses", "auto", "--maxprocesses", "8", "--dist", "worksteal", "--durations", "25"]
    command = [*tests[:3], *spread, *tests[3:]]
    return subprocess.run(command, cwd=str(root), env=environment, check=False).returncode or failed


def of_one_game(root: Path, arguments: "list[str]") -> "list[str]":
    """`--game NAME` is for pytest; this adds the folders in which the tests of one game lie."""
    if "--game" not in arguments[:-1]:
        return arguments
    folders = ["tests/contract", "tests/games/" + arguments[arguments.index("--game") + 1]]
    return [*arguments, *(folder for folder in folders if (root / folder).is_dir())]


def called() -> str:
    """How this file was started, so that what the program says can be typed as it stands."""
    python = sys.orig_argv[0]
    if shutil.which(Path(python).name) == python:
        python = Path(python).name
    words = [python, sys.argv[0]]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def start(root: Path, arguments: "list[str]") -> int:
    os.environ["SPEICHERSTADT_CALLED"] = called()
    command = [str(venv_python(root)), "-P", "-m", "speicherstadt_app", *arguments]
    if os.name == "nt":  # where exec gives the console back before the program has ended
        return subprocess.run(command, check=False).returncode
    sys.stdout.flush()
    return os.execv(command[0], command)


def main(arguments: "list[str]") -> int:
    why_not = refusal(sys.version_info[:3])
    if why_not:
        say(why_not)
        return 1
    purpose = "test" if arguments[:1] == ["test"] else "play"
    if arguments[:1] in (["-h"], ["--help"]):
        print(USAGE, flush=True)
        if not is_ready(ROOT, purpose):
            return 0
    try:
        ready = is_ready(ROOT, purpose)
        bring(
            missing_libraries(ROOT, arguments, dict(os.environ)),
            [] if ready or shutil.which("uv") else installer_packages(),
        )
        if not ready:
            install_alone(ROOT, purpose)
        if purpose == "test":
            return run_tests(ROOT, arguments[1:])
        return start(ROOT, arguments)
    except Stop as stop:
        say(str(stop))
    except KeyboardInterrupt:
        say("Stopped; the next start goes on from here.")
        return 130
    except OSError as error:
        reason = error.strerror or str(error)
        say(explain(reason) if error.errno in (errno.ENOSPC, errno.EACCES, errno.EROFS) else f"play.py: {error}")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
