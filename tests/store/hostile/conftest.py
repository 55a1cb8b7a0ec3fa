"""A good export to make bad ones of, and a library beside which nothing may change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.transfer.export import export_all
from tests.store.conftest import Open
from tests.store.parcels import Parts, parts_of
from tests.store.tables_played import begin


@pytest.fixture
def parcel(folder: Path) -> Path:
    folder.parent.mkdir(exist_ok=True)
    return folder.parent / "given" / "everything.speicher"


@pytest.fixture(scope="module")
def export(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A good export of Anna and two games, of which the first is finished."""
    folder = tmp_path_factory.mktemp("origin")
    library = open_library(folder)
    anna = library.profiles.create("Anna", "crane", "red", "de")
    library.settings.keep_app(library.settings.app())
    begin(library, seed=1, person=anna).finish()
    begin(library, seed=2, person=anna).play(30)
    export_all(library, folder / "all.speicher")
    library.close()
    return (folder / "all.speicher").read_bytes()


@pytest.fixture
def good(export: bytes, parcel: Path) -> Parts:
    parcel.parent.mkdir()
    parcel.write_bytes(export)
    return parts_of(parcel)


@pytest.fixture
def library(good: Parts, opened: Open, folder: Path) -> Iterator[Library]:
    """An empty one; nothing beside its folder may change."""
    library = opened(folder)
    before = snapshot(folder)
    yield library
    assert snapshot(folder) == before


def snapshot(folder: Path) -> dict[Path, bytes]:
    """Everything that lies around the data folder."""
    around = (path for path in folder.parent.rglob("*") if path.is_file() and "given" not in path.parts)
    return {path: path.read_bytes() for path in around if folder not in path.parents}
