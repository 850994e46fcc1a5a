"""Comets in signs, for terminals and notebooks; `legend` of its words says what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astroport.core.codec import Action
from comets.state import CHASE, NONE, UNKNOWN, WAIT


def draw(s: Any, _lit: Sequence[Action] = ()) -> str:
    """One line a seat."""
    lines = []
    for seat in range(s.seats):
        comet = {NONE: "-", UNKNOWN: "?"}.get(int(s.comet[seat]), str(s.comet[seat]))
        choice = {NONE: " ", UNKNOWN: "*", CHASE: "!", WAIT: "."}[int(s.choice[seat])]
        lines.append(f"{'ABC'[seat]}  {comet}  {choice}")
    return "\n".join(lines)
