"""What happened at a table, in words, for one person."""

from __future__ import annotations

from dataclasses import dataclass

from astroport.core.contract import CHANCE, SPECTATOR, Game, LogLine
from astroport.core.match import Step
from astroport.core.words import Text, house
from astroport.table import entries
from astroport.table.past import Event


@dataclass(frozen=True)
class Listener:
    """Who is told: from which seat the person looks (or SPECTATOR), and which seats are the person's."""

    seat: int = SPECTATOR
    own: tuple[int, ...] = ()


HeardLine = tuple[int | None, Text]  # a log line as somebody reads it: whose doing it was, and the sentence


@dataclass(frozen=True)
class Told:
    """The sentences about an event: about the event itself, then about each of its steps."""

    itself: list[HeardLine]
    steps: list[list[HeardLine]]

    @property
    def lines(self) -> list[HeardLine]:
        """All of them; none if it is nothing to this person."""
        return [*self.itself, *(line for step in self.steps for line in step)]


def tell(game: Game, event: Event, to: Listener) -> Told:
    """An event in words, for somebody."""
    return Told(_itself(event, to), [_step(game, step, event, to) for step in event.steps])


def _itself(event: Event, to: Listener) -> list[HeardLine]:
    entry = event.entry
    match entry:
        case entries.Opened():
            return [(None, house("table-brought" if entry.record else "table-opened"))]
        case entries.Began():
            return [(None, house("table-began"))]
        case entries.Answered():
            return [_said("agreed" if entry.yes else "refused", entry.seat, event, to)]
        case entries.Claimed():
            return [_said("drawn" if entry.draw else "claimed", entry.seat, event, to)]
        case entries.Wished():
            return [_said("wished" if entry.yes else "unwished", entry.seat, event, to)]
        case entries.Rematch():
            return [(None, house("table-rematch"))]
        case entries.Paused():
            return [(None, house("table-closed" if entry.lost else "table-paused"))]
        case entries.Resumed():
            return [(None, house("table-reopened" if entry.lost else "table-resumed"))]
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


def _said(kind: str, seat: int, event: Event, to: Listener) -> HeardLine:
    """What a person did at the table."""
    return seat, house(f"table-{kind}", seat=event.names[seat], seat_is="you" if to.own == (seat,) else "other")


def _step(game: Game, step: Step, event: Event, to: Listener) -> list[HeardLine]:
    told = game.present.log_lines(step.before[0], step.move.seat, step.move.action, step.after[0], to.seat)
    return [_line(line, event, to) for line in told]


def _line(line: LogLine, event: Event, to: Listener) -> HeardLine:
    """Somebody with one seat is spoken to; several people on one screen are called by their names."""
    if line.seat == CHANCE:
        return None, line.they
    return line.seat, (line.you if to.own == (line.seat,) else line.they.fill(who=event.names[line.seat]))
