"""What a package does without, file by file: sources beside what is compiled of them, symbols, data that nothing reads.

`tools.bundle` calls it. A compiler and `strip` are at hand wherever a package for Linux is made: Briefcase builds its
launcher with them.
"""

from __future__ import annotations

import compileall
import py_compile
import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

SUFFIXES: Final = (".aotstats", ".pyi", ".qmltypes", ".ts")
"""For editors, compilers and translators, and what the compiler of pages writes about its work."""
WITH_SYMBOLS: Final = ("sqlalchemy/**/*.so", "PySide6/Qt/lib/libicu*.so.*")
"""Libraries for Linux that come with the tables of their linker. Those of pygame were rewritten after they were linked,
and `strip` may break such a file; in those of Qt there is nothing to strip."""
ICU_DATA: Final = re.compile(r"libicudata\.so\.(\d+)")
EMPTY_DATA: Final = """
#include <stdint.h>
/* The header of ICU's data, and a table of contents without an entry: stubdata.cpp of ICU has the same. */
struct {{
  uint16_t header_size; uint8_t magic1, magic2;
  uint16_t info_size, reserved1; uint8_t is_big_endian, charset, char_size, reserved2;
  uint8_t format[4], format_version[4], data_version[4], padding[8];
  uint32_t count, reserved3; int32_t none[4];
}} const icudt{version}_dat = {{
  32, 0xda, 0x27, 20, 0, __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__, 0, 2, 0,
  {{'T', 'o', 'C', 'P'}}, {{1, 0, 0, 0}}, {{0}}, {{0}}, 0, 0, {{0}}
}};
"""


def lighten(folder: Path, *, linux: bool) -> None:
    """Below `app_packages` or `app`: both hold Python."""
    compile_alone(folder)
    for file in [path for path in folder.rglob("*") if path.suffix in SUFFIXES]:
        file.unlink()
    if linux:
        strip(folder)
        for data in (folder / "PySide6" / "Qt" / "lib").glob("libicudata.so.*"):
            empty(data)


def compile_alone(folder: Path) -> None:
    """Each module compiled where its source was. The program can't write beside itself once it is installed, and would
    be compiled anew at every start; nor does Python, or PySide6, read a source that is not there. Without dates: the
    same sources give the same files. What can't be compiled (a template) stays as it is."""
    compileall.compile_dir(
        folder,
        quiet=2,
        workers=0,
        legacy=True,
        stripdir=str(folder),
        prependdir=folder.name,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    for source in list(folder.rglob("*.py")):
        if source.with_suffix(".pyc").exists():
            source.unlink()
    for beside in list(folder.rglob("__pycache__")):
        for file in beside.iterdir():
            file.unlink()
        beside.rmdir()


def strip(folder: Path) -> None:
    for file in libraries_with_symbols(folder):
        subprocess.run(["strip", "--strip-unneeded", file], check=True)


def libraries_with_symbols(folder: Path) -> Iterator[Path]:
    for pattern in WITH_SYMBOLS:
        yield from (path for path in sorted(folder.glob(pattern)) if not path.is_symlink())


def empty(data: Path, compiler: Sequence[str] = ("cc",)) -> None:
    """In place of ICU's tables, which are a sixth of a package, a library of the same name without an entry. Qt asks
    them for one thing alone, to sort words by the rules of a language (QCollator), and sorts by letters without them;
    numbers, days and capitals it knows itself."""
    found = ICU_DATA.fullmatch(data.name)
    if found is None:
        return
    named = (f"-Wl,-soname,{data.name}", "-Wl,-z,noexecstack", "-Wl,--build-id=none", "-x", "c", "-o", str(data), "-")
    command = [*compiler, "-shared", "-nostdlib", "-fPIC", "-s", *named]
    data.unlink()
    subprocess.run(command, input=EMPTY_DATA.format(version=found[1]), text=True, check=True)
