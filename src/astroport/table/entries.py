"""What happens at a table, as it is kept: small entries, numbered from 1, never changed.

A table is exactly its entries in order. They are stored before anybody is told of them; after a crash a table is made
again by following them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

Value = str | int | bool


class ClockRule(Struct, frozen=True, omit_defaults=True):
    """No clock, so many seconds for every decision, or so many for each player's whole match."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: int = 0


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who is to sit on a seat: a person (with one device or more), a bot of a level, or whoever comes (neither)."""

    people: list[str] = []
    name: str = ""
    level: str | None = None


class Weighed(Struct, frozen=True):
    """An action that a bot weighed, and what it expected of it for each seat."""

    action: str
    expected: list[float]


class Reasons(Struct, frozen=True, omit_defaults=True):
    """What a bot said about its action: what it weighed, the best first, and how it expected play to go on."""

    level: str
    weighed: list[Weighed] = []
    line: list[tuple[int, str]] = []  # seats and what is expected of them
    simulations: int = 0  # how many lines of play it looked at
    # What each seat may expect after it as far as everybody knows, where not everybody knows all.
    public: list[float] = []
    remark: str = ""  # what it says to all with it (see `bots.remarks`); mostly nothing


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="is", tag=str.lower):
    """Something that happened."""


class OfSeat(Entry, frozen=True):
    """Something that a seat did, or that befell it."""

    seat: int


class Opened(Entry, frozen=True):
    """A table was opened. `secret` deals its luck, `door` makes the keys of its links."""

    game: str
    rules_version: int
    chairs: list[Chair]
    options: dict[str, Value]
    secret: str
    door: str
    opener: str
    clock: ClockRule = ClockRule()
    spectators: bool = True
    stand_in: str = ""
    came_from: str | None = None
    moves: list[tuple[int, str]] = []  # what was played before, where the table begins in the middle of a match
    record: dict[str, Any] | None = None  # a match that was brought along, only to be looked at
    hints: bool = True  # whether players may ask what a bot would do
    answers: bool = True  # whether questions out of turn have their short time
    strangers: bool = False  # whether somebody else may take a seat whose person does not come back


class Admitted(Entry, frozen=True):
    """Somebody came with the key of a link: to a seat of their own, to take a free one, or to watch."""

    person: str
    role: Literal["seat", "join", "watch"]
    seat: int | None = None


class Sat(OfSeat, frozen=True):
    """Somebody, or a bot, took a seat."""

    person: str | None = None
    name: str = ""
    level: str | None = None


class Began(Entry, frozen=True):
    """Play began; `luck` is what chance did at once."""

    luck: list[str] = []


class Acted(OfSeat, frozen=True):
    """A seat played an action; `luck` is what chance did after it, `over` whether that ended the match.

    `unanswered`: its time to answer was up, and this is what it is taken to have said. `late`: its time to plan was up;
    this and what it plays at the same time is what it had drafted, and what is done otherwise.
    """

    action: str
    luck: list[str] = []
    over: bool = False
    reasons: Reasons | None = None
    unanswered: bool = False
    late: bool = False


class Drafted(OfSeat, frozen=True):
    """A seat changed what it plans to play from here; told to its team only, and nothing is played."""

    actions: list[str]


class Asked(OfSeat, frozen=True):
    """A seat would like to go back to a ply, and needs the consent of others."""

    ply: int


class Answered(OfSeat, frozen=True):
    """A seat agreed to it, or did not."""

    yes: bool


class Undone(OfSeat, frozen=True):
    """The match went back to a ply, at a seat's wish.

    `alone`: only what this seat did since is taken back; what the others plan at the same time stays.
    """

    ply: int
    alone: bool = False


class Said(Entry, frozen=True):
    """Somebody said something, to all or to the team of the seat."""

    text: str
    person: str
    seat: int | None = None
    team: bool = False


class Left(OfSeat, frozen=True):
    """A seat's player left; a bot stands in, or the seat is open again if play has not begun."""


class StoodIn(OfSeat, frozen=True):
    """A seat's player was gone for a while, and another seat let a bot stand in."""

    by: int


class Nudged(OfSeat, frozen=True):
    """A seat was reminded, by another one, that it is its turn."""

    by: int


class Resigned(OfSeat, frozen=True):
    """A seat's player gave the match up: `result` is what it came to by that; if to nothing, a bot plays on."""

    result: list[float] = []


class Claimed(OfSeat, frozen=True):
    """A seat claimed the win, or called it a draw, since the player it waited for did not come back."""

    result: list[float]
    draw: bool = False


class TimedOut(OfSeat, frozen=True):
    """A seat's clock ran out; a bot stands in."""


class Back(OfSeat, frozen=True):
    """A seat's player is back."""


class Wished(OfSeat, frozen=True):
    """A seat's player would like to play again, or after all not."""

    yes: bool


class Rematch(Entry, frozen=True):
    """The same people go on at another table."""

    table: str


class Paused(Entry, frozen=True):
    """Nobody is connected to the table any more, or not yet since the house was closed: its clocks stop, and do not
    count so many milliseconds before that."""

    lost: int = 0


class Resumed(Entry, frozen=True):
    """Somebody is there again; or the clocks went on meanwhile, and do not count so many milliseconds."""

    lost: int = 0


NO_CLOCK = ClockRule()

AnyEntry = (
    Opened
    | Admitted
    | Sat
    | Began
    | Acted
    | Drafted
    | Asked
    | Answered
    | Undone
    | Said
    | Left
    | StoodIn
    | Nudged
    | Resigned
    | Claimed
    | TimedOut
    | Back
    | Wished
    | Rematch
    | Paused
    | Resumed
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(stored: bytes) -> AnyEntry:
    """A stored entry."""
    found: AnyEntry = _decoder.decode(stored)
    return found


def kind_of(entry: Entry) -> str:
    """The name under which an entry is stored."""
    return str(type(entry).__struct_config__.tag)
