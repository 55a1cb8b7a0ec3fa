"""Which shared libraries a file asks for. Its form: https://refspecs.linuxfoundation.org/elf/gabi4+/contents.html"""

import struct
from pathlib import Path

SECTION = struct.Struct("<IIQQQQIIQQ")
DYNAMIC = 6
"""The kind of the section that lists what the linker needs."""
NEEDED = 1


def needed(file: Path) -> set[str]:
    data = file.read_bytes()
    if data[:6] != b"\x7fELF\x02\x01":  # 64 bits, lowest byte first
        return set()
    (at,) = struct.unpack_from("<Q", data, 40)
    size, number = struct.unpack_from("<HH", data, 58)
    sections = [SECTION.unpack_from(data, at + index * size) for index in range(number)]
    found = set()
    for _, kind, _, _, start, length, link, *_ in sections:
        if kind != DYNAMIC:
            continue
        names = sections[link][4]
        for tag, value in struct.iter_unpack("<QQ", data[start : start + length]):
            if tag == NEEDED:
                found.add(data[names + value : data.index(b"\0", names + value)].decode())
    return found
