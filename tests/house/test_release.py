"""A version goes out when all that names it agrees, and in somebody's name."""

from __future__ import annotations

from pathlib import Path

import pytest

from speicherstadt_app import __version__
from tools import changelog, release

ROOT = Path(__file__).resolve().parents[2]


def test_the_version_is_read_from_one_place() -> None:
    assert changelog.version(ROOT) == __version__


CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-18\n\n- New.\n\n## [1.1.9] - 2026-10-01\n"


PUBLISHED = """
[tool.briefcase]
bundle = "org.somebody"
url = "https://somebody.invalid/"
author = "Somebody"
author_email = "mail@somebody.invalid"
[tool.briefcase.app.game.document_type.games]
url = "https://somebody.invalid/"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src" / "speicherstadt_app").mkdir(parents=True)
    (tmp_path / "src" / "speicherstadt_app" / "__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / "pyproject.toml").write_text(PUBLISHED, "utf-8")
    return tmp_path


def test_a_version_goes_out_when_tag_number_and_changelog_agree(project: Path) -> None:
    assert release.tag_flaws(project, "v1.2.0") == []
    (flaw,) = release.tag_flaws(project, "v1.2.1")
    assert "v1.2.1" in flaw


def test_nothing_goes_out_from_a_container_that_may_be_another_tomorrow(project: Path) -> None:
    workflows = project / ".github" / "workflows"
    workflows.mkdir(parents=True)
    (workflows / "packages.yml").write_text(f"container: debian:12@sha256:{'0' * 64}\n", "utf-8")
    assert release.tag_flaws(project, "v1.2.0") == []
    (workflows / "packages.yml").write_text("container: debian:12\n", "utf-8")
    (flaw,) = release.tag_flaws(project, "v1.2.0")
    assert "debian:12 by its tag" in flaw


def test_an_rpm_gets_a_changelog_of_its_own_form(project: Path) -> None:
    first, second = release.rpm_changelog(project, 0).splitlines()
    assert first == "* Thu Jan 01 1970 Somebody <mail@somebody.invalid> - 1.2.0-1"
    assert second.startswith("- ")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("org.somebody", "example.somebody", "as bundle (example.somebody)"),
        ("Somebody", "", "as author ()"),
        ("mail@somebody.invalid", "mail@somebody.example", "as author_email"),
        ('games]\nurl = "https://somebody.invalid/"', 'games]\nurl = "https://a.example/"', "as url of games"),
    ],
)
def test_nothing_goes_out_in_nobodys_name(project: Path, old: str, new: str, words: str) -> None:
    (project / "pyproject.toml").write_text(PUBLISHED.replace(old, new), "utf-8")
    (flaw,) = release.tag_flaws(project, "v1.2.0")
    assert words in flaw


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("## [1.2.0] - 2026-11-18", "## [1.2.0]", "a heading"),
        ("## [1.1.9]", "## [1.3.0]", "order"),
        ("## [Unreleased]\n\n", "", "does not begin"),
        ("## [1.2.0]", "## [1.2.1]", "tells nothing of 1.2.0"),
    ],
)
def test_a_changelog_that_is_not_in_order_is_refused(project: Path, old: str, new: str, words: str) -> None:
    (project / "CHANGELOG.md").write_text(CHANGELOG.replace(old, new))
    assert any(words in flaw for flaw in release.tag_flaws(project, "v1.2.0"))


def test_the_changelog_of_this_project_is_in_order() -> None:
    assert release.changelog_flaws(ROOT) == []


def test_the_software_centre_gets_every_release(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [*changelog.releases(project).items()] == [("1.2.0", "2026-11-18"), ("1.1.9", "2026-10-01")]
    assert changelog.for_software_centres(project).splitlines()[0] == '<release version="1.2.0" date="2026-11-18"/>'
    assert "development" not in changelog.for_software_centres(project)
    (project / "CHANGELOG.md").write_text(CHANGELOG.replace("## [1.2.0] - 2026-11-18", ""))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    first = '<release version="1.2.0" date="1970-01-01" type="development"/>'
    assert changelog.for_software_centres(project).splitlines()[0] == first
