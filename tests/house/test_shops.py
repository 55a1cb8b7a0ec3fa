"""What the shops of Linux and Windows are given: every file by its sum, and no right that a package here has not."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.house.test_packages import APP, BRIEFCASE
from tools import bundle, flathub, release, winget
from tools.bill import named_in_packages, sums

ROOT = Path(__file__).resolve().parents[2]


def sum_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


FILES = {
    "qasync": ("qasync-0.28.0-py3-none-any.whl", "qasync-0.28.0.tar.gz"),
    "pydantic-core": (
        "pydantic_core-2.50.4-cp312-cp312-manylinux_2_17_x86_64.whl",
        "pydantic_core-2.50.4-cp313-cp313-manylinux_2_17_aarch64.manylinux2014_aarch64.whl",
        "pydantic_core-2.50.4-cp313-cp313-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "pydantic_core-2.50.4-cp313-cp313-musllinux_1_1_x86_64.whl",
        "pydantic_core-2.50.4-cp313-cp313t-manylinux_2_17_x86_64.whl",
        "pydantic_core-2.50.4-cp313-cp313-win_amd64.whl",
    ),
    "pyside6-essentials": (
        "pyside6_essentials-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl",
        "pyside6_essentials-6.12.0-cp310-abi3-manylinux_2_34_x86_64.whl",
        "pyside6_essentials-6.12.0-cp310-abi3-manylinux_2_39_aarch64.whl",
        "pyside6_essentials-6.12.0-cp314-abi3-manylinux_2_34_x86_64.whl",
    ),
    "sqlalchemy": (
        "sqlalchemy-2.1.9-cp313-cp313-manylinux_2_17_aarch64.whl",
        "sqlalchemy-2.1.9-cp313-cp313-manylinux_2_17_x86_64.whl",
        "sqlalchemy-2.1.9-py3-none-any.whl",
    ),
}


@pytest.fixture
def index(monkeypatch: pytest.MonkeyPatch) -> str:
    """An index whose files all have a sum that is known; and one each that has none."""
    monkeypatch.setattr(flathub, "named_in_packages", lambda: set(FILES))
    monkeypatch.setattr(flathub, "sums", lambda name: {sum_of(file.encode()) for file in FILES[name]})
    return "https://index.invalid/simple"


def ask(address: str) -> str:
    name = address.rstrip("/").rpartition("/")[2]
    unknown = f'<a href="../files/{name}-0.1-py3-none-any.whl#sha256={"0" * 64}">'
    links = [f'<a href="../../files/{file}#sha256={sum_of(file.encode())}">{file}</a>' for file in FILES[name]]
    return "\n".join([unknown, *links, unknown])


def test_flathub_fetches_a_wheel_of_each_library_for_both_processors(index: str, tmp_path: Path) -> None:
    archive = tmp_path / "speicherstadt_app-0.1.0.tar.gz"
    archive.write_bytes(b"sources")
    assert flathub.main([index, str(archive), str(tmp_path)], ask) == 0
    found: list[dict[str, Any]] = json.loads((tmp_path / flathub.LIBRARIES).read_text("utf-8"))
    wanted = [
        (FILES["pydantic-core"][2], ["x86_64"]),
        (FILES["pydantic-core"][1], ["aarch64"]),
        (FILES["pyside6-essentials"][1], ["x86_64"]),
        (FILES["pyside6-essentials"][2], ["aarch64"]),
        (FILES["qasync"][0], None),
        (FILES["sqlalchemy"][1], ["x86_64"]),
        (FILES["sqlalchemy"][0], ["aarch64"]),
    ]
    files = [(one["url"].rpartition("/")[2], one.get("only-arches")) for one in found]
    assert files == wanted
    assert all(one["sha256"] == sum_of(name.encode()) for one, (name, _) in zip(found, wanted, strict=True))
    assert {one["url"].rpartition("/")[0] for one in found} == {"https://index.invalid/files"}
    text = (tmp_path / f"{bundle.identity()}.yml").read_text("utf-8")
    assert f"id: {bundle.identity()}\n" in text
    assert f"        sha256: {sum_of(b'sources')}\n" in text
    assert f"        url: {BRIEFCASE['url']}downloads/{archive.name}\n" in text


def test_an_index_that_lacks_a_library_is_refused(index: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no wheel of pydantic-core"):
        list(flathub.sources(lambda _: "", index))


def test_the_recipe_for_flathub_grants_and_stands_on_what_our_own_flatpak_does() -> None:
    text = flathub.RECIPE.read_text("utf-8")
    usual = {"share=ipc": True, "device=dri": True, "socket=pulseaudio": True}
    granted = {name for name, wanted in {**usual, **APP["linux"]["flatpak"]["finish_arg"]}.items() if wanted}
    assert set(re.findall(r"^  - --(\S+)$", text, re.MULTILINE)) == granted
    assert f'runtime-version: "{APP["linux"]["flatpak"]["flatpak_runtime_version"]}"' in text
    assert APP["linux"]["flatpak"]["flatpak_runtime"] in text
    assert "share=network" not in text


def test_every_library_of_a_package_has_sums() -> None:
    assert {"pyside6-essentials", "shiboken6", "sqlalchemy", "pygame-ce"} <= named_in_packages()
    assert all(sums(name) for name in named_in_packages())
    assert "hatchling" not in named_in_packages()


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    for processor in winget.PROCESSORS:
        (tmp_path / f"Speicherstadt-1.2.0-{processor}.msi").write_bytes(processor.encode())
    return tmp_path


def test_winget_gets_both_packages_with_their_sums(packages: Path) -> None:
    assert winget.main(packages, BRIEFCASE, "1.2.0", "2026-11-18") == 0
    name = "theSpeicherstadtdevelopers.Speicherstadt"
    texts = {path.name: path.read_text("utf-8") for path in packages.glob("*.yaml")}
    assert set(texts) == {f"{name}.yaml", f"{name}.installer.yaml", f"{name}.locale.en-US.yaml"}
    for text in texts.values():
        assert f'PackageIdentifier: "{name}"\nPackageVersion: "1.2.0"\n' in text
    installer = texts[f"{name}.installer.yaml"]
    for processor in winget.PROCESSORS:
        assert f'- Architecture: "{processor}"\n  InstallerUrl: "{BRIEFCASE["url"]}downloads/' in installer
        assert f'  InstallerSha256: "{sum_of(processor.encode()).upper()}"\n' in installer
    assert 'FileExtensions:\n- "speicher"\n' in installer
    assert 'ManifestType: "defaultLocale"' in texts[f"{name}.locale.en-US.yaml"]


def test_winget_is_told_of_no_package_that_is_not_there(packages: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (packages / "Speicherstadt-1.2.0-arm64.msi").unlink()
    assert winget.main(packages, BRIEFCASE, "1.2.0", "2026-11-18") == 1
    assert "no Speicherstadt-1.2.0-arm64.msi" in capsys.readouterr().err


def test_the_release_command_writes_the_files_of_winget(packages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "version", lambda _: "1.2.0")
    assert release.main(["--winget"]) == 2
    assert release.main(["--winget", str(packages)]) == 0
    assert len(list(packages.glob("*.yaml"))) == 3
