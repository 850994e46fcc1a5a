"""What a game may tell the search that plays it: declared once, in its bot.py, as `HELP`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class BotHelp:
    """What a game's bot.py offers: compiled functions and numbers, each only where it pays.

    There are no others: a misspelt one is an error when bot.py is loaded.
    """

    estimate: Callable[..., None] | None = None  # (s, out): what each seat may expect of a position that is not over
    pick: Callable[..., int] | None = None  # (s, seat, out, n, rng): which of n listed actions to play in a simulation
    sift: Callable[..., int] | None = None  # (s, seat, out, n): leaves of n listed actions those worth searching
    ripe: Callable[..., bool] | None = None  # (s): whether a position can be estimated
    imagine: Callable[..., None] | None = None  # (s, seat, rng): a better guess at what others chose than `redeal`'s
    explores: float = 0.7  # how much it tries what does not look best
    plies: int = 0  # played before a position is estimated
    widens: float = 3.0  # for 100 visits of a position so many tens of its actions are tried …
    widens_from: int = 12  # … and at first so many
    guides: bool = False  # whether `pick` says which action to try next
    matches: bool = True  # whether several who choose at once match regrets, or series of choices are too long for that
    errs: float = 1.0  # the share of a level's mistakes that one choice bears

    @property
    def functions(self) -> dict[str, Callable[..., Any]]:
        """Those that are offered, by name."""
        offered = {name: getattr(self, name) for name in ("estimate", "pick", "sift", "ripe", "imagine")}
        return {name: function for name, function in offered.items() if function is not None}
