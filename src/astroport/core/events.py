"""What happens, what is asked and what can be chosen, in kinds and numbers: declared in a game's state.py.

A kind has a name and up to eight numbers, each of some thing: a seat, a cell, a role, a count, a set as bits. Rules say
what they do as they do it, in these kinds, and nothing else works it out again:

>>> events = Kinds(Event("flies", Number("seat"), Number("to", "cell")), Event("explodes", Number("cell"), cut=True))
>>> from astroport.core.note import note
>>> FLIES, EXPLODES = events.numbers("flies", "explodes")
>>> state = record_dtype([("galaxies", "i8")])
>>> notes = blank_notes(state, most=4)
>>> note(notes, np.zeros(1, state)[0], FLIES, 0, 12)
>>> [events.read(row) for row in noted(notes)]
[Happened('flies', seat=0, to=12)]

Where nobody listens (search, batches, GPU) `notes` is None, and compiled code has no trace of the noting. A kind that
is a *cut* keeps the state as it is when it is noted: what is shown of an action is its cuts, and then what came of it.

Who hears of an event at all is the bit set `hears`. Who knows a number that is declared secret is `knows` (of the first
of them) or `knows_too` (of the second); to the others it is blank.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from astroport.core.contract import record_dtype

MOST_NUMBERS = 8
MOST_ANSWERS = 256  # numbers with which a query answers
EVERYBODY = -1  # of `hears` and `knows`: all bits
NONE_OF_THEM = -1  # of a thing: none
CUT = 128  # kinds that are cuts have numbers from here on
SEAT, COUNT = "seat", "count"  # things that all games have

ROW = record_dtype(
    [
        ("numbers", "i8", (MOST_NUMBERS,)),
        ("hears", "i4"),
        ("knows", "i4"),
        ("knows_too", "i4"),
        ("kind", "i2"),
        ("cut", "i2"),  # which of the cuts was made here; -1: none
    ]
)
NOTED, CUTS, LOST = range(3)  # of `book`: how many rows and cuts there are, and whether there was no room for another


class Notes(NamedTuple):
    """Where compiled rules note what happens: rows, the states at the cuts, and how many there are of each."""

    rows: NDArray[Any]
    cuts: NDArray[Any]
    book: NDArray[np.int64]


@dataclass(frozen=True)
class Number:
    """One number of a kind: its name, and of what it is a number; of a thing that is called the same unless said."""

    name: str
    of: str = ""
    secret: bool = False  # blank to some
    several: bool = False  # a set of them, as bits

    @property
    def thing(self) -> str:
        """Of what it is a number: a seat, a count, or a thing for which the game has names."""
        return self.of or self.name


@dataclass(frozen=True, init=False)
class Numbered:
    """A kind: its name and its numbers."""

    name: str
    numbers: tuple[Number, ...]

    def __init__(self, name: str, *numbers: Number) -> None:
        if len(numbers) > MOST_NUMBERS:
            raise ValueError(f"{name!r} has {len(numbers)} numbers, more than {MOST_NUMBERS}")
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "numbers", numbers)

    @cached_property
    def secrets(self) -> list[int]:
        """The places of the numbers that are blank to some."""
        return [place for place, number in enumerate(self.numbers) if number.secret]


class Prompt(Numbered):
    """A question put to a seat, or what is said to who is not asked."""


class Choice(Numbered):
    """An action as a choice."""


@dataclass(frozen=True, init=False)
class Event(Numbered):
    """A kind of thing that happens: besides, which fields of the state it explains, and how it is shown and told.

    Of events that follow one another and whose kinds have the same `line`, the first is told, and speaks for the rest.
    """

    explains: tuple[str, ...] = ()
    cut: bool = False
    line: str = ""

    def __init__(
        self, name: str, *numbers: Number, explains: tuple[str, ...] = (), cut: bool = False, line: str = ""
    ) -> None:
        super().__init__(name, *numbers)
        if len(self.secrets) > 2:
            raise ValueError(f"{name!r} has {len(self.secrets)} secret numbers, more than two")
        object.__setattr__(self, "explains", explains)
        object.__setattr__(self, "cut", cut)
        object.__setattr__(self, "line", line)


@dataclass(frozen=True)
class Happened:
    """Something of a kind, with its numbers by name; None: blank to who reads it."""

    kind: str
    numbers: Mapping[str, int | None] = field(default_factory=dict)

    def __getitem__(self, name: str) -> int | None:
        return self.numbers[name]

    def __repr__(self) -> str:
        return f"Happened({', '.join([repr(self.kind), *(f'{n}={v}' for n, v in self.numbers.items())])})"


K = TypeVar("K", bound=Numbered)


class Kinds(Generic[K]):
    """The kinds of events, of questions or of choices that a game has."""

    def __init__(self, *kinds: K) -> None:
        self.by_name: dict[str, K] = {kind.name: kind for kind in kinds}
        if len(self.by_name) != len(kinds) or len(kinds) > CUT:
            raise ValueError(f"kinds are {CUT} at most, and each has a name of its own")
        self._numbers = {
            kind.name: place + CUT * (isinstance(kind, Event) and kind.cut) for place, kind in enumerate(kinds)
        }
        self._by_number = {number: self.by_name[name] for name, number in self._numbers.items()}

    def __iter__(self) -> Iterator[K]:
        return iter(self.by_name.values())

    def __getitem__(self, name: str) -> K:
        return self.by_name[name]

    def number(self, name: str) -> int:
        """The number by which compiled rules know a kind."""
        return self._numbers[name]

    def numbers(self, *names: str) -> tuple[int, ...]:
        """The numbers of all kinds, in their order; they are named, so that who reads the rules sees which is which."""
        if names != tuple(self._numbers):
            raise ValueError(f"the kinds are {', '.join(self._numbers)}, in this order")
        return tuple(self._numbers.values())

    def kind(self, number: int) -> K:
        """A kind by its number."""
        return self._by_number[number]

    def read(self, row: Any, viewer: int | None = None) -> Happened:
        """A row as it was noted; as a viewer may know it, what is secret to them is blank."""
        kind = self._by_number[int(row["kind"])]
        numbers: list[int | None] = row["numbers"][: len(kind.numbers)].tolist()
        if viewer is not None:
            for place, knows in zip(kind.secrets, (row["knows"], row["knows_too"]), strict=False):
                if not int(knows) >> viewer & 1:
                    numbers[place] = None
        return self._with(kind, numbers)

    def happened(self, number: int, numbers: Sequence[int | None]) -> Happened:
        """The same from the number of a kind and its numbers."""
        return self._with(self._by_number[number], numbers)

    def asked(self, number: int, out: NDArray[Any]) -> Happened:
        """A question by its number, with the numbers that were filled in."""
        kind = self._by_number[number]
        return self._with(kind, out[: len(kind.numbers)].tolist())

    def _with(self, kind: K, numbers: Sequence[int | None]) -> Happened:
        return Happened(kind.name, {each.name: number for each, number in zip(kind.numbers, numbers, strict=True)})


def blank_notes(state: np.dtype[Any], most: int) -> Notes:
    """Room for so many events of one action."""
    return Notes(np.zeros(most, ROW), np.zeros(most, state), np.zeros(3, np.int64))


def noted(notes: Notes, viewer: int | None = None) -> list[Any]:
    """What is noted, row by row; as far as a viewer hears of it."""
    rows = notes.rows[: notes.book[NOTED]]
    return [row for row in rows if viewer is None or int(row["hears"]) >> viewer & 1]
