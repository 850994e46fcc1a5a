"""The games there are: every package that declares the entry point group `astroport.games` adds its own."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from astroport.core.contract import Game
from astroport.core.errors import UnknownGame

GROUP = "astroport.games"


def catalogue() -> dict[str, Game]:
    """All installed games by their slug."""
    return {slug: game(slug) for slug in sorted({entry.name for entry in entry_points(group=GROUP)})}


@cache
def game(slug: str) -> Game:
    """One game by its slug."""
    found = [entry for entry in entry_points(group=GROUP) if entry.name == slug]
    if not found:
        known = ", ".join(sorted({entry.name for entry in entry_points(group=GROUP)}))
        raise UnknownGame(f"there is no game {slug!r} (there are: {known or 'none'})")
    loaded = found[0].load()
    if not isinstance(loaded, Game):
        raise UnknownGame(f"the entry point {slug!r} does not lead to a declared game")
    return loaded
