"""Astroport: five space board games, open day and night.

>>> import astroport
>>> match = astroport.start("sputnik", seats=3, options={"layout": "pyramid"}, seed=7)
>>> while not match.over:
...     match.play(match.actions()[0])
>>> match.result
(1.0, 0.0, 0.0)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as _version

from astroport.core.codec import Action
from astroport.core.contract import CHANCE, SPECTATOR, Game
from astroport.core.errors import (
    AstroportError,
    InvalidActionError,
    InvalidOptionError,
    InvalidRecordError,
    RefusedError,
    UnknownGameError,
)
from astroport.core.log import Move
from astroport.core.luck import FairLuck, SeededLuck
from astroport.core.match import Match, Player
from astroport.core.record import dumps, load
from astroport.core.refusal import Refusal
from astroport.core.registry import catalogue, game
from astroport.core.verify import AlteredLuckError, verify
from astroport.core.view import View

try:
    __version__ = _version("astroport")
except PackageNotFoundError:  # run from its sources, not installed
    __version__ = "0"


def start(
    slug: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    players: Sequence[Player] | None = None,
) -> Match:
    """Start a match of a game.

    With a seed chance repeats itself; without one it is drawn from a secret that the record shows when the match is
    over, so that anyone can verify it.
    """
    played = game(slug)
    if seats is None:
        seats = len(players) if players else played.seats[0]
    luck = FairLuck.fresh() if seed is None else SeededLuck(seed)
    return Match(played, seats, options, luck, players)


__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Action",
    "AlteredLuckError",
    "AstroportError",
    "FairLuck",
    "Game",
    "InvalidActionError",
    "InvalidOptionError",
    "InvalidRecordError",
    "Match",
    "Move",
    "Player",
    "Refusal",
    "RefusedError",
    "SeededLuck",
    "UnknownGameError",
    "View",
    "catalogue",
    "dumps",
    "game",
    "load",
    "start",
    "verify",
]
