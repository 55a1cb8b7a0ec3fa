"""Holds every QML file to qmllint and qmlformat: `python -m tools.qml_check [--fix] [FILE…]`.

qmllint knows Python's types only from a description, so one is written first, from what the classes themselves say.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QMetaMethod, QMetaObject, QObject

from speicherstadt_app.ui.assets import PACKAGE, QML

ROOT = PACKAGE.parents[1]


def files() -> list[Path]:
    return sorted([*QML.rglob("*.qml"), *(ROOT / "tests").rglob("*.qml")])


def run(tool: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    start = f"from PySide6.scripts.pyside_tool import {tool}; {tool}()"
    command = [sys.executable, "-c", start, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


# --- what Python has to say to QML


def import_names(tree: ast.Module) -> Iterator[str]:
    """What a module calls the QML module of its classes."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "QML_IMPORT_NAME":
            yield str(ast.literal_eval(node.value))


def exported(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """The classes that a module gives to QML, each with whether QML may make one."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            marks = {ast.unparse(mark).split("(")[0] for mark in node.decorator_list}
            if marks & {"QmlElement", "for_qml"}:
                yield node.name, marks.isdisjoint({"QmlUncreatable", "for_qml"})


def word(name: str | bytes | bytearray | memoryview | QByteArray) -> str:
    if isinstance(name, str):
        return name
    return bytes(name.data() if isinstance(name, QByteArray) else name).decode()


def bare(type_name: str) -> tuple[str, str]:
    return (type_name[:-1], "; isPointer: true") if type_name.endswith("*") else (type_name, "")


def properties(meta: QMetaObject) -> Iterator[str]:
    for index in range(meta.propertyOffset(), meta.propertyCount()):
        found = meta.property(index)
        name = word(found.name())
        kind, pointer = bare(word(found.typeName()))
        notify = f'; notify: "{word(found.notifySignal().name())}"' if found.hasNotifySignal() else ""
        access = f'; read: "{name}"' + (f'; write: "{name}"' if found.isWritable() else "")
        extra = "" if found.isWritable() else "; isReadonly: true"
        constant = "; isPropertyConstant: true" if found.isConstant() else ""
        yield f'Property {{ name: "{name}"; type: "{kind}"{access}{notify}{pointer}{extra}{constant} }}'


def methods(meta: QMetaObject) -> Iterator[str]:
    for index in range(meta.methodOffset(), meta.methodCount()):
        found = meta.method(index)
        role = "Signal" if found.methodType() == QMetaMethod.MethodType.Signal else "Method"
        result, pointer = bare(word(found.typeName()))
        returns = "" if result == "void" else f'; type: "{result}"{pointer}'
        parameters = ""
        for position, (kind, name) in enumerate(zip(found.parameterTypes(), found.parameterNames(), strict=True)):
            bare_kind, is_pointer = bare(word(kind))
            label = word(name) or f"arg{position}"
            parameters += f' Parameter {{ name: "{label}"; type: "{bare_kind}"{is_pointer} }}'
        yield f'{role} {{ name: "{word(found.name())}"{returns};{parameters} }}'


def component(kind: type[QObject], export: str | None, *, creatable: bool) -> str:
    meta: QMetaObject = kind.staticMetaObject  # type: ignore[attr-defined]
    lines = [f'name: "{meta.className()}"', 'accessSemantics: "reference"']
    lines.append(f'prototype: "{meta.superClass().className()}"')
    if export:
        lines += [f'exports: ["{export} 1.0"]', "exportMetaObjectRevisions: [256]"]
        lines += [] if creatable else ["isCreatable: false"]
    return "Component { " + "\n".join([*lines, *properties(meta), *methods(meta)]) + " }"


def describe(folder: Path) -> None:
    """Writes what qmllint has to know of the one QML module that Python makes."""
    given: dict[str, bool] = {}
    names: set[str] = set()
    kinds: dict[str, type[QObject]] = {}
    for path in sorted([*(PACKAGE / "ui").rglob("*.py"), *PACKAGE.glob("games/*/table/*.py")]):
        tree = ast.parse(path.read_text("utf-8"))
        names |= set(import_names(tree))
        given |= dict(exported(tree))
        source = importlib.import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))
        for kind in vars(source).values():
            if isinstance(kind, type) and issubclass(kind, QObject) and kind.__module__ == source.__name__:
                kinds[kind.__name__] = kind
    if not names:
        return
    (module,) = names
    components = [
        component(kind, f"{module}/{name}" if name in given else None, creatable=given.get(name, False))
        for name, kind in kinds.items()
    ]
    target = folder.joinpath(*module.split("."))
    target.mkdir(parents=True)
    text = "import QtQuick.tooling 1.2\nModule {\n" + "\n".join(components) + "\n}\n"
    (target / "python.qmltypes").write_text(text, "utf-8")
    (target / "qmldir").write_text(f"module {module}\ntypeinfo python.qmltypes\nimport QtQml.Models\n", "utf-8")


# --- the two checks


def lint(paths: Sequence[Path]) -> str:
    """What qmllint complains of, or nothing."""
    with tempfile.TemporaryDirectory() as folder:
        describe(Path(folder))
        found = run("qmllint", "-I", QML, "-I", folder, "-W", "0", *paths)
    return found.stdout + found.stderr if found.returncode else ""


def formatted(paths: Sequence[Path]) -> dict[Path, str]:
    """The files as qmlformat wants them."""
    with tempfile.TemporaryDirectory() as folder:
        copies = {path: Path(folder) / f"{number}.qml" for number, path in enumerate(paths)}
        for path, copy in copies.items():
            copy.write_bytes(path.read_bytes())
        answer = run("qmlformat", "--inplace", "--settings", QML / ".qmlformat.ini", *copies.values())
        if answer.returncode:
            raise SystemExit(f"qmlformat cannot read a file: mend what qmllint says of it.\n{answer.stderr}")
        return {path: copy.read_text("utf-8") for path, copy in copies.items()}


def unformatted(paths: Sequence[Path]) -> dict[Path, str]:
    return {path: text for path, text in formatted(paths).items() if text != path.read_text("utf-8")}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fix", action="store_true", help="write the files as qmlformat wants them")
    parser.add_argument("paths", nargs="*", type=Path, help="only these files")
    asked = parser.parse_args()
    paths = asked.paths or files()
    complaints = lint(paths)
    print(complaints, end="")
    wrong = unformatted(paths)
    for path, text in wrong.items():
        if asked.fix:
            path.write_text(text, "utf-8")
        print(f"{path}: {'formatted' if asked.fix else 'not formatted; python -m tools.qml_check --fix does it'}")
    return 1 if complaints or (wrong and not asked.fix) else 0


if __name__ == "__main__":
    sys.exit(main())
