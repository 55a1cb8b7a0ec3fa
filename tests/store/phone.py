"""A program with a data folder and without pydantic, as on a phone: `python phone.py FOLDER` plays, `… look` looks."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from speicherstadt_app.store.library import Library

ABSENT = {"sqlmodel", "pydantic", "pydantic_core", "PySide6", "shiboken6", "qasync", "multiprocessing"}


class Absent(MetaPathFinder):
    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"{name} is not here", name=name)
        return None


def play(place: Path) -> None:
    """A person with settings of his own, a box, one game to its end, one left after seven moves, one in the trash."""
    from speicherstadt_app.app.folder import Folder
    from tests.store.tables_played import begin

    folder = Folder(place)
    store = cast("Library", folder)  # it begins games as a library does
    person = folder.add_person("Mara", "anchor", "de")
    folder.keep_preferences(person.id, folder.preferences(person.id)._replace(theme="dark", effects=35))
    folder.note(person.id, "lessons", "3")
    folder.keep_last_person(person.id)
    folder.keep_box("speicherstadt", "0123", "Mara's box", "a table of cards")
    begin(store, seed=1, person=person).finish()
    begin(store, seed=2, person=person).play(7)
    folder.trash(begin(store, seed=3).play(2).id)
    folder.maintenance.back_up()
    folder.close()


def look(place: Path) -> dict[str, Any]:
    """Everything that the window can ask for."""
    from speicherstadt_app.app.folder import Folder
    from speicherstadt_app.store.shapes import Filter

    folder = Folder(place)
    (person,) = folder.people()
    (left,) = folder.unfinished()
    kept, _ = folder.resume(left)
    health = folder.maintenance.check(lambda *_: None)
    seen = {
        "person": [person, folder.preferences(person.id), folder.noted(person.id, "lessons"), folder.last_person()],
        "cards": [
            folder.cards(),
            folder.cards(trashed=True),
            folder.boxes("speicherstadt"),
            folder.has_finished(person.id),
        ],
        "games": [kept, *(folder.record(card.id) for card in folder.cards())],
        "figures": [
            folder.figures.as_csv(person.id, Filter("speicherstadt")),
            folder.figures.medals(person.id, "speicherstadt"),
            folder.figures.behind(),
        ],
        "health": [
            health,
            [(backup.name, folder.maintenance.loss(backup.name)) for backup in folder.maintenance.backups()],
        ],
        "news": list(folder.news()),
    }
    folder.close()
    return {name: repr(what) for name, what in seen.items()}


def main() -> None:
    root = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(root), str(root / "src")]
    sys.meta_path.insert(0, Absent())
    place = Path(sys.argv[1])
    if len(sys.argv) == 2:
        play(place)
    print(json.dumps(look(place)))
    assert not ABSENT & {name.partition(".")[0] for name in sys.modules}


if __name__ == "__main__":
    main()
