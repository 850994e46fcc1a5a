"""What has happened at a table, found again without following everything: the positions of any entry are a few
microseconds away, since the match has its log, and what was taken back is kept here."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from astroport.core.log import Move
from astroport.core.match import Match, Step
from astroport.core.words import Name
from astroport.table import entries
from astroport.table.entries import AnyEntry

Names = tuple[Name, ...]


@dataclass(frozen=True, eq=False)
class Event:
    """An entry that was applied, with what is needed to tell of it as things stood then."""

    number: int
    at: int
    entry: AnyEntry
    ply: int
    steps: tuple[Step, ...]
    names: Names
    teams: tuple[int | None, ...]
    back: tuple[int, ...] = ()  # of an entry that takes something back: the numbers of the entries that are void


@dataclass(frozen=True)
class Undoing:
    """Something was taken back: what had been played since a ply, and by which entries."""

    number: int
    ply: int
    since: tuple[Move, ...]
    void: tuple[int, ...]


@dataclass(frozen=True)
class Replay:
    """A match that is played again from some ply on, before some of its moves were taken back: and what comes next."""

    branch: int
    match: Match
    moves: Iterator[Move]


class Past:
    """What is remembered of each entry of a table."""

    def __init__(self, first: int) -> None:
        """`first` is the ply with which the table began."""
        self._plies = array("L", [first])  # of the match after each entry
        self._played: list[int] = [0] * first  # the entry that played each ply
        self._undoings: list[Undoing] = []
        self._names: list[tuple[int, Names]] = []  # since a number

    def note(self, number: int, ply: int, names: Names) -> None:
        """An entry was applied."""
        self._played += [number] * (ply - len(self._played))
        self._plies.append(ply)
        if not self._names or self._names[-1][1] != names:
            self._names.append((number, names))

    def undone(self, number: int, ply: int, since: Sequence[Move], kept: Sequence[int]) -> tuple[int, ...]:
        """What was played since a ply is taken back, but for some of it; the numbers of the entries that are void."""
        played, self._played = self._played[ply:], self._played[:ply]
        self._played += [played[place] for place in kept]
        void = tuple(dict.fromkeys(each for place, each in enumerate(played) if place not in kept))
        self._undoings.append(Undoing(number, ply, tuple(since), void))
        return void

    @property
    def takebacks(self) -> int:
        """How often something was taken back."""
        return len(self._undoings)

    def found(
        self, match: Match, stored: Iterable[tuple[int, int, AnyEntry]], teams: tuple[int | None, ...]
    ) -> list[Event]:
        """These entries (number, time, entry), in their order, as they were applied; `match` is the table's.

        What it costs goes by their number, not by the length of the match.
        """
        wanted = list(stored)
        replay: Replay | None = None
        events = []
        for number, at, entry in wanted:
            before, after = self._plies[number - 1], self._plies[number]
            steps: tuple[Step, ...] = ()
            if isinstance(entry, entries.Began | entries.Acted) and after > before:
                branch = self._branch(number)
                if replay is None or replay.branch != branch or replay.match.ply != before:
                    until = max(self._plies[each] for each, _, _ in wanted if self._branch(each) == branch)
                    moves = self._moves(match, branch, before, until)
                    replay = Replay(branch, self._at(match, branch, before), iter(moves))
                steps = tuple(map(replay.match.step, islice(replay.moves, after - before)))
            void = self._undoings[self._branch(number)].void if isinstance(entry, entries.Undone) else ()
            events.append(Event(number, at, entry, after, steps, self._names_at(number), teams, void))
        return events

    def _branch(self, number: int) -> int:
        """How often something had been taken back before an entry."""
        return bisect_left(self._undoings, number, key=lambda undoing: undoing.number)

    def _moves(self, match: Match, branch: int, since: int, until: int) -> Sequence[Move]:
        """What was played then from one ply to another."""
        base = min((undoing.ply for undoing in self._undoings[branch:]), default=until)
        if base >= until:
            return match.fork(until).moves_from(since)[: until - since]
        first = min(base, since)
        moves = list(match.moves_from(first))
        for undoing in reversed(self._undoings[branch:]):
            moves[undoing.ply - first :] = undoing.since
        return moves[since - first : until - first]

    def _at(self, match: Match, branch: int, ply: int) -> Match:
        """The match as it was before a decision at a ply, or before luck began to deal."""
        base = min((undoing.ply for undoing in self._undoings[branch:]), default=ply)
        replay = match.fork(min(base, ply), deal=False)
        for move in self._moves(match, branch, replay.ply, ply):
            replay.follow(move.seat, move.action)
        return replay

    def _names_at(self, number: int) -> Names:
        return next(names for since, names in reversed(self._names) if since <= number)
