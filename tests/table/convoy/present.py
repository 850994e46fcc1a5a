"""Convoy as people see and read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astroport.core.codec import Action
from astroport.core.contract import CHANCE, LogLine, Picture
from astroport.core.words import Words
from tests.table.convoy.state import PLANNING, UNKNOWN

LEGEND = Words(en="how far each is", fr="où en est chacun")


def picture(s: Any, _viewer: int) -> Picture:
    """How far each is, and what of its plan is known."""
    return {
        "turn": int(s.turn),
        "ships": [
            {
                "sailed": int(s.sailed[seat]),
                "done": bool(s.done[seat]),
                "legs": None if s.filled[seat] == UNKNOWN else s.leg[seat, : s.filled[seat]].tolist(),
            }
            for seat in range(s.seats)
        ],
    }


def draw(s: Any, _lit: Sequence[Action] = ()) -> str:
    """One line a seat."""
    return "\n".join(f"{seat} {s.sailed[seat]}" for seat in range(s.seats))


def prompt(s: Any, _seat: int, _actions: Sequence[Action]) -> Words:
    """What is asked now."""
    if s.phase == PLANNING:
        return Words(en="Plan your legs.", fr="Prévoyez vos bords.")
    return Words(en="The convoy waits.", fr="Le convoi attend.")


def describe(_s: Any, action: Action) -> Words:
    """An action as a choice put to its player."""
    return Words(en=action.text, fr=action.text)


def log_lines(before: Any, seat: int, action: Action, _after: Any, viewer: int) -> list[LogLine]:
    """The wind, and what a seat plans to itself and its allies."""
    if seat == CHANCE:
        return [LogLine(CHANCE, Words(en="Wind", fr="Vent"), Words(en="Wind", fr="Vent"))]
    if viewer >= before.seats or (viewer - seat) % 2:
        return []
    they = Words(en=f"{{who}}: {action.text}", fr=f"{{who}} : {action.text}")
    return [LogLine(seat, they, Words(en=f"You: {action.text}", fr=f"Vous : {action.text}"))]
