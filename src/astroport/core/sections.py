"""What a game's WebAssembly file says of itself: a section of its own, how it is written, and how it is found again.

>>> file = MAGIC + section("astroport", b"rules")
>>> content_of(file, "astroport"), content_of(file, "name")
(b'rules', None)
"""

from __future__ import annotations

import json

DESCRIPTION = "astroport"  # the section in which a file says what it is: JSON, made in astroport.wasm.describe
MAGIC = b"\0asm\1\0\0\0"  # with which files begin
CUSTOM = 0  # the number of sections that say what one likes


def described_layout(file: bytes) -> str | None:
    """The layout of which a file says it is; None if it says nothing."""
    content = content_of(file, DESCRIPTION)
    return None if content is None else json.loads(content)["layout"]


def section(name: str, content: bytes) -> bytes:
    """A section of this name."""
    body = leb128(len(name.encode())) + name.encode() + content
    return bytes([CUSTOM]) + leb128(len(body)) + body


def content_of(file: bytes, name: str) -> bytes | None:
    """What the section of this name says in a file; None if it has none."""
    at = len(MAGIC)
    while at < len(file):
        kind = file[at]
        length, begin = number_at(file, at + 1)
        at = begin + length
        if kind == CUSTOM:
            letters, start = number_at(file, begin)
            if file[start : start + letters] == name.encode():
                return file[start + letters : at]
    return None


def leb128(number: int) -> bytes:
    """A number as WebAssembly writes it: seven bits a byte, the lowest first.

    >>> leb128(624485).hex()
    'e58e26'
    """
    low, rest = number & 127, number >> 7
    return bytes([low]) if not rest else bytes([low | 128]) + leb128(rest)


def number_at(file: bytes, at: int) -> tuple[int, int]:
    """The number that is written there, and where it ends.

    >>> number_at(bytes.fromhex("e58e26"), 0)
    (624485, 3)
    """
    low, end = file[at] & 127, at + 1
    if file[at] < 128:
        return low, end
    rest, end = number_at(file, end)
    return low | rest << 7, end
