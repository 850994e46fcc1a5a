"""Sputnik's position in signs, for terminals and notebooks; `legend` of its words says what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astroport.core.codec import Action
from astroport.games.sputnik.state import LAYOUTS, NOWHERE, cell_names, places

LETTERS = "ABCDEF"


def pieces(s: Any, where: Any) -> list[tuple[int, int, int]]:
    """(seat, number from 1, cell) of all rockets, or of all bases, that are on the board."""
    seats = int(s.seats)
    everywhere = enumerate(where[: seats * int(s.each)].tolist())
    return [(r % seats, r // seats + 1, cell) for r, cell in everywhere if cell != NOWHERE]


def draw(s: Any, lit: Sequence[Action] = ()) -> str:
    """The position in signs; a rocket on a stack is `(A×3)`, on B's base `[A=b]`, of a fleet `(A2)`."""
    layout = LAYOUTS[s.layout]
    names = cell_names(layout)

    def marks(where: Any) -> dict[int, str]:
        return {at: LETTERS[seat] + (str(n) if s.each > 1 else "") for seat, n, at in pieces(s, where)}

    rockets, bases = marks(s.rocket), marks(s.base_at)
    targets = {action.fields.get("to") or action.fields["at"]: action.kind for action in lit}
    lines: list[str] = []
    for cell, (name, (x, y)) in enumerate(zip(names, places(layout), strict=True)):
        height, rocket, base = int(s.height[cell]), rockets.get(cell), bases.get(cell, "").lower()
        if name in targets:
            here = f"={base}" if base else f"×{height}" if height > 1 else ""
            sign = f"<{name}{'⌂' if targets[name] == 'rescue' else here}>"
        elif rocket and base:
            sign = f"[{rocket}]" if rocket.lower() == base else f"[{rocket}={base}]"
        elif rocket:
            sign = f"({rocket}×{height})" if height > 1 else f"({rocket})"
        else:
            sign = f"[{base}]" if base else str(height or "·")
        if len(lines) == y:
            lines.append(f"{name[0]}  " + "    " * x)
        lines[y] += f"{sign:^8}"
    return "\n".join(line.rstrip() for line in lines)
