"""After an upgrade: does every running match still follow from its entries, under the rules as they are now?"""

from __future__ import annotations

from dataclasses import dataclass, field

from astroport.server.live import follow
from astroport.server.store import Store


@dataclass
class Checkup:
    """What was found."""

    matches: int = 0
    older: list[tuple[str, int, int]] = field(default_factory=list)  # match, its rules_version (unknown), the current
    misfits: list[tuple[str, str]] = field(default_factory=list)  # match, why


async def checkup(store: Store) -> Checkup:
    """Follow every match that is open or being played."""
    found = Checkup()
    for row in await store.matches(("open", "playing")):
        found.matches += 1
        try:
            table = follow(row.id, await store.load(row.id))
        except Exception as error:  # whatever it is, this match does not fit
            found.misfits.append((row.id, f"{row.game}: {error}"))
            continue
        if not table.state.game.knows(table.state.opened.rules_version):
            found.older.append((row.id, table.state.opened.rules_version, table.state.game.rules_version))
    return found
