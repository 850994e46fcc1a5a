"""A match looked at again, in pages: so many positions from any ply on. What was asked for is kept for a while.

A page costs by its own length, not by the match's: the engine is at any ply within microseconds, and it is words and
pictures that take their time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

import msgspec

from astroport.core.contract import CHANCE, SPECTATOR
from astroport.core.layout import layout_hash
from astroport.core.match import Match, Step
from astroport.server import messages as m
from astroport.server.messages import text
from astroport.server.render import as_text, notes, seat_infos
from astroport.table import entries
from astroport.table.log_lines import Listener, Told, tell
from astroport.table.past import Event, Names
from astroport.table.presence import UNKNOWN
from astroport.table.state import TableState

MOST_FRAMES = 32  # of a page
MOST_BYTES = 128 * 1024  # and of its frames, but for the last of them
MOST_PLIES = 128  # that a page goes through, where somebody is told little of them
KEPT = 16 * 1024 * 1024  # bytes of pages in the house
LOOK_BACK = 4  # plies that are looked through at first for one of which something was told

Heard = tuple[Match, Step, Told]  # the match after an action, the action, and what is told of it


@dataclass(frozen=True)
class Wanted:
    """Which page is asked for, and of what: two that are alike have the same frames."""

    table: str
    takebacks: int
    to: Listener
    names: Names
    since: int
    until: int


@dataclass(frozen=True)
class Page:
    """The frames of a page, as they go over the wire, and the ply to which it goes."""

    frames: bytes
    until: int


def wanted(table: TableState, person: str, seat: int | None, since: int) -> Wanted:
    """The page that somebody asks for, seen from a seat or from outside."""
    own = tuple(table.seats_of(person))
    to = Listener(SPECTATOR if seat is None else seat, own if own == (seat,) else ())
    names = tuple(table.name(each) for each in range(len(table.chairs)))
    until = min(table.match.ply, since + MOST_PLIES)
    return Wanted(table.id, table.past.takebacks, to, names, since, until)


class Replays:
    """The pages of a house that were asked for lately."""

    def __init__(self, most: int = KEPT) -> None:
        self.most, self.bytes = most, 0
        self._pages: OrderedDict[Wanted, Page] = OrderedDict()

    def __contains__(self, wanted: Wanted) -> bool:
        return wanted in self._pages

    async def page(self, wanted: Wanted, table: TableState) -> Page:
        """A page that is kept, or that is made now; play may go on meanwhile."""
        if wanted not in self._pages:
            made = await asyncio.to_thread(page, wanted, table.match.fork(), table.teams)
            if wanted not in self._pages:
                self._keep(wanted, made)
        self._pages.move_to_end(wanted)
        return self._pages[wanted]

    def _keep(self, wanted: Wanted, made: Page) -> None:
        """Keep a page, and let go of those that nobody has asked for the longest."""
        self._pages[wanted] = made
        self.bytes += len(made.frames)
        while self.bytes > self.most and len(self._pages) > 1:
            _, gone = self._pages.popitem(last=False)
            self.bytes -= len(gone.frames)


def answer(table: TableState, person: str, seat: int | None, page: Page, now: int) -> m.Replay:
    """A page with what it needs to be understood by itself."""
    return m.Replay(
        table=table.id,
        game=table.game.slug,
        seat=seat,
        seats=seat_infos(table, person, UNKNOWN, now),
        options=dict(table.match.options),
        last=table.match.ply,
        frames=cast(list[m.Frame], msgspec.Raw(page.frames)),  # encoded already
        next=page.until if page.until < table.match.ply else None,
        result=None if table.result is None else list(table.result),
    )


def page(wanted: Wanted, match: Match, teams: tuple[int | None, ...]) -> Page:
    """The position at a ply and those that follow, as somebody saw them, without what was taken back.

    The first is the last one, up to that ply, of which something was told.
    """
    reel = Reel(wanted, match, teams)
    frames, until = [m.encoder.encode(reel.at(wanted.since))], wanted.since
    for replay, step, told in reel.told(wanted.since, wanted.until):
        until = replay.ply
        if told:
            frames.append(m.encoder.encode(reel.frame(replay, [(step, told)])))
            if len(frames) >= MOST_FRAMES or sum(map(len, frames)) > MOST_BYTES:
                break
    return Page(b"[" + b",".join(frames) + b"]", until)


class Reel:
    """A match that is told to somebody from any ply on."""

    def __init__(self, wanted: Wanted, match: Match, teams: tuple[int | None, ...]) -> None:
        self.match, self.teams = match, teams
        self.to, self.names = wanted.to, wanted.names

    def at(self, ply: int) -> m.Frame:
        """The position at a ply; where nothing was told of it, the last before."""
        begin, reach = ply, LOOK_BACK
        while begin > 0:
            end, begin, reach = begin, max(0, begin - reach), 2 * reach
            found = [(replay.fork(), step, told) for replay, step, told in self.told(begin, end) if told]
            if found:
                return self.frame(found[-1][0], [found[-1][1:]])
        return self.frame(self.match.fork(0, deal=False), [])

    def told(self, since: int, until: int) -> Iterator[Heard]:
        """Action by action from one ply to another: the match, which goes on then, and what is told."""
        for step in self.match.steps(since, until):
            move, replay = step.move, step.match
            entry = entries.Acted(move.seat, move.action.text)
            event = Event(0, 0, entry, replay.ply, (step,), self.names, self.teams)
            yield replay, step, tell(self.match.game, event, self.to)

    def frame(self, replay: Match, heard: Sequence[tuple[Step, Told]]) -> m.Frame:
        """A position, and what was told of the actions that led to it."""
        seen, seat = replay.view(self.to.seat), heard[-1][0].move.seat if heard else CHANCE
        return m.Frame(
            replay.ply,
            None if seat == CHANCE else seat,
            {} if replay.game.board else seen.picture,
            list(replay.awaited),
            [m.LogLine(whose, text(words)) for _, told in heard for whose, words in told.lines],
            as_text(seen.state) if replay.game.board else None,
            notes([step for step, _ in heard], [rows for _, told in heard for rows in told.notes], self.to.seat),
        )


def moves(table: TableState, person: str, now: int) -> m.Moves:
    """A finished match of a game with a layout, as its list of actions."""
    match = table.match
    return m.Moves(
        table=table.id,
        game=table.game.slug,
        layout=layout_hash(table.game),
        seats=seat_infos(table, person, UNKNOWN, now),
        options=dict(match.options),
        actions=[[move.seat, move.action.number] for move in match.log],
        result=list(table.result or ()),
    )
