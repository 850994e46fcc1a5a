"""To be imported by the process that forks servers: it loads all that one of them needs."""

from __future__ import annotations

import astroport.cli
import astroport.server.serve
from astroport.server.workshop import FOR_BOTS, mark, prepare

for game in astroport.catalogue().values():
    if mark(game).exists():
        prepare(game, FOR_BOTS)
