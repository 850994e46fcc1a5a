"""Escape Pods' state and action numbering, and the tables of its board, pods and cards, built from components.toml."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

from astroport.core.codec import Codec, Field, Kind, Lexicon
from astroport.core.contract import Value, record_dtype
from astroport.games.escape_pods import GAME
from astroport.games.escape_pods.kinds import CHOICES, EVENTS, MOST_EVENTS, PROMPTS, UNTOLD

__all__ = ["CHOICES", "EVENTS", "MOST_EVENTS", "PROMPTS", "UNTOLD"]

COMPONENTS = GAME.components

LETTERS = "ABCDE"
MOST_SEATS = 5
ROLE_NAMES = ("commander", "scientist", "engineer")
ROLES = len(ROLE_NAMES)
OF_EACH_ROLE: int = COMPONENTS["crew"]["of_each_role"]
CREW = ROLES * OF_EACH_ROLE
SECTORS = 13
SHIP_SECTORS = 3  # the sectors 1, 2, 3, each with the hangar of its number
POD_NAMES = ("duo-1", "trio", "duo-2", "mini-1", "mini-2", "mini-3")
PODS = len(POD_NAMES)
DUO_1, TRIO, DUO_2, MINI = range(4)  # MINI is the first of them
BIG_PODS = 3  # those with a hangar
SIZES = (2, 3, 2, 1, 1, 1)
PLACE_NAMES = tuple(f"{pod}.{n + 1}" for pod, size in zip(POD_NAMES, SIZES, strict=True) for n in range(size))
PLACES = len(PLACE_NAMES)  # seats in all pods together
REFUGES = 4
REFUGE_NAMES = ("r1", "r2", "r3", "r4")
SPACES = 5  # arrival spaces of a refuge; it has as many squares
CARDS = 22
GRADE_NAMES = ("survivor", "conqueror", "master")
KIND_NAMES = ("plain", "green", "red", "orange", "cyan")
PLAIN, GREEN, RED, ORANGE, CYAN = range(5)
FACE_UP = 2  # explosion cards in a row at most
QUIET_ROUNDS: int = COMPONENTS["match"]["quiet_rounds"]
ACTIONS_A_TURN = 2

# What is paid for on the panels, in their order, and the spaces: Embark has two of them.
USE_NAMES = ("embark", "accelerate", "spy", "minipod", "board", "pilot", "program", "refresh")
USES = len(USE_NAMES)
USE_EMBARK, USE_ACCELERATE, USE_SPY, USE_MINIPOD, USE_BOARD, USE_PILOT, USE_PROGRAM, USE_REFRESH = range(USES)
FIRST_SPACE = np.array([0, 2, 3, 4, 5, 6, 7, 8, 9], np.int64)  # of each use; up to that of the next
PANEL = 9
ADVANCED = 5  # the first space of the advanced panel

EMPTY = 255  # of a seat, an arrival space, a space of a panel: nobody there
UNKNOWN = 3  # of a role
NONE = 255  # of seats, pods, cards, beacons: none
NOBODY = 255
HANGAR = SECTORS  # as the place of a pod: the first of the three hangars
SHIP = HANGAR + SHIP_SECTORS
OUT = SHIP + 1  # not in play
IN_RESERVE = 255  # of a beacon
NOT_IN_PLAY = 254
UNASSIGNED = 255
NOT_YET = 255  # of `scoring`

# Of `phase`: chance is asked for something …
PLACING_REFUGES, TURNING_UP, DRAWING_FIRST = range(3)
# … or somebody is.
(
    TURN, EMBARKING, MOVING, SPYING, LAUNCHING, BOARDING, PROGRAMMING, PLACING_BEACON, PUSHING, CHOOSING_HANGAR,
    ASSIGNING, OVER,
) = range(3, 15)  # fmt: skip
DUE, CLEARING = 1, 2  # of `blast`: an explosion is to come; the row of cards is to be filled up

# A member of a crew is owner * 4 + role. `seen` is by places: the bit set of the seats that have spied who is there.
STATE = record_dtype(
    [
        ("debris", "u2"),  # the sectors where it lies, as bits
        ("unseen", "u2"),  # the explosion cards nobody has seen, by their sectors, as bits
        ("left_by_beacon", "u2", (PODS,)),  # the sectors each pod has left by beacon since the last action, as bits
        ("quiet", "u1"),  # turns in a row in which nobody disembarked
        ("pod_at", "u1", (PODS,)),  # a sector, a hangar, the ship
        ("aboard", "u1", (PLACES,)),  # the member on each seat
        ("aboard_seen", "u1", (PLACES,)),
        ("landed", "u1", (REFUGES, SPACES)),  # the member on each arrival space
        ("landed_seen", "u1", (REFUGES, SPACES)),
        ("assigned", "u1", (REFUGES, SPACES)),  # and the square it was assigned to at the scoring
        ("reserve", "u1", (MOST_SEATS, ROLES)),
        ("panel", "u1", (MOST_SEATS, PANEL)),  # the role on each space
        ("token", "u1", (REFUGES,)),  # arrival space of the explosion token, from 0; SPACES: out of the game
        ("refuge", "u1", (REFUGES,)),  # the card there
        ("beacon_at", "u1", (10,)),  # the border of each beacon
        ("row", "u1", (FACE_UP,)),  # explosion cards face up, the farther from the deck first
        ("under", "u1", (SECTORS,)),  # those put under the deck, the next one first
        ("buried", "u1"),  # how many these are
        ("seats", "u1"),
        ("drawn", "u1"),  # refuges are drawn from all cards
        ("phase", "u1"),
        ("first", "u1"),  # who began
        ("turn", "u1"),  # whose
        ("turns", "u1"),  # how many have begun, counted up to 2
        ("actions", "u1"),  # how many the player has left in this turn
        ("using", "u1"),  # the action that was paid for and goes on
        ("disembarked", "u1"),  # somebody has, in this turn
        ("arriving", "u1"),  # the member on its way …
        ("arriving_seen", "u1"),
        ("arriving_to", "u1"),  # … to a pod or, PODS higher, to a refuge
        ("homeless", "u1"),  # the empty pod for which a hangar is to be found
        ("pushed", "u1"),  # the pod that has been run into and must go
        ("pushed_back", "u1"),  # the sector from which it was run into
        ("beacon", "u1"),  # the one that is being placed
        ("blast", "u1"),
        ("turn_over", "u1"),  # the player has said so, and what follows goes on
        ("closer", "u1"),  # whose turn it was when the barrier arose
        ("final", "u1"),  # the final turns have begun
        ("scoring", "u1"),  # the refuge that is being scored
        ("member", "u1"),  # and the arrival space
        ("spied", "u1"),  # the pod or, PODS higher, the refuge that was looked into by the last action
        ("for_all", "u1"),  # the colours of refuges count for members without a square too
    ]
)

SECRETS = ("aboard", "landed", "reserve", "panel", "arriving")  # fields that are blank to somebody at times

BEACON_NAMES = tuple(a + b for a, b in combinations(LETTERS, 2))
BEACONS = len(BEACON_NAMES)
TOUCHES: list[list[int]] = COMPONENTS["board"]["touching"]
BORDERS = [(a, b) for a, beside in enumerate(TOUCHES, 1) for b in beside if a < b]
BORDER_NAMES = tuple(f"{a}-{b}" for a, b in BORDERS)
SECTOR_NAMES = tuple(str(sector + 1) for sector in range(SECTORS))
CARD_NAMES = tuple(card["card"] for card in COMPONENTS["refuge"])

ACTIONS = Codec(
    Kind("use", Field("what", USES), Field("role", ROLES)),
    Kind("end"),
    Kind("move", Field("pod", PODS), Field("to", SECTORS)),
    Kind("embark", Field("who", ROLES + PLACES), Field("into", BIG_PODS)),
    Kind("disembark", Field("member", PLACES), Field("refuge", REFUGES)),
    Kind("spy", Field("on", PODS + REFUGES)),
    Kind("launch", Field("role", ROLES), Field("at", SHIP_SECTORS)),
    Kind("swap", Field("who", ROLES + PLACES), Field("member", PLACES)),
    Kind("delay", Field("card", SECTORS)),
    Kind("beacon", Field("beacon", BEACONS)),
    Kind("border", Field("border", len(BORDERS))),
    Kind("push", Field("to", SECTORS)),
    Kind("hangar", Field("hangar", 2)),
    Kind("assign", Field("square", SPACES)),
    Kind("refuge", Field("which", CARDS)),
    Kind("card", Field("card", SECTORS)),
    Kind("first", Field("seat", MOST_SEATS)),
)
END = ACTIONS.start("end")


def wrong_with(components: Mapping[str, Any]) -> str | None:
    """What is wrong with the components, for whoever corrected them; None if they can be played with."""
    touching = components["board"]["touching"]
    if len(touching) != SECTORS or any(
        a not in touching[b - 1] or a == b for a, beside in enumerate(touching, 1) for b in beside
    ):
        return f"board: {SECTORS} sectors, and what touches is touched"
    if sum(map(len, touching)) != 2 * 26 or components["board"]["ship"] != [1, 2, 3]:
        return "board: 26 borders, and the ship at 1, 2 and 3"
    if len(components["board"]["refuges"]) != REFUGES:
        return f"board: the sectors of {REFUGES} refuges"
    if components["pods"]["hangars"] != [2, 3, 2] or components["pods"]["minipods"] != PODS - BIG_PODS:
        return "pods: hangars for two, three and two, and three minipods"
    if not 1 <= components["crew"]["of_each_role"] <= 5:
        return "crew: one to five of each role"
    for seats in range(1, MOST_SEATS + 1):
        if not all(1 <= space <= SPACES for space in components["tokens"][str(seats)]):
            return f"tokens: on arrival spaces from 1 to {SPACES}"
    if len(components["refuge"]) != CARDS or sum(card.get("solo", False) for card in components["refuge"]) != REFUGES:
        return f"refuge cards: {CARDS}, {REFUGES} of them for solo"
    for card in components["refuge"]:
        if card["kind"] not in KIND_NAMES or len(card["squares"]) != SPACES:
            return f"{card['card']}: {SPACES} squares, and one of the kinds {', '.join(KIND_NAMES)}"
        if not all(role in (*ROLE_NAMES, "any") and 1 <= points <= 9 for role, points in card["squares"]):
            return f"{card['card']}: a square wants {', '.join(ROLE_NAMES)} or any, for 1 to 9 points"
    if not 1 <= components["match"]["quiet_rounds"] <= 50:
        return "match: at most 50 quiet rounds"
    return None


if wrong_with(COMPONENTS):
    raise ValueError(f"escape_pods/components.toml: {wrong_with(COMPONENTS)}")


def beacons_in_play(seats: int) -> int:
    """How many beacons show a colour in play (EP-1.5): the first so many."""
    return sum(LETTERS.index(name[0]) < seats for name in BEACON_NAMES)


def names(seats: int, _options: Mapping[str, Value]) -> dict[str, Sequence[str]]:
    """What things are called, by their numbers."""
    return {
        "role": ROLE_NAMES,
        "use": USE_NAMES,
        "panel": tuple(str(space + 1) for space in range(PANEL)),
        "sector": SECTOR_NAMES,
        "pod": POD_NAMES,
        "place": PLACE_NAMES,
        "hangar": SECTOR_NAMES[:SHIP_SECTORS],
        "refuge": REFUGE_NAMES,
        "space": SECTOR_NAMES[:SPACES],
        "square": SECTOR_NAMES[:SPACES],
        "refuge-card": CARD_NAMES,
        "card": SECTOR_NAMES,
        "beacon": BEACON_NAMES[: beacons_in_play(seats)],
        "border": BORDER_NAMES,
        "grade": GRADE_NAMES,
    }


def lexicon(seats: int, _options: Mapping[str, Value]) -> Lexicon:
    """The names of all actions."""
    return _lexicon(seats)


@cache
def _lexicon(seats: int) -> Lexicon:
    return ACTIONS.lexicon(
        what=USE_NAMES,
        role=ROLE_NAMES,
        pod=POD_NAMES,
        to=SECTOR_NAMES,
        who=(*ROLE_NAMES, *PLACE_NAMES),
        into=POD_NAMES[:BIG_PODS],
        member=PLACE_NAMES,
        refuge=REFUGE_NAMES,
        on=(*POD_NAMES, *REFUGE_NAMES),
        at=SECTOR_NAMES[:SHIP_SECTORS],
        card=SECTOR_NAMES,
        beacon=BEACON_NAMES[: beacons_in_play(seats)],
        border=BORDER_NAMES,
        hangar=("1", "3"),
        which=CARD_NAMES,
        seat=LETTERS[:seats],
    )


# Tables. Sectors count from 0 here, and a set of them is the bits of an integer.

TOUCHING = np.array([sum(1 << (b - 1) for b in beside) for beside in TOUCHES], np.int64)
BORDER_BETWEEN = np.full((SECTORS, SECTORS), NONE, np.uint8)
SEATS_OF = np.array(SIZES, np.int64)
FIRST_PLACE = np.array([sum(SIZES[:pod]) for pod in range(PODS + 1)], np.int64)
POD_OF = np.array([pod for pod, size in enumerate(SIZES) for _ in range(size)], np.int64)
REFUGE_AT = np.array([sector - 1 for sector in COMPONENTS["board"]["refuges"]], np.int64)
NEAR_SHIP = np.int64(sum(1 << (sector - 1) for sector in COMPONENTS["board"]["ship"]))
NEAR_REFUGES = np.int64(sum(1 << int(sector) for sector in set(REFUGE_AT.tolist())))
TOKEN_STARTS = np.zeros((MOST_SEATS + 1, 2), np.uint8)  # by seats: lateral, central
DECK = np.int64(sum(1 << (sector - 1) for sector in COMPONENTS["explosions"]["cards"]))
SOLO_DECK = np.int64(sum(1 << (sector - 1) for sector in COMPONENTS["explosions"]["solo"]))
SHOWN: int = COMPONENTS["explosions"]["face_up"]
SHOWN_SOLO: int = COMPONENTS["explosions"]["face_up_solo"]
WANTS = np.zeros((CARDS, SPACES), np.uint8)  # the role of each square; ROLES: any
POINTS = np.zeros((CARDS, SPACES), np.uint8)
KIND = np.array([KIND_NAMES.index(card["kind"]) for card in COMPONENTS["refuge"]], np.uint8)
MARKED = np.zeros(len(KIND_NAMES), np.int64)  # squares with a mark, by kind of card, as bits
SOLO_CARDS = np.int64(sum(1 << i for i, card in enumerate(COMPONENTS["refuge"]) if card.get("solo", False)))
BEACON_COLOURS = np.array([sum(1 << LETTERS.index(letter) for letter in name) for name in BEACON_NAMES], np.int64)
MASTER: int = COMPONENTS["grades"]["master"]
CONQUEROR: int = COMPONENTS["grades"]["conqueror"]


def _build_tables() -> None:
    for border, (a, b) in enumerate(BORDERS):
        BORDER_BETWEEN[a - 1, b - 1] = BORDER_BETWEEN[b - 1, a - 1] = border
    for seats in range(1, MOST_SEATS + 1):
        TOKEN_STARTS[seats] = [space - 1 for space in COMPONENTS["tokens"][str(seats)]]
    for number, card in enumerate(COMPONENTS["refuge"]):
        for square, (role, points) in enumerate(card["squares"]):
            WANTS[number, square] = ROLES if role == "any" else ROLE_NAMES.index(role)
            POINTS[number, square] = points
    for kind, squares in COMPONENTS["refuges"]["marked"].items():
        MARKED[KIND_NAMES.index(kind)] = sum(1 << (square - 1) for square in squares)


_build_tables()
