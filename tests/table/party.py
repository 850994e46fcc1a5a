"""A table for tests: who wants what, and the entries that came of it; time is a number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import astroport
from astroport.core.contract import Game
from astroport.table import entries, opening
from astroport.table.entries import AnyEntry, Chair, ClockRule, Entry
from astroport.table.hearing import hears
from astroport.table.log_lines import Listener, tell
from astroport.table.past import Event
from astroport.table.table import Table

ANN, BEN, CAT = "ann", "ben", "cat"
NO_CLOCK = ClockRule()


class Party:
    """A table whose entries are kept in a list."""

    def __init__(self, first: entries.Opened) -> None:
        self.table = Table("party0000000", first)
        self.log: list[tuple[int, int, AnyEntry, str | None]] = []
        self.events: list[Event] = []
        self.now = 1_000_000
        self.put([first])
        self.put(self.table.begin())

    def put(self, wanted: Sequence[Entry]) -> None:
        """Keep entries as the store does, and apply them."""
        for entry in wanted:
            stored = entries.decode(entries.encode(entry))
            number = self.table.state.number + 1
            self.log.append((number, self.now, stored, None))
            self.events.append(self.table.state.apply(number, self.now, stored))

    def act(self, action: str | None = None, seat: int | None = None) -> None:
        """The seat to move (or another) plays an action (or its first one)."""
        table = self.table
        seat = table.state.awaited[0] if seat is None else seat
        person = sorted(table.state.chairs[seat].holders)[0]
        self.put(table.act(person, seat, table.state.version(seat), action or table.state.match.actions(seat)[0].text))

    def heard(self) -> list[bool]:
        """Whether each seat, and who watches, is told of the last entry at all."""
        entry, teams = self.events[-1].entry, self.table.state.teams
        return [hears(team, entry, teams) for team in (*teams, None)]

    def told(self, seat: int, lang: str = "en") -> list[str]:
        """What the last entry was to a seat."""
        own = tuple(
            s for s, c in enumerate(self.table.state.chairs) if c.holders & self.table.state.chairs[seat].holders
        )
        to, event = Listener(seat, own), self.events[-1]
        told, reader = tell(self.table.state.game, event, to), to.reader(event.names)
        noted = (
            [line for step in event.steps for line in step.match.sentences.lines(step, reader)] if told.notes else []
        )
        return [text.to(lang) for _, text in (*told.lines, *noted)]


def party(
    *chairs: Chair,
    game: Game | None = None,
    options: Mapping[str, Any] | None = None,
    clock: ClockRule = NO_CLOCK,
    **more: Any,
) -> Party:
    """A table of Sputnik (or another game); two people if nobody is named."""
    seated = chairs or (Chair([ANN], "Ann"), Chair([BEN], "Ben"))
    first = opening.opened(game or astroport.game("sputnik"), seated, options or {}, opener=ANN, clock=clock, **more)
    return Party(first)
