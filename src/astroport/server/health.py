"""Whether the house can store anything, and whether its database is sound."""

from __future__ import annotations

import asyncio
import time

from astroport.core.errors import AstroportError
from astroport.core.words import Text, house
from astroport.server.logs import log
from astroport.server.metrics import METRICS
from astroport.server.store import Store

FRESH_S = 3.0  # for which an answer is good: asking often costs nothing
WRITTEN_WITHIN_S = 5.0


class Health:
    """Looks after the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.damage = ""  # what is wrong with the database
        self._stores = True
        self._asked = float("-inf")
        self._asking = asyncio.Lock()

    async def stores(self) -> bool:
        """Whether a small thing could be stored just now, in the way in which moves are."""
        async with self._asking:
            if time.monotonic() - self._asked > FRESH_S:
                well = await self._written()
                if well != self._stores:
                    log("can store again" if well else "cannot store")
                self._stores, self._asked = well, time.monotonic()
                METRICS.stores.set(well)
        return self._stores

    async def _written(self) -> bool:
        try:
            async with asyncio.timeout(WRITTEN_WITHIN_S):
                await self.store.put("well", str(time.time_ns()))
        except (AstroportError, TimeoutError):
            return False
        return True

    async def look_through(self) -> None:
        """Read the whole database once, beside everything else, and say it loud if it is damaged."""
        try:
            found = await self.store.damage()
        except AstroportError as error:
            log("database not looked through", error=str(error))
            return
        self.damage = found or ""
        METRICS.damaged.set(bool(found))
        if found:
            log("database damaged", what=found, do="stop the server; astroport restore FILE puts the last copy back")

    async def notices(self, full: bool) -> list[tuple[str, Text]]:
        """What a host should know, by its code."""
        amiss = {"not_storing": not await self.stores(), "damaged": bool(self.damage), "house_full": full}
        said = {code: house(f"notice-{code.replace('_', '-')}", what=self.damage) for code in amiss}
        return [(code, said[code]) for code, holds in amiss.items() if holds]
