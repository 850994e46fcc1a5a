"""Escape Pods: what happens, what is asked and what can be chosen, in kinds and numbers.

Everybody sees whose a member of a crew is, few see what: a role is secret wherever others may not know it (EP-1.4,
EP-3.4). A member aboard is on a seat of its pod (`place`); one in a refuge on an arrival space.
"""

from __future__ import annotations

from astroport.core.events import Choice, Event, Kinds, Number, Prompt

SEAT, POD, REFUGE, CARD, BEACON = Number("seat"), Number("pod"), Number("refuge"), Number("card"), Number("beacon")
USE, PLACE, SPACE, SQUARE, HANGAR = Number("use"), Number("place"), Number("space"), Number("square"), Number("hangar")
ROLE = Number("role")
SECRET_ROLE = Number("role", secret=True)
OTHER, OTHER_ROLE = Number("other", "seat"), Number("other-role", "role", secret=True)
OWNER = Number("owner", "seat")
OWNERS = Number("owners", "seat", several=True)  # the colours of a beacon that somebody plays
FROM, TO, AT = Number("from", "sector"), Number("to", "sector"), Number("at", "sector")
ON_PANEL = Number("members", "panel", several=True)

EVENTS = Kinds(
    # The opening
    Event("is-laid", REFUGE, Number("refuge-card"), explains=("refuge",), cut=True),
    Event("comes-up", CARD, explains=("row", "unseen"), cut=True),
    Event("begins", SEAT, explains=("first",)),
    # Turns
    Event("pays", SEAT, USE, SECRET_ROLE, Number("panel"), explains=("panel", "reserve")),
    Event("takes-back", SEAT, ON_PANEL, explains=("panel", "reserve")),
    Event("ends-turn", SEAT, ON_PANEL, explains=("panel", "reserve")),
    Event("has-final-turn", SEAT, explains=("final",)),
    # Pods
    Event("moves", SEAT, POD, FROM, TO, explains=("pod_at",), cut=True),
    Event("crosses", SEAT, POD, FROM, TO, BEACON, explains=("pod_at",), cut=True),
    Event("pushes", SEAT, POD, FROM, TO, explains=("pod_at",), cut=True),
    Event("is-pushed", POD, FROM, TO, explains=("pod_at",), cut=True),
    Event("flies-out", POD, HANGAR, TO, explains=("pod_at",), cut=True),
    Event("is-empty", POD, FROM, explains=("pod_at",), cut=True, line="home"),
    Event("goes-home", POD, HANGAR, explains=("pod_at",), cut=True, line="home"),
    Event("sends-home", SEAT, POD, HANGAR, explains=("pod_at",), cut=True),
    # The crew
    Event("embarks", SEAT, SECRET_ROLE, POD, AT, HANGAR, explains=("reserve",), line="embarks"),
    Event(
        "steps-over",
        *(SEAT, SECRET_ROLE, PLACE, Number("from-pod", "pod"), FROM, POD, AT),
        explains=("aboard", "aboard_seen"),
        line="embarks",
    ),
    Event(
        "takes-seat",
        *(SEAT, SECRET_ROLE, PLACE, POD, AT, HANGAR),
        explains=("aboard", "aboard_seen"),
        cut=True,
        line="embarks",
    ),
    Event(
        "disembarks",
        *(SEAT, OWNER, SECRET_ROLE, PLACE, POD, FROM, REFUGE),
        explains=("aboard", "aboard_seen"),
        line="disembarks",
    ),
    Event(
        "lands",
        *(SEAT, SECRET_ROLE, REFUGE, SPACE),
        explains=("landed", "landed_seen"),
        cut=True,
        line="disembarks",
    ),
    Event("launches", SEAT, SECRET_ROLE, PLACE, POD, TO, explains=("reserve", "pod_at", "aboard")),
    Event("spies", SEAT, POD, AT, REFUGE, explains=("aboard_seen", "landed_seen")),
    Event("sees", SEAT, OWNER, ROLE, PLACE, REFUGE, SPACE),  # heard by the seat alone
    Event(
        "swaps",
        *(SEAT, SECRET_ROLE, Number("from", "place"), OTHER, OTHER_ROLE, PLACE, POD, AT),
        explains=("reserve", "aboard", "aboard_seen"),
    ),
    # Cards and beacons
    Event("delays", SEAT, CARD, explains=("row", "under", "buried"), cut=True),
    Event("comes-back", CARD, explains=("row", "under", "buried"), cut=True),
    Event("takes-beacon", SEAT, BEACON, OWNERS, explains=("beacon",)),
    Event(
        "places-beacon",
        *(SEAT, BEACON, OWNERS, Number("from", "border"), Number("border")),
        explains=("beacon", "beacon_at"),
    ),
    Event(
        "exchanges-beacons",
        *(SEAT, BEACON, OWNERS, Number("from", "border"), Number("border")),
        *(Number("other", "beacon"), Number("others", "seat", several=True)),
        explains=("beacon", "beacon_at"),
    ),
    # Explosions
    Event("token-moves", REFUGE, Number("from", "space"), Number("to", "space"), explains=("token",), cut=True),
    Event("explodes", AT, POD, explains=("debris", "row"), cut=True),
    Event(
        "gets-back", SEAT, Number("members", "place", several=True), POD, explains=("reserve", "aboard", "aboard_seen")
    ),
    # The end
    Event("barrier-arises", explains=("closer",)),
    Event("all-have-landed"),
    Event("nobody-is-beyond"),
    Event("final-turns-end"),
    Event("nobody-lands", Number("rounds", "count")),
    Event("is-turned-up", REFUGE, Number("members", "count"), explains=("scoring",), cut=True),
    Event("assigns", SEAT, ROLE, REFUGE, SPACE, SQUARE, explains=("assigned",), cut=True),
    Event("gets-square", SEAT, ROLE, REFUGE, SPACE, SQUARE, explains=("assigned",), cut=True),
    Event("gets-no-square", SEAT, ROLE, REFUGE, SPACE),
    Event("scores", SEAT, Number("points", "count"), REFUGE, explains=("scoring",)),
    Event("totals", SEAT, Number("points", "count")),
    Event("wins", SEAT),
    Event("shares-win", SEAT),
    Event("gets-grade", SEAT, Number("grade")),
)
# Of one action: the last refuge is reached by the twentieth member, and all four are scored without a question.
MOST_EVENTS = 80

