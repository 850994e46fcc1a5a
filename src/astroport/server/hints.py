"""Hints at a table: what the best bot would do, thought about once for each position."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Protocol

from msgspec import structs

from astroport import bots
from astroport.core.errors import StaleError
from astroport.core.view import View
from astroport.server.thinking import Thinkers, Thought
from astroport.server.thinking_queue import Client
from astroport.table.table import Table


class House(Protocol):
    """What hints need of the house."""

    thinkers: Thinkers


class Hints:
    """Those that are thought about or found at one table."""

    def __init__(self, table: Table, house: House) -> None:
        self.table, self.state, self.house = table, table.state, house
        self._thinking: dict[tuple[int, int], asyncio.Task[Thought]] = {}  # by seat and version
        self._asked: dict[str, tuple[int, int]] = {}  # by who asked last

    async def hint(self, person: str, seat: int, client: Client) -> Thought:
        """What the best bot would do on a seat; asked again in the same position, the same answer.

        One question of a person at a time: another one ends the first. StaleError if the table goes on meanwhile.
        """
        view, key = self.table.hint_for(person, seat), (seat, self.state.version(seat))
        asked, self._asked[person] = self._asked.get(person), key
        if asked is not None and asked not in self._asked.values() and asked in self._thinking:
            self._thinking.pop(asked).cancel()
        if key not in self._thinking:
            self._thinking[key] = asyncio.ensure_future(self._advise(seat, view, client))
        thinking = self._thinking[key]
        try:
            thought = await asyncio.shield(thinking)
        except asyncio.CancelledError:
            if thinking.cancelled():
                raise StaleError(self.state.version(seat)) from None
            raise
        except Exception:
            self._thinking.pop(key, None)
            raise
        if key[1] != self.state.version(seat):
            raise StaleError(self.state.version(seat))
        return thought

    async def _advise(self, seat: int, view: View, client: Client) -> Thought:
        """What the best bot would do; where that begins a plan, with the whole plan as the line it expects."""
        trial, rest = self.state.match.fork(), list[tuple[int, str]]()
        first = thought = await self.house.thinkers.choose(bots.STRONGEST, view, None, client)
        while self.table.plans_on(trial, seat, thought.action):
            thought = await self.house.thinkers.choose(bots.STRONGEST, trial.view(seat), None, client)
            rest.append((seat, thought.action))
        return replace(first, reasons=structs.replace(first.reasons, line=rest)) if rest else first

    def drop(self) -> None:
        """Nobody needs a hint for a position that is past."""
        for seat, version in list(self._thinking):
            if version != self.state.version(seat) or seat not in self.state.awaited:
                self._thinking.pop((seat, version)).cancel()
        self._asked = {person: key for person, key in self._asked.items() if key in self._thinking}

    def close(self) -> None:
        """Think no more."""
        for task in self._thinking.values():
            task.cancel()
