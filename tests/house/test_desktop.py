"""What a desktop is told of the program: one name in all places, and all that a software centre shows."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app import __version__
from speicherstadt_app.app import installed
from speicherstadt_app.cli import COMMANDS, FILES
from tools import bundle, changelog, manual

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src" / "speicherstadt_app"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
BRIEFCASE: dict[str, Any] = PROJECT["tool"]["briefcase"]
APP: dict[str, Any] = BRIEFCASE["app"]["speicherstadt-app"]


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a desktop is told of the program, with the publisher's names in it."""
    usr = tmp_path_factory.mktemp("usr")
    bundle.furnish_linux(usr, usr)
    return usr / "share"


def test_threadstop_software_centre_and_files_know_the_program_by_one_name(share: Path) -> None:
    identity = f"{BRIEFCASE['bundle']}.speicherstadt-app"
    desktop = ConfigParser(interpolation=None)
    desktop.optionxform = str  # type: ignore[assignment, method-assign]
    desktop.read(share / "applications" / f"{identity}.desktop", "utf-8")
    entry = desktop["Desktop Entry"]
    assert entry["Icon"] == identity
    assert {entry[f"Comment{language}"] for language in ("", "[de]", "[fr]")}
    about = ET.parse(share / "metainfo" / f"{identity}.metainfo.xml").getroot()
    assert about.findtext("id") == identity
    assert about.findtext("launchable") == f"{identity}.desktop"
    assert about.findtext("url") == BRIEFCASE["url"]
    assert about.findtext("project_license") == PROJECT["project"]["license"]
    kinds = ET.parse(share / "mime" / "packages" / f"{identity}.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    types = [kind.get("type") for kind in kinds]
    assert entry["MimeType"].strip(";").split(";") == types == [kind.text for kind in about.iter("mediatype")]
    assert [f"*{ending}" for ending in FILES] == [glob.get("pattern") for glob in kinds.iter(f"{space}glob")]
    assert f".{APP['document_type']['games']['extension']}" in FILES
    assert APP["document_type"]["games"]["mime_type"] in types


IDENTITY = """
import sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
from speicherstadt_app.app import installed, window
installed.FILE = Path(sys.argv[1])
program = window.Program(Path(sys.argv[2]))
print(QGuiApplication.desktopFileName())
"""


@pytest.mark.parametrize("packed", [True, False], ids=["packed", "from source"])
def test_the_window_has_the_name_of_the_desktop_file_where_there_is_one(
    share: Path, tmp_path: Path, packed: bool
) -> None:
    """By it Wayland finds the icon, and the portal the program; a portal refuses a name without a desktop file."""
    if packed:
        bundle.say_what_is_installed(tmp_path)
    answer = subprocess.run(
        [sys.executable, "-c", IDENTITY, tmp_path / installed.FILE.name, tmp_path],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    name = answer.stdout.strip()
    assert name == (bundle.identity() if packed else "")
    if packed:
        assert (share / "applications" / f"{name}.desktop").exists()
        assert list((share / "icons").rglob(f"{name}.*"))
    assert not installed.FILE.exists(), "among the sources it would name a package that is not there"


def test_a_package_knows_the_day_of_its_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    monkeypatch.setattr(installed, "FILE", tmp_path / "installed.json")
    assert (installed.identity(), installed.released()) == ("", None)
    bundle.say_what_is_installed(tmp_path)
    day = changelog.releases().get(__version__, "1970-01-01")
    assert (installed.identity(), installed.released()) == (bundle.identity(), date.fromisoformat(day))
    for text in ("[]", "{", '{"identity": 1, "released": "soon"}'):
        installed.FILE.write_text(text, "utf-8")
        assert (installed.identity(), installed.released()) == ("", None)


def test_the_software_centre_gets_this_release_and_the_colours(share: Path) -> None:
    (file,) = share.rglob("*.metainfo.xml")
    about = ET.parse(file).getroot()
    assert next(about.iter("release")).get("version") == __version__
    assert {colour.get("scheme_preference") for colour in about.iter("color")} == {"light", "dark"}


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        (("desktop-file-validate",), "*.desktop"),
        (("appstreamcli", "validate", "--no-net", "--no-color"), "*.metainfo.xml"),
    ],
    ids=["desktop file", "metainfo"],
)
def test_what_a_desktop_is_told_is_valid(share: Path, command: tuple[str, ...], kind: str) -> None:
    """In the workflow both are there."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"there is no {command[0]}")
    (file,) = share.rglob(kind)
    answer = subprocess.run([*command, file], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout


def test_a_shop_shows_no_line_of_the_description_that_is_too_long() -> None:
    assert max(map(len, APP["long_description"].splitlines())) <= 80


def test_the_manual_has_the_name_of_the_command_and_all_that_its_parsers_take(share: Path) -> None:
    text = gzip.decompress((share / "man" / "man1" / f"{bundle.COMMAND}.1.gz").read_bytes()).decode()
    assert text == manual.page(), "python -m tools.manual writes it again"
    assert {name for name in COMMANDS if f".SS {name}\n" in text} == set(COMMANDS)
    assert (ROOT / APP["man_page"]).read_text("utf-8") == f".so man1/{bundle.COMMAND}.1\n"
    assert max(len(line) for line in text.splitlines()) <= 120


def test_a_mac_is_told_the_languages_and_the_kind_of_program() -> None:
    spoken = {path.stem.partition(".")[2] for path in (SRC / "i18n").glob("*.ts")}
    info = APP["macOS"]["info"]
    assert {*info["CFBundleLocalizations"]} == spoken
    assert info["LSApplicationCategoryType"] == "public.app-category.board-games"


def test_a_flatpak_has_wayland_gamepads_and_no_files_of_others() -> None:
    """What Briefcase grants by itself, with what is said about it here."""
    usual = {"share=ipc", "socket=x11", "nosocket=wayland", "share=network", "device=dri", "socket=pulseaudio"}
    usual |= {f"filesystem=xdg-{name}" for name in ("cache", "config", "data", "documents")}
    said = APP["linux"]["flatpak"]["finish_arg"]
    granted = {name for name in usual | set(said) if said.get(name, True)}
    wanted = {"share=ipc", "socket=wayland", "socket=fallback-x11", "device=dri", "device=input", "socket=pulseaudio"}
    assert granted == wanted


def test_pictures_of_the_software_centre_are_there(share: Path) -> None:
    (file,) = share.rglob("*.metainfo.xml")
    images = [str(image.text) for image in ET.parse(file).getroot().iter("image")]
    assert {image.rpartition("/")[0] for image in images} == {f"{BRIEFCASE['url']}pictures"}
    names = [image.rpartition("/")[2] for image in images]
    assert all((ROOT / "docs" / "pictures" / name).exists() for name in names)
