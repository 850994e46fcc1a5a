"""The state of Comets and its action numbering."""

from __future__ import annotations

from collections.abc import Mapping

from astroport.core.codec import Codec, Field, Kind, Lexicon
from astroport.core.contract import Value, record_dtype
from astroport.core.events import Choice, Event, Kinds, Number, Prompt
from comets import GAME

COMETS = int(GAME.components["comets"])
MOST_SEATS = 3

NONE = 0  # of `comet` and `choice`: not yet
UNKNOWN = 255  # of `comet` and `choice`: there is one, and the viewer does not know which
CHASE, WAIT = 1, 2  # of `choice`

DEALING, PEEKING, CHOOSING, OVER = range(4)  # of `phase`

STATE = record_dtype(
    [
        ("comet", "u1", (MOST_SEATS,)),  # by seat: 1 to COMETS
        ("seen", "u1", (MOST_SEATS, MOST_SEATS)),  # by seat: whose comet it has peeked at
        ("choice", "u1", (MOST_SEATS,)),
        ("seats", "u1"),
        ("peek", "u1"),
        ("phase", "u1"),
        ("turn", "u1"),
    ]
)

SECRETS = ("comet", "choice")  # fields that are blank to somebody at times

ACTIONS = Codec(
    Kind("deal", Field("comet", COMETS)),
    Kind("peek", Field("seat", MOST_SEATS)),
    Kind("pass"),
    Kind("chase"),
    Kind("wait"),
)
PASS, CHASE_ACTION = ACTIONS.start("pass"), ACTIONS.start("chase")
ACTION_COUNT = ACTIONS.count

# What happens. A comet is known to the seat that is dealt it; a choice to who made it, until all have chosen.
EVENTS = Kinds(
    Event("is-dealt", Number("seat"), Number("comet", secret=True), explains=("comet",)),
    Event("peeks", Number("seat"), Number("whose", "seat"), explains=("seen",)),
    Event("sees", Number("seat"), Number("whose", "seat"), Number("comet")),  # heard by the seat alone
    Event("passes", Number("seat")),
    Event("chooses", Number("seat"), Number("choice", secret=True), explains=("choice",), cut=True),
    Event("shows", Number("seat"), Number("choice"), Number("comet")),
    Event("wins", Number("seat"), Number("comet")),
    Event("all-share"),
)
MOST_EVENTS = 1 + MOST_SEATS + 1  # of one action: the last choice, what everybody shows, how it ends

# What is asked of a seat, and what is said to who is not asked.
PROMPTS = Kinds(
    Prompt("deal", Number("turn", "seat")),
    Prompt("peek"),
    Prompt("wait-for-peek", Number("turn", "seat")),
    Prompt("choose", Number("comet")),
    Prompt("wait-for-choices", Number("choosing", "seat", several=True)),
    Prompt("over"),
)

# An action as a choice: besides what it is done to, what the seat knows of it.
CHOICES = Kinds(
    Choice("deal", Number("turn", "seat"), Number("comet")),
    Choice("peek", Number("whose", "seat"), Number("comet")),
    Choice("pass"),
    Choice("chase", Number("comet")),
    Choice("wait"),
)

UNTOLD = ("phase", "turn")  # changes that no event speaks of: what is asked next shows them


def names(_seats: int, _options: Mapping[str, Value]) -> dict[str, list[str]]:
    """What things are called, by their numbers."""
    return {"comet": [str(size + 1) for size in range(COMETS)], "choice": ["chase", "wait"]}


def lexicon(seats: int, _options: Mapping[str, Value]) -> Lexicon:
    """The names of all actions."""
    return ACTIONS.lexicon(seat=list("ABC"[:seats]))
