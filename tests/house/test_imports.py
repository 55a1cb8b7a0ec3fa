"""Doors between rooms open one way. Every import in src is read, those inside functions and for types included."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
PACKAGE = "speicherstadt_app"

# Which rooms a room may import. PACKAGE itself holds the version and nothing else.
DOORS: dict[str, set[str]] = {
    PACKAGE: set(),
    "engine": set(),
    "words": {"engine", "games.registry", "ai.advice"},
    "games": {"engine"},
    "ai": {"engine", "games"},
    "play": {PACKAGE, "engine", "games", "ai"},
    "store": {PACKAGE, "engine", "games.registry"},
    "ui": {PACKAGE, "engine", "words", "games", "ai", "play", "store.shapes"},
    "bench": {PACKAGE, "engine", "games", "ai", "store"},
    "cli": {PACKAGE, "engine", "words", "games", "ai", "play", "store", "bench"},
    "app": {PACKAGE, "engine", "words", "games", "ai", "play", "store", "ui"},
    "__main__": {"app", "cli"},
}
# The same for the roles in a game's folder; its own other roles are named with a slash, `/card` is the folder's door.
ROLES: dict[str, set[str]] = {
    "card": {"engine"},
    "rules": {"/card", "engine"},
    "brains": {"/card", "/rules", "engine", "ai"},
    "words": {"/card", "/rules", "engine", "words", "ai"},
    "extras": {"/card", "/rules", "/words", "engine", "words"},
    "table": {"/card", "/rules", "/words", "/extras", "engine", "words", "ai", "play", "ui"},
}
# Doors that open only inside a function, so that a command in the terminal never waits for a window.
LATE_DOORS: dict[str, set[str]] = {"cli": {"app", "ui"}}

PURE = {"engine", "words", "games", "ai", "card", "rules", "brains", "extras"}
CLOCKS_AND_CHANCE = {"asyncio", "datetime", "secrets", "time", "uuid"}
QT = {"PySide6", "qasync", "shiboken6"}
DATABASE = {"sqlalchemy", "sqlite3", "sqlmodel"}
# For each library, the rooms that may know it.
KEPT_TO = {
    **{name: {"ui", "app", "table"} for name in QT},
    **{name: {"store"} for name in DATABASE},
    "pygame": {"ui"},
    "rich": {"cli"},
    "distributed": {"cli"},
}

IMPORT_NAMES = {"pygame-ce": "pygame", "pyside6-essentials": "PySide6"}


@dataclass(frozen=True)
class Import:
    target: str
    line: int
    late: bool


def imports_of(tree: ast.Module) -> Iterator[Import]:
    late = {
        node
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for node in ast.walk(function)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Call):
            for target in targets_of(node):
                yield Import(target, node.lineno, node in late)


def targets_of(node: ast.Import | ast.ImportFrom | ast.Call) -> list[str]:
    match node:
        case ast.Import(names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module, names, 0):
            return [f"{module}.{alias.name}" for alias in names]
        case ast.ImportFrom(module, _, level):
            return ["." * (level or 0) + (module or "")]
        case ast.Call(func, [ast.Constant(str(name)), *_]) if re.search(
            r"\b(import_module|__import__)$", ast.unparse(func)
        ):
            return [name]
    return []


def room_of(path: tuple[str, ...]) -> str:
    return path[0] if path and path[0] in DOORS else PACKAGE


def game_of(path: tuple[str, ...], games: set[str]) -> str | None:
    return path[1] if len(path) > 1 and path[0] == "games" and path[1] in games else None


def role_of(path: tuple[str, ...]) -> str:
    return path[2] if len(path) > 2 and path[2] in ROLES else "card"


def wrong_doors(src: Path) -> list[str]:
    package = src / PACKAGE
    games = {door.parent.name for door in package.glob("games/*/__init__.py")}
    found: list[str] = []
    for file in sorted(package.rglob("*.py")):
        here = file.relative_to(package).with_suffix("").parts
        here = here[:-1] if here[-1] == "__init__" else here
        if here and here[0] not in DOORS:
            found.append(f"{file.relative_to(src)}: a room without doors: {here[0]}")
            continue
        tree = ast.parse(file.read_text("utf-8"))
        for imported in imports_of(tree):
            why = objection(here, imported, games)
            if why:
                found.append(f"{file.relative_to(src)}:{imported.line}: {why}")
        if place_of(here, games) in PURE:
            found += [f"{file.relative_to(src)}:{line}: {why}" for line, why in global_chance(tree)]
    return found


def place_of(path: tuple[str, ...], games: set[str]) -> str:
    """The room, or in a game's folder the role."""
    return role_of(path) if game_of(path, games) else room_of(path)


def objection(here: tuple[str, ...], imported: Import, games: set[str]) -> str | None:
    place = place_of(here, games)
    first, *rest = imported.target.split(".")
    if not first:
        return f"relative import {imported.target}"
    if first != PACKAGE:
        if place == "engine" and first not in sys.stdlib_module_names:
            return f"engine imports {first}, which is not in the standard library"
        if place in PURE and first in CLOCKS_AND_CHANCE:
            return f"{place} imports {first}"
        if place not in KEPT_TO.get(first, {place}):
            return f"{place} imports {first}"
        return None
    return _wrong_room(here, tuple(rest), games, late=imported.late)


