"""Tries both commands of the README in a bare Debian or Ubuntu: `python -m tools.bare FOLDER [--host]`.

FOLDER is what `debootstrap --variant=minbase RELEASE FOLDER` has made, with python3 installed; it is not changed, for
each chain of steps works on a layer of its own. Needs root on Linux, and Xvfb for the window. `--host` lends this
machine's certificates and settings of pip, for networks that need them. It writes a table: what was done, exit code,
seconds, how much the system and the clone have grown, and the last thing that was said.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
DISPLAY: Final = ":93"
SHOWN: Final = "{python} play.py --measure-start"
"""Opens the window and ends after the first frame."""
CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")
USER: Final = "anna"
MINUTES: Final = 15


class Step(NamedTuple):
    name: str
    command: str
    folder: str = "/srv/speicherstadt"
    user: str = "root"
    display: str = DISPLAY
    network: bool = True
    seconds: int = MINUTES * 60
    before: str = ""


SPACED: Final = "/home/anna/Spiele für mich"
LINE: Final = 'sh -c "$(grep apt-get /tmp/said | tail -1)"'
CHAINS: Final = {
    "root": (
        Step("no display", "python3 play.py", display=""),
        Step("a display that does not answer", "python3 play.py", display=":4711"),
        Step("no network", SHOWN, network=False),
        Step("certificate not trusted", SHOWN, before="{distrust}"),
        Step("all as it should be", SHOWN, before="{trust}"),
        Step("the second start, without a network", SHOWN, network=False),
        Step("a game of the computer", "python3 play.py simulate --games 1 --seed 7", display=""),
        Step(
            "rich is gone from .venv", "python3 play.py stats", before="mv .venv/lib/python3*/site-packages/rich /tmp"
        ),
        Step(
            "the tests of play.py",
            "python3 play.py test tests/house/test_play.py",
            display="",
            before="mv /tmp/rich .venv/lib/python3*/site-packages",
        ),
    ),
    "user": (
        Step("no rights, no packages", SHOWN, user=USER, folder=SPACED),
        Step("the line that was said, as root", LINE, folder=SPACED),
        Step("killed while it installs", SHOWN, user=USER, folder=SPACED, seconds=12),
        Step("the next start", SHOWN, user=USER, folder=SPACED),
        Step("the second start", SHOWN, user=USER, folder=SPACED),
        Step("a clone that is read-only", SHOWN, user=USER, folder="/mnt/readonly"),
        Step("a disk of 60 MB", SHOWN, user=USER, folder="/mnt/small"),
    ),
}


def run(*command: str | Path, check: bool = True) -> str:
    return subprocess.run(command, check=check, capture_output=True, text=True).stdout


@contextmanager
def mounted(kind: str, target: Path, *options: str) -> Iterator[Path]:
    target.mkdir(parents=True, exist_ok=True)
    run("mount", *options, kind, target)
    try:
        yield target
    finally:
        run("umount", "--lazy", target, check=False)


@contextmanager
def layer(base: Path, *, host: bool) -> Iterator[Path]:
    """The bare system with everything that a container has, and the clone in it; what is written goes to a layer."""
    with ExitStack() as stack:
        top = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        for name in ("upper", "work", "system"):
            (top / name).mkdir()
        options = f"lowerdir={base},upperdir={top / 'upper'},workdir={top / 'work'}"
        system = stack.enter_context(mounted("overlay", top / "system", "-t", "overlay", "-o", options))
        stack.enter_context(mounted("proc", system / "proc", "-t", "proc"))
        for shared in ("/dev", "/tmp/.X11-unix", *(pip_folders() if host else ())):
            stack.enter_context(mounted(shared, system / shared[1:], "--rbind"))
        for file in ("/etc/resolv.conf", "/etc/hosts", *(["/etc/pip.conf"] if host else [])):
            if Path(file).exists():
                shutil.copyfile(file, system / file[1:])
        inside(system, f"useradd --create-home {USER}")
        for folder in ("/srv/speicherstadt", SPACED):
            clone(system / folder[1:])
        inside(system, f"chown -R {USER} /home/{USER}")
        readonly = system / "mnt" / "readonly"
        stack.enter_context(mounted(str(system / "srv" / "speicherstadt"), readonly, "--bind"))
        run("mount", "-o", "remount,bind,ro", readonly)
        small = stack.enter_context(mounted("tmpfs", system / "mnt" / "small", "-t", "tmpfs", "-o", "size=60m"))
        clone(small, history=False)
        inside(system, f"chown -R {USER} /mnt/small")
        yield system


def pip_folders() -> list[str]:
    """Where pip's settings lead on this machine."""
    said = run(sys.executable, "-m", "pip", "config", "list")
    words = said.replace("'", " ").replace("file://", " ").split()
    return sorted({str(Path(word).parent) for word in words if word.startswith("/") and Path(word).is_dir()})


