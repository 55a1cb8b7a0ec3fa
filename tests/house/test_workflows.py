"""What the workflows run is named by commit, so that nobody can put another program under the same name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import images

WORKFLOWS = sorted((Path(__file__).resolve().parents[2] / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_named_by_commit(path: Path) -> None:
    used = re.findall(r"uses: *(.+)", path.read_text("utf-8"))
    assert used
    for name in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", name), name


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_read_and_nothing_else(path: Path) -> None:
    """But for one job, which may sign what the others made."""
    text = path.read_text("utf-8")
    assert text.count("\npermissions:\n  contents: read\n") == 1
    more = [name for name in jobs(text) if "permissions:" in jobs(text)[name]]
    assert more == (["sums"] if path.name == "packages.yml" else [])
    assert "write-all" not in text
    for name in more:
        rights = dict(
            re.findall(r"^      ([\w-]+): (\w+)$", jobs(text)[name].partition("permissions:")[2], re.MULTILINE)
        )
        assert rights == {"contents": "read", "id-token": "write", "attestations": "write"}


def test_every_package_gets_its_sum_and_the_sums_are_signed() -> None:
    text = next(path for path in WORKFLOWS if path.name == "packages.yml").read_text("utf-8")
    made = {name for name, job in jobs(text).items() if "path: dist/" in job}
    assert len(made) >= 6
    sums = jobs(text)["sums"]
    waits = re.search(r"needs: \[(.+)\]", sums)
    assert waits
    assert made == {*waits[1].split(", ")}
    assert "if: github.ref_type == 'tag'" in sums
    steps = [sums.index(step) for step in ("merge-multiple", "sha256sum -- *", "attest-build-provenance@")]
    assert steps == sorted(steps)
    assert sums.count("packages/SHA256SUMS") == 2, "signed, and given out"


def test_every_deb_is_installed_where_nothing_was_built() -> None:
    text = next(path for path in WORKFLOWS if path.name == "packages.yml").read_text("utf-8")
    built, bare = jobs(text)["debian"], jobs(text)["installed"]
    assert "needs: debian" in bare
    assert ("matrix: &debs" in built, "matrix: *debs" in bare) == (True, True)
    steps = [
        bare.index(step)
        for step in ("download-artifact@", "install -y", "--version", "install -y --no-install-recommends x")
    ]
    assert steps == sorted(steps)
    assert "checkout@" not in bare
    assert "python -m tools.deb" in built


def test_nothing_asks_for_a_key_to_sign_with() -> None:
    """Without `--adhoc-sign` Briefcase 0.4.7 asks gpg for keys, and a bare container has no gpg."""
    text = next(path for path in WORKFLOWS if path.name == "packages.yml").read_text("utf-8")
    packed = [line for line in text.splitlines() if "briefcase package" in line and "flatpak" not in line]
    assert len(packed) >= 6
    assert [line for line in packed if "--adhoc-sign" not in line] == []


def test_what_can_be_had_for_arm_is_built_for_arm() -> None:
    text = next(path for path in WORKFLOWS if path.name == "packages.yml").read_text("utf-8")
    debs = re.findall(r'- image: "([\w:.]+)"\S*\n +runner: ubuntu-24.04(-arm)?\n', jobs(text)["debian"])
    newest = [name for name, arm in debs if not arm]
    assert newest == ["debian:12", "debian:13", "ubuntu:24.04", "ubuntu:26.04"]
    assert [name for name, arm in debs if arm] == newest[1:]
    assert "runner: windows-11-arm" in jobs(text)["windows"]


def jobs(text: str) -> dict[str, str]:
    """What stands below each job."""
    found = re.split(r"^  ([\w-]+):\n", text.partition("\njobs:\n")[2], flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


TODAY = {name: f"sha256:{number:064x}" for number, name in enumerate(("debian:12", "debian:13", "fedora:43"))}
WORKFLOW = """\
jobs:
  debian:
    container: ${{ matrix.image }}
    matrix:
        image: ["debian:12", "debian:13"]
  fedora:
    container: fedora:43
"""


def test_containers_are_named_by_digest_and_again_when_they_have_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "packages.yml"
    path.write_text(WORKFLOW, "utf-8")
    assert images.main(["check"], tmp_path, TODAY.__getitem__) == 1
    assert "debian:12 is sha256:0" in capsys.readouterr().out
    assert images.main([], tmp_path, TODAY.__getitem__) == 0
    assert images.named(path.read_text("utf-8")) == TODAY
    assert "container: ${{ matrix.image }}" in path.read_text("utf-8")
    assert images.main(["check"], tmp_path, TODAY.__getitem__) == 0
    newer = TODAY | {"fedora:43": "sha256:" + "f" * 64}
    assert images.main(["check"], tmp_path, newer.__getitem__) == 1
    assert images.main([], tmp_path, newer.__getitem__) == 0
    assert images.named(path.read_text("utf-8")) == newer


def test_every_container_of_the_workflows_is_found() -> None:
    text = "".join(path.read_text("utf-8") for path in WORKFLOWS)
    lines = [line.strip("- ") for line in text.splitlines() if re.match(r"[ -]*(container|image):.", line)]
    told = {line for line in lines if "${{" not in line}
    assert len(told) >= 6
    assert all(images.named(line) for line in told), told
