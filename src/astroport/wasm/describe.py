"""What a file says of itself: its game, the layout of states and actions, its functions, and what lies where.

It is the last section of the file, called `astroport`: JSON that a page reads as it loads the file.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from astroport.bots.search_bot import SearchParams
from astroport.core.contract import Game
from astroport.core.layout import layout, layout_hash, record
from astroport.wasm.exports import Export, Place, exports_of, places_of

SECTION = "astroport"
CUSTOM = 0  # the number of sections that say what one likes


def description(game: Game) -> dict[str, Any]:
    """As plain data."""
    exports = exports_of(game)
    wanted = {parameter.removesuffix("[]") for export in exports for parameter in export.parameters}
    places = {name: place for name, place in places_of(game).items() if name in wanted}
    return {
        "game": game.slug,
        "rules_version": game.rules_version,
        "layout": layout_hash(game),
        **layout(game),
        "places": {name: described(place) for name, place in places.items()},
        "params": SearchParams().numbers_for(game).tolist(),
        "functions": {export.name: signature(export, places) for export in exports},
    }


def described(place: Place) -> dict[str, Any]:
    """A place: of what it is made, how many; None: as many as one likes. And whose memory it is, if not its own."""
    return {"item": item(place.dtype), "shape": place.shape and list(place.shape), "at": place.at or None}


def item(dtype: np.dtype[Any]) -> Any:
    """One of the things that lie in a place: a record, or the type of a number."""
    return dtype.str[1:] if dtype.names is None else record(dtype)


def signature(export: Export, places: dict[str, Place]) -> dict[str, Any]:
    """A function: its parameters, those that are places and those that are numbers, and whether it returns one."""
    names = [parameter.removesuffix("[]") for parameter in export.parameters]
    return {
        "parameters": [{"name": name, "place": name in places} for name in names],
        "returns": export.returns,
    }


def section(game: Game) -> bytes:
    """The description as the bytes of a section."""
    name, content = SECTION.encode(), json.dumps(description(game), separators=(",", ":")).encode()
    body = leb128(len(name)) + name + content
    return bytes([CUSTOM]) + leb128(len(body)) + body


def leb128(number: int) -> bytes:
    """A number as WebAssembly writes it: seven bits a byte, the lowest first.

    >>> leb128(624485).hex()
    'e58e26'
    """
    low, rest = number & 127, number >> 7
    return bytes([low]) if not rest else bytes([low | 128]) + leb128(rest)