def _wrong_room(here: tuple[str, ...], there: tuple[str, ...], games: set[str], *, late: bool) -> str | None:
    place, own, theirs = place_of(here, games), game_of(here, games), game_of(there, games)
    if theirs and theirs != own:
        return f"{'.'.join(here)} imports the game {theirs}"
    if theirs:
        role = role_of(there)
        return None if role == place or f"/{role}" in ROLES[place] else f"{place} imports {role} of its game"
    goal = room_of(there)
    if not own and goal == place != PACKAGE:
        return None
    doors, open_doors = {goal, ".".join(there[:2])}, ROLES[place] if own else DOORS[place]
    if doors & open_doors:
        return None
    if not own and doors & LATE_DOORS.get(place, set()):
        return None if late else f"{place} imports {goal} outside a function"
    return f"{place} imports {goal}"


def global_chance(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """A generator is made from a seed and handed on; the one that `random` shares belongs to nobody."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and any(a.name == "random" and a.asname for a in node.names):
            yield node.lineno, "random goes by another name"
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            for alias in node.names:
                if alias.name != "Random" or alias.asname:
                    yield node.lineno, f"random.{alias.name} draws from the shared generator"
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "random" and node.attr != "Random":
            yield node.lineno, f"random.{node.attr} draws from the shared generator"
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"Random", "random.Random"} and not node.args:
            yield node.lineno, "a generator without a seed"


KNOWN = Path(__file__).with_name("known_leaks.txt")
"""What still goes through a wrong door. The list may only become shorter."""


def without_lines(complaints: list[str]) -> set[str]:
    return {re.sub(r":\d+: ", ": ", complaint) for complaint in complaints}


def test_every_door_opens_the_right_way() -> None:
    assert without_lines(wrong_doors(SRC)) == set(KNOWN.read_text("utf-8").splitlines())


GOOD = {
    "engine/rules.py": "from collections.abc import Sequence\nfrom speicherstadt_app.engine.names import NAME\n",
    "engine/dealer.py": "from random import Random\n\n\ndef dealt(seed):\n    return Random(seed).random()\n",
    "games/chess/__init__.py": "from speicherstadt_app.engine.rules import GameCard\n",
    "games/chess/rules/rules.py": "import random\nfrom speicherstadt_app.engine import rules\nr = random.Random(3)\n",
    "games/chess/extras/codes.py": "import tomllib\nfrom speicherstadt_app.games.chess.rules.rules import GAME\n",
    "games/chess/brains/brain.py": "from speicherstadt_app.ai import search\n",
    "games/chess/table/scene.py": "from PySide6.QtCore import QObject\nfrom speicherstadt_app.ui import rows\n",
    "ai/search.py": "from speicherstadt_app.games.registry import game\n",
    "ui/games.py": "from speicherstadt_app.store.shapes import GameEntry\n",
    "play/table.py": "import asyncio\nimport time\nfrom speicherstadt_app.ai import search\n",
    "store/games.py": "import sqlmodel\nfrom speicherstadt_app.games.registry import game\n",
    "ui/table.py": "from PySide6.QtCore import QObject\nfrom speicherstadt_app.play.table import Table\n",
    "cli/bench.py": "import rich\nfrom speicherstadt_app import __version__, bench\n",
    "cli/play.py": "def main():\n    from speicherstadt_app.ui import table\n    return table\n",
    "app.py": "import qasync\nfrom speicherstadt_app.store import games\nfrom speicherstadt_app.ui import table\n",
    "__main__.py": "from speicherstadt_app.cli import main\n",
}

BAD = [
    ("engine/a.py", "from speicherstadt_app.games.chess import rules", "engine.a imports the game chess"),
    ("engine/a.py", "import speicherstadt_app.ai", "engine imports ai"),
    ("engine/a.py", "def f():\n    from speicherstadt_app.play import table", "engine imports play"),
    ("engine/a.py", "if TYPE_CHECKING:\n    import speicherstadt_app.ui", "engine imports ui"),
    ("engine/a.py", "import rich", "engine imports rich, which is not in the standard library"),
    ("engine/a.py", "from time import perf_counter", "engine imports time"),
    ("engine/a.py", "from speicherstadt_app import __version__", "engine imports speicherstadt_app"),
    ("engine/a.py", "from . import record", "relative import ."),
    ("engine/a.py", "import_module('speicherstadt_app.ai.search')", "engine imports ai"),
    ("games/chess/rules/a.py", "from speicherstadt_app.ai import search", "rules imports ai"),
    (
        "games/chess/rules/a.py",
        "from speicherstadt_app.games.chess.words import log",
        "rules imports words of its game",
    ),
    ("games/chess/words/a.py", "import PySide6.QtCore", "words imports PySide6"),
    ("games/chess/brains/a.py", "from speicherstadt_app.ui import rows", "brains imports ui"),
    ("games/chess/table/a.py", "from speicherstadt_app.store import games", "table imports store"),
    ("games/chess/a.py", "from speicherstadt_app.games.go.rules import GAME", "games.chess.a imports the game go"),
    ("games/registry.py", "from speicherstadt_app.games.go.rules import GAME", "games.registry imports the game go"),
    ("games/chess/rules/a.py", "import asyncio", "rules imports asyncio"),
    ("games/chess/rules/a.py", "import sqlite3", "rules imports sqlite3"),
    ("games/chess/rules/a.py", "from random import shuffle", "random.shuffle draws from the shared generator"),
    ("ai/a.py", "import random\nrandom.random()", "random.random draws from the shared generator"),
    ("ai/a.py", "import random as r\nr.random()", "random goes by another name"),
    ("ai/a.py", "from random import Random\nRandom()", "a generator without a seed"),
    ("ai/a.py", "import PySide6.QtCore", "ai imports PySide6"),
    ("ai/a.py", "import datetime", "ai imports datetime"),
    ("ai/a.py", "from speicherstadt_app.games.go.rules import GAME", "ai.a imports the game go"),
    ("ui/a.py", "from speicherstadt_app.games.go import rules", "ui.a imports the game go"),
    ("cli/a.py", "from speicherstadt_app.games.go import rules", "cli.a imports the game go"),
    ("play/a.py", "from speicherstadt_app.store import games", "play imports store"),
    ("play/a.py", "from PySide6 import QtCore", "play imports PySide6"),
    ("play/a.py", "import rich.table", "play imports rich"),
    ("store/a.py", "from speicherstadt_app.games.chess import rules", "store.a imports the game chess"),
    ("store/a.py", "from speicherstadt_app.play import table", "store imports play"),
    ("ui/a.py", "from speicherstadt_app.store import games", "ui imports store"),
    ("ui/a.py", "import sqlmodel", "ui imports sqlmodel"),
    ("bench/a.py", "from speicherstadt_app.play import table", "bench imports play"),
    ("cli/a.py", "from speicherstadt_app.ui import table", "cli imports ui outside a function"),
    ("cli/a.py", "from PySide6 import QtCore", "cli imports PySide6"),
    ("app.py", "from speicherstadt_app.cli import main", "app imports cli"),
    ("__init__.py", "from speicherstadt_app.engine import record", "speicherstadt_app imports engine"),
    ("attic/a.py", "", "a room without doors: attic"),
]


def plant(src: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        file = src / PACKAGE / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def test_the_check_lets_good_doors_be(tmp_path: Path) -> None:
    plant(tmp_path, GOOD)
    assert wrong_doors(tmp_path) == []


@pytest.mark.parametrize(("name", "text", "why"), BAD, ids=[f"{name}: {why}" for name, _, why in BAD])
def test_the_check_sees_a_wrong_door(tmp_path: Path, name: str, text: str, why: str) -> None:
    plant(tmp_path, {"games/chess/__init__.py": "", "games/go/__init__.py": "", name: text})
    (complaint,) = wrong_doors(tmp_path)
    assert complaint.endswith(f": {why}")


def loaded_after(statement: str) -> set[str]:
    """The modules of a bare interpreter (no site-packages, no settings) after one statement."""
    code = f"import sys; sys.path.insert(0, {str(SRC)!r}); {statement}; print(*sys.modules)"
    answer = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    return set(answer.stdout.split())


def test_the_engine_needs_nothing_but_python() -> None:
    modules = sorted(file.stem for file in (SRC / PACKAGE / "engine").glob("*.py") if file.stem != "__init__")
    imports = "; ".join(f"import {PACKAGE}.engine.{module}" for module in modules)
    assert f"{PACKAGE}.engine.record" in loaded_after(imports)


def test_a_worker_that_imports_main_loads_neither_commands_nor_window() -> None:
    loaded = loaded_after(f"import {PACKAGE}.__main__")
    assert f"{PACKAGE}.__main__" in loaded
    assert not {f"{PACKAGE}.cli", f"{PACKAGE}.engine", "multiprocessing", "rich", *QT} & loaded


def test_what_is_imported_is_declared_and_what_is_declared_is_imported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [needed for extra, needed in project["optional-dependencies"].items() if extra not in {"dev", "music"}]
    declared = {
        IMPORT_NAMES.get(name, name)
        for name in (re.split(r"[^\w.-]", dependency)[0].lower() for dependency in sum(extras, project["dependencies"]))
    }
    imported = {
        imported.target.split(".")[0]
        for file in SRC.rglob("*.py")
        for imported in imports_of(ast.parse(file.read_text("utf-8")))
    }
    # shiboken6 is a part of PySide6; _typeshed is there for type checkers alone.
    assert imported - set(sys.stdlib_module_names) - {PACKAGE, "", "shiboken6", "_typeshed"} == declared
