"""Errors that say nothing of the program: a library of the system is missing, or an installed one is damaged."""

from __future__ import annotations

import dis
import re
import sys
from pathlib import Path
from types import CodeType, TracebackType
from typing import Final

from speicherstadt_app.app.system import how_to_get, named

OWN: Final = "speicherstadt_app"
STAMP: Final = "speicherstadt-stamp"
"""Written by play.py into the environment that it makes."""
MISSING: Final = re.compile(r"(?P<soname>lib[\w.+-]+\.so[\w.]*): cannot open shared object file")
AT_IMPORT: Final = (ImportError, SyntaxError, EOFError, ValueError, AttributeError, NameError, TypeError, OSError)
"""What a file that is gone, empty or cut off ends in."""


def sentence(error: Exception) -> str:
    """What to say and to do; nothing where the program itself is wrong, which wants its traceback."""
    if isinstance(error, ImportError | OSError) and (found := MISSING.search(str(error))):
        return _library(found["soname"])
    library = _library_at_fault(error)
    return f"The installed library {library} is damaged ({_reason(error)}). {_next_step()}" if library else ""


def _library(soname: str) -> str:
    if known := named(soname):
        return how_to_get([known])
    return f"The system has no {soname}. Install the package that contains it and start again."


def _library_at_fault(error: Exception) -> str:
    """The name of another's module in whose import it went wrong."""
    if not isinstance(error, AT_IMPORT):
        return ""
    if isinstance(error, ImportError) and error.name:
        return _another(error.name)
    hurt = Path(error.filename) if isinstance(error, SyntaxError) and error.filename else None
    files, imported = _course(error.__traceback__)
    for file in (hurt, *reversed(files)):
        if file is not None and "site-packages" in file.parts:
            return _another(file.parts[file.parts.index("site-packages") + 1].removesuffix(".py")) if imported else ""
    # A file that is no Python code at all never begins to run.
    return _another(imported)


def _another(module: str) -> str:
    top = module.partition(".")[0]
    return "" if top == OWN or top in sys.stdlib_module_names else top


def _course(trace: TracebackType | None) -> tuple[list[Path], str]:
    """The files that an error came through, and what the last one of ours was importing then."""
    files, imported = [], ""
    while trace is not None:
        code = trace.tb_frame.f_code
        files.append(Path(code.co_filename))
        if OWN in files[-1].parts:
            imported = _imports(code, trace.tb_lasti)
        trace = trace.tb_next
    return files, imported


def _imports(code: CodeType, at: int) -> str:
    """The module that an instruction imports."""
    here = next((one for one in dis.get_instructions(code) if one.offset == at), None)
    return str(here.argval) if here is not None and here.opname == "IMPORT_NAME" else ""


def _reason(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def _next_step() -> str:
    environment = Path(sys.prefix)
    if (environment / STAMP).exists():
        return f"Delete the folder {environment} and start again."
    return "Install Speicherstadt again."
