"""What a package keeps of Qt: a list of what the program uses, on every system. Everything else goes.

Qt lies below `PySide6`: on Linux and macOS in `PySide6/Qt`, on Windows beside the Python modules. Its libraries are
called `libQt6Core.so.6`, `QtCore.framework` or `Qt6Core.dll`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

MODULES: Final = {"Core", "DBus", "Gui", "Network", "OpenGL", "Qml", "Quick", "Svg", "Widgets"}
"""Python modules: what the program imports, what qasync imports (Widgets), and what these import."""

LIBRARIES: Final = MODULES | {
    "LabsFolderListModel",
    "QmlCompiler",  # for the pages, which `tools.bundle` compiles; it goes afterwards
    "QmlCore",
    "QmlMeta",
    "QmlModels",
    "QmlWorkerScript",
    "QuickControls2",
    "QuickControls2Basic",
    "QuickControls2BasicStyleImpl",
    "QuickControls2Impl",
    "QuickDialogs2",
    "QuickDialogs2QuickImpl",
    "QuickDialogs2Utils",
    "QuickEffects",
    "QuickLayouts",
    "QuickShapes",
    "QuickShapesDesignHelpers",
    "QuickTemplates2",
    "WaylandClient",
    "WlShellIntegration",
    "XcbQpa",
}

# Without a dialog of the system Qt draws its own, in the one style that is used.
PAGES: Final = {
    *("Qt", "Qt/labs", "Qt/labs/folderlistmodel", "QtCore", "QtQml", "QtQml/Models", "QtQml/WorkerScript", "QtQuick"),
    *("QtQuick/Controls", "QtQuick/Controls/Basic", "QtQuick/Controls/Basic/impl", "QtQuick/Controls/impl"),
    *("QtQuick/Dialogs", "QtQuick/Dialogs/quickimpl", "QtQuick/Effects", "QtQuick/Layouts", "QtQuick/Shapes"),
    *("QtQuick/Shapes/DesignHelpers", "QtQuick/Templates", "QtQuick/Window"),
}
"""Folders of QML; what lies below the last one of a name that is not listed belongs to it (pictures of a style)."""

PLUGINS: Final = {
    "iconengines": "",
    "imageformats": "pdf",
    "platforminputcontexts": "virtualkeyboard",
    "platforms": "eglfs|linuxfb|minimalegl|vkkhrdisplay|vnc",
    "platformthemes": "",
    "styles": "",
    "wayland-decoration-client": "",
    "wayland-graphics-integration-client": "",
    "wayland-shell-integration": "",
    "xcbglintegrations": "",
}
"""Kinds of plugins, and which of them nobody needs who has a screen and a keyboard."""

TRANSLATIONS: Final = re.compile(r"qt(base|declarative)?_(de|en|fr)\.qm")
FOLDERS: Final = {"support"}
"""Of PySide6's own; `Qt` and what is in it are looked at one by one."""
PARTS_OF_QT: Final = {"lib", "libexec", "plugins", "qml", "translations"}
LIBRARY: Final = re.compile(r"(?:lib)?Qt6?(?P<name>[A-Z]\w*?)(?:\.abi3)?\.(?:so|dll|pyd|dylib|framework|debug)\b.*")


def superfluous(pyside: Path) -> Iterator[Path]:
    """Files of PySide6 that a package does without."""
    for path in sorted(pyside.rglob("*")):
        if (path.is_file() or path.is_symlink()) and not is_kept(PurePosixPath(path.relative_to(pyside).as_posix())):
            yield path


def is_kept(file: PurePosixPath) -> bool:
    """Whether the program needs a file, named as it lies below `PySide6`."""
    first, *rest = file.parts
    if first == "Qt":
        first, *rest = rest or [""]
    if first in PARTS_OF_QT:
        return _is_kept_of_qt(first, rest)
    if rest:
        return first in FOLDERS or first == "__pycache__"
    # Mesa, for a Windows without graphics: there the program asks Qt itself to draw.
    if first.endswith((".exe", ".pyi")) or "." not in first or first == "opengl32sw.dll":
        return False
    found = LIBRARY.fullmatch(first)
    return found is None or found["name"] in (MODULES if first.endswith((".abi3.so", ".pyd")) else LIBRARIES)


def _is_kept_of_qt(part: str, rest: list[str]) -> bool:
    match part:
        case "lib":
            # What is not Qt's own (ICU) is needed by it; the files of CMake are not.
            found = LIBRARY.fullmatch(rest[0])
            return found["name"] in LIBRARIES if found else rest[0] != "cmake"
        case "plugins":
            kind, name = rest[0], rest[-1]
            not_needed = PLUGINS.get(kind)
            return not_needed is not None and not (not_needed and re.search(not_needed, name))
        case "qml":
            return _page(rest[:-1])
        case "translations":
            return TRANSLATIONS.fullmatch(rest[-1]) is not None
        case _:
            return True


def _page(folders: list[str]) -> bool:
    """A folder below a module is a module of its own if its name begins like one, else a part of it."""
    name = "/".join(folders)
    if name in PAGES or not name:
        return True
    above = "/".join(folders[:-1])
    return above in PAGES and not folders[-1][0].isupper() and above not in ("Qt/labs", "QtQuick", "QtQuick/Controls")
