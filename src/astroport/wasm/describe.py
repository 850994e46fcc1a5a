"""What a file says of itself: its game, the layout of states and actions, its functions, and what lies where.

It is the last section of the file, called `astroport`: JSON that a page reads as it loads the file.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from astroport.bots.search_bot import SearchParams
from astroport.core import sections
from astroport.core.contract import Game
from astroport.core.layout import layout, layout_hash, record
from astroport.wasm.exports import Export, Region, exports_of, regions_of


def description(game: Game) -> dict[str, Any]:
    """As plain data."""
    exports = exports_of(game)
    wanted = {name for export in exports for name in export.parameters}
    regions = {name: region for name, region in regions_of(game).items() if name in wanted}
    return {
        "game": game.slug,
        "rules_version": game.rules_version,
        "layout": layout_hash(game),
        **layout(game),
        "regions": {name: described(region) for name, region in regions.items()},
        "params": SearchParams().numbers_for(game).tolist(),
        "functions": {export.name: signature(export, regions) for export in exports},
    }


def described(region: Region) -> dict[str, Any]:
    """A region: of what it is made, its shape, and whose memory it is, if not its own."""
    return {"item": item(region.dtype), "shape": list(region.shape), "at": region.at or None}


def item(dtype: np.dtype[Any]) -> Any:
    """One of the things that lie in a region: a record, or the type of a number."""
    return dtype.str[1:] if dtype.names is None else record(dtype)


def signature(export: Export, regions: dict[str, Region]) -> dict[str, Any]:
    """A function: its parameters, those that are regions and those that are numbers, and whether it returns one."""
    parameters = [{"name": name, "region": name in regions} for name in export.parameters]
    return {"parameters": parameters, "returns": export.returns}


def section(game: Game) -> bytes:
    """The description as the bytes of a section."""
    return sections.section(sections.DESCRIPTION, json.dumps(description(game), separators=(",", ":")).encode())
