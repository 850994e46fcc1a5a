"""How a state lies in memory and how actions are numbered, as plain data: for whoever reads them without Python.

>>> import astroport
>>> layout(astroport.game("sputnik"))["state"]["fields"][0]
{'name': 'galaxies', 'type': 'i8', 'at': 0, 'shape': []}
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np

from astroport.core.contract import Game


def layout(game: Game) -> dict[str, Any]:
    """The state, the options and the actions of a game."""
    return {"state": record(game.state.STATE), "options": record(game.options_dtype), "actions": actions(game)}


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
