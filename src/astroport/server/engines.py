"""The rules as pages run them: each game's WebAssembly file, at an address that changes with what is in it."""

from __future__ import annotations

import hashlib
from functools import cache

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response

from astroport.core.contract import Game
from astroport.core.layout import layout_hash
from astroport.core.registry import catalogue
from astroport.core.sections import described_layout
from astroport.server.logs import log

FOLDER = "/engines/"
DIGITS = 16
WASM = "application/wasm"  # browsers compile it while it comes in


@cache
def address_of(game: Game) -> str | None:
    """Where the file of a game is to be had; None if it has not been built, or of another layout of the game."""
    if not game.engine_file.exists():
        return None
    file = game.engine_file.read_bytes()
    if (layout := described_layout(file)) != layout_hash(game):
        log("rules_outdated", game=game.slug, layout=layout, wanted=layout_hash(game))
        return None
    digest = hashlib.sha256(file).hexdigest()
    return f"{FOLDER}{game.slug}-{digest[:DIGITS]}.wasm"


async def answer(address: str) -> Response:
    """The file at an address, or 404."""
    for game in catalogue().values():
        if address_of(game) == address:
            return FileResponse(game.engine_file, media_type=WASM)
    raise HTTPException(404)
