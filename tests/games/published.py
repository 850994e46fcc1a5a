"""The counts of docs/perft.md that begin in the middle of a match, and counting with an oracle."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Protocol

PAGE = Path(__file__).parents[2] / "docs" / "perft.md"


class Oracle(Protocol):
    """A second implementation of a game's rules."""

    def legal(self) -> Collection[Any]: ...

    def follow(self, action: Any, /) -> object: ...

    def copy(self) -> Oracle: ...


def perft(oracle: Oracle, depth: int, known: dict[bytes, int] | None = None) -> int:
    """How many sequences of exactly that many actions there are; one that ends earlier is none.

    A position that is reached in several ways is counted on from once.
    """
    if depth == 0:
        return 1
    if depth == 1:
        return len(oracle.legal())
    known = {} if known is None else known
    key = blake2b(repr((depth, vars(oracle))).encode(), digest_size=16).digest()
    if key not in known:
        known[key] = 0
        for action in oracle.legal():
            child = oracle.copy()
            child.follow(action)
            known[key] += perft(child, depth - 1, known)
    return known[key]


@dataclass(frozen=True)
class Opening:
    """From where is counted."""

    seats: int
    options: dict[str, object]
    after: list[str]


class Counts:
    """What the page says of a game: the positions, and the number of ways on by depth."""

    def __init__(self, game: str) -> None:
        self._section = PAGE.read_text(encoding="utf-8").split(f"## {game}\n")[1].split("\n## ")[0]
        self.openings: dict[str, Opening] = {}
        self.by_name: dict[str, list[int]] = {}
        columns = 0
        for row in self._rows():
            if row[0].startswith("position"):
                columns = len(row)
            elif columns == 4:
                name, seats, options, after = row
                pairs = [option.partition("=") for option in options.split(", ") if option]
                settled: dict[str, object] = {option: value or True for option, _, value in pairs}
                self.openings[name] = Opening(int(seats), settled, after.split(", "))
            else:
                self.by_name[row[0]] = [int(re.sub(r"\s", "", cell)) for cell in row[1:] if cell]

    def _rows(self) -> list[list[str]]:
        lines = [line for line in self._section.splitlines() if line.startswith("|") and not line.startswith("|-")]
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]

    @property
    def figures(self) -> list[tuple[str, int, int]]:
        """(position, depth, nodes) of every figure."""
        return [(name, depth, nodes) for name, counts in self.by_name.items() for depth, nodes in enumerate(counts, 1)]
