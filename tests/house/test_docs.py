"""What the documents say of the project is so."""

import re
import tomllib
from pathlib import Path

import pytest

from speicherstadt_app import cli
from tests.house.test_imports import DOORS, ROLES

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
TOPS = ("src", "tests", "tools", "docs", "resources")
LONGEST = 160  # of a line of text; a row of a table, a picture and a command can't be broken
ELSEWHERE = {"../evil", "dealers.json", "manifest.json", "profiles.json", "settings.json"}
ELSEWHERE |= {"folder.txt", "first-look.json", "build/train"}
"""What the program writes or reads outside the project, and what is inside an exported file."""
EXAMPLES = {".speicher.json", "assets/venedig/art/", "venedig/cards/spy"}


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def rows(text: str) -> list[list[str]]:
    """The cells of all table rows."""
    return [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]


def in_code(text: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", text))


def test_every_dependency_has_its_line() -> None:
    project = tomllib.loads(page("pyproject.toml"))
    wanted = [
        *project["project"]["dependencies"],
        *(needed for extra in project["project"]["optional-dependencies"].values() for needed in extra),
        *project["build-system"]["requires"],
    ]
    listed = {name for cells in rows(page("docs/dependencies.md")) for name in in_code(cells[0])}
    assert listed == {re.split(r"[^\w.-]", requirement)[0] for requirement in wanted}


def test_the_doors_in_the_picture_are_the_doors_that_are_tested() -> None:
    told = page("docs/architecture.md").partition("\n## Rooms\n")[2].partition("\n## What flows through\n")[0]
    shown = {name: in_code(cells[-1]) for cells in rows(told) for name in in_code(cells[0])}
    roles = {"games/*" if role == "card" else f"games/*/{role}": doors for role, doors in ROLES.items()}
    assert shown == DOORS | roles


def test_decisions_are_numbered_in_a_row_and_say_their_number() -> None:
    files = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    told = {file.name[:4]: file.read_text("utf-8").splitlines()[0].split(". ")[0] for file in files}
    assert told == {f"{number:04}": f"# {number}" for number in range(1, len(files) + 1)}


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    targets = [target for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text("utf-8")) if "://" not in target]
    lost = [target for target in targets if target[0] != "#" and not (path.parent / target.split("#")[0]).exists()]
    assert lost == []


def like_paths(text: str) -> set[str]:
    """What stands in backticks and looks like a file or folder of the project."""
    named = re.compile(r"[\w./-]+\.(py|qml|md|toml|json|csv|ts|c|h|js|txt|svg|png)|[\w.-]+(/[\w.-]+)+/?")
    return {code for code in in_code(text) if named.fullmatch(code)} - ELSEWHERE - EXAMPLES


@pytest.fixture(scope="module")
def endings() -> set[str]:
    """Each path in the project, from each of its folders on."""
    files = [file for top in TOPS for file in (ROOT / top).rglob("*")] + list(ROOT.glob("*"))
    parts = [file.relative_to(ROOT).parts for file in files]
    return {"/".join(path[begin:]) for path in parts for begin in range(len(path))}


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_paths_in_backticks_are_there(path: Path, endings: set[str]) -> None:
    assert {code for code in like_paths(path.read_text("utf-8")) if code.rstrip("/") not in endings} == set()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_lines_have_at_most_160_characters(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith(("|", "!["))]
    assert [line for line in lines if len(line) > LONGEST and not re.search(r"`[^`]{80,}`", line)] == []


def test_readme_shows_the_two_commands_first() -> None:
    first_screen = "\n".join(page("README.md").splitlines()[:25])
    assert "\npython3 play.py\n" in first_screen
    assert "\npython3 play.py test\n" in first_screen


def test_cli_page_lists_every_command() -> None:
    shown = set(re.findall(r"python3 play\.py ([a-z][a-z-]*)", page("docs/cli.md"))) - {"test"}
    assert shown == {*cli.COMMANDS}


def test_packages_for_phones_take_every_kind_of_file_along() -> None:
    named = re.search(r"include_exts = ([\w,]+)", page("docs/packaging.md"))
    assert named
    package = ROOT / "src/speicherstadt_app"
    kinds = {path.suffix.lstrip(".") for path in package.rglob("*") if path.is_file()} - {"pyc", "pyi", "ts", "md", ""}
    assert kinds - set(named[1].split(",")) == set()
