"""What apt is told of a .deb: how much it takes, and for which release of the system it is."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tools import deb

SYSTEMS = {
    "~deb12": {"ID": "debian", "VERSION_ID": "12"},
    "~deb13": {"ID": "debian", "VERSION_ID": "13"},
    "~ubuntu24.04": {"ID": "ubuntu", "VERSION_ID": "24.04"},
    "~ubuntu26.04": {"ID": "ubuntu", "VERSION_ID": "26.04"},
}
CONTROL = """\
Package: quay
Version: 0.1.0
Architecture: all
Maintainer: Somebody <mail@somebody.invalid>
Description: a quay
 Ships lie there.
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("there is no dpkg-deb")
    folder = tmp_path / "quay"
    (folder / "DEBIAN").mkdir(parents=True)
    (folder / "DEBIAN").chmod(0o755)
    (folder / "DEBIAN" / "control").write_text(CONTROL)
    (folder / "usr").mkdir()
    (folder / "usr" / "ship").write_bytes(bytes(5000))
    subprocess.run(["dpkg-deb", "--root-owner-group", "--build", folder], check=True, capture_output=True)
    return tmp_path / "quay.deb"


def field(package: Path, name: str) -> str:
    answer = subprocess.run(["dpkg-deb", "--field", package, name], capture_output=True, text=True, check=True)
    return answer.stdout.strip()


def test_a_deb_says_its_size_and_release_and_installs_what_it_did(package: Path, tmp_path: Path) -> None:
    for _ in range(2):
        assert deb.main([str(package)], SYSTEMS["~deb12"]) == 0
        assert field(package, "Version") == "0.1.0~deb12"
        # Two folders, and five thousand bytes.
        assert field(package, "Installed-Size") == "7"
        assert field(package, "Description") == "a quay\n Ships lie there."
    subprocess.run(["dpkg-deb", "--extract", package, tmp_path / "out"], check=True)
    assert (tmp_path / "out" / "usr" / "ship").read_bytes() == bytes(5000)


def test_the_same_deb_is_finished_alike(package: Path) -> None:
    packed, made = package.read_bytes(), []
    for _ in range(2):
        package.write_bytes(packed)
        deb.main([str(package)], SYSTEMS["~deb13"])
        made.append(package.read_bytes())
    assert made[0] == made[1]


def test_a_newer_release_of_the_system_brings_a_newer_version(package: Path) -> None:
    releases = {name: deb.release_of(system) for name, system in SYSTEMS.items()}
    assert [*releases] == [*releases.values()]
    for old, new in (("~deb12", "~deb13"), ("~ubuntu24.04", "~ubuntu26.04")):
        compare = ["dpkg", "--compare-versions", f"0.1.0{old}", "lt", f"0.1.0{new}"]
        assert subprocess.run(compare, check=False).returncode == 0
        assert subprocess.run([*compare[:4], "0.1.1~deb12"], check=False).returncode == 0


def test_what_is_no_deb_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.deb").write_text("no package")
    with pytest.raises(SystemExit, match="Briefcase has packed"):
        deb.main([str(tmp_path / "a.deb")], SYSTEMS["~deb12"])
