"""A program of Windows for a console: `python -m tools.console FOLDER`, after `briefcase build windows`.

Speicherstadt.exe is a program with a window: a console neither waits for it nor shows what it prints. Beside it comes
speicherstadt.com, the same file with one number changed, by which Windows starts it as a program of the console. It is
found first when `speicherstadt` is typed.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import Final

PE_AT: Final = 0x3C
SUBSYSTEM: Final = 4 + 20 + 68
"""From the signature on: behind it the header of the file, and this far into the optional one, in 32 and 64 bits."""
WINDOW: Final = 2
CONSOLE: Final = 3


def for_console(program: bytes) -> bytes:
    """https://learn.microsoft.com/windows/win32/debug/pe-format"""
    (at,) = struct.unpack_from("<I", program, PE_AT)
    place = at + SUBSYSTEM
    if program[:2] != b"MZ" or program[at : at + 4] != b"PE\0\0":
        raise SystemExit("This is no program of Windows: name the folder that Briefcase has built.")
    if struct.unpack_from("<H", program, place) != (WINDOW,):
        raise SystemExit("The program has no window: there is nothing to change.")
    return program[:place] + struct.pack("<H", CONSOLE) + program[place + 2 :]


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or not (programs := sorted(Path(arguments[0]).glob("Speicherstadt.exe"))):
        print("usage: python -m tools.console FOLDER   with Speicherstadt.exe in it", file=sys.stderr)
        return 2
    programs[0].with_name("speicherstadt.com").write_bytes(for_console(programs[0].read_bytes()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
