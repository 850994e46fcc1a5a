"""Who hears of what happens at a table, and how each counts it.

What is stored has numbers of its own, which nobody is told: gaps in them would tell of drafts and of talk that one does
not hear. Each audience, the public or a team, counts for itself what it hears.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from astroport.table import entries
from astroport.table.entries import AnyEntry

Team = int | None  # None: the public


class Hearing:
    """What each audience has heard: the numbers under which it is stored, in order."""

    def __init__(self, teams: Iterable[Team]) -> None:
        self.last: dict[Team, int] = {}  # when it heard something last
        self._heard: dict[Team, list[int]] = {None: [], **{team: [] for team in teams}}

    def note(self, number: int, at: int, entry: AnyEntry, teams: Sequence[Team]) -> None:
        """Something has happened."""
        for team, heard in self._heard.items():
            if hears(team, entry, teams):
                heard.append(number)
                self.last[team] = at

    def count(self, team: Team, until: int | None = None) -> int:
        """How many things an audience has heard, up to a stored number."""
        heard = self._heard[team]
        return len(heard) if until is None else bisect_right(heard, until)

    def stored(self, team: Team, after: int, until: int) -> list[int]:
        """Under which numbers is stored what an audience counts from one number (without it) to another."""
        return self._heard[team][max(0, after) : until]


def hears(team: Team, entry: AnyEntry, teams: Sequence[Team]) -> bool:
    """Whether an audience is told of something; whether in words depends on what each seat may know."""
    if isinstance(entry, entries.Drafted | entries.Admitted):
        return False
    if isinstance(entry, entries.Said) and entry.team:
        return team is not None and entry.seat is not None and teams[entry.seat] == team
    return True
