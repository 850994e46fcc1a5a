"""What happened at a table, in words, for one person."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from astroport.core.contract import SPECTATOR, Game
from astroport.core.events import noted
from astroport.core.sentences import Line, Reader
from astroport.core.words import house
from astroport.table import entries
from astroport.table.entries import AnyEntry
from astroport.table.past import Event, Names


@dataclass(frozen=True)
class Listener:
    """Who is told: from which seat the person looks (or SPECTATOR), and which seats are the person's."""

    seat: int = SPECTATOR
    own: tuple[int, ...] = ()

    def reader(self, names: Names) -> Reader:
        """The same, who reads: somebody with one seat is spoken to, several people on one screen are not."""
        return Reader(names, self.seat, self.own[0] if len(self.own) == 1 else None)


@dataclass(frozen=True)
class Told:
    """What is told of an event: sentences about the event itself, then what happened in each of its steps.

    That is told in sentences too; in rows of the game's own kinds, if its board reads those.
    """

    itself: list[Line]
    steps: list[list[Line]]
    notes: list[list[Any]]

    @property
    def lines(self) -> list[Line]:
        """All sentences."""
        return [*self.itself, *(line for step in self.steps for line in step)]

    def __bool__(self) -> bool:
        """Whether it is anything to this person."""
        return bool(self.itself) or any(self.steps) or any(self.notes)


def tell(game: Game, event: Event, to: Listener) -> Told:
    """An event, for somebody."""
    itself = _itself(event, to)
    if game.board:
        return Told(itself, [], [noted(step.notes, to.seat) for step in event.steps])
    reader = to.reader(event.names)
    return Told(itself, [step.match.sentences.lines(step, reader) for step in event.steps], [])


def wordless(entry: AnyEntry) -> bool:
    """Whether nothing is said of an event itself, only of what happened in its steps."""
    return isinstance(entry, entries.Acted) and not entry.unanswered and not entry.late


def _itself(event: Event, to: Listener) -> list[Line]:
    entry = event.entry
    match entry:
        case entries.Opened():
            return [Line(None, house("table-brought" if entry.record else "table-opened"))]
        case entries.Began():
            return [Line(None, house("table-began"))]
        case entries.Answered():
            return [_said("agreed" if entry.yes else "refused", entry.seat, event, to)]
        case entries.Claimed():
            return [_said("drawn" if entry.draw else "claimed", entry.seat, event, to)]
        case entries.Wished():
            return [_said("wished" if entry.yes else "unwished", entry.seat, event, to)]
        case entries.Rematch():
            return [Line(None, house("table-rematch"))]
        case entries.Paused():
            return [Line(None, house("table-closed" if entry.lost else "table-paused"))]
        case entries.Resumed():
            return [Line(None, house("table-reopened" if entry.lost else "table-resumed"))]
        case entries.Acted() if entry.unanswered:
            return [_said("unanswered", entry.seat, event, to)]
        case entries.Acted() if entry.late:
            return [_said("late", entry.seat, event, to)]
        case entries.Undone() if entry.alone:
            return [_said("replanned", entry.seat, event, to)]
        case entries.Acted() | entries.Admitted() | entries.Drafted() | entries.Said():
            return []
        case _:
            return [_said(entries.kind_of(entry), entry.seat, event, to)]


def _said(kind: str, seat: int, event: Event, to: Listener) -> Line:
    """What a person did at the table."""
    said = house(f"table-{kind}", seat=event.names[seat], seat_is="you" if to.own == (seat,) else "other")
    return Line(seat, said)
