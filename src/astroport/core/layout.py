"""How a state lies in memory and how actions are numbered, as plain data: for whoever reads them without Python.

>>> import astroport
>>> layout(astroport.game("sputnik"))["state"]["fields"][0]
{'name': 'galaxies', 'type': 'i8', 'at': 0, 'shape': []}
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import numpy as np

from astroport.core.contract import Game
from astroport.core.events import Event, Kinds, Number


def layout(game: Game) -> dict[str, Any]:
    """The state, the options and the actions of a game; and if its rules say what happens, in which kinds."""
    found: dict[str, Any] = {
        "state": record(game.state.STATE),
        "options": record(game.options_dtype),
        "actions": actions(game),
    }
    if not game.has_events:
        return found
    state = game.state
    told = {"events": kinds(state.EVENTS), "prompts": kinds(state.PROMPTS), "choices": kinds(state.CHOICES)}
    queries = {query.__name__: list(things) for query, things in getattr(game.rules, "QUERIES", {}).items()}
    return found | told | {"most_events": state.MOST_EVENTS, "queries": queries}


@cache
def layout_hash(game: Game) -> str:
    """Sixteen digits that are others whenever the layout is another one."""
    return hashlib.sha256(json.dumps(layout(game), sort_keys=True).encode()).hexdigest()[:16]


def record(dtype: np.dtype[Any]) -> dict[str, Any]:
    """A record: how many bytes it has, and which fields."""
    fields = [field(name, *where[:2]) for name, where in (dtype.fields or {}).items()]
    return {"bytes": dtype.itemsize, "fields": fields}


def field(name: str, of: np.dtype[Any], at: int) -> dict[str, Any]:
    """A field of a record: its name, its type (as in `u1`), at which byte it begins, and how many there are of it."""
    return {"name": name, "type": of.base.str[1:], "at": at, "shape": list(of.shape)}


def actions(game: Game) -> dict[str, Any]:
    """The actions: how many, and their kinds, each with its fields; the last field runs fastest."""
    codec = game.codec
    kinds = [
        {
            "name": kind.name,
            "start": codec.start(kind.name),
            "count": kind.count,
            "fields": [{"name": field.name, "values": field.values, "default": field.default} for field in kind.fields],
        }
        for kind in codec.kinds.values()
    ]
    return {"count": codec.count, "kinds": kinds}


def kinds(declared: Kinds[Any]) -> list[dict[str, Any]]:
    """Kinds of events, prompts or choices: what each is called, its number, and its numbers in their order."""
    return [
        {"name": kind.name, "kind": declared.number(kind.name), "numbers": [number(each) for each in kind.numbers]}
        | ({"line": kind.line} if isinstance(kind, Event) and kind.line else {})
        for kind in declared
    ]


def number(declared: Number) -> dict[str, Any]:
    """A number of a kind: what it is called, of what it is, whether it is a set, and whether it may be blank."""
    found: dict[str, Any] = {"name": declared.name, "of": declared.thing}
    return found | {name: True for name in ("several", "secret") if getattr(declared, name)}
