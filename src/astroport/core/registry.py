"""The games there are: every package that declares the entry point group `astroport.games` adds its own."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from astroport.core.contract import Game
from astroport.core.errors import UnknownGameError

GROUP = "astroport.games"


def catalogue() -> dict[str, Game]:
    """All installed games by their slug, the easiest first; those that cannot be loaded are in `unusable`."""
    unfit = unusable()
    games = [game(slug) for slug in _slugs() if slug not in unfit]
    return {game.slug: game for game in sorted(games, key=lambda game: game.ease)}


@cache
def unusable() -> dict[str, str]:
    """The installed games that cannot be loaded, and why: one broken package must not hide the others."""
    found = {}
    for slug in _slugs():
        try:
            game(slug)
        except UnknownGameError as error:
            found[slug] = str(error)
    return found


@cache
def game(slug: str) -> Game:
    """One game by its slug."""
    found = [entry for entry in entry_points(group=GROUP) if entry.name == slug]
    if not found:
        raise UnknownGameError(f"there is no game {slug!r} (there are: {', '.join(_slugs()) or 'none'})")
    if len({entry.value for entry in found}) > 1:
        claims = ", ".join(sorted(entry.value for entry in found))
        raise UnknownGameError(f"several packages call a game {slug!r}: {claims}")
    try:
        loaded = found[0].load()
    except Exception as error:
        raise UnknownGameError(f"the game {slug!r} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(loaded, Game):
        raise UnknownGameError(f"the entry point {slug!r} does not lead to a declared game")
    if loaded.slug != slug:
        raise UnknownGameError(f"the entry point {slug!r} leads to a game that calls itself {loaded.slug!r}")
    return loaded


def _slugs() -> list[str]:
    return sorted({entry.name for entry in entry_points(group=GROUP)})
