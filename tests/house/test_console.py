"""On Windows the commands need a program that a console waits for."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from tools import console

AT = 0x80


def program(subsystem: int) -> bytes:
    """The parts of a file that count."""
    content = bytearray(1024)
    content[:2] = b"MZ"
    struct.pack_into("<I", content, console.PE_AT, AT)
    content[AT : AT + 4] = b"PE\0\0"
    struct.pack_into("<H", content, AT + 92, subsystem)
    return bytes(content)


def test_beside_the_program_with_a_window_comes_the_same_one_for_a_console(tmp_path: Path) -> None:
    (tmp_path / "Speicherstadt.exe").write_bytes(program(console.WINDOW))
    assert console.main([str(tmp_path)]) == 0
    assert (tmp_path / "Speicherstadt.exe").read_bytes() == program(console.WINDOW)
    assert (tmp_path / "speicherstadt.com").read_bytes() == program(console.CONSOLE)


@pytest.mark.parametrize("content", [program(console.CONSOLE), bytes(1024)], ids=["for a console", "no program"])
def test_another_file_is_refused(content: bytes) -> None:
    with pytest.raises(SystemExit):
        console.for_console(content)


def test_a_folder_without_the_program_is_refused(tmp_path: Path) -> None:
    assert console.main([str(tmp_path)]) == 2