def clone(target: Path, *, history: bool = True) -> None:
    target.mkdir(parents=True, exist_ok=True)
    if history:
        run("git", "clone", "--quiet", "--no-hardlinks", ROOT, target)
    else:
        files = subprocess.Popen(
            [
                "git",
                "archive",
                "HEAD",
                "play.py",
                "pyproject.toml",
                "requirements",
                "README.md",
                "src/speicherstadt_app/app/system.py",
            ],
            cwd=ROOT,
            stdout=subprocess.PIPE,
        )
        subprocess.run(["tar", "-x", "-C", str(target)], stdin=files.stdout, check=True)


def inside(system: Path, command: str) -> None:
    run("chroot", system, "sh", "-c", command)


def do(step: Step, system: Path) -> tuple[int, float, str]:
    """Exit code, seconds, and what was said at the end."""
    if step.before:
        script = step.before.format(
            trust=f"cp /tmp/trusted {CERTIFICATES}" if CERTIFICATES.exists() else "true",
            distrust=f"cp {CERTIFICATES} /tmp/trusted; sed '/END/q' /tmp/trusted > {CERTIFICATES}",
        )
        inside(system, f"cd '{step.folder}' && {{ {script}; }} 2>/dev/null || true")
    environment = ["HOME=/tmp/home", "LANG=C.UTF-8", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"]
    environment += [f"DISPLAY={step.display}"] * bool(step.display)
    command = f"cd '{step.folder}' && exec {step.command.format(python='python3')}"
    words = ["chroot", f"--userspec={step.user}", str(system), "env", "-i", *environment, "sh", "-c", command]
    began = time.monotonic()
    words = [*([] if step.network else ["unshare", "--net"]), "timeout", "--signal=KILL", str(step.seconds), *words]
    answer = subprocess.run(words, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    seconds = time.monotonic() - began
    (system / "tmp" / "said").write_text(answer.stdout, "utf-8")
    said = [line for line in answer.stdout.splitlines() if line.strip()]
    return answer.returncode, seconds, " / ".join(line.strip() for line in said[-3:])


def megabytes(*folders: Path) -> float:
    return (
        sum(
            int(run("du", "--summarize", "--block-size=1", "--one-file-system", "--exclude=mnt", folder).split()[0])
            for folder in folders
        )
        / 1e6
    )


def try_chain(base: Path, chain: Sequence[Step], *, host: bool, kept: Path | None) -> None:
    with layer(base, host=host) as system:
        inside(system, "mkdir -m 777 -p /tmp/home")
        before = megabytes(system)
        for step in chain:
            if host:  # a package that is installed may have put its own there
                (system / CERTIFICATES.parent.relative_to("/")).mkdir(parents=True, exist_ok=True)
                shutil.copyfile(CERTIFICATES, system / CERTIFICATES.relative_to("/"))
            code, seconds, said = do(step, system)
            now = megabytes(system)
            if kept is not None:
                shutil.copyfile(system / "tmp" / "said", kept / f"{step.name}.txt")
            print(f"| {step.name} | {code} | {seconds:.1f} | {now - before:+.0f} | {said} |", flush=True)
            before = now


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="a system made by debootstrap, with python3")
    parser.add_argument("--host", action="store_true", help="lend this machine's certificates and settings of pip")
    parser.add_argument("--chain", choices=CHAINS, action="append", help="only this one; usually all")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="write there all that each step said")
    asked = parser.parse_args()
    if os.geteuid() != 0 or not shutil.which("Xvfb"):
        print("tools.bare needs root and Xvfb.", file=sys.stderr)
        return 1
    with subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL) as screen:
        print("| step | code | s | MB | said at the end |\n|---|---|---|---|---|")
        for name in asked.chain or CHAINS:
            try_chain(asked.folder, CHAINS[name], host=asked.host, kept=asked.keep)
        screen.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