PROMPTS = Kinds(
    Prompt("act", Number("actions", "count")),
    Prompt("act-finally", Number("actions", "count")),
    Prompt("cross-or-end"),
    Prompt("end"),
    Prompt("nothing-but-cross"),
    Prompt("nothing"),
    Prompt("embark"),
    Prompt("accelerate"),
    Prompt("pilot"),
    Prompt("spy"),
    Prompt("launch"),
    Prompt("board"),
    Prompt("program"),
    Prompt("place-beacon", BEACON, OWNERS, Number("from", "border")),
    Prompt("push", POD, AT),
    Prompt("choose-hangar", POD),
    Prompt("assign", REFUGE, SPACE, ROLE),
    Prompt("wait", SEAT),
    Prompt("wait-for-square", SEAT, REFUGE),
    Prompt("lay-refuges"),
    Prompt("turn-up"),
    Prompt("draw-lots"),
    Prompt("over"),
)

CHOICES = Kinds(
    Choice("use", USE, ROLE, Number("have", "count")),
    Choice("end", Number("actions", "count")),
    Choice("move", POD, FROM, TO, Number("pushed", "pod"), BEACON),
    Choice("embark", SECRET_ROLE, PLACE, Number("from-pod", "pod"), FROM, POD, AT, HANGAR),
    Choice("disembark", OWNER, SECRET_ROLE, PLACE, POD, FROM, REFUGE, SPACE, CARD),
    Choice("spy", POD, AT, REFUGE, Number("members", "count")),
    Choice("launch", ROLE, POD, TO),
    Choice("swap", SECRET_ROLE, Number("from", "place"), Number("from-pod", "pod"), OTHER, OTHER_ROLE, PLACE, POD, AT),
    Choice("delay", CARD),
    Choice("beacon", BEACON, OWNERS, Number("from", "border")),
    Choice("border", Number("border"), BEACON, Number("other", "beacon"), Number("others", "seat", several=True)),
    Choice("push", POD, FROM, TO, Number("pushed", "pod")),
    Choice("hangar", POD, HANGAR),
    Choice("assign", REFUGE, SPACE, SECRET_ROLE, SQUARE, Number("wants", "role"), Number("points", "count")),
    Choice("refuge", REFUGE, Number("refuge-card")),
    Choice("card", CARD),
    Choice("first", SEAT),
)

# Changes that no event speaks of: what is asked next shows them.
UNTOLD = (
    *("phase", "turn", "turns", "actions", "using", "turn_over", "quiet", "disembarked", "left_by_beacon"),
    *("arriving", "arriving_seen", "arriving_to", "homeless", "pushed", "pushed_back", "blast", "member"),
    "spied",
)
